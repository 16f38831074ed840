"""A database with something of everything in it."""

from __future__ import annotations

import atexit
import shutil
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import sqlalchemy as sa

from bot.data import schema
from bot.data.database import sqlite
from bot.data.migrating import migrate
from bot.data.rows import Answer
from bot.data.store import Store
from bot.host.packed import is_packed, pack, unpack
from bot.screen.stored import write
from bot.table import lobby as lobbies
from bot.table.table import Table
from tests.bot import matches
from tests.bot.matches import ANNA, BOB
from tests.bot.showing import Paper
from tests.bot.tables import GUILD, finish
from tests.databases import file_of

TOKEN = "aW50ZXJhY3Rpb246dG9rZW4"
KEPT: dict[str, dict[str, object]] = {
    "lessons": {"person": 1, "game": "toy", "rules": 1, "step": 2, "log": '["a"]', "at": 5.5},
    "plans": {"table_id": 1, "seat": 0, "person": 1, "plan": "{}", "told": "[]", "rests": False},
    "attempts": {"person": 1, "day": 20_000, "opened": 3.25, "tries": 2, "hint": True},
    "posts": {
        "guild": GUILD,
        "channel": 77,
        "hour": 9,
        "zone": "Europe/Berlin",
        "language": "de",
        "person": 1,
        "due": 99.5,
    },
    "absences": {"shard": 0, "since": 1.0, "until": 2.0},
    "guilds": {"id": GUILD, "settings": {"language": "de"}},
    "blocks": {"person": 1, "who": "0123456789abcdef01234567", "made": 6.5},
    "callees": {"person": 1, "game": "toy", "called": 8.5},
    "refusals": {"person": 1, "who": "0123456789abcdef01234567", "until": 9.5},
    "tournaments": {
        "id": 4,
        "guild": GUILD,
        "channel": 77,
        "person": 1,
        "name": "Cup",
        "game": "toy",
        "terms": "{}",
        "language": "de",
        "stage": "open",
        "opened": 1.5,
    },
    "entrants": {"tournament_id": 4, "number": 1, "person": 1, "level": ""},
    "pairings": {
        "tournament_id": 4,
        "round": 1,
        "board": 1,
        "first": 1,
        "second": 0,
        "why": "",
    },
    "achievements": {"person": 1, "achievement": "first", "table_id": 1, "at": 1.5},
    "bans": {"id": 9, "server": False, "made": 2.5, "words": "spam"},
    "acts": {"at": 2.5, "by": "me", "what": "ban", "target": 9, "words": "", "told": ""},
    "deletions": {"who": "0123456789abcdef01234567", "at": 1.5},
    "bars": {"guild": GUILD, "who": "0123456789abcdef01234567", "made": 7.5},
}
"""By table: a row of what people leave behind outside of matches."""


async def filled(url: str) -> int:
    """Fill a new database: a finished match with its review, a running match, a lobby, an
    interaction's token, a lesson, an attempt at a puzzle, a channel that gets puzzles, and whatever
    else is kept. Returns the id of the running match's table. Those of SQLite are copies of one."""
    if not url.startswith("sqlite"):
        return await _filled(url)
    pattern = _folder() / "bot.db"
    if not pattern.exists():
        _running.append(await _filled(sqlite(pattern)))
    file_of(url).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(pattern, file_of(url))
    return _running[0]


_running = list[int]()


@cache
def _folder() -> Path:
    folder = mkdtemp(prefix="filled")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


async def _filled(url: str) -> int:
    await migrate(url)
    async with Store.open(url) as store:
        over = await finish(store, [1, 2], loser=2)
        running = await store.create(seated(7), press=9071, now=1.0)
        started = lobbies.start(running, 1, Random(1), 1.0)
        await store.save(running, started, 9072, 1.0, 0)
        await store.create(seated(8), press=9081, now=1.0, answer=Answer(9081, TOKEN, 1.0))
        async with store.engine.begin() as connection:
            for name, row in KEPT.items():
                await connection.execute(sa.insert(schema.metadata.tables[name]).values(row))
            review = {"table_id": over.id, "review": '{"form": 1}'}
            await connection.execute(sa.insert(schema.reviews).values(review))
            plan = {"table_id": running.id, "seat": 0, "person": 1, "plan": "{}", "told": "[]"}
            await connection.execute(sa.insert(schema.plans).values({**plan, "rests": False}))
            paper, id = Paper(), schema.tables.c.id
            paper.shows(started)
            shown = sa.update(schema.tables).where(id == running.id)
            await connection.execute(shown.values(messages=write(paper.seen), refused=True))
    return running.id


def seated(channel: int) -> Table:
    """A lobby where two people sit."""
    return matches.seated("pointsweeper", ANNA, BOB, guild=GUILD, channel=9000 + channel)


def spoil(path: Path, statement: str) -> None:
    """Change an SQLite file without the bot."""
    packed = is_packed(path)
    plain = path.with_name("spoiling") if packed else path
    if packed:
        unpack(path, plain)
    with closing(sqlite3.connect(plain)) as connection:
        connection.execute(statement)
        connection.commit()
    if packed:
        pack(plain, path)
        plain.unlink()
