"""A Discord in memory: the one place that knows everything.

Nothing here is shared with the bots: they see the world over HTTP and a websocket, from this
process or another one. The clock can be passed in.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

from .patience import LONG
from .people.person import Person
from .realm import Realm
from .traffic import Violation

_NAPS = 10


class World(Realm):
    """Servers, people, applications, and what happens between them."""

    def person(self, name: str, locale: str = "en-US", dms: bool = True) -> Person:
        """Create a person; let them into a server with :meth:`Guild.join`."""
        person = Person(self.new_id(), name, locale=locale, world=self)
        self.users[person.id] = person
        if not dms:
            self.closed_dms.add(person.id)
        return person

    # What the bots did wrong

    def check(self) -> None:
        """Raise :class:`AssertionError` if a bot broke Discord's rules."""
        self.violations.check()

    def expected(self, code: int | str) -> AbstractContextManager[list[Violation]]:
        """Inside the block, violations of this code are forgiven; at least one must come."""
        return self.violations.expected(code)

    # Coming to rest

    async def settled(self, timeout: float = LONG, quiet: float = 0.05) -> None:  # noqa: ASYNC109
        """Wait until nothing is going on between people and bots.

        - No connected bot still has to answer.
        - No request is being handled, or will be repeated after a 429.
        - Every bot has confirmed by heartbeat that it has read all events.
        - Nothing has happened for ``quiet`` seconds after that.

        What a bot does later by itself, such as a request that it holds back for a rate limit,
        needs :meth:`wait`.
        """
        loop = asyncio.get_running_loop()
        ends = loop.time() + timeout
        while True:
            await self.wait(self._nothing_owed, ends - loop.time())
            version = self.version
            await self.gateway.confirm(ends - loop.time())
            owed = max(self.owed.values(), default=0.0) - loop.time()
            await self._sit_still(version, max(quiet, owed))
            if self.version == version and self._nothing_owed():
                return

    async def _sit_still(self, version: int, quiet: float) -> None:
        """Stay quiet for this long, in naps: each takes longer on a busy machine, where bots need
        longer too."""
        loop = asyncio.get_running_loop()
        ends, naps = loop.time() + quiet, 0
        while self.version == version and (naps < _NAPS or loop.time() < ends):
            await self.next_change(quiet / _NAPS)
            naps += 1

    def _nothing_owed(self) -> bool:
        return not self.requests.in_flight and not self.interactions.waiting()
