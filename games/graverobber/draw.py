"""Graverobber's pictures: one board, or two below each other, as the viewer knows them."""

from __future__ import annotations

from collections.abc import Mapping

from games import pen
from games.core import Box, Move, Seat, Text, View, say
from games.graverobber import sprites
from games.graverobber.board import SIDE_KEYS, Board, Deed, Dug, Moved
from games.graverobber.ground import SIZE, line
from games.graverobber.layout import PIECES
from games.graverobber.sprites import COLOURS
from games.pen import Grid
from games.squares import Square

_WIDTH, _CELL, _RIM = 800, 68, 46
"""The width of the picture, the side of a square, and the space around a board, with its
coordinates."""
_TOPS = (76, 76 + SIZE * _CELL + _RIM)
GRIDS = tuple(Grid(_RIM, top, _CELL, SIZE, SIZE) for top in _TOPS)
"""Where the upper and the lower board are in the picture."""
_BESIDE = GRIDS[0].left + GRIDS[0].width + 22
"""Where the words to the right of a board begin."""
_APART = 250
"""How far apart the words about both boards are if only one is drawn."""
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
        text.say((), view.language)
        for text in (say("graverobber-name"), _subtitle(view), _state(view))
    )
    shown = boards(view)
    last, _ = shown[-1]
    image = pen.card(_WIDTH, last.top + last.height + _RIM, title, subtitle, state)
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
        _heading(image, box[1], view, owner)
    return image


def boards(view: View[Board]) -> tuple[tuple[Grid, Seat], ...]:
    """The boards that are shown, the upper one first, and whose they are."""
    if not (view.board.playing or view.outcome):
        return ((GRIDS[0], view.seat or 0),)
    upper = 0 if view.seat is None else 1 - view.seat
    return ((GRIDS[0], upper), (GRIDS[1], 1 - upper))


def panels(view: View[Board]) -> dict[Seat, Box]:
    """Where it says of the players' boards what they are: beside each; beside a single one, of
    both."""
    shown = boards(view)
    if len(shown) == 2:
        return {owner: _beside(grid.top, grid.height) for grid, owner in shown}
    ((grid, owner),) = shown
    return {owner: _beside(grid.top, _APART), 1 - owner: _beside(grid.top + _APART, _APART)}


def _beside(top: int, height: int) -> Box:
    return GRIDS[0].left + GRIDS[0].width, top, _WIDTH, top + height


def beyond(square: Square, way: str) -> Box:
    """What is beyond the edge of the lower board, next to a square."""
    left, top, right, bottom = GRIDS[1].box(square)
    return {
        "up": (left, top - _RIM, right, top),
        "down": (left, bottom, right, bottom + _RIM),
        "left": (left - _RIM, top, left, bottom),
        "right": (right, top, right + _RIM, bottom),
    }[way]


def _subtitle(view: View[Board]) -> Text:
    if view.seat is None:
        return say("graverobber-picture-both")
    return say("graverobber-picture-you", side=SIDE_KEYS[view.seat])


def _state(view: View[Board]) -> Text:
    if not view.outcome:
        if not view.board.playing:
            return _laying(view)
        seat = view.acting[0]
        side = "you" if seat == view.seat else SIDE_KEYS[seat]
        return say("graverobber-picture-turn", side=side, skips=view.board.skips)
    red, white = view.board.won(0), view.board.won(1)
    if view.outcome.places == (1, 1):
        return say("graverobber-picture-draw", red=red, white=white)
    side = SIDE_KEYS[view.outcome.places.index(1)]
    return say("graverobber-picture-won", side=side, red=red, white=white)


def _laying(view: View[Board]) -> Text:
    layout = None if view.seat is None else view.board.layouts[view.seat]
    if not layout or view.seat not in view.acting:
        return say("graverobber-picture-laying")
    if layout.piece:
        return say("graverobber-picture-next", piece=layout.piece)
    return say("graverobber-picture-laid")


def _heading(image: pen.Picture, top: int, view: View[Board], owner: Seat) -> None:
    """Whose board it is, and its Plots, dug up or not, or whether it is ready."""
    board = view.board
    pen.put(image, pen.sprite(pen.pawn(COLOURS[owner], owner), 56), (_BESIDE + 22, top + 28))
    name = (
        say("graverobber-picture-your-board")
        if view.seat == owner
        else say("graverobber-picture-board", side=SIDE_KEYS[owner])
    )
    y = _words(image, top + 80, name.say((), view.language), pen.PARCHMENT, bold=True)
    if not (board.playing or view.outcome):
        ready = board.ready[owner]
        state = say("graverobber-picture-ready") if ready else say("graverobber-picture-not-ready")
        _words(image, y, state.say((), view.language), pen.MIST, bold=False)
        return
    won = board.won(1 - owner)
    for n in range(3):
        icon = sprites.hole if n < won else sprites.plot
        pen.put(image, pen.sprite(icon, 44), (_BESIDE + 22 + n * 50, y + 10))


def _words(image: pen.Picture, y: int, words: str, colour: str, *, bold: bool) -> int:
    """Writes the words beside a board, each on a line of its own; returns where the next line
    is."""
    for word in words.split(" "):
        pen.write(image, (_BESIDE, y), word, 28, colour, bold=bold)
        y += 36
    return y


def _shade(image: pen.Picture, grid: Grid, board: Board) -> None:
    """Where the viewer's other piece can be (GR-24)."""
    for square in board.shade or ():
        pen.tint(image, grid.box(square), pen.CHOOSE, 0.5)
        *_, x, y = grid.box(square)
        pen.put(image, pen.sprite(sprites.choice, 18), (x - 15, y - 15))


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
            pen.put(image, pen.sprite(sprites.choice, 22), grid.centre(square))


def leads_to(view: View[Board], move: Move) -> Square | None:
    """The square of the viewer's own board that a move ends on or lays a piece on."""
    match move.split(" "):
        case ["move", way, steps] if view.seat is not None:
            return line(view.board.piece(view.seat), way)[int(steps) - 1]
        case [piece, square] if piece in PIECES:
            return square
    return None


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
    for some, core, rim in ((old, 6, 10), (ways[len(old) :], 10, 16)):
        for colour, wide in ((pen.SHADOW, rim), (COLOURS[owner], core)):
            for way in some:
                _line(image, grid, way, colour, wide)
    for move in now:
        shape = sprites.head(owner, move.way)
        pen.put(image, pen.sprite(shape, 38), _between(grid, *ways[-1][-2:]))


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
            pen.put(image, pen.sprite(sprites.cross, 34), (x + 16, y - 16))
        elif square in pieces:
            pen.put(image, pen.sprite(sprites.cross, 34), (x - 16, y + 16))
        else:
            pen.put(image, pen.sprite(sprites.cross, 36), (x, y))


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
    size, apart = (56, 0) if home != guest else (46, 14)
    x, y = grid.centre(home)
    pen.put(image, pen.sprite(pen.pawn(COLOURS[owner], owner), size), (x + 5 - apart, y - 7))
    x, y = grid.centre(guest)
    paint = pen.pawn(COLOURS[1 - owner], 1 - owner) if visitor else sprites.ghost(1 - owner)
    pen.put(image, pen.sprite(paint, size), (x + 5 + apart, y - 7))


def stand(board: Board, owner: Seat) -> tuple[Square, Square]:
    """Where the owner's piece is drawn on this board, and the other player's."""
    return board.piece(owner), board.visitors[owner] or board.known(1 - owner)


def _marks(image: pen.Picture, grid: Grid, marks: Mapping[Square, str]) -> None:
    """The viewer's own marks, in pencil blue (GR-23)."""
    for square, kind in marks.items():
        left, top, _, _ = grid.box(square)
        if paint := sprites.MARKS.get(kind):
            pen.put(image, pen.sprite(paint, 56), (left + 30, top + 30))
        else:
            pen.write(image, (left + 4, top + 18), kind[:2], 32, pen.BLUE, bold=True)
