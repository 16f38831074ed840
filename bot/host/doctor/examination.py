"""Everything that is looked at, one thing after the other."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import aiohttp
import discord

from bot.app import redirect
from bot.data.store import Store
from bot.host.doctor import Finding, machine, places, service
from bot.logs import kind
from bot.settings import Settings

LONGEST = 600.0
"""Seconds after which Discord is given up; thousands of servers take minutes."""


async def examine(settings: Settings) -> list[Finding]:
    """What was found. Raises `BadSetting`."""
    stored, token = await machine.database(settings.url), settings.token
    if token is None:
        return [*stored, Finding("DISCORD_TOKEN is not set, so I can't ask Discord.", fault=True)]
    if settings.discord_api:
        redirect(settings.discord_api)
    found = [*stored, machine.token_form(token)]
    usable = stored[-1].text == machine.WELL
    try:
        async with asyncio.timeout(LONGEST):
            await _ask(found, token, settings.url if usable else None)
    except (discord.LoginFailure, ValueError):  # what can't even be sent
        text = "Discord rejects the token: copy it again from Discord's developer portal."
        found.append(Finding(text, fault=True))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        found.append(Finding(f"Discord can't be reached: {kind(error)}.", fault=True))
    return found


async def _ask(found: list[Finding], token: str, database: str | None) -> None:
    """Add what Discord says; as much as it has said, if it fails."""
    async with AsyncExitStack() as stack:
        visit = await stack.enter_async_context(service.Visit.begun(token))
        found.append(Finding(f"Discord accepts the token: the bot is {visit.me.name}."))
        found.append(service.clock(visit.ahead))
        found += await service.application(visit)
        found.append(await service.registered(visit))
        store = await stack.enter_async_context(Store.open(database)) if database else None
        found += await places.servers(visit, store)
