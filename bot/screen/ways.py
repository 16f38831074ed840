"""How an operation is done at Discord: by the bot's own request, by the interaction that a press
has lent, or by the token of one.

Where the bot is, an interaction is worth having since Discord does not count what is done by it.
Where the bot is not, there is no other way: its own requests never reach such a channel. So such a
table is never owed a post: what happens without a press (a move on the page, a computer's thought
that took too long) is shown by the token of the last one while Discord takes it, else with the next
press.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.errors import NotReachable, NoWay, Rejected
from bot.message.parts import Sheet
from bot.screen.marks import Mark
from bot.screen.plan import Operation, Post, Readers, Tokens, plan
from bot.screen.seen import Board, Posted, Seen
from bot.table.table import Table
from bot.times import HEARD, TOKEN

log = logging.getLogger(__name__)

BOARDS = 3
"""How many boards are posted as follow-ups to one interaction. Discord takes five follow-ups where
only a person has installed the application (40094), and the press itself may be answered by two."""
MARGIN = 30.0
"""Seconds before its end after which a token is no longer used."""
UNANSWERED = 10015
"""What Discord says of a token whose interaction has no answer."""
REMEMBERED = 3
"""How many of a table's newest tokens are kept; beside the newest that reaches each message with
controls."""


@dataclass(frozen=True)
class Sent:
    """One of our messages, as Discord tells of it."""

    channel: int
    message: int
    mark: int = 0
    picture: int = 0
    alt: str = ""


class Requests(Protocol):
    """The bot's own requests, and those by the token of an interaction. Each raises `NotReachable`,
    `Rejected`, and `OSError` if it may help to try again: nobody knows then whether it was done."""

    async def dm_of(self, person: int) -> int:
        """The channel of the direct messages with somebody."""

    async def post(self, channel: int, sheet: Sheet, mark: Mark) -> Sent:
        """Post a new message. If Discord knows the mark, it tells of the message that bears it."""

    async def change(self, old: Posted, sheet: Sheet) -> int | None:
        """Let a message show this. Returns its picture; None if somebody has deleted it."""

    async def newer(self, channel: int, than: int) -> Sequence[Sent]:
        """The bot's messages that are newer than this one; none if they can't be read."""

    async def follow_up(self, token: str, sheet: Sheet, mark: Mark) -> Sent | None:
        """Post a message after an interaction's answer; None if only one person sees it."""

    async def change_by(self, token: str, message: int, old: Posted, sheet: Sheet) -> int | None:
        """`change` by a token. Message 0: the one that it calls its original answer."""

    async def original(self, token: str) -> Sent | None:
        """An interaction's answer, if there is one that everybody sees."""


class Loan(Protocol):
    """An interaction that somebody's press lends to a table's hand."""

    @property
    def id(self) -> int:
        """Discord's id of it."""

    @property
    def token(self) -> str:
        """Its token."""

    @property
    def channel(self) -> int:
        """Where it happened."""

    @property
    def message(self) -> int:
        """The message that was pressed; 0 for none."""

    @property
    def changes(self) -> bool:
        """Can its answer, or its token, change that message?"""

    @property
    def original(self) -> int:
        """The message that its token calls its original answer; 0 for none that all see."""

    @property
    def alt(self) -> str:
        """The description of that message's picture."""

    @property
    def person(self) -> int:
        """Whose it is."""

    @property
    def public(self) -> bool:
        """Do others see what it is answered with?"""

    @property
    def posts(self) -> bool:
        """May the bot post there by a request of its own, as far as Discord has said?"""

    @property
    def answered(self) -> bool:
        """Has Discord an answer, or an acknowledgement?"""

    async def acknowledge(self) -> None:
        """Acknowledge it, with nothing visible."""

    async def change(self, old: Posted, sheet: Sheet) -> int | None:
        """Let the pressed message show this: as the answer if that is quick, else by the token."""

    async def give(self, sheet: Sheet, mark: Mark) -> Sent | None:
        """Answer with a new message that everybody sees; None if Discord's reply was lost."""


@dataclass
class Token:
    """An interaction at a table, by which the bot can do something there for 15 minutes."""

    id: int
    token: str = field(repr=False)
    at: float
    """When it was heard, in seconds since 1970."""
    message: int = 0
    """The message that the token calls its original answer, if everybody sees it."""
    public: bool = True
    """Do others see what is answered?"""
    left: int = BOARDS
    posted: set[int] = field(default_factory=set)
    """The messages that were posted by it."""
    loan: Loan | None = None
    gives: bool = False
    """Shall its answer be a new message?"""
    answered: bool = False
    """Has the process that heard it said that it is answered?"""
    closed: bool = False
    """Has Discord refused something by it?"""
    looked: bool = False
    """Is it known what it was answered with, although this process has not answered it?"""

    @classmethod
    def of(cls, loan: Loan, now: float, *, gives: bool = False) -> Token:
        """An interaction that was lent."""
        message = loan.message if loan.changes else 0
        return cls(loan.id, loan.token, now, message, loan.public, loan=loan, gives=gives)

    def lasts(self, now: float) -> bool:
        """Does Discord still take it?"""
        return now < self.at + TOKEN - MARGIN and not self.closed

    def outlasts(self, other: Token) -> bool:
        """Had Discord given up the other one when it took this one? By Discord's own clock, which
        their ids tell: the machine's may be another."""
        milliseconds = (self.id >> 22) - (other.id >> 22)
        return milliseconds / 1000 > TOKEN - MARGIN

    def reaches(self, message: int) -> bool:
        """Can this message be edited by it?"""
        return message in self.posted or message == self.original != 0

    @property
    def original(self) -> int:
        """The message that the token calls its original answer by now: not the pressed one if the
        press has been answered beside it."""
        loan = self.loan
        aside = loan is not None and self.message == loan.message and not loan.changes
        return 0 if aside else self.message


def kept(tokens: Iterable[Token], new: Token, seen: Seen) -> list[Token]:
    """A table's tokens, the newest last, with another one: the newest few, and of the others the
    newest that reaches each message with controls."""
    others = [token for token in tokens if token.id != new.id and not new.outlasts(token)]
    older, newer = others[: 1 - REMEMBERED], others[1 - REMEMBERED :]
    there = [it.message for it in (*seen.now.values(), *seen.passed)]
    newest = {message: token for token in older for message in there if token.reaches(message)}
    return [*(token for token in older if token in newest.values()), *newer, new]


def allowed(tokens: Sequence[Token], seen: Seen, now: float) -> Tokens:
    """What can be done by these tokens where the bot is not."""
    there = [it.message for it in (*seen.now.values(), *seen.passed)]
    lasting = [token for token in tokens if token.lasts(now)]
    edits = frozenset(m for m in there if any(token.reaches(m) for token in lasting))
    newest = lasting[-1] if lasting else None
    turns = frozenset(m for m in there if newest and newest.reaches(m))
    # whoever acted last may not let others see it: an older token would show it to one person only
    aside = bool(tokens) and tokens[-1].closed and not tokens[-1].public
    posts = newest is not None and newest.public and newest.left > 0 and not aside
    return Tokens(edits, turns, posts)


def lags(table: Table, seen: Seen) -> bool:
    """Where the bot is not: does the newest message belong to an earlier turn, or to a lobby that
    has changed or closed since?

    Within a turn it may differ: it asks how a move goes on, or nobody has pressed it since an
    offer. And while only computers have to move, there is nothing to post.
    """
    operation = left(table, seen)
    return isinstance(operation, Post) or (operation is not None and table.match is None)


def left(table: Table, seen: Seen) -> Operation | None:
    """What would be done about the newest message there, if tokens allowed everything."""
    board = seen.now.get(Board())
    here = frozenset([board.message] if board else [])
    operation = next(plan(table, seen, Readers(tokens=Tokens(here, here, posts=True))), None)
    return operation if operation and operation.place == Board() else None


def needs_press(table: Table, seen: Seen, tokens: Sequence[Token], now: float) -> bool:
    """Is what has happened shown only once somebody presses something where the bot is not?"""
    return table.reach == "answers" and not allowed(tokens, seen, now).posts and lags(table, seen)


class Ways:
    """Does operations by whatever way is open. Raises what `Requests` raises, and `NoWay` if one
    has turned out to be closed: then the plan is made anew.

    `now`: the time.
    """

    def __init__(self, requests: Requests, now: Callable[[], float]) -> None:
        self._requests = requests
        self._now = now

    async def dm_of(self, person: int) -> int:
        """The channel of the direct messages with somebody."""
        return await self._requests.dm_of(person)

    async def post(
        self, table: Table, channel: int, post: Post, mark: Mark, tokens: Sequence[Token]
    ) -> Sent:
        """Post a new message."""
        sheet = replace(post.target.sheet, pings=post.pings, silent=post.silent)
        if table.reach != "answers":
            return await self._requests.post(channel, sheet, mark)
        lasting = [token for token in tokens if token.lasts(self._now())]
        if not lasting:
            raise NoWay
        token = lasting[-1]
        token.left -= 1
        try:
            sent = await self._posted(token, sheet, mark)
        except (NotReachable, Rejected) as error:  # a thread is locked, say
            log.info("table %s is not shown: %s", table.id, error)
            token.left = 0
            raise NoWay from error
        if sent is None:  # only one person sees it
            token.public = False
            raise NoWay
        return sent

    async def _posted(self, token: Token, sheet: Sheet, mark: Mark) -> Sent | None:
        loan = token.loan
        if loan and token.gives:
            token.gives = False
            sent = await loan.give(sheet, mark)
            if sent is None:
                raise ConnectionError("nobody knows whether the answer has arrived")
            if sent.message == loan.original:
                token.message = sent.message
            else:  # it was acknowledged before, so this came after its answer
                token.posted.add(sent.message)
            return sent
        if loan and not loan.answered:
            await loan.acknowledge()
        self._wait_for_others(token)
        sent = await self._requests.follow_up(token.token, sheet, mark)
        if sent:
            token.posted.add(sent.message)
        return sent

    async def change(
        self, table: Table, old: Posted, sheet: Sheet, tokens: Sequence[Token]
    ) -> int | None:
        """Let a message show this. Returns its picture; None if somebody has deleted it."""
        for token in reversed(tokens):
            if token.reaches(old.message) and token.lasts(self._now()):
                try:
                    return await self._changed(token, old, sheet)
                except (NotReachable, Rejected) as error:
                    log.info("table %s: a token is closed: %s", table.id, error)
                    token.closed = True
                except OSError:
                    if table.reach == "answers":
                        raise
                    token.closed = True
        if table.reach == "answers":
            raise NoWay
        return await self._requests.change(old, sheet)

    async def _changed(self, token: Token, old: Posted, sheet: Sheet) -> int | None:
        if token.loan and old.message == token.loan.message:
            return await token.loan.change(old, sheet)
        if not (token.loan or token.looked or old.message in token.posted):
            self._wait_for_others(token)
            sent = await self._answer_of(token)
            token.message, token.looked = sent.message if sent else 0, True
            if not token.reaches(old.message):  # it was answered beside the pressed message
                raise NoWay
        message = 0 if old.message == token.original else old.message
        return await self._requests.change_by(token.token, message, old, sheet)

    def _wait_for_others(self, token: Token) -> None:
        if not (token.loan or token.answered) and self._now() < token.at + HEARD:
            raise ConnectionError("another process may be answering")

    async def found(
        self, table: Table, channel: int, mark: Mark, than: int, tokens: Sequence[Token]
    ) -> Sent | None:
        """The message that bears this mark, if it was posted without anybody hearing of it."""
        if table.reach != "answers":
            newer = await self._requests.newer(channel, than)
            return next((sent for sent in newer if mark.same(sent.mark)), None)
        for token in reversed(tokens):
            if token.lasts(self._now()) and not token.posted:
                sent = await self._answer_of(token)
                if sent and mark.same(sent.mark):
                    token.message = sent.message
                    return sent
        return None

    async def _answer_of(self, token: Token) -> Sent | None:
        try:
            return await self._requests.original(token.token)
        except (NotReachable, Rejected) as error:
            unanswered = isinstance(error, NotReachable) and error.code == UNANSWERED
            if unanswered and not token.loan and self._now() >= token.at + HEARD:
                token.closed = True  # nobody will answer it, so nothing can be done by it
            return None
