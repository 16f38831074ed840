"""A restored database begins another history of its tables, that is not to be confused with the one
that Discord has seen.

What went on after the backup is on Discord still: messages with controls of tables and turns that
are gone here. Therefore every number that Discord may have been told goes on far above those: the
next table's id (a control names its table), the open tables' revisions and takebacks (a control
names its moment by them: after as many moves it may be another position now). And the database
gets another number: the marks of messages are made with it, by which Discord would give back those
of the other history. The step is random, so that a backup that is restored twice leads to three
histories.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.data import dialect, schema
from bot.data.core import AsyncConnection
from bot.data.nonces import HISTORY
from bot.host.dump import BATCH, PASSING
from bot.screen.seen import Gathering, Seen
from bot.screen.stored import read, write

STEP = range(1_000_000, 10_000_000)
"""How far ids and revisions are raised: further than a bot comes between two backups, and a small
part of what a column holds (2,147,483,647)."""
TURNS = range(10_000, 100_000)
"""The same for takebacks, which stand in custom ids, where room is scarce."""


async def begin_another(connection: AsyncConnection, chance: Random, made: float | None) -> None:
    """Raise all numbers, forget tokens and processes, and mark the open tables as not shown.

    `made`: when the backup was, if that is known.
    """
    for name in PASSING:
        await connection.execute(sa.delete(schema.metadata.tables[name]))
    await connection.execute(sa.update(schema.tables).values(refused=False, tries=0))
    fact = schema.facts.c
    await connection.execute(sa.delete(schema.facts).where(fact.name == HISTORY))
    another = sa.insert(schema.facts).values(name=HISTORY, value=str(chance.getrandbits(64)))
    await connection.execute(another)
    last = await dialect.last_id(connection, schema.tables)
    await dialect.skip_ids(connection, schema.tables, last + chance.choice(STEP))
    further = _Further(chance.choice(STEP), chance.choice(TURNS), time.time(), made)
    row, id = schema.tables.c, 0
    query = sa.select(row.id, row.revision, row.shown, row.stale_since, row.facts, row.messages)
    query = query.where(sa.text(schema.OPEN)).order_by(row.id).limit(BATCH)
    while found := (await connection.execute(query.where(row.id > id))).all():
        await connection.execute(_UPDATE, [further.of(open) for open in found])
        id = found[-1].id


_UPDATE = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("_id"))
_UPDATE = _UPDATE.values(
    {
        name: sa.bindparam(f"_{name}")
        for name in ("revision", "shown", "stale_since", "facts", "messages", "settled")
    }
)


class _Further:
    """How far an open table's numbers are raised, and when."""

    def __init__(self, step: int, turns: int, now: float, made: float | None) -> None:
        self.step, self.turns, self.now = step, turns, now
        self.made = now if made is None else made

    def of(self, row: Any) -> Mapping[str, Any]:
        """The row's new values. Its facts hold two of the numbers too; where those can't be read,
        nobody can play at the table."""
        revision, facts = row.revision + self.step, row.facts
        with suppress(ValueError):
            told = json.loads(facts)
            takebacks = told.get("takebacks", 0) + self.turns
            raised = {"revision": revision, "takebacks": takebacks}
            back = {"restored": self.made} if told.get("stage") == "playing" else {}
            facts = json.dumps(told | raised | back)
        shown = row.shown >= row.revision
        return {
            "_id": row.id,
            "_revision": revision,
            "_shown": -1,
            "_stale_since": self.now if shown else row.stale_since,
            "_facts": facts,
            "_messages": _followed(row.messages),
            "_settled": -1,
        }


def _followed(stored: str) -> str:
    """What is known of a table's messages, now that others may have followed of which nothing is
    known here: they are of turns that have passed. What there is to show is posted anew, below all
    others, and then these lose their controls. A seat's message that is only looked at stays,
    edited."""
    try:
        seen = read(stored)
    except ValueError:
        seen = Seen()
    for place in seen.now:
        if not isinstance(place, Gathering):
            seen = seen.outdated(place)
    return write(seen)
