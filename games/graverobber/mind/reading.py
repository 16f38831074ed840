"""Where people hide things, and what the other player's turns give away of its board.

Its own obstacles keep its own piece from some squares (GR-10), and so its other piece, which digs.
What it knows of this seat's board is public, so it can be worked out what it would have liked to
do. If it did something else, an obstacle was perhaps in the way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from math import exp
from operator import or_
from random import Random

from games.core import Budget, Meter, Move, Seat
from games.graverobber.mind.plans import Aims, Plan, Planner
from games.graverobber.mind.routes import Step, paths
from games.graverobber.mind.worlds import imagine
from games.graverobber.rules.known.board import Board, Deed, Dug, Moved, Skipped, standing
from games.graverobber.rules.known.ground import bits, line
from games.graverobber.rules.known.possible import Agreeing
from games.squares import Square

_ANYTHING = 0.4
"""So many people lay anything. The others find a place harder to dig up likelier."""
_CAREFUL = 3.0
"""How many times as often they lay a board as one with one more open side."""
_USUAL = 7
"""With so many open sides they lay a board about as often as anybody."""
BOARDS = 1000
"""So many boards of this seat the other player is thought to imagine."""
_AIMS = Aims(moves=2, routes=0, bit=0.15)
_PLANS = 200
"""About as many plans are tried for a turn."""
COST = BOARDS + _PLANS
"""What it costs to read a turn, in nodes."""
_OPEN = paths(0)
"""Where a piece can go if nothing is in the way."""
_CARE = 0.02
"""A plan that is worse by so many Plots a turn is taken 2.7 times less often."""
_WHIM = 0.005
"""How likely a turn is that has nothing to do with plans: people have plans of their own."""


@dataclass(frozen=True)
class Wish:
    """A plan that the other player may have had."""

    pull: float
    """How many times as often it is taken as the best dig on the spot, which is always open."""
    path: int
    """The squares of its own board that it walks over, as bits."""


@dataclass(frozen=True)
class Turn:
    """A turn of the other player."""

    done: Move
    wishes: Mapping[Move, Sequence[Wish]]
    """What it may have wished, the dearest first, by the move that begins it."""

    @cached_property
    def walked(self) -> int:
        """All squares that its wishes walk over."""
        return reduce(or_, (wish.path for some in self.wishes.values() for wish in some))

    def chance(self, obstacles: int) -> float:
        """How likely it does this if these are its obstacles."""
        pulls = {move: _open(some, obstacles) for move, some in self.wishes.items()}
        return _WHIM + pulls[self.done] / sum(pulls.values())


def _open(wishes: Sequence[Wish], obstacles: int) -> float:
    """The pull of the dearest that these obstacles leave open."""
    return next((wish.pull for wish in wishes if not wish.path & obstacles), 0.0)


@dataclass(frozen=True)
class Reading:
    """Turns of the other player that were thought through."""

    turns: tuple[Turn, ...]

    @classmethod
    def of(cls, board: Board, seat: Seat, meter: Meter) -> Reading:
        """As many as the meter grants, the latest first."""
        turns = list[Turn]()
        for end in range(len(board.deeds), 0, -1):
            if board.deeds[end - 1].seat == seat or isinstance(board.deeds[end - 1], Skipped):
                continue
            meter.spend(COST)
            if meter.spent():
                break
            turns.append(_turn(board.placement, board.deeds[:end]))
        return cls(tuple(turns))

    @cached_property
    def _known(self) -> tuple[tuple[Turn, dict[int, float]], ...]:
        """The turns, each with the answers given so far, by the obstacles that matter to it."""
        return tuple((turn, {}) for turn in self.turns)

    def __call__(self, obstacles: int) -> float:
        """How much likelier it does all this if these are its obstacles than if it had none."""
        times = 1.0
        for turn, known in self._known:
            there = obstacles & turn.walked
            if there not in known:
                known[there] = turn.chance(there) / turn.chance(0)
            times *= known[there]
        return times


@lru_cache(maxsize=256)
def _turn(placement: str, deeds: tuple[Deed, ...]) -> Turn:
    """The last of these deeds, and what its player may have wished then. A table's turns are read
    again at every turn, so they are kept, and the random numbers are always the same."""
    *before, done = deeds
    own, seat = standing(before, done.seat), done.seat
    worlds = imagine(Agreeing.of(placement, seat, before), BOARDS, Random(0), prior=likely)
    planner = Planner(worlds, _OPEN, Plan(own, worlds.where, 1), _AIMS)
    tried = planner.tried(Budget.nodes(2 * _PLANS).begin())
    spot = max(digging.worth for digging in tried if not digging.plan.steps)
    wishes = dict[Move, list[Wish]]()
    for digging in sorted(tried, key=lambda digging: digging.worth, reverse=True):
        some, path = wishes.setdefault(digging.first, []), _path(own, digging.plan.steps)
        if all(wish.path & ~path for wish in some):  # else a dearer one is open whenever this is
            some.append(Wish(exp((digging.worth - spot) / _CARE), path))
    return Turn(_name(done), wishes)


def _name(deed: Deed) -> Move:
    match deed:
        case Moved():
            return f"move {deed.way} {deed.steps}"
        case Dug():
            return f"dig {deed.way}"
        case _:
            return "skip"


def _path(start: Square, steps: Sequence[Step]) -> int:
    """The squares that these moves enter."""
    path = 0
    for way, count in steps:
        squares = line(start, way)[:count]
        path |= bits(squares)
        start = squares[-1]
    return path


def likely(sides: int) -> float:
    """How much likelier people lay a board whose Plots have so many open sides, than if all were
    alike."""
    return _ANYTHING + (1 - _ANYTHING) * _CAREFUL ** (_USUAL - sides)
