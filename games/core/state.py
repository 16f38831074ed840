"""A position, and what each viewer may know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from typing import Generic, Literal, Self, TypeVar

from games.core.languages import ENGLISH
from games.core.text import Move, Note, Seat, Text, Who, all_of, say

Why = Literal["resign", "time"]
B = TypeVar("B")
"""What a game's views show: its `Board`."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended. `places` by seat: 1 is best, equal places are shared."""

    places: tuple[int, ...]
    scores: tuple[str, ...]
    reason: Text
    """Why the match is over."""
    decided: Text | None = None
    """Why the winner has won it; None where the reason says that too. Then the reason is a
    clause: "It is over because {reason}"."""
    remark: Text | None = None
    """What a reader of the result should know besides."""
    left: Seat | None = None
    """Whose leaving ended it, by resigning or running out of time; None where the rules did."""

    @property
    def summary(self) -> Text:
        """What decided the match and why it is over, in one line."""
        if self.decided is None:
            return self.reason
        return say("core-summary", decided=self.decided, reason=self.reason)

    @property
    def result(self) -> Text:
        """Who has won, and the summary."""
        first = tuple(Who(seat) for seat, place in enumerate(self.places) if place == 1)
        if len(first) == 1:
            return say("core-wins", who=first[0], why=self.summary)
        return say("core-shared", who=all_of(first), why=self.summary)


@dataclass(frozen=True)
class View(Generic[B]):
    """All that one seat (None: the public) may know. Pictures, words and computers get this."""

    seat: Seat | None
    board: B
    acting: tuple[Seat, ...]
    legal: tuple[Move, ...]
    notes: tuple[Note, ...]
    outcome: Outcome | None
    marks: Mapping[str, str] = field(default_factory=dict)
    """The seat's private marks by square; they change nothing in the match (GR-23)."""
    language: str = ENGLISH
    """What the words in its picture are written in."""

    @cached_property
    def digest(self) -> str:
        """The same for views that look alike, so that no picture is drawn of the same twice. Notes,
        ever more of them, are neither drawn nor described."""
        looks = (self.seat, self.board, self.acting, self.legal, self.outcome)
        return sha256(repr((*looks, self.marks, self.language)).encode()).hexdigest()[:16]


@dataclass(frozen=True, kw_only=True)
class State(ABC, Generic[B]):
    """A full position. Frozen, deeply: `apply` returns a new one."""

    seats: int
    notes: tuple[Note, ...] = ()
    outcome: Outcome | None = None

    @property
    @abstractmethod
    def acting(self) -> tuple[Seat, ...]:
        """The seats that have legal moves now, without listing those; () once it is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Every move the seat may play now; empty when it may not act."""

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> Text | None:
        """Why the seat may not play this; None exactly for legal moves."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> Self:
        """The position after a legal move (`Match.play` is what checks), with its notes."""

    @abstractmethod
    def board(self, seat: Seat | None) -> B:
        """What this viewer sees. The one place where secrets are left out."""

    @property
    @abstractmethod
    def scores(self) -> tuple[str, ...]:
        """The score to show for every seat as things stand."""

    @property
    def revealed(self) -> int:
        """How often chance or a secret has shown something so far: what no takeback undoes."""
        return 0

    def leave(self, seat: Seat, why: Why) -> Self:
        """The seat resigns or is out of time. By default the other seat of two wins."""
        places = tuple(2 if s == seat else 1 for s in range(self.seats))
        reason = "core-resigned" if why == "resign" else "core-out-of-time"
        return self.left_by(seat, places, say(reason, who=Who(seat)))

    def left_by(self, seat: Seat, places: tuple[int, ...], reason: Text) -> Self:
        """This position, with the match over because a seat has left it."""
        ended = self.end(places, reason)
        if ended.outcome is None:
            raise ValueError("an end without an outcome")
        return replace(ended, outcome=replace(ended.outcome, left=seat))

    def agree(self) -> Self:
        """The two seats agree on a draw."""
        return self.end((1,) * self.seats, say("core-agreed"))

    def end(self, places: tuple[int, ...], reason: Text, decided: Text | None = None) -> Self:
        """This position, with the match over: why it is over, and what decided it."""
        return replace(self, outcome=Outcome(places, self.scores, reason, decided))

    def open_view(self) -> View[B]:
        """All secrets open, for replays of matches that are over: what the public would be shown
        if this one ended here."""
        shown = self if self.outcome else self.end((1,) * self.seats, say("core-shown-afterwards"))
        return replace(shown.view(None), acting=self.acting, outcome=self.outcome)

    def view(self, seat: Seat | None) -> View[B]:
        """Everything this viewer may know."""
        return View(
            seat=seat,
            board=self.board(seat),
            acting=self.acting,
            legal=() if seat is None else self.legal(seat),
            notes=tuple(n for n in self.notes if n.to is None or n.to == seat),
            outcome=self.outcome,
        )
