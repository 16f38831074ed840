"""The channels that get the puzzle of the day. A mark in the row says that a post has begun: if the
bot is killed then, it looks for the message before it posts another."""

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

AT_ONCE = 100
"""How many channels one query returns."""

_post = schema.posts.c


@dataclass(frozen=True)
class DailyHour:
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
    begun: bool = False
    """Was it begun, and nobody knows whether it is there?"""

    def at(self, day: int) -> float:
        """When the puzzle of this day comes."""
        return moment(day, self.hour, self.zone, self.channel)

    def next(self, now: float, last: int) -> float:
        """When the next one comes after the puzzle of the day `last`."""
        return following(now, last, self.hour, self.zone, self.channel)


class Posts:
    """The channels that get it, and what is posted there."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of(self, guild: int) -> DailyHour | None:
        """What a server has chosen; None if nothing."""
        query = sa.select(*_columns()).where(_post.guild == guild)
        row = await self._engine.row(query)
        return DailyHour(**row._mapping) if row else None

    async def set(self, post: DailyHour) -> None:
        """Store what a server has chosen. A post that is being made goes on, but no longer decides
        when the next one is due."""
        row = {name: getattr(post, name) for name in _FIELDS if name != "day"}
        async with self._engine.begin() as connection:
            made = upsert(connection, schema.posts).values(row | {"day": post.day})
            await connection.execute(made.on_conflict_do_update(index_elements=["guild"], set_=row))

    async def stop(self, guild: int) -> None:
        """A server wants no more posts."""
        await self._engine.change(sa.delete(schema.posts).where(_post.guild == guild))

    async def due(self, now: float, shards: Sequence[Shard], after: int = 0) -> Sequence[DailyHour]:
        """Posts that are due in these shards' servers, by server id from above `after`.

        Servers that have removed the bot are left out. A post that is due too far in the future is
        included, since a clock must have been wrong.
        """
        guild = schema.guilds.c
        gone = sa.select(guild.id).where(guild.id == _post.guild, guild.removed.is_not(None))
        query = sa.select(*_columns()).where(
            sa.or_(_post.due <= now, _post.due > now + FAR), ~gone.exists()
        )
        query = query.where(inside(shards, _post.guild), _post.guild > after)
        query = query.order_by(_post.guild).limit(AT_ONCE)
        return [DailyHour(**row._mapping) for row in await self._engine.rows(query)]

    async def begin(self, post: DailyHour) -> bool:
        """Note that a post begins. False if it was changed meanwhile."""
        same = (_post.guild == post.guild) & (_post.due == post.due) & (_post.day == post.day)
        return await self._changed(sa.update(schema.posts).where(same).values(begun=True))

    async def again(self, post: DailyHour, due: float) -> None:
        """Try a post that has begun once more, at this time."""
        await self._changed(sa.update(schema.posts).where(_begun(post)).values(due=due))

    async def give(self, post: DailyHour, day: int, due: float | None) -> bool:
        """Note the last day posted and when the next post is due. False if the post was changed
        meanwhile; then only the day is noted."""
        mine = sa.update(schema.posts).where(_post.guild == post.guild)
        await self._changed(mine.values(day=day))
        return await self._changed(mine.where(_begun(post)).values(due=due, begun=False))

    async def _changed(self, update: sa.Update) -> bool:
        return bool(await self._engine.change(update))


def _begun(post: DailyHour) -> sa.ColumnElement[bool]:
    return (_post.guild == post.guild) & _post.begun


_FIELDS = tuple(DailyHour.__dataclass_fields__)


def _columns() -> list[sa.Column[Any]]:
    return [_post[name] for name in _FIELDS]
