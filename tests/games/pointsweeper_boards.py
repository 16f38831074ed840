"""Late positions of Pointsweeper, and every board that agrees with what a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from games.core import Match, State
from games.pointsweeper.rules.known.board import MINE, Board, Claim, Minefield, Scout, Tile, count
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
    """Each of all boards that agree with what the seat knows: PS-1, PS-2, claims and scouts."""
    shown: Counter[Tile] = Counter(t for t in minefield.tiles.values() if t != MINE)
    left = 10 - sum(tile == MINE for tile in minefield.tiles.values())
    for mines in map(frozenset, combinations(hidden(minefield), left)):
        if _agrees(minefield, seat, mines):
            tiles = [square for square in hidden(minefield) if square not in mines]
            for laid in _numbered(tiles, list(_sums(minefield, seat, tiles)), shown):
                yield {**dict.fromkeys(mines, MINE), **laid}


def _acts(minefield: Minefield, seat: int) -> Iterator[tuple[Claim | Scout, set[Square]]]:
    """Claims, and scouts of the seat, each with the squares that nobody had taken before it."""
    open_ = set(SQUARES)
    for act in minefield.acts:
        if isinstance(act, Claim):
            yield act, open_.intersection(act.path)
            open_ -= set(act.squares)
        elif isinstance(act, Scout) and act.seat == seat and act.saw:
            yield act, open_.intersection(act.squares)


def _agrees(minefield: Minefield, seat: int, mines: frozenset[Square]) -> bool:
    """Would the claims and scouts have met as many mines?"""
    known = {square for square, tile in minefield.tiles.items() if tile == MINE}
    for act, there in _acts(minefield, seat):
        met = there & (mines | known)
        if isinstance(act, Claim) and met and met != set(act.squares):
            return False
        if isinstance(act, Scout) and act.saw and len(met) != act.saw.mines:
            return False
    return True


def _sums(
    minefield: Minefield, seat: int, tiles: Sequence[Square]
) -> Iterator[tuple[set[Square], int]]:
    """Of each scout of the seat: which of these tiles it saw, and the points that these make."""
    for act, there in _acts(minefield, seat):
        if isinstance(act, Scout) and act.saw:
            shown = count(minefield.tiles, [s for s in there if s in minefield.tiles])
            yield there.intersection(tiles), act.saw.points - shown.points


def _numbered(
    tiles: Sequence[Square], sums: Sequence[tuple[set[Square], int]], counts: Counter[Tile]
) -> Iterator[dict[Square, Tile]]:
    """Every way to lay numbers there, one tile after the other."""
    if any(points for squares, points in sums if not squares):
        return
    if not tiles:
        if sorted(counts[value] for value in range(-2, 6)) == [6, 6, 7, 7, 7, 7, 7, 7]:
            yield {}
        return
    few = [squares for squares, _ in sums if squares]
    first = min(min(few, key=len) if few else tiles)
    others = [square for square in tiles if square != first]
    for value in range(-2, 6):
        if counts[value] < 7:
            left = [(q - {first}, n - value if first in q else n) for q, n in sums]
            for laid in _numbered(others, left, counts + Counter({value: 1})):
                yield {**laid, first: value}
