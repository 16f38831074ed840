"""How many requests a second each process sends to Discord."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest
from aiohttp.test_utils import TestServer
from aiohttp.web import Application, Request, Response

from bot.data.absences import Shard
from bot.errors import NotOwner
from bot.live.presence import Presence
from bot.live.requests import RequestShare, looking
from local_discord.patience import LONG
from tests.bot.tables import opened

BOUND = {"Authorization": "Bot token"}


async def _ok(_: Request) -> Response:
    return Response()


async def _took(folder: Path, fixed: float | None, shards: int, headers: dict[str, str]) -> float:
    """Send 30 requests at once; returns how many seconds they took."""
    async with opened(folder) as store:
        presence = Presence(store, lambda: 0.0)
        presence.own = [Shard(0, shards)]
        app = Application()
        app.router.add_get("/", _ok)
        trace = RequestShare(presence, fixed).trace
        async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as http:
            loop = asyncio.get_running_loop()
            began = loop.time()
            url = server.make_url("/")
            async with asyncio.TaskGroup() as group:
                for _ in range(30):
                    group.create_task(_get(http, str(url), headers))
            return loop.time() - began


async def _get(http: aiohttp.ClientSession, url: str, headers: dict[str, str]) -> None:
    async with http.get(url, headers=headers):
        pass


@pytest.mark.parametrize(
    ("fixed", "shards", "least"), [(None, 1, 0.45), (None, 2, 1.1), (100.0, 9, 0.1)]
)
async def test_requests_keep_to_the_share(
    tmp_path: Path, fixed: float | None, shards: int, least: float
) -> None:
    assert await _took(tmp_path, fixed, shards, BOUND) > least


async def test_answers_and_a_process_without_a_limit_wait_for_nobody(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    async with asyncio.timeout(LONG):  # in turn they would take an hour
        await _took(tmp_path, 0.01, 1, {})
        await _took(tmp_path / "b", 0.0, 10_000, BOUND)


async def test_all_wait_for_the_longest_pause_that_was_told(tmp_path: Path) -> None:
    """Answers to interactions wait for none, and what refuses them may name a shorter one."""

    async def banned(request: Request) -> Response:
        return Response(status=429, headers={"Retry-After": request.path[1:]})

    async with opened(tmp_path) as store:
        app = Application()
        app.router.add_get("/{_:.*}", banned)
        trace = RequestShare(Presence(store, lambda: 0.0), 0.0).trace
        async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as http:
            loop = asyncio.get_running_loop()
            began, url = loop.time(), str(server.make_url("/"))
            await _get(http, f"{url}0.5", BOUND)
            await _get(http, f"{url}0", {})
            await _get(http, f"{url}0", BOUND)
            assert loop.time() - began > 0.45


async def test_what_waits_for_its_turn_is_looked_at_before_it_is_sent(tmp_path: Path) -> None:
    """Meanwhile the shard's lock may be lost: then nothing is sent."""
    sent, lasts = list[Request](), True

    async def count(request: Request) -> Response:
        sent.append(request)
        return Response()

    def look() -> None:
        if not lasts:
            raise NotOwner

    async with opened(tmp_path) as store:
        app = Application()
        app.router.add_get("/", count)
        trace = RequestShare(Presence(store, lambda: 0.0), 5.0).trace
        async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as http:
            url = str(server.make_url("/"))
            with looking(look):
                await _get(http, url, BOUND)
                waiting = asyncio.create_task(_get(http, url, BOUND))
            lasts = False
            with pytest.raises(NotOwner):
                await waiting
            await _get(http, url, BOUND)  # a request that concerns no table
    assert len(sent) == 2
