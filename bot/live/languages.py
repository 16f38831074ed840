"""Who reads which language, and loading languages without holding up anybody.

A person reads the language they have chosen (`/me`), else the one that Discord last said they use.
If neither is known, as of a guest who never pressed anything, they read the table's. A channel
reads the table's language, which is settled when the table opens and kept by its rematches
(`of_table`).
"""

from __future__ import annotations

import asyncio

from bot.data.people import People
from bot.data.preferences import AUTO
from bot.data.recent import Latest
from bot.errors import Away
from bot.live.background import attempt
from games.core import ENGLISH, LANGUAGES, load, spoken_as, vocabulary

KEPT = 10_000
"""For how many people memory keeps what Discord last said."""
_read = set[str]()
_typed = set[tuple[str, str]]()


async def ready(language: str) -> str:
    """The language, once its sentences are loaded: in a thread, the first time they are needed."""
    if language not in _read:
        await asyncio.to_thread(load, language)
        _read.add(language)
    return language


async def typing_ready(game: str, language: str) -> None:
    """Load what can be typed in a game, in all languages. The first time that takes a moment, in a
    thread."""
    if (game, language) not in _typed:
        await asyncio.to_thread(vocabulary, game, language)
        _typed.add((game, language))


def of_table(chosen: str, community: str | None, opener: str) -> str:
    """The language of a new table: what the server has chosen; else a Community's own language, or
    English if the bot does not speak that; else the language of whoever opens the table. (Discord
    calls all other servers English.)"""
    if chosen in LANGUAGES:
        return chosen
    return opener if community is None else spoken_as(community) or ENGLISH


class Languages:
    """The languages that people read."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._heard = Latest[int, str](KEPT)
        """What Discord said last. It is stored only a moment later, and only for people who play.
        """

    async def met(self, person: int, locale: str) -> str:
        """The language that somebody reads, about whom Discord has just said `locale`."""
        self._heard[person] = locale
        return await self.of(person, ENGLISH)

    async def of(self, person: int, otherwise: str) -> str:
        """The language that somebody reads; `otherwise` if nothing is known of them."""
        try:
            chosen, stored = await self._people.language(person)
        except Away:  # what Discord has just said is enough to tell them that the database is away
            chosen, stored = AUTO, None
        locale = self._heard.get(person, stored)
        if chosen not in LANGUAGES:
            chosen = (spoken_as(locale) or ENGLISH) if locale else otherwise
        return await ready(chosen)

    async def keep(self, person: int) -> None:
        """Store what Discord said last, if it is news, about somebody who is stored anyway."""
        if locale := self._heard.get(person):
            keeping = self._people.keep_locale(person, locale)
            await attempt(keeping, "writing down somebody's language")  # the next press says it too
