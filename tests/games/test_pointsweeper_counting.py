"""What may lie under Pointsweeper's hidden squares: counted, and compared with every board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

import pytest

from games.core import Budget, Match, State
from games.pointsweeper import GAME
from games.pointsweeper.mind.belief import imagine
from games.pointsweeper.mind.exact import Exact
from games.pointsweeper.mind.findings import Claimed
from games.pointsweeper.mind.odds import chances, foreseen
from games.pointsweeper.mind.unknown import Unknown
from games.pointsweeper.rules.known.board import MINE, Board, Count, Minefield, Tile, count
from games.pointsweeper.rules.known.chess import SQUARES, paths
from games.pointsweeper.rules.state import PointsweeperState
from games.squares import Square
from tests.games.test_pointsweeper_secrets import played
from tests.sample import sample

LATE = sample([(4, 0), (5, 1), (7, 1)])
"""Seeds, and whose knowledge."""


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


@pytest.mark.parametrize(("seed", "seat"), LATE)
def test_chances_and_boards_are_those_of_all_boards_that_agree(seed: int, seat: int) -> None:
    minefield = late(seed, 12).state.board(seat).minefields[0]
    boards = list(every_board(minefield, seat))
    assert len(boards) > 1
    assert Unknown.of(minefield, minefield.scouts(seat)).boards(100_000).total == len(boards)
    for square, chance in chances(minefield, seat).items():
        mines = sum(board[square] == MINE for board in boards)
        assert chance.low == chance.high == pytest.approx(mines / len(boards))


@pytest.mark.parametrize("seeds", sample([range(20, 24), range(20, 36)]))
def test_where_not_all_boards_are_counted_the_chance_lies_within_bounds(seeds: range) -> None:
    missed, squares = 0, 0
    for seed in seeds:
        minefield = late(seed, 24).state.board(seed % 2).minefields[0]
        exact, rough = chances(minefield, seed % 2), chances(minefield, seed % 2, limit=0)
        assert exact.keys() == rough.keys() == set(hidden(minefield))
        missed += sum(not rough[s].low <= exact[s].low <= rough[s].high for s in exact)
        squares += len(exact)
    assert missed <= 0.05 * squares


@pytest.mark.long
def test_what_drawn_layouts_foresee_of_a_claim_is_on_average_what_all_boards_say() -> None:
    off = list[tuple[float, float]]()
    for seed in (20, 21):
        minefield = late(seed, 24).state.board(seed % 2).minefields[0]
        exact = Exact.of(minefield, seed % 2)
        assert exact
        for square in hidden(minefield):
            points, mine = foreseen(exact.unknown, [square], Random(1), 200)
            counted = exact.points(frozenset([square])), exact.mines[square]
            off.append((points - float(counted[0]), mine - float(counted[1])))
    more_points, more_mines = map(fmean, zip(*off, strict=True))
    assert abs(more_points) < 0.1
    assert abs(more_mines) < 0.02


@pytest.mark.parametrize("seed", [5, 7])
def test_a_hint_tells_what_all_boards_say_of_its_claim_if_they_can_be_counted(seed: int) -> None:
    state = late(seed, 12).state
    (seat,) = state.acting
    view = state.view(seat)
    minefield, exact = view.board.minefields[0], Exact.of(view.board.minefields[0], seat)
    thought = GAME.players.levels["hard"].think(view, Random(1), Budget.nodes(300))
    assert exact
    assert isinstance(thought.findings, Claimed)
    _, kind, start, end = thought.move.split()
    path = frozenset(minefield.open(paths(kind, minefield.white == seat)[start, end]))
    assert thought.findings.points == pytest.approx(float(exact.points(path)))
    assert thought.findings.mine == pytest.approx(float(1 - exact.clear(path)))


@pytest.mark.parametrize(("seed", "seat"), LATE)
def test_drawn_boards_agree_with_the_scouts_and_come_as_often_as_they_may(
    seed: int, seat: int
) -> None:
    minefield = late(seed, 16).state.board(seat).minefields[0]
    belief = imagine(
        Unknown.of(minefield, minefield.scouts(seat)),
        100_000,
        Random(1),
        Budget.nodes(2000).begin(),
    )
    assert belief.chances
    for square, column in belief.columns.items():
        share, chance = column.count(MINE) / belief.count, belief.chances[square]
        assert abs(share - chance) <= 4 * (chance * (1 - chance) / belief.count) ** 0.5 + 1e-9
    for scout in minefield.scouts(seat):
        seen = [belief.columns[s] for s in scout.squares if s in belief.columns]
        for tiles in zip(*seen, strict=True) if seen else []:
            assert scout.rest
            assert tiles.count(MINE) == scout.rest.mines
            assert sum(tile for tile in tiles if tile != MINE) == scout.rest.points
