"""The scene that end-to-end tests begin with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

from bot.live import workers
from local_discord.patience import UNHURRIED
from tests.databases import migrated
from tests.e2e import forked
from tests.e2e.scene import Scene, playing


@pytest.fixture(autouse=True)
def _unhurried_identifies(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world without rate limits lets a bot identify as often as it likes."""
    monkeypatch.setattr("bot.data.processes.APART", 0.0)


@pytest.fixture(scope="session")
def _server() -> None:
    forked.begin()


@pytest.fixture(autouse=True)
def _forks(_server: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """What thinks, reviews and checks for a scene is a fork: to start such a process otherwise
    takes longer than most scenes."""
    forks = SimpleNamespace(get_context=lambda _: forked.server)
    monkeypatch.setattr(workers, "multiprocessing", forks)


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
