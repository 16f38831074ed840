"""The boards in words, as the viewer knows them: alt text, and what *In words* answers.

Red and White are called that, and their names, which may be long, are said only once.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from games.core import Seat, Text, View, Who, lines, paragraphs, say, sentences
from games.graverobber.rules.known.board import SIDE_KEYS, Board, Deed, Dug, Moved
from games.graverobber.rules.known.ground import SQUARES, WINDMILLS, names
from games.graverobber.rules.known.layout import Layout
from games.squares import Square

_OFTEN = 5
"""So many passes or more are told as one number."""
_MOVES = 20
"""So many moves are told one by one; before those, only that there were some."""
MARKS = {
    "obstacle?": say("graverobber-mark-obstacle"),
    "plot?": say("graverobber-mark-plot"),
    "clear": say("graverobber-mark-clear"),
    "me?": say("graverobber-mark-me"),
}
"""What the ready-made marks are called."""


def describe(view: View[Board]) -> Text:
    """Whose turn it is and how many Plots were dug up, then each board, the viewer's own first."""
    owners = (0, 1) if view.seat is None else (view.seat, 1 - view.seat)
    boards = [part for owner in owners if (part := [*_board(view, owner)])]
    return paragraphs([lines(part) for part in ([*_state(view)], *boards)])


def _state(view: View[Board]) -> Iterable[Text]:
    board = view.board
    yield say("graverobber-sides", you=_you(view), red=Who(0), white=Who(1))
    if view.outcome:
        yield sentences([say("core-match-over"), view.outcome.result])
    elif board.playing:
        turn = len(board.deeds) // 2 + 1
        mover = view.acting[0]
        yield say("graverobber-turn", turn=turn, who=Who(mover), reader=view.reader(mover))
    else:
        yield say("graverobber-still-laying", who=tuple(Who(s) for s in view.acting))
    if board.playing:
        yield say("graverobber-plots", red=board.won(0), white=board.won(1))
    if board.skips:
        yield say("graverobber-skips", skips=board.skips)


def _you(view: View[Board]) -> str:
    return "nobody" if view.seat is None else SIDE_KEYS[view.seat]


def _board(view: View[Board], owner: Seat) -> Iterable[Text]:
    """What the viewer knows of one player's board."""
    board, layout = view.board, view.board.layouts[owner]
    mine, theirs = view.seat == owner, view.seat == 1 - owner
    if not (layout or board.playing):
        return
    yield called(view, owner)
    dug = board.dug(1 - owner)
    if layout and (lies := [*_layout(layout, {} if view.outcome else dug)]):
        yield sentences(lies)
    if not board.playing:
        return
    pieces = [_piece(board, owner, mine=mine), _visitor(board, owner, mine=theirs)]
    if theirs and not board.visitors[owner] and (moves := board.since(1 - owner)):
        pieces.append(_since(moves))
    yield sentences(pieces)
    if theirs:
        yield from _own_notes(view)
    if digs := [*_digs(dug)]:
        yield sentences(digs)
    if times := tuple(_times(board.passes(owner))):
        yield say("graverobber-walked", times=times)


def called(view: View[Board], owner: Seat) -> Text:
    """Whose board it is."""
    if view.seat == owner:
        return say("graverobber-your-board")
    return say("graverobber-board", side=SIDE_KEYS[owner])


def _layout(layout: Layout, dug: Mapping[Square, bool]) -> Iterable[Text]:
    """What lies there, each Grave with its Plot. While the match runs, a dug up Plot is gone
    (GR-7)."""
    if layout.windmill:
        covered = " ".join(names(WINDMILLS[layout.windmill]))
        yield say("graverobber-windmill-lies", squares=covered)
    for grave, plot in zip_longest(layout.graves, layout.plots):
        if plot is None:
            yield say("graverobber-grave-lies", grave=grave)
        else:
            robbed = "graverobber-pair-robbed" if dug.get(plot) else "graverobber-pair-lies"
            yield say(robbed, grave=grave, plot=plot)
    if layout.piece:
        yield say("graverobber-next", piece=layout.piece)


def _piece(board: Board, owner: Seat, *, mine: bool) -> Text:
    square = board.piece(owner)
    if mine:
        return say("graverobber-your-piece", square=square)
    return say("graverobber-piece", side=SIDE_KEYS[owner], square=square)


def _visitor(board: Board, owner: Seat, *, mine: bool) -> Text:
    """Where the other player's piece is on this board, as far as the viewer knows."""
    side, known = SIDE_KEYS[1 - owner], board.known(1 - owner)
    if square := board.visitors[owner]:
        if mine:
            return say("graverobber-your-other", square=square)
        return say("graverobber-other", side=side, square=square)
    if mine:
        return say("graverobber-your-other-known", square=known)
    return say("graverobber-other-known", side=side, square=known)


def _since(moves: Sequence[Moved]) -> Text:
    """The moves that the viewer's other piece may or may not have followed, the latest last."""
    told = [say("graverobber-step", way=m.way, steps=m.steps) for m in moves[-_MOVES:]]
    return say("graverobber-since", moves=("…", *told) if len(moves) > _MOVES else tuple(told))


def _own_notes(view: View[Board]) -> Iterable[Text]:
    """What only this seat has on its tracking board: `assist`, and its marks."""
    if view.board.shade is not None:
        shade = _listed(square for square in SQUARES if square in view.board.shade)
        yield say("graverobber-shade", squares=shade)
    kinds = sorted(set(view.marks.values()))
    if kinds:
        yield say("graverobber-marks", marks=tuple(_marked(view, kind) for kind in kinds))


def _marked(view: View[Board], kind: str) -> Text:
    squares = _listed(square for square in SQUARES if view.marks.get(square) == kind)
    return say("graverobber-marked", kind=MARKS.get(kind, kind), squares=squares)


def _digs(dug: Mapping[Square, bool]) -> Iterable[Text]:
    here = [square for square in SQUARES if square in dug]
    if squares := _listed(square for square in here if dug[square]):
        yield say("graverobber-dug-up", squares=squares)
    if squares := _listed(square for square in here if not dug[square]):
        yield say("graverobber-dug-in-vain", squares=squares)


def _times(passes: Counter[Square]) -> Iterable[Text]:
    """The squares, by number of passes."""
    counted = defaultdict[int, list[Square]](list)
    for square in SQUARES:
        if count := passes[square]:
            counted[min(count, _OFTEN)].append(square)
    for count in sorted(counted):
        yield say("graverobber-walked-times", n=count, squares=_listed(counted[count]))


def _listed(squares: Iterable[Square]) -> str:
    """`A1 B1 C1`: each by its name, since a range is hard to hear."""
    return " ".join(squares)


_ARROWS = {"up": "⬆", "down": "⬇", "left": "⬅", "right": "➡"}


def so_far(view: View[Board]) -> Text | None:
    """The seat's turns, in order; None before the first."""
    turns = tuple(_brief(deed) for deed in view.board.deeds if deed.seat == view.seat)
    return say("graverobber-so-far", turns=turns) if turns else None


def _brief(deed: Deed) -> str:
    """`⬆3` for a move, `⛏B4➡C4` for a dig from B4 at C4, with `✔` for a Plot, `✖` off the board."""
    match deed:
        case Moved():
            return f"{_ARROWS[deed.way]}{deed.steps}"
        case Dug():
            found = " ✔" if deed.plot else ""
            return f"⛏{deed.stood}{_ARROWS[deed.way]}{deed.square or '✖'}{found}"
        case _:
            return "–"
