"""Serves a world on an address of this machine, in the caller's event loop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import uvicorn
from starlette.types import ASGIApp

from . import rest
from .rest.app import API
from .world import World

_IDLE = 60
"""Seconds until an idle connection is closed. A client must close first (aiohttp does after 15).
Otherwise it may send something just when the connection is closed here, and a bot's post is not
sent again."""


@dataclass(frozen=True)
class Address:
    """Where a world is served."""

    http: str

    @property
    def api(self) -> str:
        """For ``discord.http.Route.BASE``."""
        return self.http + API

    @property
    def gateway(self) -> str:
        """For ``discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY``."""
        return self.http.replace("http", "ws", 1) + "/gateway"

    @property
    def cdn(self) -> str:
        """For ``discord.asset.Asset.BASE``."""
        return self.http + "/cdn"


class _Server(uvicorn.Server):
    """Leaves signals to the host program, and stops at once."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.stop = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def main_loop(self) -> None:
        await self.stop.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        if tasks := set(self.server_state.tasks):
            await asyncio.wait(tasks, timeout=1)
        await self.lifespan.shutdown()


def _listen(host: str, port: int) -> socket.socket:
    # The protocol is named because only then does asyncio turn Nagle's algorithm off. With it,
    # every answer comes 40 ms late.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OverflowError:
        raise OSError(errno.EINVAL, "a port is a number from 0 to 65535") from None
    listening.listen(100)
    return listening


@contextlib.asynccontextmanager
async def serve(
    world: World, port: int = 0, host: str = "127.0.0.1", app: ASGIApp | None = None
) -> AsyncIterator[Address]:
    """Serve a world; port 0 takes any free one. ``app`` comes from :func:`rest.build`.

    A world may be served at several addresses at once. If each process of a bot has an address of
    its own, their requests and sessions can be told apart, and one process can be cut off.
    """
    listening = _listen(host, port)
    address = Address(f"http://{host}:{listening.getsockname()[1]}")
    world.addresses.append(address.http)
    config = uvicorn.Config(
        app or rest.build(world),
        log_config=None,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_keep_alive=_IDLE,
    )
    server = _Server(config)
    world.faults.connections[address.http] = server.server_state.connections
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield address
    finally:
        server.stop.set()
        await task
        world.addresses.remove(address.http)
        del world.faults.connections[address.http]
