"""`migrate --check`: what an update would do with a database. Nothing is changed."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import sqlalchemy as sa

from bot.data import dialect, migrations, schema
from bot.data.core import AsyncConnection
from bot.data.database import opened
from bot.data.disk import file_of
from bot.data.migrating import goes_with, look_who_runs, newest_schema, reach, revision
from bot.data.rows import MARK
from bot.errors import Older
from bot.host.room import MB, size
from games import GAMES, playable

EMPTY = "The database is empty"
GOES = "goes with it"
_RATE = 20 * MB
"""Bytes of a database that the slowest migrations bring up to date in a second, on a slow disk."""
_RULES_SINCE = "0006"
"""The schema since which tables say by which rules they are played."""


async def check(url: str) -> tuple[list[str], bool]:
    """What an update would find, in sentences; and whether all can go on."""
    file = file_of(sa.make_url(url))
    newest = newest_schema()
    if file and not file.exists():
        return [
            f"There is no database yet: python -m bot migrate makes it (schema {newest})."
        ], True
    await reach(url)
    async with opened(url) as engine, engine.reading() as connection:
        found = await connection.run_sync(revision)
        goes = not found or found <= newest or await connection.run_sync(goes_with)
        told = await _told(connection, found, goes=goes)
        if found and found < newest:
            told.append(_lasting(await size(engine)))
        games, fine = await _games(connection, found) if found else ([], True)
        return [*told, *games], fine and goes


async def _told(connection: AsyncConnection, found: str | None, *, goes: bool) -> list[str]:
    """What would become of the schema. `goes`: this version can work with it, if it is newer."""
    newest = newest_schema()
    if found is None:
        tables = await connection.run_sync(lambda inner: sa.inspect(inner).get_table_names())
        if tables:
            return [f"There are tables here, and none of the bot's: {', '.join(tables[:5])}."]
        return [f"{EMPTY}: python -m bot migrate makes its tables (schema {newest})."]
    if found == newest:
        return [f"The database has schema {found}, this version's: there is nothing to do."]
    if found > newest:
        says = f"and {GOES}" if goes else "and does not go with it: run a newer one"
        return [f"The database has schema {found}; this version knows {newest}, {says}."]
    steps = [f"- {one}" for one in _steps(found)]
    head = f"The database has schema {found}; python -m bot migrate brings it to {newest}:"
    now = await dialect.clock(connection) or time.time()
    try:
        await connection.run_sync(look_who_runs, now)
    except Older as older:
        steps.append(f"{older}.")
    return [head, *steps]


def _steps(found: str) -> Iterator[str]:
    """What each migration after this one is about."""
    for file in sorted((Path(migrations.__file__).parent / "versions").glob("[0-9]*.py")):
        if file.stem[:4] > found:
            about = re.match(r'"""(.*?)"""', file.read_text("utf-8"), re.DOTALL)
            told = " ".join(about[1].split()) if about else file.stem[5:]
            yield f"{file.stem[:4]}: {told.partition('. ')[0].rstrip('.')}"


def _lasting(bytes_: int) -> str:
    seconds = max(1, round(bytes_ / _RATE))
    return (
        f"That takes at most about {seconds} s, for {bytes_ / MB:,.0f} MB. Nobody can play "
        "meanwhile, and no time runs. The way back is a backup: make one first."
    )


async def _games(connection: AsyncConnection, found: str) -> tuple[Sequence[str], bool]:
    """The games being played, by their rules; and whether all are still known."""
    table, fine, told = schema.tables.c, True, []
    rules = (table.rules % MARK if found >= _RULES_SINCE else sa.literal(1)).label("version")
    query = sa.select(table.game, rules, sa.func.count()).where(table.stage == "playing")
    query = query.group_by(table.game, rules).order_by(table.game, rules)
    for id, version, count in await connection.execute(query):
        known = playable(id, version) is not None
        newest = id in GAMES and GAMES[id].rules.version == version
        about = "the newest" if newest else "still kept" if known else "NOT KNOWN HERE"
        told.append(f"{id}, rules {version} ({about}): {count} running")
        fine = fine and known
    if not fine:
        told.append(
            "Matches by rules that are not known here can't go on: they stay as they are, and "
            "people can close them. Wait until they are over, or keep the version before."
        )
    return told, fine
