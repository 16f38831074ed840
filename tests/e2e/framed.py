"""People in an Activity, without a browser: they send what the frame's script sends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import aiohttp
from aiohttp.test_utils import TestServer

from local_discord.actions import activities, frame
from local_discord.model import Visit
from tests.e2e.scene import Scene
from tests.e2e.web import WHERE, Visitor

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
        frame.shake_hands(self.visit, hello)
        wanted = {"client_id": id, "response_type": "code", "scope": ["identify"]}
        said = {"cmd": "AUTHORIZE", "args": wanted, "nonce": "1"}
        asking = asyncio.create_task(frame.answer(self.world, self.visit, said))
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
