"""What the owner of a plan can foresee: the match after a line, made only of what they see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from bot.cogs.plans.plan import Line, Plan
from bot.table.ids import Draft
from bot.table.question import Question
from bot.table.shown import Shown
from bot.table.table import Table
from games.core import Controls, Foresight, Game, Match, Move, Refused, Seat, Text, View, Who, say

MOVED_ON = say("bot-plan-moved-on")
"""What whoever presses a control of an earlier position, or of an earlier state of the plan, is
told."""


@dataclass(frozen=True, kw_only=True)
class Foreseen(Shown):
    """A match as it may go on, seen by one seat, which says what it or another plays."""

    table: Table
    """The table as it is, in its reader's language."""
    ahead: Match[Any]
    owner: Seat
    mover: Seat
    """Whose move is to be entered."""
    moves: tuple[Move, ...]
    """The moves that can be entered."""

    @cached_property
    def game(self) -> Game[Any]:
        """The game. What it offers first is meant for whoever moves, so the owner is not offered
        it for others."""
        game = self.table.game
        if self.mover == self.owner:
            return game
        plain = Controls[Any]()
        how = replace(game.controls, handy=plain.handy, shortlists=plain.shortlists)
        return replace(game, controls=how)

    @property
    def match(self) -> Match[Any]:
        """An imagined one."""
        return self.ahead

    @property
    def spoken(self) -> str:
        """The reader's language."""
        return self.table.spoken

    @property
    def names(self) -> tuple[str, ...]:
        """Those at the table."""
        return self.table.names

    def marks_of(self, seat: Seat) -> Mapping[str, str]:
        """The marks at the table."""
        return self.table.marks_of(seat)

    def view(self, seat: Seat | None) -> View[Any]:
        """What the owner will see, whoever looks: nothing else of the match is true. Buttons name
        moves as whoever plays them would."""
        seen = super().view(self.owner)
        return replace(seen, seat=seat, legal=self.moves) if seat == self.mover else seen


@dataclass(frozen=True)
class Ahead:
    """A match as one seat can foresee it after a line."""

    table: Table
    """The table as it is, in its reader's language."""
    seat: Seat
    match: Match[Any]
    """An imagined match. Its log is the line."""
    stop: Text | None = None
    """Why nobody can foresee how it goes on; None if it can be foreseen."""

    @classmethod
    def at(cls, table: Table, seat: Seat, line: Line = ()) -> Ahead:
        """The match after this line. Raises `Refused` if it can't be foreseen."""
        ahead = cls(table, seat, table.playing.imagined(seat))
        while len(ahead.match.log) < len(line):
            ahead = ahead.after(*line[len(ahead.match.log)])
        if ahead.match.log[: len(line)] != line:
            raise Refused(MOVED_ON)
        return ahead

    @property
    def line(self) -> Line:
        """What has been entered, with the forced moves that follow."""
        return self.match.log

    @property
    def _foresight(self) -> Foresight[Any]:
        foresight = self.match.game.foresight
        assert foresight, "`Match.imagined` refuses other games"
        return foresight

    @property
    def asked(self) -> Seat | None:
        """Whose move comes next; None if the line ends here."""
        acting = self.match.state.acting
        if self.stop or not acting:
            return None
        return self.seat if self.seat in acting else acting[0]

    @cached_property
    def _all(self) -> Sequence[tuple[Move, Text | None]]:
        """What the seat that is asked may play, each with what nobody can foresee after it."""
        asked, view = self.asked, self.match.view(self.seat)
        if asked is None:
            return []
        moves = view.legal if asked == self.seat else self.match.possible(self.seat, asked)
        return [(move, self._foresight.stops(view, asked, move)) for move in moves]

    @property
    def answering(self) -> bool:
        """Is the owner asked what they answer? What they can't foresee then ends the line."""
        return self.asked == self.seat and any(mover != self.seat for mover, _ in self.line)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that can be entered."""
        return tuple(move for move, stop in self._all if self.answering or not stop)

    @property
    def hopeless(self) -> Text | None:
        """Why no line can go on from here; None if one can."""
        return None if any(not stop for _, stop in self._all) else self.stop or self.unknown

    @property
    def unknown(self) -> Text | None:
        """What nobody can foresee after some of these moves; None if all is foreseen."""
        return next((stop for _, stop in self._all if stop), None)

    @property
    def answered(self) -> bool:
        """Does the line end with an answer of the owner's, as far as that can be foreseen?"""
        mine = [mover == self.seat for mover, _ in self.line]
        return self.asked != self.seat and False in mine and True in mine[mine.index(False) :]

    def after(self, mover: Seat, move: Move) -> Self:
        """After one more move, and the forced ones that follow. Raises `Refused`."""
        if mover != self.asked:
            raise Refused(self.stop or MOVED_ON)
        found = dict(self._all)
        if move not in found:
            why = self.match.refusal(mover, move)
            raise Refused(why or say("bot-plan-impossible", who=Who(mover)))
        stop = found[move]
        if stop and not self.answering:
            raise Refused(stop)
        return replace(self, match=self.match.follow(mover, move).with_forced, stop=stop)

    def question(self, plan: Plan) -> Question[Draft]:
        """Asks for the next move of the line."""
        foreseen = self.foreseen
        return Question(foreseen, foreseen.mover, Draft(self.table.id, stamp(plan)))

    @cached_property
    def foreseen(self) -> Foreseen:
        """What is shown after the line."""
        mover = self.seat if self.asked is None else self.asked
        return Foreseen(
            table=self.table, ahead=self.match, owner=self.seat, mover=mover, moves=self.moves
        )


def stamp(plan: Plan) -> str:
    """Tells this position and this state of the plan from all others."""
    return f"{plan.at.ply}-{plan.at.takebacks}-{plan.edits}"
