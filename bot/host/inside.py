"""What Discord's portal has to know for the page to open inside Discord."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
from discord.http import Route

from bot.host.visit import Finding, Visit
from bot.live.gateway import ENTRY_POINT
from bot.press.commands import BY_US
from bot.web.where import Where

EMBEDDED = 1 << 17
"""The application's flag: Activities are switched on."""
LONGEST = 10.0
"""Seconds that Discord's proxy may take."""
UNVERIFIED = (
    "The application is not verified: its Activity opens only for you, your team and its testers, "
    "in servers of fewer than 25 members. Everybody else plays in the browser."
)


def unused(secret: bool, where: Where | None) -> list[Finding]:
    """Is there a secret, but no page that could open?"""
    if secret and where is None:
        text = (
            "ACTIVITY_SECRET is set, but not PUBLIC_URL: there is no page to open inside Discord."
        )
        return [Finding(text, fault=True)]
    return []


async def inside(visit: Visit, where: Where, *, local: bool) -> list[Finding]:
    """Is each step done? A `local` Discord's proxy is not looked at."""
    about = await visit.http.request(Route("GET", "/applications/@me"))
    found = [await _secret(visit, where.secret), _redirect(about), await _entry(visit, about)]
    if not local:
        found.append(await _mapping(visit.me.id, where))
    if not visit.me.public_flags.verified_bot:
        found.append(Finding(UNVERIFIED))
    return found


async def _secret(visit: Visit, secret: str) -> Finding:
    """Bring Discord a code that it has never made: it looks at the secret first."""
    form = {"client_id": str(visit.me.id), "client_secret": secret, "code": "none"}
    form["grant_type"] = "authorization_code"
    address = f"{Route.BASE}/oauth2/token"
    async with aiohttp.ClientSession() as http, http.post(address, data=form) as answer:
        status = answer.status
    if status == 401:
        text = "Discord rejects ACTIVITY_SECRET: copy it again (OAuth2, Reset Secret)."
        return Finding(text, fault=True)
    if status != 400:
        return Finding(f"Discord did not say whether ACTIVITY_SECRET is right: {status}.")
    return Finding("Discord accepts ACTIVITY_SECRET.")


def _redirect(about: Any) -> Finding:
    if about.get("redirect_uris"):
        return Finding("A redirect is registered.")
    text = "No redirect is registered, so nobody can sign in inside Discord: add any (OAuth2)."
    return Finding(text, fault=True)


async def _entry(visit: Visit, about: Any) -> Finding:
    """Are Activities on, and does the entry point ask the bot?"""
    if not int(about.get("flags") or 0) & EMBEDDED:
        text = "Activities are off: enable them in the portal (Activities, Settings)."
        return Finding(text, fault=True)
    commands: Any = await visit.http.get_global_commands(visit.me.id)
    if any(c["type"] == ENTRY_POINT and c.get("handler") == BY_US for c in commands):
        return Finding("Activities are on, and the entry point asks the bot.")
    return Finding(
        "Activities are on, but the entry point doesn't ask the bot yet, so Discord posts a card "
        "for each launch: start the bot anew."
    )


async def _mapping(application: int, where: Where) -> Finding:
    """Does Discord's proxy lead to the page? It does so only while a bot serves that."""
    address = f"https://{application}.discordsays.com/inside"
    try:
        async with (
            asyncio.timeout(LONGEST),
            aiohttp.ClientSession() as http,
            http.get(address) as answer,
        ):
            leads = (await answer.json()).get("client") == str(application)
    except (aiohttp.ClientError, OSError, ValueError):
        leads = False
    if leads:
        return Finding("Discord's proxy leads to the page.")
    to = str(where.public.with_scheme("https")).removeprefix("https://").rstrip("/")
    return Finding(
        "I didn't reach the page by Discord's proxy. If the bot runs: map / to "
        f"{to} (Activities, URL Mappings)."
    )
