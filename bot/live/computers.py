"""Plays for the computers at all tables. Knows no Discord.

The process that shows a table thinks for its computer as soon as that has to move. Other tables are
found by looking: those whose process has died, and those that no process shows any more. If there
are processes that only think (`bot.live.thinking`), they find every table by looking, since they
show none. Then a bot thinks only at tables that have waited too long for them.

If more tables wait than can be thought about at once, those that have waited longest come first,
and a thought is the shorter the longer its table has waited. So a process that is busy begins
nothing more where others may have time, and gives way after each move. A match of only computers
always does, since it never runs out of thoughts, and people's tables would wait for it.

Unless it is the only process, one that thinks has a lease (`bot.data.thoughts`), so that others
don't think too. The lease stops nobody from playing: a thought is played only if the match is still
where it was when the thought began.
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
"""With this many thoughts in a process, a change of a table begins no more; they are found later.
"""


class Computers:
    """Plays for the computers at all tables."""

    def __init__(self, tables: Tables, background: Background, thinkers: Thinkers) -> None:
        self._tables = tables
        self._background = background
        self._thinkers = thinkers
        self.elsewhere: Callable[[], bool] = lambda: False
        """Is there a process that only thinks?"""
        self._leases = dict[int, Task]()
        """What this process has a lease to think about, by table."""
        self._more = False
        """May tables wait that have waited longer than one that changes now?"""
        self._taking = 0
        """At how many tables a look is about to begin: a lease shows in the database before the
        thought takes its room here."""
        tables.watchers.append(self.play)

    def play(self, live: Live) -> None:
        """Begin to think for a table's computers if they have to move and this process shows it."""
        if live.table.computers and self._near(live) and self._room(live):
            self._begin(live)

    async def resume(self) -> None:
        """At start-up, think wherever a computer has to move, and keep looking from then on."""
        await self.look()
        self._background.every(RENEW, self.renew, "leases of thoughts")
        self._background.every(0, self._look_later, "looking for computers that are to move")

    async def look(self) -> bool:
        """Begin to think at waiting tables, as many as this process can think about at once. The
        only process then begins with one that has waited too long, too: it stands in line. Returns
        whether there may be more."""
        now, seen = self._tables.now(), self._thought_about()
        waiting, long_ago = self._tables.store.thoughts.waiting, now - THINKERS
        while room := self._thinkers.free:
            ids = await waiting(now, room, seen, long_ago if self.elsewhere() else None)
            self._more = self._more or bool(ids)  # they come before what changes meanwhile
            for id in ids:
                await self._take(id)
            if len(ids) < room:
                return False
            seen.update(ids)
        if not (self._thinkers.line or self._tables.others()):
            for id in await waiting(now, 1, seen, long_ago):
                await self._take(id)
        return True

    def _thought_about(self) -> set[int]:
        """The ids of tables where this process thinks."""
        return {live.table.id for live in self._tables.in_memory if live.thinking}

    def _room(self, live: Live) -> bool:
        """Is a table better begun with here than left to be found?"""
        if self._found(live):
            return self._thinkers.free > 0 and not self._more
        return len(self._thought_about()) < CROWD

    def _found(self, live: Live) -> bool:
        """May another process find the table, one that has nothing to think about? Not where
        Discord does not let the bot show it."""
        return self._tables.others() and not live.refused

    async def _others_wait(self) -> bool:
        """Does a computer have to move at another table, in line here or with nobody thinking?"""
        if self._full:
            return True
        thoughts, now = self._tables.store.thoughts, self._tables.now()
        return bool(await thoughts.waiting(now, 1, self._thought_about())) or self._full

    @property
    def _full(self) -> bool:
        """Would one more thought have to wait, once what a look is taking has begun?"""
        return self._thinkers.free <= self._taking

    async def think(
        self,
        table: Table,
        seat: Seat,
        level: str,
        task: Task | None = None,
        since: float | None = None,
    ) -> Thought:
        """What a computer would play at this seat. It knows only what the seat sees. `since`: since
        when people wait for it (`time.monotonic`), if not from now on."""
        view, task = table.view(seat), task or Task.first()
        since = time.monotonic() if since is None else since
        return await self._thinkers.thought(table.game_id, table.rules, level, view, task, since)

    async def renew(self) -> None:
        """Renew the leases; forget those that another process has taken."""
        if self._leases:
            ids = list(self._leases)
            renewed = await self._tables.store.thoughts.renew(ids, self._tables.now())
            for id in set(ids) - set(renewed):
                self._leases.pop(id, None)

    async def close(self) -> None:
        """Leave to others whatever was begun. Called when nothing here goes on any more."""
        self._leases.clear()
        # all of this process: a lease cancelled right after its commit is in no list here
        await attempt(self._tables.store.thoughts.give_up(), "giving up leases of thoughts")

    async def _look_later(self) -> None:
        """Look a moment later, or if tables wait, as soon as a thought has ended."""
        if self._more:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._thinkers.freed.wait(), LOOK)
        else:
            await asyncio.sleep(LOOK)
        self._thinkers.freed.clear()
        self._more = await self.look()

    def _near(self, live: Live) -> bool:
        """Does this process think as soon as the table changes? If it shows the table, and no other
        process is there only to think."""
        return self._tables.shows(live) and not self.elsewhere()

    async def _take(self, id: int) -> None:
        """Think at a waiting table, unless another process is quicker."""
        try:
            live = await self._tables.live(id)
        except Refused:  # it can't be read
            return
        self._taking += 1
        try:
            if live.thinking is None and await self._lease(id):
                self._begin(live)
                await asyncio.sleep(0)  # it begins
        finally:
            self._taking -= 1

    async def _lease(self, id: int) -> Task | None:
        task = await self._tables.store.thoughts.take(id, self._tables.now())
        if task:
            self._leases[id] = task
        return task

    def _begin(self, live: Live) -> None:
        if live.thinking is None:
            live.thinking = self._background.begin(self._keep_playing(live))

    async def _keep_playing(self, live: Live) -> None:
        """Play for a table's computers until a person has to move, or another process thinks."""
        try:
            playing, what = partial(self._play_once, live), f"a move at table {live.table.id}"
            while await self._background.again(playing, what):
                pass
        finally:
            live.thinking = None

    async def _play_once(self, live: Live) -> bool:
        """Play one move. False if this process has nothing more to think about here."""
        table, began = live.table, time.monotonic() - self._seen(live)
        task = await self._task(live) if table.computers else None
        if task is None:
            return False
        if self._found(live) and not self._thinkers.free:  # another table came first
            await self._give_up(table.id)
            return False
        seat = table.computers[0]
        thought = await self.think(table, seat, table.players[seat].level, task, began)
        took = time.monotonic() - began
        await asyncio.sleep(max(0.0, self._thinkers.pace * pause(thought) - took))
        if live.showing:  # two messages under way could not both be found after a crash
            await asyncio.wait([live.showing])
        alone = _alone(table)
        if alone and live.refused:  # nobody sees it: it goes on when it can be shown
            await self._give_up(table.id)
            return False

        async def play(held: Held) -> None:
            if _same(held.table, table) and (held.mine or held.shown):
                after = held.table.play(seat, [thought.move], self._tables.now())
                await held.save(after, None)
                self._leases.pop(table.id, None)  # saving the move has ended it

        await self._tables.change(table.id, play)
        await self._give_up(table.id)
        waits = alone or self._found(live)
        return not (waits and await self._others_wait())  # else others first; a look finds it

    async def _task(self, live: Live) -> Task | None:
        """What to think with; None if another process thinks, or this one must first look again."""
        id = live.table.id
        if id in self._leases or not self._near(live):
            return self._leases.get(id)
        return await self._lease(id) if self._tables.others() else Task.first()

    def _seen(self, live: Live) -> float:
        """For how many seconds people have seen the position."""
        if live.shown < live.table.revision:
            return 0.0
        return max(0.0, self._tables.now() - live.shown_at)

    async def _give_up(self, id: int) -> None:
        """Give up the lease to think at a table, if this process has it."""
        if self._leases.pop(id, None):
            await self._tables.store.thoughts.give_up([id])


def _alone(table: Table) -> bool:
    """Do only computers play here, so that nobody waits for them except spectators?"""
    people = (seat for seat, player in enumerate(table.players) if not player.level)
    return table.gone.issuperset(people)


def _same(now: Table, then: Table) -> bool:
    """Is it still the position that was thought about, and may it be played on?"""
    if now.match is None or then.match is None or now.pause:
        return False
    return (now.stage, now.takebacks, now.match.log) == (then.stage, then.takebacks, then.match.log)
