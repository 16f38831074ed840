"""Schedules of presses, crashes and faults: what people see in the end is the table as it is."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.simulation.game import ALL
from tests.simulation.schedule import KEPT, Schedule, kept, run

EACH, CASES, MORE = 50, 20, 2
"""Schedules a case, and cases; so many times as many in `make test-long`."""
FURTHER = 20_785_000_000
"""The first of the seeds that `make test-long` tries. `make simulate` draws others."""


def _check(schedule: Schedule) -> None:
    if wrong := run(schedule):
        pytest.fail(f"{wrong[0]}\n{kept(schedule)}: python -m tests.simulation {schedule.seed}")


@pytest.mark.parametrize("case", range(CASES))
def test_people_see_the_table_as_it_is(case: int) -> None:
    for seed in range(case * EACH, (case + 1) * EACH):
        _check(Schedule.drawn(seed))


@pytest.mark.parametrize("name", [path.stem for path in sorted(KEPT.glob("*.json"))])
def test_what_has_failed_once(name: str) -> None:
    wrong = run(Schedule.read((KEPT / f"{name}.json").read_text(encoding="utf-8")))
    assert not wrong


@pytest.mark.long
@pytest.mark.parametrize("case", range(CASES * MORE))
def test_more_schedules(case: int) -> None:
    for seed in range(FURTHER + case * EACH, FURTHER + (case + 1) * EACH):
        _check(Schedule.drawn(seed))


@pytest.mark.long
@pytest.mark.parametrize("game", [id for id in GAMES if id not in ALL])
def test_every_game(game: str) -> None:
    for seed in range(FURTHER, FURTHER + EACH):
        _check(Schedule.drawn(seed, games=[game]))
