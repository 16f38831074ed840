"""A PostgreSQL in trouble: it lets nobody in, takes no writes, or somebody else holds its rows."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE

import psutil
import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import QueuePool

from bot.data import aside as asides
from bot.data import schema
from bot.data.store import Store
from bot.errors import Away
from bot.times import HUNG
from local_discord.patience import LONG
from tests.databases import changed, on_server

pytestmark = pytest.mark.usefixtures("postgres")


@pytest_asyncio.fixture
async def url() -> str:
    return await on_server()


def setting(url: str, value: str) -> None:
    """Change a setting for every new connection to a database."""
    name = url.partition("?")[0].rpartition("/")[2]
    changed(url, f"ALTER DATABASE {name} SET {value}")


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """A transaction that has changed a row and does nothing more."""
    async with store.engine.connect() as connection, connection.begin():
        await connection.execute(sa.update(schema.facts).values(value="held"))
        yield


BEGUN = """
from tests import databases
databases.mkdtemp = lambda prefix: {folder!r}
databases.started()
print("begun", flush=True)
input()
"""


@pytest.mark.long
def test_one_that_tests_have_begun_ends_when_they_are_killed(tmp_path: Path) -> None:
    (folder := tmp_path / "postgres").mkdir()
    code = BEGUN.format(folder=str(folder))
    with subprocess.Popen([sys.executable, "-c", code], stdin=PIPE, stdout=PIPE) as tests:
        assert tests.stdout
        assert tests.stdout.readline() == b"begun\n"
        server = psutil.Process(int((folder / "postmaster.pid").read_text().split()[0]))
        tests.kill()
    server.wait(LONG)


async def test_one_that_lets_nobody_in_is_away(url: str) -> None:
    async with Store.open(url.replace("?", "_which_is_not_there?")) as store:
        with pytest.raises(Away):
            await store.fact("a")
    async with Store.open(url) as store:
        assert await store.fact("a") is None


async def test_one_that_may_not_be_written_to_is_away_to_who_writes(url: str) -> None:
    setting(url, "default_transaction_read_only = on")
    async with Store.open(url) as store:
        assert await store.fact("a") is None
        with pytest.raises(Away):
            await store.set_fact("a", "b")


@pytest.mark.parametrize("limit", ["lock_timeout", "statement_timeout"])
async def test_who_waits_too_long_for_a_row_by_the_operators_rules(url: str, limit: str) -> None:
    async with Store.open(url) as store:
        await store.set_fact("a", "b")
        async with held(store):
            setting(url, f"{limit} = '100ms'")
            async with Store.open(url) as other:
                with pytest.raises(Away):
                    await other.set_fact("a", "c")
        await store.set_fact("a", "d")


async def test_nobody_waits_longer_for_a_connection_than_for_an_answer(url: str) -> None:
    async with Store.open(url) as store:
        assert isinstance(store.engine.pool, QueuePool)
        assert store.engine.pool.timeout() <= HUNG


async def test_what_hangs_beside_a_change_is_broken_off_and_the_change_is_stored(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asides, "ASIDE", 0.2)

    async def hangs(connection: AsyncConnection) -> None:
        await connection.execute(sa.insert(schema.facts).values(name="hung", value=""))
        await connection.execute(sa.text("SELECT pg_sleep(60)"))

    async with Store.open(url) as store:
        async with store.engine.begin() as connection:
            await connection.execute(sa.insert(schema.facts).values(name="change", value="stored"))
            assert not await asides.aside(connection, hangs, "a hook")
            assert await connection.scalar(sa.text("SHOW statement_timeout")) == "0"
        assert await store.fact("change") == "stored"
        assert await store.fact("hung") is None
