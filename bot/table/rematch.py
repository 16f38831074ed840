"""A rematch: a new lobby for the people of a finished match, or a match at once."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.table.apart import TOGETHER, Apart, taken_along
from bot.table.facts import LOT
from bot.table.lobby import LOBBY_LIFE, can_start, here, offered, start
from bot.table.reach import rematch_place
from bot.table.table import Table
from games.core import Refused, say


def again(table: Table, by: int, random: Random, now: float, apart: Apart = TOGETHER) -> Table:
    """The rematch. Against computers only, it begins at once; else it is a lobby. It is a lobby,
    too, if a computer stood in for somebody: they may want to play again."""
    lobby = rematch(table, 0, by, now)
    waits = lobby.invited or table.absent or not can_start(lobby)
    lobby = taken_along(lobby, apart)
    return lobby if waits else start(lobby, by, random, now)


def rematch(table: Table, id: int, by: int, now: float) -> Table:
    """A new lobby with the same people and options. Sides move on by one seat, and so does who
    begins if the host had chosen that. In direct messages, nobody would see that they may come back
    to a seat that a computer took over: they are invited."""
    if table.stage != "over":
        raise Refused(say("bot-not-over"))
    if table.seat_of(by) is None:
        raise Refused(say("bot-rematch-theirs"))
    first, *others = table.finishers if table.reach == "direct" else table.players
    players = (*others, first)
    me = next(p for p in players if p.id == by)
    computers = tuple(p for p in players if p.level)
    lobby = Table(
        id=id,
        guild=table.guild,
        channel=rematch_place(table.id) if table.reach == "direct" else table.channel,
        game_id=table.game_id,
        host=by,
        players=(replace(me, reachable=True, newcomer=False), *computers),
        invited=tuple(p for p in players if p.id != by and p.id > 0),
        options=offered(table),
        clock=table.clock,
        language=table.language,
        reach=table.reach,
        server=table.server,
        wanted=len(players) if table.reach == "direct" else 0,
        casual=table.casual,
        opened=now,
        deadline=now + LOBBY_LIFE,
        side=table.game.rules.sides[players.index(me)] if table.game.rules.sides else LOT,
    )
    return replace(lobby, first=here(lobby, _next(table, table.first)))


def _next(table: Table, person: int) -> int:
    """The player who sits next to this person; 0 if they don't sit here."""
    seat = table.seat_of(person)
    return 0 if seat is None else table.players[(seat + 1) % len(table.players)].id
