"""Tells open pages that what they show has changed.

A frame says only how many changes of its own view a page was told of. What has changed, the page
asks for. A change that its viewer does not see sends nothing, so frames tell no secrets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from aiohttp import web

from bot.errors import DatabaseLost
from bot.live.background import Background, attempt
from bot.live.live import Live
from bot.live.tables import Tables
from bot.web.sessions import Session, Sessions

ELSEWHERE = 0.2
"""Seconds between two looks at what other processes have changed."""
SURE = 10.0
"""Seconds between two looks at what no table tells: that Discord is away, or that a session has
ended."""
SENT = 5.0
"""Seconds that a page may take to read a frame. A slower one is closed, and asks when it is back.
"""


@dataclass(eq=False)
class OpenedPage:
    """One open page, with the socket to it."""

    socket: web.WebSocketResponse
    session: Session
    table: int
    tag: str = ""
    """What it was told of last."""
    told: int = 0
    """How often it was told."""

    async def tell(self, tag: str) -> None:
        """Tell it that its view has changed, if it has."""
        if tag == self.tag or self.socket.closed:
            return
        self.tag, self.told = tag, self.told + 1
        try:
            async with asyncio.timeout(SENT):
                await self.socket.send_json({"n": self.told})
        except (TimeoutError, ConnectionError):
            await _closed(self)


Tag = Callable[[OpenedPage], Awaitable[str | None]]
"""The digest of what a page should show now; None if its viewer may not see that any more."""


class Feed:
    """All open pages of this process, by table."""

    def __init__(
        self, tables: Tables, sessions: Sessions, background: Background, tag: Tag
    ) -> None:
        self._tables, self._sessions = tables, sessions
        self._background, self._tag = background, tag
        self._pages = dict[int, set[OpenedPage]]()
        self._versions = dict[int, int]()
        self._changed = set[int]()
        self._telling: asyncio.Task[None] | None = None
        self._away = False
        tables.watchers.append(self._look)

    def begin(self) -> None:
        """Look for what no watcher tells."""
        self._background.every(ELSEWHERE, self._elsewhere, "what others change on open pages")
        self._background.every(SURE, self._sure, "open pages")

    @property
    def open(self) -> int:
        """How many pages are open."""
        return sum(map(len, self._pages.values()))

    async def join(self, page: OpenedPage) -> None:
        """From now on, tell this page. It has just asked, or will ask now, what to show."""
        page.tag = await self._tag(page) or ""
        self._pages.setdefault(page.table, set()).add(page)
        await page.socket.send_json({"n": 0})

    def leave(self, page: OpenedPage) -> None:
        """The page is closed."""
        here = self._pages.get(page.table, set())
        here.discard(page)
        if not here:
            self._pages.pop(page.table, None)
            self._versions.pop(page.table, None)

    def end(self, session: str) -> None:
        """Close the pages of a session that has ended."""
        for here in self._pages.values():
            for page in here:
                if page.session.id == session:
                    self._background.begin(_closed(page))

    async def close(self) -> None:
        """Close all pages: they will find another process, or this one's next start."""
        pages = [page for here in self._pages.values() for page in here]
        await asyncio.gather(*(page.socket.close() for page in pages), return_exceptions=True)

    def _look(self, live: Live) -> None:
        if live.table.id in self._pages:
            self._change({live.table.id})

    def _change(self, tables: set[int]) -> None:
        self._changed |= tables
        if self._changed and (self._telling is None or self._telling.done()):
            self._telling = self._background.begin(self._tell())

    async def _tell(self) -> None:
        while self._changed:
            for page in list(self._pages.get(self._changed.pop(), ())):
                await attempt(self._tell_one(page), "telling a page")
                await asyncio.sleep(0)  # there may be thousands, and none has to wait for anything

    async def _tell_one(self, page: OpenedPage) -> None:
        try:
            tag = await self._tag(page)
        except DatabaseLost:  # it asks for everything when it is back
            tag = None
        if tag is None:
            self._background.begin(_closed(page))
        else:
            self._background.begin(page.tell(tag))  # beside the others: it may be slow

    async def _elsewhere(self) -> None:
        """Find the tables that other processes have changed."""
        if not self._pages or not self._tables.others():
            return
        known, now = self._versions, await self._tables.store.versions(self._pages.keys())
        self._versions = {id: now.get(id, -1) for id in self._pages}
        self._change({id for id, version in self._versions.items() if known.get(id) != version})

    async def _sure(self) -> None:
        """Close the pages whose session has ended. Look again at tables where time has run out, and
        at all of them when Discord goes away or comes back."""
        pages = [page for here in self._pages.values() for page in here]
        there = await self._sessions.alive({page.session.id for page in pages})
        for page in pages:
            if page.session.id not in there:
                self._background.begin(_closed(page))
        away, now = self._tables.presence.away, self._tables.now()
        if away != self._away:
            self._change(set(self._pages))
        self._away = away
        lives = [live for live in self._tables.in_memory if live.table.id in self._pages]
        due = ((live.table.id, live.table.deadline) for live in lives)
        self._change({id for id, at in due if at and now - 2 * SURE < at <= now})


async def _closed(page: OpenedPage) -> None:
    with suppress(ConnectionError):
        await page.socket.close()
