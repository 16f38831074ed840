"""The way in to the page: its files, and links that become sessions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from aiohttp import web

from bot.live.languages import Languages
from bot.live.tables import Tables
from bot.web.asks import Open, asked, json_of, over
from bot.web.files import STATIC, file
from bot.web.letters import Letter, read
from bot.web.sessions import OLDEST, Invitation, Session, Sessions
from bot.web.where import Where
from bot.web.words import words
from games.core import Refused

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
"""What the page may load, and that no other page may hold it in a frame."""
Ended = Callable[[int], Awaitable[float | None]]
"""When somebody has last ended their browsers; None while nobody can be served."""


class WayIn:
    """Lets people in."""

    def __init__(
        self,
        where: Where,
        sessions: Sessions,
        tables: Tables,
        languages: Languages,
        ended: Ended,
    ) -> None:
        self._where, self._sessions, self._tables = where, sessions, tables
        self._languages, self._ended = languages, ended

    def add(self, router: web.UrlDispatcher, prefix: str, own: str) -> None:
        """Take these addresses; `own` is where a session's begin."""
        router.add_get(f"{prefix}/", self._index)
        router.add_get(own, self._index)
        for name in STATIC:  # beside both pages: so their addresses need no prefix
            router.add_get(f"{prefix}/{name}", self._static)
            router.add_get(f"{own}{name}", self._static)
        router.add_post(f"{prefix}/open", self._open)

    async def _index(self, request: web.Request) -> web.Response:
        """The page. In a frame inside Discord it shows nothing that a cookie could."""
        answer = file(request, "index.html", "text/html")
        if self._where.secret and "frame_id" in request.query:
            answer.headers["Content-Security-Policy"] = f"{POLICY} {self._where.frames}"
        return answer

    async def _static(self, request: web.Request) -> web.Response:
        name = request.path.rpartition("/")[2]
        return file(request, name, STATIC[name])

    async def _open(self, request: web.Request) -> web.Response:
        """Tell what a link leads to; with `go`, use it up and begin a session."""
        wanted = await asked(request, Open)
        letter = read(wanted.secret, self._where.key)
        to = await (self._letter(letter) if letter else self._sessions.look(wanted.secret))
        if to is None:
            return await over(request)
        language = await self._languages.of(to.person, to.language)
        if not (wanted.go or self._where.straight):
            return json_of({"name": to.name, "language": language, "words": words(language)})
        begins = self._sessions.enter(letter, to.language) if letter else None
        opened = await (begins or self._sessions.open(wanted.secret))
        if opened is None:
            return await over(request)
        session, secret = opened
        return self._entered(session, secret, to.table)

    async def _letter(self, letter: Letter) -> Invitation | None:
        """What the link of a direct message leads to; None if it is no longer good."""
        ended = await self._ended(letter.person)
        if ended is None or not letter.good(self._tables.now(), ended):
            return None
        with suppress(Refused):
            table = await self._tables.look(letter.table)
            seat = table.seat_of(letter.person)
            if seat is not None:
                name = table.players[seat].name
                return Invitation(letter.person, name, table.spoken, letter.table, watches=False)
        return None

    def _entered(self, session: Session, secret: str, table: int) -> web.Response:
        """Lead to the page of a session that begins, with its cookie."""
        answer = json_of({"to": f"s/{session.id}/#{table}"})
        answer.set_cookie(
            f"skull_{session.id}",
            secret,
            path=f"{self._where.prefix}/s/{session.id}/",
            max_age=int(OLDEST),
            httponly=True,
            samesite="Lax",
            secure=self._where.public.scheme == "https",
        )
        return answer
