"""Nothing stays silent: the bot outlives faults of the database, of single rows and of Discord."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import discord
import pytest
import sqlalchemy as sa

from bot.data.database import sqlite
from bot.errors import NotOwner
from bot.live.requests import looking
from bot.logs import in_a_sentence
from bot.times import GRACE
from local_discord import Channel, Message, Permission, Person
from local_discord.gateway.session import Intent
from local_discord.patience import LONG
from tests.databases import write
from tests.e2e.driver import controls, pressed, seated, whisper
from tests.e2e.matches import DAY, Time
from tests.e2e.scene import CALLBACK, Scene
from tests.e2e.talk import Talk


@pytest.fixture
def scene(scene: Scene) -> Scene:
    """A scene in which no test waits for a pause to end."""
    scene.bot.background.pauses = scene.bot.hands.retries = (0.01,)
    return scene


async def test_who_is_told_to_come_again_looks_at_the_lease_before(scene: Scene) -> None:
    """Discord may ask for a minute's patience; by then another process may show the table."""
    route = "/users/@me/channels"
    before = scene.world.requests.count("POST", route)
    scene.world.faults.add("POST", route, 429)
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1
        if looks == 2:
            raise NotOwner

    with looking(look), pytest.raises(NotOwner):
        await scene.bot.channels.dm_of(scene.anna.id)
    assert looks == 2
    assert scene.world.requests.count("POST", route) == before + 1
    await scene.bot.channels.dm_of(scene.anna.id)  # a request that concerns no table


# --- the line to Discord -----------------------------------------------------------------------


async def test_a_press_is_answered_though_the_line_breaks(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """Also with a picture. Where it breaks twice, the person is asked to try again; where Discord
    refuses the answer, they are told why."""
    faults, done_already = scene.world.faults, 40060
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    for times, lost, told in ((1, False, "enter"), (1, True, "enter"), (2, False, "again")):
        faults.break_off("POST", CALLBACK, times, lost=lost)
        with scene.world.expected(done_already) if lost else nullcontext():
            assert told in whisper(await scene.after(pressed(scene.cleo, scene.board(), "board")))
    for status, told in ((403, "Discord doesn't let me"), (404, "Somebody has deleted")):
        faults.add("POST", CALLBACK, status)  # as if somebody took it away
        said = whisper(await pressed(scene.cleo, scene.board(), "board"))
        assert told in said
        assert "try again" not in said
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


async def test_an_event_that_cant_be_read_ends_nothing(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """discord.py would end the whole bot."""
    for event in ("INTERACTION_CREATE", "CHANNEL_UPDATE", "AN_EVENT_OF_TOMORROW"):
        scene.world.gateway.dispatch(event, lambda _: {"id": None}, Intent(0), scene.guild)
    assert "Skulduggery" in whisper(await scene.cleo.command("help", scene.channel))
    unread = [r for r in caplog.records if "can't be read" in r.message]
    assert len(unread) == 2


# --- Discord away at the start ---------------------------------------------------------------


async def waiting(scene: Scene, told: str, caplog: pytest.LogCaptureFixture) -> None:
    """Wait until the log has said three times that it waits."""
    async with asyncio.timeout(LONG):
        while sum(told in line for line in caplog.messages) < 3:
            await scene.world.next_change(0.01)


@pytest.fixture
def closed_port() -> Iterator[int]:
    """A port where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]


async def test_discord_away_at_the_start_is_waited_for(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    for status in (400, 503):  # nor do refused commands keep anybody from starting
        await scene.bot.store.set_fact("commands", "others")
        commands = "/applications/{application_id}/commands"
        scene.world.faults.add("PUT", commands, status, times=1)
        if status == 503:
            scene.world.faults.add("GET", "/users/@me", 503, times=3)
        await scene.restart()
    await waiting(scene, "can't log in (503", caplog)
    assert "Traceback" not in caplog.text
    assert (await scene.anna.command("newgame", scene.channel, game="bushwhacked")).failed is None


async def test_a_gateway_that_is_refused_at_the_start_is_waited_for(
    scene: Scene,
    caplog: pytest.LogCaptureFixture,
    closed_port: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logging.getLogger("discord.shard"), "filters", [in_a_sentence])
    gateway = discord.gateway.DiscordWebSocket
    with monkeypatch.context() as patch:
        patch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY.with_port(closed_port))
        starting = asyncio.create_task(scene.restart())
        async with asyncio.timeout(LONG):
            while "can't connect" not in caplog.text:
                await scene.world.next_change(0.01)
    await starting
    assert "Traceback" not in caplog.text
    assert (await scene.anna.command("newgame", scene.channel, game="bushwhacked")).failed is None


async def _process(database: str, api: str, token: str) -> asyncio.subprocess.Process:
    environment = {
        **os.environ,
        "DISCORD_TOKEN": token,
        "DISCORD_API": api,
        "DATABASE_URL": database,
        "LOG_LEVEL": "WARNING",
    }
    command = (sys.executable, "-m", "bot", "run")
    return await asyncio.create_subprocess_exec(
        *command, env=environment, stderr=asyncio.subprocess.PIPE
    )


@pytest.mark.long
async def test_waiting_for_discord_is_ended_in_order(tmp_path: Path, closed_port: int) -> None:
    bot = await _process(sqlite(tmp_path / "bot.db"), f"http://127.0.0.1:{closed_port}", "token")
    assert bot.stderr
    async with asyncio.timeout(LONG):
        while b"can't log in" not in await bot.stderr.readline():
            pass
        bot.terminate()
        _, rest = await bot.communicate()
    assert bot.returncode == 0
    assert b"Traceback" not in rest
    assert b"nclosed" not in rest


@pytest.mark.long
async def test_a_wrong_token_ends_it_in_a_sentence(scene: Scene, tmp_path: Path) -> None:
    bot = await _process(sqlite(tmp_path / "other.db"), scene.address.http, "wrong")
    async with asyncio.timeout(LONG):
        _, told = await bot.communicate()
    assert bot.returncode == 2  # which nobody should try again
    assert b"does not accept the DISCORD_TOKEN" in told
    assert [v.message for v in scene.world.violations] == ["401: Unauthorized"]
    scene.world.violations.clear()
    assert b"Traceback" not in told


@pytest.mark.long
@pytest.mark.parametrize(
    ("code", "status", "words"),
    [(4004, 2, b"does not accept the DISCORD_TOKEN"), (4011, 1, b"it wants more shards")],
)
async def test_a_connection_that_is_closed_for_good_ends_it_in_a_sentence(
    scene: Scene, tmp_path: Path, code: int, status: int, words: bytes
) -> None:
    await scene.stack.aclose()
    before = len(scene.world.gateway.of(scene.application))
    bot = await _process(sqlite(tmp_path / "other.db"), scene.address.http, scene.application.token)
    await scene.world.wait(lambda: len(scene.world.gateway.of(scene.application)) > before)
    scene.world.faults.drop_gateway(code=code)
    async with asyncio.timeout(LONG):
        _, told = await bot.communicate()
    assert bot.returncode == status
    assert words in told
    assert b"Traceback" not in told


# --- a stored row that can't be read harms only its own table -------------------------------------


SECRET = "b7-nobody-may-read-this"
BREAK = f"UPDATE log SET move = '{SECRET}' WHERE table_id = 1"
"""All that makes a table unreadable: `tests/bot/test_fitting.py`."""


async def _changed(scene: Scene, statement: str) -> None:
    """Change the database, then start a bot that reads it."""
    await scene.settle()
    await write(scene.bot.store.engine, sa.text(statement))
    await scene.restart()
    await scene.settle()


async def _stored(scene: Scene) -> tuple[object, ...]:
    query = "SELECT stage, facts, deal, due IS NULL FROM tables WHERE id = 1"
    async with scene.bot.store.engine.reading() as connection:
        return tuple((await connection.execute(sa.text(query))).one())


async def _two_tables(scene: Scene) -> Channel:
    """Anna and Bob sit at two tables, in two channels; there was a move at the first table."""
    other = scene.guild.channel("other")
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob], other)
    board = scene.board()
    await scene.after(_mover(scene, board).press(board, controls(board)[0][0]))
    return other


def _mover(scene: Scene, board: Message) -> Person:
    return next(person for person in (scene.anna, scene.bob) if person in board.mentions)


async def test_a_broken_table_harms_no_other_and_can_be_closed(
    scene: Scene, talk: Talk, caplog: pytest.LogCaptureFixture
) -> None:
    other = await _two_tables(scene)
    await _changed(scene, BREAK)
    stored = await _stored(scene)

    board = scene.board(channel=other)
    mover = _mover(scene, board)
    assert (await scene.after(mover.press(board, controls(board)[0][0]))).failed is None
    assert "Your turn" in scene.board(channel=other).text

    cant = "I can't read this table"
    await talk(f"""
        Anna: /board → {cant}
        Anna: /play move=pass → {cant}
        Anna: /resign → {cant}
        Anna: /mygames → Your tables: 1 | {other.id}
    """)

    time = Time(scene)
    await time.passes(DAY + GRACE + 1)
    await talk("Cleo in other: sees → ran out of time")
    assert await _stored(scene) == stored

    await talk("""
        Cleo: /newgame game=bushwhacked → I can't read this channel's table
        Cleo: Close it → Only people with the Manage Messages
        Bob: /mydata
        Bob: #mydata.ask
        Bob: #mydata.delete
    """)
    stored = await _stored(scene)
    assert str(scene.bob.id) not in str(stored[1])
    assert "Bob" not in [player["name"] for player in json.loads(str(stored[1]))["players"]]

    scene.grant(scene.cleo, Permission.MANAGE_MESSAGES)
    await talk("""
        Cleo: /endgame → [Close it]
        Anna: /newgame game=bushwhacked
        Anna: Close it
    """)
    assert (await _stored(scene)) == ("closed", stored[1], stored[2], 1)
    await talk("""
        Anna: /newgame game=bushwhacked
        Cleo: sees →  joined (for
    """)
    lines = [line for line in caplog.messages if "table 1 can't be read" in line]
    assert len(lines) == 1
    assert SECRET not in caplog.text
