"""What people at a table do besides moving. Each of them is answered through a port, so nothing
here knows Discord. `Acts.do` is the one way from a control to its act, pressed or used at the page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
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

Act = Callable[[int, Port], Awaitable[None]]
"""Takes the table's id and the person's port. It raises `Refused` if they may not."""
Field = Callable[[str], str]
"""What was filled into a form's field; empty if nothing was."""

Opens = Callable[[Table], Awaitable[object]]
"""Posts a new lobby."""


class Acts:
    """All of them."""

    def __init__(self, tables: Tables, computers: Computers, people: People) -> None:
        self._tables, self._computers, self._people = tables, computers, people
        self._advised = set[int]()
        """The people the adviser is thinking for."""
        self._acts: dict[type[AtTable], Act] = {
            controls.Resign: self.resign,
            controls.Draw: self.draw,
            controls.TakeBack: self.take_back,
            controls.GiveTime: self.give_time,
            controls.Pause: self.pause,
            controls.Resume: self.resume,
            controls.Accept: self.accept,
            controls.Decline: self.decline,
            controls.GoOn: self.go_on,
            controls.CallTime: self.call_time,
            controls.TakeWin: self.take_win,
            controls.PlayOn: self.play_on,
            controls.Hint: self.hint,
        }

    @property
    def known(self) -> Collection[type[Any]]:
        """The kinds of controls that `do` knows."""
        return {*self._acts, controls.Replace, controls.Mark}

    async def do(self, control: AtTable, port: Port, field: Field) -> None:
        """Do what a control asks for."""
        match control:
            case controls.Replace():
                await self.replace(control.table, port, control.absent)
            case controls.Mark():
                mark = field("mark")
                squares = field("squares")
                await self.mark(control.table, port, squares, "" if mark == UNMARKED else mark)
            case _:
                await self._acts[type(control)](control.table, port)

    async def resign(self, id: int, port: Port) -> None:
        """Give up the match."""
        await self._change(id, port, Table.resign, say("bot-you-resigned"))

    async def draw(self, id: int, port: Port) -> None:
        """Offer a draw."""
        await self._change(id, port, lambda t, s, _: offers.draw(t, s), say("bot-offer-agreed"))

    async def pause(self, id: int, port: Port) -> None:
        """Propose a pause. Whoever plays alone pauses at once."""
        await self._change(id, port, offers.pause, say("bot-paused-now"))

    async def resume(self, id: int, port: Port) -> None:
        """End the pause."""
        await self._change(id, port, patience.resume, say("bot-resumed"))

    async def give_time(self, id: int, port: Port) -> None:
        """Give whoever has to move more time."""
        await self._change(id, port, patience.give_time, say("bot-more-thanks"))

    async def take_back(self, id: int, port: Port) -> None:
        """Ask to take back the person's last turn. Only people are asked: against computers it
        happens at once."""
        done = say("bot-offer-taken-back")
        await self._change(id, port, lambda t, s, _: offers.takeback(t, s), done)

    async def accept(self, id: int, port: Port) -> None:
        """Accept the open offer."""
        done = say("bot-offer-accepted")
        await self._change(id, port, lambda t, s, now: offers.answer(t, s, True, now), done)

    async def decline(self, id: int, port: Port) -> None:
        """Decline the open offer."""
        done = say("bot-offer-you-decline")
        await self._change(id, port, lambda t, s, now: offers.answer(t, s, False, now), done)

    async def replace(self, id: int, port: Port, absent: Seat) -> None:
        """Propose that the computer take an absent person's seat."""
        done = say("bot-offer-replaced", who=Who(absent))
        await self._change(id, port, lambda t, s, now: offers.replacement(t, s, absent, now), done)

    async def go_on(self, id: int, port: Port) -> None:
        """Come back after running out of time."""
        await self._change(id, port, late.go_on, None)

    async def call_time(self, id: int, port: Port) -> None:
        """Call time on somebody who has run out of it."""
        await self._change(id, port, late.call_time, say("bot-time-called"))

    async def take_win(self, id: int, port: Port) -> None:
        """End the match and win it: the other player has run out of time, or is absent."""
        await self._change(id, port, late.take_win, say("bot-you-won"))

    async def play_on(self, id: int, port: Port) -> None:
        """Win, but let the computer play on in the other player's seat."""
        await self._change(id, port, late.play_on, say("bot-you-won-plays-on"))

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
        table, person = port.reads(await self._tables.look(id)), port.person
        seat = table.seat_for(person)
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
