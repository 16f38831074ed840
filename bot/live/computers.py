"""Computer players. They think in processes of their own, so that tables never wait for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from random import Random
from typing import Any

from pebble import ProcessExpired, ProcessPool

from bot.live.again import again
from bot.live.live import Live
from bot.live.tables import Held, Tables
from bot.table.table import Table
from games import GAMES
from games.core import Budget, Seat, Thought, View

log = logging.getLogger(__name__)

LIMIT = 20.0
"""Seconds after which a thought is given up and its process replaced."""
RESORT = "easy"
"""The level that moves where a stronger one has failed."""
PAUSES = 0.3, 2.5
"""Seconds that a move takes at least, so that people can follow: where it is clear what to do, and
where it is not at all."""


def think(game: str, rules: int, level: str, view: View[Any], seed: int, budget: Budget) -> Thought:
    """What the computer plays, and what it found; with a budget of nodes a pure function of its
    arguments.

    Raises `KeyError` for rules and levels that this program does not know.
    """
    return GAMES[game].versions[rules].players[level].think(view, Random(seed), budget)


def pause(thought: Thought) -> float:
    """How many seconds a person would take for it, about."""
    shortest, longest = PAUSES
    return longest + (shortest - longest) * thought.clear


def _modest() -> None:
    """A worker leaves the processor to the bot."""
    os.nice(10)


class Thinkers:
    """A pool of thinking processes; one that dies or hangs is replaced and asked again."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        """By how much pauses are longer than `pause` says; 0: there are none."""
        self.measured: Callable[[], AbstractContextManager[object]] = nullcontext
        """Around each thought."""
        self._pool = ProcessPool(
            max_workers=max(1, (os.cpu_count() or 1) - 1),
            initializer=_modest,
            context=multiprocessing.get_context("spawn"),
        )

    @classmethod
    @asynccontextmanager
    async def open(cls, pace: float = 1.0) -> AsyncIterator[Thinkers]:
        """The pool, stopped at the end."""
        thinkers = cls(pace)
        try:
            yield thinkers
        finally:
            thinkers._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(thinkers._pool.join)

    async def thought(
        self, game: str, rules: int, level: str, view: View[Any], seed: int
    ) -> Thought:
        """A legal move of the seat whose view it is, and what was found about it. If the level
        fails, twice and from different random numbers, the weakest is asked, then the lot."""
        with self.measured():
            return await self._thought(game, rules, level, view, seed)

    async def _thought(
        self, game: str, rules: int, level: str, view: View[Any], seed: int
    ) -> Thought:
        random = Random(seed)
        for asked in (level, level, RESORT):
            try:
                budget = GAMES[game].versions[rules].players[asked].budget
                future = self._pool.schedule(
                    think,
                    args=(game, rules, asked, view, random.getrandbits(64), budget),
                    timeout=LIMIT,
                )
                thought: Thought = await asyncio.wrap_future(future)
            except (ProcessExpired, TookTooLong) as error:
                log.warning("a computer player of %s did not answer: %r", game, error)
            except Exception:  # a match must not stop for a player's bug
                log.exception("%s's %s player failed", game, asked)
            else:
                if thought.move in view.legal:
                    return thought
                log.error("%s's %s player made an illegal move", game, asked)
        return Thought(random.choice(view.legal))


class Computers:
    """Plays for the computers at all tables."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers
        tables.watchers.append(self.play)

    def play(self, live: Live) -> None:
        """See to it that the computers move that are to."""
        if live.thinking is None and live.table.computers:
            live.thinking = asyncio.create_task(self._keep_playing(live))

    async def resume(self) -> None:
        """At start-up: think where a computer is to move."""
        async for live in self._tables.readable(await self._tables.store.thinking()):
            self._tables.tell(live)  # it is shown first, too

    async def think(self, table: Table, seat: Seat, level: str) -> Thought:
        """What a computer would play at this seat, from what the seat sees."""
        view, seed = table.view(seat), self._tables.random.getrandbits(64)
        return await self._thinkers.thought(table.game_id, table.rules, level, view, seed)

    async def _keep_playing(self, live: Live) -> None:
        """Play for the computers at a table until a person is to move."""
        try:
            while live.table.computers:
                await again(partial(self._play_once, live), f"a move at table {live.table.id}")
        finally:
            live.thinking = None

    async def _play_once(self, live: Live) -> None:
        table = live.table
        if not table.computers:  # while a move that failed was to be tried again
            return
        seat = table.computers[0]
        began = time.monotonic()
        thought = await self.think(table, seat, table.players[seat].level)
        took = time.monotonic() - began
        await asyncio.sleep(max(0.0, self._thinkers.pace * pause(thought) - took))
        if live.showing:  # a message on its way would be lost in a crash: see `outbox`
            await asyncio.wait([live.showing])

        async def play(held: Held) -> None:
            if _same(held.table, table):  # else a takeback or an ending came between
                after = held.table.play(seat, [thought.move], self._tables.now())
                await held.save(after, None)

        await self._tables.change(table.id, play)


def _same(now: Table, then: Table) -> bool:
    """Is it the position that was thought about?"""
    if now.match is None or then.match is None:
        return False
    return (now.stage, now.takebacks, now.match.log) == (then.stage, then.takebacks, then.match.log)
