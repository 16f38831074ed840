"""A table whose lock is held: read, changed, saved, and known to be shown. Knows no Discord."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.data.store import Awaited
from bot.errors import Stale, TooLate
from bot.live.copies import Copies
from bot.live.live import UNKNOWN, Live
from bot.live.shown import BOARD, Messages, Posted
from bot.table.table import Table
from bot.table.timer import missing

TRIES = 3
"""How often a change is tried while others are quicker."""


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

    @property
    def stored(self) -> Awaited:
        """What is stored of it; in place of the message's id the board has the interaction's."""
        return Awaited(self.board.message, self.token, BOARD.dump_json(self.board).decode())


Adopt = Callable[[Messages], None]
"""Puts in what a press tells of the table's messages, unless it is known already."""


def _nothing(_: Messages) -> None:
    """Most presses tell nothing that is not known."""


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
        busy = live.retry or live.noting or live.messages.unheard
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
        self._live.messages.board_answered(board, board.message)
        await self._copies.note([self._live], keep=[self.table.id])

    async def save(
        self,
        after: Table,
        press: Heard | None,
        answer: Answer | None = None,
        adopt: Adopt = _nothing,
    ) -> None:
        """Store a change; from here on it has happened. Raises `AlreadyDone`, `Stale`, `TooLate`,
        `Away`, `Unsure`.

        `answer`: the board that the press is to be answered by. Where nobody knows in the end
        whether it was (or the bot died of it), whoever shows the table asks by the token. It is
        forgotten where another process shows the table. `adopt`: what the press tells of messages.

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
        if press and not press.heard:
            raise TooLate
        live.opening = live.opening or answer is not None
        told = live.messages.copy()
        adopt(told)
        sent = replace(live.note_of(told), version=self._version)
        awaited, id = answer.stored if answer else None, press.id if press else None
        try:
            stored = await copies.store.save(self._table, after, id, now, sent, awaited, live.read)
        except BaseException:  # also where nobody knows whether it was stored
            live.version = UNKNOWN
            raise
        live.table = self._table = self._read = after
        live.version = self._version = stored.version
        live.keyed = stored.keyed
        if live.term == UNKNOWN and stored.messages == sent.messages:
            live.read = stored.messages  # what is known here is what was stored
        self.answer = None
        if stored.until > now:
            live.take(stored)
            adopt(live.messages)
            self.answer = answer
            if answer:
                live.token = live.messages.unheard = True
        else:
            live.learn(stored)
        if after.due is not None and after.due < copies.horizon:
            copies.earlier.set()
