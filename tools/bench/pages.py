"""What open pages cost, and how soon they show a move: `python -m tools.bench.pages`.

The bot is a process of its own with 200 matches and 2,000 open pages, each from an address of its
own, behind what claims to be a proxy. A worker runs beside it, so that it looks for what others
change. TABLES and PAGES in the environment make it smaller.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sys
from collections.abc import AsyncIterator
from random import Random
from statistics import median
from time import perf_counter, time
from typing import Any

import aiohttp

from bot.data.store import Store
from bot.playground import free_port
from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.table import Table
from bot.web.sessions import Invitation, Sessions
from local_discord import Guild, Person, World
from tests.e2e.process import BotProcess
from tools.bench.crowd import number
from tools.bench.turns import cpu_of, world_with_bot

TABLES, PAGES = number("TABLES", 200), number("PAGES", 2000)
IDLE, MOVES, FLOOD = 20.0, 20, 40
"""Seconds of rest that are measured, moves that are timed, requests at once of whoever floods."""


class Visitor:
    """A browser with a session, whose requests seem to come from an address of its own."""

    def __init__(self, http: aiohttp.ClientSession, base: str, number: int, cookie: str) -> None:
        self._http, self._base = http, base
        self.home = f"{base}/s/{cookie.partition('=')[0].removeprefix('skull_')}/"
        self.headers = {
            "Cookie": cookie,
            "Origin": base,
            "X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}",
        }

    async def get(self, path: str) -> tuple[int, Any]:
        async with self._http.get(self.home + path, headers=self.headers) as answer:
            return answer.status, await answer.json(content_type=None)

    async def post(self, path: str, body: Any) -> Any:
        async with self._http.post(self.home + path, json=body, headers=self.headers) as answer:
            return await answer.json()

    async def socket(self, table: int) -> aiohttp.ClientWebSocketResponse:
        return await self._http.ws_connect(f"{self.home}t/{table}/feed", headers=self.headers)


async def prepared(database: str, guild: Guild, people: tuple[Person, Person]) -> list[str]:
    """Store matches, and sessions for their pages; returns the sessions' cookies, table by
    table."""
    cookies, one, two = list[str](), *people
    async with Store.open(database) as store:
        sessions = Sessions(store.engine, time)
        for n in range(TABLES):
            channel = guild.channel(f"table-{n}")
            players = (Player(one.id, one.name), Player(two.id, two.name))
            lobby = Table(
                id=0,
                guild=guild.id,
                channel=channel.id,
                game_id="bushwhacked",
                host=one.id,
                players=players,
                opened=time(),
            )
            begun = lobbies.start(lobby, one.id, Random(n), time())
            made = await store.create(begun, n + 1, time())
            for page in range(PAGES // TABLES):
                person = people[page].id if page < 2 and not n else n * 100 + page + 1
                to = Invitation(person, "P", "en", made.id, watches=page > 1 or n > 0)
                opened = await sessions.open(await sessions.link(to))
                assert opened
                cookies.append(f"skull_{opened[0].id}={opened[1]}")
    return cookies


Opened = tuple[World, Guild, tuple[Person, Person], BotProcess, list[Visitor]]


@contextlib.asynccontextmanager
async def opened() -> AsyncIterator[
    tuple[World, Guild, tuple[Person, Person], BotProcess, list[Visitor]]
]:
    """The bot with all pages open."""
    async with world_with_bot() as (world, guild, _, process), contextlib.AsyncExitStack() as stack:
        anna, bob = world.person("Anna"), world.person("Bob")
        guild.join(anna, bob)
        await process.start()
        await process.kill()  # it has made the database
        base = f"http://127.0.0.1:{(port := free_port())}"
        cookies = await prepared(process.database, guild, (anna, bob))
        process.environment |= {
            "PUBLIC_URL": base,
            "WEB_PORT": str(port),
            "TRUSTED_PROXIES": "127.0.0.1",
        }
        await process.start()
        await world.settled()
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "think", "--workers", "1"),
            env={**os.environ, "DATABASE_URL": process.database, "LOG_LEVEL": "WARNING"},
        )
        stack.callback(worker.kill)
        connector = aiohttp.TCPConnector(limit=0)
        http = await stack.enter_async_context(aiohttp.ClientSession(connector=connector))
        visitors = [Visitor(http, base, n, cookie) for n, cookie in enumerate(cookies)]
        yield world, guild, (anna, bob), process, visitors


async def report() -> None:
    """Print all of it."""
    async with opened() as (world, guild, people, process, visitors):
        assert process.process
        sockets = list[aiohttp.ClientWebSocketResponse]()
        for n, visitor in enumerate(visitors):
            sockets.append(await visitor.socket(1 + n // (PAGES // TABLES)))
        hears = sockets[1]
        for socket in sockets:
            asyncio.ensure_future(_drain(socket)) if socket is not hears else None
        await hears.receive_json()
        await asyncio.sleep(5)
        before = cpu_of(process.process)
        await asyncio.sleep(IDLE)
        share = (cpu_of(process.process) - before) / IDLE / 10
        print(f"{len(sockets)} open pages at {TABLES} tables, nobody plays:")
        print(f"  {share:.1f} % of a core (aim: under 5)")
        pages, presses, heard = await _moves(world, guild, people, visitors, hears)
        ratio = median(pages) / median(presses)
        print(f"A move on a page is answered in {median(pages):.0f} ms (median of {len(pages)}),")
        print(f"  a typed one on Discord in {median(presses):.0f} ms: {ratio:.2f} (aim: 3);")
        print(f"  the other page hears of it after {max(heard):.0f} ms at most (aim: 500)")
        alone, beside = await _flooded(visitors)
        print(f"Looking at a table takes {median(alone):.1f} ms, beside somebody who floods")
        print(f"  {median(beside):.1f} ms: {median(beside) / median(alone):.2f} (aim: 1.10)")


async def _drain(socket: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in socket:
        pass


async def _moves(
    world: World,
    guild: Guild,
    people: tuple[Person, Person],
    visitors: list[Visitor],
    hears: aiohttp.ClientWebSocketResponse,
) -> tuple[list[float], list[float], list[float]]:
    """How long moves of table 1 take: on the page, typed on Discord; and until the page of seat 1
    hears of them. Milliseconds."""
    pages, presses, heard = list[float](), list[float](), list[float]()
    channel = next(channel for channel in guild.channels.values() if channel.name == "table-0")
    for turn in range(2 * MOVES):
        seen = [(await visitor.get("t/1"))[1] for visitor in visitors[:2]]
        seat = next(n for n, view in enumerate(seen) if view["moment"])
        move = next(iter(seen[seat]["steps"]["s"].values()))
        started = perf_counter()
        if turn % 2:
            await people[seat].command("play", channel, move=move)
            presses.append((perf_counter() - started) * 1000)
        else:
            body = {"key": secrets.token_hex(8), "moment": seen[seat]["moment"], "move": move}
            waiting = asyncio.create_task(_frame(hears))
            answer = await visitors[seat].post("t/1", body)
            assert "told" not in answer, answer["told"]
            pages.append((perf_counter() - started) * 1000)
            await waiting
            heard.append((perf_counter() - started) * 1000)
        await world.settled()
    return pages, presses, heard


async def _frame(socket: aiohttp.ClientWebSocketResponse) -> None:
    await socket.receive_json()


async def _flooded(visitors: list[Visitor]) -> tuple[list[float], list[float]]:
    """How long one page's looks take, alone and beside a browser that asks as fast as it can."""
    alone, bad = await _looks(visitors[0]), visitors[5]
    flooding = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.bench.pages", bad.home, json.dumps(bad.headers))
    )
    await asyncio.sleep(3)
    beside = await _looks(visitors[1])
    flooding.kill()
    return alone, beside


async def _looks(visitor: Visitor) -> list[float]:
    took = list[float]()
    for _ in range(60):
        started = perf_counter()
        status, _ = await visitor.get("t/1")
        took.append((perf_counter() - started) * 1000)
        assert status == 200
        await asyncio.sleep(0.15)
    return took


async def flood(home: str, headers: str) -> None:
    """Ask without end, many times at once."""

    async def ask(http: aiohttp.ClientSession) -> None:
        while True:
            with contextlib.suppress(aiohttp.ClientError):
                async with http.get(f"{home}me", headers=json.loads(headers)) as answer:
                    await answer.read()

    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        await asyncio.gather(*(ask(http) for _ in range(FLOOD)))


if __name__ == "__main__":
    asyncio.run(flood(*sys.argv[1:]) if sys.argv[1:] else report())
