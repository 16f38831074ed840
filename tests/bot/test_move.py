"""A SQLite database moved to PostgreSQL: everything, or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.data import schema
from bot.data.database import sqlite
from bot.data.migrating import migrate
from bot.data.store import Store
from bot.errors import Unreachable, Unusable
from bot.host.backup import move
from bot.host.dump import BATCH
from tests.bot.filled import KEPT, TOKEN, filled, seated, spoil
from tests.bot.tables import finish
from tests.databases import file_of, found, fresh_postgres, on_server, write

pytestmark = [pytest.mark.usefixtures("postgres"), pytest.mark.lite]


async def test_everything_arrives_and_ids_go_on(tmp_path: Path) -> None:
    old, new = sqlite(tmp_path / "bot.db"), await on_server()
    await filled(old)
    async with Store.open(old) as store:
        await finish(store, [1, 2], loser=1, now=2000.25)
        people = [{"id": n, "name": "Zoë", "settings": {}} for n in range(10, 2 * BATCH)]
        await write(store.engine, sa.insert(schema.people), people)
        last = await store.create(seated(20), press=90201, now=1.0)
        await write(store.engine, sa.delete(schema.tables).where(schema.tables.c.id == last.id))
    sent = await move(old, new)
    assert sent["people"][0] == 2 * BATCH - 8
    assert sent["matches"][0] == 2
    assert [name for name in KEPT if not sent[name][0]] == []
    assert sent["reviews"][0] == 1
    for name in sent:
        query = f"SELECT count(*) FROM {name}"
        assert found(old, query) == found(new, query)
    assert found(new, "SELECT review FROM reviews") == found(old, "SELECT review FROM reviews")
    assert found(new, "SELECT token FROM answers") == [(TOKEN,)]
    async with Store.open(new) as store:
        later = await store.create(seated(20), press=90202, now=1.0)
        assert later.id == last.id + 1
        await finish(store, [1, 2], loser=2)
    assert found(new, "SELECT max(id) FROM matches") == [(3,)]


async def test_a_database_that_holds_anything_is_not_moved_into(tmp_path: Path) -> None:
    old, new = sqlite(tmp_path / "bot.db"), await on_server()
    await filled(old)
    async with Store.open(new) as store:
        await store.set_fact("alive", "1")
    with pytest.raises(Unusable, match="holds something"):
        await move(old, new)
    assert found(new, "SELECT count(*) FROM tables") == [(0,)]


async def test_what_does_not_arrive_whole_does_not_arrive_at_all(tmp_path: Path) -> None:
    old, new = sqlite(tmp_path / "bot.db"), await fresh_postgres()
    await filled(old)
    spoil(file_of(old), f"UPDATE log SET move = '{'x' * 101}' WHERE table_id = 1 AND ply = 1")
    with pytest.raises(Unusable, match="does not take what is in log"):
        await move(old, new)
    assert found(new, "SELECT count(*) FROM people") == [(0,)]


async def test_a_database_in_use_is_not_moved_nor_one_of_another_schema(tmp_path: Path) -> None:
    old, new = sqlite(tmp_path / "bot.db"), await fresh_postgres()
    with pytest.raises(Unusable, match="There is no database"):
        await move(old, new)
    await filled(old)
    async with Store.open(old) as store:
        await store.fact("alive")
        with pytest.raises(Unusable, match="stop the bot"):
            await move(old, new)
    spoil(file_of(old), "UPDATE alembic_version SET version_num = '0008'")
    with pytest.raises(Unusable, match="migrate comes first"):
        await move(old, new)
    with pytest.raises(Unusable, match="It goes from"):
        await move(new, old)
    with pytest.raises(Unusable, match="FROM is no address"):
        await move("bot.db", new)
    with pytest.raises(Unusable, match="TO is for a database that can't be used"):
        await move(old, new.replace("+asyncpg", ""))


async def test_what_can_not_be_reached_is_not_moved_into(tmp_path: Path) -> None:
    old, new = sqlite(tmp_path / "bot.db"), await fresh_postgres()
    await migrate(old)
    with pytest.raises(Unreachable, match="no such database"):
        await move(old, new.replace("?", "_which_is_not_there?"))
