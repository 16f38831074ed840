"""The review of a match that is over: what each choice was worth, by what its seat could have
known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from games.core.accounts import Account
from games.core.text import (
    MOST_SEATS,
    Move,
    Said,
    Seat,
    Text,
    Who,
    first_fault,
    lines,
    percent,
    say,
    sentences,
)

MOST_SWINGS = 3
_LITTLE = 0.95
"""A choice worth at least this share of the best one is no swing."""


PLAYED, BEST = say("core-review-sign-played"), say("core-review-sign-best")
"""What the marks mean that a judged choice is drawn with."""


@dataclass(frozen=True, kw_only=True)
class Judged:
    """One choice, judged. Values are in the game's own unit, a chance or points: more is better."""

    ply: int = 0
    """Its place in the log."""
    seat: Seat
    move: Move
    value: float
    """What it was worth."""
    best: tuple[Move, ...]
    """The choices worth most; the one that was made comes first if it is among them."""
    best_value: float
    """What the best choice was worth."""
    told: Said
    """What it was worth, and what the best one was worth."""
    counted: Said
    """How that was found: what was counted, drawn or searched."""
    exact: bool
    """Was all that the seat could think possible counted?"""
    interval: tuple[float, float] | None = None
    """If boards were drawn: where the value lies in 95 of 100 cases."""
    certain_missed: tuple[Said, ...] = ()
    """What the seat could have known for certain and did not use."""
    single: bool = False
    """Was it the only choice? Then accuracy leaves it out."""
    even: bool = False
    """Were all choices worth the same? Then accuracy leaves it out too."""
    stake: tuple[float, float] | None = None
    """If values are chances: the seat's chance of the match if it loses what they are of, and if it
    wins that. None: they are in points or the like."""
    luck: float | None = None
    """What chance then brought the seat, beyond the value; None if chance had no part in it."""
    fortune: Said | None = None
    """That luck in words."""
    reason: Said | None = None
    """Why the best one is best."""
    shares: Mapping[str, float] = field(default_factory=dict)
    """Square -> how likely it holds what is looked for there, from 0 to 1; the picture shows
    that."""

    @property
    def lost(self) -> float:
        """How much more the best choice was worth."""
        return max(0.0, self.best_value - self.value)

    @property
    def share(self) -> float:
        """Its value over that of the best choice, from 0 to 1."""
        if self.lost == 0:
            return 1.0
        return max(0.0, self.value / self.best_value) if self.best_value > 0 else 0.0

    @property
    def percents(self) -> Mapping[str, int]:
        """The shares in percent, as they are shown."""
        return {square: percent(share) for square, share in self.shares.items()}

    @property
    def squares(self) -> tuple[Text, ...]:
        """The shares in words, the likeliest squares first."""
        alike = dict[int, list[str]]()
        for square, share in self.percents.items():
            alike.setdefault(share, []).append(square)
        return tuple(
            say("core-review-squares-of", percent=share, squares=" ".join(sorted(alike[share])))
            for share in sorted(alike, reverse=True)
        )

    @property
    def line(self) -> Text:
        """What was known of the choice, in a few sentences."""
        reason = (self.reason,) if self.reason and self.lost else ()
        fortune = (self.fortune,) if self.fortune else ()
        return sentences((self.told, *reason, *self.certain_missed, *fortune, self.counted))


@dataclass(frozen=True)
class Review:
    """What could have been known in a match."""

    __pydantic_config__ = ConfigDict(defer_build=True)  # 20 ms that no start needs
    game: str
    rules: int
    """The version of the game's rules by which it was played."""
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    """How many played."""
    judged: tuple[Judged, ...]
    """By place in the log. Not every move is judged."""
    accounts: tuple[Account, ...] = ()
    """By seat, how it all adds up; () if not every choice was judged."""
    form: Literal[4] = 4
    """The form in which it is stored: raised when values mean something else, or when a sentence
    needs a value that it did not need before, so that an older review is made again."""

    def at(self, ply: int) -> Judged | None:
        """What was judged at this place of the log."""
        return next((one for one in self.judged if one.ply == ply), None)

    def of(self, seat: Seat) -> tuple[Judged, ...]:
        """The seat's own choices, without those that were the only one."""
        return tuple(one for one in self.judged if one.seat == seat and not one.single)

    @property
    def accuracy(self) -> tuple[float | None, ...]:
        """By seat, in percent: the mean share of the best choice's value; None for a seat without
        choices."""
        return tuple(
            _mean([one.share for one in self.of(s) if not one.even]) for s in range(self.seats)
        )

    @property
    def swings(self) -> tuple[Judged, ...]:
        """The few choices that cost most, the worst first."""
        found = [one for one in self.judged if not one.single and one.share < _LITTLE]
        return tuple(sorted(found, key=lambda one: (-one.lost, one.ply))[:MOST_SWINGS])

    @property
    def summary(self) -> Text:
        """How accurate everybody was, how luck and skill add up, and the turning point, in
        words."""
        said = [self._accurate(seat, share) for seat, share in enumerate(self.accuracy)]
        said += [account.told for account in self.accounts]
        if self.turning:
            who = Who(self.turning.seat)
            said.append(say("core-review-turning", who=who, told=self.turning.told))
        return lines(said)

    def _accurate(self, seat: Seat, share: float | None) -> Text:
        choices = [one for one in self.judged if one.seat == seat]
        even, all_ = sum(one.even for one in choices), sum(o.even or not o.single for o in choices)
        if share is None:
            return say("core-review-all-even" if even else "core-review-no-choice", who=Who(seat))
        accurate = say("core-review-accuracy", who=Who(seat), percent=percent(share / 100))
        if not even:
            return accurate
        return sentences((accurate, say("core-review-even", even=even, all=all_)))

    @property
    def turning(self) -> Judged | None:
        """The turning point: the choice that cost most."""
        return next(iter(self.swings), None)


def _mean(shares: Sequence[float]) -> float | None:
    return 100 * sum(shares) / len(shares) if shares else None


_STORED = TypeAdapter(Review)


def to_json(review: Review) -> str:
    """The review as JSON."""
    return _STORED.dump_json(review).decode()


def from_json(text: str) -> Review:
    """The review that was stored. Raises `Damaged`, also for one of an older form."""
    try:
        return _STORED.validate_json(text)
    except ValidationError as error:
        raise first_fault(error, "review") from None
