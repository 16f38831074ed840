"""Schedules of presses, crashes and faults: what people see in the end is the table as it is."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.simulation import discord as d
from tests.simulation.defects import DEFECTS, put_in
from tests.simulation.discord import Channel, Discord, Says
from tests.simulation.game import ALL
from tests.simulation.schedule import KEPT, Schedule, kept, run
from tests.simulation.sheets import Small, stripped

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


# --- what the simulation itself promises ----------------------------------------------------------


def test_discord_forgets_nonces_and_tokens() -> None:
    now = [2e9]
    world = Discord(lambda: now[0])
    world.channels[7] = Channel(7)
    sheet = stripped_sheet()
    first = world.post("p", 7, sheet, "n")
    assert world.post("p", 7, sheet, "n") is first
    pressed = world.press(1, 7, first, None)
    world.answer("p", pressed.token, "wait")
    now[0] += d.TOKEN + 1
    assert world.post("p", 7, sheet, "n") is not first
    with pytest.raises(Says, match=str(d.NO_TOKEN)):
        world.edit_by("p", pressed.token, first.id, sheet)


def stripped_sheet() -> Small:
    from bot.table.table import Table  # noqa: PLC0415

    return stripped(Table(id=1, guild=1, channel=7, game_id="bushwhacked", host=1), "")


# --- it finds what it is there for ----------------------------------------------------------------


TRIES = 150
"""Schedules in which a defect has to be found."""
RARE = {"stores over any version": 3211}
"""Where one schedule in a thousand shows it: the first that does."""


@pytest.mark.long
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_is_found(defect: str) -> None:
    with put_in(defect):
        first = RARE.get(defect, 0)
        assert any(run(Schedule.drawn(seed)) for seed in range(first, first + TRIES))
