"""A bot in another process, killed in the middle: nothing is shared but the network."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from local_discord import Address, World, serve
from local_discord.patience import UNHURRIED
from tests.local_discord.scene import Cast, scene

pytestmark = pytest.mark.wire

ROOT = Path(__file__).parents[2]


@contextlib.asynccontextmanager
async def process(at: Cast, address: Address) -> AsyncIterator[asyncio.subprocess.Process]:
    """Starts the counting bot and waits until it has registered its command."""
    at.world.requests.clear()
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-W", "ignore", "-m", "tests.local_discord.counting_bot"),
        *(address.http, at.application.token),
        cwd=ROOT,
    )
    synced = ("PUT", "/applications/{application_id}/commands")
    await at.world.wait(lambda: at.world.requests.counts[synced])
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


@pytest.mark.long
async def test_killed_and_started_again() -> None:
    crypt = scene(World(deadline=UNHURRIED))
    world = crypt.world
    async with serve(world) as address:
        async with process(crypt, address) as running:
            message = (await crypt.anna.command("start", crypt.channel)).message
            assert message is not None
            assert (await crypt.bob.press(message, "Count")).updated
            await world.settled()
            running.kill()
            await world.wait(lambda: not world.gateway.connected(crypt.application))
            pressed = asyncio.create_task(crypt.bob.press(message, "Count"))
            await world.wait(lambda: world.interactions.open)
            world.skip(UNHURRIED)
            assert (await pressed).failed == "The application did not respond"
        async with process(crypt, address):
            assert (await crypt.bob.press(message, "Count")).updated
            assert message.text == "pressed 2 times"
            await world.settled()
    world.check()
