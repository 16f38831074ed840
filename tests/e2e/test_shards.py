"""Several processes of one bot on a PostgreSQL: shards shared out, and taken over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.live.crowding import ALIKE
from local_discord import Message, Person, Reply
from local_discord.patience import PATIENCE
from tests.e2e.driver import named, pressed
from tests.e2e.house import House, house
from tests.e2e.played import LATE
from tests.e2e.process import ForkedBot

EVERY = 0.02
"""Seconds between two presses of somebody who does nothing else."""


@pytest_asyncio.fixture
async def shared() -> AsyncIterator[House]:
    """Two processes with two shards each, running."""
    async with house(4) as built:
        built.first.arguments = ("--shards", "0-1", "--of", "4")
        built.second.environment = {"SHARDS": "2,3", "SHARD_COUNT": "4"}
        await built.first.start()
        await built.second.start()
        await built.serving(built.first, 0, 1)
        await built.serving(built.second, 2, 3)
        yield built


@pytest_asyncio.fixture
async def single() -> AsyncIterator[House]:
    """One process with all shards (that is one), running; the second has not been started."""
    async with house(1) as built:
        await built.first.start()
        await built.serving(built.first, 0)
        yield built


async def pressing(person: Person, message: Message, enough: asyncio.Event) -> list[Reply]:
    """Somebody presses all the time, also while a few earlier presses are not answered."""
    presses = list[asyncio.Task[Reply]]()
    button = named(message, "options")
    while not enough.is_set():
        if sum(not press.done() for press in presses) < ALIKE // 2:
            presses.append(asyncio.create_task(person.press(message, button)))
        await asyncio.sleep(EVERY)
    return await asyncio.gather(*presses)


async def test_each_server_is_answered_by_the_process_that_serves_its_shard(shared: House) -> None:
    for shard in (0, 1, 3):
        await shared.lobby(shard)
    lobby = await shared.lobby(2, "graverobber")
    query = "SELECT h.of, h.shard FROM heartbeats h ORDER BY h.shard"
    assert shared.rows(query) == [(4, shard) for shard in range(4)]
    await pressed(shared.bob, lobby, "join")
    await shared.world.settled()
    await pressed(shared.anna, shared.board(2), "start")
    await shared.world.wait(lambda: bool(dms(shared.anna)))  # which the other process hears
    assert (await shared.anna.press(dms(shared.anna)[-1], "Random layout")).failed is None
    await shared.until("SELECT count(*) > 0 FROM log", [(True,)])


def dms(person: Person) -> list[Message]:
    """The direct messages that have something to press."""
    return [message for message in person.look(person.dm) if message.buttons]


@pytest.mark.twice
async def test_who_plays_where_a_process_died_gets_the_time_back_and_nobody_else(
    shared: House,
) -> None:
    await shared.second.kill()
    await shared.second.start()
    await shared.serving(shared.second, 2, 3)
    query = "SELECT shard FROM absences WHERE until IS NULL ORDER BY shard"
    await shared.until(query, [])
    ended = "SELECT shard, of FROM absences WHERE until > since ORDER BY shard"
    assert shared.rows(ended) == [(2, 4), (3, 4)]


async def waits(bot: ForkedBot) -> None:
    """Wait until it has all but the locks."""
    asked, at = bot.world.requests.log, bot.address.http
    await bot.world.wait(
        lambda: any(r.at == at and r.route.endswith("/gateway/bot") for r in asked)
    )


async def test_an_update_is_a_stop_and_a_start_and_loses_no_answered_press(
    single: House,
) -> None:
    lobby = await single.lobby(0)
    await single.second.launch()
    await waits(single.second)
    assert not single.second.connected  # given the same shard, it waits
    enough, loop = asyncio.Event(), asyncio.get_running_loop()
    replies = asyncio.create_task(pressing(single.bob, lobby, enough))
    assert (await pressed(single.cleo, lobby, "join")).failed is None
    single.first.stop()
    await single.world.wait(lambda: not single.first.connected)
    ended = loop.time()
    await single.serving(single.second, 0)
    assert loop.time() - ended < 5.0 * PATIENCE
    assert await single.first.ended() == 0
    enough.set()
    single.world.skip(single.world.deadline)
    assert all("did not respond" in (reply.failed or "did not respond") for reply in await replies)
    assert (await pressed(single.bob, single.board(0), "join")).failed is None
    await single.until("SELECT count(*) FROM seats", [(3,)])
    await single.until("SELECT count(*) FROM absences WHERE until > since", [(1,)])
    await single.forgive(*LATE)


@pytest.mark.long
async def test_who_is_told_to_end_leaves_no_session_behind(single: House) -> None:
    await single.lobby(0)
    for _ in range(2):  # impatiently
        single.first.stop()
    assert await single.first.ended() == 0
    assert single.world.gateway.of(single.first.application) == []  # nothing is left to resume
    await single.second.start()


@pytest.mark.twice
async def test_no_server_waits_for_a_slower_shard() -> None:
    async with house(2) as built:
        built.world.faults.break_gateway(shard=1)
        await built.first.start()
        await built.serving(built.first, 0)
        lobby = await built.lobby(0)
        await pressed(built.bob, lobby, "join")
        await built.world.settled()
        await pressed(built.anna, built.board(0), "start")
        await built.world.settled()
        assert "Bob" in built.board(0).text
        built.world.faults.mend_gateway()
        await built.serving(built.first, 1)
        await built.lobby(1)
