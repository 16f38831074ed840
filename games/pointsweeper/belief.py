"""What a player can imagine under the hidden squares: whole boards that agree with its scouts.

Boards are drawn by the Metropolis algorithm (Metropolis et al., J. Chem. Phys. 21, 1953): two
hidden tiles change places if that agrees better with what the scouts saw, else seldom. So the tiles
stay those of a legal deal (PS-1, PS-2), and counts of mines are nearly always right, sums nearly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from random import Random

from games.core import Meter
from games.pointsweeper.board import MINE, MINES, Minefield, Scout, Tile
from games.pointsweeper.chess import SQUARES
from games.squares import Square

CHAINS = 4
"""How many boards are begun with; each is mixed on its own."""
_VALUES = range(-2, 6)
_WRONG_POINT, _WRONG_MINE = 1.0, 3.0
"""What a sum or a count that is wrong by one costs: its likelihood falls by so many nats."""


@dataclass(frozen=True)
class Belief:
    """Equally likely boards. A set of boards is one integer."""

    count: int
    columns: Mapping[Square, Sequence[Tile]]
    """Hidden square -> what lies there on each board."""

    @cached_property
    def mines(self) -> Mapping[Square, int]:
        """Hidden square -> the boards with a mine there."""
        return {s: _boards(tile == MINE for tile in c) for s, c in self.columns.items()}

    @cached_property
    def points(self) -> Mapping[Square, tuple[int, ...]]:
        """Hidden square -> the boards that have the 1, the 2, the 4 in its value plus 2."""
        return {s: tuple(_bits(c)) for s, c in self.columns.items()}

    def total(self, square: Square, boards: int) -> int:
        """The points there on these boards, which have no mine there, all together."""
        ones, twos, fours = self.points[square]
        high = (boards & ones).bit_count() + 2 * (boards & twos).bit_count()
        return high + 4 * (boards & fours).bit_count() - 2 * boards.bit_count()


def _boards(holds: Iterator[bool]) -> int:
    return sum(1 << n for n, true in enumerate(holds) if true)


def _bits(column: Sequence[Tile]) -> Iterator[int]:
    raised = [0 if tile == MINE else int(tile) + 2 for tile in column]
    for bit in (1, 2, 4):
        yield _boards(bool(value & bit) for value in raised)


def imagine(
    minefield: Minefield, scouts: Sequence[Scout], sweeps: int, random: Random, meter: Meter
) -> Belief:
    """Boards that agree with what is shown and with these scouts, with their sums: as many as the
    meter grants, each a node.

    Between two boards of a chain every tile changes places about `sweeps` times.
    """
    hidden = [square for square in SQUARES if square not in minefield.tiles]
    sums = [_Sum.of(scout, hidden) for scout in scouts if scout.rest]
    safe = {n for n, square in enumerate(hidden) if square in minefield.safe}
    laid = [_laid(minefield, len(hidden), safe, random) for _ in range(CHAINS)]
    chains = [_Chain(tiles, sums, safe, random) for tiles in laid]
    for chain in chains:
        chain.settle(sweeps)
    drawn = list[list[Tile]]()
    while not meter.spent():
        chain = chains[len(drawn) % CHAINS]
        chain.mix(sweeps)
        drawn.append(list(chain.tiles))
        meter.spend()
    return Belief(len(drawn), dict(zip(hidden, zip(*drawn, strict=True), strict=True)))


@dataclass(frozen=True)
class _Sum:
    """What a scout tells of the hidden squares, given by number."""

    cells: frozenset[int]
    points: int
    mines: int

    @classmethod
    def of(cls, scout: Scout, hidden: list[Square]) -> _Sum:
        assert scout.rest
        cells = frozenset(hidden.index(s) for s in scout.squares if s in hidden)
        return cls(cells, scout.rest.points, scout.rest.mines)


def _laid(minefield: Minefield, cells: int, safe: set[int], random: Random) -> list[Tile]:
    """The tiles that are still hidden, shuffled, no mine where it is safe."""
    shown = Counter(minefield.tiles.values())
    rarer = random.sample([v for v in _VALUES if shown[v] < 7], 2)
    tiles: list[Tile] = [v for v in _VALUES for _ in range((6 if v in rarer else 7) - shown[v])]
    random.shuffle(tiles)
    mined = set(random.sample([n for n in range(cells) if n not in safe], MINES - shown[MINE]))
    return [MINE if n in mined else tiles.pop() for n in range(cells)]


class _Chain:
    """Tiles that change places."""

    def __init__(self, tiles: list[Tile], sums: list[_Sum], safe: set[int], random: Random) -> None:
        self.tiles = tiles
        self._safe, self._random = safe, random
        self._seen = [
            frozenset(n for n, s in enumerate(sums) if c in s.cells) for c in range(len(tiles))
        ]
        self._points = [sum(_points(tiles[c]) for c in s.cells) - s.points for s in sums]
        self._mines = [len([c for c in s.cells if tiles[c] == MINE]) - s.mines for s in sums]

    def settle(self, sweeps: int) -> None:
        """From a shuffled board to one that agrees."""
        for heat in (8.0, 4.0, 2.0, 1.5, 1.2, 1.0):
            for _ in range(2):
                self.mix(sweeps, heat)

    def mix(self, sweeps: int, heat: float = 1.0) -> None:
        """Let tiles change places; the hotter, the less it matters what agrees."""
        cells, uniform = len(self.tiles), self._random.random
        for _ in range(sweeps * cells):
            self._swap(int(uniform() * cells), int(uniform() * cells), heat)

    def _swap(self, one: int, two: int, heat: float) -> None:
        tile, other = self.tiles[one], self.tiles[two]
        if (
            tile == other
            or (tile == MINE and two in self._safe)
            or (other == MINE and one in self._safe)
        ):
            return
        points = _points(other) - _points(tile)
        mines = (1 if other == MINE else 0) - (1 if tile == MINE else 0)
        gains, losses = self._seen[one] - self._seen[two], self._seen[two] - self._seen[one]
        worse = sum(self._worse(n, points, mines) for n in gains)
        worse += sum(self._worse(n, -points, -mines) for n in losses)
        if worse > 0 and self._random.random() >= exp(-worse / heat):
            return
        self.tiles[one], self.tiles[two] = other, tile
        for n in gains:
            self._points[n] += points
            self._mines[n] += mines
        for n in losses:
            self._points[n] -= points
            self._mines[n] -= mines

    def _worse(self, n: int, points: int, mines: int) -> float:
        """How much worse that sum would agree."""
        was, now = self._points[n], self._points[n] + points
        worse = _WRONG_POINT * (abs(now) - abs(was))
        if mines:
            was, now = self._mines[n], self._mines[n] + mines
            worse += _WRONG_MINE * (abs(now) - abs(was))
        return worse


def _points(tile: Tile) -> int:
    return 0 if tile == MINE else tile
