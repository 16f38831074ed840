"""What people at a table do besides moving. Each of them is answered through a port, so nothing
here knows Discord. `Acts.do` is the one way from a control to its act, pressed or used at the page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

from bot.data.people import People
from bot.live.computers import Computers
from bot.live.tables import Tables
from bot.message.forms import UNMARKED
from bot.press.choosing import MOVED_ON, Port
from bot.table import away, controls, late, marks, offers, patience, rematch
from bot.table.ids import AtTable
from bot.table.question import ADVISER, check_advised
from bot.table.table import Table
from games.core import Refused, Seat, Text, Who, say

ASKED = say("bot-offer-asked")
"""What whoever makes an offer is told."""
Change = Callable[[Table, Seat, float], Table]
"""Takes the table, the seat that changes it and the time; returns the changed table."""

Field = Callable[[str], str]
"""What was filled into a form's field; empty if nothing was."""

Opens = Callable[[Table], Awaitable[object]]
"""Posts a new lobby."""


CHANGES: Mapping[type[AtTable], tuple[Change, Text | None]] = {
    controls.Resign: (Table.resign, say("bot-you-resigned")),
    controls.Draw: (lambda t, s, _: offers.draw(t, s), say("bot-offer-agreed")),
    controls.TakeBack: (lambda t, s, _: offers.takeback(t, s), say("bot-offer-taken-back")),
    controls.GiveTime: (patience.give_time, say("bot-more-thanks")),
    controls.Pause: (offers.pause, say("bot-paused-now")),
    controls.Resume: (patience.resume, say("bot-resumed")),
    controls.Accept: (lambda t, s, now: offers.answer(t, s, True, now), say("bot-offer-accepted")),
    controls.Decline: (
        lambda t, s, now: offers.answer(t, s, False, now),
        say("bot-offer-you-decline"),
    ),
    controls.GoOn: (late.go_on, None),
    controls.CallTime: (late.call_time, say("bot-time-called")),
    controls.TakeWin: (late.take_win, say("bot-you-won")),
    controls.PlayOn: (late.play_on, say("bot-you-won-plays-on")),
}
"""What each of them does, and what the person is told once it is done (if it is no offer yet)."""
KNOWN: Collection[type[Any]] = (*CHANGES, controls.Hint, controls.Replace, controls.Mark)
"""The kinds of controls that `Acts.do` knows."""


class Acts:
    """All of them."""

    def __init__(self, tables: Tables, computers: Computers, people: People) -> None:
        self._tables, self._computers, self._people = tables, computers, people
        self._advised = set[int]()
        """The people the adviser is thinking for."""

    async def do(self, control: AtTable, port: Port, field: Field = lambda name: "") -> None:
        """Do what a control asks for. Raises `Refused` if this person may not."""
        id = control.table
        match control:
            case controls.Hint():
                await self.hint(id, port)
            case controls.Replace(absent=absent):

                def replaced(table: Table, seat: Seat, now: float) -> Table:
                    return offers.replacement(table, seat, absent, now)

                told = say("bot-offer-replaced", who=Who(absent))
                await self._change(id, port, replaced, told)
            case controls.Mark():
                mark = field("mark")
                await self.mark(id, port, field("squares"), "" if mark == UNMARKED else mark)
            case _:
                await self._change(id, port, *CHANGES[type(control)])

    async def mark(self, id: int, port: Port, squares: str, mark: str) -> None:
        """Put a private mark on some squares of the person's own picture.

        Spaces, commas or semicolons separate the squares. The mark is a ready-made one by its name,
        or any typed text; an empty one clears the squares.
        """
        named = squares.upper().replace(",", " ").replace(";", " ").split()

        def marked(table: Table, seat: Seat, _: float) -> Table:
            kinds = table.game.looks.marks.kinds if table.game.looks.marks else ()
            read = port.reads(table)
            called = {read.say(read.game.mark(kind)).casefold(): kind for kind in kinds}
            return marks.mark(table, seat, named, called.get(mark.casefold(), mark))

        await self._change(id, port, marked, None)

    async def _change(self, id: int, port: Port, change: Change, done: Text | None) -> None:
        async with self._tables.hold(id) as held:
            seat, taken = held.table.seat_for(port.person), port.taken(self._tables.now())
            late.in_time(held.table, seat, taken)
            after = change(held.table, seat, taken)
            asks = after.offer and after.offer != held.table.offer
            await held.save(after, port)
        await port.done(held, seat, ASKED if done and asks else done)

    async def hint(self, id: int, port: Port) -> None:
        """Show what the adviser would play, and why."""
        told, person = await self._tables.look(id), port.person
        seat, table = told.seat_for(person), port.reads(told)
        check_advised(table, seat)
        if person in self._advised:  # one person's many hints would hold up every computer
            raise Refused(say("bot-one-at-a-time"))
        self._advised.add(person)
        try:
            await port.wait()
            thought = await self._computers.think(table, seat, ADVISER)
        finally:
            self._advised.discard(person)
        if (await self._tables.look(id)).moment(seat) != table.moment(seat):
            raise Refused(MOVED_ON)
        await port.advised(table, table.moment(seat), thought)

    async def rematch(self, id: int, person: int, channel: int, opens: Opens) -> None:
        """Open a lobby for the same people, where they played."""
        table = await self._tables.look(id)
        if table.reach != "direct" and table.channel != channel:
            raise Refused(say("bot-control-gone"))
        now, own = self._tables.now(), await self._people.read_again(person)
        table = away.carried(table, person, own.away, now)
        apart = await self._tables.around(table)
        await opens(rematch.again(table, person, self._tables.random, now, apart))
