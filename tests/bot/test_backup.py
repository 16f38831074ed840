"""Backups hold everything except tokens. What comes back is checked, and no number is used
twice."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import stat
import time
from argparse import Namespace
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bot.__main__ import COMMANDS
from bot.data import schema
from bot.data.database import connect, sqlite
from bot.data.dialect import lock_beside
from bot.data.migrating import is_current, newest_schema, revision
from bot.data.people import People
from bot.data.rows import Answer
from bot.data.store import Store
from bot.errors import Unusable
from bot.host.backup import back_up
from bot.host.dump import PASSING, proof
from bot.host.files import reading
from bot.host.kept import noted, prune
from bot.host.packed import unpack
from bot.host.restore import restore
from bot.message.board import board_sheet
from bot.screen import stored
from bot.settings import read
from bot.table.player import DELETED
from tests.bot.filled import TOKEN, filled, seated, spoil
from tests.bot.matches import text_of
from tests.bot.showing import Paper
from tests.bot.tables import loaded, of_version
from tests.databases import changed, file_of, found, fresh_postgres
from tests.sample import sample

pytestmark = pytest.mark.lite


PLAYED = {"tables", "presses", "facts"}
"""Tables in which a restore changes more than the rows that come back."""


@pytest.fixture(params=sample(["sqlite", "postgresql"]))
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of either kind."""
    return await another(request.param, tmp_path / "old", request)


async def another(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return sqlite(folder / "bot.db")
    request.getfixturevalue("postgres")
    return await fresh_postgres()


async def backed_up(folder: Path) -> str:
    """The address of an SQLite with something of everything, of which there is a backup."""
    url = sqlite(folder / "bot.db")
    await filled(url)
    await back_up(url, folder / "backup")
    return url


@pytest.mark.parametrize("url", ["sqlite", "postgresql"], indirect=True)
@pytest.mark.parametrize("kind", sample(["sqlite", "postgresql"]))
async def test_what_was_backed_up_is_there_and_every_number_is_new(
    url: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The backup goes back into the same kind of database and into the other."""
    running = await filled(url)
    moves = found(url, "SELECT * FROM log ORDER BY table_id, ply")
    old = dict(found(url, "SELECT id, revision FROM tables"))
    lasting = {table.name for table in schema.metadata.sorted_tables} - {*PASSING}
    before = {name: everything(url, name) for name in lasting}
    assert [name for name, rows in before.items() if not rows] == []  # a new table has to be filled
    file = tmp_path / "backup"
    held = await back_up(url, file)
    assert {name: held[name][0] for name in lasting} == {n: len(r) for n, r in before.items()}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    secret = found(url, "SELECT value FROM facts WHERE name = 'nonces'")
    assert len(secret[0][0]) == 64
    there = await another(kind, tmp_path / "new", request)

    restored = await restore(there, file, Random(5), replace=False)

    assert (restored.open, restored.unreadable) == (2, [])
    assert restored.at is not None
    assert found(there, "SELECT * FROM log ORDER BY table_id, ply") == moves
    assert found(there, "SELECT value FROM facts WHERE name = 'nonces'") == secret
    assert found(there, "SELECT value FROM facts WHERE name = 'history'") != []
    for name in lasting - PLAYED:
        assert everything(there, name) == before[name], name
    assert all(found(there, f"SELECT * FROM {name}") == [] for name in PASSING)
    columns = "id, stage, revision, shown, settled, refused, facts"
    for id, stage, number, shown, settled, refused, facts in found(
        there, f"SELECT {columns} FROM tables"
    ):
        if stage == "over":
            assert number == old[id]
        else:
            assert number > old[id] + 999_999
            assert (shown, settled, refused) == (-1, -1, False)
            assert json.loads(facts)["revision"] == number
            assert json.loads(facts)["takebacks"] > 9_999
    async with Store.open(there) as store:
        table = await loaded(store, running)
        [seat, *_] = table.to_move
        after = table.play(seat, [table.view(seat).legal[0]], 1.0)
        told = ["I was restored" in text_of(board_sheet(it, 0)) for it in (table, after)]
        assert told == [True, False]
        [(messages,)] = found(there, f"SELECT messages FROM tables WHERE id = {running}")
        paper = Paper(seen=stored.read(messages))  # others may have followed on Discord
        assert {"post dm 0", "post board"} <= {it.partition(" @")[0] for it in paper.shows(table)}
        later = await store.create(seated(9), press=9091, now=1.0)
        assert later.id > running + 999_999


def everything(url: str, name: str) -> list[str]:
    """All rows of a table, sorted."""
    columns = ", ".join(f'"{column.name}"' for column in schema.metadata.tables[name].columns)
    rows = found(url, f"SELECT {columns} FROM {name}")
    return sorted(repr([int(v) if isinstance(v, bool) else v for v in row]) for row in rows)


async def test_no_backup_holds_a_token(url: str, tmp_path: Path) -> None:
    await filled(url)
    async with Store.open(url) as store:
        await store.create(seated(6), press=9061, now=1.0, answer=Answer(9061, f"{TOKEN}2", 1.0))
        await store.forget_answers(1e9)  # they are still in SQLite's file
        await store.create(seated(5), press=9051, now=1.0, answer=Answer(9051, f"{TOKEN}3", 1.0))
    await back_up(url, tmp_path / "backup")
    unpack(tmp_path / "backup", tmp_path / "plain")
    assert TOKEN.encode() not in (tmp_path / "plain").read_bytes()


async def test_a_database_that_holds_something_is_replaced_only_if_told_and_not_in_use(
    url: str, tmp_path: Path
) -> None:
    await filled(url)
    await back_up(url, tmp_path / "backup")
    with pytest.raises(Unusable, match="--replace"):
        await restore(url, tmp_path / "backup", Random(5), replace=False)
    async with Store.open(url) as store, store.engine.connect() as connection:
        await store.create(seated(9), press=9091, now=1.0)
        await connection.execute(sa.select(schema.people))
        with pytest.raises(Unusable, match="stop the bot"):
            await restore(url, tmp_path / "backup", Random(5), replace=True)
    assert found(url, "SELECT count(*) FROM tables WHERE channel = 9009") == [(1,)]
    await restore(url, tmp_path / "backup", Random(5), replace=True)
    assert found(url, "SELECT count(*) FROM tables WHERE channel = 9009") == [(0,)]


async def test_none_comes_back_while_the_bot_owns_the_database(tmp_path: Path) -> None:
    """Not even if it has no connection open just then."""
    url = await backed_up(tmp_path)
    with lock_beside(file_of(url)), pytest.raises(Unusable, match="stop the bot"):
        await restore(url, tmp_path / "backup", Random(5), replace=True)
    await restore(url, tmp_path / "backup", Random(5), replace=True)


async def test_backed_up_while_others_write(url: str, tmp_path: Path) -> None:
    await filled(url)
    async with Store.open(url) as store, store.engine.begin() as connection:
        await connection.execute(sa.insert(schema.people).values(id=3, name="Cleo", settings={}))
        held = await back_up(url, tmp_path / "backup")
        assert held["people"][0] == 2
        await connection.execute(sa.insert(schema.people).values(id=4, name="Dora", settings={}))
    assert found(url, "SELECT count(*) FROM people") == [(4,)]


async def test_a_backup_of_a_later_version_is_refused_and_changes_nothing(
    tmp_path: Path,
) -> None:
    there = sqlite(tmp_path / "new" / "bot.db")
    await backed_up(tmp_path)
    spoil(tmp_path / "backup", "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unusable, match="update the bot"):
        await restore(there, tmp_path / "backup", Random(5), replace=False)
    assert os.listdir(tmp_path / "new") == []


async def test_a_backup_that_lacks_something_is_refused(tmp_path: Path) -> None:
    url, there = await backed_up(tmp_path), sqlite(tmp_path / "new" / "bot.db")
    spoil(tmp_path / "backup", "DELETE FROM log WHERE table_id = 1 AND ply = 0")
    with pytest.raises(Unusable, match=r"not what was backed up: log \("):
        await restore(there, tmp_path / "backup", Random(5), replace=False)
    await back_up(url, tmp_path / "backup")
    whole = (tmp_path / "backup").read_bytes()
    (tmp_path / "torn").write_bytes(whole[: len(whole) // 2])
    half = len(whole) // 2
    (tmp_path / "spoilt").write_bytes(whole[:half] + bytes([whole[half] ^ 1]) + whole[half + 1 :])
    for name in ("torn", "spoilt"):
        with pytest.raises(Unusable, match=r"damaged|not a whole backup"):
            await restore(there, tmp_path / name, Random(5), replace=False)
    (tmp_path / "other").write_text("a letter to my aunt")
    with pytest.raises(Unusable, match="no backup"):
        await restore(there, tmp_path / "other", Random(5), replace=False)
    with pytest.raises(Unusable, match="is a folder"):
        await restore(there, tmp_path, Random(5), replace=False)


async def test_who_had_their_data_deleted_since_is_deleted_again(url: str, tmp_path: Path) -> None:
    running = await filled(url)
    await back_up(url, tmp_path / "backup")
    engine = connect(url)
    await People(engine).forget(2, -77)
    await engine.dispose()
    [(who, at)] = found(url, "SELECT who, at FROM deletions ORDER BY at DESC LIMIT 1")
    changed(url, f"DELETE FROM deletions WHERE who = '{who}'")
    await back_up(url, tmp_path / "without them")
    changed(url, f"INSERT INTO deletions (who, at) VALUES ('{who}', {at})")
    await restore(url, tmp_path / "without them", Random(5), replace=True)
    restored = await restore(url, tmp_path / "backup", Random(5), replace=True)
    assert (restored.deleted, restored.open) == (1, 1)
    assert found(url, "SELECT id FROM people WHERE id = 2") == []
    assert found(url, "SELECT person FROM seats WHERE person = 2") == []
    assert found(url, "SELECT DISTINCT person FROM seats WHERE person > 0") == [(1,)]
    async with Store.open(url) as store:
        left = await loaded(store, running)
    assert (left.names, left.stage) == (("Anna", DELETED), "over"), "it would wait for nobody"
    restored = await restore(url, tmp_path / "backup", Random(5), replace=True)
    assert restored.deleted == 1  # it is still known


async def test_a_folder_keeps_the_newest_by_number_and_size_and_is_cleared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, folder = sqlite(tmp_path / "bot.db"), tmp_path / "backups"
    await filled(url)
    folder.mkdir()
    for hour in range(3):
        (folder / f"skulduggery-20200101T0{hour}0000Z.db").write_bytes(b"x" * 1000)
    (folder / "other").touch()
    for name, age in (("old", 9999), ("new", 0)):
        left = folder / f".skulduggery-{name}.0.part"
        left.touch()
        os.utime(left, (time.time() - age,) * 2)
    monkeypatch.setenv("DATABASE_URL", url)
    options = {"file": folder, "keep": 2, "keep_mb": 100, "every": 3600.0}
    work = partial(COMMANDS["backup"].work, read(), Namespace(**options))
    assert await asyncio.to_thread(work) == 0
    old, new = sorted(path.name for path in folder.glob("skulduggery-*"))
    assert old == "skulduggery-20200101T020000Z.db"
    assert ": 2\n" in capsys.readouterr().out
    assert sorted(path.name for path in folder.glob(".*")) == [".skulduggery-new.0.part"]
    assert prune(folder, 48, 1) == 1
    assert [path.name for path in folder.glob("skulduggery-*")] == [new]
    engine = connect(url)
    how = await noted(engine)
    await engine.dispose()
    assert how.every == 3600
    assert how.late(how.at + 7199) == ""
    assert "2.1 hours old" in how.late(how.at + 7500)
    monkeypatch.setattr("bot.host.room.free", lambda _: 1000)
    with pytest.raises(Unusable, match="There is no room for it"):
        await asyncio.to_thread(work)
    [(told,)] = found(url, "SELECT value FROM facts WHERE name = 'backups'")
    assert json.loads(told)["failed"] > how.at


async def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    url = await backed_up(tmp_path)
    (tmp_path / "bot.db").write_bytes(b"\0" * 5000)
    (tmp_path / "bot.db-wal").write_bytes(b"\0" * 500)
    restored = await restore(url, tmp_path / "backup", Random(5), replace=True)
    assert restored.open == 2


async def test_a_match_that_can_not_be_played_through_is_told(tmp_path: Path) -> None:
    url = sqlite(tmp_path / "bot.db")
    running = await filled(url)
    spoil(file_of(url), f"UPDATE tables SET deal = '[]' WHERE id = {running}")
    await back_up(url, tmp_path / "backup")
    restored = await restore(url, tmp_path / "backup", Random(5), replace=True)
    assert restored.open == 1
    [told] = restored.unreadable
    assert re.fullmatch(rf"table {running}: \w+ in \w+", told)


async def test_neither_the_database_itself_nor_one_that_is_absent_is_backed_up(
    tmp_path: Path,
) -> None:
    url = sqlite(tmp_path / "bot.db")
    with pytest.raises(Unusable, match="There is no database"):
        await back_up(url, tmp_path / "backup")
    await filled(url)
    with pytest.raises(Unusable, match="the database itself"):
        await back_up(url, tmp_path / "bot.db")
    assert os.listdir(tmp_path) == ["bot.db"]


async def test_a_database_copied_while_nothing_ran_is_restored_like_a_backup(
    tmp_path: Path,
) -> None:
    url, there = sqlite(tmp_path / "bot.db"), sqlite(tmp_path / "new" / "bot.db")
    await filled(url)
    restored = await restore(there, file_of(url), Random(5), replace=False)
    assert (restored.at, restored.open) == (None, 2)
    assert found(there, "SELECT * FROM log") == found(url, "SELECT * FROM log")
    assert [name for name in PASSING if found(there, f"SELECT * FROM {name}")] == []


@pytest.mark.long
async def test_a_backup_of_a_version_before_is_brought_to_the_present_schema(
    tmp_path: Path,
) -> None:
    """An old backup of SQLite was a copy of the database with the same fact in it."""
    old, there = tmp_path / "old", sqlite(tmp_path / "new" / "bot.db")
    of_version("1.0", old)
    moves = found(sqlite(old), "SELECT count(*) FROM log")
    async with reading(old) as connection:
        version = await connection.run_sync(revision)
        about = {"at": 5.5, "schema": version, "proof": await proof(connection)}
    assert version != newest_schema()
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("INSERT INTO facts VALUES ('backup', ?)", [json.dumps(about)])
    restored = await restore(there, old, Random(5), replace=False)
    assert restored.at == 5.5
    assert restored.open
    assert restored.unreadable == []
    assert await is_current(there)
    assert found(there, "SELECT count(*) FROM log") == moves
    assert found(there, "SELECT * FROM facts WHERE name = 'backup'") == []
