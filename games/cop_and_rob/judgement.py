"""How good a position is for Cop: weights fitted to how matches of self-play ended, and the numbers
that they weigh."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log

from games.cop_and_rob.cards import DECK_SIZE, Kind, Role
from games.cop_and_rob.chase import COP, ROB, Chase, Side
from games.cop_and_rob.ground import each
from games.search import Weights, fitted

Unseen = Mapping[Role, Mapping[Kind, int]]
"""How many cards of each kind are in each deck."""
FAR = 8
"""How many cards apart the roads may be; more is not told apart."""
_NEAR = 4
"""Within so many cards every exit of Rob counts."""
_SAFE = 3
"""A way out of Rob is safe from Cop's next cards if it is further away than so many."""
_ROOM = 4
"""How many cards ahead the room of both is counted."""
_MANY = 24
"""More ways out are not told apart."""
_FREE = 6
"""A way out of Rob that is so many cards away from Cop is as free as any."""


class ChaseWeights(Weights):
    """What a position is made of, in logarithms of the odds that Cop wins."""

    cop: float = 0.0
    """Cop's in any position."""
    rob_none: float = 0.6
    """Rob has no way out of his own: every one is a way out of Cop's too."""
    rob_one: float = 1.0
    """He has one of his own."""
    rob_two: float = 0.2
    """He has two."""
    rob_ways: float = -1.0
    """The logarithm of how many he has."""
    rob_early: float = 1.0
    """The same logarithm, times how early it is."""
    rob_pockets: float = 0.2
    """For each way out of Rob with no empty cell beside it."""
    cop_one: float = -1.0
    """Cop has one way out."""
    cop_two: float = -0.2
    """He has two."""
    cop_ways: float = 0.3
    """The logarithm of how many he has."""
    cop_pockets: float = -0.1
    """For each way out of Cop with no empty cell beside it."""
    beside: float = 1.5
    """One card would join the roads."""
    before: float = 0.9
    """Two would, and it is Cop's turn."""
    distance: float = -1.0
    """The logarithm of how many cards apart the roads are."""
    distance_early: float = 0.4
    """The same logarithm, times how early it is."""
    fits: float = 4.0
    """The share of Cop's cards that would join the roads, in Cop's turn."""
    fits_later: float = 3.0
    """The same share, in Rob's turn."""
    one: float = 1.3
    """For each open exit of Rob that is one card away."""
    two: float = 1.2
    """For each that is two cards away."""
    three: float = 0.4
    """For each that is three."""
    four: float = 0.25
    """For each that is four."""
    five: float = 0.0
    """For each that is five."""
    six: float = 0.0
    """For each that is six."""
    rob_room: float = -0.6
    """The logarithm of how many cells Rob reaches before Cop."""
    cop_room: float = 0.4
    """The logarithm of how many Cop reaches before Rob."""
    late: float = -0.8
    """For every four cards that the roads are further apart than Cop has cards left."""
    left: float = 2.5
    """The share of Cop's deck that is left: how early it is."""
    left_squared: float = -3.5
    """The square of that share."""
    left_log: float = 0.0
    """The logarithm of how many cards Cop has left, the one he may yet turn up included."""
    turn: float = 0.0
    """It is Cop's turn."""
    safe: float = 0.0
    """The logarithm of how many ways out Rob has that are more than three cards away from Cop."""
    safe_early: float = 0.0
    """The same logarithm, times how early it is."""
    safe_none: float = 0.0
    """He has none of these."""
    shared: float = 0.0
    """For each way out of Rob that is one of Cop's too."""
    shared_two: float = 0.0
    """For each that Cop reaches with his second card."""
    shared_three: float = 0.0
    """For each that he reaches with his third."""
    free: float = 0.0
    """The logarithm of how free Rob's ways out are: each counts by how far from Cop it is."""
    free_early: float = 0.0
    """The same logarithm, times how early it is."""
    rob_all: float = 0.0
    """The logarithm of how many ways out Rob has, Cop's too."""
    rob_all_early: float = 0.0
    """The same logarithm, times how early it is."""
    cop_early: float = 0.0
    """The logarithm of how many ways out Cop has, times how early it is."""
    rob_supers: float = 0.0
    """For each supercard in Rob's deck."""
    cop_supers: float = 0.0
    """For each in Cop's."""


WEIGHTS = fitted(ChaseWeights, __package__)
BEGINNER = fitted(ChaseWeights, __package__, "beginner.json")
"""Weights for weaker players. They were fitted to what wins, by comparing moves only, and take
every position to be Rob's: they know a better move from a worse one, but not what a risk costs."""


def spread(chase: Chase) -> tuple[list[int], list[int]]:
    """How many cells that open exits of Rob lead to are within reach of Cop's road by one card, by
    two, and so on, over cells where something can be built; and how many of his ways out are."""
    empty, width, ends, rob = chase.empty, chase.ground.width, chase.open, chase.ways[ROB]
    covered = chase.ways[COP]
    found, ways = [(covered & ends).bit_count()], [(covered & rob).bit_count()]
    for _ in range(FAR - 1):
        covered |= (covered << 1 | covered >> 1 | covered << width | covered >> width) & empty
        found.append((covered & ends).bit_count())
        ways.append((covered & rob).bit_count())
    return found, ways


def distances(chase: Chase) -> list[int]:
    """How many cells that open exits of Rob lead to Cop reaches with so many cards."""
    return spread(chase)[0]


def apart(reached: list[int]) -> int:
    """The fewest cards with which Cop could join the roads, by `distances`."""
    return next((cards for cards, ends in enumerate(reached, 1) if ends), len(reached) + 1)


def rooms(chase: Chase) -> tuple[int, int]:
    """How many cells Rob would reach first, and how many Cop would, if both built everywhere at
    once."""
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


def shown(chase: Chase, turn: Side, left: int, unseen: Unseen) -> dict[str, float]:
    """The factor of each weight in `Judge.standing`, which is the sum of weights times factors."""
    return {name: Judge(unit, unseen).standing(chase, turn, left) for name, unit in _UNITS}


class Judge:
    """Judges the positions of one search."""

    def __init__(self, weights: ChaseWeights, unseen: Unseen) -> None:
        self._by, self._deck = weights, unseen["cop"]
        self._whole = max(1, sum(self._deck.values()))
        by = weights
        self._always = (
            by.cop + by.rob_supers * unseen["rob"]["super"] + by.cop_supers * unseen["cop"]["super"]
        )
        few = {0: by.rob_none, 1: by.rob_one, 2: by.rob_two}
        self._rob = [few.get(n, 0.0) + by.rob_ways * log(n or 1) for n in range(_MANY + 1)]
        few = {1: by.cop_one, 2: by.cop_two}
        self._cop = [few.get(n, 0.0) + by.cop_ways * log(n or 1) for n in range(_MANY + 1)]
        self._log = [log(n or 1) for n in range(_MANY + 1)]
        self._log_one = [log(1 + n) for n in range(DECK_SIZE + 1)]
        self._log_free = [log(n / _FREE + 0.3) for n in range(_FREE * _MANY + 1)]

    def chance(self, chase: Chase, turn: Side, left: int) -> float:
        """Cop's chance, from 0 to 1, before `turn` turns up a card, with `left` cards in Cop's
        deck."""
        if chase.winner is not None:
            return float(chase.winner)
        if not left and turn == ROB:
            return 0.0
        chance: float = 1 / (1 + exp(-self.standing(chase, turn, left)))
        return chance

    def standing(self, chase: Chase, turn: Side, left: int) -> float:
        """The same as a logarithm of odds."""
        by, cop, early = self._by, min(_MANY, chase.ways[COP].bit_count()), left / 32
        reached, near = spread(chase)
        rob_room, cop_room = rooms(chase)
        cards = apart(reached)
        odds = (
            self._always
            + self._freedom(chase, near, early)
            + self._cop[cop]
            + by.cop_early * early * self._log[cop]
            + (by.distance + by.distance_early * early) * self._log[cards]
            + by.one * reached[0]
            + by.two * (reached[1] - reached[0])
            + by.three * (reached[2] - reached[1])
            + by.four * (reached[3] - reached[2])
            + by.five * (reached[4] - reached[3])
            + by.six * (reached[5] - reached[4])
            + by.rob_room * log(1 + rob_room)
            + by.cop_room * log(1 + cop_room)
            + early * (by.left + by.left_squared * early)
            + by.left_log * self._log_one[left]
        )
        if turn == COP:
            odds += by.turn
        if cards > left:
            odds += by.late * (cards - left) / 4
        if cards == 1:
            share = sum(self._deck[kind] for kind in joining(chase)) / self._whole
            odds += by.beside + (by.fits if turn == COP else by.fits_later) * share
        elif cards == 2 and turn == COP:
            odds += by.before
        return odds

    def _freedom(self, chase: Chase, near: list[int], early: float) -> float:
        """The part of it that Rob's ways out make: how many Cop reaches and when, by `spread`; and
        the ways out of both that lead nowhere."""
        by, (rob, cop), empty, width = self._by, chase.ways, chase.empty, chase.ground.width
        robs = min(_MANY, rob.bit_count())
        own = max(0, robs - near[0])
        far = self._log_one[max(0, robs - near[_SAFE - 1])]
        free = self._log_free[max(0, _FREE * robs - sum(near[:_FREE]))]
        beside = empty << 1 | empty >> 1 | empty << width | empty >> width
        odds = (
            self._rob[own]
            + by.rob_early * early * self._log[own]
            + (by.rob_all + by.rob_all_early * early) * self._log[robs]
            + (by.safe + by.safe_early * early) * far
            + (by.free + by.free_early * early) * free
            + by.shared * near[0]
            + by.shared_two * (near[1] - near[0])
            + by.shared_three * (near[2] - near[1])
            + by.rob_pockets * (rob & ~beside).bit_count()
            + by.cop_pockets * (cop & ~beside).bit_count()
        )
        return odds if far else odds + by.safe_none
