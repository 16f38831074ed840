"""What tournaments ask of Discord beside messages: scheduled events of a server, and threads.

Tournaments do without both. So whatever Discord refuses passes without an error, and only what may
work later (the network, Discord's own faults) is raised, as `OSError`.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import discord
from aiolimiter import AsyncLimiter

from bot.errors import NotReachable
from bot.live.channels import ARCHIVED, discord_says
from bot.live.places import FULL, lacking
from bot.table.entered import cut

log = logging.getLogger(__name__)

FORESEEN = (30038, FULL, 160007, 180000, ARCHIVED)
"""The server has its hundred events, or as many active threads as it may; the event is over, or the
thread is archived already."""
SPACING = 1 / 3
"""Seconds between two requests for threads: a round opens many."""
SOON = 5.0
"""Discord takes no event that begins now or earlier. Seconds from now that count as now."""
LONGEST, LONGEST_TEXT = 100, 1000
"""How long Discord lets names, places and descriptions be."""


@asynccontextmanager
async def refusals() -> AsyncIterator[None]:
    """Let Discord refuse what is asked inside. Raises `OSError`."""
    try:
        async with discord_says():
            yield
    except (NotReachable, discord.InvalidData):  # the latter: a kind of channel without a name yet
        pass
    except discord.HTTPException as error:
        if error.code not in FORESEEN:
            log.warning("Discord refuses what a tournament asks: %s", error)


class Events:
    """The bot's scheduled events. Always asked for: their cache in discord.py is never told of a
    change, since that needs an intent of its own."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def announce(
        self, guild: int, name: str, about: str, starts: float, ends: float, where: str
    ) -> int:
        """Put an event among the server's, unless it is there already: a process may have died
        after it did. Returns its id; 0 if the bot may not."""
        name, where = cut(name.strip(), LONGEST), cut(where.strip(), LONGEST)
        if _is_now(starts):
            return 0
        async with refusals():
            server = await self._server(guild)
            if server.me and not server.me.guild_permissions.create_events:
                return 0
            wanted = (_me(self._client), name, where, _time(starts))
            for event in await server.fetch_scheduled_events(with_counts=False):
                if (event.creator_id, event.name, event.location, event.start_time) == wanted:
                    return event.id
            event = await server.create_scheduled_event(  # sends no kind or level by itself
                name=name,
                description=cut(about.strip(), LONGEST_TEXT) or discord.utils.MISSING,
                start_time=_time(starts),
                end_time=_time(ends),
                location=where,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
            )
            return event.id
        return 0

    async def move(self, guild: int, event: int, starts: float, ends: float) -> None:
        """Give an event other times; if it starts now, begin it. Of one that has begun only the end
        can be moved."""
        async with refusals():
            found = await self._event(guild, event)
            if found.status is discord.EventStatus.active:
                await found.edit(end_time=_time(ends))
            elif found.status is discord.EventStatus.scheduled and _is_now(starts):
                await found.edit(status=discord.EventStatus.active, end_time=_time(ends))
            elif found.status is discord.EventStatus.scheduled:
                await found.edit(start_time=_time(starts), end_time=_time(ends))

    async def finish(self, guild: int, event: int, cancelled: bool) -> None:
        """Take an event from the server's list. Discord cancels only what has not begun, and ends
        only what has. What is over before its start is deleted: to begin it would notify people."""
        async with refusals():
            found = await self._event(guild, event)
            if found.status is discord.EventStatus.active:
                await found.end()
            elif found.status is discord.EventStatus.scheduled and cancelled:
                await found.cancel()
            elif found.status is discord.EventStatus.scheduled:
                await found.delete()

    async def _event(self, guild: int, event: int) -> discord.ScheduledEvent:
        server = await self._server(guild)
        return await server.fetch_scheduled_event(event, with_counts=False)

    async def _server(self, guild: int) -> discord.Guild:
        """Also where another process hears the server's events; then `me` is not known."""
        found = self._client.get_guild(guild)
        return found or await self._client.fetch_guild(guild, with_counts=False)


def _me(client: discord.Client) -> int:
    return client.user.id if client.user else 0


def _time(seconds: float) -> datetime:
    """A time as Discord keeps it, in whole seconds."""
    return datetime.fromtimestamp(int(seconds), UTC)


def _is_now(seconds: float) -> bool:
    return seconds < datetime.now(UTC).timestamp() + SOON


class Threads:
    """Threads for a tournament's tables: opened one by one, and archived."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._turn = AsyncLimiter(1, SPACING)

    async def open(self, channel: int, name: str, again: bool) -> int | None:
        """Open a public thread. Returns its id; None if the bot may not, or would not be able to
        show a table in it.

        `again`: a process may have died after it did. Then an active thread of the bot's with
        exactly this name is taken.
        """
        name = cut(name.strip(), LONGEST).strip()
        async with refusals():
            home = await self._channel(channel)
            if not isinstance(home, discord.TextChannel) or not _allowed(home):
                return None
            if again and (made := await self._made(home, name)):
                return made
            kinds = discord.ChannelType
            kind = kinds.news_thread if home.is_news() else kinds.public_thread
            async with self._turn:
                thread = await home.create_thread(name=name, type=kind)
            return thread.id
        return None

    async def file(self, thread: int) -> None:
        """Archive a thread."""
        async with refusals():
            found = await self._channel(thread)
            if isinstance(found, discord.Thread) and not found.archived:
                async with self._turn:
                    await found.edit(archived=True)

    async def _made(self, home: discord.TextChannel, name: str) -> int | None:
        """A thread of the bot's in this channel."""
        async with self._turn:
            active = await home.guild.active_threads()
        wanted = (_me(self._client), home.id, name)
        found = (t.id for t in active if (t.owner_id, t.parent_id, t.name) == wanted)
        return next(found, None)

    async def _channel(self, id: int) -> object:
        if found := self._client.get_channel(id):
            return found
        async with self._turn:  # another process hears of it, or it is archived
            return await self._client.fetch_channel(id)


def _allowed(home: discord.TextChannel) -> bool:
    """May the bot open a thread there and show a table in it? Yes if another process hears of the
    channel: then Discord says it. What is denied where the bot may not write in the channel itself
    is left out: `TextChannel.permissions_for` would deny it in threads too."""
    if home.guild.me is None:
        return True
    allowed = discord.abc.GuildChannel.permissions_for(home, home.guild.me)
    return allowed.create_public_threads and not lacking(allowed, thread=True)
