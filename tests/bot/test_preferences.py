"""Preferences: how they are stored and checked, and quiet hours in every time zone."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from discord.ui import Modal
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError

from bot.cogs.people.me_sheet import me_form
from bot.cogs.people.preferences import changed
from bot.data.preferences import PersonSettings, ServerSettings, chosen, quiet, wakes, zones
from bot.message.made import read_in
from bot.message.options import clock_form, options_form
from bot.press.commands import zone_choices
from bot.table.terms import terms
from games import GAMES
from games.core import LANGUAGES, Refused
from local_discord.checks.basics import Report
from local_discord.checks.modals import check_modal
from tests.bot.matches import BOB, lobby

NIGHT = PersonSettings(quiet_from=22, quiet_until=7, zone="Europe/Berlin")
HOURS = st.integers(0, 23)
MOMENTS = st.integers(946_684_800, 2_208_988_800)  # 2000 to 2039


def berlin(*when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()  # type: ignore[misc, arg-type]


def fits(form: Modal) -> dict[str, Any]:
    """A form of which Discord minds nothing, as it is sent."""
    sent, report = form.to_dict(), Report()
    check_modal(sent, report)
    assert not report.tree
    return sent


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_form_fits_into_what_discord_takes(language: str) -> None:
    for settings in (PersonSettings(), NIGHT):
        for section in ("turns", "clocks", "names"):
            fits(me_form(section, settings, 0.0, language))
    for game in GAMES:
        table = read_in(lobby(game, BOB), language)
        assert len(fits(options_form(table))["components"]) == len(terms(table))
        for clock, now in (("1d", ["1d", None]), ("2d+5d", ["2d", "5d"]), ("none", [None, None])):
            fields = fits(clock_form(replace(table, clock=clock)))["components"]
            assert [field["component"].get("value") for field in fields] == now


@pytest.mark.parametrize(
    ("since", "until", "zone", "hours"),
    [
        (22, 7, "Europe/Berlin", {22, 23, *range(7)}),
        (13, 15, "UTC", {13, 14}),
        (None, 7, "UTC", set()),  # nobody has said when they begin
        (5, 5, "UTC", set()),
    ],
)
def test_which_hours_are_quiet(since: int | None, until: int, zone: str, hours: set[int]) -> None:
    settings = PersonSettings(quiet_from=since, quiet_until=until, zone=zone)
    ends = [datetime(2024, 5, 1, hour, 59, tzinfo=ZoneInfo(zone)) for hour in range(24)]
    assert {at.hour for at in ends if quiet(settings, at.timestamp())} == hours


@pytest.mark.parametrize(
    ("asleep", "wake"),
    [
        ((2024, 5, 1, 23, 10), (2024, 5, 2, 7)),
        ((2024, 5, 2, 3, 10), (2024, 5, 2, 7)),
        ((2024, 3, 30, 23), (2024, 3, 31, 7)),  # in these nights the clocks change
        ((2024, 10, 26, 23), (2024, 10, 27, 7)),
    ],
)
def test_one_wakes_in_the_morning(asleep: tuple[int, ...], wake: tuple[int, ...]) -> None:
    assert wakes(NIGHT, berlin(*asleep)) == berlin(*wake)


@given(st.sampled_from(zones()), HOURS, HOURS, MOMENTS)
def test_waking_is_the_end_of_quiet_within_a_day_or_so(
    zone: str, since: int, until: int, now: int
) -> None:
    settings = PersonSettings(quiet_from=since, quiet_until=until, zone=zone)
    then = wakes(settings, now)
    assert now <= then <= now + 26 * 3600
    assert not quiet(settings, then)
    assert (then == now) is not quiet(settings, now)


@pytest.mark.parametrize(
    ("of", "stored"),
    [
        (PersonSettings, {"zone": "Mars/Olympus"}),
        (PersonSettings, {"quiet_from": 24}),
        (PersonSettings, {"quiet_until": -1}),
        (PersonSettings, {"reminders": "hourly"}),
        (ServerSettings, {"clock": "2h"}),
    ],
)
def test_nonsense_is_refused(of: type[BaseModel], stored: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        of.model_validate(stored)


@pytest.mark.parametrize(
    ("stored", "clock"),
    [
        ({"clock": "3d", "newer": "1d+3d"}, "1d+3d"),
        ({"clock": "3d", "newer": ""}, "3d"),
        ({"clock": "3d", "newer": "zzz"}, "3d"),
        ({"clock": "1d+3d"}, "1d+3d"),
    ],
)
def test_the_clock_of_a_server_of_before_2_0_is_kept(stored: dict[str, Any], clock: str) -> None:
    settings = ServerSettings.model_validate(stored)
    assert settings.clock == clock
    assert "newer" not in settings.model_dump()


@pytest.mark.parametrize("settings", [PersonSettings(), ServerSettings()])
def test_all_that_a_menu_offers_can_be_stored_and_is_shown_as_chosen(
    settings: PersonSettings | ServerSettings,
) -> None:
    for name, menu in chosen(settings).items():
        for value in menu.choices:
            after = changed(settings, {name: value})
            assert menu.now(getattr(after, name)) == value
            assert type(after).model_validate_json(after.model_dump_json()) == after
        with pytest.raises(Refused, match="bot-no-such-choice"):
            changed(settings, {name: "oops"})


def test_no_channels_chosen_means_everywhere() -> None:
    assert ServerSettings().allows(5)
    assert ServerSettings(channels=(5, 6)).allows(6)
    assert not ServerSettings(channels=(5, 6)).allows(7)


def test_places_come_before_abbreviations() -> None:
    assert zones().index("Europe/Berlin") < zones().index("CET")
    assert zones().index("Pacific/Wallis") < zones().index("Etc/GMT+1")


@pytest.mark.parametrize("typed", ["new york", "America/New", " NEW_YORK"])
def test_a_time_zone_is_found_by_its_city(typed: str) -> None:
    assert "America/New_York" in [choice.value for choice in zone_choices(typed)]
