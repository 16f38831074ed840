"""The boards in words, as the viewer knows them: alt text, and what *In words* answers.

Red and White are called that and not by their names: those may be long, and are said once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

from games.core import Seat, Text, View, Who, lines, paragraphs, say, sentences
from games.graverobber.board import Board
from games.graverobber.ground import SIZE, SQUARES
from games.graverobber.layout import PIECES, Layout
from games.squares import Square, step

_BOARD = ("Red's board:", "White's board:")
_PIECE = ("Red's piece is on {square}.", "White's piece is on {square}.")
_OTHER = ("Red's other piece is on {square}.", "White's other piece is on {square}.")
_KNOWN = (
    "Red's other piece was last known on {square}.",
    "White's other piece was last known on {square}.",
)
_LYING = {
    "windmill": "Windmill: {squares}.",
    "grave": "Graves: {squares}.",
    "plot": "Plots: {squares}.",
}
_NEXT = {
    "windmill": say("Next comes your Windmill."),
    "grave": say("Next comes a Grave."),
    "plot": say("Next comes the Plot of that Grave."),
}
_TIMES = (
    "once {squares}",
    "twice {squares}",
    "3 times {squares}",
    "4 times {squares}",
    "5 times or more {squares}",
)


def describe(view: View[Board]) -> Text:
    """Whose turn it is and how many Plots were dug up; then each board, one's own first."""
    owners = (0, 1) if view.seat is None else (view.seat, 1 - view.seat)
    boards = [part for owner in owners if (part := [*_board(view, owner)])]
    return paragraphs([lines(part) for part in ([*_state(view)], *boards)])


def _state(view: View[Board]) -> Iterable[Text]:
    board = view.board
    yield say("Graverobber: {red} is Red, {white} is White.", red=Who(0), white=Who(1))
    if view.outcome:
        yield say("The match is over. {result}", result=view.outcome.result)
    elif board.playing:
        turn = len(board.deeds) // 2 + 1
        yield say("Turn {turn}: {who} is to play.", turn=turn, who=Who(view.acting[0]))
    else:
        yield say("Still laying their board: {who}.", who=tuple(Who(s) for s in view.acting))
    if board.playing:
        yield say("Plots dug up: Red {red}, White {white}.", red=board.won(0), white=board.won(1))
    if board.skips:
        yield say("Turns skipped in a row: {skips}.", skips=board.skips)


def _board(view: View[Board], owner: Seat) -> Iterable[Text]:
    """What the viewer knows of one player's board."""
    board, layout = view.board, view.board.layouts[owner]
    mine, theirs = view.seat == owner, view.seat == 1 - owner
    if not (layout or board.playing):
        return
    yield say("Your board:") if mine else say(_BOARD[owner])
    dug = board.dug(1 - owner)
    if layout and (lies := [*_layout(layout, {} if view.outcome else dug)]):
        yield sentences(lies)
    if not board.playing:
        return
    yield sentences([_piece(board, owner, mine=mine), _visitor(board, owner, mine=theirs)])
    if theirs:
        yield from _own_notes(view)
    if digs := [*_digs(dug)]:
        yield sentences(digs)
    if times := tuple(_times(board.passes(owner))):
        yield say("Walked {times}.", times=times)


def _layout(layout: Layout, dug: Mapping[Square, bool]) -> Iterable[Text]:
    """What lies there; while the match runs, a Plot that was dug up no longer does (GR-7)."""
    for piece, text in _LYING.items():
        placed = zip(layout.squares, PIECES, strict=False)
        if squares := " ".join(s for s, p in placed if p == piece and not dug.get(s)):
            yield say(text, squares=squares)
    if layout.piece:
        yield _NEXT[layout.piece]


def _piece(board: Board, owner: Seat, *, mine: bool) -> Text:
    return say("Your piece is on {square}." if mine else _PIECE[owner], square=board.piece(owner))


def _visitor(board: Board, owner: Seat, *, mine: bool) -> Text:
    """Where the other player's piece is on this board, as far as the viewer knows."""
    if square := board.visitors[owner]:
        return say("Your other piece is on {square}." if mine else _OTHER[1 - owner], square=square)
    text = "Your other piece was last known on {square}." if mine else _KNOWN[1 - owner]
    return say(text, square=board.known(1 - owner))


def _own_notes(view: View[Board]) -> Iterable[Text]:
    """What only this seat has on its tracking board: `assist` and its marks."""
    if view.board.shade is not None:
        shade = _runs(square for square in SQUARES if square in view.board.shade)
        yield say("Your other piece can be on: {squares}.", squares=shade)
    kinds = sorted(set(view.marks.values()))
    if kinds:
        marked = [
            f"{kind} {_runs(s for s in SQUARES if view.marks.get(s) == kind)}" for kind in kinds
        ]
        yield say("Your marks: {marks}.", marks="; ".join(marked))


def _digs(dug: Mapping[Square, bool]) -> Iterable[Text]:
    for text, plot in (("Dug up: {squares}.", True), ("Dug in vain: {squares}.", False)):
        if squares := _runs(s for s in SQUARES if dug.get(s) is plot):
            yield say(text, squares=squares)


def _times(passes: Mapping[Square, int]) -> Iterable[Text]:
    """The squares by the number of passes."""
    counted = {square: min(count, len(_TIMES)) for square, count in passes.items()}
    for count, text in enumerate(_TIMES, 1):
        if squares := _runs(s for s in SQUARES if counted.get(s) == count):
            yield say(text, squares=squares)


def _runs(squares: Iterable[Square]) -> str:
    """`A1 C1-F1 B2`: three or more side by side are told by the first and the last."""
    runs = list[list[Square]]()
    for square in squares:
        if runs and step(runs[-1][-1], 1, 0, SIZE, SIZE) == square:
            runs[-1].append(square)
        else:
            runs.append([square])
    told = ([f"{run[0]}-{run[-1]}"] if len(run) > 2 else run for run in runs)
    return " ".join(chain.from_iterable(told))
