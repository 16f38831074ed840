"""How Bushwhacked is played: by hand one touches the square. And the squares that people look for
first: next to stones, around bases; and those that are sure. Only where stones lie counts, not what
they threaten, so nothing here helps anybody who plays without the aid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from games.bushwhacked.rules.known.board import PRICE, Board
from games.bushwhacked.rules.known.grid import BITS, SIZE, listed, mask_of
from games.bushwhacked.rules.known.moves import On, read
from games.bushwhacked.rules.known.refusals import refusal
from games.bushwhacked.rules.known.threats import beside
from games.bushwhacked.shown.advice import leads
from games.bushwhacked.shown.words import label
from games.core import Controls, Move, Shortlist, Text, Touch, View, Way, say
from games.squares import Square, step


def _asks(view: View[Board], path: Way) -> Text | None:
    """Where a stone goes, what pays, or what is captured."""
    board, turn = view.board, view.board.turn
    if turn.trading:
        return say("bushwhacked-asks-pay", left=PRICE - turn.paid.bit_count())
    if not board.placeable:
        return say("bushwhacked-asks-capture")
    if turn.begun:
        return say("bushwhacked-asks-more", n=board.to_place)
    if board.to_place > 1:
        return say("bushwhacked-asks-several", n=board.to_place)
    return say("bushwhacked-asks-place")


def _plays(view: View[Board], move: Move) -> Text | None:
    """A stone is placed on a square; all else is called as its button."""
    match read(move):
        case On("place", square):
            return say("bushwhacked-plays-place", square=square)
    return None


def _why_not(view: View[Board], path: Way, name: str) -> Text | None:
    """Why nothing can be played on this square."""
    playable = (on.square for on in map(read, view.legal) if isinstance(on, On))
    if name not in BITS or name in playable:
        return None
    return refusal(view.board, f"{_meant(view.board, BITS[name])} {name}")


def _meant(board: Board, bit: int) -> str:
    """What somebody who touches this square may have meant."""
    if board.turn.trading:
        return "pay"
    owner = board.besieger(bit)
    others = owner is not None and owner != board.turn.seat
    return "capture" if others and board.turn.moved else "place"


_MOST = 25
"""How many squares one list holds: as many as a menu."""
_MENUS = 3
"""How many menus a message has at most, with those of all moves."""
_BUTTONS = 5
"""So many captures are buttons; more are a menu."""
_SURE = 3
"""How many sure squares are buttons."""
_WAYS = {
    (0, 1): "bushwhacked-near-north",
    (0, -1): "bushwhacked-near-south",
    (1, 0): "bushwhacked-near-east",
    (-1, 0): "bushwhacked-near-west",
}
"""Where a square lies from its base, by columns and rows."""


def _shortlists(view: View[Board]) -> tuple[Shortlist, ...]:
    """As many menus as there is room for: squares next to stones, and those around bases, which are
    two menus by direction while there are very many of them."""
    board = view.board
    if board.placeable.bit_count() <= _MOST:
        return ()  # the menu of all moves has them
    kinds = Counter(on.what for on in map(read, view.legal) if isinstance(on, On))
    room = _MENUS - 1 - bool(kinds["trade"]) - (kinds["capture"] > _BUTTONS)
    return tuple(shortlist for shortlist in _all(board) if shortlist.moves)[:room]


def _all(board: Board) -> tuple[Shortlist, ...]:
    near = dict(_around_bases(board, _WAYS))
    stones = _next_to_stones(board)
    if len(near) <= _MOST:
        return stones, Shortlist(say("bushwhacked-near"), near)
    ways = list(_WAYS)
    rows, columns = (dict(_around_bases(board, half)) for half in (ways[:2], ways[2:]))
    return (
        Shortlist(say("bushwhacked-near-rows"), rows),
        Shortlist(say("bushwhacked-near-columns"), columns),
        stones,
    )


def _next_to_stones(board: Board) -> Shortlist:
    """If there are too many: the most crowded ones, and those near what is new."""
    squares = board.placeable & beside(sum(board.play) + sum(board.capture))
    found, of = _foremost(board, squares), squares.bit_count()
    title = say("bushwhacked-next-to-stones")
    if of > _MOST:
        title = say("bushwhacked-some-next-to-stones", count=_MOST, of=of)
    return Shortlist(title, {move: label(move) for move in listed(found, "place {}")})


def _foremost(board: Board, squares: int) -> int:
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

    return sum(sorted(map(mask_of, listed(squares)), key=crowded, reverse=True)[:_MOST])


def _around_bases(board: Board, ways: Iterable[tuple[int, int]]) -> Iterator[tuple[Move, Text]]:
    """Base by base."""
    for base in listed(board.bases):
        for dx, dy in ways:
            square = step(base, dx, dy, SIZE, SIZE)
            if square and board.placeable & BITS[square]:
                yield f"place {square}", say(_WAYS[dx, dy], square=square, base=base)


def _handy(view: View[Board]) -> tuple[Move, ...]:
    """Buttons before all menus: the last free square around a base whose other three the player to
    move has; with the last stone those that win, anywhere if it needs no base."""
    board = view.board
    if view.seat not in view.acting or not board.placeable:
        return ()
    found = list(dict.fromkeys(_completing(board)))
    if board.play_hand(board.turn.seat) == 1:
        anywhere = listed(board.placeable)[:1]
        found = [s for s in (*found, *anywhere) if leads(board.placed(BITS[s]))]
    return tuple(f"place {square}" for square in found[:_SURE])


def _completing(board: Board) -> Iterator[Square]:
    mine = board.play[board.turn.seat] | board.capture[board.turn.seat]
    for base in listed(board.bases):
        ring = beside(BITS[base])
        if (ring & mine).bit_count() == 3 and (last := ring & board.placeable):
            yield listed(last)[0]


TOUCH: Touch[Board] = Touch(asks=_asks, plays=_plays, why_not=_why_not)
CONTROLS: Controls[Board] = Controls(handy=_handy, shortlists=_shortlists, menus=("trade",))
