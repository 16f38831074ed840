"""A table whose lock is held: read, changed, saved, and known to be shown. Knows no Discord."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.data.database import Unsure
from bot.data.leases import LEASE
from bot.data.store import Saved, Stale
from bot.live.copies import Copies
from bot.live.live import UNKNOWN, Live
from bot.live.shown import Messages, Posted
from bot.table.absence import missing
from bot.table.table import Table

TRIES = 3
"""How often a change is tried while others are quicker."""


class TooLate(Exception):
    """Discord does not hear the answer to this interaction any more: it is to have no effect."""


class Heard(Protocol):
    """An interaction that changes a table."""

    @property
    def id(self) -> int:
        """Discord's."""

    @property
    def heard(self) -> bool:
        """Does Discord still hear the answer?"""


@dataclass(frozen=True)
class Answer:
    """A new board, to be posted as the answer to the press that brings it."""

    token: str = field(repr=False)
    """The interaction's: by it Discord can be asked whether the board is there."""
    board: Posted
    """As it will be known, but for the message's id: in its place is the interaction's."""
    pings: tuple[int, ...]
    """Whom it notifies."""


class Held:
    """A table whose lock is held: nobody else in this process changes it meanwhile.

    What is read here, and what is saved, is one and the same version of it.
    """

    def __init__(self, live: Live, copies: Copies) -> None:
        self._live, self._copies = live, copies
        self._read, self._version = live.table, live.version
        self._table = copies.timely(live, live.table)
        self.answer: Answer | None = None
        """What was stored with the last change: nobody else posts the board meanwhile."""

    @property
    def table(self) -> Table:
        """As it is now."""
        return self._table

    @property
    def messages(self) -> Messages:
        """Where it is shown."""
        return self._live.messages

    @property
    def mine(self) -> bool:
        """Does this process show it? Else the one that does is to say in the channel, and in
        direct messages, what has happened."""
        return self._copies.shows(self._live)

    @property
    def shown(self) -> bool:
        """Does Discord show it as it is, as far as is known here?"""
        return self._live.shown >= self._table.revision

    @property
    def up_to_date(self) -> bool:
        """Does Discord show it as it is, so that no message is on its way, nor a note of one?"""
        live = self._live
        busy = live.retry or live.noting or live.messages.awaited
        return live.shown >= self.table.revision and not busy

    @property
    def unseen(self) -> float:
        """For how many seconds Discord has not shown it as it is, but for those in which the bot
        was not there; 0 if it does."""
        now, since = self._copies.now(), self._live.stale.since
        if self._live.stale.until < now:
            return 0.0
        away = self._copies.presence.spans(self.table.guild)
        return now - since - missing(away, since, now)

    async def take(self) -> bool:
        """Show the table from now on, if nobody else does: before one of its messages is changed
        without a change of the table. What it shows then is noted when the lock is given back.
        Raises `Stale` where somebody has just changed it."""
        if not self._copies.others():
            return True
        taken = await self._copies.take(self._live)
        self._live.noted = self._live.noted and not taken
        if self._live.table is not self._read:
            raise Stale
        return taken

    async def posted(self, board: Posted) -> None:
        """Write down at once where the board is, since no nonce finds the answer to a command.

        A crash before this leaves the interaction's token, by which the outbox asks for it.
        """
        live = self._live
        live.messages.board = board
        version = await self._copies.store.answered(self.table.id, live.note)
        if version == self._version + 1:
            live.version = self._version = version
        else:  # it took longer than the lease
            live.version = UNKNOWN

    async def save(self, after: Table, press: Heard | None, answer: Answer | None = None) -> None:
        """Store a change; from here on it has happened. Raises `AlreadyDone`, `Stale`, `TooLate`,
        `Away`, `Unsure`.

        `answer`: the board that the press is to be answered by. Where nobody knows in the end
        whether it was (or the bot died of it), whoever shows the table asks by the token.

        What Discord was told goes with it: after a crash only the newest message can be unknown,
        and that one is found by its nonce, which is the revision's. Between this and the answer
        the bot may die: then the change stands, Discord shows the table as it was, and the outbox
        of another process makes up for it, or this one's at the next start. Nor does an answer that
        fails undo anything: the outbox is told all the same, when the lock is given back.
        """
        copies, live, now = self._copies, self._live, self._copies.now()
        after = copies.timely(live, after)  # what is known of the time until now goes below
        if after.reader:
            after = replace(after, reader="")
        if press and after.stage == "lobby":
            after = replace(after, turn_began=now)
        shows = live.shown >= self._table.revision
        stale_since = now if shows and after.revision > live.shown else live.stale_since
        self.answer, live.opening = answer, live.opening or answer is not None
        try:
            saved = await self._store(after, press, now, stale_since)
        except BaseException as error:
            if self.answer:
                self.answer = live.messages.awaited = None
            if isinstance(error, Stale):
                live.version = UNKNOWN
            raise
        live.table = self._table = self._read = after
        live.version, live.keyed = saved.version, saved.keyed
        self._version = saved.version
        live.stale_since = stale_since
        if after.due is not None and after.due < copies.horizon:
            copies.earlier.set()

    async def _store(
        self, after: Table, press: Heard | None, now: float, stale_since: float
    ) -> Saved:
        """The row afterwards. Where only what is shown was noted since the table was read, that
        is no reason to judge anew, however often it happens. (Not every change of it is a revision:
        reminders that were sent are noted, and people are forgotten, without one.) Nor to read it
        anew, where this process has noted that."""
        live, copies = self._live, self._copies
        while True:
            if self._noted_here:
                self._version = live.version
            if press and not press.heard:
                raise TooLate
            token, id = "", press.id if press else None
            if self.answer:
                token, live.messages.awaited = self.answer.token, self.answer.board
                live.token = True
            shown = replace(live.note, stale_since=stale_since, version=self._version)
            try:
                saved = await copies.store.save(self._table, after, id, now, shown, token)
            except Stale:
                if self._noted_here:
                    continue
                live.version = UNKNOWN
                if self.answer:
                    self.answer = live.messages.awaited = None
                await copies.fresh(live)
                if replace(live.table, match=None) != replace(self._read, match=None):
                    raise
                self._version = live.version
            except (Unsure, asyncio.CancelledError):
                live.version = UNKNOWN
                raise
            else:
                live.leased = now + LEASE if saved.mine else 0.0
                return saved

    @property
    def _noted_here(self) -> bool:
        """Has this process changed the row since it was read here, but not the table?"""
        live = self._live
        return live.table is self._read and live.version not in (UNKNOWN, self._version)
