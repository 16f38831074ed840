"""A plan: what a seat plays if others play what it names. Pure values.

A plan is a set of *lines*. Each is what is played from the plan's position on, as the log would
have it, and ends with an answer of the plan's owner. Every line that begins another one is there,
too, so the lines are the branches of a tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Self

from bot.table.table import Table
from games.core import Move, Refused, Seat, say

DEEPEST, MOST = 5, 20
"""The most answers in one line, and the most lines of a plan."""

Entry = tuple[Seat, Move]
Line = tuple[Entry, ...]


@dataclass(frozen=True)
class Position:
    """The position that a plan goes on from."""

    ply: int
    """How many lines the log had."""
    takebacks: int
    rules: int

    @classmethod
    def of(cls, table: Table) -> Position:
        """Where the match stands. Raises `Refused` if none is running."""
        return cls(len(table.playing.log), table.takebacks, table.rules)

    def played(self, table: Table) -> Line | None:
        """What was played since; None if the match has not gone on from there."""
        match = table.match
        if match is None or (self.takebacks, self.rules) != (table.takebacks, table.rules):
            return None
        return match.log[self.ply :] if self.ply <= len(match.log) else None


@dataclass(frozen=True)
class PlanNews:
    """What the owner is to be told: what was played by plan, or why the plan has ended."""

    at: Position
    """Where the match stood before the answer."""
    condition: Line
    answer: Line
    refused: str = ""
    """Why the answer could not be played (a stored `Text`); empty if it was."""


@dataclass(frozen=True)
class Plan:
    """A seat's plan at a table. Every change is a method that returns the new plan."""

    seat: Seat
    at: Position
    lines: tuple[Line, ...] = ()
    """What its owner has confirmed: only that is played."""
    draft: tuple[Line, ...] = ()
    """What its owner has entered. It is the same as `lines` once it is confirmed."""
    path: Line | None = None
    """How the line begins that is being entered; None if none is."""
    edits: int = 0
    """Counts its changes, so that controls made before the last one are known."""

    @classmethod
    def new(cls, table: Table, seat: Seat) -> Plan:
        """An empty plan for the position that the table has now."""
        return cls(seat, Position.of(table))

    @property
    def confirmed(self) -> bool:
        """Is it as its owner has confirmed it?"""
        return self.draft == self.lines

    @property
    def empty(self) -> bool:
        """Is there nothing in it?"""
        return not (self.lines or self.draft) and self.path is None

    @property
    def ended(self) -> Self:
        """The plan without anything in it."""
        return self if self.empty else self.changed(lines=(), draft=(), path=None)

    def changed(self, **changes: object) -> Self:
        """The plan with these fields, after one more change."""
        return replace(self, edits=self.edits + 1, **changes)  # type: ignore[arg-type]

    def carried(self, table: Table) -> Self:
        """The plan as it goes on from where the table is now: only the lines that begin with what
        was played meanwhile, without that beginning."""
        if table.stage != "playing":  # the match is over, however it has ended
            return self.ended
        played, at = self.at.played(table), Position.of(table)
        if played is None:
            return replace(self.ended, at=at)
        if not played:
            return self
        lines, rest = _rest(self.lines, played), _rest(self.draft, played)
        draft = tuple(line for line in rest if self.answers(line))
        return self.changed(at=at, lines=lines, draft=draft, path=None)

    def answer(self, played: Line) -> Line:
        """What its owner plays now, after others have just `played` this; () if nothing."""
        if all(mover == self.seat for mover, _ in played):
            return ()  # lines begin with the owner's own turn, which nobody else plays for them
        return next((run for line in self.lines if (run := self._run(line))), ())

    def _run(self, line: Line) -> Line:
        """The owner's moves with which a line begins."""
        run = list[Entry]()
        for entry in line:
            if entry[0] != self.seat:
                break
            run.append(entry)
        return tuple(run)

    def answers(self, line: Line) -> list[int]:
        """Where each of the owner's answers ends in a line. What the owner plays before anybody
        else does is no answer."""
        ends = list[int]()
        for n, (mover, _) in enumerate(line, 1):
            last = n == len(line) or line[n][0] != self.seat
            if mover == self.seat and last and any(other != self.seat for other, _ in line[:n]):
                ends.append(n)
        return ends

    def with_line(self, line: Line) -> Self:
        """With this line in the draft, and those that begin it. It replaces lines with another
        answer to the same. Raises `Refused` if the plan gets too deep or too long."""
        ends = self.answers(line)
        if len(ends) > DEEPEST:
            raise Refused(say("bot-plan-too-deep", n=DEEPEST))
        draft = list(self.draft)
        for end in ends:
            made = line[:end]
            asked = made[: answer_at(made, self.seat)]
            draft = [
                old
                for old in draft
                if old[: len(asked)] != asked
                or old[: len(made)] == made
                or not self._answers_at(old, len(asked))
            ]
            if made not in draft:
                draft.append(made)
        if len(draft) > MOST:
            raise Refused(say("bot-plan-too-long", n=MOST))
        return self.changed(draft=tuple(self._in_order(draft)), path=None)

    def _answers_at(self, line: Line, ply: int) -> bool:
        return len(line) > ply and line[ply][0] == self.seat

    def _in_order(self, lines: Iterable[Line]) -> Iterator[Line]:
        """Each line right after the one that it goes on from."""
        left = list(lines)
        while left:
            first = left.pop(0)
            yield first
            longer = [line for line in left if line[: len(first)] == first]
            left = [line for line in left if line not in longer]
            yield from self._in_order(longer)

    def without(self, number: int) -> Self:
        """Without this line of the draft, and without those that go on from it. (A line that is not
        confirmed any more must not be played: so it goes at once.)"""
        if not 0 <= number < len(self.draft):
            raise Refused(say("bot-plan-moved-on"))
        gone = self.draft[number]

        def kept(lines: Sequence[Line]) -> tuple[Line, ...]:
            return tuple(line for line in lines if line[: len(gone)] != gone)

        return self.changed(draft=kept(self.draft), lines=kept(self.lines))


def answer_at(line: Line, seat: Seat) -> int:
    """Where the owner's last answer begins in a line."""
    start = len(line)
    while start and line[start - 1][0] == seat:
        start -= 1
    return start


def _rest(lines: Iterable[Line], played: Line) -> tuple[Line, ...]:
    """What is left of the lines that begin like this."""
    n = len(played)
    return tuple(line[n:] for line in lines if len(line) > n and line[:n] == played)


def waits(table: Table) -> bool:
    """Does the match wait for something else than a move?"""
    return table.stage == "playing" and bool(table.waited_for or table.decided or table.pause)
