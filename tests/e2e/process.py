"""The bot as a process of its own, that can be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import dataclass, field

from local_discord import Address, Application, World
from local_discord.patience import LONG, UNHURRIED

AFTER = """{}
import runpy
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""
"""`python -m bot`, after something else."""
MISTAKEN = """import time
right = time.time
time.time = lambda: right() + {}"""
"""The machine's clock is wrong."""
PATIENT = f"""from bot import times
times.AT_LAST = {LONG}
times.LAST_WORDS = times.ANSWERED = {UNHURRIED}
from bot.press.router import Router
Router.patience, Router.slow = {UNHURRIED}, {UNHURRIED / 2}"""
"""It has as long to answer, to hand over and to end as the tests wait for that, and acknowledges
nothing before it is stored. (What was pressed while it stood still is too late after three seconds
all the same.)"""


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
    wrong: float = 0.0
    """By how many seconds its machine's clock is wrong."""
    before: str = ""
    """What is run in the process before the bot is."""
    patient: bool = False
    """Is it on a machine that is busy with other things?"""
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it is connected."""
        await self.world.wait(lambda: not self.connected)
        await self.launch()
        await self.world.wait(lambda: self.connected)

    async def launch(self) -> None:
        """Start it."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.application.token,
            "DISCORD_API": self.address.http,
            "DATABASE_URL": self.database,
            "LOG_LEVEL": "WARNING",
            **self.environment,
        }
        wrong = MISTAKEN.format(self.wrong) if self.wrong else ""
        before = "\n".join(filter(None, (wrong, self.before, PATIENT if self.patient else "")))
        bot = ("-c", AFTER.format(before)) if before else ("-m", "bot")
        command = (sys.executable, *bot, "run", *self.arguments)
        self.process = await asyncio.create_subprocess_exec(*command, env=environment)

    @property
    def connected(self) -> bool:
        """Is it online?"""
        return self.world.gateway.connected(self.application, at=self.address.http)

    @property
    def running(self) -> bool:
        """Whether it was started and has not ended."""
        return self.process is not None and self.process.returncode is None

    async def kill(self) -> None:
        """Kill it (-9), whatever it is doing."""
        if self.process and self.running:
            self.process.kill()
            await self.process.wait()

    def stop(self) -> None:
        """Ask it to end, as a host does."""
        assert self.process
        self.process.terminate()

    async def ended(self) -> int:
        """Its exit status, when it has one."""
        assert self.process
        return await asyncio.wait_for(self.process.wait(), LONG)
