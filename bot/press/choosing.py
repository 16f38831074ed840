"""The one way to a move: in a match, a lesson or a puzzle; pressed, chosen in menus or typed.

It goes: who, read, right moment?, legal?, confirm?, apply, store, answer. Nothing here knows
Discord.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeVar

from bot.data.people import People
from bot.errors import AlreadyDone
from bot.live.held import Heard, Held
from bot.live.languages import typing_ready
from bot.live.tables import Tables
from bot.press.often import MINUTE, Often
from bot.table.confirm import confirms, needs_confirming
from bot.table.ids import Moment, Step, Where
from bot.table.late import in_time
from bot.table.question import Question, asked
from bot.table.table import Table
from bot.table.timer import Span
from games.core import Move, Refused, Seat, SetUp, Text, Thought, Who, say

MOVED_ON = say("bot-moved-on")
"""What whoever presses a control of an earlier position is told."""
LAYOUTS = 20
"""How often a person may start a layout over within a minute."""

W = TypeVar("W", bound=Where)


class Asker(Protocol[W]):
    """Asks one person for a move, stores what they choose and answers them."""

    @property
    def question(self) -> Question[W]:
        """The question as it is now, for the person who is asked."""

    async def moved_on(self, step: Step[W]) -> None:
        """The pressed control belongs to another moment: show the controls of now."""

    async def lead_on(self, beginning: Move) -> None:
        """Show how the moves with this beginning go on; after a whole move, only that it is played
        or not."""

    async def confirms(self, move: Move) -> bool:
        """Is this legal move shown once more before it is played?"""
        return False

    async def refuse(self, why: Text) -> None:
        """Tell what is wrong, or raise `Refused` with it."""
        raise Refused(why)

    async def play(self, moves: Sequence[Move], *, sure: bool) -> None:
        """Store these legal moves and show the result. `sure`: any warning has been read."""


async def choose(asker: Asker[W], step: Step[W]) -> None:
    """Take what was pressed or chosen in a menu: play a move, or lead on from a beginning. (A move
    that is to be confirmed leads on to itself.)"""
    question, entry = asker.question, step.entry
    if question.where != step.where:
        await asker.moved_on(step)
    elif entry in question.legal and (step.sure or not await asker.confirms(entry)):
        await asker.play([entry], sure=step.sure)
    elif question.leads_on(entry):
        await asker.lead_on(entry)
    elif entry.endswith(" "):  # a beginning as an earlier version had it
        await asker.moved_on(step)
    else:
        await asker.refuse(question.why_not(entry) or MOVED_ON)


async def choose_typed(asker: Asker[W], text: str) -> None:
    """Play what was typed: all of its moves or none."""
    question = asker.question
    await typing_ready(question.shown.game.id, question.shown.spoken)
    try:
        moves = question.read(text)
    except Refused as refused:
        await asker.refuse(refused.text)
    else:
        await asker.play(moves, sure=False)


async def lay_at_random(asker: TableAsker) -> None:
    """Lay out the seat's board at random."""
    question = asker.question
    moves = layout_of(question).random(question.view, asker.matches.tables.random)
    await asker.play(moves, sure=True)


def layout_of(question: Question[Moment]) -> SetUp[Any]:
    """How the board is laid out. Raises `Refused` if the seat has done that."""
    set_up = question.shown.game.rules.set_up
    if set_up is None or not set_up.open(question.view):
        raise Refused(say("bot-layout-fixed"))
    return set_up


# --- at a table ----------------------------------------------------------------------------------


class Port(Heard, Protocol):
    """Somebody who does something at a table, and the ways to answer them.

    They are answered when the table's lock is released. The port's id is stored with the change, so
    that a repetition is noticed.
    """

    @property
    def person(self) -> int:
        """Their Discord id."""

    def taken(self, now: float) -> float:
        """When what they do counts as done, if it is `now` here: it may have been on its way."""

    def reads(self, table: Table) -> Table:
        """The table in the language they read."""

    async def moved_on(self, held: Held, seat: Seat) -> None:
        """They pressed a control of another moment."""

    async def lead_on(self, held: Held, seat: Seat, beginning: Move) -> None:
        """They chose how their move begins, or a whole move that they confirm."""

    async def confirm(self, table: Table, seat: Seat, move: Move, warning: Text) -> None:
        """They have to read this warning before their move is played."""

    async def played(self, held: Held, seat: Seat, since: int) -> None:
        """Their move is stored. `since`: how many notes the seat knew before it."""

    async def done(self, held: Held, seat: Seat, told: Text | None) -> None:
        """Another change is stored. They are `told` this, unless the board shows it anyway. None:
        they see their board."""

    async def wait(self) -> None:
        """The answer takes a while."""

    async def advised(self, table: Table, moment: Moment, thought: Thought) -> None:
        """What the computer would play there in their place."""


class Matches:
    """Ask for moves at all tables."""

    def __init__(self, tables: Tables, people: People) -> None:
        self.tables = tables
        self._people = people
        self.started_over = Often(LAYOUTS, MINUTE)

    @asynccontextmanager
    async def asker(self, id: int, port: Port) -> AsyncIterator[TableAsker]:
        """The table's question to this person, who is answered at the end. Raises `Refused` if they
        don't sit there, and `Paused`."""
        async with self.tables.hold(id) as held:
            table = port.reads(held.table)
            seat = held.table.seat_for(port.person)
            table.check_not_paused()
            asker = TableAsker(self, held, port, table, asked(table, seat))
            yield asker
        for answer in asker.answers:
            await answer()

    async def confirms(self, table: Table, person: int) -> bool:
        """Does this person confirm the moves that they press at this table?"""
        return confirms(table, (await self._people.person(person)).confirm)


@dataclass(frozen=True)
class TableAsker:
    """Asks one person at a table for a move."""

    matches: Matches
    held: Held
    port: Port
    table: Table
    """In the language they read."""
    question: Question[Moment]
    answers: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """How the person is answered, when the table's lock is released."""

    async def moved_on(self, step: Step[Moment]) -> None:
        """Handle a control that is no longer fresh: it may be another seat's, or be pressed a
        second time after its move was played."""
        table, seat, theirs = self.table, self.question.seat, step.where.seat
        if theirs != seat:
            if table.match is not None and theirs in table.match.state.acting:
                raise Refused(say("bot-their-turn", whose=Who(theirs)))
            if table.reach != "answers":
                raise Refused(MOVED_ON)
        once = step.sure or self.question.where is None
        if once and table.has_played(step.where, [step.entry]):
            raise AlreadyDone
        _ = table.playing  # raises `Refused` where it is over
        self.answers.append(partial(self.port.moved_on, self.held, seat))

    async def lead_on(self, beginning: Move) -> None:
        """Show the next step on the message that was pressed, or beside it."""
        seat = self.question.seat
        self.answers.append(partial(self.port.lead_on, self.held, seat, beginning))

    async def confirms(self, move: Move) -> bool:
        """If they want it, and if it may be a slip."""
        wanted = await self.matches.confirms(self.table, self.port.person)
        return wanted and needs_confirming(self.table, self.question.view, move)

    async def refuse(self, why: Text) -> None:
        """Only they are told."""
        raise Refused(why)

    async def play(self, moves: Sequence[Move], *, sure: bool) -> None:
        """In time?, confirm?, apply, store, answer."""
        held, port, seat = self.held, self.port, self.question.seat
        now = self.matches.tables.now()
        taken = port.taken(now)
        in_time(held.table, seat, taken)
        starts_over = self._starts_over(moves)
        if not sure and (warned := self._warned(moves)):
            self.answers.append(partial(port.confirm, self.table, seat, *warned))
            return
        # a thrown-away layout takes its notes along: tell the seat all that are left
        known = 0 if starts_over else len(held.table.view(seat).notes)
        after = held.table.play(seat, moves, taken)
        if after.turn_began == taken:  # whoever is next does not pay for the way of the press
            after = after.made_up([Span(taken, now)], now)
        await held.save(after, port)
        self.answers.append(partial(port.played, held, seat, known))

    def _starts_over(self, moves: Sequence[Move]) -> bool:
        """Do these moves throw a layout away? Raises `Refused` if that happens too often."""
        set_up, now = self.table.game.rules.set_up, self.matches.tables.now()
        times = sum(move == set_up.clear for move in moves) if set_up else 0
        if times and not self.matches.started_over.may(self.port.person, times, now):
            raise Refused(say("bot-start-over-later"))
        return times > 0

    def _warned(self, moves: Sequence[Move]) -> tuple[Move, Text] | None:
        """The first move that looks like a mistake, and the game's warning. A warning among several
        moves is raised as `Refused`: a button can confirm only one move."""
        match, seat = self.table.playing, self.question.seat
        for n, move in enumerate(moves, 1):
            if text := self.table.game.teaching.warn(match.view(seat), move):
                if len(moves) > 1:
                    raise Refused(say("bot-play-by-itself", why=text))
                return move, text
            if n < len(moves):
                match = match.play(seat, move)
        return None
