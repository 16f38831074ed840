"""Tickets for the sockets of frames inside Discord: a browser sends no header of ours with those.

A ticket is signed and not stored. Using it is noted among the presses, which all processes share,
so that nobody uses it twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from struct import Struct

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.data import schema
from bot.data.database import Database
from bot.web.letters import opened, sealed
from bot.web.sessions import Session

GOOD = 10.0
"""Seconds for which a ticket is good."""
_FOR = Struct(">6sd8s")
"""The session, until when, and what makes each differ from the others."""
_PURPOSE = b"ticket"


class Tickets:
    """Makes and takes them."""

    def __init__(self, engine: Database, key: bytes, now: Callable[[], float]) -> None:
        self._engine, self._key, self._now = engine, key, now

    def made(self, session: Session) -> str:
        """A ticket for one socket of this session."""
        id, until = bytes.fromhex(session.id), self._now() + GOOD
        return sealed(_FOR.pack(id, until, secrets.token_bytes(8)), self._key, _PURPOSE)

    async def use(self, ticket: str, session: str) -> bool:
        """Use a ticket up. Was it good for this session?"""
        if self._until(ticket, session) <= self._now():
            return False
        number = -1 - (int.from_bytes(sha256(f"ticket {ticket}".encode()).digest()[:8]) >> 1)
        used = sa.insert(schema.presses).values(interaction=number, at=self._now())
        try:
            await self._engine.change(used)
        except IntegrityError:
            return False
        return True

    def _until(self, ticket: str, session: str) -> float:
        """Until when it is good; 0 if it is none of ours, or another session's."""
        text = opened(ticket, self._key, _PURPOSE)
        id, until, _ = _FOR.unpack(text) if text else (b"", 0.0, b"")
        return float(until) if id.hex() == session else 0.0
