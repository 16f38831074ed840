"""Pointsweeper's picture: the board that is played, or was played last."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from games import pen
from games.core import Seat, Text, View, say
from games.pointsweeper.rules.known.board import MINE, Board, Claim, Count, Minefield, Scout
from games.pointsweeper.rules.known.told import number
from games.pointsweeper.shown import panels
from games.pointsweeper.shown.sprites import arrow_head, chessman, mine, pit, seen, tick
from games.squares import Square

WIDTH = 800
HANDS = 74
"""From where on it shows both players."""
GRID = pen.Grid(left=44, top=HANDS + panels.HANDS + 4, cell=90, columns=8, rows=8)
BELOW = GRID.top + GRID.height + 40
"""Where the board with its coordinates ends."""
SIDES = ("red", "blue")
_BLANK = Minefield(white=0, tiles={}, turn=None)


@dataclass(frozen=True)
class Shown:
    """What a picture shows, and where what is below its board begins."""

    minefield: Minefield
    """The board that is played, or was played last."""
    playing: bool
    scouts: tuple[Scout, ...]
    """The viewer's own that still see something which the board has no room for."""
    scouted: Mapping[Square, Sequence[Scout]]
    """Everybody's, by square, the viewer's first; once the board is over nobody's."""
    ticked: frozenset[Square]
    results: int
    """What the viewer's scouts saw begins here."""
    boards: int
    """What each board brought."""
    sums: int
    """How the scores are made up."""


def shown(view: View[Board]) -> Shown:
    """What the picture of this view shows."""
    minefield = view.board.minefields[-1] if view.board.minefields else _BLANK
    playing = view.outcome is None and minefield.turn is not None
    scouted = _scouted(minefield, view.seat) if playing else {}
    scouts = tuple(_untold(minefield, scouted))
    results = BELOW + (panels.legend_height(view.seat) if playing else 0)
    boards = results + panels.list_height(scouts)
    return Shown(
        minefield=minefield,
        playing=playing,
        scouts=scouts,
        scouted=scouted,
        ticked=view.board.ticked if playing else frozenset(),
        results=results,
        boards=boards,
        sums=boards + panels.results_height(view.board),
    )


def _untold(minefield: Minefield, scouted: Mapping[Square, Sequence[Scout]]) -> Iterator[Scout]:
    """The scouts of which the viewer knows that they still see something, and whose squares have no
    room for it: claimed ones, and those with several."""
    for square, scouts in scouted.items():
        if left_of(minefield, square, scouts) is None:
            yield from (one for one in scouts if one.rest and minefield.open(one.squares))


def draw(view: View[Board]) -> Image.Image:
    """The board with its panels; for a seat also what its own scouts still see."""
    seen = shown(view)
    minefield, scouted, ticked = seen.minefield, seen.scouted, seen.ticked
    room = 2 * panels.ROW if view.outcome else 0
    own = seen.playing and view.seat is not None  # when a board is over, all see the same (PS-42)
    words = (say("pointsweeper-name"), _subtitle(view, own=own), _state(view, own=own))
    said = (text.in_(view.language) for text in words)
    image = pen.card(WIDTH, seen.sums + room + 12, *said)
    pen.board(image, GRID, all_sides=False)
    _draw_emptied(image, minefield)
    _draw_last(image, minefield)
    _draw_tiles(image, minefield, scouted)
    if seen.playing:
        _draw_ticks(image, ticked)
        panels.draw_legend(image, BELOW, view)
    _draw_scouts(image, minefield, scouted, ticked)
    marked = view.outcome.first if view.outcome else [minefield.turn]
    panels.draw_hands(image, HANDS, view, minefield, marked)
    panels.draw_list(image, seen.results, seen.scouts, view.language)
    panels.draw_results(image, seen.boards, view.board, view.language)
    if view.outcome:
        panels.draw_sums(image, seen.sums, view.board, view.language)
    return image


def _subtitle(view: View[Board], *, own: bool) -> Text:
    begun = len(view.board.minefields)
    if not begun:
        return say("pointsweeper-picture-to-come")
    if view.board.minefields[-1].turn is None:
        return say("pointsweeper-picture-over", board=begun)
    if own:
        return say("pointsweeper-picture-own", board=begun, side=SIDES[view.viewer])
    return say("pointsweeper-picture-board", board=begun)


def _state(view: View[Board], *, own: bool) -> Text:
    if view.outcome:
        first, *others = view.outcome.first
        if others:
            return say("pointsweeper-picture-draw")
        return say("pointsweeper-picture-wins", side=SIDES[first])
    if own and view.seat in view.acting:
        return say("pointsweeper-picture-your-turn")
    side = SIDES[view.acting[0]]
    if view.board.choosing is not None:
        return say("pointsweeper-picture-chooses", side=side)
    return say("pointsweeper-picture-to-move", side=side)


def _draw_emptied(image: Image.Image, minefield: Minefield) -> None:
    for square, seat in minefield.taken.items():
        pen.put(image, pen.sprite(pit(seat), GRID.cell), GRID.centre(square))


def _scouted(minefield: Minefield, viewer: Seat | None) -> Mapping[Square, Sequence[Scout]]:
    """Everybody's scouts by square, the viewer's first."""
    scouts = [act for act in minefield.acts if isinstance(act, Scout)]
    scouted: dict[Square, list[Scout]] = {}
    for scout in sorted(scouts, key=lambda scout: scout.seat != viewer):
        scouted.setdefault(scout.square, []).append(scout)
    return scouted


def _draw_tiles(image: Image.Image, minefield: Minefield, scouted: Container[Square]) -> None:
    for square, tile in minefield.tiles.items():
        (x, y), taken, small = GRID.centre(square), square in minefield.taken, square in scouted
        at = (x, y + 18 if small else y)
        if tile == MINE:
            size = 48 if small else 66 if taken else 56
            pen.put(image, pen.sprite(mine, size), at)
            continue
        colour = (pen.YELLOW if tile < 0 else pen.WHITE) if taken else pen.UMBER
        text = ("+" if tile > 0 else "") + number(tile)
        size = 42 if taken and not small else 36
        pen.write(image, at, text, size, colour, bold=taken, anchor="mm")


def _draw_last(image: Image.Image, minefield: Minefield) -> None:
    """The last turn: where a piece scouted and what it saw, or the path of a claim."""
    match minefield.acts[-1:]:
        case (Scout() as scout,):
            for square in scout.squares:
                pen.put(image, pen.sprite(seen, GRID.cell), GRID.centre(square))
            pen.outline(image, GRID.box(scout.square), width=5)
        case (Claim() as claim,):
            for square in claim.squares:
                pen.outline(image, GRID.box(square), width=4)
            draw_way(image, claim.path)


def draw_way(image: Image.Image, path: Sequence[Square], colour: str = pen.LAST) -> None:
    """An arrow head between each square of a claim and the next, where no value is in the way."""
    for one, other in pairwise(map(GRID.centre, path)):
        (x0, y0), (x1, y1) = one, other
        head = pen.sprite(arrow_head(x1 - x0, y1 - y0, colour), 34)
        pen.put(image, head, ((x0 + x1) / 2, (y0 + y1) / 2))


def _draw_ticks(image: Image.Image, ticked: Iterable[Square]) -> None:
    for square in ticked:
        right, top = GRID.box(square)[2], GRID.box(square)[1]
        pen.put(image, pen.sprite(tick, 30), (right - 19, top + 19))


def _draw_scouts(
    image: Image.Image,
    minefield: Minefield,
    scouted: Mapping[Square, Sequence[Scout]],
    ticked: Container[Square],
) -> None:
    """The pieces that scouted; on a hidden square also what is left of the viewer's own result."""
    for square, scouts in scouted.items():
        left, top, right, bottom = GRID.box(square)
        if rest := left_of(minefield, square, scouts):
            panels.draw_left(image, ((left + right) / 2, bottom - 20), rest)
        size = 36 if square in minefield.taken else 52 if rest else 60
        at = (left + 4, top + (size // 2 if size < 60 else GRID.cell // 2))
        room = GRID.cell - (44 if square in ticked else 8)
        _draw_row(image, scouts, at, room, size)


def left_of(minefield: Minefield, square: Square, scouts: Sequence[Scout]) -> Count | None:
    """What the only scout here whose result the viewer knows still sees, if the square is hidden:
    there is room for one."""
    rests = [scout.rest for scout in scouts if scout.rest and square not in minefield.taken]
    return rests[0] if len(rests) == 1 else None


def _draw_row(
    image: Image.Image, scouts: Sequence[Scout], at: pen.Point, room: int, size: int
) -> None:
    """Pieces side by side, closer if there are many."""
    x, y = at
    step = min(size - 6, (room - size) / max(1, len(scouts) - 1))
    for n, scout in enumerate(scouts):
        man = chessman(scout.kind, scout.seat)
        pen.put(image, pen.sprite(man, size), (x + size / 2 + n * step, y))
