"""Whose language is which, and that it can be spoken without a pause.

What one person sees is in theirs: as they have chosen (`/me`), else as Discord said last of them,
else, as of a guest who never pressed anything, in the table's. What a channel sees is in the
table's language, settled when it is opened and kept by its rematches (`of_table`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from bot.data.people import People
from bot.data.preferences import AUTO
from bot.errors import Away
from bot.live.background import attempt
from games.core import ENGLISH, LANGUAGES, load, spoken_as, vocabulary

KEPT = 10_000
"""Of how many people is kept in memory what Discord said last."""
_read = set[str]()
_typed = set[tuple[str, str]]()


async def ready(language: str) -> str:
    """The language, when its sentences are read: in a thread, the first time that it is needed."""
    if language not in _read:
        await asyncio.to_thread(load, language)
        _read.add(language)
    return language


async def typing_ready(game: str, language: str) -> None:
    """Returns when it is known what can be typed in a game: to read that, in all languages, takes
    a moment in a thread, the first time that it is needed."""
    if (game, language) not in _typed:
        await asyncio.to_thread(vocabulary, game, language)
        _typed.add((game, language))


def of_table(chosen: str, community: str | None, opener: str) -> str:
    """What a channel reads: as the server has chosen; else as Discord says of a Community, English
    where that is none of ours (of other servers it always says English); else as who opens it."""
    if chosen in LANGUAGES:
        return chosen
    return opener if community is None else spoken_as(community) or ENGLISH


class Languages:
    """What people read."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._heard = OrderedDict[int, str]()
        """What Discord said last, which is stored a moment later, and only of who plays."""

    async def met(self, person: int, locale: str) -> str:
        """What somebody reads of whom Discord has just said this."""
        self._heard[person] = locale
        self._heard.move_to_end(person)
        if len(self._heard) > KEPT:
            self._heard.popitem(last=False)
        return await self.of(person, ENGLISH)

    async def of(self, person: int, otherwise: str) -> str:
        """What somebody reads; `otherwise` where nothing is known of them."""
        try:
            chosen, stored = await self._people.language(person)
        except Away:  # they are to be told of it in the language that Discord has just named
            chosen, stored = AUTO, None
        locale = self._heard.get(person, stored)
        if chosen not in LANGUAGES:
            chosen = (spoken_as(locale) or ENGLISH) if locale else otherwise
        return await ready(chosen)

    async def keep(self, person: int) -> None:
        """Write down what Discord said last, if it is news, of somebody who is stored anyway."""
        if locale := self._heard.get(person):
            keeping = self._people.keep_locale(person, locale)
            await attempt(keeping, "writing down somebody's language")  # the next press says it too
