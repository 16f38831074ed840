"""What reviews count, compared with trying every deal that a seat could think possible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from games.core import Budget, Match
from games.graverobber.mind import review as graverobber
from games.graverobber.mind.reading import likely
from games.graverobber.rules.known.board import Board
from games.pointsweeper.mind import review as pointsweeper
from games.pointsweeper.mind.exact import takings
from games.pointsweeper.rules.known.board import MINE, penalty
from games.squares import WAYS, step
from tests.games.graverobber_table import played
from tests.games.oracles.oracle_graverobber import (
    CELLS,
    STARTS,
    around,
    cell,
    is_legal,
    mill,
    name,
    replay,
)
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


def every_layout(board: Board, seat: int) -> Iterator[tuple[str, frozenset[str], frozenset[str]]]:
    """Where the seat's piece stands, obstacles, and Plots, in each layout that agrees."""
    told = board.dug(seat)
    found = {cell(square) for square, plot in told.items() if plot}
    bare = {cell(square) for square, plot in told.items() if not plot}
    walked = {cell(square) for square in board.passes(1 - seat)}
    free = [c for c in CELLS if c not in walked and c not in STARTS]
    for windmill in CELLS:
        if not set(mill(windmill)) <= set(free):
            continue
        for graves in combinations(free, 3):
            obstacles = {*mill(windmill), *graves}
            at = replay(obstacles, board, seat)
            if at is None:
                continue
            different = set[frozenset[str]]()
            for plots in product(*(around(grave) for grave in graves)):
                if not found <= set(plots) or bare & set(plots):
                    continue
                pieces = (windmill, *(x for pair in zip(graves, plots, strict=True) for x in pair))
                if is_legal(pieces, 1 - seat, board.placement):
                    different.add(frozenset(map(name, plots)))
            for where in different:
                yield name(at), frozenset(map(name, obstacles)), where


def weight(obstacles: frozenset[str], plots: frozenset[str]) -> float:
    """How likely people lay it: by the squares from which its Plots can be dug up."""
    return likely(sum(name(c) not in obstacles for plot in plots for c in around(cell(plot))))


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
        layouts = list(every_layout(board, seat))
        weights = [weight(obstacles, plots) for _, obstacles, plots in layouts]
        gone = {square for square, plot in board.dug(seat).items() if plot}
        stood = dict.fromkeys((at for at, _, _ in layouts), 0.0)
        for (at, _, _), by in zip(layouts, weights, strict=True):
            stood[at] += by
        for way in WAYS:
            ahead = {at: step(at, *WAYS[way], 8, 8) for at in stood}
            hits = sum(
                by
                for (at, _, plots), by in zip(layouts, weights, strict=True)
                if ahead[at] in plots - gone
            )
            judged = graverobber.judge(match.state, seat, f"dig {way}", PLENTY, Random(1))
            assert judged
            assert judged.exact
            assert judged.value == pytest.approx(hits / sum(weights))
            assert judged.counted.values["boards"] == len(layouts)
            assert judged.counted.values["sets"] == len({o for _, o, _ in layouts})
            shares = {at: by / sum(weights) for at, by in stood.items()}
            assert judged.shares == pytest.approx(shares)
        tried += 1
    assert tried
