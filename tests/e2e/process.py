"""The bot as a process of its own, that can be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from local_discord import Address, Application, World
from local_discord.patience import LONG
from tests.e2e.forked import Fork, fork

Running = asyncio.subprocess.Process | Fork


@dataclass
class BotProcess:
    """`python -m bot run`, as a server owner starts it."""

    world: World
    application: Application
    address: Address
    database: str
    """Its address."""
    arguments: tuple[str, ...] = ()
    """What else stands on the command line."""
    environment: dict[str, str] = field(default_factory=dict)
    """What else is in the environment."""
    folder: str | None = None
    """The checkout that it runs, if not this one."""
    process: Running | None = None

    async def start(self) -> None:
        """Start it and wait until it is connected."""
        await self.world.wait(lambda: not self.connected)
        await self.launch()
        await self.world.wait(lambda: self.connected)

    async def launch(self) -> None:
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.application.token,
            "DISCORD_API": self.address.http,
            "DATABASE_URL": self.database,
            "LOG_LEVEL": "WARNING",
            **self.environment,
        }
        self.process = await self._launched(("run", *self.arguments), environment)

    async def _launched(self, command: Sequence[str], environment: Mapping[str, str]) -> Running:
        command = (sys.executable, "-m", "bot", *command)
        return await asyncio.create_subprocess_exec(*command, env=environment, cwd=self.folder)

    @property
    def connected(self) -> bool:
        return self.world.gateway.connected(self.application, at=self.address.http)

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def kill(self) -> None:
        if self.process and self.running:
            self.process.kill()
            await self.process.wait()

    def stop(self) -> None:
        """Ask it to end, as a host does."""
        assert self.process
        self.process.terminate()

    async def ended(self) -> int:
        assert self.process
        return await asyncio.wait_for(self.process.wait(), LONG)


@dataclass
class ForkedBot(BotProcess):
    """The same for tests: a fork, on a machine that is busy with other things."""

    wrong: float = 0.0
    """By how many seconds its machine's clock is wrong."""
    before: str = ""
    """What is run in the process before the bot is."""

    async def _launched(self, command: Sequence[str], environment: Mapping[str, str]) -> Running:
        return fork(command, environment, self.wrong, self.before)
