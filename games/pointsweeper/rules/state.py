"""Pointsweeper: the deal, and the match of three boards, by the clauses of its rules page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, PlainValidator

from games.core import (
    Damaged,
    Dealt,
    Move,
    Note,
    Option,
    Options,
    Pace,
    Refused,
    Seat,
    State,
    Text,
    View,
    Who,
    Why,
    parse,
    say,
)
from games.pointsweeper.rules.known.board import BOARDS, CHOOSERS, MINE, MINES, Board, Tile
from games.pointsweeper.rules.known.chess import SIZE
from games.pointsweeper.rules.known.told import chosen, decided, late_on, result, told
from games.pointsweeper.rules.play import Play
from games.squares import Square, board

CLOCK = Option(
    name="clock",
    choices=("table", "standard", "slow", "off"),
    default="table",
)
AIDS = Option(
    name="aids",
    choices=("on", "off"),
    default="on",
)
OPTIONS = (CLOCK, AIDS)
_PACES: Mapping[str, Pace | None] = {
    "table": None,
    "standard": Pace(move=60, bank=120),
    "slow": Pace(move=86_400),
    "off": Pace(move=None),
}
_VALUES = range(-2, 6)


def _tile(value: Tile) -> Tile:
    if value == MINE or (type(value) is int and value in _VALUES):  # no booleans, no 1.0
        return value
    raise ValueError("must be a number from -2 to 5, or *")


_Cell = Annotated[Tile, PlainValidator(_tile)]
_Row = Annotated[list[_Cell], Field(min_length=SIZE, max_length=SIZE)]
_Grid = Annotated[list[_Row], Field(min_length=SIZE, max_length=SIZE)]


class Deal(BaseModel):
    """Three boards, row by row from the bottom."""

    model_config = ConfigDict(extra="forbid", strict=True)
    boards: Annotated[list[_Grid], Field(min_length=BOARDS, max_length=BOARDS)]
    """Numbers and mines."""


def pace(options: Options) -> Pace | None:
    """A minute a move and two minutes a board, a day a move, no limit, or None for the table's
    clock (PS-25)."""
    return _PACES[CLOCK.of(options)]


def period(view: View[Board]) -> int:
    """The number of the board: each has its own bank; none runs while somebody chooses (PS-25)."""
    return -1 if view.board.choosing is not None else view.board.number


def turn(view: View[Board]) -> int:
    """How many choices, scouts, claims and passes there were: each is a turn, also those in a row
    of whoever plays on alone (PS-30)."""
    boards = view.board.minefields
    return len(boards) + sum(len(board.acts) for board in boards)


def deal(random: Random, seats: int, options: Options) -> Dealt:
    """Three boards of 10 mines, six values 7 times and two values 6 times (PS-1, PS-2)."""
    return {"boards": [_dealt(random) for _ in range(BOARDS)]}


def _dealt(random: Random) -> list[list[Tile]]:
    rarer = random.sample(_VALUES, 2)
    cells: list[Tile] = [MINE] * MINES
    for value in _VALUES:
        cells += [value] * (6 if value in rarer else 7)
    random.shuffle(cells)
    return [cells[n : n + SIZE] for n in range(0, SIZE * SIZE, SIZE)]


def start(deal: Dealt, seats: int, options: Options) -> PointsweeperState:
    """The match before the first choice. Raises `Damaged`."""
    grids = parse(Deal, deal, "deal").boards
    tiles = tuple(_tiles(grid, f"deal.boards[{n}]") for n, grid in enumerate(grids))
    aids = AIDS.of(options) == "on"
    timed = CLOCK.of(options) != "off"
    return PointsweeperState(seats=seats, tiles=tiles, timed=timed, aids=aids)


def _tiles(grid: Sequence[Sequence[Tile]], where: str) -> Mapping[Square, Tile]:
    cells = list(chain.from_iterable(grid))
    if cells.count(MINE) != MINES:
        raise Damaged(where, "must have 10 mines")
    if any(cells.count(value) not in (6, 7) for value in _VALUES):
        raise Damaged(where, "must have each value 6 or 7 times")
    return dict(zip(board(SIZE, SIZE), cells, strict=True))


@dataclass(frozen=True, kw_only=True)
class PointsweeperState(State[Board]):
    """A match. `plays` are the boards that have begun; when the last one is over, a choice is
    due."""

    tiles: tuple[Mapping[Square, Tile], ...]
    """What lies on each board."""
    timed: bool
    aids: bool = True
    plays: tuple[Play, ...] = ()
    late: tuple[tuple[Seat, int], ...] = ()
    """Whose time ran out, and on which board."""

    @property
    def choosing(self) -> Seat | None:
        """Who must choose now to play first or second (PS-3)."""
        begun = len(self.plays)
        between = not begun or self.plays[-1].over
        return CHOOSERS[begun] if between and begun < BOARDS and not self.outcome else None

    @property
    def acting(self) -> tuple[Seat, ...]:
        if self.outcome:
            return ()
        mover = self.plays[-1].turn if self.choosing is None else self.choosing
        return () if mover is None else (mover,)

    @property
    def scores(self) -> tuple[str, ...]:
        shown = self.board(None)
        return tuple(str(shown.score(seat)) for seat in range(self.seats))

    @property
    def revealed(self) -> int:
        return sum(
            len(play.tiles if play.over else play.taken)
            + sum(len(play.scouts(seat)) for seat in range(self.seats))
            for play in self.plays
        )

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.acting:
            return ()
        return ("first", "second") if seat == self.choosing else self.plays[-1].legal()

    def why_not(self, seat: Seat, move: Move) -> Text | None:
        if seat != self.choosing:
            return self.plays[-1].refusal(move)
        if move in ("first", "second"):
            return None
        return say("pointsweeper-not-begun", board=len(self.plays) + 1)

    def apply(self, seat: Seat, move: Move) -> Self:
        if seat == self.choosing:
            white = seat if move == "first" else 1 - seat
            return self._begin(white, chosen(white, len(self.plays) + 1))
        return self._after(self.plays[-1].apply(move))

    def leave(self, seat: Seat, why: Why) -> Self:
        if why == "resign":
            return super().leave(seat, why)
        if not self.timed:
            raise Refused(say("pointsweeper-no-clock"))
        number = len(self.plays) + (1 if seat == self.choosing else 0)
        state = replace(self, late=(*self.late, (seat, number)))
        if seat == self.choosing:  # PS-25
            return state._begin(seat, chosen(seat, number, late=True))
        return state._after(self.plays[-1].passed(late=True))

    def _begin(self, white: Seat, note: Note) -> Self:
        play = Play(white=white, turn=white, tiles=self.tiles[len(self.plays)])
        return replace(self, plays=(*self.plays, play), notes=(*self.notes, note))

    def _after(self, play: Play) -> Self:
        notes = told(play)
        if play.over:
            notes = (*notes, Note(result(play, len(self.plays), (Who(0), Who(1)))))
        state = replace(self, plays=(*self.plays[:-1], play), notes=(*self.notes, *notes))
        return state._finished() if play.over and len(self.plays) == BOARDS else state

    def _finished(self) -> Self:
        """The match is over after the third board (PS-31)."""
        shown = self.board(None)
        mine, yours = shown.score(0), shown.score(1)
        places = (1 if mine >= yours else 2, 1 if yours >= mine else 2)
        over = say("pointsweeper-all-boards-over")
        return self.end(places, over, decided(shown, places.index(1)))

    def end(self, places: tuple[int, ...], reason: Text, decided: Text | None = None) -> Self:
        ended = super().end(places, reason, decided)
        if ended.outcome is None or not self.late:
            return ended
        return replace(ended, outcome=replace(ended.outcome, remark=late_on(self.late)))

    def open_view(self) -> View[Board]:
        view = super().open_view()
        return replace(view, board=replace(view.board, choosing=self.choosing))

    def board(self, seat: Seat | None) -> Board:
        shown = tuple(
            play.shown(seat, everything=play.over or self.outcome is not None)
            for play in self.plays
        )
        return Board(shown, self.choosing, self.aids)
