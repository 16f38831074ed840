"""Presses: the real way to a move and to all else that is done at a table, answered by a stand-in
for `bot.press.router` and `bot.press.board`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from bot.errors import DatabaseLost, NotReachable, Overtaken, Rejected, Stale, TooLate
from bot.live.background import attempt
from bot.live.held import Held
from bot.press.acts import Acts
from bot.press.choosing import Matches, choose, lay_at_random
from bot.table import controls as c
from bot.table import lobby as lobbies
from bot.table import rematch
from bot.table.ids import AtTable, Control, Moment, Step, table_of
from bot.table.player import Player
from bot.table.table import Table
from bot.times import SLOW
from games.core import Move, Refused, Seat, Text, Thought
from tests.simulation.discord import HEARD, Pressed
from tests.simulation.ways import Loan

if TYPE_CHECKING:
    from tests.simulation.process import Process

TRIES = 3
IN_LOBBY = (c.Join, c.Leave, c.Start, c.StartAlone, c.AddComputer, c.TurnDown, c.Cancel)


@dataclass(frozen=True)
class Opens:
    """The command that opens a table. With several people its match begins at once."""

    lobby: Table


async def pressed(process: Process, it: Pressed) -> None:
    """Guard a press: whatever happens, it is acknowledged in time."""
    port = Port(process, it)
    if not port.heard:
        return
    doing = asyncio.create_task(_pressed(process, it.control, port))
    await asyncio.wait([doing], timeout=SLOW)
    if not doing.done():
        await port.loan.acknowledge()
    try:
        await doing
    except Refused:
        await _set_aside(process, port)
        await port.loan.aside()
    except (Overtaken, TooLate, DatabaseLost, NotReachable, Rejected, OSError):
        await port.loan.acknowledge()
    if port.table and port.loan.answered:
        await attempt(process.hand.leave(port.table, port.loan), "leaving")
    process.tables.visit(port.table, port.person)


async def _pressed(process: Process, control: Control | Opens, port: Port) -> None:
    for tries in range(TRIES):
        try:
            await _do(process, control, port)
            break
        except Stale:
            if tries == TRIES - 1:
                raise
    if port.wants:
        table, step, fresh = port.wants
        await process.hand.lend(table, port.loan, step, fresh=fresh)
    await port.loan.acknowledge()


async def _set_aside(process: Process, port: Port) -> None:
    """Before somebody is refused where the bot is not: have an outdated message stripped."""
    live = process.tables.in_hand(port.table)
    if live and live.table.reach == "answers" and not port.loan.answered:
        with suppress(NotReachable, Rejected, OSError, DatabaseLost):
            await process.hand.lend(port.table, port.loan, answers=False)


async def _do(process: Process, control: Control | Opens, port: Port) -> None:
    tables, people = process.tables, cast(Any, SimpleNamespace(person=_person))
    match control:
        case Opens(lobby):
            now, random = process.world.now(), tables.random
            begins = lobby.reach != "direct" and len(lobby.players) > 1
            begun = lobbies.start(lobby, lobby.host, random, now) if begins else lobby
            await _opens(process, begun, port)
        case Step(Moment(table)):
            async with Matches(tables, people).asker(table, port) as asker:
                await choose(asker, cast("Step[Moment]", control))
        case c.RandomLayout(table):
            async with Matches(tables, people).asker(table, port) as asker:
                await lay_at_random(asker)
        case c.OwnBoard():
            await port.loan.aside()
        case c.Rematch(table):
            await _again(process, table, port)
        case AtTable(table) if isinstance(control, IN_LOBBY):
            async with tables.hold(table) as held:
                await held.save(_lobby(process, control, held.table, port.person), port)
                await port.done(held, 0, None)
        case AtTable():
            acts = Acts(tables, cast(Any, None), people)
            await acts.do(control, port)


async def _opens(process: Process, lobby: Table, port: Port) -> None:
    """Open a table, or a rematch."""
    if lobby.reach == "direct":
        made = await process.tables.open_direct(lobby, port.id)
    else:
        token = port.loan.token if lobby.reach == "answers" else ""
        made = await process.tables.create(lobby, port.id, None, token)
    process.world.acknowledged(port.id)
    port.wants = made.id, None, True


async def _again(process: Process, table: int, port: Port) -> None:
    before = await process.tables.look(table)
    now, random = process.world.now(), process.tables.random
    await _opens(process, rematch.again(before, port.person, random, now), port)


def _lobby(process: Process, control: Control, table: Table, person: int) -> Table:
    random, now = process.tables.random, process.world.now()
    match control:
        case c.Join():
            return lobbies.join(table, Player(person, f"P{person}"))
        case c.Leave():
            return lobbies.leave(table, person)
        case c.Start():
            return lobbies.start(table, person, random, now)
        case c.StartAlone(_, level):
            return lobbies.start_alone(table, level, person, random, now)
        case c.AddComputer(_, level):
            return lobbies.add_computer(table, level, person)
        case c.TurnDown():
            return lobbies.decline(table, person)
    return lobbies.cancel(table, person)


class Port:
    """Somebody who does something."""

    def __init__(self, process: Process, it: Pressed) -> None:
        self._process, self._it = process, it
        self.id, self.person = it.id, it.person
        self.loan, self.table = Loan(process, it), table_of(it.control)
        self.wants: tuple[int, Move | None, bool] | None = None
        """What is lent to the hand: the table, how a move goes on, was the control fresh?"""

    @property
    def heard(self) -> bool:
        return self._process.world.now() - self._it.at < HEARD

    def speaks_in(self, channel: int) -> tuple[str, int]:
        here = self._it.public and self._it.channel == channel
        return (self._it.token, self.loan.message) if here else ("", 0)

    def taken(self, now: float) -> float:
        return self._it.at

    def reads(self, table: Table) -> Table:
        return table

    async def moved_on(self, held: Held, seat: Seat) -> None:
        if held.table.reach == "channel" and self._process.world.channel(self._it).guild:
            await self.loan.aside()
        self.wants = held.table.id, None, False

    async def lead_on(self, held: Held, seat: Seat, beginning: Move) -> None:
        self.wants = held.table.id, beginning, True

    async def played(self, held: Held, seat: Seat, since: int) -> None:
        self._is_done(held)

    async def done(self, held: Held, seat: Seat, told: Text | None) -> None:
        self._is_done(held)

    def _is_done(self, held: Held) -> None:
        self._process.world.acknowledged(self.id)
        self.wants = held.table.id, None, True

    async def confirm(self, table: Table, seat: Seat, move: Move, warning: Text) -> None:
        """Nothing is confirmed here."""

    async def wait(self) -> None:
        """No hint is asked for here."""

    async def advised(self, table: Table, moment: Moment, thought: Thought) -> None:
        """Nor here."""


async def _person(person: int) -> Any:
    return SimpleNamespace(confirm=False)
