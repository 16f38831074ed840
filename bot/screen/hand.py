"""The hand: one task a table carries out what the plan says, one operation at a time.

Nobody else writes a message that shows a table to more than one person, and nobody else changes
`Seen`. So no two edits of a message meet, and nothing here has to be compared. Whatever is only
known after trying changes `Seen` or the table, and so the next plan.

What was done is written down in batches. If a crash loses that, it is done again: an edit is made
twice, a post is found by its mark (`bot.screen.marks`). So one post is written down before the next
at the same place.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from math import inf

from bot.errors import NotOwner, NoWay, Rejected
from bot.screen.doing import Doing, Excuses, seconds
from bot.screen.plan import (
    Edit,
    Operation,
    Post,
    Readers,
    Strip,
    lead_on,
    places,
    plan,
    strip_ahead,
)
from bot.screen.seen import Board, Dm, Gathering, Place, Seen
from bot.screen.showing import Aside, Changing, House, Press, Showing, Wait
from bot.screen.ways import Token, Ways, allowed, kept, lags
from bot.table import direct
from bot.table.table import Table
from bot.times import SLOWEST

log = logging.getLogger(__name__)

RETRIES = (1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
"""Seconds between tries of something that Discord did not take; the last pause is repeated. If
somebody presses something at the table, it is tried at once."""
WRONG = 600.0
"""The same where Discord calls it wrong, unless the table changes before: the fault is ours, or
passes with an update of Discord's."""
NEWS = "news"
"""Storing who could be written to waits like an operation."""

Reads = Callable[[Table, Seen], Awaitable[Readers]]
"""Reads what is known of a table's readers."""


class Hand(Doing):
    """Carries out the plans of this process's tables."""

    def __init__(
        self,
        tables: House,
        ways: Ways,
        reads: Reads,
        background: Aside,
        excuses: Excuses,
    ) -> None:
        super().__init__(tables, ways, background, excuses)
        self._reads = reads
        self.retries: Sequence[float] = RETRIES
        self.shown: Callable[[Table], None] = lambda table: None
        """Is told of a table that Discord shows as it is."""

    def show(self, live: Showing) -> None:
        """Have the table shown as it is now, if this process owns it."""
        live.wake.set()
        if live.showing is None and live.owed and self._tables.owns(live.table):
            live.showing = self._begins.begin(self._work(live))

    async def _work(self, live: Showing) -> None:
        tries = 0
        try:
            while live.owed and self._tables.owns(live.table):
                live.wake.clear()
                try:
                    await self._step(live)
                    tries = 0
                except NotOwner:
                    raise
                except Exception as error:  # noqa: BLE001 - the database, a bug
                    self._log(live.table, error, tries)
                    await self._rest(live, self._pause(tries))
                    tries += 1
        except NotOwner:
            log.warning("table %s: this process does not own it any more", live.table.id)
        finally:
            live.showing, live.busy = None, False
            live.caught_up.set()
            for press in [*live.presses]:
                _over(live, press)

    async def _step(self, live: Showing) -> None:
        """Do what comes first: what was pressed, then what the plan says."""
        table = live.table
        readers = await self._reads(table, live.seen)
        readers = replace(readers, present=frozenset(live.present))
        if table.reach == "answers":
            tokens = allowed(live.tokens, live.seen, self._tables.now())
            readers = replace(readers, tokens=replace(tokens, pressed=frozenset(live.pressed)))
        if table is not live.table:
            return
        operations = list(plan(table, live.seen, readers))
        asked = bool(live.presses)
        if found := self._asked(live, readers, operations):
            await self._answer(live, *found)
            return
        if asked:  # they are acknowledged first
            await asyncio.sleep(0)
            return
        news = self._news(live)
        operation = next((found for found in operations if self._due(live, found, news)), None)
        unheard = _unheard(live, operations)
        if not any(map(_shows, operations)):
            self._is_shown(live, table)
        if news and self._may(live, NEWS) and not _theirs(operation):
            posts = any(map(_posts_board, operations))
            await self._try(live, NEWS, partial(self._learn, live, posts))
        elif operation:
            await self._try(live, _key(operation), partial(self.do, live, table, operation))
        elif place := next((found for found in unheard if self._may(live, found)), None):
            await self._try(live, place, partial(self._find, live, table, place))
        elif operations or unheard or live.heard:
            await self._rest(live, inf)
        else:
            await self._settle(live, table)

    # --- what was pressed ------------------------------------------------------------------------

    def _asked(
        self, live: Showing, readers: Readers, operations: Sequence[Operation]
    ) -> tuple[Press, Operation] | None:
        """What somebody's press asks for that can be done now. There is nothing to wait for with
        the others."""
        while live.presses:
            press = live.presses[0]
            if operation := _operation_for(press, live, readers, operations):
                return press, operation
            _over(live, press)
        return None

    async def _answer(self, live: Showing, press: Press, operation: Operation) -> None:
        lost = operation.place in live.lost
        try:
            work = partial(self.do, live, live.table, operation, press.step or "")
            await self._try(live, _key(operation), work)
        finally:
            if not lost or operation.place in live.lost:  # else it was only looked for
                _over(live, press)

    def speak(self, live: Showing, token: Token) -> None:
        """Keep in mind another interaction by which something can be done at the table."""
        live.tokens = kept(live.tokens, token, live.seen)

    # --- trying ----------------------------------------------------------------------------------

    def _due(self, live: Showing, operation: Operation, news: bool) -> bool:
        if news and _posts_board(operation) and not self._may(live, NEWS):
            return False  # it mentions whoever can't be written to, and that has to be stored first
        return self._may(live, _key(operation))

    def _may(self, live: Showing, key: object) -> bool:
        wait = live.waits.get(key)
        if wait is None or wait.until <= seconds():
            return True
        return wait.revision is not None and wait.revision != live.table.revision

    async def _try(self, live: Showing, key: object, work: Callable[[], Awaitable[None]]) -> None:
        """Do it; if it fails, it has a time for its next try, and holds up nothing else."""
        live.busy, before = True, live.waits.get(key)
        tries = before.tries if before else 0
        try:
            async with asyncio.timeout(SLOWEST):
                await work()
        except NoWay:
            pass
        except NotOwner:
            raise
        except Rejected:
            log.exception("table %s: Discord calls %s wrong", live.table.id, key)
            live.waits[key] = Wait(seconds() + WRONG, tries + 1, live.table.revision)
        except Exception as error:  # noqa: BLE001 - our own faults may pass, like a full disk
            self._log(live.table, error, tries)
            live.waits[key] = Wait(seconds() + self._pause(tries), tries + 1)
        else:
            live.waits.pop(key, None)
        finally:
            live.busy = False

    def _log(self, table: Table, error: Exception, tries: int) -> None:
        full = None if tries or isinstance(error, OSError) else error
        log.warning("table %s: %s; trying again", table.id, error, exc_info=full)

    def _pause(self, tries: int) -> float:
        return self.retries[min(tries, len(self.retries) - 1)]

    async def _rest(self, live: Showing, most: float) -> None:
        """Wait until something is to be tried again, or something happens at the table."""
        now = seconds()
        ahead = (wait.until for wait in live.waits.values() if wait.until > now)
        until = min([now + most, *ahead])
        try:
            async with asyncio.timeout_at(until if until < inf else None):
                await live.wake.wait()
        except TimeoutError:
            return

    # --- who can be written to -------------------------------------------------------------------

    def _news(self, live: Showing) -> bool:
        """Does the table say something else of people than what was heard?"""
        people = (*live.table.players, *live.table.invited)
        if any(live.heard.get(p.id, p.reachable) != p.reachable for p in people):
            return True
        live.heard.clear()
        return False

    async def _learn(self, live: Showing, posts: bool) -> None:
        """Store who can be written to and who can't, so that the channel can say so.

        If somebody who has to move turns out to be unreachable, a new message in the channel
        mentions them: an edited one notifies nobody. `posts`: there will be a new one anyway.
        """
        heard = {**live.heard}

        async def keep(held: Changing) -> None:
            table = held.table
            after = table.heard(heard)
            if table.stage == "playing" and table.reach == "channel" and table.match and not posts:
                acting = [table.players[seat] for seat in table.to_move]
                lost = [p.id for p in acting if p.reachable and not heard.get(p.id, True)]
                after = after.calling(*lost) if lost else after
            await held.save(after, None)

        await self._tables.change(live.table.id, keep)
        live.heard = {person: it for person, it in live.heard.items() if heard.get(person) != it}

    # --- nothing is left -------------------------------------------------------------------------

    def _is_shown(self, live: Showing, table: Table) -> None:
        if live.shown == table.revision or live.refused:
            return
        if table.reach != "answers":  # there it may be that nothing reaches a message
            shown = live.seen.showing(table.revision)
            live.seen = shown.within({*places(table, shown)})
        elif lags(table, live.seen):  # it is shown with the next press
            return
        live.shown, live.shown_at = table.revision, self._tables.now()
        live.caught_up.set()
        self.noting.later(live)
        self.shown(table)

    async def _settle(self, live: Showing, table: Table) -> None:
        """Nothing is left to be done. A match in direct messages begins now, if everybody's message
        has arrived."""
        if direct.gathers(table) and direct.complete(table):
            arrived = [place.person for place in live.seen.now if isinstance(place, Gathering)]
            if not direct.missing(table, arrived):
                await self._tables.change(table.id, partial(self._begin, arrived))
                return
        live.done = table.revision
        live.present.clear()
        live.pressed.clear()
        if not live.refused:
            live.settled = table.revision
        if table.reach != "answers":
            live.tokens.clear()
        self.noting.later(live)

    async def _begin(self, arrived: Sequence[int], held: Changing) -> None:
        now, random = self._tables.now(), self._tables.random
        if match := direct.begun(held.table, arrived, random, now):
            await held.save(match, None)


def _over(live: Showing, press: Press) -> None:
    """The hand has done what it can for a press."""
    live.presses.remove(press)
    if press.only and press.loan and not press.loan.answered:  # it is answered elsewhere
        live.tokens = [token for token in live.tokens if token.loan is not press.loan]
    press.done.set()


def _key(operation: Operation) -> object:
    """What an operation waits as."""
    if isinstance(operation, Strip):
        return operation.old.message
    return operation.place


def _shows(operation: Operation) -> bool:
    """Does it show the table to somebody, or only take controls off what has passed?"""
    return not (isinstance(operation, Strip) and operation.place is None)


def _unheard(live: Showing, operations: Sequence[Operation]) -> list[Place]:
    """Where there may be a post of which nobody has heard, and nothing else is to be done. (Where
    the bot may not write, a channel can't be read either.)"""
    places = {operation.place for operation in operations}
    if Board() in live.seen.refused:
        places.add(Board())
    return [place for place in live.lost if place not in places]


def _posts_board(operation: Operation) -> bool:
    return isinstance(operation, Post) and operation.place == Board()


def _theirs(operation: Operation | None) -> bool:
    """Is it about somebody's direct messages?"""
    return operation is not None and isinstance(operation.place, Dm | Gathering)


def _operation_for(
    press: Press, live: Showing, readers: Readers, operations: Sequence[Operation]
) -> Operation | None:
    """What changes the pressed message, if anything does."""
    if press.step is not None and press.revision == live.table.revision:
        return lead_on(live.table, live.seen, readers, press.message, press.step)
    if press.loan and not press.message:  # a command, answered by the table's first message
        return next((it for it in operations if isinstance(it, Post)), None)
    changes = (it for it in operations if isinstance(it, Edit | Strip))
    if found := next((it for it in changes if it.old.message == press.message), None):
        return found
    if press.loan is None or press.loan.answered or not press.loan.posts:
        return None  # people may still go on below an old board if no new one can be posted
    posts = (it for it in operations if isinstance(it, Post) and it.place not in live.lost)
    strips = (strip_ahead(live.table, live.seen, readers, it, press.message) for it in posts)
    return next(filter(None, strips), None)
