"""A database of the version before becomes one of this version, and ratings stay what they were."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

import bot.data.store
from bot.data import schema
from bot.data.database import sqlite
from bot.data.migrating import is_known, make, migrate, newest_schema, revision
from bot.data.rerating import recompute
from bot.data.skill import Rating, rated
from bot.data.store import Store
from tests.bot.tables import GUILD, finish
from tests.databases import changed

pytestmark = pytest.mark.lite
ENDS = (1000.0, 900.0, 2000.0)
TABLE = """INSERT INTO tables (id, guild, channel, game, stage, thinking, revision, facts)
VALUES (:id, 10, :id, 'bushwhacked', 'over', 0, 1, '{}')"""
MATCH = """INSERT INTO matches (id, table_id, guild, game, rated, turns, reason, ended)
VALUES (:id, :id, 10, 'bushwhacked', 1, 4, '', :ended)"""
RESULT = """INSERT INTO results (table_id, seat, person, place, shared, rating, overall)
VALUES (:id, :seat, :person, :place, 0, 0, 0)"""


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> Path:
    """A database of revision 2, in which person 1 has beaten person 2 three times."""
    path = tmp_path / "bot.db"
    await make(sqlite(path), "0002")
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        for id, ended in enumerate(ENDS, 1):
            connection.execute(TABLE, {"id": id})
            connection.execute(MATCH, {"id": id, "ended": ended})
            for seat, person in enumerate((1, 2)):
                row = {"id": id, "seat": seat, "person": person, "place": person}
                connection.execute(RESULT, row)
    return path


async def mine(store: Store) -> tuple[float, float]:
    """Person 1's rating over all games."""
    row, found = schema.ratings.c, sa.select(schema.ratings.c.mu, schema.ratings.c.sigma)
    query = found.where(row.guild == GUILD, row.game == "all", row.person == 1)
    async with store.engine.reading() as connection:
        mu, sigma = (await connection.execute(query)).one()
    return mu, sigma


async def test_matches_of_the_version_before_keep_its_rule(database: Path) -> None:
    ratings = [Rating(), Rating()]
    for _ in ENDS:
        ratings = rated(ratings, [1, 2])
    await migrate(sqlite(database))
    async with Store.open(sqlite(database)) as store:
        assert await recompute(store.engine) == len(ENDS)
        assert await mine(store) == (ratings[0].mu, ratings[0].sigma)


async def test_they_are_meetings_to_a_match_that_ends_now(database: Path) -> None:
    await migrate(sqlite(database))
    async with Store.open(sqlite(database)) as store:
        await recompute(store.engine)
        before = await mine(store)
        await finish(store, [1, 2], loser=2, now=3000.0)
        soon = (await mine(store))[0] - before[0]
        again = await mine(store)
        await recompute(store.engine)
        assert await mine(store) == again
        async with store.engine.reading() as connection:
            result = schema.results.c
            ends = await connection.execute(
                sa.select(result.ended).where(result.person == 1).order_by(result.table_id)
            )
            assert [*ends.scalars()] == [*ENDS, 3000.0]
        [winner, _] = rated([Rating(*before), Rating()], [1, 2])
        assert 0 < soon < (winner.mu - before[0]) / 2


async def test_a_table_that_was_not_shown_has_not_been_since_the_bot_stopped(
    database: Path,
) -> None:
    changed(sqlite(database), "INSERT INTO facts VALUES ('alive', '1234.5')")
    changed(sqlite(database), "UPDATE tables SET shown = revision WHERE id = 2")
    await migrate(sqlite(database))
    async with Store.open(sqlite(database)) as store, store.engine.reading() as connection:
        table = schema.tables.c
        found = await connection.execute(sa.select(table.id, table.stale_since, table.shown_at))
        assert [tuple(row) for row in found] == [(1, 1234.5, 0), (2, 0, 0), (3, 1234.5, 0)]


def test_migrations_lead_to_the_schema_that_a_new_database_has(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'bot.db'}")
    with engine.begin() as connection:
        config = Config()
        folder = Path(bot.data.store.__file__).parent / "migrations"
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


async def test_what_is_read_of_migrations_without_alembic_is_what_alembic_says(
    tmp_path: Path,
) -> None:
    config = Config()
    config.set_main_option(
        "script_location", str(Path(bot.data.store.__file__).parent / "migrations")
    )
    scripts = ScriptDirectory.from_config(config)
    assert newest_schema() == scripts.get_current_head()
    assert all(is_known(script.revision) for script in scripts.walk_revisions())
    assert not is_known("9999")
    assert not is_known("__in")
    await migrate(sqlite(tmp_path / "bot.db"))
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'bot.db'}")
    with engine.connect() as connection:
        noted = MigrationContext.configure(connection)
        assert noted.get_current_revision() == revision(connection) == newest_schema()
        assert "alembic_version_pkc" in str(
            connection.execute(sa.text("SELECT sql FROM sqlite_master WHERE name LIKE 'alembic%'"))
            .scalars()
            .first()
        )
    engine.dispose()


async def test_the_id_of_a_deleted_table_is_not_given_again(database: Path) -> None:
    await migrate(sqlite(database))
    with contextlib.closing(sqlite3.connect(database)) as connection:
        kept = connection.execute("SELECT count(*), max(id), min(channel) FROM tables").fetchone()
        assert kept == (len(ENDS), len(ENDS), 1)
        connection.execute("DELETE FROM tables WHERE id = 3")
        connection.execute(TABLE.replace("VALUES (:id, 10, :id", "VALUES (NULL, 10, 9"))
        assert connection.execute("SELECT max(id) FROM tables").fetchone() == (4,)


SHOWN = {
    "{}": -1,
    '{"board":{"channel":1,"message":5},"passed":null,"older":[]}': 7,
    '{"board":{"channel":1,"message":5},"passed":{"channel":1,"message":4},"older":[]}': -1,
}
"""What 1.10 has noted of tables that Discord showed -> which revision counts as settled."""


async def test_what_still_had_old_controls_is_not_settled(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await make(sqlite(path), "0022")
    with contextlib.closing(sqlite3.connect(path)) as old, old:
        for id, messages in enumerate(SHOWN, 1):
            old.execute(TABLE, {"id": id})
            shown = "UPDATE tables SET messages = :it, shown = 7 WHERE id = :id"
            old.execute(shown, {"it": messages, "id": id})
    await migrate(sqlite(path))
    async with Store.open(sqlite(path)) as store, store.engine.reading() as connection:
        found = await connection.execute(sa.select(schema.tables.c.settled))
        assert list(found.scalars()) == list(SHOWN.values())
