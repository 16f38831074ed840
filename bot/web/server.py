"""The page's server: addresses, and who may ask for what.

Everything else is in `who` (who it is), `entrance` and `inside` (the ways in), `page` (what is
shown), `doing` (what is done), `feed` (what has changed), `limits` and `pictures`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress
from math import inf

from aiohttp import web

from bot.data.preferences import PersonSettings
from bot.errors import DatabaseLost, Stale
from bot.live.background import Background
from bot.live.languages import Languages
from bot.live.listening import LARGEST, WebHandler
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.message.made import read_in
from bot.message.parts import later
from bot.message.words import names_of
from bot.screen.ways import needs_press
from bot.table.table import Table
from bot.web.activity import Activity
from bot.web.asks import Ask, asked, json_of
from bot.web.doing import PageActs
from bot.web.drawn import Drawn
from bot.web.entrance import POLICY, WayIn
from bot.web.feed import Feed, OpenedPage
from bot.web.inside import Inside
from bot.web.limits import PICTURES, SOCKETS, Limits
from bot.web.page import SeenTable, listed, sheet_json
from bot.web.pictures import Pictures
from bot.web.sessions import Session, Sessions
from bot.web.tickets import Tickets
from bot.web.watching import Watching
from bot.web.where import Where
from bot.web.who import Who
from bot.web.words import words
from games.core import ENGLISH, Refused, say

log = logging.getLogger(__name__)

PULSE = 30.0
"""Seconds between two signs of life on a socket."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
LANGUAGE = web.RequestKey("language", str)
"""What whoever asks reads, once that is known."""


async def _nothing(_: int) -> PersonSettings:
    return PersonSettings()


class Pages:
    """Answers browsers."""

    def __init__(
        self,
        where: Where,
        sessions: Sessions,
        tables: Tables,
        languages: Languages,
        studio: Studio,
        doing: PageActs,
        background: Background,
        activity: Activity | None = None,
    ) -> None:
        self._where, self._sessions, self._tables = where, sessions, tables
        tickets = Tickets(sessions.engine, where.key, tables.now)
        self._who = Who(where, sessions, tickets)
        self._languages, self._doing = languages, doing
        self.feed = Feed(tables, sessions, background, self._tag)
        self.limits, self._pictures, self._skew = Limits(), Pictures(studio), studio.skew
        self.watching = Watching(sessions, tables.now)
        self._entrance = WayIn(where, sessions, tables, languages, self._ends)
        self._drawn = Drawn(self._sees, self._place, self._pictures)
        self.inside: Inside | None = None
        if activity:
            self.inside = Inside(
                activity,
                sessions,
                tickets,
                tables,
                languages,
                self.watching,
                self.limits,
                self._who,
                self._whose,
            )
        """The front inside Discord, if there is one."""
        self.begun: Callable[[], bool] = lambda: True
        """May tables be read and changed here? Not while the process starts or ends."""
        self.prefers: Callable[[int], Awaitable[PersonSettings]] = _nothing
        """What somebody has decided for themselves."""
        self.counted: Callable[[int], None] = lambda status: None
        """Told of each answer's status."""

    @property
    def app(self) -> web.Application:
        """The application to serve."""
        app = web.Application(middlewares=[self._guard], client_max_size=LARGEST)
        own = "/s/{session:[0-9a-f]{12}}/"
        table = own + "t/{table:[0-9]{1,9}}"
        for prefix in {"", self._where.prefix}:
            self._entrance.add(app.router, prefix, prefix + own)
            app.router.add_get(f"{prefix}{own}me", self._me)
            app.router.add_post(f"{prefix}{own}end", self._end)
            app.router.add_get(prefix + table, self._table)
            app.router.add_post(prefix + table, self._act)
            self._drawn.add(app.router, prefix + table)
            if self.inside:
                self.inside.add(app.router, prefix, prefix + own)
            app.router.add_get(f"{prefix}{table}/feed", self._socket)
        return app

    # --- what holds for every request ------------------------------------------------------------

    @web.middleware
    async def _guard(self, request: web.Request, handler: WebHandler) -> web.StreamResponse:
        """Refuse what asks too often or from elsewhere, and tell every error once."""
        try:
            self.limits.count("all requests", self._who.address(request))
            if self._who.foreign(request):
                raise web.HTTPForbidden(text="Another page asks for this.")
            answer = await handler(request)
        except web.HTTPException as error:
            after = error.headers.get("Retry-After", "")
            headers = {"Retry-After": after} if after else None
            answer = web.Response(status=error.status, text=error.text, headers=headers)
            if error.status == 429:
                await self.limits.hold_back()
                answer.force_close()
        except Refused as refused:
            told = refused.text.in_(request.get(LANGUAGE, ENGLISH))
            answer = json_of({"told": later(told, self._skew.seconds)}, 409)
        except DatabaseLost as error:
            answer = json_of({"told": error.text.in_(request.get(LANGUAGE, ENGLISH))}, 503)
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception as error:
            id = secrets.token_hex(3)
            log.error("error %s", id, exc_info=error)
            told = say("bot-went-wrong", error=id).in_(request.get(LANGUAGE, ENGLISH))
            answer = json_of({"told": told}, 500)
        self.counted(answer.status)
        if not answer.prepared:
            for name, value in HEADERS.items():
                answer.headers.setdefault(name, value)
        return answer

    async def _whose(self, request: web.Request) -> Session:
        """The session that asks. Raises 401 if it has ended, 503 while nobody can be served."""
        if not self.begun():
            raise web.HTTPServiceUnavailable(text="Not yet.", headers={"Retry-After": "1"})
        session = await self._who.session(request)
        if session is None:
            raise web.HTTPUnauthorized(text="This session has ended.")
        self.limits.count("requests", session.id)
        request[LANGUAGE] = await self._languages.of(session.person, session.language)
        return session

    async def _seen(self, session: Session, id: int, language: str) -> SeenTable:
        """A table as this session sees it. Raises `Refused`, in the same words whether there is no
        such table or it is none of theirs."""
        if not await self._leads_to(session, id):
            raise Refused(say("bot-table-gone"))
        table, live = read_in(await self._tables.look(id), language), await self._tables.live(id)
        await self.watching.check(session, table)
        seat = table.seat_of(session.person) if session.watched is None else None
        if session.watched is None and seat is None:
            raise Refused(say("bot-table-gone"))
        away = any(span.until == inf for span in self._tables.presence.spans(table.guild))
        confirms = await self._doing.matches.confirms(table, session.person)
        now, known = self._tables.now(), self._doing.known
        unseen = needs_press(live.table, live.seen, live.tokens, now)
        ahead = self._skew.seconds
        return SeenTable(table, seat, session.person, known, now, away, confirms, unseen, ahead)

    async def _leads_to(self, session: Session, id: int) -> bool:
        """May this session see a table, as far as is known without reading it? A table of others is
        not read: that costs much, and one that can't be read would be refused in other words."""
        if only := session.watched or session.only:
            return only == id
        return id in self._tables or await self._tables.store.sits(id, session.person)

    async def _ends(self, person: int) -> float | None:
        """When somebody has last ended their browsers; None while nobody can be served."""
        return (await self.prefers(person)).ended if self.begun() else None

    async def _end(self, request: web.Request) -> web.Response:
        session = await self._whose(request)
        await self._sessions.end(session.person, session.id)
        self.feed.end(session.id)
        return json_of({})

    # --- what is shown ---------------------------------------------------------------------------

    async def _me(self, request: web.Request) -> web.Response:
        """Whose page it is, its words, and the tables: those first that wait for the person."""
        session = await self._whose(request)
        language = request[LANGUAGE]
        found = list[Table]()
        if session.watched is None:
            found = await self._tables.tables_of(session.person)
        if session.only is not None:
            found = [table for table in found if table.id == session.only]
        found.sort(key=lambda table: not table.waits_for(session.person))
        tables = [listed(read_in(table, language), session.person) for table in found]
        return json_of(
            {
                "language": language,
                "words": words(language),
                "tables": tables,
                "watched": session.watched,
                "only": session.only,
            }
        )

    async def _table(self, request: web.Request) -> web.Response:
        seen = await self._sees(request)
        if request.headers.get("If-None-Match") == f'"{seen.tag}"':
            return web.Response(status=304)
        return _whole(seen)

    async def _sees(self, request: web.Request) -> SeenTable:
        """What whoever asks sees of the table in the address."""
        session, id = await self._whose(request), int(request.match_info["table"])
        return await self._seen(session, id, request[LANGUAGE])

    def _place(self, request: web.Request) -> AbstractContextManager[None]:
        """Waits for a picture in the block."""
        session, address = request.match_info["session"], self._who.address(request)
        return self.limits.place("pictures", PICTURES, session, address)

    # --- what is done ----------------------------------------------------------------------------

    async def _act(self, request: web.Request) -> web.Response:
        read = self._tables.now()
        session, id = await self._whose(request), int(request.match_info["table"])
        wish, language = (await asked(request, Ask)).wish, request[LANGUAGE]
        seen = await self._seen(session, id, language)
        if seen.seat is None and not self._doing.only_reads(wish.control):
            raise seen.table.only_watched  # whoever has a seat by now, too: this page only watches
        try:
            done = await self._doing.do(session, language, id, wish, read)
        except Refused as refused:
            after = await self._seen(session, id, language)
            told = refused.text.say(names_of(after.table), language)
            return json_of({"told": later(told, after.ahead), **after.whole}, 409)
        except Stale:
            return json_of({"told": say("bot-others-quicker").in_(language)}, 409)
        after = await self._seen(session, id, language)
        files = done.files or (await self._pictures.files(done.sheet) if done.sheet else ())
        sheet = done.sheet and sheet_json(after, done.sheet, self._doing.known, files)
        extra = {
            "note": later(done.told, after.ahead),
            "sheet": sheet,
            "to": 0 if session.only else done.leads_to,
        }
        return json_of({**extra, **after.whole})

    # --- what has changed ------------------------------------------------------------------------

    async def _tag(self, page: OpenedPage) -> str | None:
        """The digest of what a page should show now."""
        session = page.session
        language = await self._languages.of(session.person, session.language)
        with suppress(Refused):
            return (await self._seen(session, page.table, language)).tag
        return None

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        session, id = await self._whose(request), int(request.match_info["table"])
        await self._seen(session, id, request[LANGUAGE])
        with self.limits.place("pages", SOCKETS, session.id, self._who.address(request)):
            return await self._followed(request, session, id)

    async def _followed(
        self, request: web.Request, session: Session, id: int
    ) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=PULSE, max_msg_size=1024, compress=False)
        page = OpenedPage(socket, session, id)
        try:
            await socket.prepare(request)
            await self.feed.join(page)
            await socket.receive()  # a page says nothing: whatever comes ends it
        finally:
            self.feed.leave(page)
        return socket


def _whole(seen: SeenTable) -> web.Response:
    answer = json_of(seen.whole)
    answer.enable_compression()
    answer.headers["ETag"] = f'"{seen.tag}"'
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer
