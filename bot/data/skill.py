"""How well people play: OpenSkill's Plackett-Luce model, for two to four players and shared places.

A match moves a rating less if the same people have often met lately, and less if less is known
about the opponents than about oneself. Else a second account, or a hundred, would make anybody the
best (`tools/bench/trust.py`). OpenSkill's own weights are something else: shares within a team, by
which a lighter loser loses more.

(R. C. Weng and C.-J. Lin, A Bayesian approximation method for online ranking, JMLR 12, 2011.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

UNKNOWN = 0.02
"""How much is known about a newcomer, on the scale of `known`: almost nothing."""

_BASE, _SCALE = 1000, 40


@dataclass(frozen=True)
class Rating:
    """How well somebody plays in a league, and what they have achieved there."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0
    wins: int = 0
    streak: int = 0
    """Matches won in a row, up to now."""
    longest: int = 0

    @property
    def points(self) -> int:
        """The number that people see and are ranked by. It is the estimate minus three times its
        uncertainty: their skill is almost surely no lower. Everybody begins with 1000."""
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
    """The players' ratings after a match.

    `places`: from 1; equal ones are shared.
    `weights`: which share of the full change each player's estimate and uncertainty make, from 0
    to 1. Wins and streaks always count.
    """
    model = _model()
    teams = [[model.rating(mu=r.mu, sigma=r.sigma)] for r in ratings]
    after = model.rate(teams, ranks=[float(place) for place in places])
    won = [place == 1 and places.count(1) == 1 for place in places]
    return [
        _achieved(_moved(rating, new.mu, new.sigma, share), win)
        for rating, [new], share, win in zip(
            ratings, after, weights or [1.0] * len(ratings), won, strict=True
        )
    ]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - 1 MB until a match has ended

    return PlackettLuce()


def _moved(rating: Rating, mu: float, sigma: float, weight: float) -> Rating:
    """The rating moved part of the way; with weight 1 exactly all of it."""
    rest = 1 - weight
    return replace(
        rating, mu=rest * rating.mu + weight * mu, sigma=rest * rating.sigma + weight * sigma
    )


def weight(me: Rating, opponents: Sequence[tuple[Rating, int]]) -> float:
    """How much a match weighs for somebody: the average over their opponents.

    `opponents`: each with how often the two have met lately.

    Among people of whom equally little is known a match weighs in full: else a new server would
    never get going. Whoever becomes known by beating strangers soon gains nothing from more of
    them. The second meeting of two people weighs half, the third a third: however often they meet,
    their ratings never stop moving.
    """
    weights = [min(1.0, known(rating) / known(me)) ** 2 / (1 + met) for rating, met in opponents]
    return sum(weights) / len(weights)


def known(rating: Rating) -> float:
    """How much is known about somebody: the share of a newcomer's variance that their matches have
    removed, plus `UNKNOWN`."""
    return UNKNOWN + 1 - (rating.sigma / Rating().sigma) ** 2


def _achieved(rating: Rating, won: bool) -> Rating:
    streak = rating.streak + 1 if won else 0
    return replace(
        rating,
        matches=rating.matches + 1,
        wins=rating.wins + won,
        streak=streak,
        longest=max(rating.longest, streak),
    )
