"""At the desk, for what is about computer players: hints, stand-ins, matches to watch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.message import panel
from bot.table.table import Player, Table
from games import GAMES
from games.core import Refused, say

if TYPE_CHECKING:
    from bot.press.interaction import Press
    from bot.press.router import Act, Desk

ADVISER = "hard"
"""The level that is asked for a hint."""
ASKED = "You have asked; the answer comes in the channel."
"""Told to whoever has made an offer."""


class Rivals:
    """Answers what people ask of and about computer players."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.acts: Mapping[str, Act] = {
            "hint": self._hint,
            "replace": self._replace,
            "watch": self._watch_beside,
        }

    async def hint(self, press: Press, table: Table) -> None:
        """What the adviser would play, and why, for the person who asks."""
        seat = self._desk.seat(table, press)
        if not table.against_computers or ADVISER not in table.game.players:
            raise Refused(say("There are hints only in matches against the computer."))
        if seat not in table.playing.state.acting:
            raise Refused(say("It is not your turn."))
        await self._desk.defer(press)
        view = table.view(seat)
        move = await self._desk.host.think(table, seat, ADVISER)
        label = table.say(table.game.label(move))
        why = panel.tell(table, table.game.why(view, move))
        await self._desk.tell(press, f"**{label}**: {why}\n-# To type it: `/play {move}`")

    async def _hint(self, press: Press, id: int, _: str) -> None:
        await self.hint(press, await self._desk.host.look(id))

    async def _replace(self, press: Press, id: int, detail: str) -> None:
        """Propose that the computer takes an absent person's seat."""
        now = self._desk.host.now()
        async with self._desk.host.hold(id) as held:
            table, seat = held.table, self._desk.seat(held.table, press)
            absent = int(detail) if detail.isdigit() and len(detail) < 3 else -1
            if not 0 <= absent < len(table.players):
                raise Refused(say("There is no such seat."))
            after = table.offer_replacement(seat, absent, now)
            await held.save(after, press.id)
            done = f"The computer plays for {panel.names_of(table)[absent]}."
            text = ASKED if after.offer else done
            await self._desk.turn_into(press, panel.sheet(table.game, text))

    async def watch(self, press: Press, lobby: Table, level: str) -> None:
        """Open a table at which only computers play, and start it."""
        opens = f"t:0:watch.{lobby.game_id}.{level}"
        table = await self._desk.opening.open(press, _by_computers(lobby, level), opens)
        if table:
            await self._start(table, lobby.host)

    async def _watch_beside(self, press: Press, id: int, detail: str) -> None:
        """The same in a thread beside a taken channel: `graverobber.hard`."""
        name, _, level = detail.partition(".")
        if name not in GAMES or level not in GAMES[name].players:
            raise Refused(say("I don't know that game."))
        me = await self._desk.player(press.user, name)
        guild, channel = press.guild_id or 0, press.channel_id or 0
        lobby = await self._desk.opening.lobby(name, guild, channel, me)
        table = await self._desk.opening.beside(press, _by_computers(lobby, level))
        await self._start(table, me.id)

    async def _start(self, opened: Table, by: int) -> None:
        async with self._desk.host.hold(opened.id) as held:
            host = self._desk.host
            await held.save(held.table.start(by, host.random, host.now()), None)


def _by_computers(lobby: Table, level: str) -> Table:
    """All its seats taken by computers."""
    seats = range(1, max(lobby.game.seats) + 1)
    computers = tuple(Player(-n, f"Computer {n} ({level})", level) for n in seats)
    return replace(lobby, players=computers)
