"""What most tests of the bot begin with: an empty store, or a PostgreSQL
even if the other tests use SQLite."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.data.store import Store
from tests.bot.house import House
from tests.bot.tables import opened
from tests.databases import server


@pytest.fixture(scope="session")
def postgres() -> None:
    """A PostgreSQL runs, and its programs are found."""
    server()


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store."""
    async with opened(tmp_path) as empty:
        yield empty


@pytest_asyncio.fixture
async def house(store: Store) -> House:
    """The bot's tables, started and connected, on an empty store."""
    return await House.open(store)
