"""Plays for the computers at all tables. Knows no Discord.

The process that shows a table thinks for the computer there as soon as it is to move. All others
are found by looking: tables whose process has died, or that no process shows any more, and, where
there are processes that do nothing but think (`bot.live.thinking`), every table: these show none.
There a bot thinks by itself only at a table that has waited too long for them.

Where more tables wait than can be thought about at once, those are found first that have waited
the longest, and computers among themselves give way after each move: their matches have no end of
thoughts, and people's tables would wait for that.

Who thinks has a lease (`bot.data.thoughts`), so that others don't, unless it is alone. It keeps
nobody from playing: a thought is played only where the match is still where it was when it began.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial

from bot.data.thoughts import Task
from bot.live.background import Background, attempt
from bot.live.held import Held
from bot.live.live import Live
from bot.live.tables import Tables
from bot.live.thinkers import Thinkers, pause
from bot.table.table import Table
from bot.times import RENEW, THINKERS
from games.core import Refused, Seat, Thought

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between two looks for tables that wait."""
CROWD = 50
"""Thoughts in a process beyond which no more are begun but when others have ended."""


class Computers:
    """Plays for the computers at all tables."""

    def __init__(self, tables: Tables, background: Background, thinkers: Thinkers) -> None:
        self._tables = tables
        self._background = background
        self._thinkers = thinkers
        self.elsewhere: Callable[[], bool] = lambda: False
        """Is there another process that does nothing but think?"""
        self._leases = dict[int, Task]()
        """By the ids of the tables."""
        self._more = False
        """May there be more tables that wait than were found by the last look?"""
        tables.watchers.append(self.play)

    def play(self, live: Live) -> None:
        """See to it that the computers move that are to, if this is the process to think."""
        if live.table.computers and self._near(live) and len(self._thought_about()) < CROWD:
            self._begin(live)

    async def resume(self) -> None:
        """At start-up: think where a computer is to move, and from then on wherever one waits."""
        await self.look()
        self._background.every(RENEW, self.renew, "leases of thoughts")
        self._background.every(0, self._look_later, "looking for computers that are to move")

    async def look(self) -> bool:
        """Begin to think at tables that wait for it, as many as can be thought about at once, and
        then at one that has waited too long; may there be more?"""
        now, seen = self._tables.now(), self._thought_about()
        waiting, long_ago = self._tables.store.thoughts.waiting, now - THINKERS
        while room := self._thinkers.free:
            ids = await waiting(now, room, seen, long_ago if self.elsewhere() else None)
            for id in ids:
                await self._take(id)
            if len(ids) < room:
                return False
            seen.update(ids)
            await asyncio.sleep(0)  # what was taken is begun
        if not self._thinkers.line:  # it stands in line here, since nobody else has taken it
            for id in await waiting(now, 1, seen, long_ago):
                await self._take(id)
            await asyncio.sleep(0)
        return True

    def _thought_about(self) -> set[int]:
        """The ids of tables where this process thinks."""
        return {live.table.id for live in self._tables.in_memory if live.thinking}

    async def _others_wait(self) -> bool:
        """Are there other tables where a computer is to move, in line here or with nobody who
        thinks?"""
        if not self._thinkers.free:
            return True
        thoughts, now = self._tables.store.thoughts, self._tables.now()
        return bool(await thoughts.waiting(now, 1, self._thought_about()))

    async def think(
        self, table: Table, seat: Seat, level: str, task: Task | None = None
    ) -> Thought:
        """What a computer would play at this seat, from what the seat sees."""
        view, task = table.view(seat), task or Task.first()
        return await self._thinkers.thought(table.game_id, table.rules, level, view, task)

    async def renew(self) -> None:
        """Say that this process still thinks."""
        if self._leases:
            ids = list(self._leases)
            renewed = await self._tables.store.thoughts.renew(ids, self._tables.now())
            for id in set(ids) - set(renewed):
                self._leases.pop(id, None)

    async def close(self) -> None:
        """Leave to others whatever was begun, when nothing goes on any more."""
        self._leases.clear()
        # all: what was cancelled between its commit and its note is in no list here
        await attempt(self._tables.store.thoughts.give_up(), "giving up leases of thoughts")

    async def _look_later(self) -> None:
        """A moment later, or as soon as a thought has ended that others wait for."""
        if self._more:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._thinkers.freed.wait(), LOOK)
        else:
            await asyncio.sleep(LOOK)
        self._thinkers.freed.clear()
        self._more = await self.look()

    def _near(self, live: Live) -> bool:
        """Is this process to think as soon as the table changes? It knows what is shown."""
        return self._tables.shows(live) and not self.elsewhere()

    async def _take(self, id: int) -> None:
        """Think at a table that waits for it, unless somebody is quicker."""
        try:
            live = await self._tables.live(id)
        except Refused:  # it can't be read
            return
        if live.thinking is None and await self._lease(id):
            self._begin(live)

    async def _lease(self, id: int) -> Task | None:
        task = await self._tables.store.thoughts.take(id, self._tables.now())
        if task:
            self._leases[id] = task
        return task

    def _begin(self, live: Live) -> None:
        if live.thinking is None:
            live.thinking = self._background.begin(self._keep_playing(live))

    async def _keep_playing(self, live: Live) -> None:
        """Play for the computers at a table until a person is to move, or another process is to
        think."""
        try:
            playing, what = partial(self._play_once, live), f"a move at table {live.table.id}"
            while await self._background.again(playing, what):
                pass
        finally:
            live.thinking = None

    async def _play_once(self, live: Live) -> bool:
        """Was there anything for this process to think about?"""
        table, began = live.table, time.monotonic() - self._seen(live)
        task = await self._task(live) if table.computers else None
        if task is None:
            return False
        seat = table.computers[0]
        thought = await self.think(table, seat, table.players[seat].level, task)
        took = time.monotonic() - began
        await asyncio.sleep(max(0.0, self._thinkers.pace * pause(thought) - took))
        if live.showing:  # a message on its way would be lost in a crash: see `outbox`
            await asyncio.wait([live.showing])
        alone = _alone(table)
        if alone and live.refused:  # nobody sees it: it goes on when it is shown
            await self._give_up(table.id)
            return False

        async def play(held: Held) -> None:
            if _same(held.table, table) and (held.mine or held.shown):
                after = held.table.play(seat, [thought.move], self._tables.now())
                await held.save(after, None)
                self._leases.pop(table.id, None)  # it ended with that

        await self._tables.change(table.id, play)
        await self._give_up(table.id)
        return not alone or not await self._others_wait()  # else they are first, then it is found

    async def _task(self, live: Live) -> Task | None:
        """What to think with; None where another process thinks, or this one is to look first."""
        id = live.table.id
        if id in self._leases or not self._near(live):
            return self._leases.get(id)
        return await self._lease(id) if self._tables.others() else Task.first()

    def _seen(self, live: Live) -> float:
        """For how many seconds people have seen what is to be thought about."""
        if live.shown < live.table.revision:
            return 0.0
        return max(0.0, self._tables.now() - live.shown_at)

    async def _give_up(self, id: int) -> None:
        """Let others think at a table, if this process was to."""
        if self._leases.pop(id, None):
            await self._tables.store.thoughts.give_up([id])


def _alone(table: Table) -> bool:
    """Do only computers play here, so that nobody waits for them but who watches?"""
    people = (seat for seat, player in enumerate(table.players) if not player.level)
    return table.gone.issuperset(people)


def _same(now: Table, then: Table) -> bool:
    """Is it the position that was thought about?"""
    if now.match is None or then.match is None:
        return False
    return (now.stage, now.takebacks, now.match.log) == (then.stage, then.takebacks, then.match.log)
