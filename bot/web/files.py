"""The page's own files."""

from __future__ import annotations

from functools import cache
from gzip import compress
from hashlib import sha256
from importlib.resources import files

from aiohttp import web

LARGE = 50_000
"""Bytes from which on a file is packed."""
STATIC = {
    "page.js": "text/javascript",
    "board.js": "text/javascript",
    "fold.js": "text/javascript",
    "past.js": "text/javascript",
    "seats.js": "text/javascript",
    "zoom.js": "text/javascript",
    "text.js": "text/javascript",
    "inside.js": "text/javascript",
    "sdk.js": "text/javascript",
    "sdk.LICENSE.txt": "text/plain",
    "page.css": "text/css",
}
"""Those that `index.html` names -> what they are."""


def file(request: web.Request, name: str, kind: str) -> web.Response:
    """A file, unless whoever asks has it."""
    data, packed, tag = _read(name)
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("If-None-Match") == tag:
        return web.Response(status=304, headers=headers)
    if packed and "gzip" in request.headers.get("Accept-Encoding", ""):
        data, headers["Content-Encoding"] = packed, "gzip"
    return web.Response(body=data, content_type=kind, charset="utf-8", headers=headers)


@cache
def _read(name: str) -> tuple[bytes, bytes, str]:
    """What is in it; the same packed, if it is large; its digest."""
    data = files("bot.web").joinpath("static", name).read_bytes()
    packed = compress(data) if len(data) > LARGE else b""
    return data, packed, f'"{sha256(data).hexdigest()[:16]}"'
