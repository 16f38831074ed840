"""What the owner of a plan does with it. Nothing here knows Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial

from bot.cogs.plans.ahead import MOVED_ON, Ahead, stamp
from bot.cogs.plans.plan import Line, Plan, Position, waits
from bot.cogs.plans.sheets import (
    TYPED,
    AddLine,
    Clear,
    Confirm,
    Delete,
    GoOnFrom,
    OfPlan,
    ShowPlan,
    Typed,
    entry_sheet,
    plan_sheet,
)
from bot.cogs.plans.store import Owned, Plans, write
from bot.cogs.plans.typed import read_lines
from bot.live.held import Held
from bot.live.languages import typing_ready
from bot.live.tables import Tables
from bot.message.made import read_in
from bot.message.parts import Sheet
from bot.press.choosing import Asker, choose
from bot.table.controls import OpenPlan
from bot.table.ids import Control, Draft, Step
from bot.table.question import Question
from bot.table.table import Table
from games.core import Move, Refused, Seat, say

ALWAYS = (OpenPlan, ShowPlan, Clear, Delete)
"""What can be done with a plan while the match waits, too."""


class Planning:
    """Plans, and the messages in which people make them."""

    def __init__(self, tables: Tables, plans: Plans) -> None:
        self._tables, self._plans = tables, plans

    async def do(
        self, id: int, person: int, language: str, control: Control, typed: str = ""
    ) -> Sheet:
        """Do what a control asks for; its owner's message then shows this. Raises `Refused`,
        `Stale`."""
        if isinstance(control, Typed):
            table = await self._tables.look(id)
            await typing_ready(table.game_id, language)
        async with self._desk(id, person, language, control) as desk:
            at = _stamp_of(control)
            if at is not None and at != stamp(desk.plan):
                return plan_sheet(desk.table, desk.plan, MOVED_ON)
            if isinstance(control, Typed):
                return await desk.type(typed, language)
            return await desk.press(control)

    async def table(self, id: int, person: int, language: str) -> Table:
        """The table as this person reads it. Raises `Refused` if they can't plan there now."""
        table = read_in(await self._tables.look(id), language)
        _seat(table, person)
        _check_goes_on(table)
        return table

    @asynccontextmanager
    async def _desk(
        self, id: int, person: int, language: str, control: Control
    ) -> AsyncIterator[PlanDesk]:
        """Somebody's plan, with the table locked. Raises `Refused` if nothing can be planned.

        While the match waits, a plan stays where it is: it may be due when the match goes on. It
        can be looked at, and deleted.
        """
        async with self._tables.hold(id) as held:
            table = read_in(held.table, language)
            seat = _seat(table, person)
            owned = (await self._plans.of(id)).get(seat)
            if owned is None or owned.person != person:
                owned = Owned(person, Plan.new(table, seat))
            if not isinstance(control, ALWAYS):
                _check_goes_on(table)
            if owned.plan.at != Position.of(table) and not waits(table):
                owned = replace(owned, plan=owned.plan.carried(table))
            yield PlanDesk(held, table, owned)


def _stamp_of(control: Control) -> str | None:
    """Which plan a control belongs to; None for one that belongs to any."""
    if isinstance(control, Step) and isinstance(control.where, Draft):
        return control.where.stamp
    return control.stamp if isinstance(control, OfPlan) else None


def _seat(table: Table, person: int) -> Seat:
    seat = table.seat_for(person)
    table.undecided.imagined(seat)  # raises `Refused` where nothing can be foreseen
    if seat in table.gone:
        raise Refused(say("bot-you-left"))
    return seat


def _check_goes_on(table: Table) -> None:
    """Raises `Refused` if the match waits for something else than a move."""
    table.check_not_paused()
    if table.waited_for:
        raise Refused(say("bot-plan-waits"))


@dataclass
class PlanDesk(Asker[Draft]):
    """Where one person works on their plan. It also asks for the next move of a line. None
    is confirmed: a plan is, as a whole."""

    held: Held
    table: Table
    owned: Owned
    sheet: Sheet | None = None
    """What the message shows then."""

    @property
    def plan(self) -> Plan:
        """The plan as it is now."""
        return self.owned.plan

    @property
    def ahead(self) -> Ahead:
        """The match after what has been entered."""
        return Ahead.at(self.table, self.plan.seat, self.plan.path or ())

    async def press(self, control: Control) -> Sheet:
        """Do what a button or a menu asks for."""
        match control:
            case Step():
                await choose(self, control)
                assert self.sheet, "every way ends in a message"
                return self.sheet
            case OpenPlan() if self.plan.empty:
                return plan_sheet(self.table, self.plan, self.ahead.hopeless)
            case AddLine():
                return await self._enter(())
            case GoOnFrom(number=number):
                if number >= len(self.plan.draft):
                    raise Refused(MOVED_ON)
                return await self._enter(self.plan.draft[number])
            case Confirm():
                await self._keep(self.plan.changed(lines=self.plan.draft, path=None))
            case Clear():
                await self._keep(self.plan.ended)
            case Delete(number=number):
                await self._keep(self.plan.without(number))
        return plan_sheet(self.table, self.plan)

    async def type(self, text: str, language: str) -> Sheet:
        """Add the lines that were typed: all of them or none."""
        if len(text) > TYPED:
            raise Refused(say("bot-too-long", n=TYPED))
        plan = self.plan
        for line in read_lines(Ahead.at(self.table, plan.seat), text, language):
            plan = plan.with_line(line)
        await self._keep(plan)
        return plan_sheet(self.table, plan)

    async def _enter(self, line: Line) -> Sheet:
        """Ask how a line goes on."""
        ahead = Ahead.at(self.table, self.plan.seat, line)
        await self._go_on(ahead)
        return entry_sheet(ahead, self.plan)

    async def _go_on(self, ahead: Ahead) -> None:
        """Note what has been entered of a line. Raises `Refused` if it can't go on from there."""
        if not ahead.moves:
            raise Refused(ahead.hopeless or say("core-match-over"))
        await self._keep(self.plan.changed(path=ahead.line))

    async def _keep(self, plan: Plan) -> None:
        """Store the plan."""
        self.owned = replace(self.owned, plan=plan)
        await self.held.beside(partial(write, table=self.table.id, owned=self.owned))

    # --- entering a move ---

    @property
    def question(self) -> Question[Draft]:
        """Asks for the next move."""
        return self.ahead.question(self.plan)

    async def moved_on(self, step: Step[Draft]) -> None:
        """The control belongs to another moment."""
        self.sheet = plan_sheet(self.table, self.plan, MOVED_ON)

    async def lead_on(self, beginning: Move) -> None:
        """Show how the moves with this beginning go on."""
        self.sheet = entry_sheet(self.ahead, self.plan, beginning)

    async def play(self, moves: Sequence[Move], *, sure: bool) -> None:
        """Enter these moves. With a complete answer the line is added to the draft."""
        ahead = self.ahead
        for move in moves:
            ahead = ahead.after(ahead.foreseen.mover, move)
        if ahead.answered:
            await self._keep(self.plan.with_line(ahead.line))
            self.sheet = plan_sheet(self.table, self.plan)
        else:
            await self._go_on(ahead)
            self.sheet = entry_sheet(ahead, self.plan)
