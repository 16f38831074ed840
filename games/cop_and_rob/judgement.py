"""What a position promises Cop: weights that are fitted to how matches of self-play end, and the
numbers they weigh."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log

from games.cop_and_rob.cards import Kind
from games.cop_and_rob.chase import COP, ROB, Chase, Side
from games.cop_and_rob.ground import each
from games.search import Weights, fitted

FAR = 8
"""Cards apart beyond which nothing is counted."""
_NEAR = 4
"""Cards apart within which every exit of Rob counts."""
_ROOM = 4
"""Cards ahead in which the room of each is counted."""
_MANY = 24
"""No more ways out than this are told apart."""


class ChaseWeights(Weights):
    """What makes out a position, in logarithms of the odds of Cop."""

    cop: float = 0.0
    rob_none: float = 0.6
    rob_one: float = 1.0
    rob_two: float = 0.2
    rob_ways: float = -1.0
    rob_early: float = 1.0
    """Ways out of Rob that Cop has not come up to, early in the match."""
    rob_pockets: float = 0.2
    """Ways out with nothing behind them."""
    cop_one: float = -1.0
    cop_two: float = -0.2
    cop_ways: float = 0.3
    cop_pockets: float = -0.1
    beside: float = 1.5
    """One card would join the roads."""
    before: float = 0.9
    """Two would, and Cop is next."""
    distance: float = -1.0
    distance_early: float = 0.4
    fits: float = 4.0
    """The share of Cop's cards that would join the roads now."""
    fits_later: float = 3.0
    """The same, and Rob is next."""
    one: float = 1.3
    """For each exit of Rob's so many cards away."""
    two: float = 1.2
    three: float = 0.4
    four: float = 0.25
    rob_room: float = -0.6
    """Cells that Rob comes to before Cop."""
    cop_room: float = 0.4
    late: float = -0.8
    """More cards than Cop has left."""
    left: float = 2.5
    left_squared: float = -3.5


WEIGHTS = fitted(ChaseWeights, __package__)
BEGINNER = fitted(ChaseWeights, __package__, "beginner.json")
"""Weights fitted to what won in matches, by comparing moves alone: they take every position to be
Rob's. Who goes by them knows the better move from the worse, and not what a risk costs."""


def distances(chase: Chase, most: int = FAR) -> list[int]:
    """How many cells that open exits of Rob lead to Cop's road could come to with one card, with
    two and so on, over cells on which something can be built."""
    empty, width, ends = chase.empty, chase.ground.width, chase.open
    covered = chase.ways[COP]
    found = [(covered & ends).bit_count()]
    for _ in range(most - 1):
        covered |= (covered << 1 | covered >> 1 | covered << width | covered >> width) & empty
        found.append((covered & ends).bit_count())
    return found


def apart(reached: list[int]) -> int:
    """The least number of cards with which Cop could join the roads, by `distances`."""
    return next((cards for cards, ends in enumerate(reached, 1) if ends), len(reached) + 1)


def rooms(chase: Chase) -> tuple[int, int]:
    """How many cells Rob would come to first, and how many Cop, if both built on everywhere."""
    empty, width = chase.empty, chase.ground.width
    rob, cop = chase.ways
    for _ in range(_ROOM):
        rob_next = (rob | rob << 1 | rob >> 1 | rob << width | rob >> width) & empty & ~cop
        cop = (cop | cop << 1 | cop >> 1 | cop << width | cop >> width) & empty & ~rob
        rob = rob_next
    return (rob & ~cop).bit_count(), (cop & ~rob).bit_count()


def joining(chase: Chase) -> frozenset[Kind]:
    """The kinds of cards with which Cop would join the roads at once."""
    shared = each(chase.ways[COP] & chase.open)
    return frozenset(kind for square in shared for _, kind in chase.fitting(square))


_UNITS = tuple(
    (name, ChaseWeights(**{other: float(other == name) for other in ChaseWeights.model_fields}))
    for name in ChaseWeights.model_fields
)


def shown(chase: Chase, turn: Side, left: int, deck: Mapping[Kind, int]) -> dict[str, float]:
    """What each weight is multiplied by in `Judge.standing`, which is the sum of these products."""
    return {name: Judge(unit, deck).standing(chase, turn, left) for name, unit in _UNITS}


class Judge:
    """Judges positions of one search. `deck` is what Cop's deck can still bring."""

    def __init__(self, weights: ChaseWeights, deck: Mapping[Kind, int]) -> None:
        self._by, self._deck = weights, deck
        self._whole = max(1, sum(deck.values()))
        by = weights
        few = {0: by.rob_none, 1: by.rob_one, 2: by.rob_two}
        self._rob = [few.get(n, 0.0) + by.rob_ways * log(n or 1) for n in range(_MANY + 1)]
        few = {1: by.cop_one, 2: by.cop_two}
        self._cop = [few.get(n, 0.0) + by.cop_ways * log(n or 1) for n in range(_MANY + 1)]
        self._log = [log(n or 1) for n in range(_MANY + 1)]

    def chance(self, chase: Chase, turn: Side, left: int) -> float:
        """The chance of Cop, from 0 to 1, before `turn` turns up a card, with so many cards left in
        Cop's deck."""
        if chase.winner is not None:
            return float(chase.winner)
        if not left and turn == ROB:
            return 0.0
        chance: float = 1 / (1 + exp(-self.standing(chase, turn, left)))
        return chance

    def standing(self, chase: Chase, turn: Side, left: int) -> float:
        """The same as the logarithm of the odds."""
        by, (rob, cop), empty = self._by, chase.ways, chase.empty
        width, early = chase.ground.width, left / 32
        own = min(_MANY, (rob & ~cop).bit_count())
        reached = distances(chase)
        rob_room, cop_room = rooms(chase)
        cards = apart(reached)
        beside = empty << 1 | empty >> 1 | empty << width | empty >> width
        odds = (
            by.cop
            + self._rob[own]
            + self._cop[min(_MANY, cop.bit_count())]
            + by.rob_early * early * self._log[own]
            + by.rob_pockets * (rob & ~beside).bit_count()
            + by.cop_pockets * (cop & ~beside).bit_count()
            + (by.distance + by.distance_early * early) * self._log[cards]
            + by.one * reached[0]
            + by.two * (reached[1] - reached[0])
            + by.three * (reached[2] - reached[1])
            + by.four * (reached[3] - reached[2])
            + by.rob_room * log(1 + rob_room)
            + by.cop_room * log(1 + cop_room)
            + early * (by.left + by.left_squared * early)
        )
        if cards > left:
            odds += by.late * (cards - left) / 4
        if cards == 1:
            share = sum(self._deck[kind] for kind in joining(chase)) / self._whole
            odds += by.beside + (by.fits if turn == COP else by.fits_later) * share
        elif cards == 2 and turn == COP:
            odds += by.before
        return odds
