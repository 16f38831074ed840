"""The part of the endless grid that a search can come to: cells are numbers, and a set of cells is
the bits of an integer."""

from __future__ import annotations

from collections.abc import Iterable

from games.cop_and_rob.rules.known.cards import KINDS, Exits, Kind
from games.cop_and_rob.rules.known.moves import Cell
from games.cop_and_rob.rules.known.streets import BANK

Square = int
"""The number of a cell. One to the east is one more, one to the north is `width` more."""
Squares = int
"""A set of squares: bit n stands for square n."""
MARGIN = 6
"""Cells around everything on the table: a search plays fewer cards in a row."""

Fit = tuple[tuple[Exits, Kind], ...]


def _fit(must: Exits, never: Exits) -> Fit:
    return tuple(
        (exits, kind) for exits, kind in KINDS.items() if exits & must == must and not exits & never
    )


FITS: tuple[tuple[Fit, ...], ...] = tuple(
    tuple(_fit(must, never) for never in range(16)) for must in range(16)
)
"""`FITS[must][never]`: every way to turn any road card that fits (CR-10)."""


class Ground:
    """The grid of one search."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        taken = [*cells, BANK]
        xs, ys = [x for x, _ in taken], [y for _, y in taken]
        self._west, self._south = min(xs) - MARGIN, min(ys) - MARGIN
        self.width = max(xs) + MARGIN + 1 - self._west
        self.height = max(ys) + MARGIN + 1 - self._south
        self.size = self.width * self.height
        self.steps = ((1, self.width, 4), (2, 1, 8), (4, -self.width, 1), (8, -1, 2))
        """For each exit: its bit, the step it leads to, and the exit that faces it there."""

    def square(self, cell: Cell) -> Square:
        """The number of a cell."""
        return (cell[1] - self._south) * self.width + cell[0] - self._west

    def cell(self, square: Square) -> Cell:
        """The cell with this number."""
        y, x = divmod(square, self.width)
        return x + self._west, y + self._south

    def inside(self) -> Squares:
        """All squares except the rim, which keeps the east edge of a row apart from the west edge
        of the next."""
        row: Squares = ((1 << self.width - 2) - 1) << 1
        return sum(row << y * self.width for y in range(1, self.height - 1))


def each(squares: Squares) -> list[Square]:
    """The squares of a set, the southernmost first."""
    found = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return found
