"""Draws pictures outside the event loop, and knows which of them Discord already has."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import discord
from PIL.Image import Image

from bot.data.recent import Latest
from bot.live import heap
from bot.live.line import Uplink
from bot.live.sent import Kept
from bot.live.skew import Skew
from bot.message.parts import PICTURE, Layout, Sheet
from games import pen
from games.core import Page, View

KNOWN = 10_000
"""For how many attachments memory keeps what they show."""
IDLE = 10.0
"""Seconds without a picture after which the memory for the next ones is given back: 10 MB."""
FORGETS = 110.0
"""Seconds later so is what was drawn, up to 20 MB. The next picture takes a moment longer."""


class Studio:
    """One thread that draws: FreeType faces are not thread-safe."""

    def __init__(self, skew: Skew) -> None:
        heap.keep()
        self.skew = skew
        self.line = Uplink()
        self._thread = ThreadPoolExecutor(1, "studio")
        self._lasting = dict[Callable[[], Image], bytes]()
        """Pictures that never change, of rulebooks and lobbies. They are kept by the function that
        draws them, so that languages share a picture without words."""
        self._shown = Latest[int, str](KNOWN)
        """What each message's picture shows (`Sheet.drawn`), by its attachment."""
        self._resting: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Draw nothing more."""
        if self._resting:
            self._resting.cancel()
        self._thread.shutdown(wait=False)

    def shown(self, picture: int, sheet: Sheet) -> int:
        """Note that this attachment is the sheet's picture (0: unknown), and return it."""
        if picture and sheet.drawn:
            self._shown[picture] = sheet.drawn
        return picture

    def shows(self, picture: int, sheet: Sheet) -> bool:
        """Is this attachment the sheet's picture, so that its message can keep it?"""
        return bool(sheet.drawn) and self._shown.get(picture) == sheet.drawn

    def replaced(self, picture: int) -> None:
        """Another picture is about to replace this one, so no message may name it any more."""
        self._shown.pop(picture, None)

    def view(self, sheet: Sheet, mark: int = 0) -> Layout:
        """A sheet's components, with times by Discord's clock."""
        return sheet.view.later(self.skew.seconds).marked(mark)

    async def attached(self, picture: int, sheet: Sheet) -> Sequence[Any] | None:
        """All files that a message should have after an edit, if this attachment is its picture (0:
        unknown): Discord drops the others. None: whatever it has."""
        keeps = sheet.draw is None or sheet.lasting or self.shows(picture, sheet)
        if sheet.alt and keeps:
            return [Kept(picture)] if picture else None
        self.replaced(picture)
        return await self.files(sheet)

    async def files(self, sheet: Sheet) -> list[discord.File]:
        """The files to upload with a sheet: its picture, or none."""
        draw, game = sheet.draw, sheet.game
        if draw is None:
            return []
        if isinstance(draw, View) and game:
            data = await self.paint(partial(game.looks.draw, draw))
        elif isinstance(draw, Page) and draw.picture:
            data = self._lasting.get(draw.picture) or await self.paint(draw.picture)
            self._lasting[draw.picture] = data
        elif not isinstance(draw, View | Page):
            data = await self.paint(draw.draw)
        else:
            raise ValueError("a sheet without the means to draw its picture")
        return [discord.File(io.BytesIO(data), PICTURE, description=sheet.alt)]

    async def paint(self, draw: Callable[[], Image]) -> bytes:
        """Draw a picture, as PNG."""
        loop = asyncio.get_running_loop()
        self._later(IDLE, self._rest)
        return await loop.run_in_executor(self._thread, lambda: pen.png(draw()))

    def _later(self, seconds: float, work: Callable[[], object]) -> None:
        """Do this when so many seconds have passed without a picture."""
        if self._resting:
            self._resting.cancel()
        self._resting = asyncio.get_running_loop().call_later(seconds, work)

    def _rest(self) -> None:
        self._thread.submit(heap.give_back)
        self._later(FORGETS, self._forget)

    def _forget(self) -> None:
        self._thread.submit(pen.forget)
        self._thread.submit(heap.give_back)
