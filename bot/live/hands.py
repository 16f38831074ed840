"""What is asked of the hands: by presses, and by people who are there."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from math import inf
from typing import Any

from bot.data.rows import Answer
from bot.errors import NotOwner
from bot.live.background import Background, attempt
from bot.live.live import Live
from bot.live.requests import looking
from bot.live.tables import Tables
from bot.screen.doing import Excuses, person_at
from bot.screen.hand import Hand, Reads
from bot.screen.plan import Operation
from bot.screen.seen import NOTHING, Board, Place, Posted
from bot.screen.showing import Press, Showing
from bot.screen.ways import Loan, Token, Ways, lags, left
from bot.table.table import Table
from bot.times import SLOW
from games.core import Move

AGAIN, GATHERING = 60.0, 10.0
"""If the bot could not write to somebody, and they press something so many seconds later (before a
match in direct messages: the second), it tries again. Refusals count against the bot."""


_DOUBT: dict[str, Any] = {
    "channel": 0,
    "alt": "",
    "revision": NOTHING,
    "step": None,
    "fresh": False,
    "public": False,
}
"""What another process is told if a message is to be shown once more."""


class Hands(Hand):
    """The hands of all tables of this process."""

    def __init__(
        self,
        tables: Tables,
        ways: Ways,
        reads: Reads,
        background: Background,
        excuses: Excuses,
    ) -> None:
        super().__init__(tables, ways, reads, background, excuses)
        self._all, self._background = tables, background
        tables.watchers.append(self.show)
        tables.visited.append(self._visited)
        tables.store.heard.append(self._heard)

    async def do(self, live: Showing, table: Table, operation: Operation, step: str = "") -> None:
        """Do it. Directly before each request it is asked whether this process still has its locks,
        whatever the way is: also before an interaction is answered."""
        with looking(self._look):
            await super().do(live, table, operation, step)

    def _look(self) -> None:
        if not self._all.presence.holds():
            raise NotOwner

    async def settled(self) -> None:
        """Wait until nothing goes on at any table, and write down what is shown."""
        while tasks := [task for live in self._all.in_memory for task in live.tasks]:
            await asyncio.wait(tasks)
        await self.noting.now()

    async def close(self) -> None:
        """Write down what is shown. What is not shown yet will be after the next start."""
        await attempt(self.noting.now(), "writing down what was shown")  # else it is shown again

    # --- by a press ------------------------------------------------------------------------------

    async def lend(
        self,
        id: int,
        loan: Loan,
        step: Move | None = None,
        *,
        fresh: bool = True,
        answers: bool = True,
    ) -> bool:
        """Lend an interaction to a table's hand, once what it changes is stored.

        If the hand is idle, it does what there is to do about the pressed message by it, at once.
        Else the interaction is only acknowledged. Returns when Discord has an answer: whether
        others don't see what it was answered with, or see it as an edit that notifies nobody.

        `step`: how a move begins; the message then asks how it goes on. `fresh`: was the control
        one of the position as it is? `answers`: without it nothing is answered but by an operation.
        """
        live = await self._all.live(id)
        press = Press(loan.message, live.table.revision, step, loan, only=not answers)
        if not self._all.owns(live.table):
            await loan.acknowledge()
            await self._tell_owner(live, press, loan, fresh=fresh)
            return False
        before = live.seen.now.get(Board())
        self._noted(live, press, loan.channel, loan.alt, fresh=fresh, public=loan.public)
        self.speak(live, Token.of(loan, self._all.now(), gives=not loan.message))
        if live.busy and answers and not loan.answered:
            await loan.acknowledge()
        if not live.busy or step is not None or not answers:
            live.presses.append(press)
        self.show(live)
        if press in live.presses and not loan.answered:
            await _done(press, None if live.table.reach == "answers" else SLOW)
        if answers and not loan.answered:
            await loan.acknowledge()
        return live.table.reach == "answers" and not loan.public and _missed(live, loan, before)

    async def leave(self, id: int, loan: Loan) -> None:
        """Somebody's interaction at a table is over. Where the bot is not, something can be done by
        it for a while."""
        live = self._all.in_hand(id)
        if live is None or live.table.reach != "answers" or live.table.channel != loan.channel:
            return
        if self._all.owns(live.table):
            if all(token.id != loan.id for token in live.tokens):
                self.speak(live, Token.of(loan, self._all.now()))
        elif loan.public:
            message = loan.message if loan.changes else 0
            answer = Answer(loan.id, loan.token, self._all.now(), message)
            await self._all.store.keep_answer(id, answer)
            await self._all.tell_owner(live.table, answered=loan.id)

    async def show_below(self, id: int) -> None:
        """Have a table's board posted again, below."""
        live = await self._all.live(id)
        live.seen, live.done = live.seen.outdated(Board()), NOTHING
        self.show(live)

    def _noted(
        self, live: Live, press: Press, channel: int, alt: str, *, fresh: bool, public: bool
    ) -> None:
        """A press tells something about the table's messages: an outdated control, that its message
        does not show the table as it is; a message that nobody knows, that its note was lost."""
        message, place = press.message, live.seen.place_of(press.message)
        answers, board = live.table.reach == "answers", live.seen.now.get(Board())
        if not message or (place is not None and fresh):
            return
        known = live.seen.knows(message) or message in live.stripped
        known = known or (fresh and (board is None or not answers))
        posting = any(since > -inf for since in live.lost.values())  # it may be this one
        if place is not None:
            live.doubt(place)
        elif not (known or posting):
            live.seen = live.seen.unknown(Posted(channel, message, alt=alt))
        if answers and not (fresh and place is not None):
            live.pressed.add(message)
            if place is None and not fresh and public:
                live.seen = live.seen.outdated(Board())
        live.done = NOTHING

    async def _tell_owner(self, live: Live, press: Press, loan: Loan, *, fresh: bool) -> None:
        """Another process shows the table: it is told what was pressed."""
        await self.leave(live.table.id, loan)
        await self._all.tell_owner(
            live.table,
            message=press.message,
            channel=loan.channel,
            alt=loan.alt,
            revision=press.revision,
            step=press.step,
            fresh=fresh,
            public=loan.public,
        )

    def _heard(self, id: int, payload: str) -> None:
        told = json.loads(payload)
        if not self._all.presence.owns(told["guild"]):
            return
        self._background.begin(self._hear_of(id, told), "hearing what others have told")

    async def _hear_of(self, id: int, told: dict[str, Any]) -> None:
        """Another process has changed a table of ours, or heard a press there."""
        live = await self._all.live(id)
        answers = live.table.reach == "answers"
        answer = await self._all.store.answers(id) if answers else None
        if answer and all(token.id != answer.interaction for token in live.tokens):
            self.speak(live, Token(*answer))
            live.done = NOTHING
        for token in live.tokens:
            if token.id == told.get("answered"):
                token.answered = True
                live.waits.clear()
        if "message" in told:
            press = Press(told["message"], told["revision"], told["step"])
            self._noted(
                live,
                press,
                told["channel"],
                told["alt"],
                fresh=told["fresh"],
                public=told["public"],
            )
            if press.step is not None:
                live.presses.append(press)
        self.show(live)

    # --- by people -------------------------------------------------------------------------------

    def _visited(self, live: Live, person: int) -> None:
        """Somebody is at the table: try at once what Discord did not take. Try too whether they can
        be written to by now, but not with every press: refusals count against the bot."""
        for wait in live.waits.values():
            if wait.revision is None:
                wait.until = 0.0
        if live.table.reach == "answers" and lags(live.table, live.seen):
            live.done = NOTHING
        now, after = self._all.now(), AGAIN if live.table.match else GATHERING
        if now - live.knocked.get(person, 0.0) >= after:
            self.knock(live, person)
        self.show(live)

    def knock(self, live: Live, person: int) -> None:
        """Try whether somebody can be written to by now."""
        refused = [place for place in live.seen.refused if person_at(live.table, place) == person]
        if refused:
            live.knocked[person] = self._all.now()
            live.allow(*refused)
            self.show(live)

    async def doubt(self, live: Live, *places: Place) -> None:
        """Have these places shown once more. An edit finds out whether a message is there."""
        if self._all.owns(live.table):
            live.doubt(*places)
            self.show(live)
            return
        for place in places:
            message = live.seen.now[place].message
            await self._all.tell_owner(live.table, message=message, **_DOUBT)

    async def show_again(self, id: int) -> None:
        """Post a lobby's message again if somebody has deleted it."""
        live = await self._all.live(id)
        if live.table.stage == "lobby" and Board() in live.seen.now and live.showing is None:
            await self.doubt(live, Board())

    async def show_anew(self, person: int) -> None:
        """Show somebody's direct messages once more: they have chosen another language."""
        async for live in self._all.readable(await self._all.store.open_tables_of(person)):
            theirs = [it for it in live.seen.now if person_at(live.table, it) == person]
            if theirs:
                await self.doubt(live, *theirs)


async def _done(press: Press, limit: float | None) -> None:
    """Wait until the hand has done what it can for a press, so many seconds at most: then it is
    acknowledged, whatever the hand still waits for."""
    with suppress(TimeoutError):
        async with asyncio.timeout(limit):
            await press.done.wait()


def _missed(live: Live, loan: Loan, before: Posted | None) -> bool:
    """Do others not see what somebody has done? They are told once that it notifies nobody."""
    board = live.seen.now.get(Board())
    if board is None or left(live.table, live.seen):
        return True
    turned = before is None or board.turn != before.turn
    first = turned and loan.person not in live.warned
    live.warned |= {loan.person} if turned else set()
    return first
