"""Days away by themselves: when they begin, what they spare, what ends them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.cogs.people.vanished import Vanished
from bot.cogs.standing.follow import Serial
from bot.data.people import People
from bot.data.preferences import PersonSettings
from bot.data.store import Store
from bot.live.reminders import Reminders
from bot.table import lobby as lobbies
from bot.table.away import BY_ITSELF, MOST, used, vanished
from bot.table.timer import Span
from tests.bot.house import House, annas, seat
from tests.bot.matches import ANNA, NOW, seated

pytestmark = pytest.mark.lite

HOUR, DAY = 3600.0, 86_400.0
TODAY = int(NOW // DAY)
JULY = TODAY + 180
"""A day with half a year before it that is of the same year."""


def span(first: int, days: int) -> Span:
    return Span((JULY + first) * DAY, (JULY + first + days) * DAY)


@pytest.mark.parametrize(
    ("spans", "by_itself", "days"),
    [
        ((), (), BY_ITSELF),
        ((), (span(-10, 5),), 2),
        ((), (span(-20, 4), span(-10, 3)), 0),
        ((span(-40, MOST - 3),), (), 3),  # of the days they have
        ((span(-60, MOST),), (), 0),
        ((span(3, 2),), (), 0),  # they have said when they are away
    ],
)
def test_how_many_days_there_are(
    spans: tuple[Span, ...], by_itself: tuple[Span, ...], days: int
) -> None:
    found = vanished(spans, by_itself, JULY * DAY + HOUR)
    year = datetime.fromtimestamp(JULY * DAY, UTC).year
    assert (used([found], year) if found else 0) == days


@dataclass
class Inn:
    """A house where people vanish."""

    house: House
    people: People
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def begin(self, work: Coroutine[Any, Any, Any], _: str = "") -> None:
        self.tasks.add(asyncio.create_task(work))

    async def passes(self, seconds: float, beat: float = 3 * HOUR) -> None:
        """Let time pass, and what follows happen."""
        end = self.house.now + seconds
        while self.house.now < end:
            await self.house.passes(min(beat, end - self.house.now), beat=beat)
            await self.settle()

    async def settle(self) -> None:
        while self.tasks:
            await asyncio.gather(*self.tasks)
            self.tasks = {task for task in self.tasks if not task.done()}
        for id in await self.house.store.open_tables_of(ANNA.id):
            live = await self.house.live(id)
            if live.shown < live.table.revision:
                await self.house.show(id)

    async def own(self) -> PersonSettings:
        return await self.people.read_again(ANNA.id)

    async def away(self, id: int) -> Span | None:
        """What a table knows of Anna's days away."""
        table = await self.house.look(id)
        return next(player.away for player in table.players if player.id == ANNA.id)


@pytest_asyncio.fixture
async def inn(store: Store, house: House) -> Inn:
    people = People(store.engine)
    made = Inn(house, people)
    vanished = Vanished(
        SimpleNamespace(  # type: ignore[arg-type]
            tables=house.tables, store=store, people=people, background=made
        )
    )
    house.tables.follows += [Serial(store.engine), vanished]
    knows = Reminders(people, None, None)  # type: ignore[arg-type]
    house.reminders.told = knows.told  # type: ignore[method-assign]
    return made


async def lost(inn: Inn, *clocks: str) -> list[int]:
    """Matches with these clocks in which Anna has to move; the first ones run out."""
    return [await seat(inn.house, n, clock) for n, clock in enumerate(clocks, 1)]


async def test_after_three_tables_in_a_row_the_others_wait_until_the_first_press(inn: Inn) -> None:
    *_, slow, last = await lost(inn, "1d", "1d", "1d", "2d", "3d")
    await inn.passes(DAY + HOUR)
    days = (await inn.own()).away[0]
    assert await inn.away(slow) == await inn.away(last) == days
    assert (await inn.own()).vanished == (days,)
    await inn.passes(3 * DAY)
    for id in (slow, last):
        assert not (await inn.house.look(id)).decided
    inn.house.tables.visit(0, ANNA.id)  # any press, also one about no table
    await inn.settle()
    assert await inn.away(slow) is None
    assert (await inn.own()).away[0].until <= inn.house.now
    await inn.passes(DAY)
    assert (await inn.house.look(slow)).decided  # its time has gone on
    assert not (await inn.house.look(last)).decided


async def test_they_end_by_a_move_at_the_page_and_after_seven_days(inn: Inn) -> None:
    *_, slow, last = await lost(inn, "1d", "1d", "1d", "3d", "14d")
    await inn.passes(DAY + HOUR)
    assert await inn.away(slow)
    await annas(inn.house, last)
    await inn.settle()
    assert await inn.away(slow) is None


async def test_after_a_crash_a_table_learns_of_them_when_its_time_would_run_out(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: object, **__: object) -> None:
        """Nobody tells the tables."""

    monkeypatch.setattr("bot.cogs.people.vanished.tell", dies)
    *_, slow = await lost(inn, "1d", "1d", "1d", "30h")
    await inn.passes(DAY + HOUR)
    assert (await inn.own()).away
    assert await inn.away(slow) is None
    await inn.passes(DAY)
    assert await inn.away(slow) == (await inn.own()).away[0]
    assert not (await inn.house.look(slow)).decided


async def test_seven_days_at_most(inn: Inn) -> None:
    *_, last = await lost(inn, "1d", "1d", "1d", "2d")
    await inn.passes(DAY + HOUR)
    await inn.passes(8 * DAY, beat=6 * HOUR)
    table = await inn.house.look(last)
    assert table.decided
    assert table.serial  # those days lie between the first that was lost and this one
    assert len((await inn.own()).away) == 1


@pytest.mark.parametrize(
    ("clocks", "why"),
    [
        (("1d", "1d", "7d"), "two are not three"),
        (("1d", "23h", "1d", "7d"), "one was quick"),
    ],
)
async def test_otherwise_nobody_is_away(inn: Inn, clocks: tuple[str, ...], why: str) -> None:
    *_, last = await lost(inn, *clocks)
    await inn.passes(DAY + HOUR)
    assert await inn.away(last) is None, why
    assert (await inn.own()).away == ()


async def test_whoever_has_moved_since_or_wants_none_of_it_is_not_away(inn: Inn) -> None:
    *_, last = await lost(inn, "1d", "1d", "2d", "7d")
    await inn.passes(DAY + 2 * HOUR)
    await annas(inn.house, last)
    await inn.passes(DAY)
    assert (await inn.own()).away == ()
    await inn.people.set_person(ANNA.id, ANNA.name, PersonSettings(vanishes=False))
    more = [await seat(inn.house, n, "1d") for n in (11, 12, 13)]
    await inn.passes(DAY + HOUR)
    assert all([(await inn.house.look(id)).decided for id in more])
    assert (await inn.own()).away == ()


async def test_a_table_with_a_computer_never_waits(inn: Inn) -> None:
    ids = await lost(inn, "1d", "1d", "1d", "7d")
    alone = await computers(inn.house)
    await inn.passes(DAY + HOUR)
    assert await inn.away(ids[-1])
    assert await inn.away(alone) is None
    await inn.passes(3 * DAY)  # nor when its time runs out
    assert await inn.away(alone) is None


async def computers(house: House) -> int:
    """A match against a computer, in which Anna has to move."""
    lobby = lobbies.add_computer(
        seated("graveyard_shift", ANNA, channel=99, clock="2d"), "easy", by=1
    )
    id = (await house.tables.create(lobby, interaction=99)).id
    async with house.tables.hold(id) as held:
        await held.save(lobbies.start(held.table, 1, house.tables.random, house.now), None)
    await annas(house, id)
    return id
