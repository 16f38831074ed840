"""Doing one operation, and noting it: what comes of it, what is lost on the way, what Discord
refuses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.errors import NotReachable, NoWay, Rejected
from bot.message.parts import Target
from bot.screen.marks import Mark, mark
from bot.screen.noting import Noting
from bot.screen.plan import Edit, Operation, Post, Strip, noted
from bot.screen.seen import NO_TURN, NOTHING, Board, Dm, Gathering, Place, Posted
from bot.screen.showing import Aside, Changing, House, Showing
from bot.screen.ways import Sent, Ways
from bot.table.reach import GONE
from bot.table.table import Table
from bot.times import NONCE

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
"""What Discord says of a post under a nonce whose message somebody has deleted."""

Excuses = Callable[[Table, NotReachable, str], Awaitable[None]]
"""Is told that Discord refuses the bot at a table. With a nonce, it tells the people there."""


class Doing:
    """Does operations."""

    def __init__(self, tables: House, ways: Ways, background: Aside, excuses: Excuses) -> None:
        self._tables, self._ways = tables, ways
        self._begins, self._excuses = background, excuses
        self.noting = Noting(tables, background)
        self.unavailable: Callable[[int], bool] = lambda guild: False
        """Is a server away for now, with all its channels?"""

    async def do(self, live: Showing, table: Table, operation: Operation, step: str = "") -> None:
        """Do it, and note it. `step`: how a move begins, if the message asks how it goes on."""
        try:
            match operation:
                case Post():
                    await self._post(live, table, operation)
                case Edit():
                    await self._edit(live, table, operation, step)
                case Strip():
                    await self._strip(live, table, operation)
        except NotReachable as error:
            await self._refused(live, table, operation, error)
        self.noting.later(live)

    async def _edit(self, live: Showing, table: Table, edit: Edit, step: str) -> None:
        place, old, target = edit.place, edit.old, edit.target
        if place in live.lost and not edit.instead:  # where it may not write, it may not read
            await self._find(live, table, place, target)
            return
        try:
            picture = await self._ways.change(table, old, target.sheet, live.tokens)
        except (NoWay, NotReachable):
            raise
        except Rejected:  # its picture may have been replaced by an edit of which nobody has heard
            live.seen = live.seen.stepped(place, old, 0)
            if not old.picture:
                raise
            return
        except BaseException:  # nobody knows whether it was done
            live.seen = live.seen.stepped(place, old, 0)
            raise
        if picture is None:
            live.seen, live.done = live.seen.gone(place), NOTHING
        elif step:
            live.seen = live.seen.stepped(place, old, picture)
        else:
            shown = live.seen.instead if edit.instead else live.seen.edited
            live.seen = shown(place, old, noted(table, edit, replace(old, picture=picture)))

    async def _post(self, live: Showing, table: Table, post: Post) -> None:
        """Post a message. If one turns up that was posted before and nobody has heard of, it is
        brought up to date; one of an earlier turn has passed."""
        place, target = post.place, post.target
        if live.settled >= table.revision:  # else nobody would look for this post after a crash
            live.settled = table.revision - 1
            self.noting.later(live)
            live.unnoted.add(place)
        if place in live.unnoted:
            await self.noting.now()
        number = live.seen.number(place)
        secret = await self._tables.store.secret()
        made = mark(secret, table.id, place, number, target.turn, target.call)
        try:
            sent, known = await self._sent(live, table, post, made)
        except NotReachable as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            live.lost.pop(place, None)
            live.unnoted.add(place)
            live.seen = live.seen.late(place, None)  # the next one has another nonce
            self.noting.later(live)
            raise ConnectionError(f"{error}: the post was deleted") from error
        message = Posted(sent.channel, sent.message, picture=sent.picture, mark=sent.mark)
        posted = noted(table, post, message)
        live.unnoted.add(place)
        if sent.mark not in (made.id, 0):
            passed = Posted(sent.channel, sent.message, NO_TURN, alt=sent.alt)
            live.seen = live.seen.late(place, passed)
            return
        live.seen = live.seen.posted(place, posted if known else posted.doubted)
        self._hear(live, table, place, arrived=True)
        if table.reach == "answers":  # no nonce keeps it from being posted twice
            self.noting.later(live)
            await self.noting.now()

    async def _sent(self, live: Showing, table: Table, post: Post, made: Mark) -> tuple[Sent, bool]:
        """Post it, or find what was posted. Is it known what it shows? Discord knows a nonce only
        for some minutes, so what may be older is looked for."""
        place, old = post.place, live.seen.now.get(post.place)
        before, now = live.lost.get(place), seconds()
        looks = before is not None and now - before > NONCE
        try:
            channel = old.channel if old else await self._channel(table, place)
            found = None
            if looks:
                than = old.message if old else 0
                found = await self._ways.found(table, channel, made, than, live.tokens)
            live.lost.setdefault(place, now)
            sent = found or await self._ways.post(table, channel, post, made, live.tokens)
        except (NotReachable, Rejected, NoWay):
            if before is None:  # nothing was posted
                live.lost.pop(place, None)
            raise
        live.lost.pop(place, None)
        return sent, found is None and (looks or before is None)

    async def _strip(self, live: Showing, table: Table, strip: Strip) -> None:
        old, picture = strip.old, 0
        try:
            picture = await self._ways.change(table, old, strip.sheet, live.tokens) or 0
        except Rejected:
            if old.picture:  # it may have another one by now
                await self._strip(live, table, replace(strip, old=replace(old, picture=0)))
                return
            log.exception("table %s: a message keeps its controls", table.id)
        seen = live.seen
        live.seen = seen.bared(old.message, picture) if strip.ahead else seen.stripped(old)
        live.stripped.append(old.message)

    async def _find(
        self, live: Showing, table: Table, place: Place, target: Target | None = None
    ) -> None:
        """Look for a post of which nobody has heard, where nothing is to be posted now. It is the
        message at its place if it was made for the same turn; else it has passed."""
        old, secret = live.seen.now.get(place), await self._tables.store.secret()
        try:
            channel = old.channel if old else await self._channel(table, place)
        except (NotReachable, Rejected):  # nothing was posted there, either
            live.lost.pop(place, None)
            return
        turn, call = (target.turn, target.call) if target else (NO_TURN, 0)
        made = mark(secret, table.id, place, live.seen.number(place), turn, call)
        than = old.message if old else 0
        sent = await self._ways.found(table, channel, made, than, live.tokens)
        live.lost.pop(place, None)
        if sent is None:
            return
        live.unnoted.add(place)
        message = Posted(sent.channel, sent.message, NO_TURN, alt=sent.alt, mark=sent.mark)
        if target and sent.mark == made.id:
            posted = noted(table, Edit(place, message, target), message).doubted
            live.seen = live.seen.posted(place, posted)
        else:
            live.seen = live.seen.late(place, message)

    async def _channel(self, table: Table, place: Place) -> int:
        person = person_at(table, place)
        return table.channel if person is None else await self._ways.dm_of(person)

    # --- what Discord refuses --------------------------------------------------------------------

    async def _refused(
        self, live: Showing, table: Table, operation: Operation, error: NotReachable
    ) -> None:
        if error.gone and self.unavailable(table.guild):
            raise ConnectionError(f"{error}, but the server is unavailable") from error
        if isinstance(operation, Strip):
            log.info("table %s: a message stays as it was: %s", table.id, error)
            if not operation.ahead:  # else it is tried once more, when it has passed
                live.seen = live.seen.stripped(operation.old)
            return
        place, channels = operation.place, isinstance(operation.place, Board)
        target = operation.target
        if isinstance(operation, Edit) and operation.instead:  # people know already
            live.seen = live.seen.stuck(place, target.turn)
            return
        if channels and error.gone:
            await self._tables.change(table.id, self._close)
        live.seen = live.seen.refuses(place, target.turn, target.call)
        if not channels:
            self._hear(live, table, place, arrived=False)
        elif not error.gone and table.ending != GONE:  # else it waits for nothing
            log.warning("table %s can't be shown: %s", table.id, error)
            nonce = "" if live.seen.excused else f"w{table.id}.{live.shown}"
            live.seen = replace(live.seen, excused=True)
            self._begins.begin(self._excuse(table, error, nonce))

    async def _excuse(self, table: Table, error: NotReachable, nonce: str) -> None:
        try:
            await self._excuses(table, error, nonce)
        except Exception:
            log.exception("table %s: people could not be told why it is not shown", table.id)

    async def _close(self, held: Changing) -> None:
        if held.table.alive:
            await held.save(held.table.close(GONE, self._tables.now()), None)

    def _hear(self, live: Showing, table: Table, place: Place, *, arrived: bool) -> None:
        """Note whether somebody can be written to."""
        person = person_at(table, place)
        if person is None:
            return
        live.heard[person] = arrived
        if not arrived:
            live.knocked[person] = self._tables.now()


def seconds() -> float:
    """For waiting: a clock that nobody puts forward or back."""
    return asyncio.get_running_loop().time()


def person_at(table: Table, place: Place) -> int | None:
    """Whose direct messages a place is in."""
    match place:
        case Dm(seat):
            return table.players[seat].id
        case Gathering(person):
            return person
    return None
