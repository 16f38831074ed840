"""`make play` as it is started and stopped in a terminal, with its output going to a pipe."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from local_discord.patience import LONG

pytestmark = pytest.mark.asyncio(loop_scope="package")
ROOT = Path(__file__).parents[3]
QUIET = {"PYTHONPATH": str(ROOT), "DISPLAY": "", "WAYLAND_DISPLAY": ""}


async def test_ctrl_c_while_the_bot_is_starting_ends_it_quietly(tmp_path: Path) -> None:
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
        await asyncio.wait_for(process.stdout.readuntil(b"Ctrl-C"), LONG)  # the bot comes after
        os.killpg(process.pid, signal.SIGINT)
        _, errors = await asyncio.wait_for(process.communicate(), LONG)
        assert (process.returncode, errors.decode()) == (0, "")
    finally:
        if process.returncode is None:
            process.kill()


@pytest.mark.parametrize(("given", "expected"), [("PORT=8200", " --port 8200"), ("PORT=", "")])
async def test_make_play_takes_a_port(given: str, expected: str) -> None:
    command = ("make", "--dry-run", "--no-print-directory", "play", given)  # make runs the tests
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=subprocess.PIPE)
    said, _ = await process.communicate()
    assert said.decode().rstrip().endswith(f"-m bot play{expected}")
