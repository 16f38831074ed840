"""What may lie under Pointsweeper's hidden squares: counted, and compared with every board."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from games.core import Budget
from games.pointsweeper import GAME
from games.pointsweeper.mind.belief import imagine
from games.pointsweeper.mind.exact import Exact
from games.pointsweeper.mind.findings import Claimed
from games.pointsweeper.mind.gaussian import Gaussian
from games.pointsweeper.mind.unknown import Unknown
from games.pointsweeper.rules.known.board import MINE
from games.pointsweeper.rules.known.chess import paths
from tests.games.pointsweeper_boards import every_board, hidden, late

LATE = [(4, 0)]
"""Seeds, and whose knowledge."""


@pytest.mark.parametrize(("seed", "seat"), LATE)
def test_chances_and_boards_are_those_of_all_boards_that_agree(seed: int, seat: int) -> None:
    minefield = late(seed, 12).state.board(seat).minefields[0]
    boards = list(every_board(minefield, seat))
    assert len(boards) > 1
    assert Unknown.of(minefield, minefield.scouts(seat)).boards(100_000).total == len(boards)
    exact = Exact.of(minefield, seat)
    assert exact
    assert exact.mines.keys() == set(hidden(minefield))
    for square, chance in exact.mines.items():
        mines = sum(board[square] == MINE for board in boards)
        assert float(chance) == pytest.approx(mines / len(boards))


@pytest.mark.long
def test_what_drawn_layouts_foresee_of_a_claim_is_on_average_what_all_boards_say() -> None:
    off = list[tuple[float, float]]()
    for seed in (20, 21):
        minefield = late(seed, 24).state.board(seed % 2).minefields[0]
        exact = Exact.of(minefield, seed % 2)
        assert exact
        for square in hidden(minefield):
            points, mine = Gaussian(exact.unknown).foreseen([square], Random(1), 200)
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
