"""The lines that a process has to Discord and to the database: slow at times, broken at times.

What is asked arrives at the other end, happens there, and the answer comes back; a fault may stand
at each of these. Of one process's requests, none arrives before an earlier one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Protocol, TypeVar

from bot.errors import Away, Unsure
from tests.simulation.discord import Says
from tests.simulation.loop import Loop, Time

T = TypeVar("T")
REFUSED, BUSY, BROKEN, SLOW, LOST, SILENT, DIES, DIED = (
    "refused",  # no connection: nothing has happened
    "busy",  # 429
    "broken",  # 502
    "slow",  # the answer takes some seconds
    "lost",  # done, but the answer does not arrive
    "silent",  # no answer for long, and nobody knows whether it was done
    "dies",  # the process dies before it is done
    "died",  # the process dies after it was done
)
DISCORD = (REFUSED, BUSY, BROKEN, SLOW, LOST, SILENT, DIES, DIED)
DATABASE = (REFUSED, SLOW, LOST, SILENT, DIES, DIED)


class Faults(Protocol):
    def fault(self, line: str, where: int) -> str:
        """The fault of the next request, about this channel; empty for none."""

    def dies(self, loop: Loop) -> None:
        """The process of this loop dies now."""


class Line:
    """One process's requests. `name`: where they go."""

    def __init__(
        self, name: str, time: Time, loop: Loop, faults: Faults, random: Random, speed: float
    ) -> None:
        self._name, self._time, self._loop = name, time, loop
        self._faults, self._random, self._speed = faults, random, speed
        self._last = 0.0

    async def ask(self, work: Callable[[], T], where: int = 0) -> T:
        """Have this done at the other end; about this channel, if it is about one."""
        answer: asyncio.Future[T] = self._loop.create_future()
        time, random = self._time, self._random
        fault = "" if self._loop.dead else self._faults.fault(self._name, where)
        way = self._speed * (0.5 + random.random())

        def arrives() -> None:
            if self._loop.dead and random.random() < 0.5:  # it was still on its way
                return
            if fault == DIES:
                self._faults.dies(self._loop)
                return
            done = fault not in (REFUSED, BUSY, BROKEN) and (
                fault != SILENT or random.random() < 0.5
            )
            back, error, result = way, None, None
            if done:
                try:
                    result = work()
                except Exception as refusal:  # noqa: BLE001 - what the other end says
                    error = refusal
            if fault == DIED:
                self._faults.dies(self._loop)
                return
            if fault == SLOW:
                back += 6.0 * random.random()
            elif fault == SILENT:
                back += 15.0
            if fault and fault != SLOW:
                error = self._broken(fault)
            time.later(back, arrived, result, error)

        def arrived(result: T, error: Exception | None) -> None:
            if not answer.done():
                answer.set_exception(error) if error else answer.set_result(result)

        if not self._loop.dead:
            self._last = max(self._last, time.now + way)
            time.world.call_at(self._last, arrives)
        return await answer

    def _broken(self, fault: str) -> Exception:
        if self._name == "database":
            return Away() if fault == REFUSED else Unsure()
        if fault == BUSY:
            return Says(429, again=1.5)
        if fault == BROKEN:
            return Says(502)
        return TimeoutError() if fault == SILENT else ConnectionResetError()
