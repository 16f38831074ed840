"""Opening the tables of a tournament's pairings: each once, whatever breaks off in between.

The thread is made first, then the table with it in one transaction that also notes it at the
pairing. Before the thread is made, the try is noted: so whoever comes after a crash looks for a
thread that nobody knows of.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.cogs.tournaments.events import LONGEST, Threads
from bot.cogs.tournaments.store.results import ELSEWHERE, AlreadySeated, seat
from bot.cogs.tournaments.store.running import Running
from bot.cogs.tournaments.tournament import Field, Pairing
from bot.errors import AlreadyDone, ChannelTaken
from bot.live.languages import ready
from bot.press.cog import Services
from bot.press.guests import Picked, player
from bot.table import lobby as lobbies
from bot.table.entered import cut
from bot.table.facts import LOT, Round
from bot.table.player import Player
from bot.table.reach import DIRECT
from bot.table.table import Table
from games.core import say

NOBODYS = -(2**62)
"""Below this are the presses that stand for nobody's, two for each pairing: one for its table in a
thread, one for its table in direct messages. The latter stands for the place, too."""


class PairingTables:
    """Opens tables."""

    def __init__(self, services: Services, running: Running, threads: Threads) -> None:
        self._services, self._tables = services, services.tables
        self._running, self._threads = running, threads

    async def open(self, field: Field, pairing: Pairing) -> None:
        """Open the table of a pairing, in a thread; in direct messages if the bot may not make any.
        Raises `OSError` if Discord or the network is away."""
        table = await self._table(field, pairing)
        with suppress(AlreadySeated, AlreadyDone, ChannelTaken):
            thread = await self._thread(field, pairing, table)
            if thread and await self._in_thread(replace(table, channel=thread), pairing):
                return
            place = NOBODYS - 2 * pairing.id - 1
            direct = replace(table, reach="direct", guild=DIRECT, channel=place)
            await self._tables.open_direct(direct, place, partial(seat, pairing.id))

    async def _thread(self, field: Field, pairing: Pairing, table: Table) -> int | None:
        if pairing.tries >= ELSEWHERE:
            return None
        await self._running.tried(pairing)
        tournament = field.tournament
        number = say("bot-tournament-thread", n=pairing.round).in_(table.spoken)
        # by which the next process knows its thread: names are not unique
        own = f"{tournament.id}.{pairing.round}.{pairing.board}" + "b" * pairing.leg
        name = " ".join(f"{' – '.join(table.names)} · {number} · {tournament.name}".split())
        name = f"{cut(name, LONGEST - len(own) - 3).strip()} · {own}"
        return await self._threads.open(tournament.channel, name, again=pairing.tries > 0)

    async def _in_thread(self, table: Table, pairing: Pairing) -> bool:
        """Open the table in its thread. False if somebody has opened another one there. A thread is
        archived again if somebody was removed meanwhile, or the tournament was cancelled."""
        press = NOBODYS - 2 * pairing.id
        try:
            await self._tables.create(table, press, partial(seat, pairing.id))
        except ChannelTaken:
            return False
        except AlreadySeated:
            if await self._services.store.open_table(table.channel) is None:
                await self._threads.file(table.channel)
            raise
        return True

    async def _table(self, field: Field, pairing: Pairing) -> Table:
        """The match, begun. Both are called, since whoever waits is to know of it, too."""
        tournament, now = field.tournament, self._tables.now()
        both = [
            await self._player(field.players[number], tournament.game)
            for number in (pairing.first, pairing.second)
        ]
        host = next(one for one in both if not one.level)
        terms, ends = tournament.terms, tournament.ends or now
        round = Round(tournament.id, tournament.name, tournament.round, pairing.id, ends)
        lobby = Table(
            id=0,
            guild=tournament.guild,
            channel=tournament.channel,
            game_id=tournament.game,
            host=host.id,
            players=tuple(both),
            options=terms.options,
            clock=terms.clock,
            casual=terms.casual,
            language=await ready(tournament.language),
            opened=now,
            round=round,
        )
        sides = lobby.game.rules.sides
        side = sides[both.index(host)] if sides else LOT
        first = both[0].id if lobby.game.rules.begun_by else 0
        lobby = replace(lobby, side=side, first=first)
        begun = lobbies.start(lobby, host.id, self._tables.random, now)
        return replace(begun, called=tuple(one.id for one in both if one.id > 0))

    async def _player(self, known: Player, game: str) -> Player:
        if known.level or known.id < 0:
            return known
        return await player(self._services, Picked(known.id, known.name, bot=False), game)
