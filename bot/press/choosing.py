"""The one way to a move, pressed, chosen in menus or typed; at a match, in a lesson, in a puzzle:
who, read, right moment?, legal?, confirm?, apply, store, answer. It knows no Discord."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from bot.errors import AlreadyDone
from bot.live.held import Answer, Heard, Held
from bot.live.languages import typing_ready
from bot.live.shown import Messages
from bot.live.tables import Tables
from bot.table.ids import Moment, Step, Where
from bot.table.question import Question, asked
from bot.table.table import Table
from games.core import Move, Refused, Seat, Text, Thought, Who, say

MOVED_ON = say("bot-moved-on")
"""Told to whoever presses a control of an earlier position."""
LAYOUTS, MINUTE = 20, 60.0
"""How often somebody may start over with laying a board, in so many seconds."""

W = TypeVar("W", bound=Where)


class Asker(Protocol[W]):
    """Whoever asks which move: stores what is chosen, and answers."""

    @property
    def question(self) -> Question[W]:
        """As it is now, for whoever has pressed or typed something."""

    async def moved_on(self, step: Step[W]) -> None:
        """The pressed control is of another moment: show those of now."""

    async def lead_on(self, beginning: Move) -> None:
        """Show how moves go on that begin like this."""

    async def refuse(self, why: Text) -> None:
        """Say what is wrong; or raise `Refused` with it."""

    async def play(self, moves: Sequence[Move], *, sure: bool) -> None:
        """Store these legal moves, and show what has come of them."""


async def choose(asker: Asker[W], step: Step[W]) -> None:
    """What was pressed, or chosen in a menu: a move is played, the beginning of one leads on."""
    question, entry = asker.question, step.entry
    if question.where != step.where:
        await asker.moved_on(step)
    elif entry in question.legal:
        await asker.play([entry], sure=step.sure)
    elif question.leads_on(entry):
        await asker.lead_on(entry)
    else:
        await asker.refuse(question.why_not(entry) or MOVED_ON)


async def choose_typed(asker: Asker[W], text: str) -> None:
    """What was typed: all its moves are played or none."""
    question = asker.question
    await typing_ready(question.table.game_id, question.table.spoken)
    try:
        moves = question.read(text)
    except Refused as refused:
        await asker.refuse(refused.text)
    else:
        await asker.play(moves, sure=False)


# --- at a table ----------------------------------------------------------------------------------


class Port(Heard, Protocol):
    """Somebody who does something at a table, and how they are answered: mostly while the table is
    held. Its id is the key by which a repetition is known."""

    @property
    def person(self) -> int:
        """Who they are."""

    def reads(self, table: Table) -> Table:
        """The table in the language that they read."""

    async def moved_on(self, held: Held, seat: Seat) -> None:
        """They have pressed something of another moment."""

    async def lead_on(self, held: Held, seat: Seat, beginning: Move) -> None:
        """They have chosen how their move begins."""

    async def confirm(self, table: Table, seat: Seat, move: Move, warning: Text) -> None:
        """They are to read this before their move is played."""

    def adopt(self, table: Table, seat: Seat, starts_over: bool, messages: Messages) -> None:
        """Put in what the press tells of the table's messages."""

    async def new_board(self, held: Held, known: Messages, after: Table) -> Answer | None:
        """What to store with the change, if they are to be answered by a new board."""

    async def played(self, held: Held, seat: Seat, since: int) -> None:
        """It is stored; `since`: how many of its notes the seat knew before."""

    async def done(self, held: Held, seat: Seat, told: Text | None) -> None:
        """Something else is stored. What is `told` need not be, where the board shows it; None:
        they see their board."""

    async def wait(self) -> None:
        """The answer takes a while. (Nothing is held.)"""

    async def advised(self, table: Table, moment: Moment, thought: Thought) -> None:
        """What the computer would play there in their place."""


class Often:
    """How often each person does something that costs the bot much: so many times in so many
    seconds, as far as this process hears them. It remembers only people of the last seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._people = OrderedDict[int, deque[float]]()
        """When each of them did it last, in the order of the last time."""

    def may(self, person: int, times: int, now: float) -> bool:
        """May this person do it so many times now, at least once? Then it counts."""
        past = now - self._seconds
        while self._people and next(iter(self._people.values()))[-1] <= past:
            self._people.popitem(last=False)
        done = self._people.get(person, deque())
        while done and done[0] <= past:
            done.popleft()
        if len(done) + times > self._most:
            return False
        done.extend([now] * times)
        self._people[person] = done
        self._people.move_to_end(person)
        return True


class Matches:
    """Ask for moves at all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.started_over = Often(LAYOUTS, MINUTE)

    @asynccontextmanager
    async def asker(self, id: int, port: Port) -> AsyncIterator[AtTable]:
        """A table as it asks this person, locked until they are answered. Raises `Refused` for
        whoever does not sit there."""
        async with self.tables.hold(id) as held:
            table = port.reads(held.table)
            yield AtTable(self, held, port, asked(table, table.seat_for(port.person)))


@dataclass(frozen=True)
class AtTable:
    """Asks at one table."""

    matches: Matches
    held: Held
    port: Port
    question: Question[Moment]

    async def moved_on(self, step: Step[Moment]) -> None:
        """Also where it is somebody else's control, or a second press of one that has played."""
        table, seat, theirs = self.question.table, self.question.seat, step.where.seat
        if theirs != seat:
            acting = table.match is not None and theirs in table.match.state.acting
            raise Refused(say("bot-their-turn", whose=Who(theirs)) if acting else MOVED_ON)
        once = step.sure or self.question.where is None
        if once and table.has_played(step.where, [step.entry]):
            raise AlreadyDone
        _ = table.playing  # raises `Refused` where it is over
        await self.port.moved_on(self.held, seat)

    async def lead_on(self, beginning: Move) -> None:
        """On the message that was pressed, or beside it."""
        await self.port.lead_on(self.held, self.question.seat, beginning)

    async def refuse(self, why: Text) -> None:
        """Told to them alone."""
        raise Refused(why)

    async def play(self, moves: Sequence[Move], *, sure: bool) -> None:
        """Confirm?, apply, store, answer."""
        held, port, seat = self.held, self.port, self.question.seat
        starts_over = self._starts_over(moves)
        if not sure and (warned := self._warned(moves)):
            await port.confirm(self.question.table, seat, *warned)
            return
        adopt = partial(port.adopt, held.table, seat, starts_over)
        told = held.messages.copy()
        adopt(told)
        # what was told of a board that is thrown away is gone: all is told again that there is
        known = 0 if starts_over else len(held.table.view(seat).notes)
        after = held.table.play(seat, moves, self.matches.tables.now())
        board = await port.new_board(held, told, after)
        await held.save(after, port, board, adopt)
        await port.played(held, seat, known)

    def _starts_over(self, moves: Sequence[Move]) -> bool:
        """Is a layout thrown away by these moves? Raises `Refused` where that was too often."""
        set_up, now = self.question.table.game.rules.set_up, self.matches.tables.now()
        times = sum(move == set_up.clear for move in moves) if set_up else 0
        if times and not self.matches.started_over.may(self.port.person, times, now):
            raise Refused(say("bot-start-over-later"))
        return times > 0

    def _warned(self, moves: Sequence[Move]) -> tuple[Move, Text] | None:
        """The move that looks like a mistake, and what the game says about it."""
        match, seat = self.question.table.playing, self.question.seat
        for move in moves:
            if text := self.question.table.game.teaching.warn(match.view(seat), move):
                if len(moves) > 1:
                    raise Refused(say("bot-play-by-itself", why=text))
                return move, text
            match = match.play(seat, move)
        return None
