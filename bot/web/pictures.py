"""The pictures of pages. They are drawn one at a time: in between, those of presses have their
turn, since one thread draws for all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from discord import File

from bot.live.studio import Studio
from bot.message.parts import Sheet
from games.core import Game, View

KEPT = 100
"""How many pictures memory keeps."""


class Pictures:
    """Draws each picture once for everybody who sees the same."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._drawing = asyncio.Lock()
        self._drawn = dict[str, bytes]()
        """Those drawn last, by the digest of what they show."""

    async def of(self, game: Game[Any], view: View[Any]) -> bytes:
        """The picture of a view, as PNG."""
        name = view.digest
        async with self._drawing:
            if name not in self._drawn:
                self._drawn[name] = await self._studio.paint(lambda: game.looks.draw(view))
                if len(self._drawn) > KEPT:
                    del self._drawn[next(iter(self._drawn))]
            return self._drawn[name]

    async def files(self, sheet: Sheet) -> Sequence[File]:
        """The picture of a message, if it shows a view."""
        if sheet.game is None or not isinstance(sheet.draw, View):
            return ()
        data = await self.of(sheet.game, sheet.draw)
        return [File(BytesIO(data), description=sheet.alt)]
