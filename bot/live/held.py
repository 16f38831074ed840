"""A table under its lock: what is read, changed and saved there. Knows no Discord."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Protocol

from bot.data.rows import Answer
from bot.data.store import Beside
from bot.errors import TooLate
from bot.live.copies import Copies
from bot.live.live import UNKNOWN, Followed, Follows, Live, Rests
from bot.screen.seen import Dm
from bot.screen.ways import needs_press
from bot.table import direct
from bot.table.away import due
from bot.table.table import Table
from bot.table.timer import missing
from bot.times import ASIDE
from games.core import Seat

log = logging.getLogger(__name__)

TRIES = 3
"""How often a change is tried if others are quicker."""


class Heard(Protocol):
    """An interaction that changes a table."""

    @property
    def id(self) -> int:
        """Discord's id of it."""

    @property
    def heard(self) -> bool:
        """Does Discord still take the answer?"""

    def speaks_in(self, channel: int) -> tuple[str, int]:
        """The token by which everybody in this channel can be answered (empty if there is none),
        and the message that it changes; 0 for none."""


class Held:
    """A table under its lock: nothing else in this process changes it meanwhile.

    Other processes still may. So a change is saved only on the version that was read here.
    """

    def __init__(self, live: Live, copies: Copies) -> None:
        self._live, self._copies = live, copies
        self._read, self._version = live.table, live.version
        self._table = copies.timely(live, live.table)
        self._followed: Table | None = None
        """A change that `follow` has gone on from."""
        self._writes = list[Beside]()
        """What is stored with it."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._table

    @property
    def mine(self) -> bool:
        """Does this process show it?"""
        return self._copies.owns(self._table)

    @property
    def shown(self) -> bool:
        """Does Discord show it as it is, as far as is known here?"""
        return self._live.shown >= self._table.revision

    def needs_press(self, now: float) -> bool:
        """Is it shown as it is only once somebody presses something, where the bot is not?"""
        return needs_press(self._table, self._live.seen, self._live.tokens, now)

    def shows_on(self, message: int) -> bool:
        """Is this one of the messages that show it now?"""
        return self._live.seen.place_of(message) is not None

    def forget_dm(self, seat: Seat) -> None:
        """Leave a seat's direct message as it is, for ever."""
        self._live.seen = self._live.seen.without(Dm(seat))

    def has_dm(self, seat: Seat) -> bool:
        """Does this seat see the table in a direct message?"""
        seen = self._live.seen
        return Dm(seat) in seen.now and Dm(seat) not in seen.refused

    @property
    def unseen(self) -> float:
        """For how many seconds Discord has not shown it as it is, without the time in which the
        bot was away; 0 if it does."""
        now, since = self._copies.now(), self._live.stale.since
        if self._live.stale.until < now:
            return 0.0
        away = self._copies.presence.spans(self.table.guild)
        return now - since - missing(away, since, now)

    async def beside(self, write: Beside) -> None:
        """Store something that belongs to the table, if nobody has changed the table since it was
        read here. Raises `Stale`."""
        live = self._live
        live.unfollowed.clear()
        live.version, version = UNKNOWN, self._version  # until it is known whether it was stored
        await self._copies.store.beside(self.table.id, version, write)
        live.version = self._version = version + 1

    async def follow(self, after: Table) -> Table:
        """The table after a change and all that follows from it by itself. `save` does this, too;
        whoever has to know it before, asks first."""
        if after is self._followed:
            return after
        self._writes = []
        for others in self._copies.follows:
            if others in self._live.unfollowed:
                continue
            if followed := await self._asked(others, after):
                after = followed.table
                self._writes.append(followed.write)
        self._followed = after
        return after

    async def _asked(self, others: Follows, after: Table) -> Followed | None:
        """What follows from a change, if that can be told: nothing that follows stops it. What is
        read for that is bounded by `ASIDE`."""
        try:
            async with asyncio.timeout(ASIDE):
                followed = await others.follow(self._table, after, self._copies.now())
        except Exception:
            log.exception("table %s: what follows failed: the change stands", after.id)
            return None
        if isinstance(followed, Rests):
            if self._live.version == self._version:  # else it was read again while this was asked
                self._live.unfollowed.append(others)
            return None
        return followed

    async def save(self, after: Table, press: Heard | None) -> None:
        """Store a change. From here on it has happened, whatever becomes of the answer.

        `press`: the interaction that brings the change, if one does.

        The table's owner shows it: this process's hand, once the lock is released, or the one that
        is told then. Raises `AlreadyDone`, `Stale`, `TooLate`, `Away`, `Unsure`.
        """
        copies, live, now = self._copies, self._live, self._copies.now()
        after = await self.follow(after)
        after = copies.timely(live, after)  # before what is known of that time is replaced below
        if press and after.stage == "lobby":
            after = replace(after, turn_began=now)
        if direct.gathers(after):
            after = direct.timed(after, now)
        if press and not press.heard:
            raise TooLate
        lags = live.shown < self._read.revision or after.revision == self._read.revision
        stale, id, answer = live.stale_since if lags else now, press.id if press else None, None
        if press and after.reach == "answers":
            token, message = press.speaks_in(after.channel)
            answer = Answer(press.id, token, now, message) if token else None
        try:
            version = await copies.store.save(
                self._table, after, id, now, self._version, stale, self._writes, answer
            )
        except BaseException:  # also if nobody knows whether it was stored: read the row again
            live.version = UNKNOWN
            raise
        self._followed, self._writes = None, []
        live.table = self._table = self._read = after
        live.version, live.stale_since, self._version = version, stale, version
        if not self.mine:
            await copies.tell_owner(after)
        at = due(after)
        if at is not None and at < copies.horizon:
            copies.earlier.set()
