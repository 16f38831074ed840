"""Computer players. They think in processes of their own, so that tables never wait for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from random import Random
from typing import Any

from pebble import ProcessExpired, ProcessPool

from bot.live.again import again
from bot.live.tables import Held, Live, Tables
from bot.table.table import Table
from games import GAMES
from games.core import Move, Seat, View

log = logging.getLogger(__name__)

LIMIT = 20.0
"""Seconds after which a thought is given up and its process replaced."""
TRIES = 3
PAUSE = 1.0
"""Seconds before a computer's move, so that people can follow."""


def think(game: str, rules: int, level: str, view: View[Any], seed: int) -> Move:
    """What the computer plays; a pure function of its arguments.

    Raises `KeyError` for rules and levels that this program does not know.
    """
    return GAMES[game].versions[rules].players[level](view, Random(seed))


def _modest() -> None:
    """A worker leaves the processor to the bot."""
    os.nice(10)


class Thinkers:
    """A pool of thinking processes; one that dies or hangs is replaced and asked again."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self.measured: Callable[[], AbstractContextManager[object]] = nullcontext
        """Around each thought."""
        self._pool = ProcessPool(
            max_workers=max(1, (os.cpu_count() or 1) - 1),
            initializer=_modest,
            context=multiprocessing.get_context("spawn"),
        )

    @classmethod
    @asynccontextmanager
    async def open(cls, pause: float = PAUSE) -> AsyncIterator[Thinkers]:
        """The pool, stopped at the end."""
        thinkers = cls(pause)
        try:
            yield thinkers
        finally:
            thinkers._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(thinkers._pool.join)

    async def move(self, game: str, rules: int, level: str, view: View[Any], seed: int) -> Move:
        """A legal move of the seat whose view it is, after a short human pause."""
        await asyncio.sleep(self._pause)
        with self.measured():
            return await self._thought(game, rules, level, view, seed)

    async def _thought(self, game: str, rules: int, level: str, view: View[Any], seed: int) -> Move:
        for _ in range(TRIES):
            try:
                future = self._pool.schedule(
                    think, args=(game, rules, level, view, seed), timeout=LIMIT
                )
                move: Move = await asyncio.wrap_future(future)
            except (ProcessExpired, TookTooLong) as error:
                log.warning("a computer player of %s did not answer: %r", game, error)
            except Exception:  # a match must not stop for a player's bug
                log.exception("%s's %s player failed", game, level)
            else:
                if move in view.legal:
                    return move
                log.error("%s's %s player made an illegal move", game, level)
        return view.legal[seed % len(view.legal)]


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

    async def think(self, table: Table, seat: Seat, level: str) -> Move:
        """What a computer would play at this seat, from what the seat sees."""
        seed = self._tables.random.getrandbits(64)
        return await self._thinkers.move(table.game_id, table.rules, level, table.view(seat), seed)

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
        move = await self.think(table, seat, table.players[seat].level)
        if live.showing:  # a message on its way would be lost in a crash: see `outbox`
            await asyncio.wait([live.showing])
        async with live.lock:
            live.table = self._tables.timely(live, live.table)
            if live.table.match is table.match:  # else a takeback or an ending came between
                after = live.table.play(seat, [move], self._tables.now())
                await Held(live, self._tables).save(after, None)
        self._tables.tell(live)
