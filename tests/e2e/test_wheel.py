"""The wheel holds everything that a bot and a local Discord need, and both start from another
folder."""

from __future__ import annotations

import asyncio
import os
import re
import site
import subprocess
import sys
import venv
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import httpx
import pytest
import watchfiles

from games import GAMES
from local_discord.patience import LONG

ROOT = Path(__file__).parents[2]
ROOMS, PAPERS = ("bot", "games", "local_discord"), ("pyproject.toml", "README.md", "LICENSE")
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the console scripts, in an environment that has the installed dependencies and
    its own copy of our packages."""
    source, home = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("home")
    for room in ROOMS:
        copytree(ROOT / room, source / room, ignore=ignore_patterns("__pycache__"))
    for paper in PAPERS:
        copy(ROOT / paper, source)
    _pip("wheel", str(source), "--no-build-isolation", "--no-deps", "-w", str(home))
    [wheel] = home.glob("skulduggery-*.whl")
    venv.create(home / "env")
    python = home / "env" / "bin" / "python"
    _pip("--python", str(python), "install", "--no-deps", "--no-index", str(wheel))
    [packages] = (home / "env" / "lib").glob("*/site-packages")
    (packages / "dependencies.pth").write_text("\n".join(site.getsitepackages()))
    return home / "env" / "bin"


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@asynccontextmanager
async def started(script: Path, folder: Path, *arguments: str) -> AsyncIterator[str]:
    """The address that a script prints once it serves."""
    environment = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    process = await asyncio.create_subprocess_exec(
        script, *arguments, cwd=folder, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    try:
        said = await asyncio.wait_for(process.stdout.readuntil(b"Ctrl-C"), LONG)
        address = re.search(r"http://127\.0\.0\.1:\d+", said.decode())
        assert address
        yield address[0]
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), LONG) == 0


@pytest.mark.dear
async def test_the_bot_and_its_playground_start_from_another_folder(
    scripts: Path, tmp_path: Path
) -> None:
    changes = watchfiles.awatch(tmp_path, yield_on_timeout=True, rust_timeout=500)
    async with started(scripts / "skulduggery", tmp_path, "play", "--port", "0") as address:
        async with httpx.AsyncClient(base_url=address) as client:
            assert (await client.get("/page/page.css")).status_code == 200
            assert (await client.get("/page/page.js")).status_code == 200
        database = tmp_path / "data" / "play.db"
        async with asyncio.timeout(LONG):  # the bot's own process has migrated it
            while not database.exists():
                await anext(changes)


async def test_the_local_discord_starts_by_itself(scripts: Path, tmp_path: Path) -> None:
    async with (
        started(scripts / "local-discord", tmp_path, "--port", "0") as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        assert (await client.get("/")).status_code == 200


def test_fonts_and_puzzles_come_along(scripts: Path, tmp_path: Path) -> None:
    asked = (
        "import inspect, games, games.tools.page; from games import GAMES, pen;"
        "print(inspect.getfile(games), pen.width_of('Привет', 20) > 0,"
        "*(len(game.puzzles) for game in GAMES.values()))"
    )
    done = subprocess.run(
        [scripts / "python", "-c", asked], check=True, cwd=tmp_path, capture_output=True, text=True
    )
    file, drawn, *puzzles = done.stdout.split()
    assert Path(file).is_relative_to(scripts.parent)
    assert drawn == "True"
    assert list(map(int, puzzles)) == [len(game.puzzles) for game in GAMES.values()]
