"""A bot whose computers think as long as a test wants."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.data import schema
from bot.data.store import Store
from bot.live.background import Background
from bot.live.computers import Computers
from bot.live.tables import Tables
from bot.live.thinkers import Found, Thinkers
from bot.live.workers import Worker
from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.table import Table
from games.core import Thought
from tests.bot.house import Turned
from tests.bot.matches import ANNA, seated
from tests.databases import write


class Brain(Worker):
    """Thinks for as long as the test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[str] = []
        self.left: list[float] = []
        """How many seconds each thought might take."""
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()

    async def do(self, person: int, work: Any, *args: Any, **_: Any) -> Any:
        self.levels.append(args[2])
        self.left.append(args[6] - time.monotonic())
        self.asked.set()
        await self.may_answer.wait()
        return Found(Thought(args[3].legal[0]), 1.0, 1.0)


class One:
    """The bot without Discord."""

    def __init__(self, store: Store, clock: Turned, brains: int = 1) -> None:
        self.store = Store(store.engine)
        self.brains = [Brain() for _ in range(brains)]
        self.tables = Tables(self.store, clock, Random(1))
        self.background = Background()
        self.computers = Computers(self.tables, self.background, Thinkers(0, self.brains))

    @property
    def levels(self) -> list[str]:
        """The levels of the computers that were asked."""
        return [level for brain in self.brains for level in brain.levels]

    def answer(self) -> None:
        """From now on no thought takes any time."""
        for brain in self.brains:
            brain.may_answer.set()

    async def idle(self) -> None:
        """Wait until it thinks no more."""
        while tasks := [task for live in self.tables.in_memory for task in live.tasks]:
            await asyncio.wait(tasks)

    async def begun(self) -> None:
        """Wait until it has begun every thought that is due."""
        thinking = [live.thinking for live in self.tables.in_memory if live.thinking]
        if thinking:
            asked = [asyncio.create_task(brain.asked.wait()) for brain in self.brains]
            await asyncio.wait([*thinking, *asked], return_when=asyncio.FIRST_COMPLETED)

    async def table(self, id: int) -> Table:
        return await self.tables.look(id)

    async def play_suggested(self) -> None:
        """Play what is suggested."""
        await self.computers.look()
        while playing := self.background._tasks:
            await asyncio.wait(playing)


class House:
    """A database, and a clock."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock = store, Turned()
        self.all: list[One] = []

    def start(self, brains: int = 1) -> One:
        one = One(self.store, self.clock, brains)
        self.all.append(one)
        return one

    def idle(self) -> One:
        """A bot that leaves all thoughts to others."""
        one = self.start()
        one.computers.elsewhere = lambda: True
        return one

    async def seat(
        self,
        bot: One,
        channel: int = 7,
        level: str = "expert",
        *,
        alone: bool = False,
        game: str = "graveyard_shift",
        computers: int = 1,
    ) -> int:
        """A match in which Anna has moved and a computer is next. Discord does not show that yet.
        `alone`: another computer sits in Anna's place."""
        ours = range(1, computers + 1)
        other = Player(-computers - 1, "Another computer", level) if alone else ANNA
        more = (Player(-n, f"Computer {n}", level) for n in ours)
        lobby = seated(game, other, *more, guild=10, channel=channel, host=ANNA.id)
        lobby = await bot.tables.create(lobby, interaction=channel)
        table = lobbies.start(lobby, ANNA.id, Random(3), self.clock.now)
        while not table.computers or not table.playing.log:
            [seat] = table.playing.state.acting
            move = table.playing.state.legal(seat)[0]
            table = table.play(seat, [move], self.clock.now)
        async with bot.tables.hold(lobby.id) as held:
            await held.save(table, None)
        return lobby.id

    async def show(self) -> None:
        """Discord shows everything that has happened, and that is noted."""
        table = schema.tables.c
        shown = {"shown": table.revision, "shown_at": self.clock.now}
        update = sa.update(schema.tables).values(**shown)
        await write(self.store.engine, update)

    async def row(self, *names: str) -> Sequence[Any]:
        """Columns of the only table."""
        async with self.store.engine.reading() as connection:
            columns = [schema.tables.c[name] for name in names]
            return tuple((await connection.execute(sa.select(*columns))).one())


async def closed(house: House) -> None:
    for one in house.all:
        one.answer()
        await one.idle()
        await one.background.close()


def moves(table: Table) -> int:
    """How many moves the computers have played."""
    return sum(bool(table.players[seat].level) for seat, _ in table.playing.log)


async def stored(house: House) -> int:
    async with house.store.engine.reading() as connection:
        count = sa.select(sa.func.count()).select_from(schema.thoughts)
        return (await connection.execute(count)).scalar_one()
