"""Draws pictures off the event loop."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import discord
from PIL.Image import Image

from bot.message.parts import PICTURE, Sheet
from games import pen
from games.core import Page, View


class Studio:
    """One thread that draws: FreeType faces are not thread-safe."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "studio")
        self._lasting = dict[Callable[[], Image], bytes]()
        """Pictures that never change: of rulebooks, and what lobbies show of a game. By what draws
        them, so that languages share one that has no words."""

    async def files(self, sheet: Sheet) -> list[discord.File]:
        """What has to be uploaded with a sheet: nothing, or its picture."""
        draw, game = sheet.draw, sheet.game
        if draw is None:
            return []
        if isinstance(draw, View) and game:
            data = await self._paint(partial(game.draw, draw))
        elif isinstance(draw, Page) and draw.picture:
            data = self._lasting.get(draw.picture) or await self._paint(draw.picture)
            self._lasting[draw.picture] = data
        elif not isinstance(draw, View | Page):
            data = await self._paint(draw.draw)
        else:
            raise ValueError("a sheet without the means to draw its picture")
        return [discord.File(io.BytesIO(data), PICTURE, description=sheet.alt)]

    async def _paint(self, draw: Callable[[], Image]) -> bytes:
        """What it draws as PNG."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: pen.png(draw()))
