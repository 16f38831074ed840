"""Graveyard Shift's picture: the graveyard with its stacks and pawns, and both players below it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from games import pen
from games.core import Box, Text, View, say
from games.graveyard_shift.rules.known.board import SIDE_KEYS, Board
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.yard import (
    ENTRANCES,
    KINDS,
    MAUSOLEUMS,
    ROOM,
    SQUARES,
    Kind,
    Stack,
)
from games.graveyard_shift.shown import sprites
from games.pen import Picture
from games.squares import Square

WIDTH, HEIGHT = 800, 1210
GRID = pen.Grid(left=60, top=82, cell=174, columns=4, rows=4)
_MARGIN, _PANEL = 24, (371, 214)
"""The margin beside what is below the board, and the size of a player's panel."""
BELOW = 832
"""How far from the top the panels begin."""
_LEGEND = 1080
"""The middle of the line below the panels."""
_PILES = ((3, 58), (4, 50), (5, 40), (6, 32))
"""How many parts a column of a stack holds, and how large they are: smaller ones for higher
stacks."""
_LETTERED = 49
"""Smaller parts have no letter: nobody could read it."""
_PAWN = 78
_ASIDE = 38
"""How far apart two pawns on one square are."""
_SIDES = ("graveyard-shift-side-white", "graveyard-shift-side-red")
PART, _SLOT = 50, 56
"""The size of a part outside the board, and the step to the next one."""
_IN_A_ROW = 13
"""The most parts to put back in one row. A second row holds what is left of all kinds."""


def draw(view: View[Board]) -> Picture:
    """The same picture for everybody."""
    board = view.board
    now = board.round
    title, state = say("graveyard-shift-name"), _state(view)
    image = pen.card(WIDTH, HEIGHT, _in(view, title), _subtitle(view), _in(view, state))
    pen.lay(image, pen.kept(_ground), 0, GRID.top - 4)
    _last_move(image, now)
    for square in SQUARES:
        _square(image, view, square)
    if not view.outcome:
        _choices(image, view)
    for seat in (0, 1):
        _player(image, view, seat)
    _below(image, view)
    return image


def _in(view: View[Board], text: Text) -> str:
    return text.in_(view.language)


def _subtitle(view: View[Board]) -> str:
    number, rounds = view.board.number, view.board.rounds
    if rounds == 1:
        return ""
    return _in(view, say("graveyard-shift-picture-round", n=number, rounds=rounds))


def _state(view: View[Board]) -> Text:
    if view.outcome is None:
        now = view.board.round
        side = SIDE_KEYS[now.acting]
        return say("graveyard-shift-picture-turn", side=side, stage=now.stage)
    places = view.outcome.places
    if places[0] == places[1]:
        return say("graveyard-shift-picture-drawn")
    return say("graveyard-shift-picture-won", side=SIDE_KEYS[places.index(1)])


def _letter(view: View[Board], kind: Kind) -> str:
    return _in(view, say("graveyard-shift-picture-letter", kind=kind))


def _ground() -> Picture:
    """The board with its coordinates, gates, graves and mausoleums, as wide as the picture."""
    image = pen.layer(WIDTH, GRID.height + 48)
    grid = replace(GRID, top=4)
    pen.board(image, grid, all_sides=False)
    for square in SQUARES:
        pen.put(image, pen.sprite(_building(square), 154), grid.centre(square))
    return image


def _building(square: Square) -> pen.Paint:
    if square in ENTRANCES:
        return sprites.gate
    return sprites.mausoleum if square in MAUSOLEUMS else sprites.grave


def _last_move(image: Picture, now: Round) -> None:
    for square in {*now.path[-1:], *now.returned}:
        pen.outline(image, GRID.box(square), width=6)
    if len(now.path) > 1:
        (x0, y0), (x1, y1) = GRID.centre(now.path[0]), GRID.centre(now.path[-1])
        part = 1 - 0.36 / (len(now.path) - 1)  # the arrow head stays clear of the pawn
        pen.path(image, [(x0, y0), (x0 + part * (x1 - x0), y0 + part * (y1 - y0))], width=10)


@dataclass(frozen=True)
class _Pile:
    """How a stack and the pawns on it lie: in columns, each from the bottom up."""

    rows: int
    """How many parts a column holds."""
    size: int
    """The size of a part, in pixels."""
    pitch: float
    """From one part up to the next, in pixels."""
    width: float
    pawns_at: tuple[int, int]
    """The pawns' column, and how many parts lie below them in it."""


@cache
def _pile(parts: int, pawns: int) -> _Pile:
    """The largest parts with which all fits into a square."""
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


def _piled(now: Round, square: Square) -> tuple[_Pile, float, float]:
    """How the stack and the pawns on a square lie, their left edge, and their foot."""
    pile = _pile(len(now.stack(square)), now.pawns.count(square))
    left, _, right, bottom = GRID.box(square)
    return pile, (left + right - pile.width) / 2, bottom - 6


def part_box(now: Round, square: Square, number: int) -> Box:
    """The room of a part of a stack, counted from the bottom; its rim may reach into those of its
    neighbours."""
    pile, left, floor = _piled(now, square)
    column, row = divmod(number, pile.rows)
    x0, x1 = (round(left + n * pile.size) for n in (column, column + 1))
    y1, y0 = (round(floor - n * pile.pitch) for n in (row, row + 1))
    return x0, y0, x1, y1


def part_sprite(view: View[Board], kind: Kind, size: int) -> Picture:
    """A part, with its letter where that can be read."""
    return pen.sprite(sprites.part(kind, _letter(view, kind) if size >= _LETTERED else ""), size)


def pawn_sprite(seat: int) -> Picture:
    """The pawn of a seat, as it stands on the board."""
    return pen.sprite(pen.pawn(pen.SEATS[seat], seat), _PAWN)


def _square(image: Picture, view: View[Board], square: Square) -> None:
    """The stack, and the pawns after its last part."""
    now = view.board.round
    here = [seat for seat in (0, 1) if now.pawns[seat] == square]
    pile, left, floor = _piled(now, square)
    for number, kind in enumerate(now.stack(square)):
        column, row = divmod(number, pile.rows)
        at = (left + (column + 0.5) * pile.size, floor - (row + 0.5) * pile.pitch)
        pen.put(image, part_sprite(view, kind, pile.size), at)
    column, row = pile.pawns_at
    x, y = left + (column + 0.5) * pile.size, floor - row * pile.pitch - _PAWN / 2 + 4
    for number, seat in enumerate(here):
        pen.put(image, pawn_sprite(seat), (x + number * _ASIDE, y))


def _choices(image: Picture, view: View[Board]) -> None:
    """A chip at the top right: columns are filled from the left, so the last one is the lowest."""
    for square, way in _chosen(view.board.round).items():
        letter = _in(view, say("graveyard-shift-picture-way", way=way)) if way else ""
        _, y, x, _ = GRID.box(square)
        pen.put(image, pen.sprite(sprites.chip(letter), 44), (x - 23, y + 23))


def _chosen(now: Round) -> dict[Square, str]:
    """The squares that stand for a choice; for a movement, with its direction."""
    match now.stage:
        case "enter":
            return dict.fromkeys(now.entries(), "")
        case "move":
            return {square: way for way, square in now.ends().items()}
        case "take":
            return {}
        case "return":
            return {square: "" for square in ROOM if now.has_room(square)}


def _player(image: Picture, view: View[Board], seat: int) -> None:
    """Pawn, name, side, where the pawn is, collected parts and rounds won. At the end a frame shows
    what decided the match."""
    board, box = view.board, panel_box(seat)
    left, top, right, _ = box
    first = view.outcome is not None and view.outcome.places[seat] == 1
    fill, rim = (pen.SLATE, pen.LAST) if first or seat in view.acting else (pen.INK, pen.SLATE)
    pen.panel(image, box, fill, rim, 4)
    pen.put(image, pen.sprite(pen.pawn(pen.SEATS[seat], seat), 62), (left + 40, top + 50))
    side, at, room = _in(view, say(_SIDES[seat])), left + 76, right - 18 - (left + 76)
    name = pen.named(view.name(seat), 32, room, bold=True)
    where = board.round.pawns[seat] or _in(view, say("graveyard-shift-picture-off"))
    pen.write(image, (at, top + 30), name or side, 32, bold=True)
    pen.write(image, (at, top + 68), f"{side} · {where}" if name else where, 28, pen.MIST)
    for kind in KINDS:
        paint = sprites.part if kind in board.round.collected[seat] else sprites.missing
        pen.put(image, pen.sprite(paint(kind, _letter(view, kind)), PART), slot(seat, kind))
    if board.rounds > 1:
        won = say("graveyard-shift-picture-rounds-won", n=board.won[seat])
        pen.write(image, (left + 18, top + 184), _in(view, won), 28)
    if view.outcome and board.round.over:
        _decisive(image, board, seat, first=first)


def slot(seat: int, kind: str) -> pen.Point:
    """Where a collected part lies in a player's panel."""
    return _left(seat) + 42 + KINDS.index(kind) * _SLOT, BELOW + 130


def panel_box(seat: int) -> Box:
    left, (width, height) = _left(seat), _PANEL
    return left, BELOW, left + width, BELOW + height


def _left(seat: int) -> int:
    return _MARGIN if seat == 0 else WIDTH - _MARGIN - _PANEL[0]


def _decisive(image: Picture, board: Board, seat: int, *, first: bool) -> None:
    """Frames around the four parts that won the last round, and around the rounds of whoever won by
    them."""
    left = _left(seat)
    if board.round.winner == seat:
        pen.outline(image, (left + 9, BELOW + 100, left + 245, BELOW + 160))
    if board.rounds > 1 and board.won[seat] and first:
        pen.outline(image, (left + 9, BELOW + 164, left + 245, BELOW + 205))


def _below(image: Picture, view: View[Board]) -> None:
    """The parts to put back; if there are none, how to read the stacks."""
    if loose := view.board.round.loose:
        words = _in(view, say("graveyard-shift-picture-loose"))
        pen.write(image, (_MARGIN + 6, _LEGEND), words, 30, bold=True)
        for kind, (left, top, right, _) in loose_boxes(loose).items():
            for x in range(left, right, _SLOT):
                at = (x + PART / 2, top + PART / 2)
                pen.put(image, pen.sprite(sprites.part(kind, _letter(view, kind)), PART), at)
        return
    words = _in(view, say("graveyard-shift-picture-legend"))
    pen.write(image, (_MARGIN + 6, _LEGEND), words, 28, pen.MIST)
    for number, kind in enumerate(KINDS):
        x, y = _MARGIN + 34 + number * 190, _LEGEND + 66
        pen.put(image, pen.sprite(sprites.part(kind, _letter(view, kind)), 54), (x, y))
        pen.write(image, (x + 38, y), _in(view, say("graveyard-shift-part", kind=kind)), 30)


def loose_boxes(loose: Stack) -> dict[Kind, Box]:
    """Where the parts to put back lie: those of a kind side by side in one row."""
    boxes, row, column = dict[Kind, Box](), 0, 0
    for kind in sorted(set(loose), key=KINDS.index):
        many = loose.count(kind)
        if column + many > _IN_A_ROW:
            row, column = row + 1, 0
        left, top = _MARGIN + 5 + column * _SLOT, _LEGEND + 21 + row * 52
        boxes[kind] = left, top, left + (many - 1) * _SLOT + PART, top + PART
        column += many
    return boxes
