"""What most tests of the bot begin with: an empty store, or a PostgreSQL
even if the other tests use SQLite."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.data.store import Store
from tests.bot.tables import opened
from tests.databases import FOR_LATER, ON_POSTGRES, started


@pytest.fixture(scope="session")
def postgres() -> Iterator[None]:
    """A PostgreSQL runs, and its programs are found."""
    if ON_POSTGRES:
        yield
        return
    stop = started(without=FOR_LATER)
    yield
    stop()


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store."""
    async with opened(tmp_path) as empty:
        yield empty
