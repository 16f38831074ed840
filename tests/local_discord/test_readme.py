"""The README's own bot, tested and tried as the README says."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

import httpx
import pytest

import local_discord
from local_discord.patience import LONG

pytestmark = pytest.mark.wire
ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files that the README shows, each named by its first line."""
    readme = Path(local_discord.__file__).with_name("README.md").read_text()
    for name, code in re.findall(r"```python\n# (\w+\.py)\n(.*?)```", readme, re.DOTALL):
        (tmp_path / name).write_text(code)
    return tmp_path


async def start(folder: Path, *command: str, **environment: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", *command),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        stdout=asyncio.subprocess.PIPE,
    )


async def test_the_bot_passes_its_test(folder: Path) -> None:
    flags = ("-p", "no:cacheprovider", "-o", "asyncio_mode=auto")
    process = await start(folder, "-m", "pytest", *flags, "test_counter.py")
    said, _ = await asyncio.wait_for(process.communicate(), LONG)
    assert process.returncode == 0, said.decode()
    assert "1 passed" in said.decode()


@pytest.mark.long
async def test_the_bot_logs_in_to_an_empty_world(folder: Path) -> None:
    served = await start(folder, "-m", "local_discord", "--port", "0")
    assert served.stdout
    said = (await asyncio.wait_for(served.stdout.readuntil(b"Ctrl-C"), LONG)).decode()
    environment = dict(re.findall(r"(DISCORD_\w+)=(\S+)", said))
    bot = await start(folder, "counter.py", **environment)
    try:
        await asyncio.wait_for(served.stdout.readuntil(b"The bot is there."), LONG)
        page, commands = await seen(environment["DISCORD_API"], environment["DISCORD_TOKEN"])
    finally:
        bot.kill()
        await bot.wait()
        served.terminate()
    assert await asyncio.wait_for(served.wait(), LONG) == 0
    assert "<title>general</title>" in page
    assert [command["name"] for command in commands] == ["count"]


async def seen(address: str, token: str) -> tuple[str, list[dict[str, str]]]:
    headers = {"Authorization": f"Bot {token}"}
    async with httpx.AsyncClient(base_url=address, headers=headers) as client:
        page = (await client.get("/")).text
        own = (await client.get("/api/v10/applications/@me")).json()
        commands = await client.get(f"/api/v10/applications/{own['id']}/commands")
        return page, commands.json()
