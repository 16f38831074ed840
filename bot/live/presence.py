"""When the bot was away, as its servers see it. Knows no Discord: it is told.

A shard is away while no process serves it, while its gateway is disconnected, and while the machine
sleeps. Each absence is one row, and changes no table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from bot.data.absences import Absence, Absences, Shard
from bot.data.store import Store
from bot.table.timer import Span
from bot.times import ABSENCES, SILENT, SLEPT

WHOLE = Shard()
"""The only shard of one, which has all servers."""


class Presence:
    """When the shards were away. This process's own are told here. The others' are read from the
    database: their processes have stored them, or whichever process found those dead."""

    def __init__(self, store: Store, now: Callable[[], float], slept: float = SLEPT) -> None:
        self._slept = slept
        self._absences = Absences(store.engine)
        self.now = now
        self._beaten = 0.0
        self._looked = 0.0
        self._saving = asyncio.Lock()  # else an older state could be stored last
        self._known: dict[tuple[int, float], Absence] = {}
        self._unsaved: set[tuple[int, float]] = set()
        self._connected = set[Shard]()
        self.own: Sequence[Shard] = (WHOLE,)
        """The shards that this process serves."""

    async def begin(self, own: Sequence[Shard] = (WHOLE,)) -> None:
        """Called at start-up, before any table is looked at. A shard that is away stays so until it
        connects."""
        now = self._beaten = self.now()
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
        await self._look()

    async def beat(self) -> None:
        """Note the time in which this process stood still, which is an absence too. Read what
        others have stored: they may have taken this process for dead."""
        now, before = self.now(), self._beaten
        self._beaten = now
        if now - before > self._slept:
            for shard in self.here:
                self._note(Absence(shard, before, now))
        await self._look()

    @property
    def here(self) -> list[Shard]:
        """This process's shards that are not away."""
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

    async def _look(self) -> None:
        """Read what others have stored, and end the absences of shards that are connected."""
        await self._load(self._looked - SILENT)
        now = self.now()
        for absence in list(self._known.values()):
            if absence.until is None and absence.shard in self._connected:
                self._note(replace(absence, until=max(absence.since, now)))
        await self._save()

    async def _load(self, after: float) -> None:
        now = self.now()
        stored = {(a.shard.number, a.since): a for a in await self._absences.load(after)}
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
