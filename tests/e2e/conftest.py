"""The scene that end-to-end tests begin with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.data import thoughts
from bot.live import workers
from tests.databases import migrated
from tests.e2e import forked
from tests.e2e.harbour import Harbour, harbour_of
from tests.e2e.scene import Scene, chance, playing
from tests.e2e.talk import Talk


@pytest.fixture(scope="session")
def _server() -> None:
    forked.begin()


@pytest.fixture(autouse=True)
def _forks(_server: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What thinks, reviews and checks for a scene is a fork: to start such a process otherwise
    takes longer than most scenes. No bot outlives its test, also where that fails."""
    monkeypatch.setattr(workers, "started", forked.worker)
    yield
    forked.end()


@pytest.fixture(autouse=True)
def _thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computers play the same each time a test runs."""
    monkeypatch.setattr(thoughts, "randbits", chance("the computers").getrandbits)


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot on a fresh local Discord."""
    async with playing(await migrated(tmp_path)) as started:
        yield started


@pytest.fixture
def talk(scene: Scene) -> Talk:
    """Plays conversations on it."""
    return Talk(scene)


@pytest_asyncio.fixture
async def harbour(scene: Scene) -> Harbour:
    """A second server, whose people share none with Bob and Cleo."""
    return await harbour_of(scene)
