"""A person's data as zip files that Discord takes: written as it is read, in parts if need be."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Sequence
from typing import IO
from zipfile import ZIP_DEFLATED, ZipFile

from bot.cogs.people.about import about
from bot.data.database import Database

PENDING = 128 * 1024
"""Bytes that a compressor may hold back, and the list at a zip's end: it has an entry for each
file, of which there are a few dozen."""


async def packed(engine: Database, person: int, limit: int) -> AsyncIterator[bytes]:
    """All that is stored about somebody: for each kind a file with a JSON array, a row a line. A
    part has at most `limit` bytes and can be read by itself; only one is in memory at a time."""
    part = _Part()
    async for name, rows in about(engine, person):
        written = [json.dumps(row, ensure_ascii=False) for row in rows]
        if part.full(limit - sum(len(line.encode()) + 2 for line in written)):
            yield part.done()
            part = _Part()
        await asyncio.to_thread(part.write, name, written)
    yield part.done()


class _Part:
    """One zip file."""

    def __init__(self) -> None:
        self._data = io.BytesIO()
        self._zip = ZipFile(self._data, "w", ZIP_DEFLATED)
        self._name, self._rows = "", 0
        self._file: IO[bytes] | None = None

    def full(self, room: int) -> bool:
        """Could it be larger than that? Nothing grows by being compressed."""
        return self._data.tell() > room - PENDING

    def write(self, name: str, rows: Sequence[str]) -> None:
        """Append rows to a file, the last one or another."""
        if self._file is None or name != self._name:
            self._end()
            self._name, self._rows = name, 0
            self._file = self._zip.open(f"{name}.json", "w")
            self._file.write(b"[")
        for row in rows:
            self._file.write(f"{',' if self._rows else ''}\n{row}".encode())
            self._rows += 1

    def done(self) -> bytes:
        """All of it."""
        self._end()
        self._zip.close()
        return self._data.getvalue()

    def _end(self) -> None:
        if self._file:
            self._file.write(b"\n]\n")
            self._file.close()
