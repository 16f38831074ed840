"""Who may use the page."""

from __future__ import annotations

import asyncio

from bot.data.store import Store
from bot.web.door import _browsers_sheet
from bot.web.sessions import MOST, Invitation, Sessions
from tests.bot.matches import text_of
from tests.bot.tables import finish

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
