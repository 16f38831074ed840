"""Answers of the page's server."""

from __future__ import annotations

import json

from aiohttp import web

from bot.live.languages import ready
from bot.web.page import Json
from bot.web.words import words
from games.core import ENGLISH, LANGUAGES


def json_of(what: Json, status: int = 200) -> web.Response:
    text = json.dumps(what, ensure_ascii=False, separators=(",", ":"))
    return web.Response(text=text, status=status, content_type="application/json")


def read_by(request: web.Request) -> str:
    """The browser's language, as long as nobody knows who asks."""
    wanted = request.headers.get("Accept-Language", "").lower().split(",")
    codes = (part.partition(";")[0].partition("-")[0].strip() for part in wanted)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


async def over(request: web.Request) -> web.Response:
    """A link is no longer good."""
    language = await ready(read_by(request))
    return json_of({"over": True, "language": language, "words": words(language)}, 404)
