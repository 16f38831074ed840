"""An older process beside a newer one: it leaves alone what it does not know."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from pydantic import SecretStr

from bot.data import schema
from bot.data.database import sqlite
from bot.data.migrating import newest_schema
from bot.data.rows import Noted, row_of
from bot.data.store import Store
from bot.host.checking import check
from bot.host.commands import migrate
from bot.host.progress import HowFar
from bot.settings import Settings
from bot.table import lobby as lobbies
from bot.table.table import Table
from games import GAMES
from games.core import Refused
from tests.bot.matches import seated
from tests.bot.tables import noted, of_version, saved, unshown
from tests.databases import file_of, found, fresh, write


async def running(store: Store, game: str = "graveyard_shift") -> Table:
    """A stored match at its beginning, with its clock running."""
    lobby = await store.create(seated(game, 1, 2, guild=10, channel=1), press=1, now=0.0)
    table = lobbies.start(lobby, 1, Random(1), 0.0)
    await saved(store, lobby, table, 0.0)
    return table


async def waiting(store: Store) -> list[int]:
    """Tables that wait for a computer's move."""
    return await store.thoughts.waiting(10)


async def changed(store: Store, **values: object) -> None:
    """Store what a newer version would write."""
    await write(store.engine, sa.update(schema.tables).values(**values))


@pytest.mark.parametrize(
    "newer", [{"rules": GAMES["graveyard_shift"].rules.version + 1}, {"game": "a_sixth_game"}]
)
async def test_a_match_of_newer_rules_or_an_unknown_game_is_left_alone(
    store: Store, newer: dict[str, object]
) -> None:
    table = await running(store)
    assert await unshown(store) == [table.id]
    await noted(store, table.id, Noted(table.revision, table.revision, 0.0, False, "{}"))
    assert await store.due(10**9) == [table.id]
    await changed(store, **newer, facts=_facts(table, newer))
    assert await store.due(10**9) == await unshown(store) == await waiting(store) == []
    assert await store.next_due(0.0) is None
    assert await store.open_tables_in(guild=10) == await store.open_tables_of(1) == []
    assert await store.open_table(1) == table.id  # even so, its channel is taken
    with pytest.raises(Refused, match="bot-table-newer"):
        await store.load(table.id)


def _facts(table: Table, newer: dict[str, object]) -> str:

    text: str = row_of(table)["facts"]
    if "game" in newer:
        return text.replace('"graveyard_shift"', '"a_sixth_game"')
    return text.replace('"rules":1', f'"rules":{newer["rules"]}')


async def test_migrate_check_says_which_matches_need_which_rules(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await running(store)
    url = store.engine.url.render_as_string(hide_password=False)
    settings = Settings(database_url=SecretStr(url))
    check = partial(asyncio.to_thread, migrate, settings, Namespace(check=True))
    assert await check() == 0
    told, running_ = capsys.readouterr().out.splitlines()
    assert told.endswith("this version's: there is nothing to do.")
    assert running_ == "graveyard_shift, rules 1 (the newest): 1 running"
    await changed(store, rules=7)
    assert await check() == 1
    told = capsys.readouterr().out
    assert "graveyard_shift, rules 7 (NOT KNOWN HERE): 1 running\nMatches by rules" in told
    assert table.rules == 1


async def test_migrate_check_says_of_an_older_database_what_will_happen(tmp_path: Path) -> None:
    of_version("1.0", tmp_path / "bot.db")
    told, fine = await check(sqlite(tmp_path / "bot.db"))
    assert fine
    assert told[0].endswith(f"brings it to {newest_schema()}:")
    steps = [line[2:6] for line in told if line.startswith("- ")]
    assert steps == [f"{number:04}" for number in range(3, int(newest_schema()) + 1)]
    assert "a backup: make one first" in "".join(told)
    assert "graverobber, rules 1 (the newest): 2 running" in told
    query = "SELECT version_num FROM alembic_version"
    assert found(sqlite(tmp_path / "bot.db"), query) == [("0002",)]


async def test_an_empty_database_is_no_other_version(tmp_path: Path) -> None:
    url = await fresh(tmp_path)
    if url.startswith("sqlite"):
        file_of(url).touch()
    [told], fine = await check(url)
    assert fine
    assert told.startswith("The database is empty")


def test_a_long_command_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    tell = HowFar("matches", lambda: now)
    for done in range(1001):
        now = done / 10
        tell(done, 1000)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "50 of 1,000 matches, about 95 s left"
    assert len(lines) == 20
    slow = HowFar("matches", lambda: now)
    now += 100  # until its helpers had begun
    slow(1, 1001)
    now += 10
    slow(11, 1001)
    assert capsys.readouterr().err == "11 of 1,001 matches, about 16 min left\n"


@pytest.mark.long
def test_migrate_check_changes_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "migrate", "--check"],
        check=False,
        stdout=subprocess.PIPE,
        text=True,
        env={"DATABASE_URL": sqlite(tmp_path / "bot.db"), "PATH": ""},
    )
    assert done.returncode == 0
    assert done.stdout.startswith("There is no database yet: python -m bot migrate makes it")
    assert not list(tmp_path.iterdir())
