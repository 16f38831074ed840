"""Who can see a channel of a server."""

from __future__ import annotations

import asyncio

import aiohttp
import discord

SAID = 5.0
"""Seconds that Discord may take to say it."""
AnyChannel = discord.abc.GuildChannel | discord.Thread


async def sees(member: discord.Member, place: AnyChannel) -> bool:
    """Can a member see this channel? Members and moderators see a private thread. Raises
    discord.py's errors."""
    home = place
    if isinstance(place, discord.Thread):
        home = place.parent or await place.guild.fetch_channel(place.parent_id)
    if not isinstance(home, discord.abc.GuildChannel):
        return False
    allowed = home.permissions_for(member)
    if not allowed.view_channel:
        return False
    if isinstance(place, discord.Thread) and place.is_private() and not allowed.manage_threads:
        await place.fetch_member(member.id)
    return True


async def still_sees(
    client: discord.Client, person: int, guild: int, channel: int, *, presses: bool = False
) -> bool | None:
    """Is somebody in a server, and can they see this channel of it? None if Discord doesn't say.
    `presses`: could they press something there, too? Nobody can in a time-out.

    Another process may hear the server's events: what this one lacks, Discord is asked for.
    """
    try:
        async with asyncio.timeout(SAID):
            home = client.get_guild(guild)
            if home is None or home.unavailable:
                home = await client.fetch_guild(guild, with_counts=False)
            member = await home.fetch_member(person)
            if presses and member.is_timed_out():
                return False
            place = home.get_channel_or_thread(channel) or await home.fetch_channel(channel)
            return await sees(member, place)
    except (discord.NotFound, discord.Forbidden):
        return False
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
        return None
