"""What Bushwhacked's computer players see, against trying every square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

import pytest

from games.bushwhacked import GAME
from games.bushwhacked.mind.camp import Camp, camp
from games.bushwhacked.mind.computer import SKILLS, Search, Skill
from games.bushwhacked.mind.findings import Intent
from games.bushwhacked.mind.plans import Plan, plans
from games.bushwhacked.mind.worth import lead
from games.bushwhacked.rules.known.grid import BITS, GROUND, listed, mask_of
from games.bushwhacked.rules.known.threats import beside, between, captures, open_to, rings, shapes
from games.bushwhacked.rules.state import BushwhackedState
from games.core import Budget, Move, Seat
from games.squares import each
from tests.games.bushwhacked_table import captured, falls, reach, scattered


@pytest.mark.parametrize("seed", range(2))
def test_captures_are_the_squares_from_which_one_more_target_falls(seed: int) -> None:
    stones, targets, empty = scattered(Random(seed))
    open_targets = targets & ~captured(stones, targets, empty)
    found = captures(stones, open_targets, empty)
    tried = sum(
        bit
        for bit in BITS.values()
        if bit & empty and captured(stones | bit, open_targets, empty & ~bit)
    )
    assert found == tried


def test_beside_and_between() -> None:
    assert beside(BITS["B2"]) & GROUND == sum(BITS[s] for s in ("A2", "C2", "B1", "B3"))
    corners = between(BITS["A1"] | BITS["B2"]) & GROUND
    assert corners == BITS["A2"] | BITS["B1"]


def test_every_base_has_a_ring_of_four() -> None:
    found = rings(BITS["D9"] | BITS["I4"])
    assert [ring.bit_count() for ring in found] == [4, 4]
    assert found[0] | found[1] == beside(BITS["D9"] | BITS["I4"])


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("stones", [1, 2, 3])
def test_open_to_are_the_targets_that_some_stones_can_capture(seed: int, stones: int) -> None:
    attackers, targets, empty = scattered(Random(seed))
    found = open_to(attackers, targets, empty, stones)
    for target in each(targets):
        near = list(each(empty & reach(target)))
        shaped = any(
            captured(attackers | sum(more), target, empty & ~sum(more))
            for count in range(stones + 1)
            for more in combinations(near, count)
        )
        assert bool(found & target) == shaped


@pytest.mark.parametrize("seed", range(2))
def test_shapes_are_what_captures(seed: int) -> None:
    attackers, targets, empty = scattered(Random(seed))
    for target in each(targets):
        made = any(
            need & attackers == need and inside & empty == inside for need, inside in shapes(target)
        )
        assert made == bool(captured(attackers, target, empty))


def turns(seats: int, seed: int) -> Iterator[tuple[BushwhackedState, Plan, BushwhackedState]]:
    """Turns that the computers consider, with the position after each, played by the rules."""
    random = Random(seed)
    state = GAME.rules.start({"first": 0}, seats, {})
    for _ in range(70):
        assert isinstance(state, BushwhackedState)
        if state.outcome:
            return
        found = list(plans(camp(state.position)))
        for plan in random.sample(found, min(3, len(found))):
            yield state, plan, carried_out(state, plan)
        state = carried_out(state, random.choice(found))


def carried_out(state: BushwhackedState, plan: Plan) -> BushwhackedState:
    (seat,) = state.acting
    moves = [f"place {name}" for name in listed(plan.stones)]
    moves += ["pass"] * plan.passes
    moves += [f"trade {name}" for name in listed(plan.target)]
    moves += [f"pay {name}" for name in listed(plan.price)]
    for move in moves:
        assert move in state.legal(seat)
        state = state.apply(seat, move)
    while state.acting == (seat,) and state.position.turn.begun:
        captures = listed(state.position.capturable, "capture {}")
        state = state.apply(seat, captures[0] if captures else "done")
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_in_the_search_is_a_turn_by_the_rules(seats: int) -> None:
    seen = Counter[str]()
    for seed in range(2):
        for before, plan, after in turns(seats, seed):
            assert plan.then.over == (after.outcome is not None)
            expected = camp(after.position)
            if after.outcome:
                assert plan.then.play == expected.play
            else:
                assert plan.then == expected
            seen["burst"] += plan.stones.bit_count() > 1
            seen["pass"] += plan.passes
            seen["trade"] += bool(plan.target)
            seen["capture"] += sum(plan.then.fixed) != sum(before.position.capture)
    assert seen["burst"]
    assert seen["pass"]
    assert seen["capture"]


def test_a_lead_is_told_as_surer_the_fewer_stones_are_left_and_what_is_decided_as_it_is() -> None:
    told = SKILLS["hard"].odds.told
    assert told(0.2, 0.0) < told(0.2, 0.5) < told(0.2, 1.0)
    assert told(0.9, 0.0) > told(0.9, 0.5) > told(0.9, 1.0)
    for time in (0.0, 0.5, 1.0):
        assert told(0.6, time) < told(0.61, time)
        assert (told(0.0, time), told(1.0, time)) == (0.0, 1.0)


@pytest.mark.parametrize("level", SKILLS)
def test_a_turn_can_begin_after_two_passes_on_an_empty_board(level: str) -> None:
    """There is nothing to capture and no base to complete, yet a stone has to be placed."""
    state = GAME.rules.start({"first": 0}, 2, {})
    for _ in range(4):
        state = state.apply(state.acting[0], "pass")
    computer = GAME.players.levels[level]
    move = computer.think(state.view(0), Random(1), Budget.nodes(500)).move
    assert move in state.legal(0)
    assert max(plan.stones.bit_count() for plan in plans(camp(state.view(0).board))) == 3


@pytest.mark.long
def test_what_a_turn_comes_to_is_true() -> None:
    seen = Counter[str]()
    for seed in range(2):
        for before, _, _ in turns(2, seed):
            (seat,) = before.acting
            view = before.view(seat)
            computer = GAME.players.levels["easy"]
            thought = computer.think(view, Random(1), computer.budget.counted)
            intent = thought.findings
            if not isinstance(intent, Intent):
                continue
            text = GAME.players.why(view, thought)
            seen[text.id] += 1
            if text.id == "bushwhacked-why-safe":
                ready = camp(before.position).ready(1 - seat)
                assert falls(before, seat, mask_of(" ".join(intent.safe)), ready)
            if not thought.move.startswith("trade"):
                check(before, thought.move, intent, text.id)
    assert min(seen[f"bushwhacked-why-{kind}"] for kind in ("burst", "safe")) > 0
    assert seen["bushwhacked-why-burst-base"] + seen["bushwhacked-why-wins-base"] > 0


def laid_out(play: tuple[str, str], fixed: tuple[str, str]) -> Camp:
    """White to move, the stones of both as given."""
    empty = camp(GAME.rules.start({"first": 0}, 2, {}).view(None).board)
    white, red = map(mask_of, play)
    return empty._replace(play=(white, red), fixed=(mask_of(fixed[0]), mask_of(fixed[1])))


def test_a_trade_that_breaks_anothers_base_is_considered() -> None:
    now = laid_out(("Q17", "I8 H9 J9"), ("A1 C1 E1", "I10"))
    assert now.score(1) == (1, 1)
    (plan,) = (plan for plan in plans(now) if plan.target)
    assert listed(plan.target) == ("I10",)
    assert plan.then.score(1) == (0, 0)


def test_a_square_that_keeps_another_from_a_base_is_considered() -> None:
    now = laid_out(("Q16", "I8 H9 J9"), ("", ""))
    assert BITS["I10"] in {plan.stones for plan in plans(now)}


def test_a_win_is_better_soon_and_a_loss_late() -> None:
    last = " ".join(listed(GROUND)[:30])
    soon = laid_out((last, "Q17"), ("Q1", ""))
    late = soon._replace(turns=(9, 9))
    assert soon.over
    assert late.over
    assert lead(soon, 0) > lead(late, 0) > 0 > lead(late, 1) > lead(soon, 1)


@pytest.mark.parametrize("depth", [2, 3])
def test_the_best_turn_is_that_of_a_search_without_short_cuts(depth: int) -> None:
    skill = Skill(depth, (4, 3), 10_000, 9.0, slack=0.0)
    for before, _, _ in islice(turns(2, depth), 40, 60, 4):
        now = camp(before.position)
        meter = Budget.nodes(skill.nodes).begin()
        (_, worth), *_ = Search(skill, now.seat, meter).ranked(now, Random(1))
        most = max(plain(plan.then, now.seat, depth - 1, 3) for plan in best(now, now.seat, 4))
        assert worth == most


def plain(now: Camp, seat: Seat, depth: int, width: int) -> float:
    """Minimax over the best plans of everybody."""
    if now.over or not depth:
        return lead(now, seat)
    found = [
        plain(plan.then, seat, depth - 1, width)
        for plan in best(now, seat, width if depth > 1 else 99)
    ]
    return max(found) if now.seat == seat else min(found)


def best(now: Camp, seat: Seat, most: int) -> list[Plan]:
    """So many plans, what looks best to who plays them first."""
    sign = -1 if now.seat == seat else 1
    return sorted(plans(now), key=lambda plan: (sign * lead(plan.then, seat), plan.stones))[:most]


@pytest.mark.parametrize("nodes", [1, 300])
def test_a_thought_that_is_cut_short_ranks_every_plan(nodes: int) -> None:
    for before, _, _ in islice(turns(2, 7), 30, 60, 6):
        now = camp(before.position)
        meter = Budget.nodes(nodes).begin()
        found = Search(SKILLS["expert"], now.seat, meter).ranked(now, Random(1))
        worths = [worth for _, worth in found]
        assert worths == sorted(worths, reverse=True)
        assert Counter(plan for plan, _ in found) == Counter(plans(now))


def check(before: BushwhackedState, move: Move, intent: Intent, said: str) -> None:
    """The turn, played to its end as intended."""
    (seat,) = before.acting
    stones = mask_of(" ".join(intent.stones))
    plan = Plan(stones, move == "pass", 0, 0, camp(before.position))
    after = carried_out(before, plan)
    taken = after.position.capture[seat] & ~before.position.capture[seat]
    assert listed(taken) == intent.captures
    won = after.position.controlled(seat) & ~before.position.controlled(seat)
    assert listed(won) == intent.bases
    if said == "bushwhacked-why-safe":
        mine = after.position.play[seat]
        assert not any(falls(after, seat, bit, camp(after.position).left) for bit in each(mine))
