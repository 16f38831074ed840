"""Who is called when somebody wants to play: whom the database hands out, and how often."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cogs.challenges.callees import A_DAY, A_MINUTE, MOST, PAGE, Callees
from bot.cogs.challenges.calling import STOOD, Calling
from bot.cogs.challenges.challenge import Challenge, ChallengeTerms
from bot.cogs.challenges.refusals import HOLDS, Refusals, note
from bot.cogs.challenges.store import Challenges
from bot.cogs.safety.store import Keeper, Keeping
from bot.data import schema
from bot.data.people import People
from bot.data.preferences import PersonSettings
from bot.data.store import Store
from bot.live.languages import Languages
from bot.live.tables import Tables
from bot.message.parts import Sheet
from bot.table.timer import Span
from tests.bot.matches import seated
from tests.databases import write
from tests.own_data import everything

NOW = 1_000_000.0
GAME, OTHER = "bushwhacked", "cop_and_rob"
HOST = 1


def callees(store: Store) -> Callees:
    return Callees(store, Refusals(store))


async def challenged(
    store: Store, person: int = HOST, opened: float = NOW - STOOD, **more: object
) -> Challenge:
    """A challenge as it is stored, ready to call people."""
    values = {
        "person": person,
        "game": GAME,
        "terms": '{"clock": "1d", "casual": false}',
        "language": "en",
        "points": 1000,
        "opened": opened,
        "until": opened + A_DAY,
        **more,
    }
    new = sa.insert(schema.challenges).values(values).returning(schema.challenges.c.id)
    async with store.engine.begin() as connection:
        id = (await connection.execute(new)).scalar_one()
    return Challenge(
        id=id,
        person=person,
        game=GAME,
        terms=ChallengeTerms(),
        language="en",
        points=1000,
        opened=opened,
    )


async def due(store: Store, now: float) -> list[Challenge]:
    """The challenges that call people."""
    return await Challenges(store.engine).to_call(now - STOOD, now)


async def waiting(store: Store, people: Sequence[int], game: str = GAME) -> None:
    """These people want to be called; the later they come here, the later they were called."""
    rows = [
        {"person": person, "game": game, "called": NOW - 10 * A_DAY + n}
        for n, person in enumerate(people)
    ]
    await write(store.engine, sa.insert(schema.callees), rows)


async def called(store: Store) -> dict[int, float]:
    async with store.engine.reading() as connection:
        rows = await connection.execute(sa.select(schema.callees.c.person, schema.callees.c.called))
        return {row.person: row.called for row in rows}


async def test_a_challenge_calls_once_it_has_stood_for_a_while(store: Store) -> None:
    one = await challenged(store)
    await challenged(store, opened=NOW - STOOD + 1)
    await challenged(store, free=False)
    await challenged(store, called=NOW - 5)
    await challenged(store, opened=NOW - A_DAY)
    assert await due(store, NOW) == [one]


async def test_whoever_has_waited_longest_comes_first_and_nobody_twice_a_day(store: Store) -> None:
    people = list(range(500, 100, -1))
    await waiting(store, people)
    await waiting(store, [10, 11], OTHER)
    found = await callees(store).page(GAME, 0.0, NOW)
    assert [one.person for one in found] == people[:PAGE]
    rest = await callees(store).page(GAME, found[-1].called, NOW)
    assert [one.person for one in rest] == people[PAGE : 2 * PAGE]
    first, second = people[:MOST], people[MOST : 2 * MOST]
    assert sorted(await callees(store).claim(await challenged(store), first, NOW)) == sorted(first)
    found = await callees(store).page(GAME, 0.0, NOW + 1)
    assert [one.person for one in found][:MOST] == second
    late = await challenged(store, 2)
    assert await callees(store).claim(late, first, NOW + 1) == []
    assert await due(store, NOW + 1) == [late]
    assert all(one.person not in first for one in await callees(store).page(GAME, 500.0, NOW + 1))
    later = await callees(store).page(GAME, NOW - 1, NOW + A_DAY)
    assert {one.person for one in later} == set(first)


async def test_a_call_for_one_game_counts_for_all_of_somebodys_games(store: Store) -> None:
    await callees(store).choose(5, [GAME, OTHER], NOW)
    assert await callees(store).claim(await challenged(store), [5], NOW + 1) == [5]
    assert await callees(store).page(OTHER, 0.0, NOW + A_DAY) == []
    await callees(store).choose(5, [OTHER], NOW + 2)
    assert await callees(store).games_of(5) == {OTHER}
    assert await called(store) == {5: NOW + 1}  # choosing again does not make it forgotten
    await callees(store).choose(5, [], NOW + 3)
    assert await called(store) == {}


async def test_whoever_stops_calls_and_wants_them_again_waits_for_the_rest_of_the_day(
    store: Store,
) -> None:
    await waiting(store, [7])
    assert await callees(store).claim(await challenged(store), [7], NOW) == [7]
    for games in ([], [GAME]):
        await callees(store).choose(7, games, NOW + 60)
    assert await callees(store).page(GAME, 0.0, NOW + A_DAY - 1) == []
    [again] = await callees(store).page(GAME, 0.0, NOW + A_DAY)
    assert (again.person, again.called) == (7, NOW)


async def test_somebody_new_stands_behind_those_who_have_waited_longer(store: Store) -> None:
    await waiting(store, [7, 8])
    await callees(store).choose(5, [GAME], NOW)
    assert [one.person for one in await callees(store).page(GAME, 0.0, NOW)] == [7, 8, 5]


async def test_a_challenge_calls_only_once_and_a_crash_repeats_nothing(store: Store) -> None:
    one = await challenged(store)
    await waiting(store, [7, 8])
    assert await callees(store).claim(one, [7], NOW) == [7]
    # the process dies here, before it has written to anybody
    assert await due(Store(store.engine), NOW + 1) == []
    assert await callees(Store(store.engine)).claim(one, [8], NOW + 1) == ()
    assert [one.person for one in await callees(store).page(GAME, 0.0, NOW + 1)] == [8]


async def test_of_two_processes_one_calls(store: Store) -> None:
    which, people = await challenged(store), list(range(10, 10 + MOST))
    await waiting(store, people)
    one, other = callees(store), callees(Store(store.engine))
    found = await asyncio.gather(one.claim(which, people, NOW), other.claim(which, people, NOW))
    assert sorted(map(len, found)) == [0, MOST]
    later = NOW + A_DAY
    mine = await challenged(store, 2, later)
    theirs = await challenged(store, 3, later)
    found = await asyncio.gather(one.claim(mine, people, later), other.claim(theirs, people, later))
    assert sorted(person for some in found for person in some) == people
    assert len(await due(store, later + STOOD)) == 1


async def test_one_challenge_a_day_calls_for_its_host(store: Store) -> None:
    await waiting(store, [7, 8])
    first, second = await challenged(store), await challenged(store)
    assert await callees(store).may_call(HOST, NOW)
    assert await callees(store).claim(first, [7], NOW) == [7]
    # cancelling it does not bring the call back
    await write(store.engine, sa.delete(schema.challenges).where(schema.challenges.c.id == 1))
    assert not await callees(store).may_call(HOST, NOW + 1)
    assert await callees(store).claim(second, [8], NOW + 1) == ()
    assert await due(store, NOW + 1) == []  # it does not wait for tomorrow
    assert await callees(store).may_call(HOST, NOW + A_DAY)


async def test_a_challenge_that_found_nobody_leaves_its_host_another_one(store: Store) -> None:
    await callees(store).claim(await challenged(store), [], NOW)
    assert await due(store, NOW) == []
    assert await callees(store).may_call(HOST, NOW)


async def test_a_minute_has_room_for_so_many_calls_of_all_processes(store: Store) -> None:
    people = list(range(100, 100 + A_MINUTE + MOST))
    await waiting(store, people)
    await waiting(store, people, OTHER)  # somebody's second game is no second call
    for n in range(A_MINUTE // MOST):
        some = people[n * MOST : (n + 1) * MOST]
        assert await callees(store).room(NOW + n)
        assert len(await callees(store).claim(await challenged(store, n + 2), some, NOW + n))
    waits = await challenged(store)
    assert not await callees(Store(store.engine)).room(NOW + 30)
    assert await callees(store).claim(waits, people[A_MINUTE:], NOW + 30) == ()
    assert await due(store, NOW + 30) == [waits]
    assert await callees(store).claim(waits, people[A_MINUTE:], NOW + 60) != ()


async def test_the_rating_of_whoever_may_be_called_is_the_worldwide_one(store: Store) -> None:
    await waiting(store, [7, 8])
    rating = {"person": 7, "mu": 30.0, "sigma": 2.0, "points": 1234}
    counts = {"matches": 3, "wins": 1, "streak": 0, "longest": 1}
    rows = [{"guild": guild, "game": GAME, **rating, **counts} for guild in (0, 10)]
    rows[1]["points"] = 99
    await write(store.engine, sa.insert(schema.ratings), rows)
    found = await callees(store).page(GAME, 0.0, NOW)
    assert [(one.person, one.points) for one in found] == [(7, 1234), (8, 1000)]


# --- refusals ------------------------------------------------------------------------------------


async def refuse(store: Store, person: int, challenger: int, until: float) -> None:
    who = await Refusals(store).key(person, challenger)
    async with store.engine.begin() as connection:
        await note(person, who, until, connection)


async def test_a_refusal_holds_one_way_and_for_its_time(store: Store) -> None:
    refusals = Refusals(store)
    await refuse(store, 2, HOST, NOW + HOLDS)
    assert await refusals.of(HOST, [2, 3], NOW) == {2}
    assert await refusals.of(2, [HOST], NOW) == set()
    assert await refusals.of(3, [2], NOW) == set()
    assert await refusals.of(HOST, [2], NOW + HOLDS) == set()
    await refusals.forget(NOW)
    assert await refusals.of(HOST, [2], NOW) == {2}
    await refusals.forget(NOW + HOLDS)
    await refuse(store, 2, HOST, NOW + 1)
    assert await refusals.of(HOST, [2], NOW + 2) == set()


async def test_deleting_ones_data_keeps_only_what_others_have_refused(store: Store) -> None:
    people, nobody = People(store.engine), -77
    await callees(store).choose(HOST, [GAME], NOW)
    await refuse(store, HOST, 2, NOW + HOLDS)
    await refuse(store, 2, HOST, NOW + HOLDS)
    mine = await everything(store.engine, HOST)
    assert [row["game"] for row in mine["callees"]] == [GAME]
    assert len(mine["refusals"]) == 1
    assert "2" not in {str(value) for value in mine["refusals"][0].values()}
    await people.forget(HOST, nobody)
    assert await Refusals(store).of(HOST, [2], NOW) == {2}
    assert await Refusals(store).of(2, [HOST], NOW) == set()
    assert await called(store) == {}
    after = await everything(store.engine, nobody)
    assert (after["callees"], after["refusals"]) == ([], [])


# --- calling -------------------------------------------------------------------------------------


class Killed(BaseException):
    """The process dies."""


class Post:
    """Stands for Discord: whom it was asked to write to, and what."""

    def __init__(self, dies_at: int = -1) -> None:
        self.sent = dict[int, str]()
        self.dies_at = dies_at

    async def dm_of(self, person: int) -> int:
        return person

    async def send(self, channel: int, shown: Sheet, nonce: str) -> None:
        if len(self.sent) == self.dies_at:
            raise Killed
        assert channel not in self.sent
        self.sent[channel] = str(shown.view.to_components())


def calling(store: Store, post: Post, now: float = NOW) -> Calling:
    """What calls people in one process."""
    people, tables = People(store.engine), Tables(store, lambda: now, Random(1))
    blocks, bars = Keeping(store, schema.blocks), Keeping(store, schema.bars)
    tables.keeps.append(Keeper(blocks, bars))
    services: Any = SimpleNamespace(
        tables=tables, people=people, languages=Languages(people), channels=post
    )
    return Calling(services, Challenges(store.engine), callees(store), Refusals(store))


async def whom(store: Store, _: Challenge, now: float = NOW) -> set[int]:
    """Whom this challenge calls."""
    post = Post()
    await calling(store, post, now).tick()
    assert await due(store, now) == []
    return set(post.sent)


async def prefers(store: Store, person: int, **settings: Any) -> None:
    await People(store.engine).set_person(person, "P", PersonSettings(**settings))


async def test_of_a_thousand_people_twenty_are_called_those_who_have_waited_longest(
    store: Store,
) -> None:
    people = list(range(2000, 1000, -1))
    await waiting(store, people)
    await challenged(store)
    post = Post()
    await calling(store, post).tick()
    assert list(post.sent) == people[:MOST]
    await calling(store, post).tick()
    assert len(post.sent) == MOST


async def test_who_is_not_called(store: Store) -> None:
    free, host, sleeps, away, refused, blocks, blocked, unasked, lately = 2, 1, 3, 4, 5, 6, 7, 8, 9
    await waiting(store, [free, host, sleeps, away, refused, blocks, blocked, unasked])
    await waiting(store, [20], OTHER)
    await callees(store).choose(lately, [GAME], NOW + A_DAY / 2)
    await prefers(store, sleeps, quiet_from=0, quiet_until=23)  # it is 13:46 UTC
    await prefers(store, away, away=(Span(NOW - 1, NOW + A_DAY),))
    await prefers(store, unasked, challenged=False)
    await prefers(store, free, away=(Span(NOW + 1, NOW + A_DAY),), quiet_from=14, quiet_until=13)
    await refuse(store, refused, host, NOW + 1)
    kept = Keeping(store, schema.blocks)
    await kept.add(blocks, host, NOW)
    await kept.add(host, blocked, NOW)
    assert await whom(store, await challenged(store, host)) == {free}


async def test_quiet_hours_may_span_midnight(store: Store) -> None:
    await waiting(store, [5])
    await prefers(store, 5, quiet_from=22, quiet_until=8, zone="Europe/Berlin")
    night = 1_704_067_200.0 - A_DAY  # midnight in London, one o'clock in Berlin
    for n, hour in enumerate((-2, 0, 6.9)):
        now = night + 3600 * hour
        assert await whom(store, await challenged(store, 30 + n, now - STOOD), now) == set()
    morning = night + 3600 * 7
    assert await whom(store, await challenged(store, 40, morning - STOOD), morning) == {5}


async def test_whoever_was_left_out_by_a_crash_is_not_called_later(store: Store) -> None:
    await waiting(store, [5, 6, 7])
    await challenged(store)
    post = Post(dies_at=1)
    with pytest.raises(Killed):
        await calling(store, post).tick()
    post.dies_at = -1
    await calling(Store(store.engine), post, NOW + 1).tick()
    assert list(post.sent) == [5]
    assert set((await called(store)).values()) == {NOW}


async def test_once_it_is_taken_nobody_else_is_called(store: Store) -> None:
    class Quick(Post):
        """The first who is called takes it."""

        async def send(self, channel: int, shown: Sheet, nonce: str) -> None:
            await super().send(channel, shown, nonce)
            await write(store.engine, sa.update(schema.challenges).values(free=False))

    await waiting(store, [2, 3, 4])
    await challenged(store)
    post = Quick()
    await calling(store, post).tick()
    assert list(post.sent) == [2]


async def test_a_challenge_that_cannot_be_read_here_is_left_to_others(store: Store) -> None:
    await waiting(store, [5], "unheard_of")
    await challenged(store, game="unheard_of")
    post = Post()
    await calling(store, post).tick()
    assert post.sent == {}
    async with store.engine.reading() as connection:
        assert await connection.scalar(sa.select(schema.challenges.c.called)) is None


async def test_a_challenge_for_ones_own_language_calls_nobody_else(store: Store) -> None:
    await waiting(store, [5, 6, 7])
    for person, language in ((5, "de"), (6, "en"), (7, "ru")):
        await prefers(store, person, language=language)
    terms = '{"anyone": false}'
    assert await whom(store, await challenged(store, 30, terms=terms)) == {6}
    assert await whom(store, await challenged(store, 31)) == {5, 7}


async def test_whoever_sits_at_its_table_is_not_called_nor_whom_they_have_blocked(
    store: Store,
) -> None:
    await waiting(store, [5, 6, 7])
    table = await store.create(seated(GAME, 1, 5), press=1, now=NOW)
    await Keeping(store, schema.blocks).add(6, 5, NOW)
    assert await whom(store, await challenged(store, 1, table_id=table.id)) == {7}
