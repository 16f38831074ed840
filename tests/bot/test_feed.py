"""Telling open pages that what they show has changed: many of them, and without the database."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import pytest

from bot.data.store import Store
from bot.errors import Away
from bot.live.background import Background
from bot.web.door import _browsers_sheet
from bot.web.feed import Feed, OpenedPage
from bot.web.sessions import MOST, Invitation, Session, Sessions
from bot.web.watching import AGAIN, UNTOLD, Watching
from games.core import Refused
from local_discord.patience import LONG
from tests.bot.matches import text_of
from tests.bot.tables import finish

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


# --- whether somebody who watches still may -------------------------------------------------------


class Ended:
    """Sessions, as far as they can end."""

    def __init__(self) -> None:
        self.ended = list[str]()

    async def end(self, person: int, id: str) -> None:
        self.ended.append(id)


class At:
    """A table of the server 5 in its channel 6, if that is its reach."""

    guild, channel = 5, 6

    def __init__(self, reach: str = "channel") -> None:
        self.reach = reach


class Asked(Watching):
    """Answers one after the other, and notes when it was asked."""

    def __init__(self, *answers: bool | None) -> None:
        self.now, self.times, self.left = 0.0, list[float](), list(answers)
        self.sessions = Ended()
        super().__init__(self.sessions, lambda: self.now)  # type: ignore[arg-type]
        self.sees = self._answer

    async def _answer(self, person: int, guild: int, channel: int) -> bool | None:
        assert (person, guild, channel) == (1, 5, 6)
        self.times.append(self.now)
        return self.left.pop(0)

    async def until(self, end: float, session: Session, table: At) -> None:
        """Check it every ten seconds."""
        while self.now <= end:
            await self.check(session, table)  # type: ignore[arg-type]
            self.now += 10.0


def session(watched: int | None = 7) -> Session:
    return Session("a", 1, "en", watched, 0.0, 86_400.0)


async def test_discord_is_asked_every_few_minutes_until_it_says_no() -> None:
    asked, end = Asked(True, None, True, False), 5 * AGAIN
    with pytest.raises(Refused):
        await asked.until(end, session(), At())
    assert asked.times == [AGAIN, 2 * AGAIN, 2 * AGAIN + UNTOLD, 3 * AGAIN + UNTOLD]
    assert asked.sessions.ended == ["a"]


@pytest.mark.parametrize(("watched", "reach"), [(None, "channel"), (7, "direct"), (7, "answers")])
async def test_players_are_not_asked_for_nor_where_discord_can_not_tell(
    watched: int | None, reach: str
) -> None:
    asked = Asked()
    await asked.until(5 * AGAIN, session(watched), At(reach))
    assert asked.times == []


# --- who may use the page -------------------------------------------------------------------------


ANNA, BOB = 1001, 1002


async def test_links_that_are_used_at_once_make_no_more_sessions_than_a_person_may_have(
    store: Store,
) -> None:
    sessions, table = Sessions(store.engine, lambda: 0.0), await finish(store, [ANNA, BOB], 0)
    to = Invitation(ANNA, "Anna", "en", table.id, watches=False)
    for _ in range(3):
        links = [await sessions.link(to) for _ in range(MOST)]
        await asyncio.gather(*map(sessions.open, links))
    assert len(await sessions.all_of(ANNA)) == MOST


async def test_no_more_links_than_a_person_may_have_are_good_at_once(store: Store) -> None:
    sessions, table = Sessions(store.engine, lambda: 0.0), await finish(store, [ANNA, BOB], 0)
    to = Invitation(ANNA, "Anna", "en", table.id, watches=False)
    for _ in range(3):
        links = await asyncio.gather(*(sessions.link(to) for _ in range(MOST)))
    found = [await sessions.look(link) for link in links]
    assert sum(one is not None for one in found) <= MOST


async def test_frames_inside_discord_take_no_browser_away_and_one_or_all_end(store: Store) -> None:
    sessions, table = Sessions(store.engine, lambda: 0.0), await finish(store, [ANNA, BOB], 0)
    link = await sessions.link(Invitation(ANNA, "Anna", "en", table.id, watches=False))
    browser = await sessions.open(link)
    assert browser
    frames = [await sessions.inside(ANNA, "en") for _ in range(MOST + 1)]

    async def good() -> list[bool]:
        found = [await sessions.of(one.id, secret) for one, secret in (browser, *frames)]
        return [one is not None for one in found]

    assert await good() == [True, False, *[True] * MOST]  # the last one has the first one's place
    listed = text_of(_browsers_sheet(await sessions.all_of(ANNA), "en"))
    assert f"Inside Discord: {MOST}" in listed
    await sessions.end(BOB, frames[-2][0].id)  # which is not his
    await sessions.end(ANNA, frames[-1][0].id)
    assert await good() == [True, False, *[True] * (MOST - 1), False]
    await sessions.end(ANNA)
    assert await good() == [False] * (MOST + 2)
