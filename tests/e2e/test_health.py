"""What the operator can ask the bot over HTTP, and what the answers keep secret."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import VERSION
from bot.data.migrating import migrate
from bot.host import health
from bot.host.health import Health, watched
from bot.host.kept import note
from bot.live.backoff import Backoff
from bot.press.rivals import LATELY, TOLD
from bot.screen.ways import Ways
from local_discord import Channel, Person
from local_discord.patience import LONG
from tests.databases import file_of, fresh, on_sqlite
from tests.e2e.driver import answer, laid, press_something, pressed, seated
from tests.e2e.scene import Scene, founded, hosting
from tests.local_discord.scene import Clock

MESSAGES = "/channels/{channel_id}/messages"
SEND = 1 << 11
"""The permission to send messages."""


class Watcher:
    """Somebody who asks."""

    def __init__(self, scene: Scene) -> None:
        self._health: Any = Health(scene.bot, scene.bot.metrics)

    async def health(self, kind: str) -> tuple[int, str]:
        """The HTTP status and the text."""
        answer = await getattr(self._health, kind)(None)
        return answer.status, answer.text

    async def scraped(self) -> str:
        """What Prometheus reads."""
        return str((await self._health.metrics(None)).body.decode())

    async def metric(self, name: str, **labels: str) -> float:
        """The value of one metric: the sum over all series that have these labels."""
        families = text_string_to_metric_families(await self.scraped())
        samples = [sample for family in families for sample in family.samples]
        named = [sample for sample in samples if sample.name == f"skulduggery_{name}"]
        assert named, f"there is no {name}"
        return sum(s.value for s in named if labels.items() <= s.labels.items())


@pytest.fixture
def watcher(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Watcher:
    """Every answer is measured when it is asked for, however long a busy machine takes."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(health, "ANSWERS", LONG)
    monkeypatch.setattr(health, "HEARTBEAT", LONG)
    return Watcher(scene)


async def test_it_is_well_and_tells_how_much_is_played(scene: Scene, watcher: Watcher) -> None:
    assert isinstance(scene.bot.shards[0]._parent._backoff, Backoff)
    assert await watcher.health("live") == (200, "ok\n")
    assert await watcher.health("ready") == (200, "ok\n")
    wrong = scene.bot.process.now() - 600  # the scene's clock is not compared
    scene.bot.skew._now = lambda: wrong
    await seated(scene, "cop_and_rob", [scene.anna, scene.bob])
    await scene.after(press_something(scene.anna, scene.board(), Random(1)))
    table = await scene.table()
    await scene.bot.computers.think(table, min(table.to_move), "easy")
    metric = watcher.metric
    presses = await metric("interactions_total", kind="press")
    assert presses >= 3
    assert await metric("acknowledged_seconds_count", kind="press") == presses
    assert await metric("acknowledged_seconds_sum") < LONG
    assert await metric("shown_seconds_count") >= 3
    posted = {"method": "POST", "route": "/channels/*/messages", "status": "200"}
    assert await metric("discord_requests_total", **posted) >= 1
    assert await metric("open_tables", game="cop_and_rob") == 1
    assert await metric("interactions_total", kind="command") == 1
    assert await metric("info", version=VERSION) == 1
    for name, value in (
        ("open_tables", 1),
        ("outbox_tables", 0),
        ("late_tables", 0),
        ("thinking_tables", 0),
        ("thinking_seconds_count", 1),
        ("database_up", 1),
        ("discord_invalid_requests", 0),
        ("servers", 1),
        ("backup_age_seconds", -1),
    ):
        assert await metric(name) == value, name
    assert "process_resident_memory_bytes" in await watcher.scraped()
    scene.bob.close_dms()
    assert not await scene.bot.channels.tell(scene.bob.id, "hello")
    assert await metric("discord_invalid_requests") >= 1
    assert await metric("discord_requests_total", status="403") >= 1
    scene.world.faults.add("POST", MESSAGES, 429, times=1)
    assert await scene.bot.channels.tell(scene.anna.id, "hello")
    assert await metric("discord_rate_limited_total") == 1
    now = time.time()
    await note(scene.database, {"at": now - 9000, "every": 3600, "size": 77, "failed": now})
    assert await metric("backup_age_seconds") >= 9000
    assert await metric("backup_bytes") == 77
    assert await metric("backup_failed") == 1
    status, told = await watcher.health("ready")  # all goes on
    assert (status, told.splitlines()[0]) == (200, "ok")
    assert "s behind Discord's" in told
    assert "the newest backup is 2.5 hours old" in told


async def test_it_tells_of_nobody_and_nothing_that_is_played(
    scene: Scene, watcher: Watcher
) -> None:
    await laid(scene)
    scene.bob.close_dms()
    await scene.after(scene.anna.press(scene.dm(scene.anna), "Skip"))
    told = await watcher.scraped()
    for kind in ("live", "ready"):
        told += (await watcher.health(kind))[1]
    ids = {str(id) for id in (*scene.world.users, *scene.world.channels, scene.guild.id)}
    assert not ids & set(re.findall(r"\w+", told))
    assert not re.findall(r"(?<![\d.])\d{15,}", told)
    secrets = (scene.application.token, "The Crypt", "general", "Anna", "Bob", "windmill", "C5")
    assert not [secret for secret in secrets if secret in told]
    assert await watcher.metric("unreachable_people") == 1


async def test_a_lost_gateway_is_no_reason_to_restart_but_people_are_not_served(
    scene: Scene, watcher: Watcher, caplog: pytest.LogCaptureFixture
) -> None:
    scene.world.faults.break_gateway()
    await scene.world.wait(lambda: scene.bot.tables.presence.away)
    assert (await watcher.health("live"))[0] == 200
    assert await watcher.health("ready") == (503, "not connected to Discord\n")
    scene.world.faults.mend_gateway()
    await scene.world.wait(lambda: not scene.bot.tables.presence.away)
    async with asyncio.timeout(LONG):
        while (await watcher.health("ready"))[0] != 200:
            await scene.world.next_change(0.01)
    rivals = scene.bot.router.rivals  # another program has the same token
    for repeated in (True, False, True, True, True):
        rivals.note(repeated)
    assert not rivals.there  # Discord may deliver something twice
    rivals.note(True)
    rivals.note(True)
    assert [r.message for r in caplog.records if "token" in r.message] == [TOLD]
    assert await watcher.metric("rivals") == 1
    assert TOLD in (await watcher.health("ready"))[1]
    for _ in range(LATELY):
        rivals.note(False)
    assert not rivals.there


@on_sqlite
async def test_a_database_that_nobody_reaches_is_no_reason_to_restart(
    scene: Scene, watcher: Watcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await watcher.metric("database_free_bytes") > 0
    with monkeypatch.context() as full:
        full.setattr("bot.data.disk.free", lambda _: 4_000)
        where = file_of(scene.database).parent
        why = f"no room left on the disk of the database: make some (in {where}"
        for kind, status in (("live", 200), ("ready", 503)):
            answered, told = await watcher.health(kind)
            assert answered == status
            assert why in told
        assert await watcher.metric("database_up") == 0
    shared = sqlite3.connect(file_of(scene.database), timeout=LONG, check_same_thread=False)
    with closing(shared) as other, monkeypatch.context() as hasty:
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")  # the bot may be writing
        hasty.setattr(health, "ANSWERS", 0.1)
        hasty.setattr(health, "ANSWERS_OTHERS", 0.1)
        status, told = await watcher.health("live")
        assert status == 200
        assert "does not answer" in told
        assert await watcher.health("ready") == (503, "the database does not answer\n")
    monkeypatch.setattr(health, "ANSWERS_OTHERS", LONG)  # the other processes are answered
    async with asyncio.timeout(LONG):
        while await watcher.health("ready") != (200, "ok\n"):
            await scene.world.next_change(0.01)
    async with AsyncExitStack() as stuck:  # but one that alone does not reach it is to be restarted
        engine = scene.bot.store.engine
        monkeypatch.setattr(health, "ANSWERS", 0.2)
        while not engine.writing.locked():
            await stuck.enter_async_context(engine.writing)
        assert (await watcher.health("live"))[0] == 503


async def resign(person: Person, channel: Channel) -> None:
    """Resign; the caller does not wait for the result."""
    await pressed(person, answer(await person.command("resign", channel)), "resigned")


@asynccontextmanager
async def on_a_clock(folder: Path, clock: Callable[[], float]) -> AsyncIterator[Scene]:
    """A scene whose bot uses this clock."""
    url = await fresh(folder)
    await migrate(url)
    async with hosting(founded, url, now=clock) as scene:
        yield scene
        await scene.settle()


@pytest.mark.long
async def test_a_table_that_waits_to_be_shown_for_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(health, "FRESH", 0.0)
    async with on_a_clock(tmp_path, clock) as scene:
        watcher = Watcher(scene)
        await seated(scene, "cop_and_rob", [scene.anna, scene.bob])

        async def broken(*_: object) -> None:
            raise ConnectionError

        scene.bot.hands.retries = (0.01,)
        with monkeypatch.context() as patch:
            patch.setattr(Ways, "post", broken)
            patch.setattr(Ways, "change", broken)
            await resign(scene.anna, scene.channel)
            assert (await watcher.health("ready"))[0] == 200
            clock.now += 61
            told = (503, "1 tables have been waiting to be shown for a minute\n")
            assert await watcher.health("ready") == told
            assert await watcher.metric("outbox_tables") == 1
        await scene.settle()
        assert await watcher.health("ready") == (200, "ok\n")
        scene.bot.background.loops["the clock"].cancel()
        channel = scene.guild.channel("other")
        await scene.settle()
        await seated(scene, "graveyard_shift", [scene.anna, scene.bob], channel)
        scene.bot.background.loops["trying what was refused"].cancel()  # in a try it is not refused
        scene.world.servers.overwrite(channel, scene.application.user, deny=SEND)
        await scene.after(resign(scene.anna, channel))
        clock.now += 61
        assert await watcher.health("ready") == (200, "ok\n")  # refused: a figure, and no fault
        assert await watcher.metric("refused_tables") == 1
        await seated(scene, "cop_and_rob", [scene.anna, scene.bob])
        clock.now += 86_400 * 30
        assert await watcher.metric("late_tables") == 1
        assert await watcher.metric("late_seconds") > 86_400


async def test_loops_are_counted_and_their_faults(scene: Scene, watcher: Watcher) -> None:
    runs, third, background = count(1), asyncio.Event(), scene.bot.background

    async def work() -> None:
        if (run := next(runs)) == 1:
            raise ValueError
        if run == 3:
            third.set()

    background.pauses = (0.01,)
    background.every(0.01, work, "a test")
    async with asyncio.timeout(LONG):
        await third.wait()
    assert await watcher.metric("loop_runs_total", loop="a test") >= 2
    assert await watcher.metric("loop_faults_total", loop="a test") == 1


async def test_a_port_that_is_taken_is_told_and_waited_for(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    scene.bot.background.pauses = (0.01,)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = int(other.getsockname()[1])
        async with (
            watched(scene.bot, scene.bot.metrics, "127.0.0.1", port),
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=LONG) as client,
            asyncio.timeout(LONG),
        ):
            while "HEALTH_PORT" not in caplog.text:
                await scene.world.next_change(0.01)
            assert (await scene.anna.command("help", scene.channel)).failed is None
            other.close()
            answer = None
            while not answer:
                with suppress(httpx.ConnectError):
                    answer = await client.get("/health/live")
                await scene.world.next_change(0.01)
            assert (answer.status_code, answer.text) == (200, "ok\n")
            for kind in ("health/live", "health/ready", "metrics"):
                answer = await client.head(f"/{kind}")
                assert (answer.status_code, answer.text) == (200, "")
