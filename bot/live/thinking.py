"""A process that only thinks for the computers, on any machine that reaches the database. It needs
no token and knows no Discord: what it finds is played by the table's owner."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from bot.data.session import THINKS, THOUGHT, LockSession
from bot.data.store import Store
from bot.data.thoughts import Position, Suggestion
from bot.errors import Unreadable
from bot.live.background import Background
from bot.live.computers import LOOK
from bot.live.ending import break_off_at_last, when_told
from bot.live.process import Process
from bot.live.thinkers import Thinkers
from bot.live.watchdog import Watchdog
from bot.times import BEAT

log = logging.getLogger(__name__)


class Thinking:
    """This process. By the locks of its session the others know where it thinks."""

    def __init__(self, store: Store, thinkers: Thinkers, process: Process | None = None) -> None:
        self._store, self._thinkers = store, thinkers
        self._process = process or Process(store.engine)
        self._session = LockSession(store.engine.url)
        self._thoughts, self._busy = set[int](), set[int]()
        """The tables whose locks it has; and those of them where it still thinks."""
        self.background = Background()

    async def beat(self) -> None:
        """Say that it is there, again and again: that asks the session as well. If it is gone,
        another one says it."""
        await self._process.measure()
        if not self._session.alive:
            await self._session.begin()
        if not await self._session.lock(THINKS, shared=True):
            log.error("nobody can be told that this process thinks")

    async def look(self) -> None:
        """Begin to think at waiting tables, as many as this process can think about at once."""
        besides = set(self._thoughts)
        while (room := self._thinkers.at_once - len(self._busy)) > 0:
            found = await self._store.thoughts.waiting(room, besides)
            besides.update(found)
            for id in found:
                if await self._session.lock(THOUGHT, id):
                    self._begin(id)
            if len(found) < room:
                return

    def _begin(self, id: int) -> None:
        self._thoughts.add(id)
        self._busy.add(id)
        self.background.begin(self._think_alone(id))

    async def _think_alone(self, id: int) -> None:
        try:
            await self._think(id)
        except Unreadable:
            log.warning("table %s can't be read", id)
        except Exception:
            log.exception("thinking at table %s failed", id)
        finally:
            self._busy.discard(id)
            with contextlib.suppress(Exception):
                await self._session.unlock(THOUGHT, id)
            self._thoughts.discard(id)

    async def _think(self, id: int) -> None:
        """Find a move, and suggest it when people have had time to follow."""
        task, loaded = await self._store.thoughts.begin(id), await self._store.load(id)
        if not (task and loaded and loaded[0].computers):
            return
        table, shown = loaded
        began = time.monotonic() - max(0.0, self._process.now() - shown.note.shown_at)
        seat = table.computers[0]
        level, view = table.players[seat].level, table.view(seat)
        thought = await self._thinkers.thought(table.game_id, table.rules, level, view, task, began)
        self._busy.discard(id)
        await self._thinkers.followed(thought, began)
        found = Suggestion(id, Position.of(table), seat, thought.move)
        await self._store.thoughts.suggest(found)

    async def _look_later(self) -> None:
        """Look a moment later, or as soon as a thought has ended."""
        await self._thinkers.ended(LOOK)
        await self.look()

    async def run(self) -> None:
        """Think until cancelled."""
        try:
            await self.background.again(self.beat, "the start")
            self.background.every(BEAT, self.beat, "saying that the process is there")
            self.background.every(0, self._look_later, "looking for computers that are to move")
            log.info("thinking")
            await asyncio.Event().wait()
        finally:
            await self.background.close()
            await self._session.end()


async def until_stopped(thinking: Thinking) -> None:
    """Run until SIGTERM or SIGINT."""
    Watchdog()
    running = asyncio.create_task(thinking.run())

    def stop() -> None:
        log.info("stopping")
        break_off_at_last()
        running.cancel()

    when_told(stop)
    await asyncio.wait([running])
    if not running.cancelled():
        running.result()
    log.info("stopped")
