"""Which part of the endless grid a picture shows, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from games import pen
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import OTHER
from games.cop_and_rob.rules.known.moves import Cell
from games.cop_and_rob.rules.known.streets import BANK
from games.core import Box

WIDTH, MARGIN = 800, 24
TOP, LEFT = 80, 58
"""Where the field begins: below the title, and right of the coordinates."""
_FIELD = WIDTH - LEFT - MARGIN
_SIZES = (119, 102, 89, 79, 71, 64, 58, 52, 46, 40, 34, 28, 22, 17, 12)
"""The sides that a cell can have, in pixels: only a few, so that only a few sprites are ever
drawn."""
_COLUMNS, _ROWS = 10, 12
"""How much is shown at most while people play: cells of 71 pixels, which a thumb can hit."""
_LEAST = 6
"""At least so many rows are shown."""
_TALLEST = 1500
"""The highest that the field may be, in pixels."""


@dataclass(frozen=True)
class Window:
    """The part of the grid that is shown."""

    left: int
    """The x of the first column."""
    top: int
    """The y of the first row."""
    columns: int
    rows: int
    size: int
    """The side of a cell, in pixels."""

    @property
    def bottom(self) -> int:
        """Where the field ends, in pixels."""
        return TOP + self.rows * self.size

    def shows(self, cell: Cell) -> bool:
        x, y = cell[0] - self.left, self.top - cell[1]
        return 0 <= x < self.columns and 0 <= y < self.rows

    def box(self, cell: Cell) -> Box:
        """Left, top, right, bottom of a cell, in pixels."""
        x = LEFT + (cell[0] - self.left) * self.size
        y = TOP + (self.top - cell[1]) * self.size
        return x, y, x + self.size, y + self.size

    def centre(self, cell: Cell) -> pen.Point:
        x, y, _, _ = self.box(cell)
        return x + self.size / 2, y + self.size / 2


def cells(board: Board) -> set[Cell]:
    """All that is there, that can be chosen, and where both can build."""
    streets = board.streets
    ways_out = chain.from_iterable(streets.ways_out.values())
    return {BANK, *streets.roads, *streets.supers, *ways_out, *board.targets}


def extent(board: Board) -> Box:
    """West, south, east and north of these cells."""
    return _around(cells(board))


def window(board: Board, *, over: bool) -> Window:
    """Everything if there is room or the match is over, else what matters now."""
    whole = extent(board)
    columns, rows = _span(whole)
    if over or (columns <= _COLUMNS and rows <= _ROWS):
        return _framed(whole, columns, rows)
    box = _now(board)
    columns, rows = max(_COLUMNS, _span(box)[0]), max(_ROWS, _span(box)[1])
    return _framed(_filled(box, whole, columns, rows), columns, rows)


def _around(cells: Iterable[Cell]) -> Box:
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _span(box: Box) -> tuple[int, int]:
    """The columns and rows of a part of the grid."""
    return box[2] - box[0] + 1, box[3] - box[1] + 1


def _now(board: Board) -> Box:
    """Around every cell that can be chosen, and the pawn of whoever chooses; if there is room, also
    what was done last, and the other pawn."""
    pawns, role = board.streets.pawns, board.role
    cells = [*board.targets, pawns[role]]
    for more in (*board.last, pawns[OTHER[role]]):
        columns, rows = _span(_around([*cells, more]))
        if columns <= _COLUMNS and rows <= _ROWS:
            cells.append(more)
    return _around(cells)


def _filled(box: Box, whole: Box, columns: int, rows: int) -> Box:
    """So many columns and rows around a box; inside `whole` if that is large enough."""
    west = _slid((box[0] + box[2] + 1 - columns) // 2, whole[0], whole[2] - columns + 1)
    south = _slid((box[1] + box[3] + 1 - rows) // 2, whole[1], whole[3] - rows + 1)
    return west, south, west + columns - 1, south + rows - 1


def _slid(value: int, least: int, most: int) -> int:
    """The value, moved between `least` and `most`; halfway between them if they have crossed."""
    return max(least, min(value, most)) if least <= most else (least + most) // 2


def _framed(box: Box, columns: int, rows: int) -> Window:
    """The box as large as it fits; bare cells fill the rest of the picture's width."""
    tallest = _ROWS * _SIZES[4] if rows <= _ROWS else _TALLEST
    fitting = (s for s in _SIZES if s * columns <= _FIELD and s * rows <= tallest)
    size = next(fitting, _SIZES[-1])
    wide, high = _FIELD // size, max(rows, _LEAST)
    left = box[0] - (wide - columns) // 2
    return Window(left, box[3] + (high - rows) // 2, wide, high, size)
