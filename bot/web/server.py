"""The page's server: addresses, who may ask for what, limits.

Everything else is in `sessions` (who it is), `page` (what is shown), `doing` (what is done) and
`feed` (what has changed).
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import inf
from typing import Annotated, Any

from aiohttp import web
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.errors import Away, DatabaseLost, Stale
from bot.live.background import Background
from bot.live.languages import Languages, ready
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.message.parts import names_of
from bot.press.choosing import Often
from bot.table import ids
from bot.table.table import Table
from bot.web.doing import Doing, Wish
from bot.web.feed import Feed, Page
from bot.web.page import Json, Shown, listed, sheet_json
from bot.web.sessions import OLDEST, Session, Sessions
from bot.web.where import Where
from bot.web.words import words
from games.core import ENGLISH, LANGUAGES, Refused, say

log = logging.getLogger(__name__)

LARGEST = 8192
"""Bytes of the largest request that is read."""
REQUESTS, SECONDS = 100, 10.0
"""How many requests one session may send within so many seconds."""
CROWD = 4
"""How many times as much one address may: several people can share one."""
PAUSE, HELD = 1.0, 100
"""Seconds that whoever asks too often waits for the refusal, and how many may wait so."""
SOCKETS = 8
"""How many open pages one session may have."""
PULSE = 30.0
"""Seconds between two signs of life on a socket."""
PICTURES = 4
"""How many pictures wait at most for each other, a session."""
KEPT = 100
"""How many pictures memory keeps."""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
STATIC = {
    "page.js": "text/javascript",
    "board.js": "text/javascript",
    "text.js": "text/javascript",
    "page.css": "text/css",
}
LANGUAGE = web.RequestKey("language", str)
"""What whoever asks reads, once that is known."""
Text = Annotated[str, Field(max_length=500)]


class _Ask(BaseModel):
    """What the page asks to be done."""

    model_config = ConfigDict(extra="forbid", strict=True)
    key: Annotated[str, Field(min_length=8, max_length=64)]
    id: Annotated[str, Field(max_length=200)] = ""
    """The custom id of a control,"""
    values: Annotated[list[Text], Field(max_length=5)] = []
    """with what was chosen in it;"""
    moment: Annotated[str, Field(max_length=60)] = ""
    """or the moment of a move,"""
    move: Annotated[str, Field(max_length=100)] = ""
    """and the move."""
    fields: dict[Annotated[str, Field(max_length=20)], Text] = {}
    """What was filled in."""

    @property
    def wish(self) -> Wish:
        """What that means. Raises `Refused` if it is nothing of ours."""
        id = self.id or f"g:{self.moment}:{ids.write_entry(self.move)}"
        return Wish(self.key, ids.parse(id, self.values), self.fields)


class _Open(BaseModel):
    """Asks what a link leads to, or uses it up."""

    model_config = ConfigDict(extra="forbid", strict=True)
    secret: Annotated[str, Field(max_length=64)]
    go: bool = False


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Pages:
    """Answers browsers."""

    pause = PAUSE
    """See `PAUSE`."""

    def __init__(
        self,
        where: Where,
        sessions: Sessions,
        tables: Tables,
        languages: Languages,
        studio: Studio,
        doing: Doing,
        background: Background,
    ) -> None:
        self._where, self._sessions, self._tables = where, sessions, tables
        self._languages, self._studio, self._doing = languages, studio, doing
        self.feed = Feed(tables, sessions, background, self._tag)
        self._often = Often(REQUESTS, SECONDS)
        self._crowd = Often(REQUESTS * CROWD, SECONDS)
        self._sockets = dict[str, int]()
        """Open sockets, by session and by address."""
        self._held = 0
        self._drawing = asyncio.Lock()
        self._waiting = dict[str, int]()
        """How many pictures each session waits for."""
        self._drawn = dict[str, bytes]()
        """The pictures drawn last, by the digest of what they show."""
        self.begun: Callable[[], bool] = lambda: True
        """May tables be read and changed here? Not while the process starts or ends."""
        self.counted: Callable[[int], None] = lambda status: None
        """Told of each answer's status."""

    @property
    def app(self) -> web.Application:
        """The application to serve."""
        app = web.Application(middlewares=[self._guard], client_max_size=LARGEST)
        own = "/s/{session:[0-9a-f]{12}}/"
        table = own + "t/{table:[0-9]{1,9}}"
        for prefix in {"", self._where.prefix}:
            app.router.add_get(f"{prefix}/", self._index)
            for name in STATIC:  # beside both pages: so their addresses need no prefix
                app.router.add_get(f"{prefix}/{name}", self._static)
                app.router.add_get(f"{prefix}{own}{name}", self._static)
            app.router.add_post(f"{prefix}/open", self._open)
            app.router.add_get(prefix + own, self._index)
            app.router.add_get(f"{prefix}{own}me", self._me)
            app.router.add_post(f"{prefix}{own}end", self._end)
            app.router.add_get(prefix + table, self._table)
            app.router.add_post(prefix + table, self._act)
            app.router.add_get(f"{prefix}{table}/{{name:[0-9a-f]{{16}}}}.png", self._picture)
            app.router.add_get(f"{prefix}{table}/feed", self._socket)
        return app

    # --- what holds for every request ------------------------------------------------------------

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what asks too often or from elsewhere, and tell every error once."""
        try:
            self._check_rate(self._crowd, self._address(request))
            changes = request.method != "GET" or "Upgrade" in request.headers
            if changes and request.headers.get("Origin") != self._where.origin:
                raise web.HTTPForbidden(text="Another page asks for this.")
            answer = await handler(request)
        except web.HTTPException as error:
            after = error.headers.get("Retry-After", "")
            headers = {"Retry-After": after} if after else None
            answer = web.Response(status=error.status, text=error.text, headers=headers)
            if error.status == 429:
                await self._hold_back()
                answer.force_close()
        except Refused as refused:
            answer = _json({"told": refused.text.say((), request.get(LANGUAGE, ENGLISH))}, 409)
        except DatabaseLost as error:
            name = "bot-no-memory" if isinstance(error, Away) else "bot-unsure"
            answer = _json({"told": say(name).say((), request.get(LANGUAGE, ENGLISH))}, 503)
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception as error:
            id = secrets.token_hex(3)
            log.error("error %s", id, exc_info=error)
            told = say("bot-went-wrong", error=id).say((), request.get(LANGUAGE, ENGLISH))
            answer = _json({"told": told}, 500)
        self.counted(answer.status)
        if not answer.prepared:
            for name, value in HEADERS.items():
                answer.headers.setdefault(name, value)
        return answer

    def _address(self, request: web.Request) -> str:
        # each proxy may add a header of its own behind the one that the browser made up
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", []))
        return self._where.asks(request.remote or "", forwarded)

    def _check_rate(self, often: Often, who: str) -> None:
        number = int.from_bytes(sha256(who.encode()).digest()[:8])
        if not often.may(number, 1, asyncio.get_running_loop().time()):
            raise web.HTTPTooManyRequests(text="Too many requests.", headers={"Retry-After": "5"})

    async def _hold_back(self) -> None:
        """Let whoever asks too often wait, so that asking again costs the others little. Too many
        of these are not waited for: their connections end."""
        if self._held < HELD:
            self._held += 1
            try:
                await asyncio.sleep(self.pause)
            finally:
                self._held -= 1

    async def _whose(self, request: web.Request) -> Session:
        """The session that asks. Raises 401 if it has ended, 503 while nobody can be served."""
        if not self.begun():
            raise web.HTTPServiceUnavailable(text="Not yet.", headers={"Retry-After": "1"})
        id = request.match_info["session"]
        session = await self._sessions.of(id, request.cookies.get(f"skull_{id}", ""))
        if session is None:
            raise web.HTTPUnauthorized(text="This session has ended.")
        self._check_rate(self._often, id)
        request[LANGUAGE] = await self._languages.of(session.person, session.language)
        return session

    async def _seen(self, session: Session, id: int, language: str) -> Shown:
        """A table as this session sees it. Raises `Refused`, in the same words whether there is no
        such table or it is none of theirs."""
        if not await self._leads_to(session, id):
            raise Refused(say("bot-table-gone"))
        table = (await self._tables.look(id)).read_in(language)
        seat = table.seat_of(session.person) if session.watched is None else None
        if session.watched is None and seat is None:
            raise Refused(say("bot-table-gone"))
        away = any(span.until == inf for span in self._tables.presence.spans(table.guild))
        now = self._tables.now()
        return Shown(table, seat, session.person, self._doing.known, now, away)

    async def _leads_to(self, session: Session, id: int) -> bool:
        """May this session see a table, as far as is known without reading it? A table of others is
        not read: that costs much, and one that can't be read would be refused in other words."""
        if session.watched is not None:
            return session.watched == id
        return id in self._tables or await self._tables.store.sits(id, session.person)

    # --- the way in ------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.Response:
        return _file(request, "index.html", "text/html")

    async def _static(self, request: web.Request) -> web.Response:
        name = request.path.rpartition("/")[2]
        return _file(request, name, STATIC[name])

    async def _open(self, request: web.Request) -> web.Response:
        """Tell what a link leads to; with `go`, use it up and begin a session."""
        asked = await _asked(request, _Open)
        to = await self._sessions.look(asked.secret)
        if to is None:
            return await _over(request)
        language = await self._languages.of(to.person, to.language)
        if not (asked.go or self._where.straight):
            return _json({"name": to.name, "language": language, "words": words(language)})
        opened = await self._sessions.open(asked.secret)
        if opened is None:
            return await _over(request)
        session, secret = opened
        answer = _json({"to": f"s/{session.id}/#{to.table}"})
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

    async def _end(self, request: web.Request) -> web.Response:
        session = await self._whose(request)
        await self._sessions.end(session.person, session.id)
        self.feed.end(session.id)
        return _json({})

    # --- what is shown ---------------------------------------------------------------------------

    async def _me(self, request: web.Request) -> web.Response:
        """Whose page it is, its words, and the tables: those first that wait for the person."""
        session = await self._whose(request)
        language = request[LANGUAGE]
        found = list[Table]()
        if session.watched is None:
            found = await self._tables.tables_of(session.person)
        found.sort(key=lambda table: not table.waits_for(session.person))
        tables = [listed(table.read_in(language), session.person) for table in found]
        return _json(
            {
                "language": language,
                "words": words(language),
                "tables": tables,
                "watched": session.watched,
            }
        )

    async def _table(self, request: web.Request) -> web.Response:
        session = await self._whose(request)
        seen = await self._seen(session, int(request.match_info["table"]), request[LANGUAGE])
        if request.headers.get("If-None-Match") == f'"{seen.tag}"':
            return web.Response(status=304)
        return _whole(seen)

    async def _picture(self, request: web.Request) -> web.Response:
        """The picture of what the viewer sees now, by its digest."""
        session, name = await self._whose(request), request.match_info["name"]
        seen = await self._seen(session, int(request.match_info["table"]), request[LANGUAGE])
        if seen.view is None or seen.view.digest != name:
            raise web.HTTPNotFound(text="This is not what is shown now.")
        data = await self._paint(session, seen)
        headers = {"Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=data, content_type="image/png", headers=headers)

    async def _paint(self, session: Session, seen: Shown) -> bytes:
        """Draw a picture, one page's at a time: in between, those of presses have their turn."""
        assert seen.view
        name, waits = seen.view.digest, self._waiting
        if waits.get(session.id, 0) >= PICTURES:
            raise web.HTTPTooManyRequests(text="One picture after the other, please.")
        waits[session.id] = waits.get(session.id, 0) + 1
        try:
            async with self._drawing:
                if name not in self._drawn:
                    draw, view = seen.table.game.looks.draw, seen.view
                    self._drawn[name] = await self._studio.paint(lambda: draw(view))
                    if len(self._drawn) > KEPT:
                        del self._drawn[next(iter(self._drawn))]
                return self._drawn[name]
        finally:
            waits[session.id] -= 1
            if not waits[session.id]:
                del waits[session.id]

    # --- what is done ----------------------------------------------------------------------------

    async def _act(self, request: web.Request) -> web.Response:
        session, id = await self._whose(request), int(request.match_info["table"])
        asked, language = await _asked(request, _Ask), request[LANGUAGE]
        wish, seen = asked.wish, await self._seen(session, id, language)
        if seen.seat is None and not self._doing.only_reads(wish.control):
            raise Refused(say("bot-not-at-table"))
        try:
            done = await self._doing.do(session, language, id, wish)
        except Refused as refused:
            after = await self._seen(session, id, language)
            told = refused.text.say(names_of(after.table), language)
            return _json({"told": told, **after.whole}, 409)
        except Stale:
            return _json({"told": say("bot-others-quicker").say((), language)}, 409)
        after = await self._seen(session, id, language)
        sheet = done.sheet and sheet_json(after.table, done.sheet, self._doing.known, done.files)
        extra = {"note": done.told, "sheet": sheet, "to": done.leads_to}
        return _json({**extra, **after.whole})

    # --- what has changed ------------------------------------------------------------------------

    async def _tag(self, page: Page) -> str | None:
        """The digest of what a page should show now."""
        session = page.session
        language = await self._languages.of(session.person, session.language)
        with suppress(Refused):
            return (await self._seen(session, page.table, language)).tag
        return None

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        session, id = await self._whose(request), int(request.match_info["table"])
        await self._seen(session, id, request[LANGUAGE])
        places = {session.id: SOCKETS, self._address(request): SOCKETS * CROWD}
        if any(self._sockets.get(place, 0) >= most for place, most in places.items()):
            raise web.HTTPTooManyRequests(text="Too many open pages.")
        socket = web.WebSocketResponse(heartbeat=PULSE, max_msg_size=1024, compress=False)
        page = Page(socket, session, id)
        for place in places:
            self._sockets[place] = self._sockets.get(place, 0) + 1
        try:
            await socket.prepare(request)
            await self.feed.join(page)
            await socket.receive()  # a page says nothing: whatever comes ends it
        finally:
            self.feed.leave(page)
            for place in places:
                self._sockets[place] -= 1
                if not self._sockets[place]:
                    del self._sockets[place]
        return socket


def _json(what: Json, status: int = 200) -> web.Response:
    text = json.dumps(what, ensure_ascii=False, separators=(",", ":"))
    return web.Response(text=text, status=status, content_type="application/json")


async def _over(request: web.Request) -> web.Response:
    """A link is no longer good. Nobody knows who asks, so the browser's language is used."""
    wanted = request.headers.get("Accept-Language", "").lower().split(",")
    codes = (part.partition(";")[0].partition("-")[0].strip() for part in wanted)
    language = await ready(next((code for code in codes if code in LANGUAGES), ENGLISH))
    return _json({"over": True, "language": language, "words": words(language)}, 404)


def _whole(seen: Shown) -> web.Response:
    answer = _json(seen.whole)
    answer.enable_compression()
    answer.headers["ETag"] = f'"{seen.tag}"'
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer


async def _asked(request: web.Request, kind: type[Any]) -> Any:
    """What a request's body asks for. Raises 400."""
    try:
        return kind.model_validate_json(await request.read())
    except ValidationError:
        raise web.HTTPBadRequest(text="This is nothing that the page asks.") from None


def _file(request: web.Request, name: str, kind: str) -> web.Response:
    text, tag = _read(name)
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("If-None-Match") == tag:
        return web.Response(status=304, headers=headers)
    return web.Response(text=text, content_type=kind, headers=headers)


@cache
def _read(name: str) -> tuple[str, str]:
    """A file of the page, and its digest."""
    text = files("bot.web").joinpath("static", name).read_text(encoding="utf-8")
    return text, f'"{sha256(text.encode()).hexdigest()[:16]}"'
