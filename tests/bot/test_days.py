"""Which puzzle belongs to a day, and when a channel gets it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cogs.daily.days import (
    DAY,
    SPREAD,
    Shelf,
    date_of,
    day_of,
    following,
    moment,
    puzzle_of,
    streaks,
)
from bot.data.preferences import zones
from games.core import Puzzle

MONDAY = day_of(datetime(2026, 11, 23, tzinfo=UTC).timestamp())
GRADES = st.lists(st.integers(1, 5), min_size=1, max_size=40)


def shelf(grades: Sequence[int], game: str = "a") -> list[Puzzle]:
    """A file of puzzles of these grades, each with a deal of its own."""
    return [
        Puzzle(
            game=game,
            rules=1,
            seats=2,
            options={},
            deal={"n": n},
            log=(),
            seat=0,
            task="t",
            turns=1,
            answers=("a",),
            grade=grade,
        )
        for n, grade in enumerate(grades)
    ]


def sixty() -> list[Shelf]:
    """Sixty puzzles of each of five games, the easiest first."""
    return [shelf(sorted([1, 2, 3, 4, 5] * 12), game) for game in "abcde"]


def chosen(day: int, shelves: Sequence[Shelf]) -> Puzzle:
    found = puzzle_of(day, shelves)
    assert found
    return found


def test_games_take_turns() -> None:
    games = [chosen(day, sixty()).game for day in range(MONDAY, MONDAY + 10)]
    assert len(set(games[:5])) == 5
    assert games[:5] == games[5:]


def test_a_week_goes_from_easy_to_hard() -> None:
    for monday in range(MONDAY, MONDAY + 7 * 50, 7):
        grades = [chosen(day, sixty()).grade for day in range(monday, monday + 7)]
        assert grades == sorted(grades)
        assert (grades[0], grades[-1]) == (1, 5)


def test_nothing_comes_twice_in_280_days() -> None:
    shelves = sixty()
    puzzles = [repr(chosen(day, shelves)) for day in range(MONDAY, MONDAY + 2 * 280)]
    for start in range(280):
        assert len(set(puzzles[start : start + 280])) == 280


@given(GRADES, GRADES, st.integers(0, 50_000))
def test_what_is_appended_makes_nothing_come_sooner(
    grades: list[int], more: list[int], day: int
) -> None:
    """A day's puzzle stays as it was, or becomes one that was not shown before."""
    before, after = shelf(sorted(grades)), shelf([*sorted(grades), *sorted(more)])
    if len(before) < 7 or (more and min(more) >= max(grades)):
        return  # no week yet; or the new puzzles are no easier and join the same batch
    known = {repr(chosen(one, [before])) for one in range(7 * 8)}
    old, new = chosen(day, [before]), chosen(day, [after])
    assert old == new or repr(new) not in known


@given(GRADES, st.integers(0, 50_000))
def test_a_file_in_any_order_has_a_puzzle_for_each_day(grades: list[int], day: int) -> None:
    assert chosen(day, [shelf(grades)]) in shelf(grades)


def test_where_nothing_ships_there_is_none() -> None:
    assert puzzle_of(MONDAY, []) is None


def test_days_are_utcs() -> None:
    assert date_of(MONDAY) == "2026-11-23"
    assert day_of(MONDAY * DAY - 1) == MONDAY - 1


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], (0, 0)),
        ([10], (1, 1)),
        ([8, 9], (2, 2)),
        ([7, 8], (0, 2)),
        ([1, 2, 3, 9, 10], (2, 3)),
    ],
)
def test_streaks_last_until_a_day_is_left_out(days: list[int], expected: tuple[int, int]) -> None:
    assert streaks(days, 10) == expected


# --- the hour of a channel ---------------------------------------------------------------------


@given(
    st.sampled_from(zones()), st.integers(0, 23), st.integers(20_000, 25_000), st.integers(0, 2**63)
)
def test_each_day_has_one_moment(zone: str, hour: int, day: int, channel: int) -> None:
    assert day_of(moment(day, hour, zone, channel)) == day


@given(st.integers(0, 23), st.integers(20_000, 25_000), st.integers(0, 2**63))
def test_it_is_within_half_an_hour_of_the_hour(hour: int, day: int, channel: int) -> None:
    at = datetime.fromtimestamp(
        moment(day, hour, "Asia/Kolkata", channel), ZoneInfo("Asia/Kolkata")
    )
    assert at.hour == hour
    assert at.minute < SPREAD / 60


def local(day: date, hour: int, zone: str) -> str:
    number = day_of(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
    return datetime.fromtimestamp(moment(number, hour, zone, 0), ZoneInfo(zone)).isoformat()


@pytest.mark.parametrize(
    ("day", "hour", "zone", "expected"),
    [
        (date(2026, 1, 5), 9, "Europe/Berlin", "2026-01-05T09:00:00+01:00"),
        (date(2026, 7, 5), 9, "Europe/Berlin", "2026-07-05T09:00:00+02:00"),
        (date(2026, 3, 29), 2, "Europe/Berlin", "2026-03-29T03:00:00+02:00"),  # there is no 02:00
        (date(2026, 10, 25), 2, "Europe/Berlin", "2026-10-25T02:00:00+02:00"),  # there are two
        (date(2026, 3, 29), 0, "Europe/London", "2026-03-29T00:00:00+00:00"),
        (date(2026, 3, 30), 0, "Europe/London", "2026-03-31T00:00:00+01:00"),
        (date(2026, 10, 25), 0, "Europe/London", "2026-10-25T01:00:00+01:00"),  # no 00:00: at once
        (date(2026, 10, 26), 0, "Europe/London", "2026-10-26T00:00:00+00:00"),
        (date(2026, 7, 5), 9, "Pacific/Kiritimati", "2026-07-06T09:00:00+14:00"),
    ],
)
def test_clocks_that_jump(day: date, hour: int, zone: str, expected: str) -> None:
    assert local(day, hour, zone) == expected


def test_channels_are_spread_over_half_an_hour() -> None:
    offsets = {moment(MONDAY, 9, "UTC", n << 22) % 3600 for n in range(10_000)}
    assert len(offsets) == SPREAD
    assert max(offsets) < SPREAD


def test_a_day_that_was_missed_is_not_made_up_for() -> None:
    nine = [moment(day, 9, "UTC", 0) for day in range(MONDAY, MONDAY + 4)]
    assert following(nine[0], MONDAY - 1, 9, "UTC", 0) == nine[0]
    assert following(nine[0], MONDAY, 9, "UTC", 0) == nine[1]
    assert following(nine[3], MONDAY, 9, "UTC", 0) == nine[3]
    times = [
        following(now, day, 9, "UTC", 0)
        for now, day in zip(nine, range(MONDAY, MONDAY + 4), strict=True)
    ]
    assert all(a < b for a, b in pairwise(times))
