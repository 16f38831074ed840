"""How well people play: OpenSkill's Plackett-Luce model, for two to four players and shared places.

A match moves a rating the less, the more often the same people have met of late and the less is
known about the opponents: else a second account, or a hundred, would make anybody the best
(`tests/bench/trust.py`). OpenSkill's own weights are something else: shares within a team, with
which a lighter loser loses more.

(R. C. Weng and C.-J. Lin, A Bayesian approximation method for online ranking, JMLR 12, 2011.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce

UNKNOWN = 0.05
"""How much a match against somebody about whom nothing is known weighs."""
REPEATED = 3.0
"""After so many meetings another one weighs half. However many there are in a month, together
they weigh little more than a few; and people who always play each other don't come to a stop."""

_MODEL = PlackettLuce()
_BASE, _SCALE = 1000, 40


@dataclass(frozen=True)
class Rating:
    """How well somebody plays in a league, and what they have achieved there."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0
    wins: int = 0
    streak: int = 0
    """Matches won on end, up to now."""
    longest: int = 0

    @property
    def points(self) -> int:
        """The number that people are shown and ranked by: what their skill surely is at least,
        the estimate less three times its uncertainty. Everybody begins with 1000."""
        return points(self.mu, self.sigma)


def points(mu: float, sigma: float) -> int:
    """A rating as it is shown."""
    return round(_BASE + _SCALE * (mu - 3 * sigma))


def uncertainty(sigma: float) -> int:
    """The estimate's uncertainty, in points."""
    return round(_SCALE * sigma)


def rated(
    ratings: Sequence[Rating], places: Sequence[int], weights: Sequence[float] | None = None
) -> list[Rating]:
    """The players' ratings after a match; `places` from 1, shared where they are equal.

    Of the change of each estimate and its uncertainty only the share `weights` is made, from 0 to
    1; wins and streaks always count.
    """
    teams = [[_MODEL.rating(mu=r.mu, sigma=r.sigma)] for r in ratings]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    won = [place == 1 and places.count(1) == 1 for place in places]
    return [
        _achieved(_moved(rating, new.mu, new.sigma, weight), win)
        for rating, [new], weight, win in zip(
            ratings, after, weights or [1.0] * len(ratings), won, strict=True
        )
    ]


def _moved(rating: Rating, mu: float, sigma: float, weight: float) -> Rating:
    """The rating moved part of the way; with weight 1 exactly there."""
    rest = 1 - weight
    return replace(
        rating, mu=rest * rating.mu + weight * mu, sigma=rest * rating.sigma + weight * sigma
    )


def weight(opponents: Sequence[tuple[Rating, int]]) -> float:
    """How much a match weighs for somebody against these opponents, each with how often the two
    have met of late: the average, where there are several."""
    weights = [known(rating) / (1 + met / REPEATED) for rating, met in opponents]
    return sum(weights) / len(weights)


def known(rating: Rating) -> float:
    """How much is known about somebody, from `UNKNOWN` to 1: the share of a newcomer's variance
    that their matches have cleared up."""
    cleared = 1 - min(1.0, rating.sigma / Rating().sigma) ** 2
    return UNKNOWN + (1 - UNKNOWN) * cleared


def _achieved(rating: Rating, won: bool) -> Rating:
    streak = rating.streak + 1 if won else 0
    return replace(
        rating,
        matches=rating.matches + 1,
        wins=rating.wins + won,
        streak=streak,
        longest=max(rating.longest, streak),
    )
