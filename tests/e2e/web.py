"""People at the page, without a browser: they send what its script sends."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import pytest_asyncio
from aiohttp.test_utils import TestServer
from yarl import URL

from bot.web.where import Where
from local_discord import Message, Person
from tests.databases import migrated
from tests.e2e.driver import answer, pressed, shown
from tests.e2e.scene import Bot, Scene, playing

WHERE = Where(URL("http://page.test/games"), key=b"known to these tests alone")
"""Behind a reverse proxy, which leaves the path as it is."""


@dataclass
class Visitor:
    server: TestServer
    http: aiohttp.ClientSession
    link: str
    home: str = ""
    """The path of their session."""
    table: int = 0
    seen: dict[str, Any] = field(default_factory=dict)
    """The view that they got last."""

    def url(self, path: str) -> URL:
        return self.server.make_url(f"/games/{path}")

    async def get(self, path: str, **how: Any) -> aiohttp.ClientResponse:
        answer = await self.http.get(self.url(path), **how)
        await answer.read()
        return answer

    async def post(self, path: str, body: Any, **how: Any) -> aiohttp.ClientResponse:
        headers = {"Origin": WHERE.origin, **how.pop("headers", {})}
        answer = await self.http.post(self.url(path), json=body, headers=headers, **how)
        await answer.read()
        return answer

    async def enter(self) -> Visitor:
        """Use the link, as *Continue as* does, and look at the table."""
        answer = await self.post("open", {"secret": self.link, "go": True})
        assert answer.status == 200, await answer.text()
        self.home, _, table = (await answer.json())["to"].partition("#")
        self.table = int(table)
        await self.look()
        return self

    @property
    def place(self) -> str:
        return f"{self.home}t/{self.table}"

    async def look(self) -> dict[str, Any]:
        answer = await self.get(self.place)
        assert answer.status == 200, await answer.text()
        self.seen = await answer.json()
        return self.seen

    async def play(self, move: str, **how: Any) -> dict[str, Any]:
        """Play a move; it may be refused."""
        body = {"key": secrets.token_hex(8), "moment": self.seen["moment"], "move": move, **how}
        return await self.send(body)

    async def use(self, label: str, **how: Any) -> dict[str, Any]:
        """Press a button beside the board, or one of the sheet that was answered last."""
        offered = [*self.seen["acts"], *((self.seen.get("sheet") or {}).get("rows", []))]
        id = next(act["id"] for act in offered if act["label"] == label)
        return await self.send({"key": secrets.token_hex(8), "id": id, **how})

    async def send(self, body: Any) -> dict[str, Any]:
        answer = await self.post(self.place, body)
        self.seen = {"status": answer.status, **(await answer.json())}
        return self.seen

    def moves(self) -> list[str]:
        """All moves that can be made by touch."""
        return list(_moves(self.seen["steps"]))


def _moves(step: Any) -> list[str]:
    if step is None:
        return []
    if isinstance(step, str | list):
        return [step] if isinstance(step, str) else step
    return [move for then in step["s"].values() for move in _moves(then)]


@asynccontextmanager
async def serving(bot: Bot, where: Where = WHERE) -> AsyncIterator[TestServer]:
    """The page of this bot."""
    pages = bot.page(where)
    pages.limits.pause = 0.0
    server = TestServer(pages.app)
    await server.start_server()
    pages.feed.begin()
    try:
        yield server
    finally:
        await pages.feed.close()
        await server.close()


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot with its page, on a fresh local Discord."""
    async with playing(await migrated(tmp_path), where=WHERE) as started:
        yield started


@pytest_asyncio.fixture
async def server(scene: Scene) -> AsyncIterator[TestServer]:
    async with serving(scene.bot) as started:
        yield started


async def linked(person: Person, message: Message) -> str:
    """The secret of the link that *Open the board* gives."""
    [button] = shown(await pressed(person, message, "page")).buttons
    assert button.url
    address, _, secret = button.url.partition("#")
    assert address == "http://page.test/games/"
    return secret


@asynccontextmanager
async def browser(server: TestServer, link: str) -> AsyncIterator[Visitor]:
    """A browser that has been given this link."""
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as http:
        yield Visitor(server, http, link)


async def more(scene: Scene, person: Person) -> Message:
    """What ⋯ below the channel's board shows to somebody."""
    return answer(await pressed(person, scene.board(), "more"))


async def frame(socket: aiohttp.ClientWebSocketResponse) -> Any:
    async with asyncio.timeout(60):
        return await socket.receive_json()
