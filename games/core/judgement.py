"""A choice that was made, judged by what its seat could have known then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeVar

from games.core.state import Move, State
from games.core.text import Seat, Text, say, sentences
from games.core.thought import Budget

B = TypeVar("B")

PLAYED, BEST = say("core-review-sign-played"), say("core-review-sign-best")
"""What the marks mean that are drawn of a judged choice."""


@dataclass(frozen=True, kw_only=True)
class Judged:
    """One choice. Values are in a unit of the game's own, chances or points; more is better."""

    ply: int = 0
    """Its place in the log."""
    seat: Seat
    move: Move
    value: float
    best: tuple[Move, ...]
    """The choices that were worth most, the one that was made first if it is among them."""
    best_value: float
    told: Text
    """What it was worth, and what the best one."""
    counted: Text
    """What was counted or drawn for that, or how it was searched."""
    exact: bool
    """Was everything counted that the seat could think possible?"""
    interval: tuple[float, float] | None = None
    """Where the value lies in 95 of 100 cases, where boards were drawn."""
    certain_missed: tuple[Text, ...] = ()
    """What the seat could have known for certain, and did not use."""
    single: bool = False
    """Was there nothing to choose from? Then it counts for no accuracy."""
    reason: Text | None = None
    """Why the best one is."""
    shares: Mapping[str, float] = field(default_factory=dict)
    """Square -> how likely it holds what is looked for there, from 0 to 1, to be drawn."""

    @property
    def lost(self) -> float:
        """How much more the best choice was worth."""
        return max(0.0, self.best_value - self.value)

    @property
    def share(self) -> float:
        """The value over the best one, from 0 to 1."""
        if self.lost == 0:
            return 1.0
        return max(0.0, self.value / self.best_value) if self.best_value > 0 else 0.0

    @property
    def percents(self) -> Mapping[str, int]:
        """The shares as they are shown: 0 and 100 for what is certain alone."""
        return {square: _percent(share) for square, share in self.shares.items()}

    @property
    def squares(self) -> tuple[Text, ...]:
        """The shares in words, the likeliest squares first."""
        alike = dict[int, list[str]]()
        for square, percent in self.percents.items():
            alike.setdefault(percent, []).append(square)
        return tuple(
            say("core-review-squares-of", percent=percent, squares=" ".join(sorted(alike[percent])))
            for percent in sorted(alike, reverse=True)
        )

    @property
    def line(self) -> Text:
        """All of it in words."""
        reason = (self.reason,) if self.reason and self.lost else ()
        return sentences((self.told, *reason, *self.certain_missed, self.counted))

    def at(self, ply: int) -> Judged:
        """The same, at that place of the log."""
        return replace(self, ply=ply)


def _percent(share: float) -> int:
    return round(100 * share) if share in (0, 1) else min(max(round(100 * share), 1), 99)


Judge = Callable[[State[B], Seat, Move, Budget, Random], Judged | None]
"""Judges a move that was played in that position; None where there is nothing to judge (a set-up,
a pass). Whatever it does, it looks at the seat's own view alone."""
