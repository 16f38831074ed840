"""The channels that get the puzzle of the day; which process posts it, by a claim in the row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.cogs.daily.days import FAR, following, moment
from bot.data import schema
from bot.data.absences import Shard, inside
from bot.data.database import Database
from bot.data.dialect import upsert
from bot.data.leases import Lease, nobodys
from bot.times import POST_LEASE

AT_ONCE = 100
"""How many channels are looked up at a time."""

_post = schema.posts.c
_NOBODYS = nobodys(_post.holder, _post.held_until)


@dataclass(frozen=True)
class Post:
    """A server's channel and hour."""

    guild: int
    channel: int
    hour: int
    zone: str
    language: str
    """What whoever asked for it reads."""
    person: int
    """Who that is; below zero if they had their data deleted."""
    day: int = -1
    """The last day whose puzzle was posted."""
    due: float | None = None
    """When the next one comes; None where Discord did not let the bot post."""
    holder: str | None = None
    """Which process has begun to post; one that has died, where this one may."""

    def at(self, day: int) -> float:
        """When the puzzle of a day comes."""
        return moment(day, self.hour, self.zone, self.channel)

    def next(self, now: float, last: int) -> float:
        """When the next one comes, after that of the day `last`."""
        return following(now, last, self.hour, self.zone, self.channel)


class Posts(Lease):
    """The channels that want it, and which process posts it there."""

    def __init__(self, engine: Database, me: str) -> None:
        super().__init__(engine, me, (_post.guild, _post.holder, _post.held_until), POST_LEASE)

    async def of(self, guild: int) -> Post | None:
        """A server's."""
        query = sa.select(*_columns()).where(_post.guild == guild)
        async with self._engine.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Post(**row._mapping) if row else None

    async def set(self, post: Post) -> None:
        """A server's owner has decided this. Who is posting now goes on, and does not say when the
        next one is due."""
        row = {name: getattr(post, name) for name in _FIELDS if name != "day"}
        async with self._engine.begin() as connection:
            made = upsert(connection, schema.posts).values(row | {"day": post.day})
            await connection.execute(made.on_conflict_do_update(index_elements=["guild"], set_=row))

    async def stop(self, guild: int) -> None:
        """A server wants none any more."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(schema.posts).where(_post.guild == guild))

    async def due(self, now: float, shards: Sequence[Shard], after: int = 0) -> Sequence[Post]:
        """Those that are due in the servers of these shards, but for servers that have removed the
        bot; by their ids, above one. One that is due too far off is looked at too: a clock was
        wrong."""
        guild = schema.guilds.c
        gone = sa.select(guild.id).where(guild.id == _post.guild, guild.removed.is_not(None))
        query = sa.select(*_columns()).where(
            sa.or_(_post.due <= now, _post.due > now + FAR), ~gone.exists()
        )
        query = query.where(_NOBODYS, inside(shards, _post.guild), _post.guild > after)
        query = query.order_by(_post.guild).limit(AT_ONCE)
        async with self._engine.reading() as connection:
            found = await connection.execute(query, {"_now": now})
            return [Post(**row._mapping) for row in found]

    async def take(self, post: Post, now: float) -> bool:
        """Post it, alone; False where another process does, or it has been changed."""
        taking = self._taking.where(_NOBODYS, _post.due == post.due, _post.day == post.day)
        return await self._taken(taking.returning(_post.guild), post.guild, now) is not None

    async def give(self, post: Post, day: int, due: float | None) -> bool:
        """Give it up: the last day posted, and when the next one is due. False where it was
        changed meanwhile; the day is noted all the same."""
        mine = _post.guild == post.guild
        async with self._engine.begin() as connection:
            await connection.execute(sa.update(schema.posts).where(mine).values(day=day))
        return bool(await self._give_up(mine, due=due))


_FIELDS = tuple(Post.__dataclass_fields__)


def _columns() -> list[sa.Column[Any]]:
    return [_post[name] for name in _FIELDS]
