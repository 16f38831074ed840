"""Challenges that were refused: the same person does not challenge whoever refused for a while.

Nobody's id is stored beside theirs, only a digest of the two ids, as of a block.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection
from bot.data.database import put
from bot.data.store import Store
from bot.live.live import Followed
from bot.table.table import Table

HOLDS = 30 * 86_400.0
"""Seconds for which a refusal holds."""
LOOK = 3600.0
"""Seconds between two looks for refusals that no longer hold."""

_row = schema.refusals.c


class Refusals:
    """The stored refusals. A change of a table stores them, too (`bot.live.live.Follows`)."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def key(self, person: int, challenger: int) -> str:
        """What is stored with whoever has refused, instead of the challenger's id."""
        return await self._store.keyed(f"refusals {person} {challenger}")

    async def of(self, challenger: int, people: Collection[int], now: float) -> set[int]:
        """Those of these people who have refused this challenger, so that they can't be
        challenged."""
        keys = {await self.key(person, challenger): person for person in people}
        query = sa.select(_row.who)
        query = query.where(_row.person.in_(people), _row.who.in_(keys), _row.until > now)
        return {keys[who] for who in await self._store.engine.column(query)}

    async def forget(self, now: float) -> None:
        """Drop those that no longer hold."""
        await self._store.engine.change(sa.delete(schema.refusals).where(_row.until <= now))

    async def follow(self, before: Table, after: Table, now: float) -> Followed | None:
        """Store a refusal when the person who is challenged says no."""
        person = after.declined
        if not (after.personal and person) or person not in [p.id for p in before.invited]:
            return None
        who = await self.key(person, before.host)
        return Followed(after, partial(note, person, who, now + HOLDS))


async def note(person: int, who: str, until: float, connection: AsyncConnection) -> None:
    """Store that something holds for somebody until then."""
    await put(connection, schema.refusals, {"person": person, "who": who, "until": until})
