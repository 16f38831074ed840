"""The servers that the bot is in, and what it lacks in their channels."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import discord

from bot.data.people import People
from bot.data.preferences import ServerSettings
from bot.data.store import Store
from bot.host.doctor import Finding
from bot.host.doctor.service import PERMISSIONS, Visit

TOLD = 10
"""Servers that are told one by one; of the others only how many they are."""
_AT_ONCE = 5
NAMES = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""As Discord calls them in its settings."""
_IN_THREADS = ("send_messages_in_threads", "create_public_threads")

Place = discord.TextChannel | discord.VoiceChannel | discord.ForumChannel


@dataclass(frozen=True)
class Known:
    """What is stored about a server."""

    settings: ServerSettings = field(default_factory=ServerSettings)
    tables: Collection[int] = ()
    """Channels with an open table."""


async def servers(visit: Visit, store: Store | None) -> list[Finding]:
    """What it lacks where. Without a store nothing is known of settings and tables."""
    guilds = [guild.id async for guild in visit.fetch_guilds(limit=None, with_counts=False)]
    if not guilds:
        url = discord.utils.oauth_url(
            visit.me.id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )
        return [Finding(f"The bot is in no server yet. Invite it: {url}")]
    turns = asyncio.Semaphore(_AT_ONCE)

    async def looked_at(guild: int) -> list[Finding]:
        async with turns:
            return await _server(visit, guild, await _known(store, guild))

    findings = [f for found in await asyncio.gather(*map(looked_at, guilds)) for f in found]
    lacking = [finding for finding in findings if finding.fault]
    told = [*lacking, *(finding for finding in findings if not finding.fault)][:TOLD]
    if len(findings) > len(told):
        more = len(lacking) - min(len(lacking), TOLD)
        text = f"The bot is in {len(guilds)} servers; {more} more of them lack something."
        told.append(Finding(text, fault=more > 0))
    return told


async def _known(store: Store | None, guild: int) -> Known:
    if store is None:
        return Known()
    places = await store.open_places((), [guild])
    settings = await People(store.engine).server(guild)
    return Known(settings, {channel for _, _, channel in places})


async def _server(visit: Visit, id: int, known: Known) -> list[Finding]:
    """One sentence about a server."""
    try:
        guild = await visit.fetch_guild(id, with_counts=False)
        channels = await guild.fetch_channels()
        me = await guild.fetch_member(visit.me.id)
    except (discord.Forbidden, discord.NotFound):  # it has just been removed there
        return []
    lacking = {
        channel.name: missing
        for channel in channels
        if isinstance(channel, Place) and (missing := _lacking(channel, me, known))
    }
    if not lacking:
        return [Finding(f"In {guild.name} nothing is missing.")]
    told = "; ".join(f"#{name} lacks {', '.join(missing)}" for name, missing in lacking.items())
    return [Finding(f"In {guild.name}: {told}.", fault=True)]


def _lacking(channel: Place, me: discord.Member, known: Known) -> Sequence[str]:
    """What it lacks in a channel, if it is one to play in: where a table is, or which the settings
    name; else where people write, if it can be seen."""
    mine, settings = channel.permissions_for(me), known.settings
    if channel.id not in {*settings.channels, *known.tables}:
        everybody = channel.permissions_for(channel.guild.default_role)
        if settings.channels or not (mine.view_channel and everybody.send_messages):
            return ()
    if not mine.view_channel:  # Discord takes all the others with it
        return (NAMES["view_channel"],)
    threads = settings.threads or isinstance(channel, discord.ForumChannel)
    needed = [name for name in NAMES if threads or name not in _IN_THREADS]
    if not mine.send_messages:  # nor are files sent
        needed.remove("attach_files")
    return [NAMES[name] for name in needed if not getattr(mine, name)]
