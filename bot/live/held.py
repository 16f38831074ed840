"""A table under its lock: what is read, changed and saved there. Knows no Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.data.store import Awaited, Beside
from bot.errors import Stale, TooLate
from bot.live.copies import Copies
from bot.live.live import UNKNOWN, Followed, Follows, Live
from bot.live.shown import BOARD, Messages
from bot.live.voice import Voice
from bot.screen.seen import Posted
from bot.table import direct
from bot.table.away import due
from bot.table.table import Table
from bot.table.timer import missing
from bot.times import ASIDE

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

    def speaks_in(self, channel: int) -> str:
        """The token by which everybody in this channel can be answered; empty if there is none."""


@dataclass(frozen=True)
class Answer:
    """A new board, to be posted as the answer to the press that brings it."""

    token: str = field(repr=False)
    """The interaction's: with it Discord can be asked whether the board is there."""
    board: Posted
    """The board to be. The message has no id yet, so the interaction's stands in its place."""
    pings: tuple[int, ...]
    """Whom it notifies."""

    @property
    def stored(self) -> Awaited:
        """What is stored of it."""
        return Awaited(self.board.message, self.token, BOARD.dump_json(self.board).decode())


Adopt = Callable[[Messages], None]
"""Adds what a press reveals about the table's messages, if it is news."""


def _nothing(_: Messages) -> None:
    """Most presses reveal nothing new."""


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
        self.answer: Answer | None = None
        """The answer stored with the last change. Until it is posted, nobody else posts the board.
        """

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._table

    @property
    def messages(self) -> Messages:
        """Where it is shown."""
        return self._live.messages

    @property
    def mine(self) -> bool:
        """Does this process show it? Else the one that does will tell the channel, and the direct
        messages, what has happened."""
        return self._copies.shows(self._live)

    @property
    def shown(self) -> bool:
        """Does Discord show it as it is, as far as is known here?"""
        return self._live.shown >= self._table.revision

    @property
    def up_to_date(self) -> bool:
        """Does Discord show it as it is, with no message and no note of one under way?"""
        live = self._live
        busy = live.retry or live.noting or live.messages.unheard
        return live.shown >= self.table.revision and not busy

    @property
    def unseen(self) -> float:
        """For how many seconds Discord has not shown it as it is, without the time in which the
        bot was away; 0 if it does."""
        now, since = self._copies.now(), self._live.stale.since
        if self._live.stale.until < now:
            return 0.0
        away = self._copies.presence.spans(self.table.guild)
        return now - since - missing(away, since, now)

    async def take(self) -> bool:
        """Take the lease to show the table; False if another process has it.

        Needed before one of its messages changes without a change of the table. What is shown then
        is noted when the lock is released. Raises `Stale` if somebody has just changed the table.
        """
        if not self._copies.others():
            return True
        taken = await self._copies.take(self._live)
        self._live.noted = self._live.noted and not taken
        if self._live.table is not self._read:
            raise Stale
        return taken

    async def beside(self, write: Beside) -> None:
        """Store something that belongs to the table, if nobody has changed the table since it was
        read here. Raises `Stale`."""
        live = self._live
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
                return await others.follow(self._table, after, self._copies.now())
        except Exception:
            log.exception("table %s: what follows failed: the change stands", after.id)
            return None

    async def posted(self, board: Posted) -> None:
        """Write down at once where the board is, since no nonce finds the answer to a command.

        If the process dies before this, the outbox asks for the board by the interaction's token.
        """
        self._live.messages.board_answered(board, board.message)
        await self._copies.note([self._live], keep=[self.table.id])

    async def save(
        self,
        after: Table,
        press: Heard | None,
        answer: Answer | None = None,
        adopt: Adopt = _nothing,
    ) -> None:
        """Store a change. From here on it has happened, whatever becomes of the answer.

        `press`: the interaction that brings the change, if one does.
        `answer`: the board that will answer it. If in the end nobody knows whether it was posted,
        the process that shows the table asks Discord by the token. It is dropped if another
        process shows the table.
        `adopt`: adds what the press reveals about messages.

        What Discord was told so far is stored in the same transaction. So after a crash only the
        newest message can be unknown, and its nonce, made of the revision, finds it. If the bot
        dies before the answer, the change stands, and an outbox shows it: another process's, or
        this one's at the next start. If only the answer fails, this process's outbox shows the
        change when the lock is released.

        Raises `AlreadyDone`, `Stale`, `TooLate`, `Away`, `Unsure`.
        """
        copies, live, now = self._copies, self._live, self._copies.now()
        after = await self.follow(after)
        after = copies.timely(live, after)  # before what is known of that time is replaced below
        if after.reader:
            after = replace(after, reader="")
        if press and after.stage == "lobby":
            after = replace(after, turn_began=now)
        if direct.gathers(after):
            after = direct.timed(after, now)
        if press and not press.heard:
            raise TooLate
        live.opening = live.opening or answer is not None
        adopt(live.messages)  # before it is stored: a note written meanwhile says it too
        sent = replace(live.note, version=self._version)
        awaited, id = answer.stored if answer else None, press.id if press else None
        voice = None
        if press and after.reach == "answers" and (token := press.speaks_in(after.channel)):
            awaited = Awaited(press.id, token)
            voice = Voice(press.id, token, now, after.channel, ready=False)
        try:
            stored = await copies.store.save(
                self._table,
                after,
                id,
                now,
                sent,
                awaited,
                live.read,
                self._writes,
                news=sent.messages != live.read,
            )
        except BaseException:  # also if nobody knows whether it was stored: read the row again
            live.version = UNKNOWN
            raise
        self._followed, self._writes = None, []
        if voice:
            live.messages.speak(voice)
        live.table = self._table = self._read = after
        live.version = self._version = stored.version
        live.keyed = stored.keyed
        if live.term == UNKNOWN and stored.messages == sent.messages:
            live.read = stored.messages  # the row says what this process knows
        self.answer = None
        if stored.until > now:
            live.take(stored)
            self.answer = answer
            if answer:
                live.token = live.messages.unheard = True
        else:
            live.learn(stored)
        adopt(live.messages)  # it may have been read anew from the row
        at = due(after)
        if at is not None and at < copies.horizon:
            copies.earlier.set()
