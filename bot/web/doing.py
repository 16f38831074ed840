"""Whatever a browser does at a table goes where presses go: through `bot.press`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from discord import File

from bot.data.store import Store
from bot.errors import AlreadyDone, ChannelTaken, Stale
from bot.live.held import TRIES, Held
from bot.live.tables import Tables
from bot.message.made import read_in
from bot.message.parts import Sheet
from bot.message.seat import confirm_sheet, hint_sheet, resign_sheet, steps_sheet
from bot.message.words import tell
from bot.press.acts import KNOWN, Acts
from bot.press.choosing import MOVED_ON, Matches, choose, lay_at_random
from bot.press.opens import MayOpen
from bot.press.router import Kind, Read, kind_of
from bot.table import controls, ids
from bot.table.ids import AtTable, Control, Moment, Step
from bot.table.table import Table
from bot.web.sessions import Session
from games.core import Move, Refused, Seat, Text, Thought, say


@dataclass
class Browser:
    """The port (`bot.press.choosing.Port`) of somebody at the page."""

    id: int
    """Below zero, so that it is no interaction's."""
    person: int
    language: str
    read: float
    """When the server read what they ask."""
    told: str = ""
    """What they are told, unless the board shows it."""
    sheet: Sheet | None = None
    """What they are asked or shown beside the board."""
    files: Sequence[File] = field(default_factory=tuple)
    leads_to: int = 0
    """The table to go on to."""

    heard = True

    def speaks_in(self, channel: int) -> tuple[str, int]:
        """The page answers nobody on Discord."""
        return "", 0

    def taken(self, now: float) -> float:
        """It counts from when it was read."""
        return min(self.read, now)

    def reads(self, table: Table) -> Table:
        """The table in the language they read."""
        return read_in(table, self.language)

    async def moved_on(self, held: Held, seat: Seat) -> None:
        """The page shows the board as it is now."""
        raise Refused(MOVED_ON)

    async def lead_on(self, held: Held, seat: Seat, beginning: Move) -> None:
        """The page itself leads on, so only what is to be confirmed is asked. (*Back* comes here,
        too.)"""
        if beginning:
            self.sheet = steps_sheet(self.reads(held.table), seat, beginning)

    async def confirm(self, table: Table, seat: Seat, move: Move, warning: Text) -> None:
        """Show the warning, with a button that plays the move anyway."""
        self.sheet = confirm_sheet(table, seat, move, tell(table, warning))

    async def played(self, held: Held, seat: Seat, since: int) -> None:
        """The page shows the new board."""

    async def done(self, held: Held, seat: Seat, told: Text | None) -> None:
        """Tell what the new board may not show."""
        self.told = tell(self.reads(held.table), told) if told else ""

    async def wait(self) -> None:
        """The page says by itself that it waits."""

    async def advised(self, table: Table, moment: Moment, thought: Thought) -> None:
        """Show what the computer would play in their place."""
        self.sheet = hint_sheet(table, moment, thought)


@dataclass(frozen=True)
class Wish:
    """What somebody does at the page: uses a control, with what they filled in."""

    key: str
    """Chosen by the page for each wish, so that a repetition is known."""
    control: Control
    fields: Mapping[str, str] = field(default_factory=dict)

    def press(self, session: Session) -> int:
        """Its number among all presses: one below zero, made of the session and the key."""
        digest = sha256(f"{session.id}:{self.key}".encode()).digest()
        return -1 - (int.from_bytes(digest[:8]) >> 1)


class PageActs:
    """What can be done at a table from the page."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        matches: Matches,
        acts: Acts,
        reads: Mapping[Kind, Read],
        own: Mapping[Kind, Read],
        opens: MayOpen,
    ) -> None:
        self._store, self._tables, self.matches, self._acts = store, tables, matches, acts
        self._reads, self._own = reads, own
        self._opens = opens
        self._acted: Mapping[type[Control], Callable[[int, Browser], Awaitable[None]]] = {
            controls.RandomLayout: self._lay,
            controls.AskResign: self._ask_resign,
            controls.Rematch: self._rematch,
        }

    @property
    def known(self) -> Collection[type[Control]]:
        """The kinds of controls that the page can use. The page is served before the cogs that hand
        in `reads` are there."""
        shown = {kind for kind in (*self._own, *self._reads) if issubclass(kind, Control)}
        return {Step, *KNOWN, *self._acted, *shown}

    def only_reads(self, control: Control) -> bool:
        """Does this control only show something about a finished match?"""
        return type(control) in self._reads

    async def do(
        self, session: Session, language: str, id: int, wish: Wish, read: float
    ) -> Browser:
        """Do what the server read at that time, and again where somebody was quicker. A repetition
        is answered like the first time. Raises `Refused`, `Stale`, `DatabaseLost`."""
        for tries in range(TRIES):
            browser = Browser(wish.press(session), session.person, language, read)
            try:
                await self._do(browser, id, wish)
            except AlreadyDone:
                pass
            except Stale:
                if tries == TRIES - 1:
                    raise
                continue
            except Refused:
                if not await self._store.pressed(browser.id):
                    raise
            finally:
                self._tables.visit(id, session.person)
            return browser
        raise AssertionError("it is done, or it was refused")

    async def _do(self, browser: Browser, id: int, wish: Wish) -> None:
        control = wish.control
        if ids.table_of(control) != id:
            raise Refused(ids.UNKNOWN)
        if own := self._own.get(kind_of(control)):
            browser.sheet, browser.files = await own(id, browser.person, browser.language, control)
        elif isinstance(control, Step):
            async with self.matches.asker(id, browser) as asker:
                await choose(asker, control)
        elif isinstance(control, AtTable) and type(control) in KNOWN:
            await self._acts.do(control, browser, lambda name: wish.fields.get(name, ""))
        elif act := self._acted.get(type(control)):
            await act(id, browser)
        elif read := self._reads.get(type(control)):
            browser.sheet, browser.files = await read(id, browser.person, browser.language, control)
        else:
            raise Refused(ids.UNKNOWN)

    async def _lay(self, id: int, browser: Browser) -> None:
        async with self.matches.asker(id, browser) as asker:
            await lay_at_random(asker)

    async def _ask_resign(self, id: int, browser: Browser) -> None:
        table = browser.reads(await self._tables.look(id))
        table.seat_for(browser.person)
        if table.stage != "playing":
            raise Refused(say("bot-not-running"))
        browser.sheet = resign_sheet(table, browser.person)

    async def _rematch(self, id: int, browser: Browser) -> None:
        async def opens(table: Table) -> None:
            if table.reach == "answers":
                raise Refused(say("bot-web-elsewhere"))
            async with self._opens.at_the_page(table, browser.person):
                await self._open(table, browser)

        channel = (await self._tables.look(id)).channel
        await self._acts.rematch(id, browser.person, channel, opens)

    async def _open(self, table: Table, browser: Browser) -> None:
        direct = table.reach == "direct"
        opening = self._tables.open_direct if direct else self._tables.create
        try:
            created = await opening(table, browser.id)
        except ChannelTaken:
            there = direct or await self._invites(table.channel, browser.person)
            raise Refused(say("bot-web-rematch" if there else "bot-web-taken")) from None
        except AlreadyDone:
            browser.leads_to = await self._store.last_table(table.channel) or 0
            raise
        browser.leads_to = created.id

    async def _invites(self, channel: int, person: int) -> bool:
        """Does the table that stands there invite them, as a rematch that another opened does?"""
        id = await self._store.open_table(channel)
        invited = (await self._tables.look(id)).invited if id else ()
        return person in [guest.id for guest in invited]
