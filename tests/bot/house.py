"""The bot's tables on a database, without Discord, with a clock set by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa

from bot.data.ownership import Advisory, ownership
from bot.data.store import Store
from bot.live.background import Background
from bot.live.clock import Clock
from bot.live.held import Held
from bot.live.live import Live
from bot.live.presence import WHOLE, Presence
from bot.live.process import Process
from bot.live.shards import Shards
from bot.live.tables import Tables
from bot.table import lobby as lobbies
from bot.table.ids import Moment
from bot.table.table import Table
from games.core import Move, Seat, Text, Thought
from tests.bot.matches import ANNA, BOB, NOW, move, seated

DAY = 86_400.0


class Nobody:
    """Reminds nobody, but remembers when it was asked to."""

    def __init__(self) -> None:
        self.asked = list[float]()

    async def told(self, table: Table, now: float) -> Table:
        """Nobody is away."""
        return table

    async def plan(self, table: Table, now: float) -> tuple[Table, Sequence[int]]:
        self.asked.append(now)
        return table.reminding([]), []

    async def send(self, table: Table, people: Sequence[int]) -> None:
        """Send nothing."""


class House:
    """The bot's tables on a database, with a clock set by hand."""

    def __init__(self, store: Store, now: float, dead: float) -> None:
        self.store, self.now, self._dead = store, now, dead
        self.reminders = Nobody()
        self.tables = Tables(store, lambda: self.now, Random(1))
        self.tables.presence = Presence(store, lambda: self.now, dead)
        self.clock = Clock(self.tables, self.reminders, Background())
        process = Process(store.engine, now=lambda: self.now)
        self.shards = Shards(ownership(store.engine), process, self.tables.presence)
        self.shards.locks.dead = dead

    @classmethod
    async def open(cls, store: Store, now: float = NOW, dead: float = DAY) -> House:
        """A bot, started and connected. Jumps of its clock by up to `dead` seconds do not count as
        the machine's sleep."""
        house = cls(store, now, dead)
        await house.shards.take([WHOLE])
        await house.tables.presence.connected()
        return house

    async def beat(self) -> None:
        """Note that the process is alive."""
        await self.shards.beat()
        await self.shards.look()

    async def again(self) -> House:
        """The bot, killed when it was last seen and started now: nothing is left except the
        database."""
        await self.shards.locks.end()
        return await House.open(self.store, self.now, self._dead)

    async def passes(self, seconds: float, beat: float = 600.0) -> None:
        """Let time pass; meanwhile the bot is there and looks at the clock: every `beat` seconds,
        but more seldom while no table is due."""
        end, step = self.now + seconds, beat
        while self.now < end:
            self.now = min(end, self.now + step)
            await self.beat()
            await self.clock.tick()
            due = await self.store.next_due(0.0)
            idle = self._dead / 2 if due is None else min(self._dead / 2, due - self.now)
            step = max(beat, idle // beat * beat)

    async def seat(
        self,
        game: str = "graveyard_shift",
        clock: str = "1h",
        channel: int = 7,
        options: Mapping[str, str] = MappingProxyType({}),
    ) -> int:
        """A match of two that is shown."""
        lobby = replace(lobby_of_two(game, clock), channel=channel, options=dict(options))
        id = (await self.tables.create(lobby, interaction=channel)).id
        async with self.tables.hold(id) as held:
            await held.save(lobbies.start(held.table, 1, Random(1), self.now), None)
        await self.show(id)
        return id

    async def show(self, id: int) -> None:
        """Do what the hand does once Discord shows a table."""
        live = await self.live(id)
        live.shown = live.settled = live.done = live.table.revision
        live.shown_at = self.now
        await self.tables.store.note({id: live.note})

    async def move(self, id: int) -> None:
        async with self.tables.hold(id) as held:
            await held.save(move(held.table, self.now), None)

    async def live(self, id: int) -> Live:
        return await self.tables.live(id)

    async def look(self, id: int) -> Table:
        return await self.tables.look(id)


def lobby_of_two(game: str, clock: str) -> Table:
    ends = NOW + lobbies.LOBBY_LIFE
    table = seated(game, ANNA, BOB, guild=5 << 22, opened=NOW, deadline=ends)
    return lobbies.set_clock(table, clock, by=1)


class Turned:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Page:
    """A port that notes its answers."""

    def __init__(self, person: int, id: int, *, heard: bool = True) -> None:
        self.person, self.id, self.heard = person, id, heard
        self.told = list[Any]()

    def speaks_in(self, channel: int) -> tuple[str, int]:
        return "", 0

    def taken(self, now: float) -> float:
        return now

    def reads(self, table: Table) -> Table:
        return table

    async def moved_on(self, held: Held, seat: Seat) -> None:
        self.told.append("moved on")

    async def lead_on(self, held: Held, seat: Seat, beginning: Move) -> None:
        self.told.append(("leads on", beginning))

    async def confirm(self, table: Table, seat: Seat, move: Move, warning: Text) -> None:
        self.told.append(("confirm", move, warning.id))

    async def played(self, held: Held, seat: Seat, since: int) -> None:
        self.told.append(("played", held.table.playing.log[-1]))

    async def done(self, held: Held, seat: Seat, told: Text | None) -> None:
        self.told.append(told.id if told else None)

    async def wait(self) -> None:
        """It has time to wait."""

    async def advised(self, table: Table, moment: Moment, thought: Thought) -> None:
        self.told.append(("advised", thought.move))


async def killed(owner: Advisory) -> None:
    """An operator ends the session that has the locks; what it says is not read yet."""
    assert owner.session.former
    async with owner._engine.begin() as connection:
        await connection.execute(sa.select(sa.func.pg_terminate_backend(owner.session.former[0])))


async def seat(house: House, number: int, clock: str = "1d", *, casual: bool = False) -> int:
    """A match in which Anna has to move, after a turn of hers."""
    id = await house.seat(clock=clock, channel=number)
    async with house.tables.hold(id) as held:
        await held.save(replace(held.table, casual=casual), None)
    await annas(house, id)
    return id


async def annas(house: House, id: int) -> None:
    """The match goes on until Anna has moved, and has to move again."""
    moved = False
    while not moved or house_mover(await house.look(id)) != ANNA.id:
        moved = moved or house_mover(await house.look(id)) == ANNA.id
        house.now += 0.01  # no two people move at once
        await house.move(id)
    await house.show(id)


def house_mover(table: object) -> int:
    return table.players[table.playing.state.acting[0]].id  # type: ignore[attr-defined, no-any-return]
