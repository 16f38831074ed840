"""The page's second front: a frame inside Discord, an Activity.

Discord's SDK gives it a code, for which it gets a session of our own here. It holds that in its
memory. What it says about itself (its instance, the table that a link named) is its own word: it
only decides what is shown first. Which channel it is in, Discord says.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from aiohttp import web

from bot.live.languages import Languages, ready
from bot.live.tables import Tables
from bot.web.activity import Activity, Unsaid, Venue
from bot.web.asks import Enter, Instance, asked, json_of, read_by
from bot.web.limits import Limits
from bot.web.page import Json
from bot.web.sessions import Session, Sessions
from bot.web.tickets import Tickets
from bot.web.watching import Watching
from bot.web.who import Who
from bot.web.words import words
from games.core import ENGLISH, Refused, say, spoken_as

Whose = Callable[[web.Request], Awaitable[Session]]


class Inside:
    """Answers what only such a frame asks."""

    def __init__(
        self,
        activity: Activity,
        sessions: Sessions,
        tickets: Tickets,
        tables: Tables,
        languages: Languages,
        watching: Watching,
        limits: Limits,
        who: Who,
        whose: Whose,
    ) -> None:
        self._activity, self._sessions, self._tickets = activity, sessions, tickets
        self._tables, self._languages = tables, languages
        self._watching, self._limits = watching, limits
        self._address, self._whose = who.address, whose
        self.entered: Callable[[str], None] = lambda how: None
        """Told how each sign-in ended."""

    def add(self, router: web.UrlDispatcher, prefix: str, own: str) -> None:
        """Take these addresses; `own` is where a session's begin."""
        router.add_get(f"{prefix}/inside", self._begin)
        router.add_post(f"{prefix}/inside", self._enter)
        router.add_post(f"{own}ticket", self._ticket)
        router.add_post(f"{own}watch", self._watch)

    async def _begin(self, request: web.Request) -> web.Response:
        """What the SDK has to know, and the words until it is known who reads them."""
        language = await ready(read_by(request))
        about = {"client": str(self._activity.application), "language": language}
        return json_of({**about, "words": words(language)})

    async def _enter(self, request: web.Request) -> web.Response:
        """Begin a session for whoever Discord says has got this code."""
        wanted = await asked(request, Enter)
        self._limits.count("sign-ins", self._address(request))
        try:
            someone = await self._activity.who(wanted.code)
        except Unsaid:
            self.entered("unsaid")
            raise _later() from None
        if someone is None:
            self.entered("refused")
            raise web.HTTPUnauthorized(text="This code is not good.")
        language = spoken_as(someone.locale) or ENGLISH
        session, secret = await self._sessions.inside(someone.person, language)
        self.entered("entered")
        first = await self._first(session, wanted.table)
        return json_of({"session": session.id, "secret": secret, "token": someone.token, **first})

    async def _first(self, session: Session, wanted: int) -> Json:
        """Which table to show first: the one that a link named, if they sit there; else the one
        where they have pressed *Open the board* just now."""
        if wanted and await self._tables.store.sits(wanted, session.person):
            return {"table": wanted}
        pressed = await self._sessions.pressed(session.person)
        if pressed is None:
            return {"table": 0}
        first = await self._seen(session, pressed.table, watches=pressed.watches)
        return first or {"table": 0}

    async def _seen(self, session: Session, table: int, *, watches: bool = True) -> Json | None:
        """What leads to a table: the session itself to whoever sits there, else one that watches
        it, if they may."""
        if await self._tables.store.sits(table, session.person):
            return {"table": table}
        if not watches:
            return None
        watching, secret = await self._sessions.inside(session.person, session.language, table)
        return {"table": table, "watch": {"session": watching.id, "secret": secret, "table": table}}

    async def _ticket(self, request: web.Request) -> web.Response:
        session = await self._whose(request)
        self._limits.count("tickets", session.id)
        return json_of({"ticket": self._tickets.made(session)})

    async def _watch(self, request: web.Request) -> web.Response:
        """Lead to the table of the channel in which the frame is, as Discord says."""
        session, wanted = await self._whose(request), await asked(request, Instance)
        try:
            place = await self._activity.place(wanted.instance, session.person)
        except Unsaid:
            raise _later() from None
        table = await self._table_in(place, session.person) if place else None
        leads = await self._seen(session, table) if table else None
        if leads is None:
            raise Refused(say("bot-inside-none"))
        return json_of(leads)

    async def _table_in(self, place: Venue, person: int) -> int | None:
        """The open table there, if this person sees it on Discord."""
        id = await self._tables.store.open_table(place.channel)
        if id is None:
            return None
        with suppress(Refused):
            table = await self._tables.look(id)
            if table.reach == "answers":
                return id  # the bot is not there: being in the channel is all there is to ask
            if table.reach == "channel" and await self._watching.sees(
                person, table.guild, table.channel
            ):
                return id
        return None


def _later() -> web.HTTPException:
    return web.HTTPServiceUnavailable(text="Discord doesn't say.", headers={"Retry-After": "5"})
