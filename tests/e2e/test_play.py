"""`python -m bot play` as a newcomer starts and stops it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from bot.playground import greeting
from local_discord.patience import LONG
from tests.sample import sample

pytestmark = pytest.mark.lite

ROOT = Path(__file__).parents[2]


@pytest_asyncio.fixture
async def started(tmp_path: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """The process, and the address that it prints."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--port", "0"),
        cwd=tmp_path,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    said = await asyncio.wait_for(process.stdout.readuntil(b"Ctrl-C"), LONG)
    address = re.search(r"http://127\.0\.0\.1:\d+", said.decode())
    assert address
    yield process, address[0]
    if process.returncode is None:
        process.terminate()
        await process.wait()


@pytest.mark.parametrize("name", sample([signal.SIGTERM, signal.SIGINT]))
async def test_it_serves_the_page_and_stops_cleanly(
    started: tuple[asyncio.subprocess.Process, str], name: signal.Signals, tmp_path: Path
) -> None:
    process, address = started
    async with httpx.AsyncClient(base_url=address) as client:
        page = await client.get("/")
        assert page.status_code == 200
        assert "<title>general</title>" in page.text
        assert (await client.get("/page/page.css")).status_code == 200
        assert (await client.get("/page/../window.py")).status_code == 404
    process.send_signal(name)
    assert await asyncio.wait_for(process.wait(), LONG) == 0


def test_it_says_who_can_reach_it() -> None:
    alone = greeting("http://127.0.0.1:8137", "127.0.0.1", reload=False)
    assert "Only this machine can reach it" in alone
    assert "http://127.0.0.1:8137/?as=bob" in alone
    assert "0.0.0.0" in greeting("http://0.0.0.0:8137", "0.0.0.0", reload=False)
    assert "whenever the code changes" in greeting("http://127.0.0.1:1", "127.0.0.1", reload=True)
