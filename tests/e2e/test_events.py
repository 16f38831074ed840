"""What tournaments ask of Discord: scheduled events and threads, where it allows them or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from bot.live.events import SPACING, Events, Threads
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


async def test_an_event_is_announced_once(scene: Scene) -> None:
    id = await announced(scene)
    found = scene.guild.events[id]
    assert (found.name, found.location, found.ends - found.starts) == (
        "Friday's Swiss",
        "#tavern",
        4 * HOUR,
    )
    assert found.description == "Four rounds of Graveyard Shift"
    assert found.creator_id == scene.application.id


async def test_a_process_that_died_after_announcing_finds_its_event(
    scene: Scene, beside: discord.Client
) -> None:
    begins = time.time() + HOUR
    for client in (scene.bot, beside):
        for where in ("#tavern", "#cellar"):
            asking = Events(client)
            await asking.announce(scene.guild.id, "Cup", "", begins, begins + HOUR, where)
    assert [found.location for found in scene.guild.events.values()] == ["#tavern", "#cellar"]


async def test_without_the_permission_nothing_is_asked(scene: Scene) -> None:
    await keep_out(scene)
    assert await announced(scene) == 0
    assert scene.world.requests.count(route=EVENTS) == 0


async def test_a_refusal_is_no_error(
    scene: Scene, beside: discord.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep_out(scene)
    assert await announced(scene, beside) == 0  # asks, since it knows of no permissions
    assert scene.world.requests.count("POST", EVENTS) == 1
    scene.guild.everyone.permissions |= P.CREATE_EVENTS
    monkeypatch.setattr(discords_events, "MOST", 1)
    assert await announced(scene, beside)
    assert await announced(scene, beside, where="#cellar") == 0
    scene.guild.leave(scene.application.user)
    assert await announced(scene, beside) == 0


async def test_what_begins_now_is_not_announced(scene: Scene) -> None:
    assert await announced(scene, starts=0) == 0
    assert not scene.guild.events


async def test_long_words_are_cut(scene: Scene) -> None:
    begins = time.time() + HOUR
    long = " ".join(["Swiss"] * 400)
    id = await Events(scene.bot).announce(scene.guild.id, long, long, begins, begins + 9, long)
    found = scene.guild.events[id]
    assert len(found.name) <= 100
    assert len(found.location) <= 100
    assert len(found.description or "") <= 1000


@pytest.mark.parametrize(
    ("status", "starts", "after", "moved"),
    [
        (Status.SCHEDULED, 2 * HOUR, Status.SCHEDULED, True),
        (Status.SCHEDULED, 0, Status.ACTIVE, False),
        (Status.ACTIVE, 2 * HOUR, Status.ACTIVE, False),
    ],
)
async def test_an_event_is_moved(
    scene: Scene, status: Status, starts: float, after: Status, moved: bool
) -> None:
    one = await event(scene, status)
    before, begins = one.starts, int(time.time()) + starts
    await Events(scene.bot).move(scene.guild.id, one.id, begins, begins + 9 * HOUR)
    assert one.status is after
    assert one.starts == (begins if moved else before)
    assert one.ends == begins + 9 * HOUR


@pytest.mark.parametrize(
    ("status", "cancelled", "after"),
    [
        (Status.SCHEDULED, True, Status.CANCELED),
        (Status.SCHEDULED, False, None),
        (Status.ACTIVE, True, Status.COMPLETED),
        (Status.ACTIVE, False, Status.COMPLETED),
        (Status.COMPLETED, False, Status.COMPLETED),
        (Status.CANCELED, True, Status.CANCELED),
    ],
)
async def test_an_event_is_finished(
    scene: Scene, status: Status, cancelled: bool, after: Status | None
) -> None:
    one = await event(scene, status)
    await Events(scene.bot).finish(scene.guild.id, one.id, cancelled)
    left = scene.guild.events.get(one.id)
    assert (left and left.status) == after


async def test_what_is_gone_or_forbidden_is_left(scene: Scene) -> None:
    asking, gone = Events(scene.bot), await event(scene)
    del scene.guild.events[gone.id]
    await asking.move(scene.guild.id, gone.id, 0, 0)
    await asking.finish(scene.guild.id, gone.id, cancelled=True)
    kept = await event(scene)
    await keep_out(scene)
    await asking.finish(scene.guild.id, kept.id, cancelled=True)
    assert kept.status is Status.SCHEDULED


@pytest.mark.parametrize(("method", "route"), [("GET", EVENTS), ("POST", EVENTS)])
async def test_discords_own_faults_are_told(scene: Scene, method: str, route: str) -> None:
    scene.world.faults.add(method, route, 503)
    with pytest.raises(OSError):
        await announced(scene)


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
        await Threads(scene.bot).file(id)
        await scene.settle()
        assert thread.archived
    assert scene.world.requests.count("PATCH", "/channels/{channel_id}") == 1


async def test_an_announcement_channel_gets_announcement_threads(scene: Scene) -> None:
    news = scene.guild.channel("news", ChannelType.ANNOUNCEMENT)
    await scene.settle()
    assert await Threads(scene.bot).open(news.id, "Round 1", again=False)
    assert [thread.type for thread in scene.guild.threads] == [ChannelType.ANNOUNCEMENT_THREAD]


async def test_a_process_that_died_after_opening_finds_its_thread(
    scene: Scene, beside: discord.Client
) -> None:
    id = await opened(scene)
    assert await Threads(beside).open(scene.channel.id, "Round 1: Anna and Bob", again=True) == id
    assert await opened(scene, again=True) == id
    assert await opened(scene, "Round 1: Anna", again=True) != id
    assert await opened(scene) != id  # whoever has not died does not look
    cellar = scene.guild.channel("cellar")
    await scene.settle()
    assert await Threads(scene.bot).open(cellar.id, "Round 1: Anna and Bob", again=True) != id


async def test_a_thread_of_somebody_else_is_not_taken(scene: Scene) -> None:
    start = scene.world.threads.start
    name = "Round 1: Anna and Bob"
    other = start(scene.channel, scene.anna, {"name": name, "type": 11}, None)
    assert await opened(scene, again=True) != other.id


@pytest.mark.parametrize(
    "denied",
    [P.VIEW_CHANNEL, P.SEND_MESSAGES_IN_THREADS, P.CREATE_PUBLIC_THREADS, P.ATTACH_FILES],
)
async def test_where_no_table_could_be_shown_no_thread_is_opened(
    scene: Scene, denied: Permission
) -> None:
    scene.channel.deny(scene.application.user, denied)
    await scene.settle()
    assert await Threads(scene.bot).open(scene.channel.id, "Round 1", again=False) is None
    assert scene.world.requests.count("POST", THREADS) == 0


async def test_in_threads_the_bot_may_write_where_it_may_not_in_the_channel(scene: Scene) -> None:
    scene.channel.deny(scene.application.user, P.SEND_MESSAGES)
    await scene.settle()
    assert await opened(scene)


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


async def test_a_thread_out_of_sight_is_left(scene: Scene) -> None:
    thread = await opened(scene)
    scene.channel.deny(scene.application.user, P.VIEW_CHANNEL)
    await scene.settle()
    await Threads(scene.bot).file(thread)
    assert not scene.guild.threads[0].archived


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_discords_own_faults_with_threads_are_told(scene: Scene, method: str) -> None:
    route = THREADS if method == "POST" else "/guilds/{guild_id}/threads/active"
    scene.world.faults.add(method, route, 503)
    with pytest.raises(OSError):
        await opened(scene, again=True)
    thread = await opened(scene)
    await scene.settle()
    scene.world.faults.add("PATCH", "/channels/{channel_id}", 503)
    with pytest.raises(OSError):
        await Threads(scene.bot).file(thread)


async def test_many_threads_come_one_by_one(scene: Scene) -> None:
    asking, began = Threads(scene.bot), time.monotonic()
    names = [f"Round 1: board {board}" for board in range(3)]
    await asyncio.gather(*(asking.open(scene.channel.id, n, again=False) for n in names))
    assert time.monotonic() - began >= 2 * SPACING * 0.9
    assert [thread.name for thread in scene.guild.threads] == names
