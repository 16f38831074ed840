"""The page: who may open it, what it shows, and what is done there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest_asyncio
from aiohttp.test_utils import TestServer

from local_discord import Person
from tests.databases import migrated
from tests.e2e.driver import seated
from tests.e2e.scene import Scene, playing
from tests.e2e.web import WHERE, Visitor, browser, linked, more, serving


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot with its page, on a fresh local Discord."""
    async with playing(await migrated(tmp_path), where=WHERE) as started:
        yield started


@pytest_asyncio.fixture
async def server(scene: Scene) -> AsyncIterator[TestServer]:
    """The page's server."""
    async with serving(scene.bot) as started:
        yield started


@pytest_asyncio.fixture
async def opened(scene: Scene, server: TestServer) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        yield Opened(scene, server, stack)


class Opened:
    """Opens browsers."""

    def __init__(self, scene: Scene, server: TestServer, stack: AsyncExitStack) -> None:
        self.scene, self.server, self.stack = scene, server, stack

    async def by(self, person: Person) -> Visitor:
        """The page of somebody who presses ⋯ and *Open the board*."""
        link = await linked(person, await more(self.scene, person))
        return await (await self.stack.enter_async_context(browser(self.server, link))).enter()


async def test_a_move_on_the_page_is_a_move(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = {person.id: await opened.by(person) for person in (scene.anna, scene.bob)}
    [mover] = [page for page in pages.values() if page.seen["yours"]]
    assert "place A1" in mover.moves()
    after = await mover.play("place A1")
    assert after["status"] == 200
    assert [spot for spot in after["spots"] if spot[0] == "A1"]
    await scene.settle()
    assert "A1" in scene.board().text
    picture = await mover.get(f"{mover.place}/{after['picture']}.png")
    assert picture.status == 200
    assert picture.headers["Cache-Control"].startswith("private")
    assert await picture.read() == scene.board().attachments[0].bytes
