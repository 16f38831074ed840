"""Counts what is asked of Discord, by what kind of thing it is, with no id and no token."""

from __future__ import annotations

from typing import Any

import aiohttp
import yarl

from bot.live.metrics import Metrics

_WORDS = frozenset(
    {
        *("@me", "@original", "applications", "archived", "bot", "callback", "channels"),
        *("commands", "gateway", "guilds", "interactions", "members", "messages", "oauth2"),
        *("private", "public", "thread-members", "threads", "users", "webhooks"),
    }
)
"""What a route may name; whatever else stands in a path is somebody's or something's own."""


def route(path: str) -> str:
    """A path with `*` for what is no word of Discord's API."""
    parts = [part for part in path.split("/") if part]
    if parts[:1] == ["api"]:
        parts = parts[2:]  # the version with it
    return "/" + "/".join(part if part in _WORDS else "*" for part in parts)


def interaction_of(url: yarl.URL) -> int | None:
    """The interaction that a request acknowledges, if it does."""
    match url.path.split("/"):
        case [*_, "interactions", id, _, "callback"] if id.isdecimal():
            return int(id)
        case _:
            return None


def count(trace: aiohttp.TraceConfig | None, metrics: Metrics) -> None:
    """Count the requests of the HTTP client that has been given this."""
    assert trace

    async def answered(_: Any, __: Any, end: aiohttp.TraceRequestEndParams) -> None:
        status, scope = end.response.status, end.response.headers.get("X-RateLimit-Scope", "")
        metrics.answered(end.method, route(end.url.path), status, scope)
        interaction = interaction_of(end.url)
        if interaction is not None and status < 300:
            metrics.acknowledged(interaction)

    async def unanswered(_: Any, __: Any, end: aiohttp.TraceRequestExceptionParams) -> None:
        metrics.unanswered(end.method, route(end.url.path))

    trace.on_request_end.append(answered)
    trace.on_request_exception.append(unanswered)
