"""What thinks for computers: the owner of their tables, and processes that only think."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.data import schema
from bot.data.session import THOUGHT, Session
from bot.data.store import Store
from bot.data.thoughts import Position, Suggestion
from bot.live.background import Background
from bot.live.computers import Computers
from bot.live.process import Process
from bot.live.tables import Tables
from bot.live.thinkers import Found, Thinkers
from bot.live.thinking import Thinking
from bot.live.workers import Worker
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.player import Player
from bot.table.table import Table
from bot.times import THINKERS
from games import GAMES
from games.core import Thought
from games.core.computers import BUSY
from local_discord.patience import LONG
from tests.bot.tables import opened
from tests.bot.test_processes import Turned
from tests.databases import on_server

ANNA = Player(1, "Anna")


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
        """Start the bot."""
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
        lobby = Table(
            id=0,
            guild=10,
            channel=channel,
            game_id=game,
            host=ANNA.id,
            players=(other, *(Player(-n, f"Computer {n}", level) for n in ours)),
        )
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
        async with self.store.engine.begin() as connection:
            update = sa.update(schema.tables).values(**shown)
            await connection.execute(update)

    async def row(self, *names: str) -> Sequence[Any]:
        """Columns of the only table."""
        async with self.store.engine.reading() as connection:
            columns = [schema.tables.c[name] for name in names]
            return tuple((await connection.execute(sa.select(*columns))).one())


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(tmp_path) as store:
        house = House(store)
        yield house
        await closed(house)


async def closed(house: House) -> None:
    for one in house.all:
        one.answer()
        await one.idle()
        await one.background.close()


def moves(table: Table) -> int:
    """How many moves the computers have played."""
    return sum(bool(table.players[seat].level) for seat, _ in table.playing.log)


# --- the bot ---------------------------------------------------------------------------------


async def test_the_bot_thinks_at_once_and_writes_nothing(house: House) -> None:
    bot = house.start()
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await bot.begun()
    assert await house.row("tries") == (0,)
    bot.answer()
    await bot.idle()
    assert moves(await bot.table(id)) > before


async def test_an_answer_after_a_takeback_is_dropped(house: House) -> None:
    bot = house.start()
    id = await house.seat(bot)
    await bot.begun()
    async with bot.tables.hold(id) as held:
        anna = held.table.seat_of(ANNA.id)
        assert anna is not None
        await held.save(offers.takeback(held.table, anna), None)
    log = (await bot.table(id)).playing.log
    bot.answer()
    await bot.idle()
    assert (await bot.table(id)).playing.log == log


async def test_another_owner_thinks_no_more(house: House) -> None:
    bot = house.start()
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await bot.begun()
    bot.tables.presence.holds = lambda: False
    bot.answer()
    await bot.idle()
    assert moves(await bot.table(id)) == before


async def restarted(house: House, bot: One) -> One:
    """A bot in the place of one that was killed before it had thought; Discord shows everything."""
    await bot.background.close()
    await house.show()
    return house.start()


async def test_after_three_processes_have_ended_over_a_position_the_weakest_level_is_asked(
    house: House,
) -> None:
    await house.seat(house.idle())
    await house.show()
    asked = []
    for _ in range(5):
        bot = house.start()
        await bot.computers.look()
        await bot.begun()
        asked.append(bot.levels)
        await bot.background.close()
    assert asked == [["expert"], ["expert"], ["expert"], ["easy"], []]


async def test_no_more_is_taken_than_can_be_thought_about_at_once(house: House) -> None:
    for channel in range(1, 6):
        await house.seat(house.idle(), channel)
    await house.show()
    bot = house.start(brains=2)
    assert await bot.computers.look()
    assert len(bot.levels) == 2
    bot.answer()
    await bot.idle()
    while await bot.computers.look():
        await bot.idle()
    await bot.idle()
    assert len(bot.levels) == 5


async def test_computers_among_themselves_give_way_to_tables_that_wait(house: House) -> None:
    first = house.idle()
    for channel in (1, 2):
        await house.seat(first, channel, alone=True)
    await house.seat(first, 3, "hard")
    bot = await restarted(house, first)
    [brain] = bot.brains
    async with asyncio.timeout(LONG):
        for thoughts in range(1, 4):
            while len(bot.levels) < thoughts:
                await bot.computers.look()
            brain.may_answer.set()  # this thought, not the next
            brain.may_answer.clear()
    assert bot.levels == ["expert", "expert", "hard"]


async def test_what_was_waited_for_a_dead_process_counts_as_thought(house: House) -> None:
    first = house.idle()
    await house.seat(first)
    bot = await restarted(house, first)
    house.clock.now += 2
    await bot.computers.look()
    await bot.begun()
    [left] = bot.brains[0].left
    expert = GAMES["graveyard_shift"].players.levels["expert"].budget.cpu
    assert BUSY * expert - 2 - LONG < left <= BUSY * expert - 2


async def test_nor_are_they_before_those_who_stand_in_line(house: House) -> None:
    bot = house.start()
    await house.seat(bot, 1, alone=True)
    await bot.begun()
    await house.seat(bot, 2, "hard")
    alone, anna = bot.tables.in_memory
    assert alone.thinking
    assert anna.thinking
    await asyncio.sleep(0)  # it waits in the queue
    [brain] = bot.brains
    brain.may_answer.set()  # this thought, not the next
    brain.may_answer.clear()
    async with asyncio.timeout(LONG):
        await alone.thinking
    assert bot.levels == ["expert", "hard"]


async def test_who_has_waited_the_longest_is_first(house: House) -> None:
    first = house.idle()
    for channel, level in ((1, "easy"), (2, "hard")):
        await house.seat(first, channel, level)
    bot = await restarted(house, first)
    async with house.store.engine.begin() as connection:
        earlier = sa.update(schema.tables).where(schema.tables.c.channel == 2)
        await connection.execute(earlier.values(shown_at=house.clock.now - 1))
    await bot.computers.look()
    assert bot.levels == ["hard"]


async def test_a_table_that_has_waited_too_long_stands_in_line_here(house: House) -> None:
    first = house.idle()
    for channel in (1, 2, 3):
        await house.seat(first, channel)
    bot = await restarted(house, first)
    await bot.computers.look()
    assert await bot.computers.look()
    assert len([live for live in bot.tables.in_memory if live.thinking]) == 1
    house.clock.now += THINKERS
    assert await bot.computers.look()
    assert await bot.computers.look()
    assert len([live for live in bot.tables.in_memory if live.thinking]) == 2
    assert len(bot.levels) == 1


# --- what others suggest -------------------------------------------------------------------------


async def suggestion(bot: One, id: int, move: str = "") -> Suggestion:
    """What a process that only thinks might have found."""
    table = await bot.table(id)
    [seat] = table.computers
    move = move or table.playing.state.legal(seat)[0]
    return Suggestion(id, Position.of(table), seat, move)


async def stored(house: House) -> int:
    async with house.store.engine.reading() as connection:
        count = sa.select(sa.func.count()).select_from(schema.thoughts)
        return (await connection.execute(count)).scalar_one()


async def test_a_table_waits_a_while_for_processes_that_only_think(house: House) -> None:
    bot = house.idle()
    await house.seat(bot)
    await house.show()
    house.clock.now += THINKERS - 1
    await bot.computers.look()
    assert not bot.tables.in_memory[0].thinking
    house.clock.now += 1
    await bot.computers.look()
    await bot.begun()
    assert bot.levels


@pytest.mark.parametrize("move", ["", "no move at all"])
async def test_what_is_suggested_is_played_if_it_may_be(house: House, move: str) -> None:
    bot = house.idle()
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await bot.store.thoughts.suggest(await suggestion(bot, id, move))
    assert await bot.store.thoughts.waiting(5) == []
    await bot.play_suggested()
    assert moves(await bot.table(id)) == before + (not move)
    assert await stored(house) == 0


async def test_what_is_suggested_too_late_is_dropped(house: House) -> None:
    bot = house.idle()
    id = await house.seat(bot)
    late = await suggestion(bot, id)
    async with bot.tables.hold(id) as held:
        anna = held.table.seat_of(ANNA.id)
        assert anna is not None
        held_back = offers.takeback(held.table, anna)
        await held.save(held_back, None)
        [move, *_] = held.table.playing.state.legal(anna)
        await held.save(held.table.play(anna, [move], house.clock.now), None)
    log = (await bot.table(id)).playing.log
    assert len(log) == late.position.plies  # it only looks like that position
    await bot.store.thoughts.suggest(late)
    await bot.play_suggested()
    assert (await bot.table(id)).playing.log == log
    assert await stored(house) == 0


# --- processes that only think -------------------------------------------------------------------


class Mind:
    """A process that only thinks."""

    def __init__(self, store: Store, clock: Turned) -> None:
        self.brain = Brain()
        thinkers = Thinkers(0, [self.brain])
        self.thinking = Thinking(store, thinkers, Process(store.engine, clock))

    async def look(self) -> None:
        """Say that it is there, and begin to think."""
        await self.thinking.beat()
        await self.thinking.look()

    async def answer(self) -> None:
        """Its thoughts end."""
        self.brain.may_answer.set()
        while thinking := self.thinking.background._tasks:
            await asyncio.wait(thinking)

    async def close(self) -> None:
        await self.thinking.background.close()
        await self.thinking._session.end()


class Minds(House):
    """A PostgreSQL with a bot that leaves all thoughts to others."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.minds = list[Mind]()

    def mind(self) -> Mind:
        mind = Mind(self.store, self.clock)
        self.minds.append(mind)
        return mind


@pytest_asyncio.fixture
async def minds() -> AsyncIterator[Minds]:
    async with Store.open(await on_server()) as store:
        house = Minds(store)
        yield house
        await closed(house)
        for mind in house.minds:
            await mind.close()


async def test_it_thinks_when_the_table_is_shown_and_the_owner_plays(minds: Minds) -> None:
    bot, mind = minds.idle(), minds.mind()
    id = await minds.seat(bot)
    before = moves(await bot.table(id))
    await mind.look()
    assert not mind.brain.levels  # the position is not shown yet
    await minds.show()
    await mind.look()
    async with asyncio.timeout(LONG):
        await mind.brain.asked.wait()
    assert await minds.row("tries") == (1,)
    await mind.answer()
    assert moves(await bot.table(id)) == before
    await bot.play_suggested()
    assert moves(await bot.table(id)) == before + 1
    assert await minds.row("tries") == (0,)
    assert mind.brain.levels == ["expert"]


async def test_two_of_them_think_about_a_position_once(minds: Minds) -> None:
    bot, one, other = minds.idle(), minds.mind(), minds.mind()
    for channel in (1, 2):
        await minds.seat(bot, channel)
    await minds.show()
    await asyncio.gather(one.look(), other.look())
    await asyncio.gather(one.look(), other.look())  # each looks for the other table by now
    async with asyncio.timeout(LONG):
        await one.brain.asked.wait()
        await other.brain.asked.wait()
    assert [len(mind.brain.levels) for mind in (one, other)] == [1, 1]
    await one.answer()
    await other.answer()
    assert await stored(minds) == 2


async def test_when_one_dies_another_takes_its_table_at_once(minds: Minds) -> None:
    bot, one, other = minds.idle(), minds.mind(), minds.mind()
    await minds.seat(bot)
    await minds.show()
    await one.look()
    async with asyncio.timeout(LONG):
        await one.brain.asked.wait()
    await other.look()
    assert not other.brain.levels
    await one.thinking._session.end()
    await other.look()
    async with asyncio.timeout(LONG):
        await other.brain.asked.wait()
    assert await minds.row("tries") == (2,)


async def test_a_table_that_another_one_has_keeps_nobody_from_the_rest(minds: Minds) -> None:
    bot, mind, other = minds.idle(), minds.mind(), Session(minds.store.engine.url)
    first = await minds.seat(bot, 1, "easy")
    await minds.seat(bot, 2, "hard")
    await minds.show()
    await other.begin()
    assert await other.lock(THOUGHT, first)
    await mind.look()
    async with asyncio.timeout(LONG):
        await mind.brain.asked.wait()
    assert mind.brain.levels == ["hard"]
    await other.end()
