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
    """How a match ended."""

    places: tuple[int, ...]
    """By seat: 1 is best, equal places are shared."""
    scores: tuple[str, ...]
    """By seat, as they are shown."""
    reason: Text
    """Why the match is over."""
    decided: Text | None = None
    """Why the winner has won, if the reason does not say that. The reason is then a clause: "It is
    over because {reason}"."""
    remark: Text | None = None
    """What else a reader of the result should know."""
    left: Seat | None = None
    """Who ended it by resigning or running out of time; None if the rules ended it."""

    @property
    def first(self) -> tuple[Seat, ...]:
        """Who is first: several in a draw."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def summary(self) -> Text:
        """What decided the match, and why it is over, in one line."""
        if self.decided is None:
            return self.reason
        return say("core-summary", decided=self.decided, reason=self.reason)

    @property
    def result(self) -> Text:
        """Who has won, and the summary."""
        first = tuple(map(Who, self.first))
        if len(first) == 1:
            return say("core-wins", who=first[0], why=self.summary)
        return say("core-shared", who=all_of(first), why=self.summary)


@dataclass(frozen=True)
class View(Generic[B]):
    """All that one viewer may know. Pictures, words and computers get this, never a `State`.

    >>> from random import Random
    >>> from games import GAMES
    >>> from games.core import Match
    >>> game = GAMES["graverobber"]
    >>> start = Match.start(game, 2, {}, game.rules.deal(Random(1), 2, {}))
    >>> laid = start.play(0, "windmill C3")
    >>> laid.view(0).legal == laid.view(1).legal, laid.view(1).board == start.view(1).board
    (False, True)
    """

    seat: Seat | None
    """Who looks at it; None: the public."""
    board: B
    """The game's part: what this viewer may know of the position."""
    acting: tuple[Seat, ...]
    """Who can move now."""
    legal: tuple[Move, ...]
    """What this seat may play now."""
    notes: tuple[Note, ...]
    """What this viewer was told since the match began."""
    outcome: Outcome | None
    """How it ended; None while it runs."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """The seat's private marks, by square. They change nothing in the match (GR-23)."""
    language: str = ENGLISH
    """The language of the words in its picture."""
    names: tuple[str, ...] = ()
    """What the picture calls whoever sits on each seat, as they wrote it (`pen.named` makes it fit
    to be drawn); `core-you` for the viewer. Empty where the picture names nobody."""

    @property
    def viewer(self) -> Seat:
        """The seat that looks at it, where the public never does."""
        assert self.seat is not None
        return self.seat

    def name(self, seat: Seat) -> str:
        """What the picture calls whoever sits there; empty if it names nobody."""
        return self.names[seat] if seat < len(self.names) else ""

    def reader(self, seat: Seat) -> str:
        """For texts that are told to the viewer: `you` for their own seat, else `other`."""
        return "you" if seat == self.seat else "other"

    @cached_property
    def digest(self) -> str:
        """Equal for views that look the same, so that no picture is drawn twice. Notes don't count:
        they are neither drawn nor described."""
        looks = (self.seat, self.board, self.acting, self.legal, self.outcome)
        said = (self.marks, self.language, self.names)
        return sha256(repr((*looks, *said)).encode()).hexdigest()[:16]


@dataclass(frozen=True, kw_only=True)
class State(ABC, Generic[B]):
    """A full position, with every secret. Deeply frozen: `apply` returns a new one."""

    seats: int
    """How many play."""
    notes: tuple[Note, ...] = ()
    """What was told since the match began, to whomever."""
    outcome: Outcome | None = None
    """How it ended; None while it runs."""

    @property
    @abstractmethod
    def acting(self) -> tuple[Seat, ...]:
        """The seats that have legal moves now; () once the match is over. Quick: lists no moves."""

    @abstractmethod
    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Every move the seat may play now; () if it is not acting."""

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        """Why the seat may not play this move; None exactly for the legal ones."""
        if self.outcome:
            return say("core-match-over")
        if seat not in self.acting:
            return say("core-turn-of", who=Who(self.acting[0]))
        return self.why_not(seat, move)

    @abstractmethod
    def why_not(self, seat: Seat, move: Move) -> Text | None:
        """The same, asked of a seat that is acting. What is no move at all has a reason of its own,
        with an example that can be typed."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> Self:
        """The position after a legal move, with its notes. Checks nothing: `Match.play` does."""

    @abstractmethod
    def board(self, seat: Seat | None) -> B:
        """What this viewer may know. The one place where secrets are left out."""

    @property
    @abstractmethod
    def scores(self) -> tuple[str, ...]:
        """The score of every seat as things stand, as it is shown."""

    @property
    def revealed(self) -> int:
        """How often something hidden has been shown so far: no takeback undoes that."""
        return 0

    def leave(self, seat: Seat, why: Why) -> Self:
        """The match after the seat resigned or ran out of time. By default all others win."""
        places = tuple(2 if s == seat else 1 for s in range(self.seats))
        reason = "core-resigned" if why == "resign" else "core-out-of-time"
        return self.left_by(seat, places, say(reason, who=Who(seat)))

    def left_by(self, seat: Seat, places: tuple[int, ...], reason: Text) -> Self:
        """This position, the match over because a seat has left."""
        ended = self.end(places, reason)
        if ended.outcome is None:
            raise ValueError("an end without an outcome")
        return replace(ended, outcome=replace(ended.outcome, left=seat))

    def agree(self) -> Self:
        """The two seats agree on a draw."""
        return self.end((1,) * self.seats, say("core-agreed"))

    def end(self, places: tuple[int, ...], reason: Text, decided: Text | None = None) -> Self:
        """This position, the match over."""
        return replace(self, outcome=Outcome(places, self.scores, reason, decided))

    def open_view(self) -> View[B]:
        """All secrets open, for replays of finished matches: what the public would see if the match
        ended here."""
        shown = self if self.outcome else self.end((1,) * self.seats, say("core-shown-afterwards"))
        return replace(shown.view(None), acting=self.acting, outcome=self.outcome)

    def view(self, seat: Seat | None) -> View[B]:
        """All that this viewer may know."""
        return View(
            seat=seat,
            board=self.board(seat),
            acting=self.acting,
            legal=() if seat is None else self.legal(seat),
            notes=tuple(n for n in self.notes if n.to is None or n.to == seat),
            outcome=self.outcome,
        )
