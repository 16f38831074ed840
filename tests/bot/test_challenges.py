"""Challenges to everybody without Discord: whom they fit, what becomes of them, what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cogs.challenges.challenge import (
    LIFE,
    MOVED,
    Challenge,
    ChallengeTerms,
    Reader,
    first_terms,
    followed,
    plain_terms,
)
from bot.cogs.challenges.follow import ChallengesFollow
from bot.cogs.challenges.store import PAGE, Challenges, Quicker, insert, move, pages
from bot.cogs.challenges.waiting import A_DAY, UNANSWERED, check_challenging
from bot.data import ratings, schema
from bot.data.database import Database, connect
from bot.data.store import Store
from bot.live.tables import Tables
from bot.table import lobby as lobbies
from bot.table.facts import Stage
from bot.table.lobby import MOST_OPEN
from bot.table.player import Player
from bot.table.reach import DIRECT, GONE
from bot.table.table import Table
from games import GAMES
from games.core import ENGLISH, LANGUAGES, Refused, Text, say
from tests.bot.matches import seated
from tests.bot.tables import GUILD, OTHER, finish
from tests.databases import migrated, on_server, write

NAMES = ("Anna", "Bob", "Cleo")
ANNA, BOB, CLEO = (Player(n, name) for n, name in enumerate(NAMES, 1))
NOW = 1_000_000.0
GAME = "graverobber"


def challenge(person: int = 1, **changes: object) -> Challenge:
    new = Challenge(
        person=person,
        game=GAME,
        terms=plain_terms(GAME, "1d"),
        language=ENGLISH,
        points=1000,
        opened=NOW,
    )
    return replace(new, **changes)  # type: ignore[arg-type]


def lobby(*players: Player, game: str = GAME, **more: object) -> Table:
    return seated(game, *players, **{"id": 7, "guild": GUILD} | more)


def reader(person: int = 2, language: str = ENGLISH, points: int = 1000) -> Reader:
    return Reader(person, language, dict.fromkeys(GAMES, points))


# --- whom it fits --------------------------------------------------------------------------------


def test_it_is_not_for_oneself_nor_for_other_strengths_or_languages_if_its_host_says_so() -> None:
    assert reader().suits(challenge())
    assert not reader(person=1).suits(challenge())
    near = challenge().ranged(150)
    assert [reader(points=p).suits(near) for p in (849, 850, 1150, 1151)] == [
        False,
        True,
        True,
        False,
    ]
    assert near.ranged(None) == challenge()
    mine = challenge(language="de", terms=ChallengeTerms(anyone=False))
    assert reader(language="de").suits(mine)
    assert not reader(language="ru").suits(mine)
    assert reader(language="ru").suits(replace(mine, terms=ChallengeTerms()))
    assert not Reader(2, ENGLISH, {}).suits(challenge())


def test_one_may_be_only_for_people_who_seldom_run_out_of_time() -> None:
    late = replace(reader(2), prompt=False)
    assert late.suits(challenge())
    prompt = challenge(terms=replace(plain_terms(GAME, "1d"), prompt=True))
    assert (late.suits(prompt), reader(2).suits(prompt)) == (False, True)


def test_the_best_comes_first() -> None:
    def one(id: int, language: str, points: int, age: float) -> Challenge:
        return challenge(id=id, person=9, language=language, points=points, opened=NOW - age)

    some = [
        one(1, "de", 1000, 0),
        one(2, ENGLISH, 1600, 0),
        one(3, ENGLISH, 1010, 60),
        one(4, ENGLISH, 990, 30),
        one(5, ENGLISH, 1001, 90),
        one(6, "de", 1300, 0),
    ]
    best = reader().sorted([*some, some[0], replace(some[1], id=7, free=False)])
    assert [found.id for found in best] == [4, 3, 5, 2, 1, 6]


# --- what becomes of it --------------------------------------------------------------------------


def after(one: Challenge, table: Table) -> Challenge:
    """What is left of it once its lobby is like this."""
    found = followed(one, table)
    assert found
    return found


def test_it_follows_what_the_host_chooses_in_the_lobby() -> None:
    table = lobby(ANNA, game="bushwhacked")
    one = challenge(game="bushwhacked", terms=first_terms(table), table=7)
    assert one.terms == replace(plain_terms("bushwhacked", table.clock), options={})
    slower = lobbies.set_clock(table, "3d", by=1)
    assert followed(one, slower) == replace(one, terms=replace(one.terms, clock="3d"))
    assert after(one, lobbies.set_casual(table, 1, casual=True)).terms.casual
    four = lobbies.set_wanted(replace(table, reach="direct"), 4, by=1)
    assert after(one, four).terms.wanted == 4


def test_it_is_taken_when_as_many_sit_there_as_it_wants_and_free_again_when_one_leaves() -> None:
    table = lobby(ANNA, game="bushwhacked")
    one = challenge(game="bushwhacked", terms=first_terms(table), table=7)
    both = after(one, lobbies.join(table, BOB))
    assert not both.free
    assert after(both, lobbies.leave(lobbies.join(table, BOB), BOB.id)) == one
    assert first_terms(lobbies.join(table, BOB)).wanted == 3
    assert not after(one, lobbies.invite(table, BOB, by=1)).free


def test_it_goes_when_its_match_begins_or_its_host_goes() -> None:
    table = lobby(ANNA, BOB)
    one = challenge(table=7)
    assert followed(one, lobbies.start(table, 1, Random(1), NOW)) is None
    assert followed(one, lobbies.cancel(table, 1)) is None
    assert followed(one, lobbies.leave(table, 1)) is None  # Bob is the host now
    assert followed(one, lobbies.leave(lobby(ANNA), 1)) is None
    assert followed(one, table.closed(say("bot-ending-moderated", who="Mo"))) is None


@pytest.mark.parametrize(
    "ending", [say("bot-ending-made-way"), say("bot-ending-replaced"), GONE, MOVED]
)
def test_it_lives_on_without_the_place_of_its_lobby(ending: Text) -> None:
    one = challenge(table=7, free=False)
    closed = lobby(ANNA).closed(ending)
    assert followed(one, closed) == replace(one, table=None, free=True)


def test_if_a_message_does_not_arrive_it_depends_on_whose() -> None:
    one = challenge(table=7, free=False)
    ending = Text("bot-ending-not-delivered")
    to_bob = lobby(ANNA, replace(BOB, reachable=False), reach="direct").closed(ending)
    assert followed(one, to_bob) == replace(one, table=None, free=True)
    to_anna = lobby(replace(ANNA, reachable=False), BOB, reach="direct").closed(ending)
    assert followed(one, to_anna) is None


def test_its_lobby_in_direct_messages_has_its_terms() -> None:
    terms = ChallengeTerms({"rounds": "1"}, "red", True, "5m", True, 2)
    table = challenge(terms=terms, language="de").lobby(ANNA, NOW)
    assert (table.guild, table.language) == (DIRECT, "de")
    assert (table.clock, table.side, table.first, table.casual) == ("5m", "red", 1, True)
    assert (table.wanted, table.options, table.host) == (2, {"rounds": "1"}, 1)


# --- stored --------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def challenges(store: Store) -> Challenges:
    return Challenges(store.engine)


async def test_what_is_stored_is_read_again(store: Store, challenges: Challenges) -> None:
    one = challenge(
        terms=ChallengeTerms({"rounds": "1"}, "red", True, "5m", True, 2, False),
        guild=GUILD,
        channel=5,
        language="ru",
    ).ranged(300)
    await challenges.add(one, ANNA, 3)
    [read] = await challenges.of(1, NOW)
    assert read == replace(one, id=read.id)
    assert await store.name_of(1) == "Anna"
    assert await challenges.free(read.id, NOW) == read
    assert await challenges.own(read.id, 1, NOW) == read
    with pytest.raises(Refused):
        await challenges.own(read.id, 2, NOW)
    changed = replace(read, terms=replace(read.terms, casual=False), points=5)
    await challenges.change(read, changed)
    assert await challenges.of(1, NOW) == [changed]
    await challenges.change(changed, None)
    assert await challenges.of(1, NOW) == []
    with pytest.raises(Quicker):
        await challenges.change(changed, None)


async def test_nobody_has_more_than_three_even_if_they_press_at_once(
    challenges: Challenges,
) -> None:
    tries = [challenges.add(challenge(), ANNA, 3) for _ in range(6)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, Refused) for one in done) == 3
    await challenges.add(challenge(person=2), BOB, 3)
    later = challenge(opened=NOW + LIFE + 1)
    await challenges.add(later, ANNA, 3)  # the others are over


async def test_after_a_day_it_is_over_and_then_deleted(
    store: Store, challenges: Challenges
) -> None:
    await challenges.add(challenge(), ANNA, 3)
    [one] = await challenges.found(ENGLISH, [GAME], NOW + LIFE - 1)
    over = NOW + LIFE + 1
    assert await challenges.found(ENGLISH, [GAME], over) == []
    assert await challenges.of(1, over) == []
    with pytest.raises(Quicker):
        await challenges.free(one.id, over)
    assert await rows(store) == 1
    await challenges.forget(NOW + LIFE - 1)
    assert await rows(store) == 1
    await challenges.forget(over)
    assert await rows(store) == 0


async def rows(store: Store) -> int:
    async with store.engine.reading() as connection:
        count = sa.select(sa.func.count()).select_from(schema.challenges)
        return await connection.scalar(count) or 0


async def test_it_is_found_by_game_and_in_all_languages(challenges: Challenges) -> None:
    for person, (game, language) in enumerate(
        [(GAME, "en"), (GAME, "de"), ("bushwhacked", "de"), ("cop_and_rob", "ru")], 1
    ):
        one = challenge(person, game=game, language=language)
        await challenges.add(one, Player(person, "P"), 3)

    async def found(language: str, *games: str) -> set[int]:
        return {one.person for one in await challenges.found(language, games, NOW)}

    assert await found("en", *GAMES) == await found("fr", *GAMES) == {1, 2, 3, 4}
    assert await found("de", GAME) == await found("ru", GAME) == {1, 2}
    assert await found("de", "pointsweeper") == set()


async def test_what_cant_be_read_is_left_out(store: Store, challenges: Challenges) -> None:
    for person, game in ((1, GAME), (2, "of-tomorrow"), (3, GAME)):
        await challenges.add(challenge(person, game=game), Player(person, "P"), 3)
    row = schema.challenges.c
    broken = sa.update(schema.challenges).where(row.person == 3).values(terms="{oops")
    await write(store.engine, broken)
    everything = await challenges.found(ENGLISH, list(GAMES), NOW)
    assert {one.person for one in everything} == {1}
    assert await challenges.of(3, NOW) == []


# --- two pages, however many there are -----------------------------------------------------------


@pytest_asyncio.fixture(params=["here", "postgresql"])
async def both(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """A database of this run's kind, and a PostgreSQL in any case."""
    if request.param == "here":
        url = await migrated(tmp_path)
    else:
        url = await on_server()
    engine = connect(url)
    yield engine
    await engine.dispose()


async def crowd(engine: Database, many: int) -> None:
    """Many challenges, one after the other, in every game and language."""
    pairs = [(game, code) for game in GAMES for code in LANGUAGES]
    values = [
        {
            "person": n,
            "game": pairs[n % len(pairs)][0],
            "terms": "{}",
            "language": pairs[n % len(pairs)][1],
            "points": 1000,
            "free": n % 10 > 0,
            "opened": NOW - n,
            "until": NOW - n + LIFE,
        }
        for n in range(many)
    ]
    async with engine.begin() as connection:
        await connection.execute(sa.insert(schema.challenges), values)
        await connection.execute(sa.text("ANALYZE"))


async def explained(engine: Database, query: sa.Select[object]) -> list[str]:
    """How the database would answer."""
    sqlite = engine.dialect.name == "sqlite"
    text = str(query.compile(engine.sync_engine, compile_kwargs={"literal_binds": True}))
    how = "EXPLAIN QUERY PLAN " if sqlite else "EXPLAIN "
    async with engine.reading() as connection:
        found = await connection.execute(sa.text(how + text.replace(":", "\\:")))
        return [str(row[-1]) for row in found]


@pytest.mark.parametrize("games", [list(GAMES), [GAME]], ids=["all", "one"])
async def test_both_pages_are_read_by_an_index(both: Database, games: list[str]) -> None:
    await crowd(both, 3000)
    theirs, newest = pages("de", games, NOW)
    for page, index in (
        (theirs, "challenges_by_language"),
        (newest, "challenges_by_language" if len(games) == 1 else "challenges_by_age"),
    ):
        plan = await explained(both, page)
        asks = [line for line in plan if " challenges" in line]
        assert asks
        assert all(index in line for line in asks), plan
        assert not any(word in line for word in ("TEMP B-TREE", "Sort") for line in plan), plan
        async with both.reading() as connection:
            assert len((await connection.execute(page)).all()) <= PAGE


# --- lobbies, stored -----------------------------------------------------------------------------


@pytest.fixture
def tables(store: Store, challenges: Challenges) -> Tables:
    tables = Tables(store, lambda: NOW, Random(1))
    tables.follows.append(ChallengesFollow(challenges))
    return tables


async def opened_to_all(
    tables: Tables, challenges: Challenges, *people: Player, game: str = GAME
) -> tuple[Table, Challenge]:
    """A stored lobby that is open to everybody."""
    table = await tables.create(lobby(*people, game=game, id=0), interaction=1)
    new = challenge(game=game, terms=first_terms(table), table=table.id)
    async with tables.hold(table.id) as held:
        await held.beside(lambda connection: insert(connection, new, people[0], 3))
    found = await challenges.at(table.id)
    assert found
    return table, found


async def save(tables: Tables, id: int, change: Callable[[Table], Table]) -> None:
    async with tables.hold(id) as held:
        await held.save(change(held.table), None)


async def test_its_row_changes_with_the_lobby(tables: Tables, challenges: Challenges) -> None:
    table, one = await opened_to_all(tables, challenges, ANNA)
    await save(tables, table.id, lambda t: lobbies.set_clock(t, "3d", by=1))
    [slower] = await challenges.of(1, NOW)
    assert slower.terms.clock == "3d"
    await save(tables, table.id, lambda t: lobbies.join(t, BOB))
    assert await challenges.found(ENGLISH, [GAME], NOW) == []
    with pytest.raises(Quicker):
        await challenges.free(one.id, NOW)
    await save(tables, table.id, lambda t: lobbies.leave(t, BOB.id))
    assert await challenges.found(ENGLISH, [GAME], NOW) == [slower]
    await save(tables, table.id, lambda t: lobbies.join(t, BOB))
    await save(tables, table.id, lambda t: lobbies.start(t, 1, Random(1), NOW))
    assert await challenges.of(1, NOW) == []


async def test_who_is_there_is_known_without_reading_the_lobby(
    tables: Tables, challenges: Challenges
) -> None:
    table, one = await opened_to_all(tables, challenges, ANNA, game="bushwhacked")
    await save(tables, table.id, lambda t: lobbies.join(t, BOB))
    await challenges.add(challenge(person=3), CLEO, 3)
    some = [one, *await challenges.of(3, NOW)]
    assert await challenges.people(some) == {one.id: {1, 2}, some[1].id: {3}}


async def test_when_its_lobby_makes_way_it_has_none(tables: Tables, challenges: Challenges) -> None:
    table, one = await opened_to_all(tables, challenges, ANNA)
    await tables.close([table.id], say("bot-ending-made-way"))
    assert await challenges.free(one.id, NOW) == replace(one, table=None)
    assert await tables.store.loose_challenges_of(1, NOW) == 1


async def taking(tables: Tables, one: Challenge, by: Player, interaction: int) -> Table:
    table = lobbies.join(one.lobby(ANNA, NOW), by)
    return await tables.open_direct(table, interaction, partial(move, one, False))


async def test_of_two_who_take_it_at_once_one_gets_it(
    tables: Tables, challenges: Challenges, store: Store
) -> None:
    await challenges.add(challenge(), ANNA, 3)
    [one] = await challenges.of(1, NOW)
    takers = [taking(tables, one, by, n) for n, by in enumerate((BOB, CLEO), 50)]
    done = await asyncio.gather(*takers, return_exceptions=True)
    [table] = [found for found in done if isinstance(found, Table)]
    assert [type(other) for other in done if other is not table] == [Quicker]
    assert [table.reach, table.guild] == ["direct", DIRECT]
    assert await store.open_tables_of(1) == [table.id]  # nothing is left of the other one
    [taken] = await challenges.of(1, NOW)
    assert taken == replace(one, free=False, table=table.id)
    await save(tables, table.id, lambda t: lobbies.start(t, 1, Random(1), NOW))
    assert await challenges.of(1, NOW) == []


async def test_a_lobby_that_it_has_left_does_not_change_it(
    tables: Tables, challenges: Challenges
) -> None:
    table, one = await opened_to_all(tables, challenges, ANNA)
    direct = await taking(tables, one, CLEO, 50)
    joined = lobbies.join(table, BOB)
    assert await ChallengesFollow(challenges).follow(table, joined, NOW) is None
    [taken] = await challenges.of(1, NOW)
    assert taken.table == direct.id
    await tables.close([table.id], say("bot-ending-cancelled"))
    assert await challenges.of(1, NOW) == [taken]


async def test_a_challenge_whose_table_nobody_could_read_any_more_is_mended(
    tables: Tables, challenges: Challenges, store: Store
) -> None:
    await challenges.add(challenge(), ANNA, 3)
    [one] = await challenges.of(1, NOW)
    table = await taking(tables, one, BOB, 50)
    [taken] = await challenges.of(1, NOW)
    await challenges.mend(taken)
    assert await challenges.of(1, NOW) == [taken]  # its table is open
    await store.close_unread(table.id)
    await challenges.mend(taken)
    assert await challenges.of(1, NOW) == [one]


async def test_lobbies_count_in_all_servers(tables: Tables, store: Store) -> None:
    for n, guild in enumerate((GUILD, OTHER, DIRECT), 1):
        place = replace(lobby(ANNA), guild=guild, channel=70 + n, id=0)
        await tables.create(place, interaction=n)
    assert sorted(await store.lobbies_of(1, GUILD)) == [(71, True), (72, True), (73, True)]


async def test_ratings_are_those_of_all_servers(store: Store) -> None:
    await finish(store, [1, 2], 1, guild=GUILD)
    await finish(store, [1, 2], 1, guild=OTHER)
    mine = await ratings.points(store.engine, 2, ["bushwhacked", GAME])
    assert mine["bushwhacked"] > mine[GAME] == 1000


# --- to one person -------------------------------------------------------------------------------


def asked(host: Player, whom: Player, stage: Stage = "lobby") -> Table:
    """A challenge of one person to another."""
    new = replace(lobby(host, id=0, guild=DIRECT), invited=(whom,), personal=True, opened=NOW)
    return replace(new, stage=stage)


SOMEBODY = [Player(n, f"P{n}") for n in range(10, 10 + UNANSWERED)]
CLOSED = [asked(ANNA, one, stage="closed") for one in SOMEBODY]


@pytest.mark.parametrize(
    ("before", "loose", "told"),
    [
        ([], 0, ""),
        ([asked(ANNA, BOB)], 0, "bot-personal-open"),
        ([asked(BOB, ANNA)], 0, "bot-personal-open"),
        ([asked(ANNA, BOB, stage="closed"), asked(CLEO, ANNA), lobby(BOB, ANNA, id=0)], 0, ""),
        ([lobby(ANNA, id=0)], MOST_OPEN - 2, ""),
        ([lobby(ANNA, id=0)], MOST_OPEN - 1, "bot-personal-too-many"),
        ([lobby(ANNA, id=0), asked(ANNA, CLEO), lobby(ANNA, id=0)], 0, "bot-personal-too-many"),
        (CLOSED[1:], 0, ""),
        (CLOSED, 0, "bot-personal-enough"),
        ([replace(one, opened=NOW - A_DAY) for one in CLOSED], 0, ""),
    ],
)
async def test_how_much_somebody_may_have_open_to_challenge_one_person(
    store: Store, before: list[Table], loose: int, told: str
) -> None:
    """The new lobby is stored already, in the same transaction. `loose`: challenges to everybody
    whose lobby has closed."""
    for channel, table in enumerate([*before, asked(ANNA, BOB)]):
        await store.create(replace(table, channel=channel), press=channel, now=NOW)
    async with store.engine.begin() as connection:
        for _ in range(loose):
            await insert(connection, challenge(), ANNA, MOST_OPEN)
        with pytest.raises(Refused, match=told) if told else nullcontext():
            await check_challenging(connection, ANNA.id, BOB.id, "Bob", NOW)
