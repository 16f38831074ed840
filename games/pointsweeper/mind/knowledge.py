"""What a seat can know of the board that is played, and what its choices are worth by that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from math import sqrt
from random import Random

from games.core import Budget, Move, Seat, View
from games.pointsweeper.mind.belief import Belief, imagine
from games.pointsweeper.mind.exact import Exact
from games.pointsweeper.mind.unknown import Unknown
from games.pointsweeper.rules.known.board import MINE, Board, Minefield, penalty
from games.pointsweeper.rules.known.chess import BITS, claims, mask
from games.pointsweeper.rules.known.moves import is_claim, is_scout, reached
from games.squares import Square

_A_SECOND, _A_NODE = 100_000, 50
"""Remainders (see `Ways`) that are counted in half of the time, for each second and each node."""
_DRAWN_A_SECOND, _FEWEST, _MOST = 2_500, 150, 2_000
"""Boards that are drawn: for each second, at least, at most."""
_FAR, _VERY_FAR = 1.96, 4.0
"""In standard errors: a mean is off by more than the first in 5 of 100 cases, by more than the
second in one of 15,000."""
_UNSEEN = 3
"""What is on none of n boards has a chance below 3/n, in 95 of 100 cases."""
_ROUGH = 0.3
"""How far the chance of a mine may be off if boards were not drawn from counted ones. With this,
190 of 196 claims that could be counted were within their interval; with 0.1 only 168."""
_COARSE = 3
"""Answers to a scout are told apart in steps of so many points: hardly two boards have the very
same answer."""
_MINED = 1000 * _COARSE
"""Stands for a mine when tiles are added up: more than all points together."""
_CLAIMS = 15
"""How many claims somebody thinks of who scouts."""

Profile = tuple[int, ...]
"""How many squares of each region are taken or seen. Nothing else matters."""


@dataclass(frozen=True, eq=False)
class Choice:
    """A scout or a claim."""

    squares: tuple[Square, ...]
    """The hidden squares that it sees or takes."""
    brings: Sequence[float] = field(repr=False)
    """What it is worth on each imagined board."""
    exactly: float | None = None
    """What it is worth on average over all boards, if that was counted."""
    mine: float = 0.0
    """How likely there is a mine on these squares."""

    @cached_property
    def value(self) -> float:
        """What it should be worth."""
        return sum(self.brings) / len(self.brings) if self.exactly is None else self.exactly

    def surpasses(self, other: Choice, far: float = _FAR, margin: float = 0.0) -> bool:
        """Is it worth more than the other one, by more than `margin`, as far as one can tell?"""
        if self.exactly is not None and other.exactly is not None:
            return self.exactly > other.exactly
        more = [a - b for a, b in zip(self.brings, other.brings, strict=True)]
        return self.value - other.value > margin + far * _error(more)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of the mean."""
    count, mean = len(numbers), sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, count - 1)
    return sqrt(variance / count)


@dataclass(frozen=True)
class Knowledge:
    """What a seat can know."""

    view: View[Board]
    unknown: Unknown
    belief: Belief
    """The boards that were drawn."""
    limit: int
    """How many remainders may be counted."""

    @classmethod
    def of(cls, view: View[Board], budget: Budget, random: Random) -> Knowledge:
        """All that the seat can know: exact if the budget allows that."""
        minefield = view.board.minefields[-1]
        unknown = Unknown.of(minefield, minefield.scouts(view.viewer))
        limit = int(min(budget.most * _A_NODE, budget.cpu * _A_SECOND))
        drawn = min(_MOST, max(_FEWEST, int(min(budget.most, budget.cpu * _DRAWN_A_SECOND))))
        belief = imagine(unknown, limit, random, Budget.nodes(drawn).begin())
        return cls(view, unknown, belief, limit)

    @property
    def seat(self) -> Seat:
        return self.view.viewer

    @property
    def minefield(self) -> Minefield:
        """The board that is played."""
        return self.view.board.minefields[-1]

    @cached_property
    def chances(self) -> Mapping[Square, float]:
        """Hidden square -> how likely there is a mine."""
        if self.belief.chances is not None:
            return self.belief.chances
        count = self.belief.count
        return {s: mines.bit_count() / count for s, mines in self.belief.mines.items()}

    def sure(self, square: Square, chance: float) -> bool:
        """Is it certain that there is a mine (1), or that there is none (0)?"""
        if not chance and square in self.minefield.safe:
            return True
        return self.belief.chances is not None and self.chances[square] == chance

    def squares(self, move: Move) -> tuple[Square, ...]:
        """The hidden squares that a claim takes or a scout sees."""
        bits = _bits(move, self._white) & self._hidden
        return tuple(square for square, bit in BITS.items() if bit & bits)

    def between(self, choice: Choice) -> tuple[float, float] | None:
        """Where its value lies in 95 of 100 cases; None if it is known exactly."""
        if choice.exactly is not None:
            return None
        reach = _FAR * _error(choice.brings) + self._unseen(choice)
        return choice.value - reach, choice.value + reach

    def beats(self, one: Choice, other: Choice) -> bool:
        """Is it worth more than the other one, whatever the drawn boards do not show?"""
        if one.exactly is not None and other.exactly is not None:
            return one.exactly > other.exactly
        unseen = max(self._unseen(choice) for choice in (one, other) if choice.exactly is None)
        return one.surpasses(other, margin=unseen)

    def _unseen(self, choice: Choice) -> float:
        """How far its value may be off because of what no drawn board shows."""
        unseen = _UNSEEN / self.belief.count
        if self.belief.chances is None:
            unseen += _ROUGH
        price = self.view.board.price(self.seat)
        return unseen * (price + max(map(abs, choice.brings), default=0.0))

    def claims(self, move: Move) -> Mapping[Move, Choice]:
        """Every legal claim and a pass. The given move, and whatever may be best, are counted
        exactly if that does not take too long."""
        taken = {m: self._profile(m) for m in filter(is_claim, self.view.legal)}
        alike = {profile: m for m, profile in taken.items()}
        choices = {profile: self._claim(self.squares(m)) for profile, m in alike.items()}
        taken["pass"], nothing = (), Choice((), [0.0] * self.belief.count, exactly=0.0)
        choices[()] = nothing
        best = max(choices.values(), key=lambda choice: choice.value)
        near = [c for c in choices.values() if not best.surpasses(c, _VERY_FAR)]
        counted = self._counted({*near, choices[taken[move]]} - {nothing})
        return {m: counted.get(c, c) for m, c in ((m, choices[p]) for m, p in taken.items())}

    def scouts(self) -> Mapping[Move, Choice]:
        """Every legal scout; it is worth what the best claim after it should bring."""
        seen = {m: self._profile(m) for m in filter(is_scout, self.view.legal)}
        alike = {profile: m for m, profile in seen.items()}
        choices = {profile: self._scout(self.squares(m)) for profile, m in alike.items()}
        return {m: choices[profile] for m, profile in seen.items()}

    @property
    def _white(self) -> bool:
        return self.minefield.white == self.seat

    @cached_property
    def _hidden(self) -> int:
        return mask(self.belief.columns)

    @cached_property
    def _regions(self) -> Sequence[int]:
        return [mask(region.squares) for region in self.unknown.regions]

    def _profile(self, move: Move) -> Profile:
        bits = _bits(move, self._white)
        return tuple((bits & region).bit_count() for region in self._regions)

    def _claim(self, squares: tuple[Square, ...]) -> Choice:
        """A claim of these squares: its mines cost more, the more the seat has already (PS-31)."""
        had, boards = self.view.board.gain(self.seat).mines, self.belief.count
        costs = [penalty(had) - penalty(had + n) for n in range(len(squares) + 1)]
        brings = [t if t < _MINED / 2 else costs[round(t / _MINED)] for t in self._sums(squares)]
        return Choice(squares, brings, mine=self.belief.mined(squares).bit_count() / boards)

    def _sums(self, squares: tuple[Square, ...]) -> Sequence[float]:
        """What lies on these squares together, board by board."""
        if not squares:
            return [0.0] * self.belief.count
        return list(map(sum, zip(*(self._columns[square] for square in squares), strict=True)))

    @cached_property
    def _columns(self) -> Mapping[Square, Sequence[float]]:
        return {
            square: [_MINED if tile == MINE else tile for tile in column]
            for square, column in self.belief.columns.items()
        }

    def _counted(self, some: Iterable[Choice]) -> Mapping[Choice, Choice]:
        """The same choices with exact values; nothing if that would take too long."""
        exact = Exact.of(self.minefield, self.seat) if self.belief.chances is not None else None
        if exact is None or exact.ways.size * sum(map(self._work, some)) > self.limit:
            return {}
        price = self.view.board.price(self.seat)
        return {choice: _exactly(exact, choice, price) for choice in some}

    def _work(self, choice: Choice) -> int:
        """How often all boards must be counted to know what it brings."""
        risky = len([square for square in choice.squares if self.chances[square] > 0])
        return 3 + risky * (risky - 1) // 2

    def _scout(self, squares: tuple[Square, ...]) -> Choice:
        """A scout of these squares and the best claim after it. The claim is chosen by one half of
        the boards and valued on the other, since boards that choose it would overrate it."""
        told = [total // _COARSE for total in self._sums(squares)]
        halves = range(0, len(told), 2), range(1, len(told), 2)
        brings = [0.0] * len(told)
        for learnt, tried in (halves, halves[::-1]):
            groups = dict[float, list[int]]()
            for n in learnt:
                groups.setdefault(told[n], []).append(n)
            choice = {answer: self._best(boards) for answer, boards in groups.items()}
            otherwise = self._best(learnt)
            for n in tried:
                claim = choice.get(told[n], otherwise)
                brings[n] = claim[n] if claim else 0.0
        return Choice(squares, brings)

    def _best(self, boards: Sequence[int]) -> Sequence[float] | None:
        """What the best claim on these boards brings on all; None if no claim brings anything."""
        sums = [sum(map(brings.__getitem__, boards)) for brings in self._promising]
        most = max(sums, default=0.0)
        return self._promising[sums.index(most)] if most > 0 else None

    @cached_property
    def _promising(self) -> Sequence[Sequence[float]]:
        """What each claim brings that one would choose among after a scout."""
        hand = self.minefield.hands[self.seat]
        moves = [m for kind in hand.unused if hand.left(kind) for m in claims(kind, self._white)]
        alike = {self._profile(move): move for move in moves}
        choices = [self._claim(self.squares(move)) for move in alike.values()]
        choices.sort(key=lambda choice: (-choice.value, choice.squares))
        return [choice.brings for choice in choices[:_CLAIMS]]


def _exactly(exact: Exact, choice: Choice, price: int) -> Choice:
    squares = frozenset(choice.squares)
    risky = frozenset(square for square in squares if exact.mines[square])
    cost = price * exact.hits(risky) + exact.pairs(risky)
    value, mine = exact.points(squares) - cost, 1 - exact.clear(risky)
    return replace(choice, exactly=float(value), mine=float(mine))


@cache
def _bits(move: Move, white: bool) -> int:
    """The squares of a claim's path, or those that a scout sees, as bits."""
    return mask(reached(move, white))
