"""The profile's picture."""

from __future__ import annotations

from random import Random

import pytest

from bot.cogs.standing.sheets.profile import (
    ProfileCard,
    ShowProfile,
    profile_sheet,
    scale,
    unrated_sheet,
)
from bot.cogs.standing.store.careers import Done, Opponent, Profile, Tally
from bot.data.lapses import Lapse
from bot.data.ratings import ALL
from bot.table.player import DELETED
from games import pen
from tests.bot.matches import text_of

NEVER = Lapse(0, 0)


@pytest.mark.parametrize("spread", [50, 90, 140, 300, 700, 1500])
def test_the_chart_uses_its_height(spread: int) -> None:
    random = Random(spread)
    for _ in range(200):
        low = random.randint(-200, 2400)
        course = [low, *(random.randint(low, low + spread) for _ in range(8)), low + spread]
        lines = scale(course)
        assert lines[0] <= min(course) <= max(course) <= lines[-1]
        assert spread / (lines[-1] - lines[0]) >= 0.5
        assert len(lines) <= 6


@pytest.mark.parametrize("course", [[1500], [1500, 1500, 1500], [1512, 1514]])
def test_ratings_that_hardly_change_are_drawn_level(course: list[int]) -> None:
    lines = scale(course)
    assert lines[0] <= min(course) <= max(course) <= lines[-1]
    assert lines[-1] - lines[0] >= 25


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Deleted person"), ("de", "Gelöschte Person"), ("ru", "Удалённый игрок")],
)
def test_who_had_their_data_deleted_is_called_so_in_the_readers_language(
    language: str, said: str
) -> None:
    tally = Tally(ALL, 1500, 30, 4, 3, 1, 0, (1480, 1500))
    profile = Profile(tally, (), 2, 2, Opponent(DELETED, 3, 2))
    sheet = profile_sheet("Anna", profile, NEVER, language)
    assert said in sheet.alt
    assert said in str(sheet.view.to_components())


def test_its_picture_calls_nobody_by_what_cant_be_drawn() -> None:
    tally = Tally(ALL, 1500, 30, 4, 3, 1, 0, (1480, 1500))
    profile = Profile(tally, (), 2, 2, Opponent("🦊🦊", 3, 2))
    written = {word.text for word in pen.words(ProfileCard("🦊Anna", profile).draw())}
    assert {"Anna", "most often against Nameless"} <= written


def test_whom_a_version_before_stored_by_a_name_that_nobody_sees_has_a_stand_in() -> None:
    tally = Tally(ALL, 1500, 30, 4, 3, 1, 0, (1480, 1500))
    profile = Profile(tally, (), 2, 2, Opponent("Bob", 3, 2))
    assert "Nameless" in text_of(profile_sheet("\u3164", profile, NEVER, "en"))
    assert "Nameless" in text_of(unrated_sheet("\u3164", (), NEVER, "en", 7))


def test_a_profile_leads_to_achievements_but_not_where_everybody_sees_it() -> None:
    tally = Tally(ALL, 1500, 30, 4, 3, 1, 0, (1480, 1500))
    profile = Profile(tally, (), 2, 2, Opponent("Bob", 3, 2))
    asked, shown = (
        profile_sheet("Anna", profile, NEVER, "en", show) for show in (ShowProfile(7), None)
    )
    assert "t:0:feats.7" in str(asked.view.to_components())
    assert "feats" not in str(shown.view.to_components())
    done = Done("bushwhacked", 1, 1, 0)
    for some, leads in (([done], True), ([], False)):
        unrated = unrated_sheet("Anna", some, NEVER, "en", 7)
        assert ("t:0:feats.7" in str(unrated.view.to_components())) == leads


@pytest.mark.parametrize(
    ("late", "told"),
    [
        (Lapse(0, 0), ""),
        (Lapse(0, 1), "Ran out of time in 0 of 1 match in the last half year (0%)."),
        (Lapse(2, 40), "Ran out of time in 2 of 40 matches in the last half year (5%)."),
    ],
)
def test_it_says_how_often_somebody_ran_out_of_time(late: Lapse, told: str) -> None:
    without, said = (text_of(unrated_sheet("Anna", [], n, "en", 7)) for n in (NEVER, late))
    assert said.removeprefix(without).strip() == told
