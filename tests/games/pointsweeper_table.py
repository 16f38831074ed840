"""Sets up and plays Pointsweeper for its tests, as a table would."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from random import Random

from games.core import Dealt, Match, Options
from games.pointsweeper import GAME
from games.pointsweeper.rules.known.board import MINE, Board, Claim, Scout, Tile
from games.pointsweeper.rules.known.chess import SIZE, SQUARES
from games.pointsweeper.rules.state import PointsweeperState, start
from games.squares import Square, place, square

Tiles = Mapping[Square, Tile]

POOL: tuple[Tile, ...] = (
    *(value for value in range(-2, 6) for _ in range(6 if value > 3 else 7)),
    *([MINE] * 10),
)
SCOUTED = ("first", *["scout P B2", "scout P B7"] * 3)
"""Red plays first, and both have taken their three scouting turns."""


def grid(fixed: Tiles) -> list[list[Tile]]:
    """A board with these tiles; the others lie in order from A1, the mines last, towards H8."""
    pool = list(POOL)
    for tile in fixed.values():
        pool.remove(tile)
    rest = iter(pool)
    tiles = {s: fixed[s] if s in fixed else next(rest) for s in SQUARES}
    return [[tiles[square(column, row)] for column in range(SIZE)] for row in range(SIZE)]


def dealt(*fixed: Tiles) -> Dealt:
    """Three boards, the first of them with these tiles."""
    return {"boards": [grid(tiles) for tiles in (*fixed, {}, {}, {})[:3]]}


def opened(*fixed: Tiles, options: Options | None = None) -> PointsweeperState:
    """A match before the first choice."""
    return start(dealt(*fixed), 2, options or {})


def play(state: PointsweeperState, *moves: str) -> PointsweeperState:
    """Each move by whoever's turn it is; "timeout" and "resign" as well."""
    for move in moves:
        seat = state.acting[0]
        if move == "timeout":
            state = state.leave(seat, "time")
        elif move == "resign":
            state = state.leave(seat, "resign")
        else:
            refused = state.refusal(seat, move)
            assert refused is None, (move, refused)
            state = state.apply(seat, move)
    return state


def texts(state: PointsweeperState, seat: int | None = None) -> list[str]:
    """What this viewer was told."""
    names = ("Ann", "Bob")
    return [note.text.say(names) for note in state.view(seat).notes]


def squares(text: str) -> set[Square]:
    """`{"A1", "B2"}` for `A1 B2`."""
    return set(text.split())


def moves(state: PointsweeperState, word: str) -> list[str]:
    """The legal moves that begin like this."""
    return [m for m in state.legal(state.acting[0]) if m.startswith(word + " ")]


PLIES = (1, 5, 14, 27)


def played(seed: int, plies: int) -> Match[Board]:
    """A random match of so many plies, in which nobody passes."""
    random = Random(seed)
    match = Match.start(GAME, 2, {}, GAME.rules.deal(random, 2, {}))
    for _ in range(plies):
        (seat,) = match.state.acting
        legal = [move for move in match.state.legal(seat) if move != "pass"]
        word = random.choice(sorted({move.split()[0] for move in legal}))
        match = match.play(seat, random.choice([m for m in legal if m.startswith(word)]))
    return match


def swapped(match: Match[Board], viewer: int | None, random: Random) -> Match[Board]:
    """The same log over a deal that differs only where this viewer never looked."""
    deal = copy.deepcopy(dict(match.deal))
    board = match.state.board(viewer).minefields[-1]
    known = set(board.tiles)
    for act in board.acts:
        if isinstance(act, Claim):
            known.update(act.path)
        elif isinstance(act, Scout) and act.seat == viewer:
            known.update(act.squares)
    shuffle(deal["boards"][0], [square for square in SQUARES if square not in known], random)
    shuffle(deal["boards"][1], list(SQUARES), random)
    return replayed(match, deal)


def shuffle(grid: list[list[int | str]], squares: list[Square], random: Random) -> None:
    """Mix the tiles of these squares."""
    places = [place(square) for square in squares]
    tiles = [grid[row][column] for column, row in places]
    random.shuffle(tiles)
    for (column, row), tile in zip(places, tiles, strict=True):
        grid[row][column] = tile


def replayed(match: Match[Board], deal: Dealt) -> Match[Board]:
    """The same log over another deal."""
    again = Match.start(GAME, 2, {}, deal)
    for seat, move in match.log:
        again = again.play(seat, move)
    return again
