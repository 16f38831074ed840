"""The channels that get the puzzle of the day. A claim in the row says which process posts it."""

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
"""How many channels one query returns."""

_post = schema.posts.c
_NOBODYS = nobodys(_post.holder, _post.held_until)


@dataclass(frozen=True)
class Post:
    """The channel and hour that a server has chosen."""

    guild: int
    channel: int
    hour: int
    zone: str
    language: str
    """The language of the person who asked for it."""
    person: int
    """The person who asked for it; below zero if they had their data deleted."""
    day: int = -1
    """The last day whose puzzle was posted."""
    due: float | None = None
    """When the next one comes; None if Discord did not let the bot post."""
    holder: str | None = None
    """The process that has claimed the post. When this process may take it over, that one has
    died."""

    def at(self, day: int) -> float:
        """When the puzzle of this day comes."""
        return moment(day, self.hour, self.zone, self.channel)

    def next(self, now: float, last: int) -> float:
        """When the next one comes after the puzzle of the day `last`."""
        return following(now, last, self.hour, self.zone, self.channel)


class Posts(Lease):
    """The channels that get it, and the claims of processes to post it there."""

    def __init__(self, engine: Database, me: str) -> None:
        super().__init__(engine, me, (_post.guild, _post.holder, _post.held_until), POST_LEASE)

    async def of(self, guild: int) -> Post | None:
        """What a server has chosen; None if nothing."""
        query = sa.select(*_columns()).where(_post.guild == guild)
        async with self._engine.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Post(**row._mapping) if row else None

    async def set(self, post: Post) -> None:
        """Store what a server has chosen. A process that is posting just now goes on, but no longer
        decides when the next post is due."""
        row = {name: getattr(post, name) for name in _FIELDS if name != "day"}
        async with self._engine.begin() as connection:
            made = upsert(connection, schema.posts).values(row | {"day": post.day})
            await connection.execute(made.on_conflict_do_update(index_elements=["guild"], set_=row))

    async def stop(self, guild: int) -> None:
        """A server wants no more posts."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(schema.posts).where(_post.guild == guild))

    async def due(self, now: float, shards: Sequence[Shard], after: int = 0) -> Sequence[Post]:
        """Posts that are due in these shards' servers, by server id from above `after`.

        Servers that have removed the bot are left out. A post that is due too far in the future is
        included, since a clock must have been wrong.
        """
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
        """Claim a post for this process. False if another process has it, or if it was changed."""
        taking = self._taking.where(_NOBODYS, _post.due == post.due, _post.day == post.day)
        return await self._taken(taking.returning(_post.guild), post.guild, now) is not None

    async def give(self, post: Post, day: int, due: float | None) -> bool:
        """Give up the claim, and note the last day posted and when the next post is due. False if
        the post was changed meanwhile; then only the day is noted."""
        mine = _post.guild == post.guild
        async with self._engine.begin() as connection:
            await connection.execute(sa.update(schema.posts).where(mine).values(day=day))
        return bool(await self._give_up(mine, due=due))


_FIELDS = tuple(Post.__dataclass_fields__)


def _columns() -> list[sa.Column[Any]]:
    return [_post[name] for name in _FIELDS]
