"""Calls people when somebody wants to play.

A challenge and the people it calls are claimed in one transaction, and only then written to. So
nobody is called twice, whichever process calls them; whom a crash left without their call gets
none.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.cogs.challenges.callees import MOST, PAGE, Callee, Callees, Due
from bot.cogs.challenges.calls_sheets import call_sheet
from bot.cogs.challenges.refusals import Refusals
from bot.data.preferences import PersonSettings, quiet
from bot.live.channels import NO_DMS
from bot.press.router import Services
from bot.table.away import to_come
from bot.table.reach import DIRECT
from games import GAMES

log = logging.getLogger(__name__)

LOOK = 5.0
"""Seconds between two looks for challenges that call people."""
PAGES = 25
"""How many pages of people a challenge looks through, at most, until it has found enough."""
_NO_SUCH_PERSON = 10013


class Calling:
    """Calls the people for every challenge that has stood long enough."""

    def __init__(self, services: Services, callees: Callees, refusals: Refusals) -> None:
        self._services, self._callees, self._refusals = services, callees, refusals
        self._reached = dict[str, float]()
        """By game, how far the last challenge looked that did not find enough people. The next one
        goes on from there. Else, if everybody at the front of a long line sleeps, it would look at
        no others."""

    async def tick(self) -> None:
        """Call the people for the challenges that are due, as far as this minute has room."""
        now = self._services.tables.now()
        for due in await self._callees.due(now):
            if not await self._callees.room(now):
                return
            may_call = due.game in GAMES and await self._callees.may_call(due.person, now)
            people = await self._find(due, now) if may_call else ()
            for person in await self._callees.claim(due, people, now):
                await self._call(due, person)

    async def _find(self, due: Due, now: float) -> Sequence[int]:
        """Whom a challenge calls: first those who have waited longest."""
        found, after = list[int](), 0.0
        for number in range(PAGES):
            page = await self._callees.page(due.game, after, now)
            found += await self._fitting(due, page, MOST - len(found), now)
            if len(found) >= MOST:
                return found
            if len(page) < PAGE:
                self._reached.pop(due.game, None)
                return found
            after = page[-1].called
            if number:
                self._reached[due.game] = after
            else:
                after = max(after, self._reached.get(due.game, 0.0))
        return found

    async def _fitting(
        self, due: Due, page: Sequence[Callee], wanted: int, now: float
    ) -> Sequence[int]:
        """Those of a page who may be called now, at most as many as are wanted."""
        people = [one.person for one in page if due.fits(one.points) and one.person != due.person]
        refused = await self._refusals.of(due.person, people, now)
        settings = await self._services.people.several(people)
        awake = [id for id in people if id not in refused and _wants(settings[id], now)]
        found = list[int]()
        while awake and len(found) < wanted:
            some, awake = awake[:MOST], awake[MOST:]
            apart = await self._services.tables.apart(DIRECT, [due.person, *some])
            found += [person for person in some if not apart.keeps_out(person, [due.person])]
        return found[:wanted]

    async def _call(self, due: Due, person: int) -> None:
        """Write to somebody. Whoever takes no messages any more is not called again."""
        language = await self._services.languages.of(person, due.language)
        terms, channels = json.loads(due.terms), self._services.channels
        rated = not terms.get("casual", False)
        shown = call_sheet(due.id, due.game, terms["clock"], rated, due.points, language)
        try:
            await channels.send(await channels.dm_of(person), shown, f"{due.id}.{person}"[:25])
        except discord.HTTPException as error:
            if error.code in (*NO_DMS, _NO_SUCH_PERSON):
                await self._callees.choose(person, (), self._services.tables.now())
            else:
                log.warning("a call was lost: %s %s", error.status, error.code)
        except (OSError, aiohttp.ClientError) as error:
            log.warning("a call was lost: %s", type(error).__name__)


def _wants(own: PersonSettings, now: float) -> bool:
    """May somebody be called now, as far as they have chosen?"""
    away = to_come(own.away, now)
    return own.challenged and not quiet(own, now) and not (away and away.since <= now)
