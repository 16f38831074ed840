"""What Discord says about the bot: its intents and commands, Discord's time, and the permissions
that it lacks in its servers' channels."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.data.people import People
from bot.data.preferences import ServerSettings
from bot.data.store import Store
from bot.live.gateway import ENTRY_POINT
from bot.press.commands import OWN, described, installs_of
from bot.subjects import COGS

OFF = 5.0
"""Seconds by which the clocks may differ. Discord's answers name whole seconds."""
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
    create_events=True,
)
"""The permissions that an invitation asks for. The bot works without the last one: then tournaments
are not among the server's events."""
TOLD = 10
"""How many servers get a finding each; the others are only counted."""
_AT_ONCE = 5
NAMES = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""The permissions' names in Discord's settings."""
_IN_THREADS = ("send_messages_in_threads", "create_public_threads")

Shared = discord.TextChannel | discord.VoiceChannel | discord.ForumChannel


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at, in a sentence or more."""

    text: str
    fault: bool = False
    """Does it keep people from playing?"""


class Visit(discord.Client):
    """Asks Discord without connecting to the gateway. Notes how far the clocks are apart."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.ahead: float | None = None
        """Seconds by which the machine's clock is ahead of Discord's."""

        async def answered(_: Any, __: Any, end: aiohttp.TraceRequestEndParams) -> None:
            if date := end.response.headers.get("Date"):
                self.ahead = now() - parsedate_to_datetime(date).timestamp() - 0.5

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(answered)
        super().__init__(intents=discord.Intents.none(), http_trace=trace)

    @classmethod
    @asynccontextmanager
    async def begun(cls, token: str) -> AsyncIterator[Visit]:
        """A visit that is logged in. Raises `discord.LoginFailure`, and the network's errors if
        Discord can't be reached."""
        async with cls() as visit:
            await visit.login(token)
            yield visit

    @property
    def me(self) -> discord.ClientUser:
        """The bot's own account."""
        assert self.user
        return self.user


def clock(ahead: float | None) -> Finding:
    """Is the machine's clock right?"""
    if ahead is None:
        return Finding("Discord did not say what time it is.")
    if abs(ahead) <= OFF:
        return Finding("The clock is right.")
    where = "ahead of" if ahead > 0 else "behind"
    return Finding(
        f"The clock is {abs(ahead):.0f} seconds {where} Discord's: let the system set it (NTP).",
        fault=True,
    )


async def application(visit: Visit) -> list[Finding]:
    """Can the bot be invited, and does it ask only for what it needs?"""
    about = await visit.application_info()
    flags = about.flags
    intents = {
        "Presence": flags.gateway_presence or flags.gateway_presence_limited,
        "Server Members": flags.gateway_guild_members or flags.gateway_guild_members_limited,
        "Message Content": flags.gateway_message_content or flags.gateway_message_content_limited,
    }
    on = [name for name, granted in intents.items() if granted]
    findings = [
        Finding(
            f"No privileged intent is needed; these can be switched off: {', '.join(on)}."
            if on
            else "No privileged intent is needed, and none is on."
        )
    ]
    if about.bot_require_code_grant:
        text = "“Requires OAuth2 Code Grant” is on, so invitations fail: switch it off (Bot)."
        findings.append(Finding(text, fault=True))
    if OWN not in await installs_of(visit.http):
        text = "People can't add the bot to their own apps: tick “User Install” (Installation)."
        findings.append(Finding(text))
    return findings


async def registered(visit: Visit) -> Finding:
    """Does Discord have the commands of this version?"""
    told = await visit.http.get_global_commands(visit.me.id)
    there = {c["name"]: _of_payload(c) for c in told if c["type"] != ENTRY_POINT}
    here = {
        command.name: (
            described(command).say(()),
            tuple((option.name, described(option).say(())) for option in _options(command)),
        )
        for cog in COGS
        for command in cog.__cog_app_commands__
    }
    here |= {menu.name.say(()): ("", ()) for cog in COGS for menu in cog.menus}
    if not there:
        return Finding("No commands are registered yet: the bot registers them when it starts.")
    other = sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))
    if not other:
        return Finding(f"The {len(here)} commands of this version are registered.")
    named = ", ".join(f"/{name}" for name in other)
    return Finding(
        f"Discord has these commands from another version: {named}. The bot registers its "
        "own when it starts.",
        fault=True,
    )


def _options(
    command: app_commands.Command[Any, ..., Any] | app_commands.Group,
) -> Sequence[app_commands.Parameter | app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """What may follow a command: its options, or the commands in the group that it is."""
    return command.commands if isinstance(command, app_commands.Group) else command.parameters


def _of_payload(command: Mapping[str, Any]) -> tuple[str, tuple[tuple[str, str], ...]]:
    options = command.get("options") or ()
    return command["description"], tuple((o["name"], o["description"]) for o in options)


async def operator_channel(visit: Visit, id: int) -> Finding:
    """Do reports arrive where the operator wants them, and can't just anybody read them there?"""
    name = "OPERATOR_CHANNEL"
    try:
        found = await visit.fetch_channel(id)
        if not isinstance(found, discord.TextChannel):
            return Finding(f"{name} is no text channel of a server.", fault=True)
        guild = await visit.fetch_guild(found.guild.id, with_counts=False)
        channels = {channel.id: channel for channel in await guild.fetch_channels()}
        me = await guild.fetch_member(visit.me.id)
    except (discord.Forbidden, discord.NotFound):
        return Finding(f"{name} is no channel that the bot sees.", fault=True)
    channel = channels.get(id, found)
    mine, everybody = channel.permissions_for(me), channel.permissions_for(guild.default_role)
    if not (mine.view_channel and mine.send_messages):
        return Finding(f"{name}: in #{channel.name} the bot lacks Send Messages.", fault=True)
    if everybody.view_channel:
        text = f"{name}: everybody in {guild.name} can read the reports in #{channel.name}."
        return Finding(text, fault=True)
    return Finding(f"Reports go to #{channel.name} in {guild.name}.")


# --- servers -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Known:
    """What is stored about a server."""

    settings: ServerSettings = field(default_factory=ServerSettings)
    tables: Collection[int] = ()
    """Channels with an open table."""


async def servers(visit: Visit, store: Store | None) -> list[Finding]:
    """What the bot lacks in each server. Without a store no settings and tables are known."""
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
    """What the bot lacks in one server."""
    try:
        guild = await visit.fetch_guild(id, with_counts=False)
        channels = await guild.fetch_channels()
        me = await guild.fetch_member(visit.me.id)
    except (discord.Forbidden, discord.NotFound):  # the server has just removed the bot
        return []
    lacking = {
        channel.name: missing
        for channel in channels
        if isinstance(channel, Shared) and (missing := _lacking(channel, me, known))
    }
    if not lacking:
        return [Finding(f"In {guild.name} nothing is missing.")]
    told = "; ".join(f"#{name} lacks {', '.join(missing)}" for name, missing in lacking.items())
    return [Finding(f"In {guild.name}: {told}.", fault=True)]


def _lacking(channel: Shared, me: discord.Member, known: Known) -> Sequence[str]:
    """What the bot lacks in a channel, if people play there: if it has a table or the settings name
    it; or without such settings, if the bot sees it and everybody may write there."""
    mine, settings = channel.permissions_for(me), known.settings
    if channel.id not in {*settings.channels, *known.tables}:
        everybody = channel.permissions_for(channel.guild.default_role)
        if settings.channels or not (mine.view_channel and everybody.send_messages):
            return ()
    if not mine.view_channel:  # without it Discord denies all the others
        return (NAMES["view_channel"],)
    threads = settings.threads or isinstance(channel, discord.ForumChannel)
    needed = [name for name in NAMES if threads or name not in _IN_THREADS]
    if not mine.send_messages:  # without it files can't be sent either
        needed.remove("attach_files")
    return [NAMES[name] for name in needed if not getattr(mine, name)]
