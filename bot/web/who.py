"""Who asks for something: a browser, by its cookie; a frame inside Discord, by a bearer that it
holds in its memory; a socket of such a frame, which can't carry one, by a ticket."""

from __future__ import annotations

from hashlib import sha256

from aiohttp import web

from bot.data.recent import Latest
from bot.web.sessions import Session, Sessions
from bot.web.tickets import Tickets
from bot.web.where import Where

_KEPT = 10_000
_PERSON = web.RequestKey("person", int)


class Who:
    """Finds sessions. A bearer is sent by no other page, so it needs no check of the origin; where
    there is one, a cookie counts for nothing."""

    def __init__(self, where: Where, sessions: Sessions, tickets: Tickets) -> None:
        self._where, self._sessions, self._tickets = where, sessions, tickets
        self._known = Latest[bytes, int](_KEPT)
        """The people of the bearers that were good here lately."""

    def foreign(self, request: web.Request) -> bool:
        """Does another page ask to change something with our cookie?"""
        if request.method in ("GET", "HEAD") and "Upgrade" not in request.headers:
            return False
        if _bearer(request) or "ticket" in request.query or request.path.endswith("/inside"):
            return False
        return request.headers.get("Origin") != self._where.origin

    def address(self, request: web.Request) -> str:
        """From where somebody asks. Discord's proxy is one address for all the people inside it, so
        each of those stands for themselves once they are known."""
        person = request.get(_PERSON) or self._known.get(_digest(_bearer(request)))
        if person:
            return f"person {person}"
        # each proxy may add a header of its own behind the one that the browser made up
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))
        return self._where.asks(request.remote or "", forwarded)

    async def session(self, request: web.Request) -> Session | None:
        """The session in the address, if whoever asks may use it."""
        id, bearer = request.match_info["session"], _bearer(request)
        if ticket := request.query.get("ticket"):
            good = await self._tickets.use(ticket, id)
            found = await self._sessions.named(id) if good else None
        else:
            secret = bearer or request.cookies.get(f"skull_{id}", "")
            found = await self._sessions.of(id, secret)
        if found and (bearer or ticket):
            request[_PERSON] = found.person
        if found and bearer:
            self._known[_digest(bearer)] = found.person
        return found


def _bearer(request: web.Request) -> str:
    kind, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret if kind == "Bearer" else ""


def _digest(bearer: str) -> bytes:
    return sha256(bearer.encode(errors="replace")).digest()
