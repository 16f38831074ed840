"""What the command line says before there is a bot: about settings, about a database that can't be
used."""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest
import sqlalchemy as sa
from aiohttp.test_utils import unused_port

from bot.data import schema
from bot.data.absences import Absences, Shard
from bot.data.address import without_password
from bot.data.database import connect
from bot.data.dialect import SCHEMA, lock_beside
from bot.data.migrating import is_current, look, migrate
from bot.data.ownership import ownership
from bot.data.session import LockSession
from bot.errors import CantRun, NoDatabase, Older, Unreachable
from bot.host.checking import check
from bot.host.commands import COMMANDS
from bot.host.doctor import database
from bot.host.health import starting
from bot.host.run import prepare
from bot.settings import Settings
from tests.databases import ON_POSTGRES, fresh, of_version_before, write
from tests.sample import sample


def settings(shards: str, count: int | None) -> Settings:
    return Settings(shards=shards, shard_count=count)


@pytest.mark.parametrize(
    ("shards", "own"), [("", []), ("0-3", [0, 1, 2, 3]), ("0,2,5-7", [0, 2, 5, 6, 7])]
)
def test_shards_are_named_as_people_write_them(shards: str, own: list[int]) -> None:
    assert settings(shards, 16).own_shards == own


@pytest.mark.parametrize(
    ("shards", "count", "why"),
    [
        ("0-3", None, "needs --of"),
        ("0-16", 16, "shards 0 to 15"),
        ("3-0", 16, "shards 0 to 15"),
        ("all", 16, "like 0-3"),
    ],
)
def test_wrong_shards_are_refused_in_words(shards: str, count: int | None, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        settings(shards, count).own_shards  # noqa: B018


async def run(*arguments: str, url: str) -> asyncio.subprocess.Process:
    """Run the command line with a token and this database."""
    environment = {"DISCORD_TOKEN": "none", "DATABASE_URL": url, "PATH": ""}
    command = (sys.executable, "-m", "bot", *arguments)
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, env=environment, stderr=pipe)


SQLITE, POSTGRES = "sqlite+aiosqlite:///", "postgresql+asyncpg://me:geheim@"


@pytest.mark.long
@pytest.mark.parametrize(
    ("scheme", "command"),
    sample(
        [
            (POSTGRES, ["run"]),
            (SQLITE, ["run"]),
            (POSTGRES, ["migrate", "--check"]),
            (POSTGRES, ["backup", "backup.tar"]),
        ]
    ),
)
async def test_a_database_out_of_reach_is_told_in_a_sentence(
    scheme: str, command: list[str], tmp_path: Path, unused_tcp_port: int
) -> None:
    (tmp_path / "file").touch()
    there = f"127.0.0.1:{unused_tcp_port}/bot" if "@" in scheme else f"{tmp_path}/file/bot.db"
    process = await run(*command, url=scheme + there)
    _, told = await process.communicate()
    assert process.returncode == 3
    which, sentence = told.decode().splitlines()
    assert "geheim" not in which
    assert sentence.startswith("The database ")
    assert "can't be used" in sentence
    assert "geheim" not in sentence


def test_no_password_is_told_wherever_it_stands() -> None:
    told = without_password("postgresql+asyncpg://me:geheim@/bot?host=/run&password=geheim")
    assert "geheim" not in told
    assert "host=" in told


def test_a_playground_that_is_not_installed_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "watchfiles", None)
    monkeypatch.delitem(sys.modules, "bot.playground", raising=False)
    with pytest.raises(CantRun, match=r"\(no watchfiles\): see “make play”"):
        COMMANDS["play"].work(Settings(), Namespace())


@pytest.mark.parametrize("count", ["0", "-4", "many"])
def test_a_count_that_is_none_is_refused(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    COMMANDS["run"].options(parser)
    with pytest.raises(SystemExit):
        parser.parse_args([f"--of={count}"])
    assert "a number of shards" in capsys.readouterr().err


@pytest.mark.long
async def test_it_is_waited_for(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.touch()
    process = await run("migrate", "--wait", url=f"sqlite+aiosqlite:///{folder}/bot.db")
    assert process.stderr
    await process.stderr.readline()  # which database
    assert b"trying again" in await process.stderr.readline()
    folder.unlink()
    assert await process.wait() == 0
    assert (folder / "bot.db").exists()


@pytest.mark.long
@pytest.mark.parametrize("command", sample(["run", "think"]))
async def test_who_waits_for_it_ends_when_told_to(command: str, unused_tcp_port: int) -> None:
    url = f"{POSTGRES}127.0.0.1:{unused_tcp_port}/bot"
    process = await run(command, "--wait", url=url)
    assert process.stderr
    await process.stderr.readline()  # which database
    assert b"trying again" in await process.stderr.readline()
    process.terminate()
    _, told = await process.communicate()
    assert process.returncode == 0
    assert b"Traceback" not in told


async def _write(url: str, statement: sa.Executable) -> None:
    engine = connect(url)
    await write(engine, statement)
    await engine.dispose()


async def test_a_newer_schema_that_this_version_bears_is_left_as_it_is(tmp_path: Path) -> None:
    url = await fresh(tmp_path)
    await migrate(url)
    await _write(url, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await migrate(url)
    assert (await check(url))[1]
    assert not [finding for finding in await database(url) if finding.fault]
    borne = schema.facts.c.name == "borne by"
    await _write(url, sa.update(schema.facts).where(borne).values(value="9998"))
    with pytest.raises(NoDatabase, match="9999") as refused:
        await migrate(url)
    assert not (await check(url))[1]
    assert [finding for finding in await database(url) if finding.fault]
    assert not isinstance(refused.value, Unreachable)


@pytest.mark.twice
async def test_migrate_leaves_an_older_process_that_runs_its_schema(tmp_path: Path) -> None:
    url = await fresh(tmp_path)
    await of_version_before(url)
    with pytest.raises(Older):
        await migrate(url)
    with pytest.raises(Older):
        await look(url)
    process = await run("migrate", url=url)
    assert await process.wait() == 0
    assert not await is_current(url)
    await _write(url, sa.text(f"UPDATE processes SET seen = {time.time() - 60}"))
    await migrate(url)
    assert await is_current(url)


async def test_the_version_before_was_away_since_it_last_said_that_it_was_there(
    tmp_path: Path,
) -> None:
    url = await fresh(tmp_path)
    await of_version_before(url)
    await _write(url, sa.text("UPDATE processes SET seen = 1700000000"))
    await migrate(url)
    engine = connect(url)
    owner = ownership(engine)
    assert await owner.take([Shard(0, 2)], 1_700_000_300.0) == ""
    await owner.end()
    absences = Absences(engine)
    await absences.begin(2, 1_700_000_300.0)
    since = {absence.shard: absence.since for absence in await absences.load(0.0, 0.0)}
    assert since == {Shard(number, 2): 1_700_000_000.0 for number in range(2)}
    await engine.dispose()


@pytest.mark.twice
async def test_a_process_that_runs_keeps_its_schema(tmp_path: Path) -> None:
    """As the next version's will do with one of this version."""
    url = await fresh(tmp_path)
    await of_version_before(url)
    await _write(url, sa.text("DELETE FROM processes"))
    address = sa.make_url(url)
    session, file = LockSession(address), lock_beside(Path(address.database or ""))
    if ON_POSTGRES:
        await session.begin()
        assert await session.lock(SCHEMA, shared=True)
    else:
        file.acquire()
    with pytest.raises(Older):
        await migrate(url)
    await session.end()
    file.release()
    await migrate(url)


@pytest.mark.parametrize("bring", [migrate, look])
async def test_a_start_waits_until_no_older_process_runs(
    tmp_path: Path, bring: Callable[[str], Awaitable[None]]
) -> None:
    """It is alive but not ready meanwhile, keeps nothing waiting, and in the end works with what it
    finds."""
    url = await fresh(tmp_path)
    await of_version_before(url)
    looks = asyncio.Semaphore(0)

    async def brings(url: str) -> None:
        looks.release()
        await bring(url)

    port = unused_port()
    known = Settings(database_url=url)
    alive = lambda _: starting("127.0.0.1", port)  # noqa: E731
    start = asyncio.create_task(prepare(known, False, brings, alive, 0.01))
    for _ in range(3):
        await looks.acquire()
    async with aiohttp.ClientSession() as session:
        statuses = [await _status(session, port, check) for check in ("live", "ready")]
    assert statuses == [200, 503]
    await _write(url, sa.text("DELETE FROM processes"))
    if bring is look:
        await looks.acquire()
        await migrate(url)
    await start
    assert await is_current(url)


async def _status(session: aiohttp.ClientSession, port: int, check: str) -> int:
    while True:
        with suppress(aiohttp.ClientConnectionError):
            async with session.get(f"http://127.0.0.1:{port}/health/{check}") as answer:
                return answer.status
        await asyncio.sleep(0.01)
