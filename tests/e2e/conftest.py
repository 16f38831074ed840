"""The scene that end-to-end tests begin with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.live.thinkers import BOUNDS
from tests.databases import migrated
from tests.e2e.scene import Brain, Scene, playing, shared


@pytest.fixture(scope="session", autouse=True)
def _brain() -> Iterator[None]:
    """What thinks for computers in all scenes; it starts when it is first asked."""
    brain = Brain(BOUNDS)
    shared.append(brain)
    yield
    shared.clear()
    asyncio.run(brain.close())


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot on a fresh local Discord."""
    async with playing(await migrated(tmp_path)) as started:
        yield started
