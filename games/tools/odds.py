"""What a number of wins proves: its interval, and a sequential test."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from games.search import interval


def counted(wins: float, matches: int) -> str:
    """`14 of 20: 70% (48% to 85%)`."""
    if not matches:
        return "0 of 0"
    low, high = interval(wins, matches)
    return f"{wins:g} of {matches}: {wins / matches:.0%} ({low:.0%} to {high:.0%})"


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential probability ratio test (Annals of Mathematical Statistics 16, 1945) for a
    share of wins.

    It decides between `low` and `high`; either error is as likely as `error`. A draw is half a win.
    """

    low: float = 0.5
    high: float = 0.6
    error: float = 0.05

    def verdict(self, wins: float, matches: int) -> float | None:
        """What it decides for, `low` or `high`; None while it is undecided."""
        losses = matches - wins
        ratio = wins * log(self.high / self.low) + losses * log((1 - self.high) / (1 - self.low))
        bound = log((1 - self.error) / self.error)
        return self.high if ratio >= bound else self.low if ratio <= -bound else None
