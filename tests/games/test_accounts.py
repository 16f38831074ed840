"""How luck and skill add up in a review, and whether its figures are true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import Account, Budget, Judged, Match, Review, say, whole
from games.graverobber.mind import review as graverobber
from games.graverobber.mind.reading import likely
from games.graverobber.rules.known.board import Board
from games.pointsweeper.mind import review as pointsweeper
from games.pointsweeper.mind.exact import takings
from games.pointsweeper.rules.known.board import MINE, penalty
from games.reckoning import dealt, reckoned
from games.review import go_through
from games.squares import WAYS
from tests.games.graverobber_table import played
from tests.games.oracles.oracle_graverobber import Cell, Layout, around, cell, layouts, name
from tests.games.pointsweeper_boards import every_board, late
from tests.games.reviewed import BUDGET, over
from tools.bench.truth import SOLVERS, Solved


def test_without_every_choice_nothing_is_added_up() -> None:
    assert not go_through(over("graveyard_shift", 1), BUDGET, own=lambda ply: ply != 2).accounts


def choice(seat: int, value: float, best: float, **more: Any) -> Judged:
    told = say("core-review-solved")
    return Judged(
        seat=seat,
        move="a",
        value=value,
        best=("b",),
        best_value=best,
        told=told,
        counted=told,
        exact=False,
        **{"stake": (0.0, 1.0), **more},
    )


def summed(match: Match[Any], *judged: Judged) -> Account:
    return reckoned(match, dealt(judged))[0]


def test_what_nobody_chose_is_luck_or_was_only_seen_later() -> None:
    """The match was resigned by the seat to move: all that it still had is given away."""
    match = over("graveyard_shift", 1)
    assert match.state.outcome
    (lost,) = [seat for seat, place in enumerate(match.state.outcome.places) if place == 2]
    account = summed(
        match,
        choice(0, 0.5, 0.6),
        choice(1, 0.4, 0.5, luck=0.1),
        choice(0, 0.3, 0.3),
    )
    parts = {name: round(part, 3) for name, part in account.parts.items()}
    left = -0.3 if lost == 0 else 0.7
    assert parts == {"luck": -0.1, "own": -0.1, "others": 0.1, "left": left, "rough": -0.2}
    assert round(account.start, 3) == 0.6


def test_a_new_deal_is_luck() -> None:
    """The round is won (0.75 of the match); the next deal is not quite even."""
    before = choice(0, 1.0, 1.0, stake=(0.25, 0.75))
    after = choice(1, 0.6, 0.6, stake=(0.0, 0.5))
    (first, _) = dealt([before, after])
    assert first.luck == pytest.approx(-0.05)
    assert first.fortune
    assert first.fortune.say([]) == "Bad luck after it: −5 percentage points."


def test_whole_numbers_add_up_too() -> None:
    account = Account(seat=0, start=0.354, result=0.0, luck=-0.117, own=-0.234, rough=-0.003)
    found = whole(account)
    assert sum(found.values()) - 2 * found["result"] == 0
    assert (found["start"], found["result"], found["others"]) == (35, 0, 0)


def test_of_three_each_has_its_own_sum() -> None:
    game = GAMES["bushwhacked"]
    match = Match.start(game, 3, {}, {"first": 0})
    for seat in range(3):
        match = match.play(seat, "pass")
    match = match.play(0, "resign").play(1, "resign")
    found = go_through(match, BUDGET)
    assert [account.seat for account in found.accounts] == [0, 1, 2]
    assert [account.result for account in found.accounts] == [0.0, 0.0, 1.0]
    for account in found.accounts:
        assert account.start + sum(account.parts.values()) == pytest.approx(account.result)
    assert found.accounts[0].left < 0
    assert "what the others did" in found.summary.say(["Ann", "Bob", "Cid"])


def test_choices_that_made_no_difference_are_counted_apart() -> None:
    found = Review("toy", 1, 1, (choice(0, 0.3, 0.3, even=True), choice(0, 0.2, 0.4)))
    assert found.accuracy == (50,)
    said = found.summary.say(["Ann"])
    assert "50% accurate. Choices where every move was worth the same: 1 of 2." in said
    nothing = Review("toy", 1, 1, (choice(0, 0.3, 0.3, even=True),))
    assert nothing.accuracy == (None,)
    assert nothing.summary.say(["Ann"]) == "Ann: at each choice, every move was worth the same."


@cache
def solved(game: str) -> list[Solved]:
    return list(SOLVERS[game]((0,) if game == "graveyard_shift" else (1,)))


@pytest.mark.parametrize("game", ["graveyard_shift", "cop_and_rob"])
def test_figures_are_those_of_who_searches_everything(game: str) -> None:
    """A cheap row of `tools.bench.truth`."""
    found = solved(game)
    assert found
    for one in found:
        judged = one.judged(Budget.nodes(1_000))
        assert judged
        assert one.holds(judged), (one.move, one.best, one.worth, judged)


# --- chances, by counting every board -------------------------------------------------------------


PLENTY = Budget.nodes(20_000)


def test_claims_are_worth_what_all_boards_say() -> None:
    state = late(9, 11).state
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


def late_digs() -> Iterator[Match[Board]]:
    """Matches in which both know much of the other's board."""
    for seed in (0, 3, 6, 9):
        match = played("apart", seed, 100, digs=0.03 + 0.04 * (seed % 3))
        if not match.state.outcome and len(match.state.board(0).passes(0)) > 38:
            yield match


def test_digs_find_what_all_layouts_say() -> None:
    tried = 0
    for match in late_digs():
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
