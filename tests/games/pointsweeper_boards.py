"""Late positions of Pointsweeper, and every board that agrees with what a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from games.core import Match, State
from games.pointsweeper.rules.known.board import MINE, Board, Count, Minefield, Tile, count
from games.pointsweeper.rules.known.chess import SQUARES, paths
from games.pointsweeper.rules.state import PointsweeperState
from games.squares import Square
from tests.games.pointsweeper_table import played


def late(seed: int, most: int) -> Match[Board]:
    """A match that goes on until so few squares of its first board are hidden: every third turn
    takes much, the others are random scouts."""
    random = Random(seed)
    match = played(seed, 7)
    while len(hidden(match.state.board(None).minefields[0])) > most:
        (seat,) = match.state.acting
        scouts = [m for m in match.state.legal(seat) if m.startswith("scout")]
        if scouts and random.random() < 0.3:
            match = match.play(seat, random.choice(scouts))
        else:
            match = match.play(seat, longest(match.state, seat))
    assert match.state.board(None).minefields[0].turn is not None
    return match


def longest(state: State[Board], seat: int) -> str:
    """A claim that takes the most tiles, as only the dealer can know, or else a mine."""
    assert isinstance(state, PointsweeperState)
    play = state.plays[-1]

    def taken(move: str) -> int:
        _, kind, start, end = move.split()
        squares = play.open(paths(kind, play.white == seat)[start, end])
        found = count(play.tiles, squares)
        return 3 - found.mines if found.mines else len(squares)

    return max((m for m in state.legal(seat) if m.startswith("claim")), key=taken)


def hidden(minefield: Minefield) -> list[Square]:
    return [square for square in SQUARES if square not in minefield.tiles]


def every_board(minefield: Minefield, seat: int) -> Iterator[dict[Square, Tile]]:
    """Each of all boards that agree with what the seat knows, by trying everything."""
    squares, shown = hidden(minefield), Counter(minefield.tiles.values())
    left: Counter[Tile] = Counter({v: 7 - shown[v] for v in range(-2, 6)})
    left[MINE] = 10 - shown[MINE]
    clear = {s for a in minefield.acts if hasattr(a, "path") for s in a.path}
    yield from _filled(squares, {}, left, minefield, seat, clear)


def _filled(
    squares: Sequence[Square],
    board: dict[Square, Tile],
    left: Counter[Tile],
    minefield: Minefield,
    seat: int,
    clear: set[Square],
) -> Iterator[dict[Square, Tile]]:
    if len(board) == len(squares):
        if not left[MINE] and all(n < 2 for v, n in left.items() if v != MINE):
            yield dict(board)
        return
    square = squares[len(board)]
    for tile in [tile for tile, n in left.items() if n]:
        if tile == MINE and square in clear:
            continue
        board[square] = tile
        left[tile] -= 1
        if all(
            agrees(scout.squares, scout.rest, board, squares) for scout in minefield.scouts(seat)
        ):
            yield from _filled(squares, board, left, minefield, seat, clear)
        left[tile] += 1
        del board[square]


def agrees(
    seen: Sequence[Square], rest: Count | None, board: dict[Square, Tile], squares: Sequence[Square]
) -> bool:
    """May this still come out as the scout was told?"""
    laid = [s for s in seen if s in board]
    if any(s in squares and s not in board for s in seen):
        assert rest
        return count(board, laid).mines <= rest.mines
    return count(board, laid) == rest
