"""What searches share: the choice among moves that are nearly as good as the best, how clear a
choice is, what a share of some draws tells, and a game's computers by their skills."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import sqrt
from random import Random
from typing import Protocol, TypeVar

from games.core import Budget, Computer, Levels, Move, Thought, View

B = TypeVar("B")
Worths = Sequence[tuple[Move, float]]
"""Moves and their worths, in any unit."""
_Z = 1.96


class Spent(Exception):
    """The budget is spent: a search ends where it stands."""


def lot(worths: Worths, slack: float, random: Random) -> Move:
    """One of the moves that are worse than the best by less than `slack`; the better, the likelier.
    Without slack the first of the best. So nobody meets the same match again."""
    best = max(worth for _, worth in worths)
    near = [(move, slack - (best - worth)) for move, worth in worths if best - worth < slack]
    if not near:
        return next(move for move, worth in worths if worth == best)
    moves, weights = zip(*near, strict=True)
    chosen: Move = random.choices(moves, weights)[0]
    return chosen


def leeway(slack: float, hope: float) -> float:
    """How much chance of winning a move may give away: `slack` in an even position, less in a
    decided one."""
    return slack * 4 * hope * (1 - hope)


def clarity(worths: Iterable[tuple[Move, float]], far: float) -> float:
    """How far the best move is ahead of the next, as a share of `far`: from 0 to 1."""
    best, *others = sorted((worth for _, worth in worths), reverse=True)
    return min(1.0, (best - others[0]) / far) if others else 1.0


def interval(hits: float, draws: float) -> tuple[float, float]:
    """Where the true share lies in 95 of 100 cases (Wilson, JASA 22, 1927)."""
    share, spread = hits / draws, _Z * _Z / draws
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z * sqrt((share * (1 - share) + spread / 4) / draws) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Skill(Protocol):
    """How well a computer player plays: a game's own dataclass, with what a thought may cost."""

    @property
    def nodes(self) -> int: ...

    @property
    def seconds(self) -> float: ...


S = TypeVar("S", bound=Skill)


def levels(
    ponder: Callable[[S, View[B], Random, Budget], Thought], skills: Mapping[str, S]
) -> Levels[B]:
    """A game's computer players, one of each skill."""
    return Levels(
        **{
            level: Computer(partial(ponder, skill), Budget(skill.nodes, skill.seconds))
            for level, skill in skills.items()
        }
    )
