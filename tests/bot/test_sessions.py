"""Who may use the page."""

from __future__ import annotations

import asyncio

from bot.data.store import Store
from bot.web.sessions import MOST, Invitation, Sessions
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
