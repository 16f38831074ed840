"""What reviews count, compared with trying every deal that a seat could think possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from games.core import Budget, Match
from games.graverobber.mind import review as graverobber
from games.graverobber.mind.reading import likely
from games.graverobber.rules.known.board import Board
from games.pointsweeper.mind import review as pointsweeper
from games.pointsweeper.mind.exact import takings
from games.pointsweeper.rules.known.board import MINE, penalty
from games.squares import WAYS
from tests.games.graverobber_table import played
from tests.games.oracles.oracle_graverobber import Cell, Layout, around, cell, layouts, name
from tests.games.pointsweeper_boards import every_board, late

PLENTY = Budget.nodes(20_000)


@pytest.mark.parametrize(("seed", "most"), [(9, 11)])
def test_claims_are_worth_what_all_boards_say(seed: int, most: int) -> None:
    state = late(seed, most).state
    (seat,) = state.acting
    board = state.board(seat)
    boards = list(every_board(board.minefields[0], seat))
    had, worth = board.gain(seat).mines, dict[str, float]()
    for squares, moves in takings(board.minefields[0], seat, state.legal(seat)).items():
        total = 0
        for tiles in boards:
            found = [tiles[square] for square in squares]
            mines = found.count(MINE)
            sure = sum(tile for tile in found if tile != MINE)
            total += penalty(had) - penalty(had + mines) if mines else sure
        worth |= dict.fromkeys(moves, total / len(boards))
    best = max(0.0, *worth.values())
    for move, value in Random(1).sample(sorted(worth.items()), 6):
        judged = pointsweeper.judge(state, seat, move, PLENTY, Random(1))
        assert judged
        assert judged.exact
        assert judged.value == pytest.approx(value)
        assert judged.best_value == pytest.approx(best)
        assert (move in judged.best) == (value == pytest.approx(best))
        for square, chance in judged.shares.items():
            mined = sum(tiles[square] == MINE for tiles in boards)
            assert chance == pytest.approx(mined / len(boards))


def weight(layout: Layout, plots: Iterable[Cell]) -> float:
    """How likely people lay it: by the squares from which its Plots can be dug up."""
    return likely(sum(c not in layout.obstacles for plot in plots for c in around(plot)))


def late_digs(placement: str) -> Iterator[Match[Board]]:
    """Matches in which both know much of the other's board."""
    for seed in (0, 3, 6, 9):
        match = played(placement, seed, 100, digs=0.03 + 0.04 * (seed % 3))
        if not match.state.outcome and len(match.state.board(0).passes(0)) > 38:
            yield match


@pytest.mark.parametrize("placement", ["apart"])
def test_digs_find_what_all_layouts_say(placement: str) -> None:
    tried = 0
    for match in late_digs(placement):
        (seat,) = match.state.acting
        board = match.state.board(seat)
        if len(board.passes(1 - seat)) <= 42 or tried:
            continue
        gone = {cell(square) for square, plot in board.dug(seat).items() if plot}
        found = list(layouts(board, seat))
        weights = [weight(layout, layout.plots | gone) for layout in found]
        whole = sum(weights)
        stood = dict.fromkeys((name(layout.at) for layout in found), 0.0)
        for layout, by in zip(found, weights, strict=True):
            stood[name(layout.at)] += by / whole
        for way in WAYS:
            hits = (
                by for one, by in zip(found, weights, strict=True) if one.ahead(way) in one.plots
            )
            judged = graverobber.judge(match.state, seat, f"dig {way}", PLENTY, Random(1))
            assert judged
            assert judged.exact
            assert judged.value == pytest.approx(sum(hits) / whole)
            assert judged.counted.values["boards"] == len(found)
            obstacles = {frozenset(layout.obstacles) for layout in found}
            assert judged.counted.values["sets"] == len(obstacles)
            assert judged.shares == pytest.approx(stood)
        tried += 1
    assert tried
