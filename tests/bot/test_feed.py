"""Telling open pages that what they show has changed: many of them, and without the database."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

from bot.errors import Away
from bot.live.background import Background
from bot.web.feed import Feed, OpenedPage
from local_discord.patience import LONG

MANY = 200
TABLE: Any = SimpleNamespace(table=SimpleNamespace(id=7))


class Socket:
    """The server's end of a socket."""

    closed = False

    def __init__(self) -> None:
        self.told, self.over = asyncio.Event(), asyncio.Event()

    async def send_json(self, frame: object) -> None:
        if frame == {"n": 1}:
            self.told.set()

    async def close(self) -> None:
        self.closed = True
        self.over.set()


class Pages:
    """Open pages of one table."""

    def __init__(self) -> None:
        self.shows: str | Exception = "before"
        self.background, self.stored = Background(), 1
        self.tables = SimpleNamespace(watchers=[], others=lambda: True, store=self)
        tables: Any = self.tables
        nobody: Any = None
        self.feed = Feed(tables, nobody, self.background, self._tag)
        self.sockets = list[Socket]()

    async def _tag(self, _: OpenedPage) -> str:
        if isinstance(self.shows, Exception):
            raise self.shows
        return self.shows

    async def versions(self, ids: Collection[int]) -> dict[int, int]:
        """What the store says of these tables."""
        return dict.fromkeys(ids, self.stored)

    async def open(self, many: int) -> None:
        for _ in range(many):
            socket: Any = Socket()
            nobody: Any = None
            self.sockets.append(socket)
            await self.feed.join(OpenedPage(socket, nobody, 7))

    def change(self, shows: str | Exception) -> None:
        self.shows = shows
        for watcher in self.tables.watchers:
            watcher(TABLE)

    @property
    def told(self) -> int:
        return sum(socket.told.is_set() for socket in self.sockets)


async def test_many_pages_are_told_while_others_go_on() -> None:
    pages = Pages()
    await pages.open(MANY)
    pages.change("after")
    found = set[int]()
    while pages.told < MANY:
        found.add(pages.told)
        await asyncio.sleep(0)
    assert len(found) > MANY / 2
    await pages.background.close()


async def test_a_page_is_told_what_another_process_changes() -> None:
    pages = Pages()
    await pages.open(1)
    pages.feed.begin()
    pages.shows, pages.stored = "after", 2
    async with asyncio.timeout(LONG):
        await pages.sockets[0].told.wait()
    await pages.background.close()


async def test_without_the_database_a_page_is_closed_so_that_it_asks_again() -> None:
    pages = Pages()
    await pages.open(1)
    pages.change(Away())
    async with asyncio.timeout(LONG):
        await pages.sockets[0].over.wait()
    await pages.background.close()
