"""A pooler that gives each transaction another of its sessions, as PgBouncer does by default."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import sqlalchemy as sa

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
_STARTS, _TLS, _IDLE = 196_608, 80_877_103, b"I"


@dataclass
class Pooler:
    """It keeps what a server says at the start, and says it to all clients."""

    server: sa.URL
    greeting: bytes = b""
    idle: list[Streams] = field(default_factory=list)
    """The server's sessions that nobody uses: last in, first out."""
    writers: list[asyncio.StreamWriter] = field(default_factory=list)
    """Of all of them."""

    async def open(self) -> Streams:
        """Another session at the server."""
        folder, port = self.server.query["host"], self.server.port or 5432
        streams = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
        about = f"user\0{self.server.username}\0database\0{self.server.database}\0\0".encode()
        streams[1].write(struct.pack("!II", 8 + len(about), _STARTS) + about)
        self.writers.append(streams[1])
        self.greeting, _ = await _until_ready(streams[0])
        return streams

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A client, until it goes."""
        try:
            while True:
                size, code = struct.unpack("!II", await reader.readexactly(8))
                await reader.readexactly(size - 8)
                if code == _STARTS:
                    break
                writer.write(b"N" if code == _TLS else b"")
            writer.write(self.greeting)
            while True:
                await self._transaction(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def _transaction(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        asked = await reader.readexactly(5)  # only now does the client need a session
        if asked[:1] == b"X":
            raise ConnectionAbortedError
        session, state = self.idle.pop() if self.idle else await self.open(), b""
        while state != _IDLE:
            answers = asyncio.create_task(_until_ready(session[0], writer))
            try:
                while not answers.done():
                    session[1].write(asked + await reader.readexactly(_size(asked)))
                    if asked[:1] in (b"S", b"Q"):  # the server answers these to the end
                        _, state = await answers
                    if state != _IDLE:
                        asked = await reader.readexactly(5)
            finally:
                answers.cancel()
        self.idle.append(session)


async def _until_ready(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter | None = None
) -> tuple[bytes, bytes]:
    """What a server says until it waits for the next request, and in which state it is then."""
    said = b""
    while True:
        head = await reader.readexactly(5)
        body = await reader.readexactly(_size(head))
        said += head + body
        if writer:
            writer.write(head + body)
        if head[:1] == b"Z":
            return said, body


def _size(head: bytes) -> int:
    return int.from_bytes(head[1:]) - 4


@asynccontextmanager
async def pooled(url: str) -> AsyncIterator[str]:
    """The address of a pooler before this database."""
    pooler = Pooler(sa.make_url(url))
    clients = set[asyncio.Task[None]]()
    pooler.idle.append(await pooler.open())

    def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        clients.add(asyncio.create_task(pooler.serve(reader, writer)))

    server = await asyncio.start_server(come, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    address = sa.make_url(url).difference_update_query(["host"]).set(host="127.0.0.1", port=port)
    try:
        yield address.render_as_string(hide_password=False)
    finally:
        server.close()
        for client in clients:
            client.cancel()
        await asyncio.gather(*clients, return_exceptions=True)
        for writer in pooler.writers:
            writer.close()
            await writer.wait_closed()
