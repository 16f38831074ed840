"""The picture: the graveyard with its stacks and pawns, and both players at its side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageDraw

from games import pen
from games.core import View
from games.graveyard_shift import sprites
from games.graveyard_shift.board import SIDES, Board
from games.graveyard_shift.rounds import ENTRANCES, KINDS, MAUSOLEUMS, ROOM, SQUARES, WAYS, Round
from games.squares import Square

WIDTH, HEIGHT = 1000, 820
GRID = pen.Grid(left=66, top=84, cell=168, columns=4, rows=4)
_LEFT, _RIGHT = 764, 970
"""The panels beside the board."""
_PILES = ((3, 56), (4, 46), (5, 40), (6, 32))
"""Parts in a column of a stack, and their size: the smaller ones for higher stacks."""
_PAWN = 76
_ASIDE = 38
"""From a pawn to the other on the same square."""
_SLOT = 47


def draw(view: View[Board]) -> Image.Image:
    """The same for everybody, 1000 x 820 pixels."""
    board = view.board
    now = board.round
    subtitle = f"round {board.number} of {board.rounds}" if board.rounds > 1 else ""
    image = pen.card(WIDTH, HEIGHT, "Graveyard Shift", subtitle, _state(view))
    ground = _ground()
    image.paste(ground, (GRID.left - 36, GRID.top - 4))
    _last_move(image, now)
    for square in SQUARES:
        _square(image, square, now)
    if not view.outcome:
        _choices(image, now)
    for seat in (0, 1):
        _player(image, view, seat)
    _beside(image, now)
    return image


def _state(view: View[Board]) -> str:
    if view.outcome is None:
        now = view.board.round
        task = {"return": "put back"}.get(now.stage, now.stage)
        return f"{SIDES[now.acting]} to {task}"
    places = view.outcome.places
    return "Drawn" if places[0] == places[1] else f"{SIDES[places.index(1)]} wins"


@cache
def _ground() -> Image.Image:
    """The board with its coordinates, gates, graves and mausoleums."""
    image = pen.layer(WIDTH, HEIGHT)
    pen.board(image, GRID, all_sides=False)
    for square in SQUARES:
        pen.put(image, pen.sprite(_building(square), 148), GRID.centre(square))
    return image.crop((GRID.left - 36, GRID.top - 4, GRID.left + GRID.width + 6, HEIGHT - 20))


def _building(square: Square) -> pen.Paint:
    if square in ENTRANCES:
        return sprites.gate
    return sprites.mausoleum if square in MAUSOLEUMS else sprites.grave


def _last_move(image: Image.Image, now: Round) -> None:
    for square in {*now.path[-1:], *now.returned}:
        pen.outline(image, GRID.box(square), width=6)
    if len(now.path) > 1:
        (x0, y0), (x1, y1) = GRID.centre(now.path[0]), GRID.centre(now.path[-1])
        part = 1 - 0.36 / (len(now.path) - 1)  # so that the pawn does not hide the arrow head
        pen.path(image, [(x0, y0), (x0 + part * (x1 - x0), y0 + part * (y1 - y0))], width=10)


@dataclass(frozen=True)
class _Pile:
    """How a stack and the pawns on it are laid out: in columns, each from the bottom up."""

    rows: int
    size: int
    pitch: float
    width: float
    pawns_at: tuple[int, int]
    """Column, and parts below them."""


@cache
def _pile(parts: int, pawns: int) -> _Pile:
    """The largest layout that fits a square."""
    for rows, size in _PILES:
        pitch = min(0.82 * size, (GRID.cell - 12) / rows)  # the shapes don't fill their squares
        column, row = divmod(parts, rows)
        if row * pitch + _PAWN > GRID.cell:
            column, row = column + 1, 0
        if pawns:
            width = column * size + (size + _PAWN) / 2 + _ASIDE * (pawns - 1)
        else:
            width = -(-parts // rows) * size
        pile = _Pile(rows, size, pitch, width, (column, row))
        if width <= GRID.cell:
            break
    return pile


def _square(image: Image.Image, square: Square, now: Round) -> None:
    """The stack, and after its last part the pawns."""
    stack = now.stack(square)
    here = [seat for seat in (0, 1) if now.pawns[seat] == square]
    pile = _pile(len(stack), len(here))
    x0, _, x1, bottom = GRID.box(square)
    left, floor = (x0 + x1 - pile.width) / 2, bottom - 6
    for number, kind in enumerate(stack):
        column, row = divmod(number, pile.rows)
        at = (left + (column + 0.5) * pile.size, floor - (row + 0.5) * pile.pitch)
        pen.put(image, pen.sprite(sprites.part(kind), pile.size), at)
    column, row = pile.pawns_at
    x, y = left + (column + 0.5) * pile.size, floor - row * pile.pitch - _PAWN / 2 + 4
    for number, seat in enumerate(here):
        pawn = pen.sprite(pen.pawn(pen.SEATS[seat], seat), _PAWN)
        pen.put(image, pawn, (x + number * _ASIDE, y))


def _choices(image: Image.Image, now: Round) -> None:
    """At the top right: columns are filled from the left, so the last one is the lowest."""
    for square, letter in _chosen(now).items():
        _, y, x, _ = GRID.box(square)
        pen.put(image, pen.sprite(sprites.chip(letter), 38), (x - 20, y + 20))


def _chosen(now: Round) -> dict[Square, str]:
    """The squares that stand for a choice, and what is written there."""
    match now.stage:
        case "enter":
            return dict.fromkeys(now.entries(), "")
        case "move":
            return {track[-1]: way for way in WAYS if (track := now.track(way))}
        case "take":
            return {}
        case "return":
            return {square: "" for square in ROOM if now.has_room(square)}


def _player(image: Image.Image, view: View[Board], seat: int) -> None:
    """Pawn, name, collected parts and rounds won; at the end what decided the match is framed."""
    board, top = view.board, GRID.top + seat * 214
    first = view.outcome is not None and view.outcome.places[seat] == 1
    draw = ImageDraw.Draw(image)
    fill, rim = (pen.SLATE, pen.LAST) if first or seat in view.acting else (pen.INK, pen.SLATE)
    draw.rounded_rectangle((_LEFT, top, _RIGHT, top + 198), 14, fill, rim, 4)
    pen.put(image, pen.sprite(pen.pawn(pen.SEATS[seat], seat), 70), (_LEFT + 42, top + 50))
    pen.write(image, (_LEFT + 82, top + 36), SIDES[seat], 32, bold=True)
    where = board.round.pawns[seat] or "outside"
    pen.write(image, (_LEFT + 82, top + 70), where, 25, pen.MIST)
    for number, kind in enumerate(KINDS):
        paint = sprites.part if kind in board.round.collected[seat] else sprites.missing
        at = (_LEFT + 33 + number * _SLOT, top + 118)
        pen.put(image, pen.sprite(paint(kind), 43), at)
    won = f"rounds won: {board.won[seat]}"
    pen.write(image, (_LEFT + 16, top + 168), won, 27)
    if view.outcome and board.round.over:
        _decisive(image, board, seat, top)


def _decisive(image: Image.Image, board: Board, seat: int, top: int) -> None:
    """Frames around the four parts that won the last round, and around the rounds won."""
    if board.round.winner == seat:
        pen.outline(image, (_LEFT + 6, top + 92, _RIGHT - 6, top + 145))
    if board.rounds > 1 and board.won[seat]:
        pen.outline(image, (_LEFT + 6, top + 148, _RIGHT - 6, top + 190))


def _beside(image: Image.Image, now: Round) -> None:
    """The parts to put back, or else how to read the stacks."""
    top = GRID.top + 2 * 214 + 18
    if now.loose:
        pen.write(image, (_LEFT + 8, top), "To put back", 27, bold=True)
        for number, kind in enumerate(now.loose):
            row, column = divmod(number, 4)
            at = (_LEFT + 33 + column * _SLOT, top + 46 + row * _SLOT)
            pen.put(image, pen.sprite(sprites.part(kind), 43), at)
        return
    pen.write(image, (_LEFT + 8, top), "Stacks: upwards,", 26, bold=True)
    pen.write(image, (_LEFT + 8, top + 31), "then to the right", 26, bold=True)
    for number, kind in enumerate(KINDS):
        y = top + 76 + number * _SLOT
        pen.put(image, pen.sprite(sprites.part(kind), 43), (_LEFT + 33, y))
        pen.write(image, (_LEFT + 68, y), kind, 27, pen.MIST)
