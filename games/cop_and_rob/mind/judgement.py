"""How good a position is for Cop: weights fitted to how matches of self-play ended, and the numbers
that they weigh."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import pairwise
from math import exp, log
from typing import NamedTuple

from games.cop_and_rob.mind.chase import COP, ROB, Chase, Side
from games.cop_and_rob.mind.region import Squares, each
from games.cop_and_rob.rules.known.cards import DECK_SIZE, Kind, Role

Unseen = Mapping[Role, Mapping[Kind, int]]
"""How many cards of each kind are in each deck."""
FAR = 8
"""How many cards apart the roads may be; more is not told apart."""
_ROOM = 4
"""How many cards ahead the room of both is counted."""
_MANY = 24
"""More ways out are not told apart."""
_FREE = 6
"""A way out of Rob that is so many cards away from Cop is as free as any."""


@dataclass(frozen=True)
class ChaseWeights:
    """What a position is made of, in logarithms of the odds that Cop wins: fitted to how matches of
    self-play ended."""

    cop: float = -0.7335
    """Cop's in any position."""
    rob_none: float = 1.5589
    """Rob has no way out of his own: every one is a way out of Cop's too."""
    rob_one: float = 0.7292
    """He has one of his own."""
    rob_two: float = 0.2229
    """He has two."""
    rob_ways: float = 0.2887
    """The logarithm of how many he has."""
    rob_early: float = -0.8266
    """The same logarithm, times how early it is."""
    rob_pockets: float = 0.1676
    """For each way out of Rob with no empty cell beside it."""
    cop_one: float = -0.4772
    """Cop has one way out."""
    cop_two: float = -0.0722
    """He has two."""
    cop_ways: float = -0.6231
    """The logarithm of how many he has."""
    cop_pockets: float = 0.0306
    """For each way out of Cop with no empty cell beside it."""
    beside: float = -1.5836
    """One card would join the roads."""
    before: float = 0.5532
    """Two would, and it is Cop's turn."""
    distance: float = -2.1799
    """The logarithm of how many cards apart the roads are."""
    distance_early: float = 1.145
    """The same logarithm, times how early it is."""
    fits: float = 6.3481
    """The share of Cop's cards that would join the roads, in Cop's turn."""
    fits_later: float = 5.1275
    """The same share, in Rob's turn."""
    one: float = 0.82
    """For each open exit of Rob that is one card away."""
    two: float = 1.2259
    """For each that is two cards away."""
    three: float = 1.2546
    """For each that is three."""
    four: float = 0.555
    """For each that is four."""
    five: float = 0.3838
    """For each that is five."""
    six: float = 0.2398
    """For each that is six."""
    rob_room: float = -0.6445
    """The logarithm of how many cells Rob reaches before Cop."""
    cop_room: float = 0.446
    """The logarithm of how many Cop reaches before Rob."""
    late: float = 0.2389
    """For every four cards that the roads are further apart than Cop has cards left."""
    left: float = -4.1515
    """The share of Cop's deck that is left: how early it is."""
    left_squared: float = -0.5269
    """The square of that share."""
    left_log: float = 2.5545
    """The logarithm of how many cards Cop has left, the one he may yet turn up included."""
    turn: float = 0.1416
    """It is Cop's turn."""
    safe: float = -1.4705
    """The logarithm of how many ways out Rob has that are more than three cards away from Cop."""
    safe_early: float = -0.857
    """The same logarithm, times how early it is."""
    safe_none: float = -0.3206
    """He has none of these."""
    shared: float = 0.9519
    """For each way out of Rob that is one of Cop's too."""
    shared_two: float = -0.7663
    """For each that Cop reaches with his second card."""
    shared_three: float = -1.0737
    """For each that he reaches with his third."""
    free: float = 3.6356
    """The logarithm of how free Rob's ways out are: each counts by how far from Cop it is."""
    free_early: float = -1.4117
    """The same logarithm, times how early it is."""
    rob_all: float = -3.3403
    """The logarithm of how many ways out Rob has, Cop's too."""
    rob_all_early: float = 3.0147
    """The same logarithm, times how early it is."""
    cop_early: float = 0.6368
    """The logarithm of how many ways out Cop has, times how early it is."""
    rob_supers: float = -0.8444
    """For each supercard in Rob's deck."""
    cop_supers: float = 0.4673
    """For each in Cop's."""


WEIGHTS = ChaseWeights()
BEGINNER = ChaseWeights(
    **dict.fromkeys((field.name for field in fields(ChaseWeights)), 0.0)
    | {
        "cop": 1.651,
        "rob_none": 0.161,
        "rob_one": 0.847,
        "rob_two": 0.237,
        "rob_ways": -1.772,
        "rob_early": 0.907,
        "rob_pockets": 0.143,
        "cop_one": -0.922,
        "cop_two": -0.276,
        "cop_ways": -0.283,
        "cop_pockets": 0.124,
        "beside": 0.664,
        "before": 0.716,
        "distance": -1.964,
        "distance_early": 0.873,
        "fits": 3.427,
        "fits_later": 2.477,
        "one": 0.406,
        "two": 0.529,
        "three": 0.331,
        "four": 0.148,
        "rob_room": -0.77,
        "cop_room": 0.378,
        "late": -0.581,
        "left": 1.832,
        "left_squared": -2.832,
    }
)
"""Weights for weaker players. They were fitted to what wins, by comparing moves only, and take
every position to be Rob's: they know a better move from a worse one, but not what a risk costs.
What is not named counts nothing."""


def spread(chase: Chase, cells: Squares, cards: int) -> list[Squares]:
    """The empty cells within reach of a road that leads to these, by one card, by two, and so on,
    over cells where something can be built."""
    empty, width, found = chase.empty, chase.ground.width, [cells]
    for _ in range(cards - 1):
        cells |= (cells << 1 | cells >> 1 | cells << width | cells >> width) & empty
        found.append(cells)
    return found


def distances(chase: Chase) -> list[int]:
    """How many cells that open exits of Rob lead to Cop reaches with so many cards."""
    return [(cells & chase.open).bit_count() for cells in spread(chase, chase.ways[COP], FAR)]


def apart(reached: list[int]) -> int:
    """The fewest cards with which Cop could join the roads, by `distances`."""
    return next((cards for cards, ends in enumerate(reached, 1) if ends), len(reached) + 1)


def rooms(chase: Chase) -> tuple[int, int]:
    """How many cells Rob would reach first, and how many Cop would, if both built everywhere at
    once."""
    empty, width = chase.empty, chase.ground.width
    rob, cop = chase.ways
    for _ in range(_ROOM):
        robs = (rob | rob << 1 | rob >> 1 | rob << width | rob >> width) & empty
        cops = (cop | cop << 1 | cop >> 1 | cop << width | cop >> width) & empty
        rob, cop = robs ^ robs & cop, cops ^ cops & rob
    both = (rob & cop).bit_count()
    return rob.bit_count() - both, cop.bit_count() - both


def joining(chase: Chase) -> frozenset[Kind]:
    """The kinds of cards with which Cop would join the roads at once."""
    shared = each(chase.ways[COP] & chase.open)
    return frozenset(kind for square in shared for _, kind in chase.fitting(square))


_LOG = tuple(log(n or 1) for n in range(max(FAR + 1, _MANY) + 1))
_LOG_ONE = tuple(log(1 + n) for n in range(DECK_SIZE + 1))
_LOG_FREE = tuple(log(n / _FREE + 0.3) for n in range(_FREE * _MANY + 1))


def _falls(*weights: float) -> list[float]:
    """Weights for what is one card away, two and so on, as weights for what is no further away."""
    return [near - far for near, far in pairwise((*weights, 0.0))]


class _Scale(NamedTuple):
    """What each number adds while Cop's deck has so many cards left. It is looked up, since to
    reckon it again for every position takes longer than to count."""

    always: float
    own: list[float]
    """By how many ways out Rob has that are none of Cop's."""
    robs: list[float]
    """By how many he has."""
    far: list[float]
    """By how many of them are safe from Cop's next cards."""
    free: list[float]
    """By how free they are."""
    cops: list[float]
    """By how many ways out Cop has."""
    apart: tuple[list[float], list[float]]
    """By whose turn it is, and by how many cards the roads are apart."""


class Judge:
    """Judges the positions of one search."""

    def __init__(self, weights: ChaseWeights, unseen: Unseen) -> None:
        self._by, self._unseen, self._deck = weights, unseen, unseen["cop"]
        self._whole = max(1, sum(self._deck.values()))
        self._scales = dict[int, _Scale]()
        by = weights
        self._ends = _falls(by.one, by.two, by.three, by.four, by.five, by.six)
        self._shared = _falls(by.shared, by.shared_two, by.shared_three)
        self._cop_ways = self._empty = self._pockets = 0
        self._near = list[Squares]()

    def _scale(self, left: int) -> _Scale:
        by, unseen, early = self._by, self._unseen, left / 32
        rob_few, cop_few = (by.rob_none, by.rob_one, by.rob_two), (0.0, by.cop_one, by.cop_two)
        own, far = by.rob_ways + by.rob_early * early, by.safe + by.safe_early * early
        robs, free = by.rob_all + by.rob_all_early * early, by.free + by.free_early * early
        cops, distance = by.cop_ways + by.cop_early * early, by.distance + by.distance_early * early
        late = [by.late * max(0, cards - left) / 4 for cards in range(FAR + 2)]
        beside = 0.0, by.beside, *[0.0] * FAR
        before = 0.0, by.beside, by.before, *[0.0] * (FAR - 1)
        return _Scale(
            always=by.cop
            + by.rob_supers * unseen["rob"]["super"]
            + by.cop_supers * unseen["cop"]["super"]
            + early * (by.left + by.left_squared * early)
            + by.left_log * _LOG_ONE[left],
            own=[own * _LOG[n] + dict(enumerate(rob_few)).get(n, 0.0) for n in range(_MANY + 1)],
            robs=[robs * _LOG[n] for n in range(_MANY + 1)],
            far=[far * _LOG_ONE[n] if n else by.safe_none for n in range(_MANY + 1)],
            free=[free * log for log in _LOG_FREE],
            cops=[cops * _LOG[n] + dict(enumerate(cop_few)).get(n, 0.0) for n in range(_MANY + 1)],
            apart=(
                [distance * _LOG[n] + late[n] + beside[n] for n in range(FAR + 2)],
                [distance * _LOG[n] + late[n] + before[n] + by.turn for n in range(FAR + 2)],
            ),
        )

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
        """The same as a logarithm of odds. Most of a thought is spent here and in `_freedom`, so
        there are no loops."""
        by, ends, (rob, cop) = self._by, chase.open, chase.ways
        if cop != self._cop_ways or chase.empty != self._empty:
            self._flood(chase)
        scale = self._scales.get(left) or self._scales.setdefault(left, self._scale(left))
        a, b, c, d, e, f, g, h = self._near
        one, two, three = (a & ends).bit_count(), (b & ends).bit_count(), (c & ends).bit_count()
        four, five, six = (d & ends).bit_count(), (e & ends).bit_count(), (f & ends).bit_count()
        if six:
            cards = 1 if one else 2 if two else 3 if three else 4 if four else 5 if five else 6
        else:
            cards = 7 if g & ends else 8 if h & ends else 9
        w, cops = self._ends, cop.bit_count()
        rob_room, cop_room = rooms(chase)
        odds = (
            scale.always
            + self._freedom(rob, scale)
            + (w[0] * one + w[1] * two + w[2] * three + w[3] * four + w[4] * five + w[5] * six)
            + scale.cops[cops if cops < _MANY else _MANY]
            + scale.apart[turn][cards]
            + by.rob_room * log(1 + rob_room)
            + by.cop_room * log(1 + cop_room)
        )
        if self._pockets:
            odds += by.rob_pockets * (rob & self._pockets).bit_count()
            odds += by.cop_pockets * (cop & self._pockets).bit_count()
        if cards == 1:
            share = sum(self._deck[kind] for kind in joining(chase)) / self._whole
            odds += (by.fits if turn == COP else by.fits_later) * share
        return odds

    def _freedom(self, rob: Squares, scale: _Scale) -> float:
        """The part of it that Rob's ways out make: how many Cop reaches, and when."""
        a, b, c, d, e, f, *_ = self._near
        one, two, three = (a & rob).bit_count(), (b & rob).bit_count(), (c & rob).bit_count()
        later = (d & rob).bit_count() + (e & rob).bit_count() + (f & rob).bit_count()
        w, robs = self._shared, min(_MANY, rob.bit_count())
        own, far, free = robs - one, robs - three, _FREE * robs - one - two - three - later
        return (
            scale.own[own if own > 0 else 0]
            + scale.robs[robs]
            + scale.far[far if far > 0 else 0]
            + scale.free[free if free > 0 else 0]
            + (w[0] * one + w[1] * two + w[2] * three)
        )

    def _flood(self, chase: Chase) -> None:
        """What depends on Cop's ways out and the empty cells only: many positions in a row have
        these in common."""
        self._cop_ways, self._empty = cop, empty = chase.ways[COP], chase.empty
        self._near = spread(chase, cop, FAR)
        width = chase.ground.width
        beside = empty << 1 | empty >> 1 | empty << width | empty >> width
        self._pockets = empty ^ empty & beside
