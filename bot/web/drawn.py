"""What follows from the view that an address names by its digest: the picture, and what touches
mean on it. Whoever sees something else by now gets 404."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from aiohttp import web
from PIL.Image import Image

from bot.table.table import Table
from bot.web.page import Shown
from bot.web.pictures import Pictures
from bot.web.touched import ghost, plays, why_not
from games.core import View

LONGEST = 10
"""The most touches before one that leads nowhere which are looked at."""
Sees = Callable[[web.Request], Awaitable[Shown]]
Place = Callable[[web.Request], AbstractContextManager[None]]


class Drawn:
    """Answers what is asked about a view."""

    def __init__(self, sees: Sees, place: Place, pictures: Pictures) -> None:
        self._sees, self._place, self._pictures = sees, place, pictures

    def add(self, router: web.UrlDispatcher, shown: str) -> None:
        """Take these addresses, below the one of a view."""
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
