"""Cop & Rob's picture: the streets. `panel` draws what lies below them."""

from __future__ import annotations

from PIL import Image

from games import pen
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK_SIZE, EXITS, ROLES
from games.cop_and_rob.rules.known.moves import Cell
from games.cop_and_rob.rules.known.streets import BANK, Road, Streets
from games.cop_and_rob.shown import panels, sprites
from games.cop_and_rob.shown.window import LEFT, WIDTH, Window, window
from games.cop_and_rob.shown.words import numbers
from games.core import Box, Text, View, say

_RIM = 44
"""Pixels for the coordinates below the field."""
_DISC, _NUMBER = 40, 28
"""A number's disc and its type, in pixels."""


def draw(view: View[Board]) -> Image.Image:
    """The same picture for every seat."""
    board = view.board
    shown = window(board, over=view.outcome is not None)
    top = below(shown)
    title = say("cop-and-rob-name").in_(view.language)
    state = _state(view).in_(view.language)
    image = pen.card(WIDTH, top + panels.height(view), title, "", state)
    _ground(image, shown)
    pen.note_squares(image, shown.size, max(shown.columns, shown.rows))
    _cards(image, shown, board.streets)
    _targets(image, shown, board)
    for cell in filter(shown.shows, board.last):
        pen.outline(image, shown.box(cell), width=max(3, shown.size // 14))
    for role in ROLES:
        if shown.shows(cell := board.streets.pawns[role]):
            pawn = sprites.pawn(role, round(shown.size * 0.76))
            pen.put(image, pawn, shown.centre(cell))
    _discs(image, shown, board)
    if view.outcome:
        _why_over(image, shown, board)
    panels.draw(image, view, shown, top)
    return image


def below(shown: Window) -> int:
    """Where the field with its coordinates ends, and `panel` begins."""
    return shown.bottom + _RIM


def _ground(image: Image.Image, shown: Window) -> None:
    """The bare cells with their coordinates."""
    lowest = shown.top - shown.rows + 1
    dark = (shown.left + lowest) % 2
    pen.chequer(image, LEFT, shown.bottom, shown.columns, shown.rows, shown.size, dark)
    every = -(-52 // shown.size)
    for x in range(shown.left, shown.left + shown.columns):
        if x % every == 0:
            under = (shown.centre((x, 0))[0], shown.bottom + _RIM // 2 - 2)
            pen.write(image, under, str(x), _NUMBER, pen.MIST, anchor="mm")
    for y in range(shown.top, shown.top - shown.rows, -1):
        if y % every == 0:
            beside = (LEFT - 10, shown.centre((0, y))[1])
            pen.write(image, beside, str(y), _NUMBER, pen.MIST, anchor="rm")


def _cards(image: Image.Image, shown: Window, streets: Streets) -> None:
    size = shown.size
    if shown.shows(BANK):
        pen.put(image, pen.sprite(sprites.bank, size), shown.centre(BANK))
    for cell, (owner, exits) in streets.roads.items():
        if shown.shows(cell):
            alive = cell in streets.reach[owner]
            pen.put(image, sprites.road(owner, exits, alive, size), shown.centre(cell))
    for cell, owner in streets.supers.items():
        if not shown.shows(cell):
            continue
        if cell in streets.roads:
            shape = sprites.supercard(owner, round(size * 0.8))
        else:
            shape = sprites.card(owner, "super", size)
        pen.put(image, shape, shown.centre(cell))


def _targets(image: Image.Image, shown: Window, board: Board) -> None:
    """What the player to move can choose, in green."""
    for cell in board.targets:
        if board.streets.is_empty(cell):
            pen.tint(image, shown.box(cell), pen.CHOOSE, 0.6)
        pen.outline(image, shown.box(cell), pen.CHOOSE, max(3, shown.size // 16))


def _discs(image: Image.Image, shown: Window, board: Board) -> None:
    """The numbers of these cells: in the middle of a bare cell, in the corner of a card."""
    for cell, number in numbers(board).items():
        at = shown.centre(cell)
        if not board.streets.is_empty(cell):
            at = _corner(shown.box(cell), board.streets.roads.get(cell))
        pen.put(image, pen.sprite(sprites.disc, _DISC), at)
        pen.write(image, at, str(number), _NUMBER, pen.INK, bold=True, anchor="mm")


def _corner(box: Box, road: Road | None) -> pen.Point:
    """Where a disc hides least of a card: top right, unless the road bends there."""
    left, top, right, bottom = box
    if road and road.exits == EXITS["NE"]:
        return left + _DISC // 2, bottom - _DISC // 2
    return right - _DISC // 2, top + _DISC // 2


def _why_over(image: Image.Image, shown: Window, board: Board) -> None:
    """What ended the match: a ring around each joint of the roads (CR-20), a red cross on whoever
    is shut in (CR-21, CR-22), or the ways out that Rob still has when the cards are used up
    (CR-23)."""
    size, streets = shown.size, board.streets
    for ends in streets.joints:
        (x0, y0), (x1, y1) = map(shown.centre, ends)
        ring = pen.sprite(sprites.ring, max(40, round(size * 0.8)))
        pen.put(image, ring, ((x0 + x1) / 2, (y0 + y1) / 2))
    if streets.joints:
        return
    stuck = [role for role in ROLES if not streets.ways_out[role]]
    for role in stuck[:1]:
        box = shown.box(streets.pawns[role])
        pen.outline(image, box, pen.DANGER, max(3, size // 14))
        cross = pen.sprite(sprites.cross, max(24, round(size * 0.42)))
        pen.put(image, cross, (box[2] - 2, box[1] + 2))
    if not stuck and board.turned == 2 * DECK_SIZE:
        for cell in streets.ways_out["rob"]:
            _way_out(image, shown, cell)


def _way_out(image: Image.Image, shown: Window, cell: Cell) -> None:
    pen.tint(image, shown.box(cell), pen.CHOOSE, 0.6)
    pen.outline(image, shown.box(cell), pen.CHOOSE, max(2, shown.size // 16))


def _state(view: View[Board]) -> Text:
    board = view.board
    if view.outcome:
        return say("cop-and-rob-picture-over")
    if not board.card:
        return say("cop-and-rob-picture-roles")
    step, number = panels.STEPS[board.driving], (board.turned + 1) // 2
    return say("cop-and-rob-picture-turn", role=board.role, step=step, n=number, of=DECK_SIZE)
