"""Leaderboards, profiles and histories from the database, and their pictures."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cogs.records.store import StoredMatches
from bot.cogs.standing.sheets.history import history_sheet
from bot.cogs.standing.sheets.leaderboard import SERVER, Leaderboard
from bot.cogs.standing.sheets.profile import (
    ProfileCard,
    ShowProfile,
    profile_sheet,
    scale,
    unrated_sheet,
)
from bot.cogs.standing.store.careers import A_LIST, Careers, Done, Opponent, Profile, Tally
from bot.cogs.standing.store.ranking import A_PAGE, Ranked, Ranking, Standings
from bot.data import schema
from bot.data.lapses import Lapse
from bot.data.people import People
from bot.data.ratings import ALL, EVERYWHERE
from bot.data.store import Store
from bot.message.words import ALT
from bot.table.player import DELETED
from games import pen
from games.core import ENGLISH, LANGUAGES
from tests.bot.matches import text_of
from tests.bot.tables import GUILD, OTHER, finish

HERE = (GUILD, ALL)


@pytest.fixture
def standings(store: Store) -> Standings:
    return Standings(store.engine)


@pytest.fixture
def careers(store: Store) -> Careers:
    return Careers(store.engine)


async def people(store: Store, points: list[int], guild: int = GUILD) -> None:
    """Store rated people 1, 2, ... with these points, as after many matches."""
    rows: list[dict[str, Any]] = [
        {
            "guild": guild,
            "game": ALL,
            "person": person,
            "mu": 25.0,
            "sigma": 5.0,
            "points": value,
            "matches": person,
            "wins": 0,
            "streak": 0,
            "longest": 0,
        }
        for person, value in enumerate(points, 1)
    ]
    names = [{"id": row["person"], "name": f"P{row['person']}"} for row in rows]
    async with store.engine.begin() as connection:
        await connection.execute(sa.insert(schema.ratings), rows)
        await connection.execute(sa.insert(schema.people), names)


# --- leaderboards --------------------------------------------------------------------------------


async def test_equal_points_share_a_rank_and_the_next_one_is_left_out(
    store: Store, standings: Standings
) -> None:
    await people(store, [1500, 1200, 1500, 1400])
    ranking = await standings.ranking(HERE, 0, me=2)
    assert [(line.rank, line.points) for line in ranking.lines] == [
        (1, 1500),
        (1, 1500),
        (3, 1400),
        (4, 1200),
    ]
    assert ranking.mine == ranking.lines[3]


async def test_a_shared_rank_goes_over_to_the_next_page(store: Store, standings: Standings) -> None:
    await people(store, [2000, *[1500] * A_PAGE, 1400])
    ranking = await standings.ranking(HERE, 1, me=0)
    assert [line.rank for line in ranking.lines] == [2, A_PAGE + 2]
    assert (ranking.page, ranking.last) == (1, 1)


async def test_ones_own_line_is_known_on_every_page(store: Store, standings: Standings) -> None:
    await people(store, [2000 - n for n in range(3 * A_PAGE)])
    ranking = await standings.ranking(HERE, 0, me=25)
    assert ranking.mine
    assert (ranking.mine.rank, ranking.mine.name) == (25, "P25")
    board = Leaderboard(ALL, SERVER, ranking, 25)
    assert board.apart == ranking.mine
    assert board.words.splitlines()[1].startswith("You: 25. P25: 1976 ±")
    assert (await standings.ranking(HERE, 0, me=999)).mine is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_page_is_told_to_its_last_line_with_ones_own_first(language: str) -> None:
    mine = Ranked(9999, 25, "Q" * 32, 1500, 250, matches=9, wins=9, streak=9)
    others = tuple(replace(mine, person=n) for n in range(A_PAGE))
    board = Leaderboard(ALL, SERVER, Ranking(others, mine, 0, 1), 25, language)
    _, own, *told = board.words.splitlines()
    assert own.endswith(told[0])
    assert own != told[0]
    assert len(told) == A_PAGE
    assert len(board.words) <= ALT


async def test_a_page_too_far_is_the_last(store: Store, standings: Standings) -> None:
    assert (await standings.ranking(HERE, 7, me=1)).lines == ()
    await people(store, [1000] * (A_PAGE + 1))
    ranking = await standings.ranking(HERE, 99_999, me=1)
    assert (ranking.page, len(ranking.lines)) == (1, 1)


async def test_who_left_and_who_is_forgotten_is_left_out_and_not_counted(
    store: Store, standings: Standings
) -> None:
    await people(store, [1500, 1400, 1300])
    await standings.set_gone(GUILD, [1], True)
    ranking = await standings.ranking(HERE, 0, me=1)
    assert [(line.rank, line.person) for line in ranking.lines] == [(1, 2), (2, 3)]
    assert ranking.mine
    assert ranking.mine.gone
    await standings.set_gone(GUILD, [1], False)
    ranking = await standings.ranking(HERE, 0, me=1)
    assert [line.person for line in ranking.lines] == [1, 2, 3]


async def test_ratings_are_provisional_before_ten_matches(
    store: Store, standings: Standings
) -> None:
    await people(store, [1000 - n for n in range(10)])
    lines = (await standings.ranking(HERE, 0, me=0)).lines
    assert [line.provisional for line in lines] == [True] * 9 + [False]


async def test_everywhere_counts_all_servers(store: Store, standings: Standings) -> None:
    await finish(store, [1, 2], loser=2)
    await finish(store, [1, 3], loser=3, guild=OTHER)
    assert len((await standings.ranking((EVERYWHERE, ALL), 0, me=1)).lines) == 3
    assert len((await standings.ranking(HERE, 0, me=1)).lines) == 2
    assert (await standings.ranking((GUILD, "graverobber"), 0, me=1)).lines == ()


async def test_the_leaderboard_is_drawn_for_every_number_of_lines(
    store: Store, standings: Standings
) -> None:
    await people(store, [1000 - n for n in range(A_PAGE)])
    ranking = await standings.ranking(HERE, 0, me=3)
    image = Leaderboard(ALL, SERVER, ranking, 3).draw()
    assert image.width == 1000
    one = type(ranking)(ranking.lines[:1], ranking.lines[5], 0, 0)
    assert Leaderboard(ALL, SERVER, one, 6).draw().height < image.height


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Deleted person"), ("de", "Gelöschte Person")]
)
def test_who_had_their_data_deleted_is_called_so_in_the_readers_language(
    language: str, said: str
) -> None:
    line = Ranked(1, -5, DELETED, 1500, 30, 4, 3, 1)
    ranking = Ranking((line,), None, 0, 0)
    assert f"1. {said}: 1500" in Leaderboard(ALL, SERVER, ranking, 1, language).words
    drawn = [
        Leaderboard(ALL, SERVER, Ranking((replace(line, name=name),), None, 0, 0), 1, language)
        for name in (DELETED, said)
    ]
    assert drawn[0].draw().tobytes() == drawn[1].draw().tobytes()


# --- profiles ------------------------------------------------------------------------------------


async def test_a_profile_tells_of_results_streaks_and_the_favourite_opponent(
    store: Store, careers: Careers
) -> None:
    for opponent, loser in ((2, 2), (2, 2), (3, 3), (2, 1), (3, None)):
        await finish(store, [1, opponent], loser)
    await finish(store, [1, 4], loser=4, guild=OTHER)
    profile = await careers.profile(GUILD, 1)
    assert profile
    overall, [game] = profile.overall, profile.games
    assert (overall.won, overall.drawn, overall.lost) == (3, 1, 1)
    assert (game.game, game.course) == ("bushwhacked", overall.course)
    assert len(overall.course) == 5
    assert overall.course[-1] == overall.points
    assert (profile.streak, profile.longest) == (0, 3)
    assert (profile.favourite.name, profile.favourite.matches, profile.favourite.ahead) == (
        "P2",
        3,
        2,
    )
    sheet = profile_sheet("P1", profile, Lapse(0, 0), ENGLISH)
    assert "All games: " in sheet.alt
    assert "P2**, 3 matches, ahead in 2" in str(sheet.view.to_components())
    await People(store.engine).forget(2, -(2**40))
    profile = await careers.profile(GUILD, 1)
    assert profile
    assert profile.favourite == Opponent("P3", 2, 1)


async def test_unrated_matches_are_not_in_a_profile(store: Store, careers: Careers) -> None:
    await finish(store, [1, 2], loser=2, turns=1)
    assert await careers.profile(GUILD, 1) is None
    assert not (await careers.history(GUILD, 1, 0)).entries[0].rated
    assert (await careers.history(GUILD, 2, 0)).entries[0].rated
    await finish(store, [1, 2], loser=2)
    await finish(store, [1, 2], loser=1, level="easy")
    profile = await careers.profile(GUILD, 1)
    assert profile
    assert profile.overall.matches == 1
    assert len(profile.overall.course) == 1


# --- history -------------------------------------------------------------------------------------


async def test_a_history_has_the_newest_match_first_page_by_page(
    store: Store, careers: Careers
) -> None:
    tables = [await finish(store, [1, 2], loser=1 + n % 2) for n in range(A_LIST + 2)]
    history = await careers.history(GUILD, 1, 0)
    assert [entry.table for entry in history.entries] == [t.id for t in tables[:1:-1]]
    assert (history.page, history.last) == (0, 1)
    older = await careers.history(GUILD, 1, 9)
    assert [entry.table for entry in older.entries] == [tables[1].id, tables[0].id]
    assert [entry.place for entry in older.entries] == [1, 2]
    assert older.entries[0].opponents == ("P2",)
    names = [player.name for player in older.entries[0].players]
    assert older.entries[0].reason.say(names) == "P2 resigned"
    assert (await careers.history(OTHER, 1, 0)).entries == ()


async def test_the_history_says_what_became_of_every_match(store: Store, careers: Careers) -> None:
    for loser, turns in ((1, 40), (2, 40), (None, 1)):
        await finish(store, [1, 2], loser, turns=turns)
    sheet = history_sheet(await careers.history(GUILD, 1, 0), ENGLISH)
    text = str(sheet.view.to_components())
    assert text.index("**drawn**") < text.index("**won**") < text.index("**lost**")
    assert text.count("not rated") == 1
    assert "40 turns" in text


async def test_the_last_match_of_a_channel(store: Store) -> None:
    table = await finish(store, [1, 2], loser=2)
    matches = StoredMatches(store.engine)
    assert await matches.last_finished(table.channel) == table.id
    assert await matches.last_finished(10**9) is None
    assert await matches.times(table.id) == [1000.0] * len(table.match.log)  # type: ignore[union-attr]


# --- the profile's picture ------------------------------------------------------------------------


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
def test_on_a_profile_whose_data_was_deleted_is_called_so_in_the_readers_language(
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
        (Lapse(0, 1), "Never ran out of time in the last half year."),
        (Lapse(2, 40), "Ran out of time in 2 of 40 matches in the last half year (5%)."),
    ],
)
def test_it_says_how_often_somebody_ran_out_of_time(late: Lapse, told: str) -> None:
    without, said = (text_of(unrated_sheet("Anna", [], n, "en", 7)) for n in (NEVER, late))
    assert said.removeprefix(without).strip() == told
