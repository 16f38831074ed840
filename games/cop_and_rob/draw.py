"""The streets of Cop & Rob as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from PIL import Image, ImageDraw

from games import pen
from games.cop_and_rob import sprites
from games.cop_and_rob.board import Board
from games.cop_and_rob.cards import DECK_SIZE, ROLE_NAMES, ROLES, Kind, Role, chooser, named
from games.cop_and_rob.streets import BANK, Cell, Streets, name
from games.cop_and_rob.told import better
from games.core import Seat, View

_WIDTH, _MARGIN = 1000, 30
_RIM_X, _RIM_Y, _TITLE, _PANEL = 72, 36, 76, 150
_FIELD = _WIDTH - 2 * _RIM_X
_SIZES = (140, 120, 104, 92, 80, 70, 62, 54, 47, 40, 34, 28, 22, 17, 12)
"""Sides of a cell in pixels; few, so that few sprites are ever drawn."""


@dataclass(frozen=True)
class Window:
    """The part of the endless grid that is shown."""

    left: int
    """The x of the first column."""
    top: int
    """The y of the first row."""
    columns: int
    rows: int
    size: int

    @property
    def bottom(self) -> int:
        """Where the field ends, in pixels."""
        return _TITLE + _RIM_Y + self.rows * self.size

    @property
    def edge(self) -> int:
        """Where the field begins, in pixels."""
        return (_WIDTH - self.columns * self.size) // 2

    def box(self, cell: Cell) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of a cell, in pixels."""
        x = self.edge + (cell[0] - self.left) * self.size
        y = _TITLE + _RIM_Y + (self.top - cell[1]) * self.size
        return x, y, x + self.size, y + self.size

    def centre(self, cell: Cell) -> pen.Point:
        """The middle of a cell, in pixels."""
        x, y, _, _ = self.box(cell)
        return x + self.size / 2, y + self.size / 2


def window(cells: Iterable[Cell]) -> Window:
    """These cells, as large as they fit."""
    xs, ys = zip(*cells, strict=True)
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = next(
        (s for s in _SIZES if s * columns <= _FIELD and s * rows <= (720 if s > 40 else 1300)),
        _SIZES[-1],
    )
    wide, high = _FIELD // size, max(rows, 5)
    return Window(
        left=min(xs) - (wide - columns) // 2,
        top=max(ys) + (high - rows) // 2,
        columns=wide,
        rows=high,
        size=size,
    )


def draw(view: View[Board]) -> Image.Image:
    """The same for every seat."""
    board = view.board
    streets = board.streets
    ways_out = chain.from_iterable(streets.ways_out.values())
    shown = window({*streets.roads, *streets.supers, *ways_out})
    image = pen.card(_WIDTH, shown.bottom + _RIM_Y + _PANEL, "Cop & Rob", "", _state(view))
    image.paste(_ground(shown), (0, _TITLE))
    _cards(image, shown, streets)
    _targets(image, shown, board)
    for cell in board.last:
        pen.outline(image, shown.box(cell), width=max(3, shown.size // 14))
    for role in ROLES:
        pen.put(image, _pawn(role, round(shown.size * 0.76)), shown.centre(streets.pawns[role]))
    if view.outcome:
        _why_over(image, shown, board)
    _panel(image, view, shown.bottom + _RIM_Y)
    return image


def _ground(shown: Window) -> Image.Image:
    """The bare cells with their coordinates."""
    image = pen.layer(_WIDTH, shown.bottom + _RIM_Y - _TITLE)
    brush = ImageDraw.Draw(image)
    text = max(18, min(25, shown.size // 2))
    for column in range(shown.columns):
        for row in range(shown.rows):
            cell = (shown.left + column, shown.top - row)
            x0, y0, x1, y1 = shown.box(cell)
            colour = pen.PARCHMENT if sum(cell) % 2 else pen.PARCHMENT_DARK
            brush.rectangle((x0, y0 - _TITLE, x1 - 1, y1 - _TITLE - 1), colour)
    every = 1 if shown.size >= 40 else 2
    for column in range(0, shown.columns, every):
        x, _ = shown.centre((shown.left + column, 0))
        for y in (_RIM_Y / 2, image.height - _RIM_Y / 2):
            pen.write(image, (x, y), str(shown.left + column), text, pen.MIST, anchor="mm")
    for row in range(0, shown.rows, every):
        _, y = shown.centre((0, shown.top - row))
        for x in (shown.edge - 24, _WIDTH - shown.edge + 24):
            pen.write(image, (x, y - _TITLE), str(shown.top - row), text, pen.MIST, anchor="mm")
    return image


def _cards(image: Image.Image, shown: Window, streets: Streets) -> None:
    size = shown.size
    pen.put(image, pen.sprite(sprites.bank, size), shown.centre(BANK))
    for cell, (owner, exits) in streets.roads.items():
        alive = cell in streets.reach[owner]
        pen.put(image, sprites.road(owner, exits, alive, size), shown.centre(cell))
    for cell, owner in streets.supers.items():
        if cell in streets.roads:
            shape = sprites.supercard(owner, round(size * 0.8))
        else:
            shape = sprites.card(owner, "super", size)
        pen.put(image, shape, shown.centre(cell))


def _targets(image: Image.Image, shown: Window, board: Board) -> None:
    """What the player to move can choose: bare cells by name, cards with a green dot."""
    size = shown.size
    for cell in board.targets:
        box = shown.box(cell)
        if board.streets.is_empty(cell):
            pen.tint(image, box, pen.CHOOSE, 0.6)
            text, room = name(cell), size - 6
            font = max(14, min(27, int(27 * room / pen.width_of(text, 27, bold=True))))
            pen.write(image, shown.centre(cell), text, font, pen.INK, bold=True, anchor="mm")
        else:
            dot = pen.sprite(_dot, round(size * 0.34))
            pen.put(image, dot, (box[2] - size * 0.2, box[1] + size * 0.2))
        pen.outline(image, box, pen.CHOOSE, max(2, size // 18))


def _why_over(image: Image.Image, shown: Window, board: Board) -> None:
    """What ended the match: a ring around each joint of the roads (CR-20), a red cross on who is
    shut in (CR-21, CR-22), or the ways out that Rob still has when the cards are used up (CR-23).
    """
    size, streets = shown.size, board.streets
    for ends in streets.joints:
        (x0, y0), (x1, y1) = map(shown.centre, ends)
        ring = pen.sprite(sprites.ring, round(size * 0.8))
        pen.put(image, ring, ((x0 + x1) / 2, (y0 + y1) / 2))
    if streets.joints:
        return
    stuck = [role for role in ROLES if not streets.ways_out[role]]
    for role in stuck[:1]:
        box = shown.box(streets.pawns[role])
        pen.outline(image, box, pen.DANGER, max(3, size // 14))
        pen.put(image, pen.sprite(sprites.cross, round(size * 0.42)), (box[2] - 2, box[1] + 2))
    if not stuck and board.turned == 2 * DECK_SIZE:
        for cell in streets.ways_out["rob"]:
            pen.tint(image, shown.box(cell), pen.CHOOSE, 0.6)
            pen.outline(image, shown.box(cell), pen.CHOOSE, max(2, size // 18))


def _dot(brush: pen.Brush) -> None:
    brush.circle((0.5, 0.5), 0.5, pen.SHADOW)
    brush.circle((0.5, 0.5), 0.4, pen.CHOOSE, pen.WHITE, 0.12)


def _state(view: View[Board]) -> str:
    board = view.board
    if view.outcome:
        return view.outcome.reason.say(_players(board))
    if not board.card:
        return "who is Rob, who is Cop?"
    step = "drives or stays" if board.driving else "plays a card"
    return f"{ROLE_NAMES[board.role]} {step}  ·  card {(board.turned + 1) // 2} of {DECK_SIZE}"


def _players(board: Board) -> list[str]:
    """What a picture calls the seats."""
    first = _chooser(board)
    names = ["the other player" if seat != first else "the chooser" for seat in (0, 1)]
    for role, seat in board.cast.items():
        names[seat] = ROLE_NAMES[role]
    return names


def _chooser(board: Board) -> Seat | None:
    """Who chooses the roles where that is still open."""
    return chooser(board.lots[-1]) if board.lots else 0


def _panel(image: Image.Image, view: View[Board], top: int) -> None:
    """Below the streets: the card turned up, the lots, or the result; and both decks."""
    board = view.board
    if view.outcome:
        _result(image, view, top)
    elif board.card:
        _turned_up(image, board, board.card, top)
    elif board.lots:
        _lots(image, board, top)
    for row, role in enumerate(ROLES):
        _deck(image, board, role, top + 34 + 68 * row)


def _turned_up(image: Image.Image, board: Board, card: Kind, top: int) -> None:
    pen.put(image, sprites.card(board.role, card, 104), (_MARGIN + 52, top + 64))
    who = ROLE_NAMES[board.role]
    title = f"{who} played" if board.driving else f"{who} has"
    pen.write(image, (_MARGIN + 120, top + 44), title, 27, pen.MIST)
    name_of_card = named(card, board.role).say(())
    pen.write(image, (_MARGIN + 120, top + 82), name_of_card, 29, bold=True)


def _lots(image: Image.Image, board: Board, top: int) -> None:
    """The cards that decide who chooses, and why, below each other."""
    lot = board.lots[-1]
    for seat, kind in enumerate(lot):
        y = top + 34 + 60 * seat
        pen.put(image, sprites.card(None, kind, 54), (_MARGIN + 27, y))
        if seat == chooser(lot):
            text = f"{better(lot).say(())}: chooses"
            pen.write(image, (_MARGIN + 70, y), text, 27, bold=True)


def _result(image: Image.Image, view: View[Board], top: int) -> None:
    assert view.outcome
    text, left = "A draw", _MARGIN
    for seat, score in enumerate(view.outcome.scores):
        if score == "1":
            who = _players(view.board)[seat]
            text = f"{who[0].upper()}{who[1:]} wins"
    for role, seat in view.board.cast.items():
        if view.outcome.scores[seat] == "1":
            pen.put(image, _pawn(role, 104), (_MARGIN + 52, top + 64))
            left += 120
    pen.write(image, (left, top + 64), text, 30, bold=True)


def _pawn(role: Role, size: int) -> Image.Image:
    return pen.sprite(pen.pawn(sprites.COLOURS[role], sprites.MARKS[role]), size)


def _deck(image: Image.Image, board: Board, role: Role, y: int) -> None:
    """How many of each kind are face down; after the match, the cards themselves in order."""
    left = 372
    pen.put(image, _pawn(role, 48), (left, y))
    counts = board.unseen[role]
    total = sum(counts.values())
    if board.decks:
        _rest(image, role, board.decks[role][DECK_SIZE - total :], y)
        return
    pen.write(image, (left + 32, y), f"{total}", 30, bold=True)
    for n, (kind, number) in enumerate(counts.items()):
        x = left + 104 + 88 * n
        pen.put(image, sprites.card(role, kind, 42), (x, y))
        pen.write(image, (x + 27, y), str(number), 27, pen.PARCHMENT if number else pen.MIST)


def _rest(image: Image.Image, role: Role, cards: Sequence[Kind], y: int) -> None:
    """Cards in two lines of sixteen: a whole deck."""
    if not cards:
        pen.write(image, (404, y), "deck used up", 27, pen.MIST)
    for n, kind in enumerate(cards):
        line, column = divmod(n, DECK_SIZE // 2)
        at = (421 + 34 * column, y - 16 + 33 * line)
        pen.put(image, sprites.card(role, kind, 27), at)
