"""What keeps the bot from running well, in plain sentences: first what can be seen without Discord,
then what Discord says."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import discord
import sqlalchemy as sa
from yarl import URL

from bot import VERSION
from bot.causes import cause
from bot.data.database import opened
from bot.data.disk import free, there
from bot.data.migrating import is_current, newest_schema
from bot.data.store import Store
from bot.errors import Unreachable
from bot.host.checking import EMPTY, GOES, check
from bot.host.inside import inside, unused
from bot.host.kept import noted
from bot.host.owners import owners
from bot.host.room import MB, TIGHT, refuses
from bot.host.visit import (
    Finding,
    Visit,
    application,
    clock,
    operator_channel,
    registered,
    servers,
)
from bot.live.sharded import redirect
from bot.logs import kind
from bot.settings import Settings
from bot.times import HUNG

LONGEST = 600.0
"""Seconds after which Discord is given up; thousands of servers take minutes."""
WELL = "The database is there, fits this version, and can be written to."


async def examine(settings: Settings) -> list[Finding]:
    """Look at everything. Raises `BadSetting`."""
    version = Finding(f"This is version {VERSION}, with schema {newest_schema()}.")
    found = [version, *await database(settings.url), *await ports(settings), *page(settings)]
    found += unused(settings.activity_secret is not None, settings.where)
    token = settings.token
    if token is None:
        return [*found, Finding("DISCORD_TOKEN is not set, so I can't ask Discord.", fault=True)]
    if settings.discord_api:
        redirect(settings.discord_api)
    found.append(token_form(token))
    try:
        async with asyncio.timeout(LONGEST):
            await _ask(found, token, settings)
    except (discord.LoginFailure, ValueError):  # the latter: it can't even be sent
        text = "Discord rejects the token: copy it again from Discord's developer portal."
        found.append(Finding(text, fault=True))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        told = kind(error)
        text = told if told.startswith("Discord") else f"Discord can't be reached: {told}"
        found.append(Finding(f"{text}.", fault=True))
    return found


async def _ask(found: list[Finding], token: str, settings: Settings) -> None:
    """Add what Discord says. If it fails midway, what it has said is kept."""
    usable = any(finding.text == WELL for finding in found)
    async with AsyncExitStack() as stack:
        visit = await stack.enter_async_context(Visit.begun(token))
        found.append(Finding(f"Discord accepts the token: the bot is {visit.me.name}."))
        found.append(clock(visit.ahead))
        found += await application(visit)
        found.append(await registered(visit))
        if settings.operator_channel:
            found.append(await operator_channel(visit, settings.operator_channel))
        if (where := settings.where) and where.secret:
            found += await inside(visit, where, local=bool(settings.discord_api))
        store = await stack.enter_async_context(Store.open(settings.url)) if usable else None
        found += await servers(visit, store)


def token_form(token: str) -> Finding:
    """Does it look like a token? The finding quotes nothing of it."""
    parts = token.split(".")
    if len(parts) == 3 and _is_id(parts[0]) and all(parts):
        return Finding("The token has the form of one.")
    why = "leave out “Bot” at the beginning" if token.startswith("Bot ") else "it is not"
    return Finding(
        "DISCORD_TOKEN should be three parts with dots between them, the first a number in "
        f"disguise; {why}. Copy it again from Discord's developer portal: Bot, Reset Token.",
        fault=True,
    )


def _is_id(part: str) -> bool:
    try:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except (binascii.Error, ValueError):
        return False


async def database(url: str) -> list[Finding]:
    """Can the database be reached and written to? Is it of this version? Is there room?"""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        return await _reached(url)
    file = Path(address.database or "")
    made = _to_be_made(file)
    return [disk(file), *([made] if made else await _reached(url))]


def page(settings: Settings) -> list[Finding]:
    """Does what is set for the page fit together?"""
    where = settings.where
    if where is None:
        unused = settings.web_port is not None
        text = "WEB_PORT is set, but not PUBLIC_URL: nobody gets a link to the page."
        return [Finding(text, fault=True)] if unused else []
    if settings.web_port is None:
        text = "This process makes links to the page, and another one has to serve it (WEB_PORT)."
        return [Finding(text)]
    if where.public.scheme != "https" and not where.straight:
        text = "PUBLIC_URL is not https: anybody on the way can read a player's board and cookie."
        return [Finding(text, fault=True)]
    found = [Finding(f"The page is served on port {settings.web_port}, for {where.public}.")]
    if not where.trusted:
        text = "TRUSTED_PROXIES is empty: behind a proxy, all people count as one address."
        found.append(Finding(text))
    return found


def disk(file: Path) -> Finding:
    """Is there room where the database is, or will be?"""
    left = free(file)
    text = f"{left // MB:,} MB are free where the database is, in {there(file)}."
    return Finding(text, fault=left < TIGHT)


def _to_be_made(file: Path) -> Finding | None:
    """If the file is not there yet: can the bot create it?"""
    folder = there(file)
    if file.exists():
        return None
    if os.access(folder, os.W_OK):
        return Finding("There is no database yet: the bot creates it when it starts.")
    return Finding(f"There is no database yet, and it can't be created in {folder}.", fault=True)


async def _reached(url: str) -> list[Finding]:
    try:
        current = await is_current(url)
    except Unreachable as error:
        return [Finding(str(error), fault=True)]
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the finding
        return [Finding(f"The database can't be reached: {kind(error)}.", fault=True)]
    if not current:
        text = (await check(url))[0][0].rstrip(":")
        return [Finding(text, fault=EMPTY not in text and GOES not in text)]
    try:
        return [await _written(url), *await owners(url), *await _backups(url)]
    except sa.exc.DBAPIError as error:  # a part of it is damaged
        return [Finding(f"The database can't be used: {cause(error) or kind(error)}.", fault=True)]


async def _written(url: str) -> Finding:
    async with opened(url) as engine:
        why = await refuses(engine, HUNG)
    return Finding(f"Nothing can be written: {why}.", fault=True) if why else Finding(WELL)


async def _backups(url: str) -> list[Finding]:
    """How backups went."""
    async with opened(url) as engine:
        backups, now = await noted(engine), time.time()
    if not backups.at:
        return []
    hours = (now - backups.at) / 3600
    text = f"The newest backup is {hours:.1f} hours old, {backups.size / MB:,.1f} MB."
    return [Finding(text, fault=bool(backups.late(now)))]


async def ports(settings: Settings) -> list[Finding]:
    """Are the ports free, or the bot's own?"""
    page = settings.where.public.path.rstrip("/") if settings.where else ""
    return [
        finding
        for name, host, port, path, sign in (
            ("HEALTH_PORT", settings.health_host, settings.health_port, "/metrics", "skulduggery_"),
            ("WEB_PORT", settings.web_host, settings.web_port, f"{page}/", "<title>Skulduggery"),
        )
        if port and (finding := await _port(name, host, port, path, sign))
    ]


async def _port(name: str, host: str, port: int, path: str, sign: str) -> Finding | None:
    """What to say of a port. The bot's own answer, at this path, has that `sign` in it."""
    if sign in await _answer(host, port, path):
        return Finding(f"A bot runs here: it answers on port {port} ({name}).")
    if why := _taken(host, port):
        text = f"{name}: port {port} of {host} can't be used: {why}. Each process needs its own."
        return Finding(text, fault=True)
    return None


async def _answer(host: str, port: int, path: str) -> str:
    """What is answered there; empty if nothing is."""
    there = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(HUNG)) as session,
            session.get(URL.build(scheme="http", host=there, port=port, path=path)) as answer,
        ):
            return await answer.text()
    except (aiohttp.ClientError, OSError, ValueError):
        return ""


def _taken(host: str, port: int) -> str:
    """Why nobody can listen there; empty if one can."""
    try:
        for family, *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            socket.create_server(address, family=family).close()
    except socket.gaierror as error:
        return str(error.strerror)
    except OSError as error:
        return os.strerror(error.errno or 0)  # its own words repeat the address
    return ""
