"""What can be said of the owners of shards by the database alone."""

from __future__ import annotations

import time

import sqlalchemy as sa

from bot.data import dialect, schema
from bot.data.database import opened
from bot.data.migrating import carries_locks
from bot.errors import NoDatabase
from bot.host.visit import Finding
from bot.times import DEAD


async def owners(url: str) -> list[Finding]:
    """Can the database guard who owns which shards, and has each an owner?"""
    try:
        await carries_locks(url)
    except NoDatabase as error:
        return [Finding(str(error), fault=True)]
    async with opened(url) as engine, engine.reading() as connection:
        now = await dialect.clock(connection) or time.time()
        beats = (await connection.execute(sa.select(schema.heartbeats))).all()
    heard = {(row.of, row.shard) for row in beats if row.seen > now - DEAD}
    if not beats:
        return []
    if not heard:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(max(row.seen for row in beats)))
        return [Finding(f"The bot does not run: it was last heard of at {when} UTC.")]
    [of, *_] = [of for of, _ in heard]
    lost = [str(number) for number in range(of) if (of, number) not in heard]
    if lost:
        text = f"Nobody owns shard {', '.join(lost)} of {of}: their process does not run."
        return [Finding(text, fault=True)]
    return [Finding(f"The bot runs, and no shard is without an owner ({of} in all).")]
