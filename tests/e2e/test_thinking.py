"""`python -m bot think`, as a server owner starts it beside the bot."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cogs.plans.ahead import Ahead
from bot.cogs.plans.plan import Plan, Position
from bot.cogs.plans.store import Owned, write
from bot.data import schema
from bot.data.database import migrate, sqlite
from bot.data.store import Store
from local_discord.patience import LONG
from tests.bot.test_thinking import ANNA, House, moves
from tests.databases import fresh
from tests.e2e.forked import Fork, fork

THINKERS = sa.select(sa.func.count()).where(schema.processes.c.kind == "think")
THINKER = sa.select(schema.tables.c.thinker)


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
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A bot's memory, whose clock is the machine's."""
    url = await fresh(tmp_path)
    await migrate(url)
    async with Store.open(url) as store:
        house = House(store)
        house.clock.now = time.time()
        yield house
        for one in house.all:
            await one.close()


def address(house: House) -> str:
    return house.store.engine.url.render_as_string(hide_password=False)


async def until(house: House, query: sa.Select[Any], holds: Callable[[Any], bool]) -> None:
    """Wait until the database says so."""
    async with asyncio.timeout(LONG):
        while True:
            async with house.store.engine.reading() as connection:
                if holds((await connection.execute(query)).scalar_one()):
                    return
            await asyncio.sleep(0.02)


async def test_killed_in_the_middle_of_a_thought_it_leaves_it_to_the_bot(house: House) -> None:
    bot = await house.start()
    bot.computers.elsewhere = lambda: True
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await house.show()
    await bot.process.all.end(house.clock.now)  # the other need not wait until it is noticed
    async with thinking(address(house), "--workers", "1") as process:
        await until(house, THINKER, lambda thinker: thinker is not None)
        process.kill()
        await process.wait()
    bot.computers.elsewhere = bot.process.thinkers
    bot.answer()
    house.clock.now = time.time() + 11  # where it is not known that the other is gone
    await bot.process.beat()
    await bot.computers.look()
    await bot.idle()
    assert bot.levels == ["expert"]
    assert moves(await bot.table(id)) == before + 1


async def test_it_plays_in_the_tables_and_ends_in_order(house: House) -> None:
    house.clock.now = time.time()  # as the other's, which else counts as dead here
    bot = await house.start()
    bot.computers.elsewhere = lambda: True
    id = await house.seat(bot, level="easy")
    before = moves(await bot.table(id))
    await house.show()
    await bot.process.all.end(house.clock.now)
    async with thinking(address(house)) as process:
        revision = sa.select(schema.tables.c.revision - schema.tables.c.shown)
        await until(house, revision, lambda ahead: ahead > 0)
        async with house.store.engine.reading() as connection:
            assert (await connection.execute(THINKERS)).scalar_one() == 1
        await bot.process.beat()  # it knows of the other, so that it believes no copy of its own
        began = time.monotonic()
        process.terminate()
        assert await asyncio.wait_for(process.wait(), LONG) == 0
        assert time.monotonic() - began < LONG
    await until(house, THINKERS, lambda count: count == 0)
    assert moves(await bot.table(id)) == before + 1


async def test_what_it_plays_sets_off_a_plan(house: House) -> None:
    house.clock.now = time.time()
    bot = await house.start()
    bot.computers.elsewhere = lambda: True
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
    await bot.process.all.end(house.clock.now)
    log = sa.select(sa.func.count()).select_from(schema.log)
    async with thinking(address(house)):
        await until(house, log, lambda played: played > before)
    await bot.process.beat()
    bot.tables.doubt()
    played = (await bot.table(id)).playing.log[before:]
    assert [seat for seat, _ in played][:2] == [1 - anna, anna]


async def test_a_thought_that_it_has_begun_it_gives_up_when_told_to_end(house: House) -> None:
    bot = await house.start()
    bot.computers.elsewhere = lambda: True
    await house.seat(bot)
    await house.show()
    await bot.process.all.end(house.clock.now)
    async with thinking(address(house)) as process:
        await until(house, THINKER, lambda thinker: thinker is not None)
        process.terminate()
        assert await asyncio.wait_for(process.wait(), LONG) == 0
    assert await house.row("thinker", "tries") == (None, 0)


@pytest.mark.twice
async def test_a_database_that_is_not_ready_is_told_in_a_sentence_or_waited_for(
    tmp_path: Path,
) -> None:
    url = sqlite(tmp_path / "bot.db")
    process = await begun(url)
    _, told = await process.communicate()
    assert process.returncode == 3
    [sentence] = told.decode().splitlines()
    assert "there is no such file yet" in sentence
    assert not os.listdir(tmp_path)
    process = await begun(url, "--wait")
    try:
        assert process.stderr
        assert b"trying again" in await process.stderr.readline()
        await migrate(url)
        while b"thinking" not in (line := await process.stderr.readline()):
            assert line
    finally:
        process.kill()
        await process.wait()
