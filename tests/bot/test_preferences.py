"""Preferences: how they are stored and checked, and quiet hours in every time zone."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from discord.ui import Modal
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.cogs.people.me_sheet import me_form
from bot.cogs.people.preferences import changed
from bot.data.preferences import PersonSettings, ServerSettings, chosen, quiet, wakes, zones
from bot.message.made import read_in
from bot.message.options import options_form
from bot.table.terms import terms
from games import GAMES
from games.core import LANGUAGES, Refused
from local_discord.checks.basics import Report
from local_discord.checks.modals import check_modal
from tests.bot.matches import BOB, lobby

pytestmark = pytest.mark.lite

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


@pytest.mark.parametrize(
    ("hour", "sleeping"), [(21, False), (22, True), (23, True), (0, True), (6, True), (7, False)]
)
def test_quiet_hours_go_over_midnight(hour: int, sleeping: bool) -> None:
    assert quiet(NIGHT, berlin(2024, 5, 1, hour, 59)) is sleeping


def test_quiet_hours_within_a_day() -> None:
    siesta = PersonSettings(quiet_from=13, quiet_until=15)
    noon = datetime(2024, 5, 1, 12, tzinfo=UTC).timestamp()
    assert [quiet(siesta, noon + 3600 * n) for n in range(4)] == [False, True, True, False]


def test_until_somebody_sets_when_they_begin_there_are_no_quiet_hours() -> None:
    settings = PersonSettings(quiet_until=7)
    assert not any(quiet(settings, 3600.0 * hour) for hour in range(24))


def test_the_same_hour_twice_is_no_quiet_hours() -> None:
    settings = PersonSettings(quiet_from=5, quiet_until=5)
    assert not any(quiet(settings, 3600.0 * hour) for hour in range(24))


def test_one_wakes_in_the_morning_at_the_latest_next_day() -> None:
    assert wakes(NIGHT, berlin(2024, 5, 1, 23, 10)) == berlin(2024, 5, 2, 7)
    assert wakes(NIGHT, berlin(2024, 5, 2, 3, 10)) == berlin(2024, 5, 2, 7)


@pytest.mark.parametrize("day", [(2024, 3, 31), (2024, 10, 27)])
def test_the_night_in_which_the_clocks_change(day: tuple[int, int, int]) -> None:
    evening = berlin(*day) - 3600
    assert wakes(NIGHT, evening) == berlin(*day, 7)


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
    "stored",
    [{"zone": "Mars/Olympus"}, {"quiet_from": 24}, {"quiet_until": -1}, {"reminders": "hourly"}],
)
def test_a_persons_nonsense_is_refused(stored: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        PersonSettings.model_validate(stored)


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


def test_a_servers_unknown_clock_is_refused() -> None:
    with pytest.raises(ValidationError):
        ServerSettings.model_validate({"clock": "2h"})


def test_no_channels_chosen_means_everywhere() -> None:
    assert ServerSettings().allows(5)
    assert ServerSettings(channels=(5, 6)).allows(6)
    assert not ServerSettings(channels=(5, 6)).allows(7)


def test_places_come_before_abbreviations() -> None:
    assert zones().index("Europe/Berlin") < zones().index("CET")
    assert zones().index("Pacific/Wallis") < zones().index("Etc/GMT+1")
