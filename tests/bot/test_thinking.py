"""Processes that think for computers, by a lease: each position once, and none is forgotten."""

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
from bot.data.store import Store
from bot.data.thoughts import Task
from bot.live.background import Background
from bot.live.computers import Computers
from bot.live.outbox import Outbox
from bot.live.process import Process
from bot.live.tables import Tables
from bot.live.thinkers import Found, Thinkers
from bot.live.thinking import KIND, Thinking
from bot.live.workers import Worker
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.player import Player
from bot.table.table import Table
from bot.times import BEAT, DEAD, LEASE, THINKERS
from games import GAMES
from games.core import Thought
from games.core.computers import BUSY
from local_discord.patience import LONG
from tests.bot.tables import Nothing, opened, unshown
from tests.bot.test_processes import Turned

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
    """A process without Discord: a bot's, or one that thinks."""

    def __init__(self, store: Store, clock: Turned, kind: str = "bot", brains: int = 1) -> None:
        self.store = Store(store.engine, shows=kind == "bot")
        self.process = Process(store.engine, kind, clock, self.store.me)
        self.brains = [Brain() for _ in range(brains)]
        thinkers = Thinkers(0, self.brains)
        if kind == KIND:
            thinking = Thinking(self.store, thinkers, self.process)
            self.tables, self.computers = thinking.tables, thinking.computers
            self.background = thinking.background
        else:
            self.tables = Tables(self.store, clock, Random(1))
            self.tables.others = self.process.others
            self.background = Background()
            self.computers = Computers(self.tables, self.background, thinkers)
            self.computers.elsewhere = self.process.thinkers

    @property
    def levels(self) -> list[str]:
        """The levels of the computers that were asked."""
        return [level for brain in self.brains for level in brain.levels]

    def answer(self) -> None:
        """From now on no thought takes any time."""
        for brain in self.brains:
            brain.may_answer.set()

    async def close(self) -> None:
        """Stop, and leave what was begun to others."""
        await self.background.close()
        await self.computers.close()

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


class House:
    """Several processes on one database and one clock."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock = store, Turned()
        self.all: list[One] = []

    async def start(self, kind: str = "bot", brains: int = 1) -> One:
        """Start a process that all others know of."""
        one = One(self.store, self.clock, kind, brains)
        self.all.append(one)
        for each in reversed(self.all):
            await each.process.beat()
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
        shown = {"shown": table.revision, "shown_at": self.clock.now, "holder": None}
        async with self.store.engine.begin() as connection:
            update = sa.update(schema.tables).values(term=table.term + 1, **shown)
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
        for one in house.all:
            one.answer()
            await one.idle()
            await one.close()


def moves(table: Table) -> int:
    """How many moves the computers have played."""
    return sum(bool(table.players[seat].level) for seat, _ in table.playing.log)


async def test_without_others_the_bot_thinks_at_once_and_writes_no_lease(house: House) -> None:
    bot = await house.start()
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await bot.begun()
    assert await house.row("thinker", "tries") == (None, 0)
    bot.answer()
    await bot.idle()
    assert moves(await bot.table(id)) > before


async def test_a_thinking_process_thinks_in_the_bots_place_when_the_table_is_shown(
    house: House,
) -> None:
    bot, mind = await house.start(), await house.start(KIND)
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await mind.computers.look()
    assert not mind.levels  # the position is not shown yet
    await house.show()
    await mind.computers.look()
    await bot.computers.look()
    await mind.begun()
    assert await house.row("thinker", "tries") == (mind.store.me, 1)
    mind.answer()
    await mind.idle()
    assert moves(await bot.table(id)) == before + 1
    assert not bot.levels
    assert await house.row("thinker", "tries", "holder") == (None, 0, None)
    assert await unshown(bot.store) == [id]  # the bot will show the move


@pytest.mark.parametrize("kinds", [(KIND, KIND), ("bot", "bot")])
async def test_two_processes_think_about_a_position_once(
    house: House, kinds: tuple[str, str]
) -> None:
    bot, one, other = [await house.start(kind) for kind in ("bot", *kinds)]
    bot.computers.elsewhere = lambda: True  # it leaves the thinking to the two
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await house.show()
    await asyncio.gather(one.computers.look(), other.computers.look())
    for each in (one, other):
        await each.begun()
        each.answer()
        await each.idle()
    assert len(one.levels + other.levels) == 1
    assert moves(await bot.table(id)) == before + 1


async def test_who_comes_too_late_does_not_play(house: House) -> None:
    bot, slow, quick = [await house.start(kind) for kind in ("bot", KIND, KIND)]
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await house.show()
    await slow.computers.look()
    await slow.begun()
    house.clock.now += LEASE + 1
    await quick.computers.look()
    await quick.begun()
    await slow.computers.renew()
    assert await house.row("thinker", "tries") == (quick.store.me, 2)
    quick.answer()
    await quick.idle()
    await house.show()
    slow.answer()
    await slow.idle()
    assert moves(await bot.table(id)) == before + 1
    assert [len(slow.levels), len(quick.levels)] == [1, 1]


async def test_who_shows_what_a_dead_process_has_left_thinks_there_at_once(house: House) -> None:
    """The table has been silent for long, so the heir does not wait until Discord shows it and that
    is noted."""
    dead, heir = await house.start(), await house.start()
    outbox = Outbox(heir.tables, heir.background, Nothing(), Nothing().waits)
    await house.seat(dead)
    house.clock.now += LEASE + 1
    await outbox.sweep()
    async with asyncio.timeout(LONG):
        await heir.brains[0].asked.wait()
    assert heir.levels == ["expert"]
    await heir.background.close()
    await outbox.close()


async def test_who_says_so_goes_on_thinking_alone(house: House) -> None:
    bot, one, other = [await house.start(kind) for kind in ("bot", KIND, KIND)]
    await house.seat(bot)
    await house.show()
    await one.computers.look()
    for _ in range(4):
        house.clock.now += LEASE - 1
        await one.computers.renew()
        await other.computers.look()
    assert not other.levels


async def test_an_answer_after_a_takeback_is_dropped(house: House) -> None:
    bot, mind = await house.start(), await house.start(KIND)
    id = await house.seat(bot)
    await house.show()
    await mind.computers.look()
    await mind.begun()
    async with bot.tables.hold(id) as held:
        anna = held.table.seat_of(ANNA.id)
        assert anna is not None
        await held.save(offers.takeback(held.table, anna), None)
    log = (await bot.table(id)).playing.log
    assert anna in (await bot.table(id)).to_move
    mind.answer()
    await mind.idle()
    assert (await bot.table(id)).playing.log == log
    async with bot.tables.hold(id) as held:  # the same move again makes another position
        [move, *_] = held.table.playing.state.legal(anna)
        await held.save(held.table.play(anna, [move], house.clock.now), None)
    await house.show()
    await mind.computers.look()
    await mind.idle()
    assert len(mind.levels) == 2


async def test_a_bot_takes_over_from_a_thinking_process_that_dies(house: House) -> None:
    bot, mind = await house.start(), await house.start(KIND)
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await house.show()
    await mind.computers.look()
    await mind.begun()
    bot.answer()
    began = house.clock.now
    while not bot.levels:
        house.clock.now += BEAT
        await bot.process.beat()
        await bot.computers.look()
        await bot.idle()
    assert house.clock.now - began <= DEAD + 2 * BEAT
    assert moves(await bot.table(id)) == before + 1


async def test_a_table_waits_a_while_for_thinking_processes_that_are_busy(house: House) -> None:
    bot, _ = await house.start(), await house.start(KIND)
    await house.seat(bot)
    await house.show()
    house.clock.now += THINKERS - 1
    await bot.computers.look()
    assert not bot.tables.in_memory[0].thinking
    house.clock.now += 1
    await bot.computers.look()
    await bot.begun()
    assert bot.levels


async def test_after_three_processes_have_ended_over_a_position_the_weakest_level_is_asked(
    house: House,
) -> None:
    bot = await house.start()
    bot.computers.elsewhere = lambda: True
    await house.seat(bot)
    await house.show()
    asked = []
    for _ in range(5):
        mind = await house.start(KIND)
        await mind.computers.look()
        await mind.begun()
        asked.append(mind.levels)
        await mind.process.all.end(house.clock.now)
        if not mind.levels:
            break
        for live in mind.tables.in_memory:
            if live.thinking:
                live.thinking.cancel()
        await mind.idle()
    assert asked == [["expert"], ["expert"], ["expert"], ["easy"], []]


async def test_to_leave_is_no_try(house: House) -> None:
    bot, mind = await house.start(), await house.start(KIND)
    await house.seat(bot)
    await house.show()
    await mind.computers.look()
    await mind.begun()
    await mind.close()
    assert await house.row("thinker", "thinks_until", "tries") == (None, 0.0, 0)


async def test_no_more_is_taken_than_can_be_thought_about_at_once(house: House) -> None:
    bot, mind = await house.start(), await house.start(KIND, brains=2)
    for channel in range(1, 6):
        await house.seat(bot, channel)
    await house.show()
    assert await mind.computers.look()
    assert len(mind.tables.in_memory) == len(mind.levels) == 2
    mind.answer()
    await mind.idle()
    while await mind.computers.look():
        await mind.idle()
    await mind.idle()
    assert len(mind.levels) == 5


async def restarted(house: House, bot: One) -> One:
    """A bot in the place of one that was killed before it had thought; Discord shows everything."""
    bot.computers.elsewhere = lambda: True  # it thinks no more
    await house.show()
    await bot.process.all.end(house.clock.now)
    return await house.start()


async def test_computers_among_themselves_give_way_to_tables_that_wait(house: House) -> None:
    first = await house.start()
    first.computers.elsewhere = lambda: True
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


async def test_nor_do_they_go_on_while_a_table_is_being_taken(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await house.start()
    first.computers.elsewhere = lambda: True
    await house.seat(first, 1, alone=True)
    bot = await restarted(house, first)
    await bot.computers.look()
    [alone], [brain] = bot.tables.in_memory, bot.brains
    thinking = alone.thinking
    assert thinking
    await house.seat(first, 2, "hard")
    await house.show()
    thoughts, stored = bot.store.thoughts, asyncio.Event()
    take, waiting = thoughts.take, thoughts.waiting

    async def slowly_taken(id: int, now: float) -> Task | None:
        """The lease is stored, but this process does not know it yet."""
        task = await take(id, now)
        stored.set()
        brain.asked.clear()
        goes_on = asyncio.create_task(brain.asked.wait())
        await asyncio.wait([thinking, goes_on], return_when=asyncio.FIRST_COMPLETED)
        goes_on.cancel()
        return task

    async def asked_then(*args: Any) -> list[int]:
        if asyncio.current_task() is thinking:
            await stored.wait()
        return await waiting(*args)

    monkeypatch.setattr(thoughts, "take", slowly_taken)
    monkeypatch.setattr(thoughts, "waiting", asked_then)
    brain.may_answer.set()  # this thought, not the next
    brain.may_answer.clear()
    async with asyncio.timeout(LONG):
        while len(bot.levels) < 2:
            await bot.computers.look()
    assert bot.levels == ["expert", "hard"]


async def test_what_was_waited_for_a_dead_process_counts_as_thought(house: House) -> None:
    first = await house.start()
    first.computers.elsewhere = lambda: True
    await house.seat(first)
    bot = await restarted(house, first)
    house.clock.now += 2
    await bot.computers.look()
    await bot.begun()
    [left] = bot.brains[0].left
    expert = GAMES["graveyard_shift"].players.levels["expert"].budget.cpu
    assert BUSY * expert - 2 - LONG < left <= BUSY * expert - 2


async def test_who_is_busy_leaves_a_table_to_who_is_not(house: House) -> None:
    bot, other = await house.start(), await house.start()
    await house.seat(bot, 1)
    await bot.begun()
    await house.seat(bot, 2, "hard")
    assert [live.thinking is not None for live in bot.tables.in_memory] == [True, False]
    await house.show()
    await other.computers.look()
    await other.begun()
    assert (bot.levels, other.levels) == (["expert"], ["hard"])


async def test_of_two_tables_that_change_at_once_one_is_left_to_others(house: House) -> None:
    bot, other = await house.start(), await house.start()
    bot.computers.elsewhere = lambda: True
    for channel in (1, 2):
        await house.seat(bot, channel)
    bot.computers.elsewhere = lambda: False
    thoughts = list[asyncio.Task[None]]()
    for live in bot.tables.in_memory:
        bot.tables.tell(live)
        thoughts += live.tasks
    assert len(thoughts) == 2
    async with asyncio.timeout(LONG):
        await asyncio.wait(thoughts, return_when=asyncio.FIRST_COMPLETED)
    await bot.begun()
    await house.show()
    await other.computers.look()
    await other.begun()
    assert [len(bot.levels), len(other.levels)] == [1, 1]


async def test_what_no_look_would_find_stands_in_line(house: House) -> None:
    bot, _ = await house.start(), await house.start()
    await house.seat(bot, 1)
    await bot.begun()
    await house.seat(bot, 2, "hard")
    unseen = bot.tables.in_memory[1]
    assert not unseen.thinking
    unseen.refused = True
    bot.tables.tell(unseen)
    bot.answer()
    await bot.idle()
    assert bot.levels[-1] == "hard"


async def test_between_two_moves_of_computers_a_table_comes_that_has_waited_longer(
    house: House,
) -> None:
    bot, other = await house.start(), await house.start()
    other.computers.elsewhere = lambda: True
    await house.seat(other, 1, "hard")
    await house.show()
    await house.seat(bot, 2, game="bushwhacked", computers=2)
    await bot.begun()
    [brain] = bot.brains
    [two] = bot.tables.in_memory
    assert two.thinking
    brain.may_answer.set()  # this thought, not the next
    brain.may_answer.clear()
    async with asyncio.timeout(LONG):
        await two.thinking
    assert two.table.computers
    await bot.computers.look()
    assert bot.levels == ["expert", "hard"]


async def test_nor_are_they_before_those_who_stand_in_line(house: House) -> None:
    bot = await house.start()
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
    first = await house.start()
    first.computers.elsewhere = lambda: True
    for channel, level in ((1, "easy"), (2, "hard")):
        await house.seat(first, channel, level)
    bot = await restarted(house, first)
    async with house.store.engine.begin() as connection:
        earlier = sa.update(schema.tables).where(schema.tables.c.channel == 2)
        await connection.execute(earlier.values(shown_at=house.clock.now - 1))
    await bot.computers.look()
    assert bot.levels == ["hard"]


async def test_a_table_that_has_waited_too_long_stands_in_line_here(house: House) -> None:
    first = await house.start()
    first.computers.elsewhere = lambda: True
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


async def test_who_ends_gives_up_also_what_it_has_only_just_taken(house: House) -> None:
    bot = await house.start()
    bot.computers.elsewhere = lambda: True
    id = await house.seat(bot)
    await house.show()
    assert await bot.store.thoughts.take(id, house.clock.now)  # the process was told to end at once
    await bot.close()
    assert await house.row("thinker", "tries") == (None, 0)
