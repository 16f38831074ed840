"""Reviews of finished matches. A process makes each only once, however many people ask for it; if
two are asked at once, the first that is stored counts. A separate worker makes them, and gives way
to all other work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from bot.cogs.records.store import Reviews
from bot.data.store import Store
from bot.live.workers import Worker
from bot.table.late import taken_over
from bot.table.table import Table
from games import projector, record
from games.core import Damaged, Match, Refused, Review, from_json, say
from games.review import BUDGET, MOST_PLIES

log = logging.getLogger(__name__)

CROWD = 30
"""How many reviews may be under way or waiting. Whoever asks for more is told to come back later.
So even the last is ready within the 15 minutes in which Discord takes an answer."""
AT_ONCE = 2
"""How many of these one person may have asked for."""
ANEW = 600.0
"""Seconds until a review that failed may be tried again."""
_LATER = say("bot-review-later")


class Reviewing:
    """The reviews that one process is asked for."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        worker: Worker,
    ) -> None:
        self._rows = Reviews(store.engine)
        self._now = now
        self._worker = worker
        self._making = dict[int, tuple[int, asyncio.Task[Review]]]()
        """By table: the person who asked first, and the task that makes the review."""
        self._failed = dict[int, float]()

    async def close(self) -> None:
        """Stop. What was begun is made when somebody asks again."""
        tasks = [task for _, task in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def of(self, person: int, table: Table, match: Match[Any]) -> Review:
        """The review of a table's finished match. It is made first if there is none. Raises
        `Refused`."""
        if found := await self._kept(table):
            return found
        if len(match.log) > MOST_PLIES:
            raise Refused(say("core-review-long", moves=len(match.log), most=MOST_PLIES))
        _, task = self._making.get(table.id) or self._begin(person, table, match)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # the bot stops
                raise Refused(_LATER) from None
            raise

    def _begin(
        self, person: int, table: Table, match: Match[Any]
    ) -> tuple[int, asyncio.Task[Review]]:
        if self._now() < self._failed.get(table.id, -ANEW) + ANEW:
            raise Refused(say("bot-too-much"))
        if sum(asked == person for asked, _ in self._making.values()) >= AT_ONCE:
            raise Refused(say("bot-one-at-a-time"))
        if len(self._making) >= CROWD:
            raise Refused(_LATER)
        task = asyncio.create_task(self._make(person, table, match))
        begun = self._making[table.id] = person, task
        task.add_done_callback(partial(self._ended, table.id))
        return begun

    def _ended(self, id: int, task: asyncio.Task[Review]) -> None:
        del self._making[id]
        if not task.cancelled():
            task.exception()  # people who wait for it get it; asyncio would complain if nobody does

    async def _kept(self, table: Table) -> Review | None:
        """The stored review, if there is one. One that can't be used is dropped."""
        stored = await self._rows.kept(table.id)
        if stored is None:
            return None
        try:
            review = await asyncio.to_thread(from_json, stored)
            if (review.game, review.rules) != (table.game_id, table.rules):
                raise Damaged("rules", "are those of another match")
        except Damaged as fault:
            if fault.where != "review.form":  # as all that a version before has made
                told = "the review of table %s can't be read (%s): made anew"
                log.error(told, table.id, fault.where)
            await self._rows.drop(table.id, stored)
            return None
        return review

    async def _make(self, person: int, table: Table, match: Match[Any]) -> Review:
        names = record.anonymous(match.seats)
        text = await asyncio.to_thread(record.plain, match, names)
        made = await self._worked(person, table, text)
        await self._rows.keep(table.id, made)
        kept = await self._rows.kept(table.id)
        return await asyncio.to_thread(from_json, made if kept is None else kept)

    async def _worked(self, person: int, table: Table, text: str) -> str:
        """The review that the worker makes, as text."""
        theirs = dict(taken_over(table))
        try:
            return await self._worker.do(person, projector.reviewed, text, theirs, BUDGET)
        except Exception:
            self._failed[table.id] = self._now()
            raise
