"""People at the page, without a browser: they send what its script sends."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest_asyncio
from aiohttp.test_utils import TestServer
from yarl import URL

from bot.web.where import Where
from local_discord import Message, Person
from local_discord.actions import activities
from local_discord.actions import frame as sdk
from local_discord.model import Visit
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


# --- inside Discord -------------------------------------------------------------------------------


SECRET = "the secret of these tests' application"
INSIDE = replace(WHERE, secret=SECRET)


def switch_on(scene: Scene) -> None:
    """Do in Discord's portal what hosting.md says."""
    scene.world.activities(scene.application)
    scene.application.secret = SECRET


@dataclass
class Framed(Visitor):
    """Somebody's frame."""

    visit: Visit = field(kw_only=True)
    world: Any = field(kw_only=True)
    entered: dict[str, Any] = field(default_factory=dict)
    """What the sign-in was answered."""
    bearer: str = ""

    async def code(self) -> str:
        """A code from the SDK; the person consents."""
        id = str(self.visit.instance.application.id)
        hello = {"v": 1, "encoding": "json", "client_id": id, "frame_id": self.visit.frame}
        sdk.shake_hands(self.visit, hello)
        wanted = {"client_id": id, "response_type": "code", "scope": ["identify"]}
        said = {"cmd": "AUTHORIZE", "args": wanted, "nonce": "1"}
        asking = asyncio.create_task(sdk.answer(self.world, self.visit, said))
        await self.world.wait(lambda: self.visit.asked or asking.done())
        if self.visit.asked:
            activities.consent(self.world, self.visit, True)
        return str((await asking)["data"]["code"])

    async def sign_in(self, table: int = 0) -> Framed:
        answer = await self.post("inside", {"code": await self.code(), "table": table})
        assert answer.status == 200, await answer.text()
        assert "Set-Cookie" not in answer.headers
        self.entered = await answer.json()
        self.use_session(self.entered)
        self.table = self.entered["table"]
        if watching := self.entered.get("watch"):
            self.use_session(watching)
        if self.table:
            await self.look()
        return self

    def use_session(self, session: dict[str, Any]) -> None:
        self.home, self.bearer = f"s/{session['session']}/", session["secret"]

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.bearer}"} if self.bearer else {}

    async def get(self, path: str, **how: Any) -> aiohttp.ClientResponse:
        return await super().get(path, headers=self._headers | how.pop("headers", {}), **how)

    async def post(self, path: str, body: Any, **how: Any) -> aiohttp.ClientResponse:
        elsewhere = {"Origin": "https://1234.discordsays.example"}
        headers = elsewhere | self._headers | how.pop("headers", {})
        return await super().post(path, body, headers=headers, **how)

    async def ticket(self) -> str:
        answer = await self.post(f"{self.home}ticket", {})
        assert answer.status == 200
        return str((await answer.json())["ticket"])

    async def watch(self, instance: str) -> aiohttp.ClientResponse:
        return await self.post(f"{self.home}watch", {"instance": instance})


@asynccontextmanager
async def framed(scene: Scene, server: TestServer, visit: Visit) -> AsyncIterator[Framed]:
    """The frame of somebody who has opened the Activity."""
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as http:
        yield Framed(server, http, "", visit=visit, world=scene.world)
