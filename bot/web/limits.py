"""How much one browser, and one address, may ask of this process. What is counted here is forgotten
with the process, and never stored."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from aiohttp import web

from bot.press.often import Often

READ = 10.0
"""Seconds that the body of a request may take."""
REQUESTS, SECONDS = 100, 10.0
"""How many requests one session may send within so many seconds."""
PAUSE, HELD = 1.0, 100
"""Seconds that whoever asks too often waits for the refusal, and how many may wait so."""
SOCKETS, PICTURES = 8, 4
"""How many open pages one session may have, and how many pictures it may wait for."""
CROWD = 4
"""How many times as much as a session one address may: several people can share it."""
COUNTED = {"requests": REQUESTS, "all requests": REQUESTS * CROWD, "sign-ins": 30, "tickets": 20}
"""How much may be asked within `SECONDS`: by a session; by an address; by an address, of Discord;
by a session, of each of which a row is kept."""


class Limits:
    """Each check raises 429."""

    pause = PAUSE
    """See `PAUSE`."""

    def __init__(self) -> None:
        self._often = {kind: Often(most, SECONDS) for kind, most in COUNTED.items()}
        self._places = Counter[tuple[str, str]]()
        """What is open or waited for, by its kind and by session or address."""
        self._held = 0

    def count(self, kind: str, who: str) -> None:
        """Count what a session or an address asks for (`COUNTED`)."""
        number = int.from_bytes(sha256(who.encode()).digest()[:8])
        if not self._often[kind].may(number, 1, asyncio.get_running_loop().time()):
            raise web.HTTPTooManyRequests(text="Too many requests.", headers={"Retry-After": "5"})

    @contextmanager
    def place(self, kind: str, most: int, session: str, address: str) -> Iterator[None]:
        """Take a place among those of this kind for the block. A session has so many (`most`), an
        address more."""
        wanted = {(kind, session): most, (kind, address): most * CROWD}
        if any(self._places[place] >= limit for place, limit in wanted.items()):
            raise web.HTTPTooManyRequests(text=f"Too many {kind} at once.")
        self._places.update(wanted.keys())
        try:
            yield
        finally:
            self._places.subtract(wanted.keys())
            for place in wanted:
                if not self._places[place]:
                    del self._places[place]

    async def hold_back(self) -> None:
        """Let whoever asks too often wait, so that asking again costs the others little. Too many
        of these are not waited for: their connections end."""
        if self._held < HELD:
            self._held += 1
            try:
                await asyncio.sleep(self.pause)
            finally:
                self._held -= 1
