"""What Cop & Rob's computer players think with is the game that is played."""

from __future__ import annotations

from itertools import product
from math import log
from random import Random

import pytest

from games.cop_and_rob import GAME
from games.cop_and_rob.mind.chase import COP, ROB, SIDE, Chase, Side
from games.cop_and_rob.mind.findings import Outlook, Stand
from games.cop_and_rob.mind.judgement import WEIGHTS, Judge, apart, distances
from games.cop_and_rob.mind.lookahead import Lookahead
from games.cop_and_rob.mind.region import Squares, each
from games.cop_and_rob.rules.known.cards import DECK, OTHER, ROLES, TURNED
from games.cop_and_rob.rules.known.legal import ending
from games.cop_and_rob.rules.known.moves import Cell
from games.cop_and_rob.rules.known.streets import Streets
from games.cop_and_rob.rules.state import CopAndRobState
from games.core import Budget
from games.tools.contest import play_match
from tests.games.cop_and_rob_table import (
    after_supercards,
    findings,
    joins,
    opened,
    play,
    random_match,
    walk,
)


def cells(chase: Chase, squares: Squares) -> set[Cell]:
    return {chase.ground.cell(square) for square in each(squares)}


def same(chase: Chase, streets: Streets) -> bool:
    """Is what the search sees what lies on the table?"""
    end = ending(streets)
    return (
        all(cells(chase, chase.ways[SIDE[r]]) == set(streets.ways_out[r]) for r in ROLES)
        and all(cells(chase, chase.reach[SIDE[r]]) == streets.reach[r] for r in ROLES)
        and cells(chase, chase.open) == set(streets.open_exits(streets.uncovered("rob")))
        and chase.winner == (SIDE[end[0]] if end else None)
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_chase_goes_like_the_match(seed: int) -> None:
    for state, move in random_match(seed):
        (seat,) = state.acting
        before = Chase.of(state.streets)
        assert same(before, state.streets)
        assert same(before.play(SIDE[state.role], move), state.apply(seat, move).streets)


@pytest.mark.parametrize("seed", range(2))
def test_a_chase_that_goes_on_for_some_cards_goes_like_the_match(seed: int) -> None:
    chase, played = None, 0
    for state, move in random_match(seed):
        if chase is None or played == 6:
            chase, played = Chase.of(state.streets), 0
        assert same(chase, state.streets)
        chase, played = chase.play(SIDE[state.role], move), played + (not state.driving)


def test_cards_fit_in_a_chase_where_they_do_in_the_match() -> None:
    for state, _ in random_match(3):
        chase = Chase.of(state.streets)
        for role in ROLES:
            found = {(chase.ground.cell(s), x, kind) for s, x, kind in chase.placements(SIDE[role])}
            assert found == {
                (cell, exits, kind)
                for kind in TURNED
                for cell, exits in state.streets.placements(role, kind)
            }


def test_the_distance_is_that_over_cells_on_which_something_can_be_built() -> None:
    start = opened(rob=["curve"], cop=["straight", "tee"])
    # From Cop's 1,-1 over 1,0 to Rob's 1,1, and the same in the west.
    assert distances(Chase.of(start.streets))[:3] == [0, 0, 2]
    for seed in range(3):
        for state, _ in random_match(seed):
            cards = apart(distances(Chase.of(state.streets)))
            assert cards == (walk(state.streets) or 9)


def walled() -> CopAndRobState:
    """Cop's 1,-1 leads north, to 1,0; Rob's 1,1 has its blank there."""
    state = opened(rob=["straight"], cop=["curve"])
    return play(state, "place 1,1 EW", "stay", "place 1,-1 NW", "stay")


def test_an_exit_behind_a_wall_is_not_near() -> None:
    """As the crow flies it is two cells from 1,0 to 2,1; a road has to go around."""
    streets = walled().streets
    assert (1, 0) in streets.ways_out["cop"]
    assert walk(streets) == apart(distances(Chase.of(streets))) == 3


@pytest.mark.parametrize("seed", range(2))
def test_nobody_stands_better_than_in_the_shelter(seed: int) -> None:
    """In roads without loops, where a card is covered beside the pawn costs most."""
    for state, _ in random_match(seed):
        chase = Chase.of(state.streets)
        for side in (ROB, COP):
            stand = chase.shelter(side)
            assert chase.reach[side] >> stand & 1
            left = {
                square: min(
                    chase.standing(side, square).cover(1 - side, c).ways[side].bit_count()
                    for c in each(chase.reach[side])
                    if c != square
                )
                for square in each(chase.reach[side])
                if chase.reach[side].bit_count() > 1
            }
            assert not left or left[stand] >= max(left.values()) - 1


def test_what_is_decided_is_certain() -> None:
    judge = Judge(WEIGHTS, dict.fromkeys(ROLES, DECK))
    won = play(opened(["curve"], ["curve", "straight"]), "place 1,1 SW", "stay", "place 1,-1 NW")
    chase = Chase.of(won.streets)
    over = chase.place(COP, chase.ground.square((1, 0)), 5)
    assert judge.chance(over, ROB, 20) == 1
    assert judge.chance(chase, ROB, 0) == 0
    assert 0 < judge.chance(chase, ROB, 20) < 1


def test_a_position_is_judged_the_same_whatever_was_judged_before() -> None:
    positions = [state for seed in range(3) for state, _ in random_match(seed)]
    unseen = positions[0].board(None).unseen
    judge = Judge(WEIGHTS, unseen)
    for before, state in product(positions[::9], positions[::5]):
        chases = Chase.of(before.streets), Chase.of(state.streets)
        *_, chance = (judge.chance(chase, COP, 20) for chase in chases)
        assert chance == Judge(WEIGHTS, unseen).chance(chases[1], COP, 20)


def searched(ahead: Lookahead, chase: Chase, side: Side, left: int, depth: int) -> float:
    """The chance with every answer to each kind of card, none of them left out."""
    if chase.winner is not None:
        return chase.winner
    if (not left and side == ROB) or not depth:
        return Judge(WEIGHTS, ahead.unseen).chance(chase, side, left)
    left -= side == COP
    best, whole = max if side == COP else min, 0.0
    answers = ahead.answers(chase, side, left)
    deck = ahead.unseen[ROLES[side]]
    for kind, count in deck.items():
        after = [a for _, a in answers.get(kind, [])] or [chase]
        chance = best(searched(ahead, a, 1 - side, left, depth - 1) for a in after)
        whole += count * chance
    return whole / sum(deck.values())


def test_the_best_move_is_the_one_that_a_search_without_short_cuts_finds() -> None:
    some = 0
    for seed in range(2):
        for state, _ in [*random_match(seed)][::5]:
            (seat,) = state.acting
            view, side = state.view(seat), SIDE[state.role]
            if state.driving or len(view.legal) < 2:
                continue
            ahead = Lookahead(view.board, WEIGHTS, Budget.nodes(10**9).begin())
            options = ahead.options(view.legal)[:3]
            whole = {o.move: searched(ahead, o.chase, 1 - side, ahead.left, 2) for o in options}
            best, *others = ahead.deepen(options, 2)
            assert best.chance == pytest.approx((max if side == COP else min)(whole.values()))
            assert best.chance == pytest.approx(whole[best.move])
            for option in others:
                gap, least = abs(option.chance - best.chance), abs(whole[option.move] - best.chance)
                assert gap == pytest.approx(least) or 0.05 <= gap <= least
                some += 0.05 <= gap < least
    assert some


def test_the_chances_spoken_of_come_true_as_often() -> None:
    """Who says even of everything has a loss of 0.69, and who is sure of the wrong thing more."""
    losses = []
    for number in range(6):
        match = play_match(GAME, [GAME.players.levels["normal"].move] * 2, f"foretold/{number}")
        assert match.state.outcome
        won = match.state.outcome.places[match.state.open_view().board.cast["cop"]] == 1
        for state in match.positions():
            assert isinstance(state, CopAndRobState)
            if state.driving:
                unseen = state.board(None).unseen
                turn, left = 1 - SIDE[state.role], sum(unseen["cop"].values())
                chance = Judge(WEIGHTS, unseen).chance(Chase.of(state.streets), turn, left)
                losses.append(-log(max(1e-9, chance if won else 1 - chance)))
    assert sum(losses) / len(losses) < 0.575


def test_an_outlook_counts_the_cards_that_join_the_roads_and_the_way_to_them() -> None:
    some = 0
    for seed in range(8):
        for state, move, found in findings(seed):
            if state.driving:
                continue
            assert isinstance(found, Outlook)
            after = state.streets.play(state.role, move)
            if ending(after):
                continue
            unseen = state.board(None).unseen["cop"]
            assert found.joining == sum(n for kind, n in unseen.items() if joins(after, kind))
            assert found.deck == sum(unseen.values())
            assert found.before == (walk(state.streets) or 9)
            assert found.apart == (walk(after) or 9)
            some += found.joining > 0
    assert some > 5


def test_a_stand_says_what_is_left_wherever_a_supercard_falls() -> None:
    some = 0
    for seed in range(8):
        for state, move, found in findings(seed):
            if not state.driving:
                continue
            assert isinstance(found, Stand)
            role = state.role
            after = state.streets.play(role, move)
            assert found.keeps == min(len(s.ways_out[role]) for s in after_supercards(after, role))
            assert found.supercards == state.board(None).unseen[OTHER[role]]["super"]
            some += 1
    assert some > 20


def test_a_chance_near_even_is_told_as_nearer_to_even() -> None:
    """There the search makes too much of what it sees."""
    state = opened(rob=["cross"])
    view = state.view(0)
    computer = GAME.players.levels["hard"]
    thought = computer.think(view, Random(1), Budget.nodes(1))
    unseen, told = state.board(None).unseen, dict(thought.considered)
    judge, left = Judge(WEIGHTS, unseen), sum(unseen["cop"].values())
    judged = {
        move: 1 - judge.chance(Chase.of(state.streets).play(ROB, move), COP, left)
        for move in view.legal
    }
    best = max(judged.values())
    assert 0.4 < best < max(told.values()) < 0.5
    assert sorted(told, key=told.__getitem__) == sorted(judged, key=judged.__getitem__)
