"""Discord's answers as discord.py can read them, and its waits as they can be broken off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord

JSON = "application/json"
SOON = 1.0
"""Seconds until the next try where Discord says too much was asked, but not when to come again."""


async def read(response: aiohttp.ClientResponse) -> Any:
    """What an answer says. discord.py's own reader takes it as it comes, and fails somewhere later
    with an error that looks like a bug of ours: if the answer was cut off, if it is somebody else's
    page although it counts as success, or if it asks to come again and doesn't say when.

    Raises `aiohttp.ClientPayloadError` for one that can't be read, as if the line had broken.
    """
    try:
        text = await response.text(encoding="utf-8")
        found = discord.utils._from_json(text) if response.content_type == JSON else text
    except ValueError as error:
        raise aiohttp.ClientPayloadError(f"{response.status}: it can't be read") from error
    if response.ok and text and isinstance(found, str):
        raise aiohttp.ClientPayloadError(f"{response.status}: it is not Discord's API that answers")
    if response.status == 429 and "Via" in response.headers and not _waits(found):
        return {"message": str(found), "retry_after": seconds(response, SOON)}
    return found


def seconds(response: Any, unsaid: float) -> float:
    """After how many seconds an answer asks to come again."""
    try:
        return float(response.headers.get("Retry-After", unsaid))
    except ValueError:
        return unsaid


def _waits(found: Any) -> bool:
    return isinstance(found, dict) and isinstance(found.get("retry_after"), int | float)


discord.http.json_or_text = read
discord.webhook.async_.json_or_text = read  # type: ignore[attr-defined]


def let_go(http: discord.http.HTTPClient) -> None:
    """If a request is broken off while it waits for the end of Discord's global limit, let the
    others go on. discord.py would hold them up for ever (DisnakeDev/disnake#1585). That they don't
    come too early is the share's (`bot.live.requests`)."""
    ask: Callable[..., Coroutine[Any, Any, Any]] = http.request

    async def request(*what: Any, **how: Any) -> Any:
        try:
            return await ask(*what, **how)
        except asyncio.CancelledError:
            http._global_over.set()
            raise

    http.request = request  # type: ignore[method-assign]
