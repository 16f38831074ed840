"""The pictures of pages. They are drawn one at a time: in between, those of presses have their
turn, since one thread draws for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO

from discord import File
from PIL.Image import Image

from bot.data.recent import Latest
from bot.live.studio import Studio
from bot.message.parts import Sheet
from games.core import View

KEPT = 100
"""How many pictures memory keeps."""


class Pictures:
    """Draws each picture once for everybody who sees the same."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._drawing = asyncio.Lock()
        self._drawn = Latest[str, bytes](KEPT)
        """Those drawn last, by what they show."""

    async def of(self, name: str, draw: Callable[[], Image]) -> bytes:
        """The picture of this name, as PNG."""
        async with self._drawing:
            if name not in self._drawn:
                self._drawn[name] = await self._studio.paint(draw)
            return self._drawn[name]

    async def files(self, sheet: Sheet) -> Sequence[File]:
        """The picture of a message, if it shows a view."""
        if sheet.game is None or not isinstance(sheet.draw, View):
            return ()
        view = sheet.draw
        data = await self.of(view.digest, partial(sheet.game.looks.draw, view))
        return [File(BytesIO(data), description=sheet.alt)]
