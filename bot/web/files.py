"""The page's own files."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

from aiohttp import web

STATIC = {
    "page.js": "text/javascript",
    "board.js": "text/javascript",
    "past.js": "text/javascript",
    "seats.js": "text/javascript",
    "zoom.js": "text/javascript",
    "text.js": "text/javascript",
    "page.css": "text/css",
}
"""Those that `index.html` names -> what they are."""


def file(request: web.Request, name: str, kind: str) -> web.Response:
    """A file, unless whoever asks has it."""
    text, tag = _read(name)
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("If-None-Match") == tag:
        return web.Response(status=304, headers=headers)
    return web.Response(text=text, content_type=kind, headers=headers)


@cache
def _read(name: str) -> tuple[str, str]:
    """Its text, and the digest of that."""
    text = files("bot.web").joinpath("static", name).read_text(encoding="utf-8")
    return text, f'"{sha256(text.encode()).hexdigest()[:16]}"'
