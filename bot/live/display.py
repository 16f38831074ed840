"""Keeps the messages that show a table up to date: the channel's message and direct messages."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import partial

import discord

from bot.data.people import People
from bot.data.store import Store
from bot.errors import LostLease, NotReachable
from bot.live.answering import ByAnswers
from bot.live.channels import TOO_MANY, Channels, discord_says
from bot.live.dms import DirectMessages, Nonces, edited
from bot.live.languages import Languages
from bot.live.reading import Reading
from bot.live.requests import looking
from bot.live.sent import picture_of
from bot.live.shown import BOARD, Messages
from bot.live.tables import Tables
from bot.message.parts import Target
from bot.screen.plan import Edit, Operation, Post, Readers, Strip, plan, strips
from bot.screen.seen import NOTHING, Board, Dm, Gathering, Place, Posted
from bot.table.table import Table

log = logging.getLogger(__name__)

BAD_REQUEST, SERVER_ERROR = 400, 500


@dataclass
class Showing:
    """A table that is being brought up to date, and what was learnt on the way."""

    table: Table
    messages: Messages
    shown: int
    """The revision that its messages showed before."""
    readers: Readers
    tried: set[Place] = field(default_factory=set)
    """Where everything was done, or could not be done."""
    deleted: set[Place] = field(default_factory=set)
    """Where the message has turned out to be deleted."""

    def plan(self, now: float, skip: Collection[Place]) -> Iterator[Operation]:
        """What is left to be done at other places than these."""
        seen = self.messages.seen(self.table, self.shown, now)
        seen = replace(seen, deleted=frozenset(self.deleted))
        readers = replace(self.readers, reached={**self.messages.heard})
        return plan(self.table, seen, readers, {*self.tried, *skip})


class Display:
    """Brings a table's messages up to date, for as long as this process has the lease to show it.

    What is to be done says the plan (`bot.screen.plan`); it is asked again after each operation,
    since that may have shown something new.

    A process may stand still in the middle of this, and go on after another process has shown later
    turns. So the lease is checked directly before each request is sent.
    """

    def __init__(
        self,
        channels: Channels,
        people: People,
        store: Store,
        languages: Languages,
        tables: Tables,
    ) -> None:
        self._channels = channels
        self._tables = tables
        self._store = store
        self._reading = Reading(people, languages)
        self._dms = DirectMessages(channels, tables)
        self._answering = ByAnswers(channels, store, tables)

    async def show(self, table: Table, messages: Messages, shown: int) -> None:
        """Bring the channel's message and the direct messages up to date, and note which people
        could be written to. `shown`: the revision that all of them show (`NOTHING`: it is not known
        of each). Raises `NotReachable`, `LostLease`, `OSError`.
        """
        with looking(partial(self._lasts, messages)):
            if table.reach == "answers":
                if messages.board is None and messages.unheard:
                    await self._hear(table, messages)
                await self._answering.show(table, messages)
                return
            readers = await self._reading.of(table, messages.lobby)
            showing = Showing(table, messages, shown, readers)
            try:  # the direct messages first: the channel mentions whoever they don't reach
                await self._show_people(showing)
            finally:  # people see the board even if a direct message failed
                if table.reach == "channel":
                    await self._show_there(showing)

    async def tidy(self, table: Table, messages: Messages) -> None:
        """Take the controls off earlier turns' messages.

        This is done last, so that a failure does not hold up the board. Raises `LostLease`, and
        `OSError`: the messages that are left stay noted, and are tried again.
        """
        if table.reach == "answers":
            await self._answering.tidy(table, messages)
            return
        while messages.untidy:
            strip = next(strips(table, messages.seen(table, NOTHING, 0.0), Readers()))
            try:
                with looking(partial(self._lasts, messages)):
                    async with discord_says():
                        await self._strip(table, strip)
            except NotReachable:
                if table.reach == "channel":
                    raise
            messages.tidied(strip.old)

    def _next(self, showing: Showing, *skip: Place) -> Operation | None:
        """What is to be done first; None if all has been done or tried."""
        operations = showing.plan(self._tables.now(), skip)
        return next((found for found in operations if found.place is not None), None)

    def _nonces(self, showing: Showing) -> Nonces:
        keyed = showing.messages.keyed == showing.table.revision
        return self._store.keyed if keyed else _bare

    # --- direct messages -------------------------------------------------------------------------

    async def _show_people(self, showing: Showing) -> None:
        """Bring direct messages up to date. What Discord refuses because of the person counts as
        shown: nobody stops a clock by closing their messages."""
        table, messages, failed = showing.table, showing.messages, list[OSError]()
        while operation := self._next(showing, Board()):
            place = operation.place
            assert isinstance(place, Dm | Gathering)
            try:
                async with discord_says():
                    await self._do(showing, place, operation)
            except NotReachable:
                self._dms.unheard(table, messages, place)
                showing.tried.add(place)
            except OSError as error:  # the other messages don't wait for this one
                failed.append(error)
                showing.tried.add(place)
        if failed:
            raise failed[0]
        if table.reach == "direct":
            await self._dms.go_on(table, messages)

    async def _do(self, showing: Showing, place: Dm | Gathering, operation: Operation) -> None:
        nonces = self._nonces(showing)
        done = await self._dms.do(showing.table, showing.messages, place, operation, nonces)
        if not done:
            showing.deleted.add(place)
        elif not isinstance(operation, Strip):
            showing.tried.add(place)

    # --- the channel's message -------------------------------------------------------------------

    async def _show_there(self, showing: Showing) -> None:
        places, channel = self._channels.places, showing.table.channel
        standing = places.standing(channel)
        try:
            async with discord_says():
                await self._show_board(showing)
        except NotReachable:
            places.refused(channel, standing)
            raise

    async def _show_board(self, showing: Showing) -> None:
        table, messages = showing.table, showing.messages
        if messages.board is None or messages.unheard:
            await self._hear(table, messages)
        match self._next(showing, *map(Dm, range(len(table.players)))):
            case Edit(_, old, target):
                if fresh := await edited(self._channels, old, target):
                    messages.board_edited(old, fresh)
                    return
                showing.deleted.add(Board())
                await self._show_board(showing)
            case Post(_, target, pings):
                sheet = replace(target.sheet, pings=pings)
                nonce = await self._nonces(showing)(self._named(showing))
                message = await self._channels.send(table.channel, sheet, nonce)
                posted = Posted.of(target, table.channel, message.id, picture_of(message))
                messages.board_posted(posted)

    def _named(self, showing: Showing) -> str:
        """The name of a new board, of which its nonce is made."""
        name, old = f"b{showing.table.id}.{showing.table.revision}", showing.messages.board
        if old and Board() in showing.deleted:  # the nonce may find the deleted message
            name += f".{old.message % 10**6}"
        return name

    async def _hear(self, table: Table, messages: Messages) -> None:
        """Ask Discord whether the answer to a press, or to the command that opened the table, has
        arrived.

        An answer has no nonce, so Discord would not notice if it was posted twice: it is asked
        before the board is posted. What it says is written down with the next note of what is
        shown. Until then the token finds the answer again.
        """
        asked = await self._store.answer(table.id)
        message = await self._channels.answer(asked.interaction, asked.token) if asked else None
        awaited = BOARD.validate_json(asked.board) if asked and asked.board else None
        messages.board_answered(awaited or Posted(table.channel, 0), message)

    async def _strip(self, table: Table, strip: Strip) -> None:
        """Take the controls off an earlier turn's message, if Discord lets the bot do it at all."""
        passed, target = strip.old, Target(strip.sheet, strip.old.turn)
        try:
            await edited(self._channels, passed, target)
        except discord.HTTPException as error:
            if error.status == BAD_REQUEST and passed.picture:  # it may have another picture now
                return await self._strip(table, replace(strip, old=replace(passed, picture=0)))
            if error.status == TOO_MANY or error.status >= SERVER_ERROR:
                raise
            log.warning("table %s: old controls stay: %s %s", table.id, error.status, error.code)

    def _lasts(self, messages: Messages) -> None:
        """Raises `LostLease` if another process may be showing the table by now."""
        if messages.until <= self._tables.now():
            raise LostLease


async def _bare(nonce: str) -> str:
    """The form that the previous version of the bot used."""
    return nonce
