"""`python -m bot think`, as a server owner starts it beside the bot."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.cogs.plans.ahead import Ahead
from bot.cogs.plans.follow import PlansFollow
from bot.cogs.plans.plan import Plan, Position
from bot.cogs.plans.store import Owned, Plans, write
from bot.data.database import sqlite
from bot.data.store import Store
from local_discord.patience import LONG
from tests.bot.matches import ANNA
from tests.bot.thinking import House, closed, stored
from tests.databases import found, fresh_postgres, on_server, server
from tests.e2e.forked import Fork, fork


@contextlib.asynccontextmanager
async def thinking(url: str, *arguments: str) -> AsyncIterator[Fork]:
    """The process, killed at the end if it still runs."""
    process = fork(("think", *arguments), {"DATABASE_URL": url, "PATH": ""})
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def begun(url: str, *arguments: str) -> asyncio.subprocess.Process:
    """The process as it is started on a command line."""
    command = (sys.executable, "-m", "bot", "think", *arguments)
    environment, pipe = {"DATABASE_URL": url, "PATH": ""}, asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, env=environment, stderr=pipe)


@pytest_asyncio.fixture
async def house() -> AsyncIterator[House]:
    """A bot's memory, whose clock is the machine's."""
    async with Store.open(await on_server()) as store:
        house = House(store)
        house.clock.now = time.time()
        yield house
        await closed(house)


def address(house: House) -> str:
    return house.store.engine.url.render_as_string(hide_password=False)


async def until(house: House, query: str, wanted: int) -> None:
    ends = time.monotonic() + LONG
    while (rows := found(address(house), query)) != [(wanted,)]:
        assert time.monotonic() < ends, (query, rows)
        await asyncio.sleep(0.05)


THOUGHTS = "SELECT count(*) FROM thoughts"


async def test_what_it_finds_the_owner_plays_and_a_plan_follows(house: House) -> None:
    bot = house.idle()
    bot.tables.follows.append(PlansFollow(Plans(house.store.engine)))
    id = await house.seat(bot, level="easy")
    table = await bot.table(id)
    anna = table.seat_for(ANNA.id)
    ahead = Ahead.at(table, anna)
    lines = [ahead.after(1 - anna, move).line for move in ahead.moves]
    lines = [(*line, (anna, Ahead.at(table, anna, line).moves[0])) for line in lines]
    plan = Plan(anna, Position.of(table), tuple(lines), tuple(lines))
    async with bot.tables.hold(id) as held:
        await held.beside(partial(write, table=id, owned=Owned(ANNA.id, plan)))
    before = len(table.playing.log)
    await house.show()
    async with thinking(address(house)) as process:
        await until(house, THOUGHTS, 1)
        process.terminate()
        assert await asyncio.wait_for(process.wait(), LONG) == 0
    await bot.play_suggested()
    played = (await bot.table(id)).playing.log[before:]
    assert [seat for seat, _ in played][:2] == [1 - anna, anna]
    assert await stored(house) == 0


@pytest.mark.twice
async def test_a_database_that_can_not_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    server()
    for url, status, why in (
        (sqlite(tmp_path / "bot.db"), 2, "SQLite has one process"),
        (await fresh_postgres(), 3, "python -m bot migrate"),
    ):
        process = await begun(url)
        _, told = await process.communicate()
        assert process.returncode == status
        assert why in told.decode().splitlines()[-1]
        assert b"Traceback" not in told
