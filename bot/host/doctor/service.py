"""What Discord says of the bot: token, intents, commands; and what time it is there."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord

from bot.cogs import COGS
from bot.host.doctor import Finding

OFF = 5.0
"""Seconds by which a clock may differ. Discord says whole seconds."""
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot is invited with."""


class Visit(discord.Client):
    """Asks Discord, and does not connect. Notes how far the clocks are apart."""

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
        """One that Discord has let in. Raises `discord.LoginFailure`, and what is raised where
        Discord can't be reached."""
        async with cls() as visit:
            await visit.login(token)
            yield visit

    @property
    def me(self) -> discord.ClientUser:
        """The bot."""
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
    """Can it be invited, and does it ask for no more than it needs?"""
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
    return findings


async def registered(visit: Visit) -> Finding:
    """Are the commands at Discord those of this version?"""
    there = {c["name"]: _of_payload(c) for c in await visit.http.get_global_commands(visit.me.id)}
    here = {
        command.name: (
            command.description,
            tuple((option.name, str(option.description)) for option in command.parameters),
        )
        for cog in COGS
        for command in cog.__cog_app_commands__
        if isinstance(command, discord.app_commands.Command)
    }
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


def _of_payload(command: Mapping[str, Any]) -> tuple[str, tuple[tuple[str, str], ...]]:
    options = command.get("options") or ()
    return command["description"], tuple((o["name"], o["description"]) for o in options)
