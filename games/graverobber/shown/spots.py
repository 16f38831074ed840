"""What there is to touch in Graverobber's pictures, and what is spoken there. Also how the players
stand, and what lies where, so that changes show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from games.core import Seat, Spot, Standing, Text, View, say, sentences
from games.graverobber.rules.known.board import SIDE_KEYS, Board
from games.graverobber.rules.known.ground import SQUARES
from games.graverobber.shown.description import MARKS, called
from games.graverobber.shown.draw import boards, panels, stand
from games.graverobber.shown.sprites import COLOURS
from games.squares import Square


def spots(view: View[Board]) -> Mapping[str, Spot]:
    """The boards square by square, and what they are.

    A square of a single board is named `C3`, one of the other player's board, where marks are put,
    `mark C3`, and any other one `own C3` or, for the public, `red C3`.
    """
    found = dict[str, Spot]()
    for grid, owner in boards(view):
        before, lies = prefix(view, owner), _lies(view, owner)
        whose = _side(view, owner) if before else "only"
        for square in grid.squares:
            says = _square(square, whose, tuple(lies.get(square, ())))
            found[before + square] = Spot(grid.box(square), says)
    for owner, box in panels(view).items():
        found[f"{SIDE_KEYS[owner]} board"] = Spot(box, _panel(view, owner))
    return found


def prefix(view: View[Board], owner: Seat) -> str:
    """What the names of one board's squares begin with."""
    if len(boards(view)) == 1:
        return ""
    if view.seat is None:
        return f"{SIDE_KEYS[owner]} "
    return "own " if view.seat == owner else "mark "


def _side(view: View[Board], seat: Seat) -> str:
    return "you" if view.seat == seat else SIDE_KEYS[seat]


def _square(square: Square, whose: str, things: tuple[Text, ...]) -> Text:
    if not things:
        return say("graverobber-spot", square=square, whose=whose)
    return say("graverobber-spot-with", square=square, whose=whose, things=things)


def _lies(view: View[Board], owner: Seat) -> Mapping[Square, list[Text]]:
    """What lies and stands on the squares of one board."""
    found = defaultdict[Square, list[Text]](list)
    for square, text in (*_laid(view, owner), *_pieces(view, owner), *_notes(view, owner)):
        found[square].append(text)
    return found


def _laid(view: View[Board], owner: Seat) -> Iterator[tuple[Square, Text]]:
    """What the viewer knows of the layout, a dug up Plot as a hole."""
    layout, dug = view.board.layouts[owner], view.board.dug(1 - owner)
    for square in SQUARES if layout else ():
        if layout and (piece := layout.at(square)) and not dug.get(square):
            yield square, say("graverobber-spot-lies", piece=piece)
    for square, plot in dug.items():
        yield square, say("graverobber-spot-hole" if plot else "graverobber-spot-vain")


def _pieces(view: View[Board], owner: Seat) -> Iterator[tuple[Square, Text]]:
    board, side = view.board, _side(view, 1 - owner)
    home, guest = stand(board, owner)
    shade = (board.shade if view.seat == 1 - owner else None) or ()
    yield home, say("graverobber-spot-piece", side=_side(view, owner))
    known = "still" if guest in shade else "was"
    how = "stands" if board.visitors[owner] else known
    yield guest, say("graverobber-spot-other", side=side, how=how)
    for square in shade:
        if square != guest:
            yield square, say("graverobber-spot-other", side=side, how="may")


def _notes(view: View[Board], owner: Seat) -> Iterator[tuple[Square, Text]]:
    """Where the owner's piece has walked, except where it stands, and the viewer's own marks."""
    for square in view.board.passes(owner):
        if square != view.board.piece(owner):
            yield square, say("graverobber-spot-walked")
    if view.seat == 1 - owner:
        for square, kind in view.marks.items():
            yield square, say("graverobber-spot-mark", kind=MARKS.get(kind, kind))


def _panel(view: View[Board], owner: Seat) -> Text:
    """Whose board it is, and how many of its Plots were dug up, or whether it is ready."""
    board = view.board
    if board.playing or view.outcome:
        state = say("graverobber-spot-plots", n=board.won(1 - owner))
    else:
        ready = board.ready[owner]
        state = say("graverobber-picture-ready" if ready else "graverobber-picture-not-ready")
    return sentences([called(view, owner), state])


def standings(view: View[Board]) -> tuple[Standing, ...]:
    """The colours, and how many Plots each has dug up."""
    board = view.board
    return tuple(Standing(COLOURS[seat], str(board.won(seat))) for seat in (0, 1))


def lies(view: View[Board]) -> Mapping[str, object]:
    """What was laid and dug, and where the pieces stand."""
    return dict(_there(view))


def _there(view: View[Board]) -> Iterator[tuple[str, object]]:
    board = view.board
    for grid, owner in boards(view):
        home, guest = stand(board, owner)
        layout, dug = board.layouts[owner], board.dug(1 - owner)
        for square in grid.squares:
            laid = layout.at(square) if layout else None
            there = (laid, dug.get(square), square == home, square == guest)
            yield f"{prefix(view, owner)}{square}", there
