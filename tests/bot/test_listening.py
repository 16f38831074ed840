"""What every server of ours does with what nobody has asked for."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest
from aiohttp import web
from pydantic import BaseModel

from bot.host.health import starting
from bot.live import listening
from bot.live.listening import LARGEST, WebHandler, served
from bot.web import asks
from bot.web.asks import asked
from local_discord.patience import LONG

BOMB = gzip.compress(b"0" * 1_000_000)
"""A body of 1 kB, which is 1 MB."""


class Anything(BaseModel):
    """What the tests ask."""

    size: int


@asynccontextmanager
async def own(host: str, port: int) -> AsyncIterator[None]:
    """A server of ours, where a request is read at /read, not at /, and refused at /no."""

    @web.middleware
    async def guard(request: web.Request, handler: WebHandler) -> web.StreamResponse:
        if request.path == "/no":
            return web.Response(status=403)
        return await handler(request)

    async def read(request: web.Request) -> web.Response:
        return web.Response(text=str(len(await request.read())))

    async def model(request: web.Request) -> web.Response:
        return web.Response(text=str(await asked(request, Anything)))

    app = web.Application(middlewares=[guard], client_max_size=LARGEST)
    app.router.add_post("/read", read)
    app.router.add_post("/model", model)
    async with served(app, "a test", "", host, port):
        yield


Server = Callable[[str, int], Any]


@asynccontextmanager
async def listening_to(server: Server) -> AsyncIterator[tuple[str, int]]:
    """Where a server listens, as soon as it does."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        where = free.getsockname()
    async with server(*where), asyncio.timeout(LONG):
        while True:
            try:
                _, writer = await asyncio.open_connection(*where)
            except ConnectionRefusedError:
                await asyncio.sleep(0)
            else:
                writer.close()
                break
        yield where


@pytest.fixture
def inflated(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is inflated in this process."""
    found, real = list[Any](), zlib.decompressobj

    def inflate(*args: Any, **kwargs: Any) -> Any:
        found.append((args, kwargs))
        return real(*args, **kwargs)

    monkeypatch.setattr(zlib, "decompressobj", inflate)
    return found


async def sent(where: tuple[str, int], path: str, body: bytes, **headers: str) -> tuple[int, str]:
    """The answer to a body, on a connection of its own."""
    reader, writer = await asyncio.open_connection(*where)
    lines = [f"POST {path} HTTP/1.1", "Host: page.test", f"Content-Length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode() + body)
    async with asyncio.timeout(LONG):
        answer = await reader.read()
    writer.close()
    head, _, text = answer.decode().partition("\r\n\r\n")
    return int(head.split()[1]), text


@pytest.mark.parametrize("server", [own, starting])
@pytest.mark.parametrize("path", ["/", "/health/live", "/read"])
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd"])
async def test_no_body_is_inflated(
    server: Server, path: str, encoding: str, inflated: list[Any]
) -> None:
    """Whether it is refused or read: it is what came."""
    async with listening_to(server) as where:
        status, text = await sent(where, path, BOMB, Content_Encoding=encoding)
        if (server, path) == (own, "/read"):
            assert (status, text) == (200, str(len(BOMB)))
        else:
            assert status in (404, 405)
    assert inflated == []


REST = b"x" * 0x8000


@pytest.mark.parametrize(("path", "status"), [("/", 404), ("/read", 413), ("/no", 403)])
@pytest.mark.parametrize(
    ("how", "first", "rest"),
    [
        (f"Content-Length: {2 * len(REST)}", REST, REST),
        ("Transfer-Encoding: chunked", b"8000\r\n" + REST, b"\r\n0\r\n\r\n"),
    ],
    ids=["length", "chunks"],
)
async def test_nothing_is_read_after_a_body_that_is_too_large(
    monkeypatch: pytest.MonkeyPatch, path: str, status: int, how: str, first: bytes, rest: bytes
) -> None:
    """Neither its rest nor another request: the connection ends."""
    monkeypatch.setattr(listening, "LINGERS", 0.1)
    async with listening_to(own) as where, asyncio.timeout(LONG):
        reader, writer = await asyncio.open_connection(*where)
        writer.write(f"POST {path} HTTP/1.1\r\nHost: page.test\r\n{how}\r\n\r\n".encode() + first)
        answer = await reader.readuntil(b"\r\n\r\n")
        assert int(answer.split()[1]) == status
        writer.write(rest + b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert b"HTTP/1.1" not in await reader.read()
        writer.close()


async def test_whoever_sends_little_keeps_the_connection() -> None:
    async with listening_to(own) as where:
        reader, writer = await asyncio.open_connection(*where)
        for path, status in (("/", b"404"), ("/read", b"200"), ("/", b"404")):
            head = f"POST {path} HTTP/1.1\r\nHost: page.test\r\nContent-Length: {LARGEST}\r\n\r\n"
            writer.write(head.encode() + b"x" * LARGEST)
            async with asyncio.timeout(LONG):
                answer = await reader.readuntil(b"\r\n\r\n")
                assert answer.split()[1] == status
                size = re.search(rb"Content-Length: (\d+)", answer)
                assert size
                await reader.readexactly(int(size[1]))
        writer.close()


async def test_a_body_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(asks, "READ", 0.0)
    async with listening_to(own) as where:
        reader, writer = await asyncio.open_connection(*where)
        writer.write(b"POST /model HTTP/1.1\r\nHost: page.test\r\nContent-Length: 9\r\n\r\n{")
        async with asyncio.timeout(LONG):
            assert (await reader.readline()).split()[1] == b"408"
        writer.close()
