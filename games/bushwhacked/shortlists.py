"""The squares that people look at first: next to their own stones, next to others', around bases.

Only where stones lie counts, not what they threaten, so the lists help nobody who plays without the
aid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from games.bushwhacked.board import Board
from games.bushwhacked.grid import BITS, SIZE, listed
from games.bushwhacked.threats import beside
from games.bushwhacked.words import label
from games.core import Move, Shortlist, Text, View, say
from games.squares import step

_MOST = 25
"""How many squares one list holds: as many as a menu."""
_OWN = "bushwhacked-next-to-own", "bushwhacked-some-next-to-own"
_ENEMY = "bushwhacked-next-to-enemy", "bushwhacked-some-next-to-enemy"
"""The menu's title if it has all such squares, and if it has some."""
_WAYS = {
    (0, 1): "bushwhacked-near-north",
    (1, 0): "bushwhacked-near-east",
    (0, -1): "bushwhacked-near-south",
    (-1, 0): "bushwhacked-near-west",
}
"""Where a square lies from its base, by columns and rows."""


def shortlists(view: View[Board]) -> tuple[Shortlist, ...]:
    """Three menus of squares. What is in the first is not in the second."""
    return tuple(shortlist for shortlist in _all(view.board) if shortlist.moves)


def _all(board: Board) -> Iterator[Shortlist]:
    mover = board.turn.seat
    mine = board.play[mover] | board.capture[mover]
    own = board.placeable & beside(mine)
    first = _foremost(board, own)
    others = board.placeable & beside(sum(board.play) + sum(board.capture) - mine) & ~first
    yield _listed(_OWN, first, own)
    yield _listed(_ENEMY, _foremost(board, others), others)
    yield Shortlist(say("bushwhacked-near"), dict(_around_bases(board)))


def _listed(titles: tuple[str, str], squares: int, of: int) -> Shortlist:
    """These squares; `of` is how many there are in all."""
    title = say(titles[0])
    if squares != of:
        title = say(titles[1], count=squares.bit_count(), of=of.bit_count())
    return Shortlist(title, {move: label(move) for move in listed(squares, "place {}")})


def _foremost(board: Board, squares: int) -> int:
    """If there are too many: the most crowded ones, and those near what is new."""
    if squares.bit_count() <= _MOST:
        return squares
    mine, stones = board.play[board.turn.seat], sum(board.play)
    new = beside(reduce(or_, (turn.changed for turn in board.news), 0))

    def crowded(bit: int) -> int:
        near = beside(bit)
        return (
            3 * (near & board.bases).bit_count()
            + 2 * (near & stones).bit_count()
            + (beside(near) & mine).bit_count()
            + (3 if bit & new else 0)
            + (2 if near & new else 0)
        )

    return sum(sorted(_bits(squares), key=crowded, reverse=True)[:_MOST])


def _bits(mask: int) -> Iterator[int]:
    return (bit for bit in BITS.values() if bit & mask)


def _around_bases(board: Board) -> Iterator[tuple[Move, Text]]:
    """Base by base."""
    for base in listed(board.bases):
        for (dx, dy), text in _WAYS.items():
            square = step(base, dx, dy, SIZE, SIZE)
            if square and board.placeable & BITS[square]:
                yield f"place {square}", say(text, square=square, base=base)
