"""What tournaments ask of Discord: scheduled events and threads, where it allows them or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial

import discord
import pytest
import pytest_asyncio

from bot.cogs.tournaments.events import SPACING, Events, Threads
from local_discord import Permission
from local_discord.actions import events as discords_events
from local_discord.actions import threads as discords_threads
from local_discord.kinds import ChannelType
from local_discord.scheduled import ScheduledEvent, Status
from tests.e2e.scene import Scene

HOUR = 3600.0
EVENTS, THREADS = "/guilds/{guild_id}/scheduled-events", "/channels/{channel_id}/threads"

P = Permission


async def announced(
    scene: Scene, client: discord.Client | None = None, starts: float = HOUR, where: str = "#tavern"
) -> int:
    begins = int(time.time()) + starts
    about = "Four rounds of Graveyard Shift"
    asking = Events(client or scene.bot)
    ends = begins + 4 * HOUR
    return await asking.announce(scene.guild.id, "Friday's Swiss", about, begins, ends, where)


async def event(scene: Scene, status: Status = Status.SCHEDULED) -> ScheduledEvent:
    """An event of the bot's that has come so far."""
    made = scene.guild.events[await announced(scene)]
    made.status = status
    return made


async def keep_out(scene: Scene) -> None:
    """Take the bot's role away."""
    scene.world.servers.set_roles(scene.guild, scene.application.user)
    await scene.settle()


@pytest_asyncio.fixture
async def beside(scene: Scene) -> AsyncIterator[discord.Client]:
    """A process that hears of no server: it has none of them cached."""
    client = discord.Client(intents=discord.Intents.none())
    await client.login(scene.application.token)
    yield client
    await client.close()


# Events


async def test_an_event_is_announced_once_also_by_a_process_that_has_died_since(
    scene: Scene, beside: discord.Client
) -> None:
    assert await announced(scene, starts=0) == 0  # what begins now
    assert not scene.guild.events
    id = await announced(scene)
    found = scene.guild.events[id]
    assert (found.name, found.location, found.ends - found.starts) == (
        "Friday's Swiss",
        "#tavern",
        4 * HOUR,
    )
    assert found.description == "Four rounds of Graveyard Shift"
    assert found.creator_id == scene.application.id
    begins = time.time() + HOUR
    for client in (scene.bot, beside):
        for where in ("#tavern", "#cellar"):
            await Events(client).announce(scene.guild.id, "Cup", "", begins, begins + HOUR, where)
    cups = [event.location for event in scene.guild.events.values() if event.name == "Cup"]
    assert cups == ["#tavern", "#cellar"]
    long = " ".join(["Swiss"] * 400)
    id = await Events(scene.bot).announce(scene.guild.id, long, long, begins, begins + 9, long)
    found = scene.guild.events[id]
    assert len(found.name) <= 100
    assert len(found.location) <= 100
    assert len(found.description or "") <= 1000


async def test_a_refusal_is_no_error(
    scene: Scene, beside: discord.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = await event(scene)
    await keep_out(scene)
    before = scene.world.requests.count(route=EVENTS)
    assert await announced(scene) == 0
    assert scene.world.requests.count(route=EVENTS) == before  # nothing is asked
    await Events(scene.bot).finish(scene.guild.id, kept.id, cancelled=True)
    assert kept.status is Status.SCHEDULED
    del scene.guild.events[kept.id]
    before = scene.world.requests.count("POST", EVENTS)
    assert await announced(scene, beside) == 0  # asks, since it knows of no permissions
    assert scene.world.requests.count("POST", EVENTS) == before + 1
    scene.guild.everyone.permissions |= P.CREATE_EVENTS
    monkeypatch.setattr(discords_events, "MOST", 1)
    assert await announced(scene, beside)
    assert await announced(scene, beside, where="#cellar") == 0
    scene.guild.leave(scene.application.user)
    assert await announced(scene, beside) == 0


async def test_an_event_is_moved_and_finished(scene: Scene) -> None:
    asking = Events(scene.bot)
    for status, later, after, moved in (
        (Status.SCHEDULED, 2 * HOUR, Status.SCHEDULED, True),
        (Status.SCHEDULED, 0, Status.ACTIVE, False),
        (Status.ACTIVE, 2 * HOUR, Status.ACTIVE, False),
    ):
        one = await event(scene, status)
        before, begins = one.starts, int(time.time()) + later
        await asking.move(scene.guild.id, one.id, begins, begins + 9 * HOUR)
        assert one.status is after
        assert one.starts == (begins if moved else before)
        assert one.ends == begins + 9 * HOUR
        del scene.guild.events[one.id]
    for status, cancelled, left in (
        (Status.SCHEDULED, True, Status.CANCELED),
        (Status.SCHEDULED, False, None),
        (Status.ACTIVE, True, Status.COMPLETED),
        (Status.ACTIVE, False, Status.COMPLETED),
        (Status.COMPLETED, False, Status.COMPLETED),
        (Status.CANCELED, True, Status.CANCELED),
    ):
        one = await event(scene, status)
        await asking.finish(scene.guild.id, one.id, cancelled)
        now = scene.guild.events.pop(one.id, None)
        assert (now and now.status) == left
    await asking.move(scene.guild.id, one.id, 0, 0)  # it is gone
    await asking.finish(scene.guild.id, one.id, cancelled=True)


async def test_discords_own_faults_are_told(scene: Scene) -> None:
    thread = await scene.after(opened(scene))
    for method, route, ask in (
        ("GET", EVENTS, announced),
        ("POST", EVENTS, announced),
        ("GET", "/guilds/{guild_id}/threads/active", partial(opened, again=True)),
        ("POST", THREADS, opened),
        ("PATCH", "/channels/{channel_id}", lambda scene: Threads(scene.bot).file(thread)),
    ):
        scene.world.faults.add(method, route, 503)
        with pytest.raises(OSError):
            await ask(scene)
        scene.world.faults.mend()


# Threads


async def opened(scene: Scene, name: str = "Round 1: Anna and Bob", again: bool = False) -> int:
    id = await Threads(scene.bot).open(scene.channel.id, name, again)
    assert id
    return id


async def test_a_thread_is_opened_and_filed(scene: Scene) -> None:
    id = await opened(scene)
    [thread] = scene.guild.threads
    assert (thread.id, thread.type, thread.parent) == (id, ChannelType.PUBLIC_THREAD, scene.channel)
    await scene.settle()
    for _ in range(2):  # the second time there is nothing left to do
        await scene.after(Threads(scene.bot).file(id))
        assert thread.archived
    assert scene.world.requests.count("PATCH", "/channels/{channel_id}") == 1
    news = scene.guild.channel("news", ChannelType.ANNOUNCEMENT)
    await scene.settle()
    assert await Threads(scene.bot).open(news.id, "Round 1", again=False)
    assert scene.guild.threads[-1].type is ChannelType.ANNOUNCEMENT_THREAD


async def test_a_process_that_died_after_opening_finds_its_thread(
    scene: Scene, beside: discord.Client
) -> None:
    start, name = scene.world.threads.start, "Round 1: Anna and Bob"
    other = start(scene.channel, scene.anna, {"name": name, "type": 11}, None)
    id = await opened(scene, again=True)
    assert id != other.id  # somebody else's is not taken
    assert await Threads(beside).open(scene.channel.id, "Round 1: Anna and Bob", again=True) == id
    assert await opened(scene, again=True) == id
    assert await opened(scene, "Round 1: Anna", again=True) != id
    assert await opened(scene) != id  # whoever has not died does not look
    cellar = scene.guild.channel("cellar")
    await scene.settle()
    assert await Threads(scene.bot).open(cellar.id, "Round 1: Anna and Bob", again=True) != id


async def test_where_no_table_could_be_shown_no_thread_is_opened(scene: Scene) -> None:
    """In threads the bot may write where it may not in the channel."""
    bot = scene.application.user
    for denied in (
        P.VIEW_CHANNEL,
        P.SEND_MESSAGES_IN_THREADS,
        P.CREATE_PUBLIC_THREADS,
        P.ATTACH_FILES,
    ):
        scene.channel.deny(bot, denied)
        await scene.settle()
        assert await Threads(scene.bot).open(scene.channel.id, "Round 1", again=False) is None
        scene.channel.allow(bot, denied)
    assert scene.world.requests.count("POST", THREADS) == 0
    scene.channel.deny(bot, P.SEND_MESSAGES)
    await scene.settle()
    thread = await opened(scene)
    scene.channel.deny(bot, P.VIEW_CHANNEL)
    await scene.settle()
    await Threads(scene.bot).file(thread)  # out of sight, it is left
    assert not scene.guild.threads[0].archived


async def test_a_refused_thread_is_no_error(
    scene: Scene, beside: discord.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await opened(scene)
    asking = Threads(beside)
    monkeypatch.setattr(discords_threads, "MOST_ACTIVE", 1)
    assert await asking.open(scene.channel.id, "Round 2", again=False) is None
    monkeypatch.undo()
    assert await asking.open(thread, "Round 2", again=False) is None
    dm = scene.world.dm(scene.application.user, scene.anna)
    assert await asking.open(dm.id, "Round 2", again=False) is None
    scene.channel.deny(scene.application.user, P.CREATE_PUBLIC_THREADS)
    assert await asking.open(scene.channel.id, "Round 2", again=False) is None
    scene.channel.delete()
    assert await asking.open(scene.channel.id, "Round 2", again=True) is None
    await asking.file(thread)


async def test_many_threads_come_one_by_one(scene: Scene) -> None:
    asking, began = Threads(scene.bot), time.monotonic()
    names = [f"Round 1: board {board}" for board in range(3)]
    await asyncio.gather(*(asking.open(scene.channel.id, n, again=False) for n in names))
    assert time.monotonic() - began >= 2 * SPACING * 0.9
    assert [thread.name for thread in scene.guild.threads] == names
