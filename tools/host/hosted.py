"""The installed bot as its container runs it: with a folder, settings and signals of its own."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import signal
import socket
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from local_discord.patience import PATIENCE
from tools.host.image import Image

OK, UNAVAILABLE = 200, 503
HEALTHY = 20.0 * PATIENCE
"""Seconds that a start may take."""


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@dataclass
class Hosted:
    """A bot's machine: `data/` in its folder is the volume."""

    image: Image
    folder: Path
    discord: str
    token: str
    process: asyncio.subprocess.Process | None = None
    port: int = field(default_factory=_free_port)

    def __post_init__(self) -> None:
        self.folder.mkdir()
        (self.folder / "token").write_text(self.token)

    @property
    def database(self) -> str:
        """The address of the database, as seen from outside."""
        return f"sqlite+aiosqlite:///{self.folder / 'data' / 'skulduggery.db'}"

    @property
    def _environment(self) -> dict[str, str]:
        """Only what compose.yaml and the Dockerfile set, and Discord's address."""
        return {
            "PATH": f"{self.image.python.parent}:/usr/bin:/bin",
            "PYTHONPATH": str(self.image.code),
            "HEALTH_PORT": str(self.port),
            "DISCORD_TOKEN_FILE": str(self.folder / "token"),
            "DISCORD_API": self.discord,
        }

    async def command(self, *arguments: str) -> str:
        """Run a command of the bot and return what it prints. It has to succeed."""
        return await self._ran(str(self.image.python), "-m", "bot", *arguments)

    async def backed_up(self) -> Path:
        """Run the hourly backup; returns its file."""
        folder = self.folder / "backups"
        folder.mkdir()
        await self._ran(str(self.image.code / "backup.sh"), str(folder))
        [file] = folder.iterdir()
        return file

    async def _ran(self, *command: str) -> str:
        process = await asyncio.create_subprocess_exec(
            *command, cwd=self.folder, env=self._environment, stdout=asyncio.subprocess.PIPE
        )
        said = (await process.communicate())[0].decode()
        assert process.returncode == 0, (command, said)
        return said

    async def launch(self) -> None:
        """Start the bot without waiting for anything."""
        self.process = await asyncio.create_subprocess_exec(
            *(str(self.image.python), "-m", "bot", "run"), cwd=self.folder, env=self._environment
        )
        atexit.register(self._end)

    def _end(self) -> None:
        """End it with whoever has started it, whatever went wrong."""
        if self.process and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)

    async def start(self) -> float:
        """Start the bot; returns how many seconds it took to be ready."""
        await self.launch()
        return await self.healthy("ready")

    async def healthy(self, check: str) -> float:
        """Wait until a health check passes; returns how many seconds that took."""
        begun = time.monotonic()
        while await asyncio.to_thread(self.status, check) != OK:
            assert self.process
            assert self.process.returncode is None, "it has ended"
            assert time.monotonic() - begun < HEALTHY, f"it is not {check} in time"
            await asyncio.sleep(0.1)
        return time.monotonic() - begun

    def status(self, check: str) -> int | None:
        """What a health check answers; None where nobody listens."""
        asked = f"http://127.0.0.1:{self.port}/health/{check}"
        try:
            with urllib.request.urlopen(asked, timeout=10) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return None

    async def kill(self) -> None:
        """Kill the bot as `kill -9` does."""
        assert self.process
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> float:
        """Stop the bot as `docker stop` does; returns how many seconds its orderly end took."""
        assert self.process
        begun = time.monotonic()
        self.process.terminate()
        assert await self.process.wait() == 0
        return time.monotonic() - begun

    @property
    def megabytes(self) -> float:
        """The memory that only this process uses, plus its part of shared memory (PSS)."""
        assert self.process
        with open(f"/proc/{self.process.pid}/smaps_rollup", encoding="ascii") as told:
            line = next(line for line in told if line.startswith("Pss:"))
        return int(line.split()[1]) * 1024 / 1e6

    @property
    def children(self) -> list[int]:
        """The ids of its child processes."""
        assert self.process
        at = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        with open(at, encoding="ascii") as told:
            return [int(id) for id in told.read().split()]


def cores() -> int:
    """How many cores there are: with fewer a start takes longer."""
    return os.cpu_count() or 1
