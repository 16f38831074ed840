"""Files: attachments as they were uploaded, and a plain avatar for everybody."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from ..world import World

_COLOURS = ((88, 101, 242), (87, 148, 90), (212, 148, 58), (186, 79, 84), (140, 100, 170))
_SIDE = 64


def attachments(world: World) -> Callable[[Request], Awaitable[Response]]:
    """Serves uploaded files."""

    async def serve(request: Request) -> Response:
        found = world.attachments.get(int(request.path_params["attachment_id"]))
        if found is None or found.filename != request.path_params["filename"]:
            return Response("not found", 404)
        return Response(found.bytes, media_type=found.content_type)

    return serve


async def avatar(request: Request) -> Response:
    """A square of one colour, which depends on the account."""
    digits = "".join(filter(str.isdigit, request.path_params["who"]))
    colour = _COLOURS[int(digits or 0) % len(_COLOURS)]
    return Response(_square(colour), media_type="image/png")


def _square(colour: tuple[int, int, int]) -> bytes:
    """A PNG picture of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    header = struct.pack(">IIBBBBB", _SIDE, _SIDE, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes(colour) * _SIDE) * _SIDE
    parts = chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)
