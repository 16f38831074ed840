"""The scene that end-to-end tests begin with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.live.thinkers import BOUNDS
from local_discord.patience import UNHURRIED
from tests.databases import migrated
from tests.e2e.scene import Brain, Scene, playing, shared


@pytest.fixture(autouse=True)
def _unhurried_identifies(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world without rate limits lets a bot identify as often as it likes."""
    monkeypatch.setattr("bot.data.processes.APART", 0.0)


@pytest.fixture(scope="session", autouse=True)
def _brain() -> Iterator[None]:
    """What thinks for computers in all scenes; it starts when it is first asked."""
    brain = Brain(BOUNDS)
    shared.append(brain)
    yield
    shared.clear()
    asyncio.run(brain.close())


@pytest.fixture(autouse=True)
def _unhurried_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord's three seconds, and the half of them after which the bot acknowledges what is not
    ready, are meant for a machine of its own: on a busy one a picture takes longer, and the press
    would be answered in another way."""
    monkeypatch.setattr("bot.press.interaction.SLOW", UNHURRIED / 2)
    monkeypatch.setattr("bot.press.interaction.PATIENCE", UNHURRIED)
    monkeypatch.setattr("bot.press.router.PATIENCE", UNHURRIED)


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot on a fresh local Discord."""
    async with playing(await migrated(tmp_path)) as started:
        yield started
