"""Processes that think for computer players, so that tables never wait for them."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.live.processor import Processor
from bot.live.workers import Bounds, Worker
from games import GAMES
from games.core import Budget, Refused, Thought, View

if TYPE_CHECKING:  # thinking processes load this module, and need no database
    from bot.data.thoughts import Task

log = logging.getLogger(__name__)

BOUNDS = Bounds(seconds=20, still=60.0, memory=1_000_000_000, nice=0)
"""Beyond these a thought is given up and its process replaced. A table waits for it, so it gives
way to nobody: as nice as other work it had a fiftieth of its seconds beside four busy programs."""
NOBODY = 0
"""The person that workers think for: none, so that no limit per person counts."""
RESORT = "easy"
"""The level that moves if a stronger one has failed."""
TRIES = 3
"""How often a level is asked about a position if the process that asks dies each time."""
PAUSES = 0.3, 2.5
"""Seconds that a move takes at least, so that people can follow: for a clear move, and for one that
is not clear at all."""


BESIDE, EACH = 190_000_000, 70_000_000
"""Bytes that the bot takes while somebody looks at a replay, and that a thinking process takes."""
_GROUPS = Path("/sys/fs/cgroup")
"""Where Linux says how much memory a container or a service may use (cgroups, versions 2 and 1)."""


def at_most(cores: int, memory: float) -> int:
    """How many processes may think: one fewer than there are cores, while there is room for them. A
    container sees all cores of its machine, and may use a small part of its memory.

    >>> [at_most(16, megabytes * 1e6) for megabytes in (256, 512, 1_000, 64_000)]
    [1, 4, 11, 15]
    """
    return max(1, min(cores - 1, int((memory - BESIDE) / EACH)))


def memory() -> int:
    """How many bytes this machine has, or this container or service may use."""
    found = [os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")]
    limits = [_GROUPS / "memory.max", _GROUPS / "memory" / "memory.limit_in_bytes"]
    with suppress(OSError):  # no Linux
        own = Path("/proc/self/cgroup").read_text().rpartition("0::/")[2].strip()
        limits.append(_GROUPS / own / "memory.max")
    for limit in limits:
        with suppress(OSError, ValueError):  # there is no such file, or it says that there is none
            found.append(int(limit.read_text()))
    return min(found)


class Found(NamedTuple):
    """A thought, and what it has cost."""

    thought: Thought
    cpu: float
    """Seconds of the processor."""
    took: float
    """Seconds on the clock."""


def think(
    game: str, rules: int, level: str, view: View[Any], seed: int, budget: Budget, until: float
) -> Found:
    """What the computer plays, and what it found, if possible by `until` (`time.monotonic`, which
    is the whole machine's). With a budget of nodes the thought depends only on the other arguments.
    Raises `KeyError` for rules and levels that this program does not know.
    """
    computer = GAMES[game].versions[rules].players.levels[level]
    cpu, began = time.thread_time(), time.monotonic()
    thought = computer.think(view, Random(seed), budget.within(until - began))
    return Found(thought, time.thread_time() - cpu, time.monotonic() - began)


def pause(thought: Thought) -> float:
    """About how many seconds a person would take for this move."""
    shortest, longest = PAUSES
    return longest + (shortest - longest) * thought.clear


class Thinkers:
    """A pool of thinking processes; one that dies or hangs is replaced and asked again."""

    def __init__(self, pace: float, workers: Sequence[Worker]) -> None:
        self.pace = pace
        """The factor by which pauses are longer than `pause` says; 0: there are none."""
        self.measured: Callable[[], AbstractContextManager[object]] = nullcontext
        """Entered around each thought, to measure it."""
        self._processor, self._asked = Processor(len(workers)), 0
        self._idle = list(workers)  # last in, first out: starts no needless process
        self.freed = asyncio.Event()
        """Set whenever a thought has ended."""

    @classmethod
    @asynccontextmanager
    async def open(cls, pace: float = 1.0, size: int | None = None) -> AsyncIterator[Thinkers]:
        """Open the pool; it is stopped at the end. `size`: how many processes; by default see
        `at_most`."""
        count = size or at_most(os.cpu_count() or 1, memory())
        workers = [Worker(BOUNDS) for _ in range(count)]
        try:
            yield cls(pace, workers)
        finally:
            await asyncio.gather(*(worker.close() for worker in workers))

    async def ended(self, seconds: float) -> None:
        """Wait until a thought has ended, so many seconds at most."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.freed.wait(), seconds)
        self.freed.clear()

    async def followed(self, thought: Thought, began: float) -> None:
        """Wait until people have had time to follow what was thought about since `began`."""
        await asyncio.sleep(max(0.0, began + self.pace * pause(thought) - time.monotonic()))

    @property
    def at_once(self) -> int:
        """How many may think at once now, by how much of the processor they get."""
        return self._processor.room

    @property
    def free(self) -> int:
        """How many more thoughts would begin at once."""
        return max(0, self.at_once - self._asked)

    @property
    def line(self) -> int:
        """How many thoughts wait until others have ended."""
        return max(0, self._asked - self.at_once)

    async def thought(
        self, game: str, rules: int, level: str, view: View[Any], task: Task, since: float
    ) -> Thought:
        """A legal move of the seat whose view it is, and what was found about it.

        Somebody has waited for it since `since`: if they wait long in line, or have waited for a
        process that is dead, the thought has less time.

        If the level fails twice, with different random numbers, the weakest level is asked, and if
        that fails too, chance decides. It is the same if whole processes of the bot have ended over
        this position (`task.tries`).
        """
        self._asked += 1
        try:
            with self.measured():
                return await self._thought(game, rules, level, view, task, since)
        finally:
            self._asked -= 1
            self.freed.set()

    async def _thought(
        self, game: str, rules: int, level: str, view: View[Any], task: Task, since: float
    ) -> Thought:
        random = Random(task.seed)
        for asked in _levels(level, task.tries):
            try:
                budget = await asyncio.to_thread(_budget, game, rules, asked)
                seed = random.getrandbits(64)
                thought = await self._ask(since, game, rules, asked, view, seed, budget)
            except Refused:
                log.warning("a computer player of %s did not answer", game)
            except Exception:  # a match must not stop for a player's bug
                log.exception("%s's %s player failed", game, asked)
            else:
                if thought.move in view.legal:
                    return thought
                log.error("%s's %s player made an illegal move", game, asked)
        return Thought(random.choice(view.legal))

    async def _ask(
        self,
        since: float,
        game: str,
        rules: int,
        level: str,
        view: View[Any],
        seed: int,
        budget: Budget,
    ) -> Thought:
        async with self._processor.turn(min(budget.cpu, BOUNDS.seconds), since) as until:
            worker = self._idle.pop()
            try:
                found = await worker.do(
                    NOBODY, think, game, rules, level, view, seed, budget, until
                )
            finally:
                self._idle.append(worker)
            self._processor.learn(found.cpu, found.took)
        return found.thought


def _budget(game: str, rules: int, level: str) -> Budget:
    """What a thought costs. The first time this imports what the game's computers need, which may
    take a while; whoever then says why a move is played finds it there."""
    return GAMES[game].versions[rules].players.levels[level].budget


def _levels(level: str, tries: int) -> Sequence[str]:
    """The levels to ask, one after the other."""
    if tries <= TRIES:
        return level, level, RESORT
    return (RESORT,) if tries == TRIES + 1 else ()
