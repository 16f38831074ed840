"""What the bench prints about farming is true: nobody gets to the top with accounts of their
own."""

from __future__ import annotations

import pytest

from bot.data.ratings import RULE
from tools.bench.trust import FARMER, PEOPLE, World, correlation, fresh, helper, honest, strengths

SEED = 1


@pytest.fixture(scope="module")
def world() -> World:
    return honest(RULE, SEED)


def test_farming_ends_clearly_below_the_best_of_twenty_honest_people(world: World) -> None:
    best = max(map(world.points, range(1, PEOPLE + 1)))
    for farmed in (helper(FARMER, 60), helper(FARMER, 60, months=6), fresh(FARMER, 60)):
        assert world.after(farmed, FARMER) < best - 400


def test_farming_gains_little_for_somebody_who_is_known(world: World) -> None:
    known = sorted(range(1, PEOPLE + 1), key=world.points)[PEOPLE // 2]
    for farmed in (helper(known, 60), fresh(known, 60)):
        assert world.points(known) <= world.after(farmed, known) < world.points(known) + 50


def test_honest_ranks_hardly_change(world: World) -> None:
    people, before = range(1, PEOPLE + 1), honest(1, SEED)
    new, old = ([w.points(person) for person in people] for w in (world, before))
    truth = list(strengths(SEED).values())
    assert correlation(new, old) > 0.95
    assert correlation(new, truth) > correlation(old, truth) - 0.02
