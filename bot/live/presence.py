"""Whether the bot is there, as its servers see it. Knows no Discord: it is told.

A shard is away while the process is down, while its gateway is disconnected, and while the machine
sleeps. Each absence is one row; no table is touched for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from math import inf

from bot.data.absences import Absence, Absences
from bot.data.store import Store
from bot.table.absence import Span

ALIVE = "alive"
BEAT = 20.0
"""Seconds between two notes that the bot is there, at most."""
SLEPT = 3 * BEAT
"""Seconds without a note after which the process is taken to have stood still: the machine slept,
or its clock was put forward."""
LATE = 60.0
"""Seconds after which discord.py notices at the latest that the gateway is silent."""
KEPT = 30 * 86_400.0
"""Seconds for which an absence is kept. Longer than any turn that is waited for."""


class Presence:
    """When the shards were not there.

    Those of this process are told here; a shard is found by its server's id as Discord does it.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._absences = Absences(store.engine)
        self.now = now
        self._beaten = 0.0
        self._saving = asyncio.Lock()  # else an earlier state could be stored last
        self._known: dict[tuple[int, float], Absence] = {}
        self._unsaved: set[tuple[int, float]] = set()
        self.shard, self.shards = 0, 1
        """Which one this process serves, of how many."""

    async def begin(self) -> None:
        """At start-up, before any table is looked at: away since the last note, until connected.

        An absence that a crash left open goes on.
        """
        now = self._beaten = self.now()
        for absence in await self._absences.load(now - KEPT):
            self._known[absence.shard, absence.since] = absence
        last = await self._store.fact(ALIVE)
        if last is not None:
            await self._left(min(float(last), now))

    async def disconnected(self) -> None:
        """The gateway is gone; noticed late, and told again with every try to connect."""
        await self._left(self.now() - LATE)

    async def connected(self) -> None:
        """The gateway is back."""
        now = self.now()
        for absence in self._open:
            self._note(Absence(absence.shard, absence.since, max(absence.since, now)))
        await self._save()

    async def beat(self) -> None:
        """Note that the process is there; time in which it stood still was an absence too."""
        now, before = self.now(), self._beaten
        self._beaten = now
        if now - before > SLEPT:
            self._note(Absence(self.shard, before, now))
        await self._save()
        await self._store.set_fact(ALIVE, repr(now))

    @property
    def away(self) -> bool:
        """Is this process's shard away?"""
        return bool(self._open)

    def spans(self, guild: int) -> Sequence[Span]:
        """When the server's shard was away."""
        shard = (guild >> 22) % self.shards  # Discord, Gateway: sharding
        return [
            Span(absence.since, inf if absence.until is None else absence.until)
            for absence in self._known.values()
            if absence.shard == shard
        ]

    def serves(self, guild: int) -> bool:
        """Is the server one of this process's shard?"""
        return (guild >> 22) % self.shards == self.shard

    @property
    def _open(self) -> list[Absence]:
        """The absence of this process's shard that goes on, if one does."""
        own = [a for a in self._known.values() if a.shard == self.shard]
        return [absence for absence in own if absence.until is None]

    async def _left(self, since: float) -> None:
        if not self._open:
            self._note(Absence(self.shard, since))
            await self._save()

    def _note(self, absence: Absence) -> None:
        key = absence.shard, absence.since
        self._known[key] = absence
        self._unsaved.add(key)

    async def _save(self) -> None:
        """Store what is not stored yet; what fails is tried again with the next note."""
        async with self._saving:
            absences = [self._known[key] for key in self._unsaved]
            if not absences:
                return
            await self._absences.keep(absences)
            same = {(a.shard, a.since) for a in absences if self._known[a.shard, a.since] is a}
            self._unsaved -= same
