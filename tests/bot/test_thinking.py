"""What thinks for computers: the owner of their tables, and processes that only think."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.data import schema
from bot.data.people import People
from bot.data.session import THOUGHT, LockSession
from bot.data.store import Store
from bot.data.thoughts import Position, Suggestion
from bot.live.process import Process
from bot.live.thinkers import Thinkers
from bot.live.thinking import Thinking
from bot.press.acts import Acts
from bot.table import offers
from bot.table.question import ADVISER
from bot.times import THINKERS
from games import GAMES
from games.core import Refused
from games.core.computers import BUSY
from local_discord.patience import LONG
from tests.bot.house import Page, Turned
from tests.bot.matches import ANNA
from tests.bot.thinking import Brain, House, One, closed, moves, stored
from tests.databases import on_server, write


@pytest_asyncio.fixture
async def house(store: Store) -> AsyncIterator[House]:
    house = House(store)
    yield house
    await closed(house)


# --- the bot ---------------------------------------------------------------------------------


async def taken_back(bot: One, id: int) -> int:
    """Anna takes her turn back; returns her seat."""
    async with bot.tables.hold(id) as held:
        seat = held.table.seat_for(ANNA.id)
        await held.save(offers.takeback(held.table, seat), None)
    return seat


@pytest.mark.parametrize(
    ("meanwhile", "played"), [("nothing", True), ("a takeback", False), ("another owner", False)]
)
async def test_the_bot_thinks_at_once_writes_nothing_and_plays_if_it_still_may(
    house: House, meanwhile: str, *, played: bool
) -> None:
    bot = house.start()
    id = await house.seat(bot)
    await bot.begun()
    assert await house.row("tries") == (0,)
    if meanwhile == "a takeback":
        await taken_back(bot, id)
    elif meanwhile == "another owner":
        bot.tables.presence.holds = lambda: False
    log = (await bot.table(id)).playing.log
    bot.answer()
    await bot.idle()
    assert ((await bot.table(id)).playing.log != log) == played


async def test_one_person_has_one_hint_at_a_time_and_none_for_a_board_that_moved_on(
    house: House,
) -> None:
    bot = house.start()
    id = await house.seat(bot)
    bot.answer()
    await bot.idle()  # it is Anna's turn
    [brain], page = bot.brains, Page(ANNA.id, 5)
    brain.asked.clear()
    brain.may_answer.clear()
    acts = Acts(bot.tables, bot.computers, People(house.store.engine))
    first = asyncio.create_task(acts.hint(id, page))
    await brain.asked.wait()
    with pytest.raises(Refused, match="bot-one-at-a-time"):
        await acts.hint(id, page)
    async with bot.tables.hold(id) as held:
        seat = held.table.seat_for(ANNA.id)
        move = held.table.playing.state.legal(seat)[0]
        await held.save(held.table.play(seat, [move], house.clock.now), None)
    bot.answer()
    with pytest.raises(Refused, match="moved-on"):
        await first
    assert brain.levels.count(ADVISER) == 1
    assert page.told == []


async def test_a_move_that_could_not_be_saved_is_played_later(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot = house.start()
    id = await house.seat(bot)
    bot.background.pauses, tries, save = (0.01,), iter(range(4)), bot.store.save
    before = moves(await bot.table(id))

    async def saves(*args: Any, **more: Any) -> None:
        if next(tries) < 3:
            raise sqlite3.OperationalError("database is locked")
        await save(*args, **more)

    monkeypatch.setattr(bot.store, "save", saves)
    bot.answer()
    await bot.idle()
    assert moves(await bot.table(id)) == before + 1
    assert "database is locked" in caplog.text
    assert caplog.text.count("Traceback") == 1


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
    for brain in bot.brains:
        await brain.asked.wait()
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
    earlier = sa.update(schema.tables).where(schema.tables.c.channel == 2)
    await write(house.store.engine, earlier.values(shown_at=house.clock.now - 1))
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
    await bot.begun()
    assert len(bot.levels) == 1


# --- what others suggest -------------------------------------------------------------------------


async def suggestion(bot: One, id: int, move: str = "") -> Suggestion:
    """What a process that only thinks might have found."""
    table = await bot.table(id)
    [seat] = table.computers
    move = move or table.playing.state.legal(seat)[0]
    return Suggestion(id, Position.of(table), seat, move)


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


async def test_where_no_other_process_can_be_what_one_has_left_is_played_at_the_start(
    house: House,
) -> None:
    bot = house.idle()
    bot.computers.alone = True
    id = await house.seat(bot)
    before = moves(await bot.table(id))
    await bot.store.thoughts.suggest(await suggestion(bot, id))
    await bot.play_suggested()  # looks, as it does every second
    assert moves(await bot.table(id)) == before
    await bot.computers.resume()
    await bot.play_suggested()
    assert moves(await bot.table(id)) == before + 1


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
    anna = await taken_back(bot, id)
    async with bot.tables.hold(id) as held:
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
    bot, mind, other = minds.idle(), minds.mind(), LockSession(minds.store.engine.url)
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
