"""The bot as a process of its own, that can be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import dataclass

from local_discord import Address, Application, World


@dataclass
class BotProcess:
    """`python -m bot run`, as a server owner starts it."""

    world: World
    application: Application
    address: Address
    database: str
    """Its address."""
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it is connected."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.application.token,
            "DISCORD_API": self.address.http,
            "DATABASE_URL": self.database,
            "LOG_LEVEL": "WARNING",
        }
        await self.world.wait(lambda: not self.world.gateway.connected(self.application))
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"), env=environment
        )
        await self.world.wait(lambda: self.world.gateway.connected(self.application))

    @property
    def running(self) -> bool:
        """Whether it was started and has not ended."""
        return self.process is not None and self.process.returncode is None

    async def kill(self) -> None:
        """Kill it (-9), whatever it is doing."""
        if self.process and self.running:
            self.process.kill()
            await self.process.wait()
