"""At the desk, for what is about computer players: hints, stand-ins, matches to watch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot import panel
from bot.table import Player, Table
from games.core import Refused, say

if TYPE_CHECKING:
    from bot.desk import Act, Desk, Press

ADVISER = "hard"
"""The level that is asked for a hint."""


class Rivals:
    """Answers what people ask of and about computer players."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.acts: Mapping[str, Act] = {"hint": self._hint, "replace": self._replace}

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
        await self._desk.tell(press, f"**{label}** (`{move}`). {why}")

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
            await self._desk.turn_into(press, panel.sheet(table.game, "Done: see the channel."))

    async def watch(self, press: Press, lobby: Table, level: str) -> None:
        """Open a table at which only computers play, and start it."""
        seats = range(1, max(lobby.game.seats) + 1)
        computers = tuple(Player(-n, f"Computer {n} ({level})", level) for n in seats)
        table = await self._desk.opening.open(press, replace(lobby, players=computers))
        if table is None:
            return
        async with self._desk.host.hold(table.id) as held:
            host = self._desk.host
            await held.save(held.table.start(lobby.host, host.random, host.now()), None)
