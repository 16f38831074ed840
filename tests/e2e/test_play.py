"""`make play` as a newcomer starts and stops it, with its output going to a pipe."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bot.playground import greeting
from local_discord.patience import LONG
from tests.sample import sample

ROOT = Path(__file__).parents[2]
QUIET = {"PYTHONPATH": str(ROOT), "DISPLAY": "", "WAYLAND_DISPLAY": ""}


@pytest.mark.long
@pytest.mark.parametrize("name", sample([signal.SIGINT, signal.SIGTERM]))
async def test_it_serves_the_page_and_ends_quietly_while_the_bot_is_starting(
    name: signal.Signals, tmp_path: Path
) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--port", "0"),
        cwd=tmp_path,
        env=os.environ | QUIET,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,  # what the terminal's Ctrl-C goes to
    )
    try:
        assert process.stdout
        said = await asyncio.wait_for(process.stdout.readuntil(b"Ctrl-C"), LONG)
        address = re.search(r"http://127\.0\.0\.1:\d+", said.decode())
        assert address
        async with httpx.AsyncClient(base_url=address[0]) as client:
            page = await client.get("/")
            assert page.status_code == 200
            assert "<title>general</title>" in page.text
            assert (await client.get("/page/page.css")).status_code == 200
            assert (await client.get("/page/..%2Fwindow.py")).status_code == 404
        os.killpg(process.pid, name)
        _, errors = await asyncio.wait_for(process.communicate(), LONG)
        assert process.returncode == 0
        assert [line for line in errors.decode().splitlines() if "not found" not in line] == []
    finally:
        if process.returncode is None:
            process.kill()


@pytest.mark.parametrize(("given", "expected"), [("PORT=8200", " --port 8200"), ("PORT=", "")])
async def test_make_play_takes_a_port(given: str, expected: str) -> None:
    command = ("make", "--dry-run", "--no-print-directory", "play", given)  # make runs the tests
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=subprocess.PIPE)
    said, _ = await process.communicate()
    assert said.decode().rstrip().endswith(f"-m bot play{expected}")


def test_it_says_who_can_reach_it() -> None:
    alone = greeting("http://127.0.0.1:8137", "127.0.0.1", reload=False)
    assert "Only this machine can reach it" in alone
    assert "http://127.0.0.1:8137/?as=bob" in alone
    assert "0.0.0.0" in greeting("http://0.0.0.0:8137", "0.0.0.0", reload=False)
    assert "whenever the code changes" in greeting("http://127.0.0.1:1", "127.0.0.1", reload=True)
