"""What follows from a view: the picture, and what touches mean on it; from an earlier one, what it
looked like then. An address names the view by its digest; whoever sees something else by now gets
404."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from aiohttp import web
from PIL.Image import Image

from bot.message.words import whole_text
from bot.table.table import Table
from bot.web.page import SeenTable, plain_of
from bot.web.past import Past, changed, told
from bot.web.pictures import Pictures
from bot.web.touched import ghost, laid_out, plays, why_not
from games.core import View

LONGEST = 10
"""The most touches before one that leads nowhere which are looked at."""
Sees = Callable[[web.Request], Awaitable[SeenTable]]
Slot = Callable[[web.Request], AbstractContextManager[None]]


class Drawn:
    """Answers what is asked about a view."""

    def __init__(self, sees: Sees, place: Slot, pictures: Pictures) -> None:
        self._sees, self._place, self._pictures = sees, place, pictures
        self._past = Past()

    def add(self, router: web.UrlDispatcher, table: str) -> None:
        """Take these addresses, below the one of a table."""
        shown, past = table + "/{name:[0-9a-f]{16}}", table + "/past/{step:[0-9]{1,5}}"
        router.add_get(past, self._look_back)
        router.add_get(past + "/told", self._told)
        router.add_get(past + "/{name:[0-9a-f]{16}}.png", self._earlier)
        router.add_get(f"{shown}.png", self._picture)
        router.add_get(f"{shown}/ghost.png", self._ghost)
        router.add_get(f"{shown}/plays", self._plays)
        router.add_get(f"{shown}/why", self._why)

    async def _picture(self, request: web.Request) -> web.Response:
        """The picture."""
        table, view = await self._of(request)
        return await self._painted(request, view.digest, partial(table.game.looks.draw, view))

    async def _ghost(self, request: web.Request) -> web.Response:
        """The picture with what a move would put there."""
        table, view = await self._of(request)
        move = request.query.get("move", "")
        if (draw := ghost(table, view, move)) is None:
            raise web.HTTPNotFound(text="There is nothing to show.")
        return await self._painted(request, f"{view.digest} {move}", draw)

    async def _plays(self, request: web.Request) -> web.Response:
        """What stands on the button that plays a move."""
        table, view = await self._of(request)
        return web.json_response({"says": plays(table, view, request.query.get("move", ""))})

    async def _why(self, request: web.Request) -> web.Response:
        """Why a touch leads nowhere."""
        table, view = await self._of(request)
        keys = request.query.getall("key", [])[:LONGEST]
        says = why_not(table, view, keys, request.query.get("name", ""))
        return web.json_response({"says": says})

    async def _told(self, request: web.Request) -> web.Response:
        """The moves that led to a position."""
        seen = await self._sees(request)
        found = told(seen.table, seen.seat, int(request.match_info["step"]))
        answer = web.json_response({"steps": [(n, plain_of(seen.table, s)) for n, s in found]})
        answer.enable_compression()
        return answer

    async def _look_back(self, request: web.Request) -> web.Response:
        """What the viewer saw after a move, and what it had changed."""
        table, view, step = await self._at(request)
        before = await self._past.view(table, view.seat, step - 1) if step else None
        return web.json_response(
            {
                "picture": view.digest,
                "alt": whole_text(table, view),
                **laid_out(table, view),
                "changed": changed(table, before, view),
            }
        )

    async def _earlier(self, request: web.Request) -> web.Response:
        """The picture of it."""
        table, view, _ = await self._at(request)
        if view.digest != request.match_info["name"]:
            raise web.HTTPNotFound(text="This is not what was shown then.")
        return await self._painted(request, view.digest, partial(table.game.looks.draw, view))

    async def _at(self, request: web.Request) -> tuple[Table, View[Any], int]:
        seen, step = await self._sees(request), int(request.match_info["step"])
        return seen.table, await self._past.view(seen.table, seen.seat, step), step

    async def _of(self, request: web.Request) -> tuple[Table, View[Any]]:
        seen = await self._sees(request)
        if seen.view is None or seen.view.digest != request.match_info["name"]:
            raise web.HTTPNotFound(text="This is not what is shown now.")
        return seen.table, seen.view

    async def _painted(
        self, request: web.Request, name: str, draw: Callable[[], Image]
    ) -> web.Response:
        with self._place(request):
            data = await self._pictures.of(name, draw)
        headers = {"Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=data, content_type="image/png", headers=headers)
