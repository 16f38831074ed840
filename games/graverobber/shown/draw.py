"""Graverobber's pictures: one board, or two below each other, as the viewer knows them."""

from __future__ import annotations

from collections.abc import Mapping

from games import pen
from games.core import Box, Seat, Text, View, say
from games.graverobber.rules.known.board import SIDE_KEYS, Board, Deed, Dug, Moved, own
from games.graverobber.rules.known.ground import SIZE
from games.graverobber.rules.known.layout import PIECES
from games.graverobber.rules.known.moves import Lay, leads_to, read
from games.graverobber.shown import sprites
from games.graverobber.shown.sprites import COLOURS
from games.pen import Grid
from games.squares import Square

_WIDTH, _CELL, _LEFT, _RIM = 800, 90, 44, 40
"""The width of the picture, the side of a square, and the room left of a board and below it, with
its coordinates."""
_STRIP, _MARGIN, _TYPE = 60, 24, 28
"""The height of what stands above a board, the margin beside it, and the smallest type."""
_FIRST = 74
"""Where the upper strip begins."""
_APART = _STRIP + 6 + SIZE * _CELL + _RIM + 2
"""How far apart the strips of two boards are."""
GRIDS = tuple(Grid(_LEFT, _FIRST + n * _APART + _STRIP + 6, _CELL, SIZE, SIZE) for n in (0, 1))
"""Where the upper and the lower board are in the picture."""
_LEGEND = 46
"""The height of the words below the boards."""
_TINTS = (pen.RED, pen.MIST)
_PASSES = (0.25, 0.5, 0.75)
"""How strongly squares are tinted that were entered once, twice, more often."""
_LINES = 3
"""How many moves of each piece are drawn."""


def draw(view: View[Board]) -> pen.Picture:
    """The boards that matter now. While they are laid, one: a seat's own one; the public sees an
    empty one. Later both: a seat's own one below, next to its buttons; for the public Red's above
    White's."""
    title, subtitle, state = (
        text.in_(view.language) if text else ""
        for text in (say("graverobber-name"), _subtitle(view), _state(view))
    )
    shown = boards(view)
    last, _ = shown[-1]
    below = last.top + last.height + _RIM
    image = pen.card(_WIDTH, below + (_LEGEND if _told(view) else 0) + 8, title, subtitle, state)
    for grid, owner in shown:
        pen.board(image, grid, all_sides=False)
        if view.seat == 1 - owner:
            _shade(image, grid, view.board)
        _passes(image, grid, view.board, owner)
        _lines(image, grid, view.board, owner)
        _layout(image, grid, view.board, owner)
        if view.seat == owner:
            _choices(image, grid, view)
        _digs(image, grid, view.board, owner)
        _latest(image, grid, view, owner)
        _decisive(image, grid, view, owner)
        _pieces(image, grid, view.board, owner)
        if view.seat == 1 - owner:
            _marks(image, grid, view.marks)
    for owner, box in panels(view).items():
        _heading(image, box, view, owner)
    signs = [(sign, text.in_(view.language)) for sign, text in _told(view)]
    pen.signs(image, signs, (_MARGIN, _WIDTH - _MARGIN), below + _LEGEND // 2, 46)
    return image


def boards(view: View[Board]) -> tuple[tuple[Grid, Seat], ...]:
    """The boards that are shown, the upper one first, and whose they are."""
    if not (view.board.playing or view.outcome):
        return ((GRIDS[0], view.seat or 0),)
    upper = 0 if view.seat is None else 1 - view.seat
    return ((GRIDS[0], upper), (GRIDS[1], 1 - upper))


def fold(view: View[Board]) -> tuple[int, int] | None:
    """Where two boards can be cut apart: above the lower one's strip, which moves up beside the
    upper one's."""
    return (_FIRST + _APART - 1, _APART) if len(boards(view)) == 2 else None


def panels(view: View[Board]) -> dict[Seat, Box]:
    """Where it says of the players' boards what they are: above each; above a single one, of
    both."""
    shown, right = boards(view), _WIDTH - _MARGIN
    if len(shown) == 2:
        tops = {owner: grid.top - 6 - _STRIP for grid, owner in shown}
        return {owner: (_MARGIN, top, right, top + _STRIP) for owner, top in tops.items()}
    ((_, owner),) = shown
    bottom, middle = _FIRST + _STRIP, _WIDTH // 2
    return {
        owner: (_MARGIN, _FIRST, middle - 6, bottom),
        1 - owner: (middle + 6, _FIRST, right, bottom),
    }


def _subtitle(view: View[Board]) -> Text | None:
    if view.seat is None:
        return say("graverobber-picture-both") if len(boards(view)) == 2 else None
    return say("graverobber-picture-you", side=SIDE_KEYS[view.seat])


def _state(view: View[Board]) -> Text:
    if not view.outcome:
        if not view.board.playing:
            return _laying(view)
        seat = view.acting[0]
        side = "you" if seat == view.seat else SIDE_KEYS[seat]
        return say("graverobber-picture-turn", side=side, skips=view.board.skips)
    red, white = view.board.won(0), view.board.won(1)
    first, *others = view.outcome.first
    if others:
        return say("graverobber-picture-draw", red=red, white=white)
    return say("graverobber-picture-won", side=SIDE_KEYS[first], red=red, white=white)


def _laying(view: View[Board]) -> Text:
    if view.seat not in view.acting:
        return say("graverobber-picture-laying")
    if piece := own(view).piece:
        return say("graverobber-picture-next", piece=piece)
    return say("graverobber-picture-laid")


def _heading(image: pen.Picture, box: Box, view: View[Board], owner: Seat) -> None:
    """Who it is and whose board, and its Plots, dug up or not, or whether it is ready. The player
    who is to move has a frame."""
    board, (left, top, right, bottom) = view.board, box
    playing, middle = board.playing or view.outcome is not None, (top + bottom) // 2
    moves = board.playing and owner in view.acting
    pen.panel(image, box, pen.SLATE, pen.LAST if moves else None, 4)
    pen.put(image, pen.sprite(pen.pawn(COLOURS[owner], owner), 50), (left + 36, middle))
    edge = right - 14
    if playing:
        won = board.won(1 - owner)
        for n in range(3):
            icon = sprites.hole if n < won else sprites.plot
            pen.put(image, pen.sprite(icon, 44), (edge - 22 - (2 - n) * 50, middle))
        edge -= 3 * 50 + 6
    words = _of_board(view, owner, playing=playing)
    said = words.in_(view.language) if words else ""
    at = left + 70.0
    if view.name(owner):
        room = edge - at - pen.width_of(said, _TYPE) - 16
        name = pen.named(view.name(owner), 30, room, bold=True)
        pen.write(image, (at, middle), name, 30, bold=True)
        at += pen.width_of(name, 30, bold=True) + 16
    pen.write(image, (at, middle), said, _TYPE, pen.MIST if view.names else pen.PARCHMENT)


def _of_board(view: View[Board], owner: Seat, *, playing: bool) -> Text | None:
    """Whose board it is; while the boards are laid, whether it is ready."""
    if not playing:
        ready = view.board.ready[owner]
        if view.name(owner):
            return say("graverobber-picture-ready") if ready else None
        state = "ready" if ready else "not"
        return say("graverobber-picture-side-state", side=SIDE_KEYS[owner], state=state)
    if view.seat == owner:
        return say("graverobber-picture-your-board")
    return say("graverobber-picture-board", side=SIDE_KEYS[owner])


def _told(view: View[Board]) -> list[tuple[pen.Picture, Text]]:
    """The signs of the picture that need a word, and their meanings."""
    board, seat = view.board, view.seat
    choice, cross = pen.sprite(sprites.choice, 24), pen.sprite(sprites.cross, 36)
    if view.outcome:
        return []
    if not board.playing:
        piece = own(view).piece if seat in view.acting else None
        return [(choice, say("graverobber-picture-dots", piece=piece))] if piece else []
    if seat is None:
        return [(cross, say("graverobber-picture-vain"))]
    known = pen.sprite(sprites.ghost(seat), 46), say("graverobber-picture-known")
    signs = [known, (cross, say("graverobber-picture-vain"))]
    if seat in view.acting:
        signs.append((choice, say("graverobber-picture-go")))
    return signs


def _shade(image: pen.Picture, grid: Grid, board: Board) -> None:
    """Where the viewer's other piece can be (GR-24)."""
    for square in board.shade or ():
        pen.tint(image, grid.box(square), pen.CHOOSE, 0.5)
        *_, x, y = grid.box(square)
        pen.put(image, pen.sprite(sprites.choice, 22), (x - 18, y - 18))


def _layout(image: pen.Picture, grid: Grid, board: Board, owner: Seat) -> None:
    layout = board.layouts[owner]
    if not layout:
        return
    dug = board.dug(1 - owner)
    for piece, square in zip(PIECES, layout.squares, strict=False):
        if piece == "windmill":
            _, top, right, _ = grid.box(square)
            pen.put(image, pen.sprite(sprites.windmill, 2 * _CELL), (right, top))
        elif piece == "grave":
            pen.put(image, pen.sprite(sprites.grave, _CELL - 4), grid.centre(square))
        elif not dug.get(square):
            pen.put(image, pen.sprite(sprites.plot, _CELL - 8), grid.centre(square))


def _choices(image: pen.Picture, grid: Grid, view: View[Board]) -> None:
    """Where the next piece can be laid, or where the viewer's own piece can go."""
    for move in view.legal:
        if square := leads_to(view, move):
            x, y = grid.centre(square)
            match read(move):
                case Lay("windmill"):  # its other squares are above and to the right
                    x, y = x - 26, y + 26
            pen.put(image, pen.sprite(sprites.choice, 26), (x, y))


def _passes(image: pen.Picture, grid: Grid, board: Board, owner: Seat) -> None:
    """Where the owner's piece has walked: the more often, the stronger."""
    for square, count in board.passes(owner).items():
        strength = _PASSES[min(count, len(_PASSES)) - 1]
        pen.tint(image, grid.box(square), _TINTS[owner], strength)


def _lines(image: pen.Picture, grid: Grid, board: Board, owner: Seat) -> None:
    """The owner's last few moves; the one of this round is broad and has an arrow head."""
    ways = board.ways(owner)[-_LINES:]
    now = [deed for deed in board.latest if isinstance(deed, Moved) and deed.seat == owner]
    old = ways[: len(ways) - len(now)]
    for some, core, rim in ((old, 8, 12), (ways[len(old) :], 12, 20)):
        for colour, wide in ((pen.SHADOW, rim), (COLOURS[owner], core)):
            for way in some:
                _line(image, grid, way, colour, wide)
    for move in now:
        shape = sprites.head(owner, move.way)
        pen.put(image, pen.sprite(shape, 48), _between(grid, *ways[-1][-2:]))


def _line(image: pen.Picture, grid: Grid, way: tuple[Square, ...], colour: str, wide: int) -> None:
    """A line from square to square, with round ends."""
    (x0, y0), (x1, y1) = ends = sorted((grid.centre(way[0]), grid.centre(way[-1])))
    dx, dy = (wide / 2, 0) if x0 == x1 else (0, wide / 2)
    pen.tint(image, (x0 - dx, y0 - dy, x1 + dx, y1 + dy), colour, 1)
    for end in ends:
        pen.put(image, pen.sprite(sprites.disc(colour), wide), end)


def _between(grid: Grid, one: Square, two: Square) -> pen.Point:
    """The middle of the edge between two neighbouring squares."""
    (x0, y0), (x1, y1) = grid.centre(one), grid.centre(two)
    return (x0 + x1) / 2, (y0 + y1) / 2


def _digs(image: pen.Picture, grid: Grid, board: Board, owner: Seat) -> None:
    """Where the other player has dug on this board; crosses leave room for what lies there."""
    layout, pieces = board.layouts[owner], stand(board, owner)
    for square, plot in board.dug(1 - owner).items():
        x, y = grid.centre(square)
        if plot:
            pen.put(image, pen.sprite(sprites.hole, _CELL - 8), (x, y))
        elif layout and layout.at(square):
            pen.put(image, pen.sprite(sprites.cross, 42), (x + 22, y - 22))
        elif square in pieces:
            pen.put(image, pen.sprite(sprites.cross, 42), (x - 22, y + 22))
        else:
            pen.put(image, pen.sprite(sprites.cross, 46), (x, y))


def _latest(image: pen.Picture, grid: Grid, view: View[Board], owner: Seat) -> None:
    """What was dug on this board in this round, in the digger's colour. The newest deed of all has
    an orange frame; at the end that is for what decided the match."""
    for deed in view.board.latest:
        here = deed.seat != owner if isinstance(deed, Dug) else deed.seat == owner
        square = _where(deed)
        if not here or not square:
            continue
        if deed is view.board.last and not view.outcome:
            left, top, right, bottom = grid.box(square)
            pen.outline(image, (left - 5, top - 5, right + 5, bottom + 5), width=5)
        if isinstance(deed, Dug):
            shape = sprites.ring(deed.seat) if deed.square else sprites.bump(deed.seat, deed.way)
            pen.put(image, pen.sprite(shape, _CELL), grid.centre(square))


def _where(deed: Deed) -> Square | None:
    """The square where a deed ended."""
    match deed:
        case Moved(path=path):
            return path[-1]
        case Dug(square=square, stood=stood):
            return square or stood
        case _:
            return None


def _decisive(image: pen.Picture, grid: Grid, view: View[Board], owner: Seat) -> None:
    """The Plots on this board that decided the match; the third one stands out."""
    if not view.outcome:
        return
    found = [square for square, plot in view.board.dug(1 - owner).items() if plot]
    if view.outcome.decided or len(found) == 3:
        for square in found:
            pen.outline(image, grid.box(square))
    for square in found[2:]:
        left, top, right, bottom = grid.box(square)
        pen.outline(image, (left - 9, top - 9, right + 9, bottom + 9), width=13)


def _pieces(image: pen.Picture, grid: Grid, board: Board, owner: Seat) -> None:
    """The owner's piece, and the visitor's where it is or was last known to be; they hide
    numbers."""
    home, guest = stand(board, owner)
    visitor = board.visitors[owner]
    size, apart = (72, 0) if home != guest else (58, 18)
    x, y = grid.centre(home)
    pen.put(image, pen.sprite(pen.pawn(COLOURS[owner], owner), size), (x + 6 - apart, y - 8))
    x, y = grid.centre(guest)
    paint = pen.pawn(COLOURS[1 - owner], 1 - owner) if visitor else sprites.ghost(1 - owner)
    pen.put(image, pen.sprite(paint, size), (x + 6 + apart, y - 8))


def stand(board: Board, owner: Seat) -> tuple[Square, Square]:
    """Where the owner's piece is drawn on this board, and the other player's."""
    return board.piece(owner), board.visitors[owner] or board.known(1 - owner)


def _marks(image: pen.Picture, grid: Grid, marks: Mapping[Square, str]) -> None:
    """The viewer's own marks, in pencil blue (GR-23)."""
    for square, kind in marks.items():
        left, top, _, _ = grid.box(square)
        if paint := sprites.MARKS.get(kind):
            pen.put(image, pen.sprite(paint, 74), (left + 40, top + 40))
        else:
            pen.write(image, (left + 5, top + 24), kind[:2], 40, pen.BLUE, bold=True)
