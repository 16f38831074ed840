"""How long an upload is likely to take, by what the last ones took and what is under way."""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

import discord

QUICK = 1.0
"""Seconds within which an answer may still be uploaded. With the way of the press, and drawing,
below `SLOW`."""
LEAST = 5_000
"""Bytes of an upload that tells how fast the line is."""


class Uplink:
    """The line to Discord."""

    def __init__(self) -> None:
        self._under_way = 0
        self._paces = deque[float](maxlen=4)
        """Seconds a byte, of the last uploads."""

    def quick(self, files: Sequence[Any]) -> bool:
        """Is it likely that these are soon uploaded?"""
        size = size_of(files)
        return not size or (self._under_way + size) * max(self._paces, default=0.0) < QUICK

    def slow(self, files: Sequence[Any]) -> bool:
        """Were the last uploads all so slow that these take long? (One alone may only have had to
        be repeated.)"""
        known = len(self._paces) == self._paces.maxlen
        return known and (self._under_way + size_of(files)) * min(self._paces) >= QUICK

    @contextmanager
    def uploading(self, files: Sequence[Any]) -> Iterator[None]:
        """Inside the block these are uploaded."""
        size, began = size_of(files), monotonic()
        self._under_way += size
        beside = self._under_way
        try:
            yield
        finally:
            self._under_way -= size
            if size >= LEAST:
                self._paces.append((monotonic() - began) / beside)


def size_of(files: Sequence[Any]) -> int:
    """The bytes of files that are to be uploaded."""
    buffers = [file.fp for file in files if isinstance(file, discord.File)]
    return sum(fp.getbuffer().nbytes for fp in buffers if isinstance(fp, io.BytesIO))
