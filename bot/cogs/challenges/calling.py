"""Calls people when somebody wants to play.

A challenge and the people it calls are claimed in one transaction, and only then written to. So
nobody is called twice, whichever process calls them; whom a crash left without their call gets
none.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

import aiohttp
import discord

from bot.cogs.challenges.callees import MOST, PAGE, Callee, Callees
from bot.cogs.challenges.calls_sheets import call_sheet
from bot.cogs.challenges.challenge import Challenge, Reader
from bot.cogs.challenges.refusals import Refusals
from bot.cogs.challenges.store import Challenges, Quicker
from bot.data.lapses import Lapses
from bot.data.preferences import PersonSettings, quiet
from bot.live.channels import NO_DMS
from bot.press.cog import Services
from bot.table.away import to_come
from bot.table.reach import DIRECT

log = logging.getLogger(__name__)

STOOD = 120.0
"""Seconds for which a challenge has stood before people are called."""
LOOK = 5.0
"""Seconds between two looks for challenges that call people."""
PAGES = 25
"""How many pages of people a challenge looks through, at most, until it has found enough."""
_NO_SUCH_PERSON = 10013


class Calling:
    """Calls the people for every challenge that has stood long enough."""

    def __init__(
        self, services: Services, challenges: Challenges, callees: Callees, refusals: Refusals
    ) -> None:
        self._services, self._challenges = services, challenges
        self._callees, self._refusals = callees, refusals

    async def tick(self) -> None:
        """Call the people for the challenges that are due, as far as this minute has room."""
        now = self._services.tables.now()
        for challenge in await self._challenges.to_call(now - STOOD, now):
            if not await self._callees.room(now):
                return
            may_call = await self._callees.may_call(challenge.person, now)
            people = await self._find(challenge, now) if may_call else ()
            for person in await self._callees.claim(challenge, people, now):
                if await self._stands(challenge, now):  # else somebody else has taken it by now
                    await self._call(challenge, person)

    async def _stands(self, challenge: Challenge, now: float) -> bool:
        try:
            return bool(await self._challenges.free(challenge.id, now))
        except Quicker:
            return False

    async def _find(self, challenge: Challenge, now: float) -> Sequence[int]:
        """Whom a challenge calls: first those who have waited longest."""
        found, after = list[int](), 0.0
        there = (await self._challenges.people([challenge]))[challenge.id]
        for _ in range(PAGES):
            page = await self._callees.page(challenge.game, after, now)
            found += await self._fitting(challenge, there, page, MOST - len(found), now)
            if len(found) >= MOST or len(page) < PAGE:
                break
            after = page[-1].called
        return found

    async def _fitting(
        self,
        challenge: Challenge,
        there: Collection[int],
        page: Sequence[Callee],
        wanted: int,
        now: float,
    ) -> Sequence[int]:
        """Those of a page who may be called now, at most as many as are wanted. `there`: who has
        made the challenge, and who sits at its table."""
        people = [one.person for one in page if await self._suits(challenge, one)]
        refused = await self._refusals.of(challenge.person, people, now)
        settings = await self._services.people.several(people)
        awake = [id for id in people if id not in refused and _wants(settings[id], now)]
        found = list[int]()
        while awake and len(found) < wanted:
            some, awake = awake[:MOST], awake[MOST:]
            apart = await self._services.tables.apart(DIRECT, {*there, *some})
            found += [p for p in some if p not in there and not apart.keeps_out(p, there)]
        return found[:wanted]

    async def _suits(self, challenge: Challenge, one: Callee) -> bool:
        language = challenge.language
        if not challenge.terms.anyone:
            language = await self._services.languages.of(one.person, language)
        points, prompt = {challenge.game: one.points}, True
        if challenge.terms.prompt:
            lapses = Lapses(self._services.store.engine)
            prompt = (await lapses.of(one.person, self._services.tables.now())).seldom
        return Reader(one.person, language, points, prompt).suits(challenge)

    async def _call(self, challenge: Challenge, person: int) -> None:
        """Write to somebody. Whoever takes no messages any more is not called again."""
        language = await self._services.languages.of(person, challenge.language)
        shown, channels = call_sheet(challenge, language), self._services.channels
        nonce = f"{challenge.id}.{person}"[:25]
        try:
            await channels.send(await channels.dm_of(person), shown, nonce)
        except discord.HTTPException as error:
            if error.code in (*NO_DMS, _NO_SUCH_PERSON):
                await self._callees.choose(person, (), self._services.tables.now())
            else:
                log.warning("a challenge's direct message was lost: %s", error)
        except (OSError, aiohttp.ClientError) as error:
            log.warning("a challenge's direct message was lost: %s", error)


def _wants(own: PersonSettings, now: float) -> bool:
    """May somebody be called now, as far as they have chosen?"""
    away = to_come(own.away, now)
    return own.challenged and not quiet(own, now) and not (away and away.since <= now)
