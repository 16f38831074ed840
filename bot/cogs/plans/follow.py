"""Plans in the transaction of the move that sets them off."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.cogs.plans.plan import Line, PlanNews, Position, waits
from bot.cogs.plans.store import Owned, Plans, write
from bot.data.core import AsyncConnection
from bot.live.live import RESTS, Followed, Rests
from bot.table.table import Table
from games.core import Refused, Seat, written

RECENT = 5
"""Of how many plans that were played the owner is told at a time."""


class PlansFollow:
    """Plays what people have planned (`bot.live.live.Follows`)."""

    def __init__(self, plans: Plans) -> None:
        self._plans = plans
        self.untold = set[int]()
        """Tables where somebody is to be told of their plan since a change just made here."""

    async def follow(self, before: Table, after: Table, now: float) -> Followed | Rests | None:
        """Play the answers that are due, and end what can't happen any more.

        While the match waits, plans wait too: they follow in the change by which it goes on.
        """
        if before.match is None or not _moved(before, after) or waits(after):
            return None
        stored = await self._plans.of(after.id)
        if not stored:
            return RESTS
        owned = dict(stored)
        while (turn := self._due(after, owned)) is not None:
            seat, answer = turn
            after = self._play(after, owned, seat, answer, now)
        changed = [mine for seat, mine in owned.items() if mine != stored[seat]]
        return Followed(after, partial(self._write, after.id, changed))

    def _due(self, table: Table, owned: dict[Seat, Owned]) -> tuple[Seat, Line] | None:
        """Carry the plans on to where the match is now, and find a seat that plays by plan."""
        if waits(table):
            return None
        for seat, mine in owned.items():
            played = mine.plan.at.played(table) or ()
            plan = mine.plan.carried(table)
            if not table.alive or table.players[seat].id != mine.person:
                plan = plan.ended
            owned[seat] = replace(mine, plan=plan)
            if answer := plan.answer(played):
                return seat, answer
        return None

    def _play(
        self, table: Table, owned: dict[Seat, Owned], seat: Seat, answer: Line, now: float
    ) -> Table:
        """The table after this seat's answer. If that has become illegal, the plan ends."""
        mine, log, at = owned[seat], table.playing.log, Position.of(table)
        own = [ply for ply, (mover, _) in enumerate(log) if mover == seat]
        condition = log[own[-1] + 1 if own else 0 :]
        try:
            after = table.play(seat, [move for _, move in answer], now)
        except Refused as refused:
            after, plan = table, mine.plan.ended
            told = PlanNews(at, condition, answer, written(refused.text))
        else:
            plan, told = mine.plan, PlanNews(at, condition, answer)
        owned[seat] = replace(mine, plan=plan, told=(*mine.told, told)[-RECENT:])
        return after

    async def _write(self, table: int, changed: list[Owned], connection: AsyncConnection) -> None:
        for mine in changed:
            await write(connection, table, mine)
        if any(mine.told for mine in changed):
            self.untold.add(table)


def _moved(before: Table, after: Table) -> bool:
    """May a plan be due, or over?"""
    return before.match is not after.match or waits(before) or before.alive != after.alive
