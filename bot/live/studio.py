"""Draws pictures off the event loop, and knows which of them Discord has already."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import discord
from PIL.Image import Image

from bot.message.parts import PICTURE, Sheet
from games import pen
from games.core import Page, View

KNOWN = 10_000
"""Of how many attachments is kept in memory what they show."""
LARGEST = 8_000_000
"""Bytes of a block of memory; nothing that is drawn takes a larger one."""


class Studio:
    """One thread that draws: FreeType faces are not thread-safe."""

    def __init__(self) -> None:
        _keep_memory()
        self._thread = ThreadPoolExecutor(1, "studio")
        self._lasting = dict[Callable[[], Image], bytes]()
        """Pictures that never change: of rulebooks, and what lobbies show of a game. By what draws
        them, so that languages share one that has no words."""
        self._shown = OrderedDict[int, str]()
        """What the attachments show that messages have as their picture (`Sheet.drawn`)."""

    def shown(self, picture: int, sheet: Sheet) -> int:
        """Note that this attachment is the sheet's picture (0: nobody knows); returns it."""
        if picture and sheet.drawn:
            self._shown[picture] = sheet.drawn
            if len(self._shown) > KNOWN:
                self._shown.popitem(last=False)
        return picture

    def shows(self, picture: int, sheet: Sheet) -> bool:
        """Is this attachment the sheet's picture, so that a message which has it can keep it?"""
        return bool(sheet.drawn) and self._shown.get(picture) == sheet.drawn

    def replaced(self, picture: int) -> None:
        """Another picture is about to take this one's place: nobody may name it any more."""
        self._shown.pop(picture, None)

    async def files(self, sheet: Sheet) -> list[discord.File]:
        """What has to be uploaded with a sheet: nothing, or its picture."""
        draw, game = sheet.draw, sheet.game
        if draw is None:
            return []
        if isinstance(draw, View) and game:
            data = await self._paint(partial(game.looks.draw, draw))
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


def _keep_memory() -> None:
    """Have pictures drawn in the memory of those before. glibc gives back what is above 128 kB, and
    to get a picture's memory anew takes longer than packing the picture; until something larger was
    given back: then it keeps whatever is smaller (mallopt(3), M_MMAP_THRESHOLD)."""
    bytes(LARGEST)
