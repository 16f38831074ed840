"""Budgets, and the lot among moves that are nearly equally good."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from games.core import Budget, Thought, estimate, judged, percent
from games.core.computers import BUSY
from games.search import clarity, lot


def test_a_budget_of_nodes_ends_after_so_many() -> None:
    meter = Budget.nodes(3).begin()
    while not meter.spent():
        meter.spend()
    assert meter.count == 3


def test_a_budget_of_seconds_ends_however_many_nodes_there_are() -> None:
    meter = Budget.seconds(0.01).begin()
    assert not meter.spent()
    while not meter.spent():
        meter.spend()
    assert meter.count >= 16


@pytest.mark.parametrize(
    ("budget", "clock"), [(Budget(cpu=4), 4 * BUSY), (Budget(cpu=4, clock=5), 5)]
)
def test_where_others_have_the_processor_it_ends_all_the_same(
    budget: Budget, clock: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("games.core.computers.thread_time", lambda: 0.0)
    monkeypatch.setattr("games.core.computers.monotonic", lambda: now)
    meter = budget.begin()
    meter.spend(16)
    now += clock - 0.1
    assert not meter.spent()
    assert meter.left(0.5).clock == pytest.approx(0.05)
    meter.spend(16)
    now += 0.2
    assert meter.spent()


def test_a_tenth_of_its_seconds_of_the_processor_it_has_however_late_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked, now = 50.0, 100.0
    monkeypatch.setattr("games.core.computers.thread_time", lambda: worked)
    monkeypatch.setattr("games.core.computers.monotonic", lambda: now)
    budget = Budget(cpu=4).within(-3)
    assert budget.cpu == budget.least == pytest.approx(0.4)
    meter = Budget(cpu=4).within(2).begin()
    worked, now = worked + 0.3, now + 60
    meter.spend(16)
    assert not meter.spent()
    half = meter.left(0.5)
    assert half.least == pytest.approx(0.05)
    part = half.begin()
    part.spend(16)
    worked += 0.06
    now += 60
    assert part.spent()
    assert not meter.spent()
    worked += 0.06
    meter.spend(16)
    assert meter.spent()


def test_whichever_ends_first() -> None:
    meter = Budget(most=5, cpu=1000).begin()
    meter.spend(5)
    assert meter.spent()
    meter = Budget(most=10**9, cpu=0).begin()
    meter.spend(16)
    assert meter.spent()


def test_shares_of_a_budget_and_one_without_its_clock() -> None:
    assert Budget(most=50, cpu=4).share(0.1) == Budget(most=5, cpu=0.4)
    assert Budget.nodes(5).share(0.01) == Budget.nodes(1)
    assert Budget(most=50, cpu=4).counted == Budget.nodes(50)
    assert pickle.loads(pickle.dumps(Budget.seconds(4))) == Budget.seconds(4)
    with pytest.raises(ValueError, match="without end"):
        Budget()


def test_the_lot_falls_on_good_moves_and_on_better_ones_more_often() -> None:
    worths = [("bad", 0.1), ("good", 0.50), ("better", 0.52)]
    drawn = Counter(lot(worths, 0.03, Random(seed)) for seed in range(200))
    assert set(drawn) == {"good", "better"}
    assert drawn["better"] > drawn["good"] > 20
    assert lot(worths, 0.03, Random(1)) == lot(worths, 0.03, Random(1))


def test_without_slack_the_first_of_the_best_is_played() -> None:
    assert {lot([("a", 1.0), ("b", 1.0), ("c", 0.9)], 0, Random(n)) for n in range(9)} == {"a"}


def test_how_clear_a_choice_is() -> None:
    assert clarity([("a", 0.5)], 0.2) == 1
    assert clarity([("a", 0.5), ("b", 0.45)], 0.2) == pytest.approx(0.25)
    assert clarity([("b", 0.1), ("a", 0.9)], 0.2) == 1


def test_what_a_search_thinks_is_said_in_percent() -> None:
    better = Thought("a", (("a", 0.61), ("b", 0.549)))
    assert judged(better).values == {"chance": 60, "other": 55}
    alike = Thought("b", (("a", 0.61), ("b", 0.608)))
    assert judged(alike).id == "core-why-alike"
    worse = Thought("b", (("a", 0.63), ("b", 0.6)))
    assert "another move is about as good" in judged(worse).say([])
    assert judged(Thought("a")).id == "core-suggested"


@pytest.mark.parametrize(
    ("share", "said"), [(0.0, 0), (0.0004, 1), (0.126, 13), (0.9996, 99), (1.0, 100)]
)
def test_what_is_not_certain_is_never_none_nor_all(share: float, said: int) -> None:
    assert percent(share) == said


@pytest.mark.parametrize(
    ("chance", "said"), [(0.0, 5), (0.004, 5), (0.126, 15), (0.51, 50), (0.9996, 95), (1.0, 95)]
)
def test_what_is_only_thought_is_said_in_fives(chance: float, said: int) -> None:
    assert estimate(chance) == said
