"""However much a process writes at once, it does not lock itself out of the database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.data import schema
from bot.data.database import sqlite
from bot.data.driver import Connection
from bot.data.migrating import is_current, migrate
from bot.data.nonces import digest
from bot.data.rows import Noted
from bot.data.store import Store
from bot.errors import Away
from bot.host.room import refuses
from bot.logs import kind
from bot.table.table import Table
from games.core import say
from local_discord.patience import LONG
from tests.bot.matches import seated
from tests.bot.tables import loaded, saved
from tests.databases import ON_POSTGRES, fresh, on_sqlite


def _impatient(connection: Any, *_: Any) -> None:
    if not ON_POSTGRES:
        connection.execute("PRAGMA busy_timeout=0")


async def _lobbies(store: Store, count: int) -> list[Table]:
    numbers = range(1, count + 1)
    return [await store.create(seated("bushwhacked", 1, channel=n), n, 0.0) for n in numbers]


async def test_four_who_start_at_once_make_one_database(tmp_path: Path) -> None:
    url = await fresh(tmp_path)
    await asyncio.gather(*(migrate(url) for _ in range(4)))
    assert await is_current(url)


@pytest.mark.skipif(ON_POSTGRES, reason="its files are the server's")
async def test_only_its_owner_can_read_the_database_and_its_journals(tmp_path: Path) -> None:
    """That holds for every umask, and for files that an older version made readable."""
    database = tmp_path / "deeper" / "bot.db"
    before = os.umask(0)
    try:
        await migrate(sqlite(database))
        for press in (1, 2):
            async with Store.open(sqlite(database)) as store:
                await store.set_fact("press", str(press))
                files = list(database.parent.iterdir())
                assert len(files) == 3
                assert _modes(files) == {0o600}
                for file in files:
                    file.chmod(0o644)
                await migrate(sqlite(database))  # as an update does, beside the running bot
                assert _modes(files) == {0o600}
            database.chmod(0o644)
            await migrate(sqlite(database))
    finally:
        os.umask(before)


def _modes(files: list[Path]) -> set[int]:
    return {stat.S_IMODE(file.stat().st_mode) for file in files}


async def test_thirty_tables_are_saved_at_once(store: Store) -> None:
    tables = await _lobbies(store, 30)
    sa.event.listen(store.engine.sync_engine, "checkout", _impatient)
    saves = [store.save(table, table.changed(), 100 + table.id, 0.0, 0) for table in tables]
    note = Noted(0, 0, 9.0, False, "{}")
    notes = [store.note({table.id: note}) for table in tables]
    await asyncio.gather(*saves, *notes, *(store.load(table.id) for table in tables))
    found = [await store.load(table.id) for table in tables]
    assert [row[0].revision for row in found if row] == [1] * 30


@pytest.mark.skipif(ON_POSTGRES, reason="all its connections are kept in use")
async def test_one_connection_serves_whoever_comes_after_the_other(store: Store) -> None:
    async with store.engine.connect(), store.engine.connect():
        pass
    served = set[int]()
    for _ in range(4):
        async with store.engine.connect() as connection:
            served.add(id((await connection.get_raw_connection()).driver_connection))
    assert len(served) == 1


async def test_who_reads_first_can_still_write(store: Store) -> None:
    [table] = await _lobbies(store, 1)
    sa.event.listen(store.engine.sync_engine, "checkout", _impatient)

    async def read_and_write() -> None:
        async with store.engine.begin() as connection:
            await connection.execute(sa.select(schema.tables))
            await asyncio.sleep(0)  # let another task try
            update = sa.update(schema.tables).where(schema.tables.c.id == table.id)
            await connection.execute(update.values(shown=schema.tables.c.shown + 1))

    await asyncio.gather(*(read_and_write() for _ in range(10)))
    found = await store.load(table.id)
    assert found
    assert found[1].note.shown == 9


async def test_what_fails_changes_nothing_and_lets_the_next_one_write(store: Store) -> None:
    [table] = await _lobbies(store, 1)
    with suppress(ZeroDivisionError):
        async with store.engine.begin() as connection:
            await connection.execute(sa.delete(schema.tables))
            raise ZeroDivisionError
    await saved(store, table, table.changed(), 0.0)
    assert (await loaded(store, table.id)).revision == 1


@on_sqlite
async def test_while_another_program_writes_nothing_is_stored(store: Store) -> None:
    [table] = await _lobbies(store, 1)
    sa.event.listen(store.engine.sync_engine, "checkout", _impatient)
    with sqlite3.connect(store.engine.url.database or "") as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Away) as lost:
            await saved(store, table, table.changed(), 0.0)
        assert "SQLITE_BUSY" in kind(lost.value)
    await saved(store, table, table.changed(), 0.0)
    assert (await loaded(store, table.id)).revision == 1


@on_sqlite
async def test_a_change_that_is_broken_off_is_stored_by_nobody_afterwards(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection's thread may not even have begun."""
    [table] = await _lobbies(store, 1)
    write, has_come, goes = Connection.write, asyncio.Event(), threading.Event()
    came = partial(asyncio.get_running_loop().call_soon_threadsafe, has_come.set)

    def late(connection: Connection, writes: Any) -> None:
        came()
        goes.wait(LONG)
        write(connection, writes)

    with monkeypatch.context() as patched:
        patched.setattr(Connection, "write", late)
        saving = asyncio.create_task(saved(store, table, table.changed(), 0.0))
        await has_come.wait()
        saving.cancel()
        for _ in range(50):  # by then it is rolled back, as far as it was there
            await asyncio.sleep(0)
        goes.set()
        with pytest.raises(asyncio.CancelledError):
            await saving
    assert (await loaded(store, table.id)).revision == 0
    await saved(store, table, table.changed(), 0.0)


@on_sqlite
async def test_a_full_disk_has_stored_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite notices this when it commits, so nobody has to wonder whether their action counts."""
    await store.set_fact("a", "b")

    async def full(_: Connection) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_FULL, "SQLITE_FULL"
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(Connection, "commit", full)
        with pytest.raises(Away) as lost:
            await store.set_fact("a", "c")
        assert lost.value.text == say("bot-no-room")
        assert "no room left" in kind(lost.value)
        assert "no room left" in await refuses(store.engine, LONG)
    assert await store.fact("a") == "b"


def test_nobody_without_the_databases_secret_knows_a_nonce() -> None:
    one, other = ("ab" * 32, "cd" * 32)
    assert digest(one, "b1.4") == digest(one, "b1.4") != digest(other, "b1.4")
