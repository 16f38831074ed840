"""When the bot was away, as its servers see it. Knows no Discord: it is told.

A shard is away while no process serves it, while its gateway is disconnected, and while the machine
sleeps. Each absence is one row, and changes no table. Here is known as well which tables are this
process's own: those of the shards whose locks it has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from bot.data.absences import Absence, Absences, Shard
from bot.data.store import Store
from bot.table.timer import Span
from bot.times import ABSENCES, DEAD, SILENT

WHOLE = Shard()
"""The only shard of one, which has all servers."""


class Presence:
    """When the shards were away. This process's own are told here. The others' are read from the
    database, where their owners say all the time that they are there.

    `dead`: the seconds without a word after which an owner counts as away.
    """

    def __init__(self, store: Store, now: Callable[[], float], dead: float = DEAD) -> None:
        self.dead = dead
        self._absences = Absences(store.engine)
        self.now = now
        self._looked = 0.0
        self._saving = asyncio.Lock()  # else an older state could be stored last
        self._known: dict[tuple[int, float], Absence] = {}
        self._unsaved: set[tuple[int, float]] = set()
        self._connected = set[Shard]()
        self.own: Sequence[Shard] = (WHOLE,)
        """The shards that this process serves, or waits for."""
        self.holds: Callable[[], bool] = lambda: True
        """Does it have their locks?"""

    def owns(self, guild: int) -> bool:
        """Is this process the owner of a server's tables? Of those without a server it is if it has
        shard 0."""
        return any(shard.has(guild) for shard in self.own) and self.holds()

    def others(self) -> bool:
        """May another process change a table? Not while this one has all shards."""
        return not self.own or len(self.own) < self.own[0].of or not self.holds()

    async def begin(self, own: Sequence[Shard] = (WHOLE,)) -> None:
        """Called at start-up, before any table is looked at. A shard that is away stays so until it
        connects."""
        now = self.now()
        self.own = own
        await self._absences.begin(own[0].of, now)
        await self._absences.forget(now - ABSENCES)
        await self._load(now - ABSENCES)

    async def disconnected(self, shard: Shard = WHOLE) -> None:
        """The gateway is gone. That is noticed late, by up to `SILENT` seconds, and told again with
        every failed try to connect."""
        self._connected.discard(shard)
        if shard in self.here:
            self._note(Absence(shard, self.now() - SILENT))
            await self._save()

    async def connected(self, shard: Shard = WHOLE) -> None:
        """The gateway is back."""
        self._connected.add(shard)
        await self.look()

    async def look(self) -> None:
        """Read what is stored. Absences of this process's shards that are connected end."""
        await self._load(self._looked - SILENT)
        now = self.now()
        for absence in list(self._known.values()):
            if absence.until is None and absence.shard in self._connected:
                self._note(replace(absence, until=max(absence.since, now)))
        await self._save()

    @property
    def here(self) -> list[Shard]:
        """The shards that this process owns and that are not away."""
        if not self.holds():
            return []
        away = {absence.shard for absence in self._known.values() if absence.until is None}
        return [shard for shard in self.own if shard not in away]

    @property
    def away(self) -> bool:
        """Are all of this process's shards away?"""
        return not self.here

    def spans(self, guild: int) -> Sequence[Span]:
        """When the server's shard was away."""
        return [
            Span(absence.since, inf if absence.until is None else absence.until)
            for absence in self._known.values()
            if absence.shard.has(guild)
        ]

    async def _load(self, after: float) -> None:
        now = self.now()
        found = await self._absences.load(after, now - self.dead)
        stored = {(absence.shard.number, absence.since): absence for absence in found}
        over = [k for k, a in self._known.items() if a.until is None and k not in stored]
        for key in over:  # another process carried it over to its own count of shards
            if key not in self._unsaved:
                del self._known[key]
        self._known |= {key: a for key, a in stored.items() if key not in self._unsaved}
        self._looked = now

    def _note(self, absence: Absence) -> None:
        key = absence.shard.number, absence.since
        self._known[key] = absence
        self._unsaved.add(key)

    async def _save(self) -> None:
        """Store what is not stored yet. If that fails, the next note tries again."""
        async with self._saving:
            absences = {key: self._known[key] for key in self._unsaved}
            if not absences:
                return
            await self._absences.keep(absences.values())
            self._unsaved -= {key for key, kept in absences.items() if self._known[key] is kept}
