"""Plays for the computers at the tables that this process owns. Knows no Discord.

It thinks for a table's computer as soon as that has to move. Others are found by looking: those
where the bot was killed. If there are processes that only think (`bot.live.thinking`) it leaves
that to them, and plays what they suggest; it thinks only at tables that have waited too long for
them.

If more tables wait than can be thought about at once, those that have waited longest come first,
and a thought is the shorter the longer its table has waited. A match of only computers gives way
after each move, since it never runs out of thoughts, and people's tables would wait for it.

A thought is played only if the match is still where it was when the thought began.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from bot.data.thoughts import Position, Suggestion, Task
from bot.live.background import Background, attempt
from bot.live.held import Held
from bot.live.live import Live
from bot.live.tables import Tables
from bot.live.thinkers import Thinkers
from bot.table.table import Table
from bot.times import THINKERS
from games.core import Refused, Seat, Thought

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between two looks for tables that wait."""
CROWD = 50
"""With this many thoughts, a change of a table begins no more; they are found later."""


class Computers:
    """Plays for the computers at all tables."""

    def __init__(self, tables: Tables, background: Background, thinkers: Thinkers) -> None:
        self._tables = tables
        self._background = background
        self._thinkers = thinkers
        self.elsewhere: Callable[[], bool] = lambda: False
        """Is there a process that only thinks?"""
        self.alone = False
        """Can there be none? Then what is suggested is looked for only at start-up."""
        self._found = dict[int, Task]()
        """What a look has found, by table, until it is thought about."""
        self._more = False
        """May tables wait that have waited longer than one that changes now?"""
        self._playing = set[int]()
        """The tables where a suggestion is just being played."""
        tables.watchers.append(self.play)

    def play(self, live: Live) -> None:
        """Begin to think for a table's computers if they have to move and this process owns it."""
        if live.table.computers and self._near(live) and len(self._thought_about()) < CROWD:
            self._begin(live)

    def suggested(self, _: str) -> None:
        """Another process has found what to play somewhere."""
        looking = self._background.again(self._play_suggested, "playing what was suggested")
        self._background.begin(looking)

    async def resume(self) -> None:
        """At start-up, think wherever a computer has to move, and keep looking from then on."""
        await self._play_suggested()
        await self.look()
        self._background.every(0, self._look_later, "looking for computers that are to move")

    async def look(self) -> bool:
        """Begin to think at waiting tables, as many as can be thought about at once, and at one
        that has waited too long: it stands in line. Returns whether there may be more."""
        if not self.alone:
            await self._play_suggested()
        now, seen, own = self._tables.now(), self._thought_about(), self._tables.presence.own
        waiting, long_ago = self._tables.store.thoughts.waiting, now - THINKERS
        while room := self._thinkers.free:
            ids = await waiting(room, seen, own, long_ago if self.elsewhere() else None)
            self._more = self._more or bool(ids)  # they come before what changes meanwhile
            for id in ids:
                await self._take(id)
            if len(ids) < room:
                return False
            seen.update(ids)
        if not self._thinkers.line:
            for id in await waiting(1, seen, own, long_ago):
                await self._take(id)
        return True

    def _thought_about(self) -> set[int]:
        """The ids of tables where this process thinks."""
        return {live.table.id for live in self._tables.in_memory if live.thinking}

    async def _others_wait(self) -> bool:
        """Does a computer have to move at another table, in line here or with nobody thinking?"""
        if not self._thinkers.free:
            return True
        waiting, own = self._tables.store.thoughts.waiting, self._tables.presence.own
        return bool(await waiting(1, self._thought_about(), own)) or not self._thinkers.free

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

    async def _look_later(self) -> None:
        """Look a moment later, or if tables wait, as soon as a thought has ended."""
        if self._more:
            await self._thinkers.ended(LOOK)
        else:
            await asyncio.sleep(LOOK)
            self._thinkers.freed.clear()
        self._more = await self.look()

    def _near(self, live: Live) -> bool:
        """Does this process think as soon as the table changes? If it owns the table, and no other
        process is there only to think."""
        return self._tables.owns(live.table) and not self.elsewhere()

    async def _take(self, id: int) -> None:
        """Think at a waiting table."""
        try:
            live = await self._tables.live(id)
        except Refused:  # it can't be read
            return
        if live.thinking is None and (task := await self._tables.store.thoughts.begin(id)):
            self._found[id] = task
            self._begin(live)
            await asyncio.sleep(0)  # it begins

    def _begin(self, live: Live) -> None:
        if live.thinking is None:
            live.thinking = self._background.begin(self._keep_playing(live))

    async def _keep_playing(self, live: Live) -> None:
        """Play for a table's computers until a person has to move, or others are to think."""
        try:
            playing, what = partial(self._play_once, live), f"a move at table {live.table.id}"
            while await self._background.again(playing, what):
                pass
        finally:
            live.thinking = None
            self._found.pop(live.table.id, None)

    async def _play_once(self, live: Live) -> bool:
        """Play one move. False if this process has nothing more to think about here."""
        table, began = live.table, time.monotonic() - self._seen(live)
        task = self._found.pop(table.id, None) or (Task.first() if self._near(live) else None)
        if task is None or not table.computers or not self._tables.owns(live.table):
            return False
        seat = table.computers[0]
        thought = await self.think(table, seat, table.players[seat].level, task, began)
        await self._thinkers.followed(thought, began)
        await live.until_shown()
        if _alone(table) and live.refused:  # nobody sees it: it goes on when it can be shown
            return False
        await self._played(live, Position.of(table), seat, thought.move)
        return not (_alone(table) and await self._others_wait())  # then a look finds it

    async def _play_suggested(self) -> None:
        """Play what other processes suggest at this one's tables, and drop what comes too late."""
        for suggestion in await self._tables.store.thoughts.suggested(self._tables.presence.own):
            if suggestion.table not in self._playing:
                self._playing.add(suggestion.table)
                self._background.begin(self._play(suggestion))

    async def _play(self, suggestion: Suggestion) -> None:
        thoughts, id = self._tables.store.thoughts, suggestion.table
        try:
            live = await self._tables.live(id)
            await self._played(live, suggestion.position, suggestion.seat, suggestion.move)
            await thoughts.drop(suggestion)
        except Refused:
            log.warning("table %s: a suggestion can't be played", id)
            await attempt(thoughts.drop(suggestion), "dropping a suggestion")
        except Exception:  # the next look finds it again
            log.exception("table %s: playing what was suggested failed", id)
        finally:
            self._playing.discard(id)

    async def _played(self, live: Live, position: Position, seat: Seat, move: str) -> None:
        """Play a computer's move, if it is still the position that was thought about."""
        await live.until_shown()

        async def play(held: Held) -> None:
            table = held.table
            if seat in table.computers and Position.of(table) == position:
                await held.save(table.play(seat, [move], self._tables.now()), None)

        if self._tables.owns(live.table):
            await self._tables.change(live.table.id, play)

    def _seen(self, live: Live) -> float:
        """For how many seconds people have seen the position."""
        if live.shown < live.table.revision:
            return 0.0
        return max(0.0, self._tables.now() - live.shown_at)


def _alone(table: Table) -> bool:
    """Do only computers play here, so that nobody waits for them except spectators?"""
    people = (seat for seat, player in enumerate(table.players) if not player.level)
    return table.gone.issuperset(people)
