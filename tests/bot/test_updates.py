"""Updates from each minor version since 1.0, and the way back by a backup. The databases are what
those versions themselves have stored (`tests/bot/versions`): matches of each game, a lobby, a
finished match."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bot import VERSION
from bot.data.database import opened, sqlite
from bot.data.migrating import is_current, migrate
from bot.data.rerating import recompute
from bot.data.store import Store
from bot.host.backup import back_up
from bot.host.checking import check
from bot.host.packed import unpack
from bot.host.restore import restore
from bot.screen.stored import read
from bot.table import lobby as lobbies
from bot.table.rematch import again
from tests.bot.showing import Paper
from tests.bot.tables import VERSIONS, loaded, of_version, saved
from tests.databases import found, fresh_postgres, postgres_of_1_9
from tests.sample import sample

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
pytestmark = pytest.mark.lite
ALL = ["1.0", *sorted(VERSIONS, key=lambda it: int(it.partition(".")[2]), reverse=True)[:-1]]
UNIQUE = sa.UniqueConstraint
LASTS = ("log", "matches", "results", "seats", "tables")
"""What a version has stored about matches since 1.0."""


def stored(version: str, folder: Path) -> str:
    """The database of a version."""
    folder.mkdir(exist_ok=True)
    of_version(version, folder / "bot.db")
    return sqlite(folder / "bot.db")


def held(url: str) -> list[object]:
    """How much of each there is, and by which schema."""
    counts = [found(url, f"SELECT count(*) FROM {name}") for name in LASTS]
    return [*counts, found(url, "SELECT version_num FROM alembic_version")]


def test_all_minor_versions_are_there_and_small() -> None:
    entries = re.findall(r"^## (\d+\.\d+)\.0$", CHANGELOG.read_text("utf-8"), re.MULTILINE)
    newest = VERSION.rpartition(".")[0]
    assert {*VERSIONS, newest} >= set(entries)
    assert all(file.stat().st_size < 16_000 for file in VERSIONS.values())


def test_up_to_1_10_the_newest_message_with_old_controls_stood_apart() -> None:
    stored = {"older": [{"channel": 7, "message": 99}], "passed": {"channel": 7, "message": 100}}
    assert [old.message for old in read(json.dumps(stored)).passed] == [99, 100]


@pytest.mark.parametrize("version", sample(ALL, 2))
async def test_an_update_there_and_back(version: str, tmp_path: Path) -> None:
    url = stored(version, tmp_path / "old")
    before = held(url)
    moves = found(url, "SELECT table_id, ply, seat, move FROM log ORDER BY table_id, ply")
    assert len(moves) > 30
    told, fine = await check(url)
    assert fine, told
    await back_up(url, tmp_path / "backup")
    await migrate(url)
    assert await is_current(url)
    assert held(url)[:-1] == before[:-1]
    assert found(url, "SELECT table_id, ply, seat, move FROM log ORDER BY table_id, ply") == moves
    await goes_on(url)
    unpack(tmp_path / "backup", tmp_path / "back.db")  # the version before reads it as it is
    assert held(sqlite(tmp_path / "back.db")) == before
    restored = await restore(url, tmp_path / "backup", Random(1), replace=True)
    assert restored.unreadable == []
    assert restored.open >= 4


async def goes_on(url: str) -> None:
    """What was shown of a table is known; each match is played through and on, each lobby starts,
    what is over is played again; ratings are computed."""
    random = Random(1)
    async with Store.open(url) as store:
        for id, messages in found(url, "SELECT id, messages FROM tables"):
            table = await loaded(store, id)
            shown, paper = json.loads(messages), Paper(seen=read(messages))
            board = shown.get("board")
            assert len(paper.seen.now) == bool(board) + len(shown.get("letters", ()))
            if table.stage == "playing":
                seat = table.to_move[0]
                after = table.play(seat, [table.view(seat).legal[0]], 0.0)
            elif table.stage == "lobby":
                for guest in table.invited:
                    table = lobbies.join(table, guest)
                after = lobbies.start(table, table.host, random, 0.0)
            else:
                if table.stage == "over":
                    assert table.match
                    assert table.match.state.outcome
                    assert again(table, table.host, random, 0.0).alive
                continue
            await saved(store, table, after)
            assert (await loaded(store, id)).playing.log == after.playing.log
            done = paper.shows(after)
            assert not board or {"edit board", f"strip {board['message']}"} & {*done}
        assert len(found(url, "SELECT id FROM tables WHERE stage = 'playing'")) >= 5
        await recompute(store.engine)


@pytest.mark.long
@pytest.mark.usefixtures("postgres")
@pytest.mark.parametrize("version", ["1.0", "1.4", "1.10"])
async def test_an_old_backup_comes_back_into_postgresql(version: str, tmp_path: Path) -> None:
    await back_up(stored(version, tmp_path / "old"), tmp_path / "backup")
    there = await fresh_postgres()
    restored = await restore(there, tmp_path / "backup", Random(1), replace=False)
    assert restored.unreadable == []
    assert restored.open >= 4


@pytest.mark.long
@pytest.mark.usefixtures("postgres")
async def test_a_postgresql_of_1_9_is_updated_there_and_back(tmp_path: Path) -> None:
    url, new = await fresh_postgres(), await fresh_postgres()
    await postgres_of_1_9(url)
    before = held(url)
    await back_up(url, tmp_path / "backup")
    await migrate(url)
    await migrate(new)
    assert await shape(url) == await shape(new)
    assert held(url)[:-1] == before[:-1]
    await goes_on(url)
    unpack(tmp_path / "backup", tmp_path / "back.db")
    assert held(sqlite(tmp_path / "back.db")) == before
    restored = await restore(url, tmp_path / "backup", Random(1), replace=True)
    assert (restored.unreadable, restored.open) == ([], 5)


async def shape(url: str) -> Mapping[str, object]:
    """By table: all that makes it what it is, in no order."""
    metadata = sa.MetaData()
    async with opened(url) as engine, engine.reading() as connection:
        await connection.run_sync(metadata.reflect)
    return {
        table.name: (
            {(c.name, str(c.type), c.nullable, _default(c), c.primary_key) for c in table.c},
            {(key.parent.name, key.target_fullname, key.ondelete) for key in table.foreign_keys},
            {(i.name, i.unique, str(i.columns.keys()), _where(i)) for i in table.indexes},
            {str(u.columns.keys()) for u in table.constraints if isinstance(u, UNIQUE)},
        )
        for table in metadata.tables.values()
    }


def _default(column: sa.Column[object]) -> str:
    default = column.server_default
    return str(default.arg) if isinstance(default, sa.DefaultClause) else ""


def _where(index: sa.Index) -> str:
    return str(index.dialect_options["postgresql"]["where"])
