"""The origin where an application's Activity is served: Discord's proxy before the application's
own server, and the client that holds the frame.

The SDK hears only Discord's own origins and the frame's. So the client's page is served here, too,
below an address that the application's server never gets; it brings what the frame says to
:mod:`actions.frame`, and shows nothing but the frame and the consent sheet.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlencode

import aiohttp
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..actions import activities, frame
from ..errors import Json
from ..model import Application, Visit
from ..world import World

_STATIC = Path(__file__).parent / "static"
CLIENT = "/.discord"
"""Where the client's own page is."""
POLICY = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; style-src 'self' "
    "'unsafe-inline'; img-src 'self' data: blob: https://cdn.discordapp.com; font-src 'self' "
    "data:; media-src 'self' data: blob:; worker-src 'self' blob:; connect-src 'self' data: blob: "
    "https://discord.com/api/; form-action 'none'"
)
"""Only what is mapped, and Discord's own. What the application's server says holds as well."""
_HOP = frozenset(
    {
        *("connection", "keep-alive", "proxy-authenticate", "te", "trailer", "transfer-encoding"),
        *("upgrade", "host", "content-length", "date", "server", "sec-websocket-key"),
        *("sec-websocket-version", "sec-websocket-extensions", "sec-websocket-protocol"),
    }
)
"""The headers that belong to a connection."""
_POLL = 10.0


def build(world: World, application: Application) -> FastAPI:
    """What serves an application's Activity."""
    proxy = _Proxy(world, application)

    @asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        async with aiohttp.ClientSession(auto_decompress=False) as proxy.http:
            yield

    app = FastAPI(title="Activities", openapi_url=None, lifespan=running)
    app.router.routes += [
        Mount(f"{CLIENT}/static", StaticFiles(directory=_STATIC)),
        Route(f"{CLIENT}/{{key}}", proxy.client),
        Route(f"{CLIENT}/{{key}}/about", proxy.about),
        Route(f"{CLIENT}/{{key}}/frames", proxy.frames),
        Route(f"{CLIENT}/{{key}}/say", proxy.say, methods=["POST"]),
        Route(f"{CLIENT}/{{key}}/consent", proxy.consent, methods=["POST"]),
        WebSocketRoute("/{path:path}", proxy.socket),
        Route("/{path:path}", proxy.pass_on, methods=["GET", "HEAD", "POST", "PUT", "DELETE"]),
    ]
    return app


def address(visit: Visit) -> str:
    """Where the client of somebody in an Activity is."""
    return f"{visit.instance.application.proxy}{CLIENT}/{visit.key}"


def frame_address(visit: Visit) -> str:
    """The path of the frame itself, with all that Discord tells it in its address."""
    where = visit.instance.channel
    told = {
        "instance_id": visit.instance.id,
        "location_id": f"{'gc' if where.guild else 'pc'}-{where.id}",
        "launch_id": str(visit.instance.launch_id),
        "channel_id": str(where.id),
        "guild_id": str(where.guild.id) if where.guild else "",
        "custom_id": visit.custom_id,
        "frame_id": visit.frame,
        "platform": "desktop",
    }
    return "/?" + urlencode({name: value for name, value in told.items() if value})


class _Proxy:
    """Takes the requests."""

    http: aiohttp.ClientSession

    def __init__(self, world: World, application: Application) -> None:
        self._world, self._application = world, application

    # --- the client -------------------------------------------------------------------------------

    def _visit(self, request: Request) -> Visit | None:
        return self._world.visits.get(request.path_params["key"])

    async def client(self, request: Request) -> Response:
        """The page that holds the frame."""
        if self._visit(request) is None:
            return Response("This Activity is closed.", 404)
        return FileResponse(_STATIC / "client.html", headers={"Cache-Control": "no-store"})

    async def about(self, request: Request) -> Response:
        """What it has to show."""
        visit = self._visit(request)
        if visit is None:
            return JSONResponse({"over": True})
        return JSONResponse({"frame": frame_address(visit), "name": self._application.name})

    async def frames(self, request: Request) -> Response:
        """What Discord sends by itself, after so many; and what the person is asked."""
        visit, after = self._visit(request), int(request.query_params.get("after", 0))
        asked = request.query_params.get("asked", "")
        ends = asyncio.get_running_loop().time() + _POLL
        while visit and len(visit.frames) <= after and " ".join(visit.asked) == asked:
            left = ends - asyncio.get_running_loop().time()
            if left <= 0 or await request.is_disconnected():
                break
            await self._world.next_change(min(left, 1.0))
            visit = self._visit(request)
        if visit is None:
            return JSONResponse({"over": True})
        told: Json = {"frames": visit.frames[after:], "layout": visit.layout}
        return JSONResponse(told | {"asked": " ".join(visit.asked)})

    async def say(self, request: Request) -> Response:
        """What the frame says: its answer, if there is one."""
        visit, said = self._visit(request), await request.json()
        if visit is None or not isinstance(said, list) or len(said) != 2:
            return JSONResponse([2, {"code": 1000, "message": "closed"}])
        opcode, data = said
        if opcode == 0:
            done = frame.shake_hands(visit, data)
            if isinstance(done, tuple):
                return JSONResponse([2, {"code": done[0], "message": done[1]}])
            return JSONResponse([1, done])
        if opcode == 2:
            activities.leave(self._world, visit)
            return JSONResponse(None)
        return JSONResponse([1, await frame.answer(self._world, visit, data)])

    async def consent(self, request: Request) -> Response:
        """What the person has answered."""
        visit = self._visit(request)
        if visit and visit.asked:
            activities.consent(self._world, visit, (await request.json())["allowed"] is True)
        return JSONResponse({})

    # --- the proxy --------------------------------------------------------------------------------

    def _target(self, path: str, query: str) -> str:
        target = self._application.target.rstrip("/")
        return f"{target}/{path}" + (f"?{query}" if query else "")

    async def pass_on(self, request: Request) -> Response:
        """Ask the application's server."""
        if not self._application.target:
            return Response("No URL mapping.", 404)
        url = self._target(request.path_params["path"], request.url.query)
        passed = self.http.request(
            request.method,
            url,
            headers=_passed(request.headers),
            data=await request.body(),
            allow_redirects=False,
        )
        try:
            async with passed as answer:
                body = await answer.read()
        except aiohttp.ClientError:
            return Response("The Activity's server can't be reached.", 502)
        made = Response(body, answer.status)
        for name, value in answer.headers.items():
            if name.lower() not in _HOP:
                made.headers.append(name, value)
        made.headers.append("Content-Security-Policy", POLICY)
        if answer.content_type == "text/html":
            made.headers["Cache-Control"] = "no-store"
        return made

    async def socket(self, socket: WebSocket) -> None:
        """Carry what is said in both directions."""
        url = self._target(socket.path_params["path"], socket.url.query).replace("http", "ws", 1)
        try:
            async with self.http.ws_connect(url, headers=_passed(socket.headers)) as behind:
                await socket.accept()
                await _carry(socket, behind)
        except aiohttp.WSServerHandshakeError:
            await socket.close(1008)
        except (aiohttp.ClientError, OSError):
            await socket.close(1011)


def _passed(headers: Mapping[str, str]) -> dict[str, str]:
    """A browser's headers, and for whom they are passed on. The browser's own address stays with
    Discord."""
    passed = {name: value for name, value in headers.items() if name.lower() not in _HOP}
    return passed | {"x-forwarded-for": "192.0.2.1"}


async def _carry(socket: WebSocket, behind: aiohttp.ClientWebSocketResponse) -> None:
    async def to_browser() -> None:
        async for message in behind:
            if message.type == aiohttp.WSMsgType.TEXT:
                await socket.send_text(message.data)
        code = behind.close_code or 1000
        await socket.close(1011 if code in (1005, 1006, 1015) else code)  # those are never sent

    async def to_server() -> None:
        while True:
            await behind.send_str(await socket.receive_text())

    tasks = {asyncio.create_task(to_browser()), asyncio.create_task(to_server())}
    done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    for result in await asyncio.gather(*done, *left, return_exceptions=True):
        over = (WebSocketDisconnect, ConnectionError, RuntimeError, asyncio.CancelledError)
        if isinstance(result, BaseException) and not isinstance(result, over):
            raise result
