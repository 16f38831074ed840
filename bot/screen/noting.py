"""Writing down what is seen, in batches."""

from __future__ import annotations

import asyncio

from bot.screen.seen import Place
from bot.screen.showing import Aside, House, Showing
from bot.times import FLUSH


class Noting:
    """Gathers what is to be written down, and writes it."""

    def __init__(self, tables: House, background: Aside) -> None:
        self._tables, self._background = tables, background
        self.flush = FLUSH
        self._later: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()  # else an older state could be written last

    def later(self, live: Showing) -> None:
        """Have it written down within `flush` seconds."""
        live.noted = False
        if self._later is None:
            self._later = self._background.begin(self._gather())

    async def now(self) -> None:
        """Write down everything that is not yet. If that fails, the next try writes it, too."""
        async with self._writing:
            lives = [live for live in self._tables.in_memory if not live.noted]
            if not lives:
                return
            notes, posts = {live.table.id: live.note for live in lives}, list[set[Place]]()
            for live in lives:  # whatever is shown from here on needs another note
                posts.append({*live.unnoted})
                live.noted = True
            try:
                await self._tables.store.note(notes)
            except BaseException:
                for live in lives:
                    live.noted = False
                raise
            for live, written in zip(lives, posts, strict=True):
                live.unnoted -= written

    async def _gather(self) -> None:
        try:
            while any(not live.noted for live in self._tables.in_memory):
                await asyncio.sleep(self.flush)
                await self._background.again(self.now, "writing down what was shown")
        finally:
            self._later = None
