"""Health and metrics over HTTP, for whoever keeps the bot running. Off unless `HEALTH_PORT` is set.

`/health/live` is for whatever restarts processes. It fails only if a restart would help, so not if
the database or Discord is away. `/health/ready` says whether people are served, and `/metrics` how
well.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import VERSION
from bot.app import Skulduggery
from bot.data.disk import file_of, free
from bot.host.figures import FIGURES, answers, answers_others, figures, open_tables, waiting
from bot.host.kept import Backups, noted
from bot.host.metrics import Metrics
from bot.host.room import refuses
from bot.live.background import PAUSES
from bot.live.listening import served
from bot.press.rivals import TOLD
from bot.times import ANSWERS, ANSWERS_OTHERS
from games import GAMES

HEARTBEAT = 10.0
"""Seconds in which Discord should answer a heartbeat. (If it never does, discord.py connects again
within a minute.)"""
UNSHOWN = 60.0
"""Seconds for which a table may wait to be shown."""
FRESH = 5.0
"""Seconds for which figures from the database are told again without asking it."""


class Health:
    """How the bot is."""

    def __init__(self, bot: Skulduggery, metrics: Metrics) -> None:
        self._bot = bot
        self._metrics = metrics
        self._engine = bot.store.engine
        self._asking = asyncio.Lock()
        self._asked = self._tried = -math.inf
        self._refuses = ""
        self._backups = Backups()
        self._file = file_of(self._engine.url)
        gauge, tells = metrics.gauge, metrics.tells
        self._database = gauge("database_up", "Does the database answer, and can it be written to?")
        if self._file:
            tells("database_free_bytes", "Free on the disk of the database's file", self._free)
        gauge("info", "Which version this is", "version").labels(VERSION).set(1)
        tells("servers", "In which this process serves people", lambda: len(bot.guilds))
        tells("rivals", "Does another program use this token?", lambda: bot.router.rivals.there)
        tells("backup_age_seconds", "Since the newest backup; -1: none is known", self._aged)
        tells("backup_bytes", "Of the newest backup", lambda: self._backups.size)
        tells("backup_failed", "Has one failed since?", self._has_failed)
        self._open = gauge("open_tables", "Lobbies and running matches", "game")
        self._figures = {name: gauge(name, about) for name, about in FIGURES.items()}
        about = "At open tables here: no direct messages"
        tells("unreachable_people", about, self._unreachable)
        about = "Tables that are damaged, or a newer bot's"
        tells("unreadable_tables", about, lambda: len(bot.tables.unread))

    async def live(self, _: web.Request) -> web.Response:
        """Alive? Not if the database answers others but not this process. (If the event loop hangs,
        no answer comes at all.)"""
        if await answers(self._engine, ANSWERS):
            if why := await self._why_not():
                return web.Response(text=f"ok, but {why}; a restart would not help\n")
            return _told([])
        if await answers_others(self._engine, ANSWERS_OTHERS):
            return _told(["the database answers others, but not this process"])
        return web.Response(text="ok, but the database does not answer: a restart would not help\n")

    async def ready(self, _: web.Request) -> web.Response:
        """Ready? If it is connected, Discord and the database answer, and no table has waited long
        to be shown."""
        bot, faults = self._bot, list[str]()
        presence = bot.tables.presence
        there = bot.listed & set(presence.here)
        if not presence.holds():
            faults.append("this process does not have its shards' locks")
        elif not there >= set(presence.own):
            faults.append("not connected to Discord")
        elif not all(latency < HEARTBEAT for _, latency in bot.latencies):  # nan neither
            faults.append("heartbeats are answered late")
        if not await answers(self._engine, ANSWERS):
            faults.append("the database does not answer")
        elif why := await self._why_not():
            faults.append(why)
        elif count := len(await self._waiting()):
            faults.append(f"{count} tables have been waiting to be shown for a minute")
        rivals = TOLD if bot.router.rivals.there else ""
        odd = (str(bot.skew), self._backups.late(time.time()), rivals)
        return _told(faults, "\n".join(filter(None, odd)))

    async def _why_not(self) -> str:
        """Why nothing can be written, if so. Tried only at times, however often one asks."""
        async with self._asking:
            if time.monotonic() - self._tried > FRESH:
                self._refuses = await refuses(self._engine, ANSWERS)
                if not self._refuses:
                    self._backups = await noted(self._engine)
                self._tried = time.monotonic()
            return self._refuses

    async def _waiting(self) -> list[int]:
        tables = self._bot.tables
        before = tables.now() - UNSHOWN
        found = await waiting(self._engine, before, self._metrics.waiting(before))
        return [id for id in found if id not in tables.unread]

    async def metrics(self, _: web.Request) -> web.Response:
        """All metrics. However often one asks, those from the database are read only at times."""
        async with self._asking:
            if time.monotonic() - self._asked > FRESH:
                await self._ask()
                self._asked = time.monotonic()
        text = generate_latest(self._metrics.registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _ask(self) -> None:
        try:
            async with asyncio.timeout(ANSWERS):
                self._backups = await noted(self._engine)
                now, shards = self._bot.tables.now(), self._bot.shard_count or 1
                for name, value in (await figures(self._engine, now, shards)).items():
                    self._figures[name].set(value)
                games = await open_tables(self._engine)
                for game in GAMES.keys() | games.keys():
                    self._open.labels(game).set(games.get(game, 0))
        except Exception:  # noqa: BLE001 - whatever it is, the metric tells it
            self._database.set(0)
        else:
            self._database.set(not await refuses(self._engine, ANSWERS))

    def _free(self) -> float:
        return float(free(self._file)) if self._file else 0.0

    def _aged(self) -> float:
        return time.time() - self._backups.at if self._backups.at else -1.0

    def _has_failed(self) -> bool:
        return self._backups.failed > self._backups.at

    def _unreachable(self) -> float:
        lives = [live for live in self._bot.tables.in_memory if live.table.alive]
        players = {p.id: p for live in lives for p in live.table.players}
        return sum(not player.reachable for player in players.values())


def _told(faults: Sequence[str], odd: str = "") -> web.Response:
    """`odd`: something to look at, while all goes on."""
    text = "".join(f"{fault}\n" for fault in faults) or "ok\n"
    text += f"{odd}\n" if odd else ""
    return web.Response(text=text, status=503 if faults else 200)


@asynccontextmanager
async def watched(bot: Skulduggery, metrics: Metrics, host: str, port: int) -> AsyncIterator[None]:
    """Inside the block, tell the bot's health and metrics."""
    health, app = Health(bot, metrics), web.Application()
    app.router.add_get("/health/live", health.live)
    app.router.add_get("/health/ready", health.ready)
    app.router.add_get("/metrics", health.metrics)
    async with _told_at(app, host, port, bot.background.pauses):
        yield


@asynccontextmanager
async def starting(host: str, port: int) -> AsyncIterator[None]:
    """Inside the block, tell that the process is alive but not ready, since it waits for others."""

    async def live(_: web.Request) -> web.Response:
        return _told([])

    async def ready(_: web.Request) -> web.Response:
        return _told(["processes of an older version have not ended yet"])

    app = web.Application()
    app.router.add_get("/health/live", live)
    app.router.add_get("/health/ready", ready)
    async with _told_at(app, host, port):
        yield


def _told_at(
    app: web.Application, host: str, port: int, some: Sequence[float] = PAUSES
) -> AbstractAsyncContextManager[None]:
    return served(app, "health and metrics", "HEALTH_HOST, HEALTH_PORT", host, port, some)
