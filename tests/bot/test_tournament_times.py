"""When a tournament starts, and how long its rounds last, as its host types it."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cogs.tournaments.settling import round_length
from bot.cogs.tournaments.starts import AHEAD, relative, start
from games.core import Refused
from tests.sample import anything

BERLIN, TOKYO = "Europe/Berlin", "Asia/Tokyo"


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


NOW = at("2026-11-23 19:30")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("20:00", "2026-11-23 20:00"),
        (" 20:00 ", "2026-11-23 20:00"),
        ("19:30", "2026-11-24 19:30"),  # just now: the next one is tomorrow's
        ("9:05", "2026-11-24 09:05"),
        ("28.11. 20:00", "2026-11-28 20:00"),
        ("28.11 20:00", "2026-11-28 20:00"),
        ("28. 11., 20:00", "2026-11-28 20:00"),
        ("28.11.2026 20:00", "2026-11-28 20:00"),
        ("2026-11-28 20:00", "2026-11-28 20:00"),
        ("5.1. 20:00", "2027-01-05 20:00"),  # without a year it is the next one
        ("in 2h", "2026-11-23 21:30"),
        ("In 1d 30m", "2026-11-24 20:00"),
        ("через 2ч", "2026-11-23 21:30"),
        ("in 2d", "2026-11-25 19:30"),
    ],
)
def test_what_is_typed_is_a_time_of_ones_own_zone(typed: str, meant: str) -> None:
    assert start(typed, BERLIN, NOW) == at(meant)


def test_the_same_words_are_another_time_elsewhere() -> None:
    assert start("28.11. 20:00", TOKYO, NOW) == at("2026-11-28 20:00", TOKYO)
    assert start("4:00", TOKYO, NOW) == at("2026-11-24 04:00", TOKYO)
    assert relative("in 2h")
    assert relative("")
    assert not relative("20:00")


def test_nothing_typed_is_no_time() -> None:
    assert start("  ", BERLIN, NOW) is None


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("2026-11-23 19:30", "past"),
        ("22.11.2026 20:00", "past"),
        ("22.11. 20:00", "past"),
        ("in 0", "past"),
        ("0001-01-01 00:00", "past"),
        (f"in {AHEAD + 1}d", "far"),
        ("2027-02-28 20:00", "far"),
        ("9999-12-31 23:59", "far"),
        ("tomorrow", "unread"),
        ("25:00", "unread"),
        ("20:60", "unread"),
        ("30.2. 20:00", "unread"),
        ("29.2. 20:00", "unread"),  # neither 2026 nor 2027 has that day
        ("2026-13-01 20:00", "unread"),
        ("٢٠:٠٠", "unread"),
        ("²0:00", "unread"),
        ("0000-01-01 00:00", "unread"),
    ],
)
@pytest.mark.parametrize("zone", [BERLIN, TOKYO, "America/Los_Angeles"])
def test_other_times_are_refused_each_for_its_reason(typed: str, why: str, zone: str) -> None:
    if typed == "2026-11-23 19:30" and zone == "America/Los_Angeles":
        return  # there it is still to come
    with pytest.raises(Refused) as refused:
        start(typed, zone, NOW)
    assert refused.value.text.id == f"bot-tournament-start-{why}"


@pytest.mark.parametrize(("typed", "why"), [("long", "unread"), ("5m", "range"), ("15d", "range")])
def test_a_round_lasts_ten_minutes_to_a_fortnight(typed: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        round_length(typed)
    assert refused.value.text.id.endswith(why)
    assert (round_length("10m"), round_length("14 days")) == (600, 14 * 86_400)


def test_a_time_that_the_clocks_skip_is_refused() -> None:
    march = at("2027-03-27 12:00")
    for typed in ("2:30", "28.3. 02:30", "2027-03-28 02:00"):
        with pytest.raises(Refused) as refused:
            start(typed, BERLIN, march)
        assert refused.value.text.id == "bot-tournament-start-gap"
    assert start("28.3. 3:00", BERLIN, march) == at("2027-03-28 03:00")
    assert start("28.3. 1:59", BERLIN, march) == at("2027-03-28 01:59")


def test_of_a_time_that_comes_twice_the_first_is_meant() -> None:
    october = at("2027-10-30 12:00")
    found = start("31.10. 2:30", BERLIN, october)
    assert found == datetime(2027, 10, 31, 2, 30, tzinfo=ZoneInfo(BERLIN), fold=0).timestamp()


@given(anything(40) | st.text("0123456789.:- in", max_size=30))
def test_whatever_is_typed_is_a_time_or_refused_in_words(typed: str) -> None:
    try:
        found = start(typed, BERLIN, NOW)
    except Refused:
        return
    assert found is None or NOW < found <= NOW + AHEAD * 86_400
