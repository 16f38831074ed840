"""How moves are made by hand: a square, then what a piece does there; a claim ends on another. And
a few moves to press before all others: where to look next, and what can surely be taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from games.core import Controls, Move, Seat, Text, Touch, View, Way, say
from games.notation import Said
from games.pointsweeper.rules.known.board import MINES, TILES, Board, Minefield
from games.pointsweeper.rules.known.chess import DEARER, KINDS, NAMES, Kind, mask, paths, sights
from games.pointsweeper.rules.known.moves import Claiming, Scouting, read
from games.pointsweeper.rules.known.refusals import SCOUTS_FIRST
from games.pointsweeper.shown.draw import GRID
from games.squares import Square

_GROUPS = {"scout": "pointsweeper-touch-scout", "claim": "pointsweeper-touch-claim"}


def _ways(view: View[Board]) -> Mapping[Move, Iterable[Way]]:
    """`A3`, `scout B`; `A1`, `claim R`, `A3`."""
    found = dict[Move, Iterable[Way]]()
    for move in view.legal:
        match read(move):
            case Scouting(kind, square):
                found[move] = [(square, f"scout {kind}")]
            case Claiming(kind, start, end):
                found[move] = [(start, f"claim {kind}", end)]
    return found


def _choice(view: View[Board], path: Way) -> Text | None:
    """A piece, and how many of its kind are left."""
    match read(path[-1]):
        case Said((act, kind)) if kind in NAMES:
            n = view.board.minefields[-1].hands[view.viewer].able(act, kind)
            return say("pointsweeper-touch-piece", piece=NAMES[kind], n=n)
    return None


def _group(view: View[Board], path: Way) -> Text | None:
    match read(path[-1]):
        case Said((act, *_)) if act in _GROUPS and len(path) > 1:
            return say(_GROUPS[act])
    return None


def _asks(view: View[Board], path: Way) -> Text | None:
    match path:
        case ():
            return _first(view)
        case (square,):
            what = "pointsweeper-touch-who" if _early(view) else "pointsweeper-touch-what"
            return say(what, square=square)
        case (start, chosen):
            return say("pointsweeper-touch-end", piece=_piece(chosen), start=start)
    return None


def _piece(chosen: str) -> str:
    """The piece of `claim R`, as messages name it."""
    match read(chosen):
        case Said((_, kind)):
            return NAMES[kind]
    raise AssertionError(chosen)


def _first(view: View[Board]) -> Text | None:
    if view.board.choosing is not None or view.seat is None:
        return None
    left = _early(view)
    return say("pointsweeper-touch-early", n=left) if left else say("pointsweeper-touch-start")


def _early(view: View[Board]) -> int:
    """How many scouts come before the seat's first claim."""
    return max(0, SCOUTS_FIRST - view.board.minefields[-1].hands[view.viewer].turns)


def _plays(view: View[Board], move: Move) -> Text | None:
    match read(move):
        case Scouting(kind, square):
            return say("pointsweeper-touch-scouts", piece=NAMES[kind], square=square)
        case Claiming(kind, start, end):
            return say("pointsweeper-touch-claims", piece=NAMES[kind], start=start, end=end)
    return None


def _why_not(view: View[Board], path: Way, name: str) -> Text | None:
    match path:
        case ():
            if name in GRID.squares and view.board.choosing is None:
                return say("pointsweeper-pawn-rows", square=name)
            return say("pointsweeper-touch-squares")
        case (start, chosen) if name in GRID.squares:
            return say("pointsweeper-no-way", piece=_piece(chosen), start=start, end=name)
    return None


TOUCH: Touch[Board] = Touch(
    ways=_ways, choice=_choice, group=_group, asks=_asks, plays=_plays, why_not=_why_not
)


MOST, CLAIMS, NEAR = 3, 2, 5
"""How many moves there are at most, how many of them may be claims, and how many moves of a piece
once that is chosen."""


_CLEAR = TILES / (TILES + MINES)
"""How often a square has no mine."""


_AVERAGE = 1.5
"""The average of all tiles of a board (PS-2)."""


def _handy(view: View[Board]) -> tuple[Move, ...]:
    """Claims that surely meet no mine, if the aids show such squares; scouts that see most that
    their player has not seen; before a board both answers."""
    if view.seat not in view.acting:
        return ()
    board, seat = view.board, view.viewer
    if board.choosing is not None:
        return ("first", "second")
    minefield = board.minefields[-1]
    hand = minefield.hands[seat]
    ripe = hand.turns >= SCOUTS_FIRST
    claims = _claims(board, minefield, seat, DEARER, CLAIMS) if ripe else ()
    return (*claims, *_scouts(minefield, seat))[:MOST]


def _near(view: View[Board], beginning: str) -> tuple[Move, ...]:
    """The same of one kind of piece, once that was chosen."""
    minefield = view.board.minefields[-1] if view.board.minefields else None
    if view.seat is None or minefield is None:
        return ()
    match read(beginning):
        case Said(("claim", kind)) if kind in KINDS:
            return _claims(view.board, minefield, view.seat, (kind,), NEAR)
        case Said(("scout", kind)) if kind in KINDS:
            return _near_scouts(minefield, view.seat, kind)
    return ()


def _near_scouts(minefield: Minefield, seat: Seat, kind: Kind) -> tuple[Move, ...]:
    found, seen = list[Move](), 0
    for _ in range(NEAR):  # each of other squares, as far as there are any
        worth = _scouting(minefield, seat, kind, seen)
        square = max(worth, key=lambda start: worth[start])
        if worth[square]:
            found.append(f"scout {kind} {square}")
            seen |= _seen_from(kind, minefield.white == seat)[square]
    return tuple(found)


def _scouts(minefield: Minefield, seat: Seat) -> tuple[Move, ...]:
    """The best scout of each kind."""
    best = list[tuple[float, Move]]()
    for kind in KINDS:
        if minefield.hands[seat].unused[kind]:
            worth = _scouting(minefield, seat, kind)
            square = max(worth, key=lambda start: worth[start])
            best.append((-worth[square], f"scout {kind} {square}"))
    return tuple(move for worth, move in sorted(best) if worth)


def _scouting(
    minefield: Minefield, seat: Seat, kind: Kind, besides: int = 0
) -> Mapping[Square, float]:
    """Square -> how many squares a scout there should prove free of mines that none of the seat's
    scouts has seen, nor one that sees those `besides`."""
    known = minefield.taken.keys() | minefield.safe
    seen = mask(known.union(*(scout.squares for scout in minefield.scouts(seat)))) | besides
    hidden, new = ~mask(known), ~seen
    return {
        square: (squares & new).bit_count() * _CLEAR ** (squares & hidden).bit_count()
        for square, squares in _seen_from(kind, minefield.white == seat).items()
    }


@cache
def _seen_from(kind: Kind, white: bool) -> Mapping[Square, int]:
    return {start: mask(squares) for start, squares in sights(kind, white).items()}


def _claims(
    board: Board, minefield: Minefield, seat: Seat, kinds: Sequence[Kind], most: int
) -> tuple[Move, ...]:
    """Those of these kinds' sure claims that promise most, each of other squares."""
    worth = _worth(minefield, seat)
    offers = [
        (sum(worth.get(square, _AVERAGE) for square in squares), move, squares)
        for move, squares in _sure(board, minefield, seat, kinds)
    ]
    found, taken = list[Move](), set[Square]()
    for points, move, squares in sorted(offers, key=lambda offer: -offer[0]):
        if points > 0 and taken.isdisjoint(squares) and len(found) < most:
            found.append(move)
            taken.update(squares)
    return tuple(found)


def _sure(
    board: Board, minefield: Minefield, seat: Seat, kinds: Sequence[Kind]
) -> Iterator[tuple[Move, tuple[Square, ...]]]:
    """Claims of nothing but ticked squares, with these squares."""
    clear, new = board.ticked | minefield.taken.keys(), board.ticked - minefield.taken.keys()
    for kind in kinds if new else ():
        if minefield.hands[seat].left(kind):
            for (start, end), path in paths(kind, minefield.white == seat).items():
                inside = start in clear and end in clear and clear.issuperset(path)
                if inside and (squares := minefield.open(path)):
                    yield f"claim {kind} {start} {end}", squares


def _worth(minefield: Minefield, seat: Seat) -> Mapping[Square, float]:
    """What lies on a square on average, by the seat's last scout there that saw no mine."""
    worth = dict[Square, float]()
    for scout in minefield.scouts(seat):
        squares = minefield.open(scout.squares)
        if scout.rest and squares and not scout.rest.mines:
            worth.update(dict.fromkeys(squares, scout.rest.points / len(squares)))
    return worth


CONTROLS: Controls[Board] = Controls(handy=_handy, near=_near, leads=2)
