"""What a number of wins proves: Wilson's interval, and a sequential test."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt

_Z = 1.96


def interval(wins: float, matches: int) -> tuple[float, float]:
    """Where the share of wins lies with 95 % confidence (Wilson, JASA 22, 1927)."""
    share, spread = wins / matches, _Z * _Z / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z * sqrt((share * (1 - share) + spread / 4) / matches) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def counted(wins: float, matches: int) -> str:
    """`14 of 20: 70% (48% to 85%)`."""
    if not matches:
        return "0 of 0"
    low, high = interval(wins, matches)
    return f"{wins:g} of {matches}: {wins / matches:.0%} ({low:.0%} to {high:.0%})"


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential probability ratio test (Annals of Mathematical Statistics 16, 1945) of a
    share of wins: `low` against `high`, either error as likely as `error`. A draw is half a win.
    """

    low: float = 0.5
    high: float = 0.6
    error: float = 0.05

    def verdict(self, wins: float, matches: int) -> float | None:
        """The share that it decides for, `low` or `high`; None as long as it goes on."""
        losses = matches - wins
        ratio = wins * log(self.high / self.low) + losses * log((1 - self.high) / (1 - self.low))
        bound = log((1 - self.error) / self.error)
        return self.high if ratio >= bound else self.low if ratio <= -bound else None
