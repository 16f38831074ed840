"""Posts the puzzle of the day in the channels that servers have chosen, each only once.

The owner of a server notes in the row that a post begins, posts it, and then notes that it is done.
If it was killed in between, it first looks whether the message is there, since Discord recognises a
repeated nonce only for some minutes. If Discord does not let the bot post, that is noted, and the
person who asked for the posts is told once.
"""

from __future__ import annotations

import asyncio
import logging

from bot.cogs.daily.days import day_of
from bot.cogs.daily.posed import Puzzles
from bot.cogs.daily.sheets import OpenPuzzle, post_sheet
from bot.cogs.daily.store.posts import DailyHour, Posts
from bot.errors import NotReachable
from bot.live.channels import discord_says
from bot.live.languages import of_table, ready
from bot.message.parts import Sheet
from bot.press.cog import Services
from bot.table import ids
from games.core import say

log = logging.getLogger(__name__)

LOOK = 15.0
"""Seconds between two looks for posts that are due."""
RETRY = 60.0
"""Seconds until a post that failed, at Discord or in the network, is tried again."""
SIDE_BY_SIDE = 8
"""How many posts are made at the same time."""


class Posting:
    """The posts in this process's servers."""

    def __init__(self, services: Services) -> None:
        self._posts, self._puzzles = Posts(services.store.engine), Puzzles()
        self._people, self._channels = services.people, services.channels
        self._languages, self._tables = services.languages, services.tables

    async def tick(self) -> None:
        """Make every post that is due. Errors are raised at the end."""
        here, last = self._tables.presence.here, 0
        limit, faults = asyncio.Semaphore(SIDE_BY_SIDE), list[Exception]()
        while here and (found := await self._posts.due(self._tables.now(), here, last)):
            looks = (self._look(post, limit) for post in found)
            done = await asyncio.gather(*looks, return_exceptions=True)
            faults += [fault for fault in done if isinstance(fault, Exception)]
            last = found[-1].guild
        if faults:
            raise ExceptionGroup("the puzzle of the day", faults)

    async def _look(self, post: DailyHour, limit: asyncio.Semaphore) -> None:
        async with limit:
            now = self._tables.now()
            today = day_of(now)
            if not self._channels.available(post.guild) or not await self._posts.begin(post):
                return
            # a later day is there only if a clock was wrong
            last = post.day if post.day <= today + 1 else today
            if last < today and post.at(today) <= now:
                await self._post(post, today)
            else:
                await self._posts.give(post, last, post.next(now, last))

    async def _post(self, post: DailyHour, day: int) -> None:
        """Make a post that was noted to begin."""
        try:
            sheet = await self._sheet(post, day)
            if sheet:
                async with discord_says():
                    await self._send(post, day, sheet)
        except NotReachable as error:
            log.warning("the puzzle of the day can't be posted in server %s: %s", post.guild, error)
            await self._refused(post, error)
            return
        except OSError as error:
            log.warning("the puzzle of the day: %s; trying again", error)
            await self._posts.again(post, self._tables.now() + RETRY)
            return
        except Exception:  # today's puzzle would fail again, but tomorrow's may not
            log.exception("the puzzle of the day can't be made")
        await self._posts.give(post, day, post.next(self._tables.now(), day))

    async def _send(self, post: DailyHour, day: int, sheet: Sheet) -> None:
        solve = ids.write(OpenPuzzle(day))
        if post.begun and await self._channels.find(post.channel, solve):
            return
        await self._channels.send(post.channel, sheet, f"p{day}.{post.channel % 10**15}")

    async def _sheet(self, post: DailyHour, day: int) -> Sheet | None:
        """The post in the channel's language; None if there are no puzzles."""
        settings = await self._people.server(post.guild)
        community = self._channels.community(post.guild)
        language = await ready(of_table(settings.language, community, post.language))
        posed = await self._puzzles.of(day, language)
        if posed is None:
            return None
        return post_sheet(posed, await self._puzzles.of(day - 1, language))

    async def _refused(self, post: DailyHour, error: NotReachable) -> None:
        """Try again after the bot's time-out. For any other reason, stop, and tell the person who
        asked for the posts why."""
        obstacle = await self._channels.places.obstacle(post.channel, error)
        until = obstacle.until if obstacle else None
        stopped = await self._posts.give(post, post.day, until) and until is None
        if not stopped or not obstacle or post.person <= 0:
            return
        text = say("bot-daily-stopped", where=f"<#{post.channel}>", why=obstacle.why)
        language = await self._languages.of(post.person, post.language)
        await self._channels.tell(post.person, text.in_(language))
