"""A seat's time counts only while the bot was there and the table was shown as it is.

The first part tests the arithmetic, the second the clock on a real database without Discord.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from bot.data.store import Store
from bot.live import clock
from bot.live.background import Background
from bot.live.clock import UNSEEN, Clock
from bot.live.held import Held
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.table import Table
from bot.table.timer import Span, Timer, missing
from bot.times import DEAD, FORTNIGHT, GRACE, SILENT
from games import GAMES
from tests.bot.house import DAY, House, Nobody, lobby_of_two
from tests.bot.matches import ANNA, BOB, NOW, move
from tests.bot.tables import unshown

HOUR = 3600.0

moments = st.integers(0, 60)
spans = st.lists(st.builds(lambda a, b: Span(a, a + b), moments, st.integers(-5, 20)), max_size=6)


# --- the arithmetic ------------------------------------------------------------------------------


@given(spans, moments, moments)
def test_missing_counts_every_second_of_any_absence_once(
    absences: list[Span], since: int, until: int
) -> None:
    away = [s for s in range(since, until) if any(a.since <= s < a.until for a in absences)]
    assert missing(absences, since, until) == len(away)


@given(spans, st.integers(1, 30), st.lists(st.integers(1, 9), min_size=1, max_size=20))
def test_a_turn_lasts_as_many_seconds_of_presence_however_often_it_is_looked_at(
    absences: list[Span], turn: int, steps: list[int]
) -> None:
    timer, now, present = Timer().wound(0, turn), 0, 0
    for step in steps:
        present += sum(
            not any(a.since <= s < a.until for a in absences) for s in range(now, now + step)
        )
        now += step
        timer = timer.made_up(absences, now)
        assert timer.deadline is not None
        assert timer.deadline - now == turn - present


@given(spans, st.integers(1, 30), moments, st.integers(0, 60))
def test_a_clock_that_is_put_back_takes_no_time(
    absences: list[Span], turn: int, looked: int, back: int
) -> None:
    timer = Timer().wound(0, turn).made_up(absences, looked)
    before = timer.deadline or 0
    timer = timer.made_up(absences, looked - back)
    assert timer.deadline == before
    anew = timer.wound(looked - back, turn)
    assert anew.made_up([Span(looked - back, looked)], looked).deadline == looked + turn


def test_reminder_and_banks_move_with_the_deadline() -> None:
    timer = Timer().wound(0, DAY).made_up([Span(100, 400)], 500)
    assert (timer.deadline, timer.remind, timer.turn_began) == (DAY + 300, DAY / 2 + 300, 300)
    pace = GAMES["pointsweeper"].time.pace({"clock": "standard"})
    assert pace
    timer = Timer().wound_by(pace, 0, 0, 2, [0]).made_up([Span(10, 1000)], 1040)
    assert timer.spent(pace, [0], 1040).banks[0] == 120  # it thought for 50 of its 60 seconds
    assert timer.spent(pace, [0], 1070).banks[0] == 100


def test_a_takeback_puts_nothing_on_twice() -> None:
    table = lobbies.start(lobby_of_two("graveyard_shift", "1h"), 1, Random(1), NOW)
    [seat], away = table.to_move, [Span(NOW + 100, NOW + 200)]
    table = move(table, NOW).made_up(away, NOW + 300)
    back = offers.answer(offers.takeback(table, seat), 1 - seat, True, NOW + 300)
    assert back.deadline == NOW + 300 + HOUR
    assert back.made_up(away, NOW + 400).deadline == back.deadline
    alone = replace(lobby_of_two("graveyard_shift", "1h"), players=(ANNA,))
    table = lobbies.start(lobbies.add_computer(alone, "easy", by=1), 1, Random(1), NOW)
    while not table.playing.log or table.computers:
        table = move(table, NOW)
    mine = table.seat_of(ANNA.id) or 0
    if mine not in [seat for seat, _ in table.playing.log]:
        table = table.play(mine, [table.playing.state.legal(mine)[0]], NOW)
    table = table.made_up(away, NOW + 300)
    back = offers.takeback(table, mine)  # nobody has to agree, and the turn goes on
    assert back.takebacks == 1
    assert back.made_up(away, NOW + 400).deadline == back.deadline


# --- the clock -----------------------------------------------------------------------------------


async def goes(house: House, id: int, story: str) -> House:
    """What happens, word by word: so many seconds pass, or a word of these."""
    for word in story.split():
        if word == "move":
            await house.move(id)
        elif word == "changed":  # something that is no move
            async with house.tables.hold(id) as held:
                await held.save(held.table.changed(), None)
        elif word == "shown":
            await house.show(id)
        elif word == "away":
            await house.tables.presence.disconnected()
        elif word == "back":
            await house.tables.presence.connected()
        elif word.startswith("dead"):  # killed, and started after so many seconds
            house.now += float(word.removeprefix("dead"))
            house = await house.again()
        else:
            await house.passes(float(word))
    return house


@pytest.mark.parametrize(
    ("story", "left"),
    [
        ("1000", HOUR - 1000),
        ("3500 away 18000 away 60", 100 + SILENT),  # the second: connecting has failed
        ("3500 away 18000 back 50", 50 + SILENT),
        ("1000 dead500 1000 dead700", HOUR - 2000),
        ("600 away 4000 dead100", HOUR - 600 + SILENT),
        # while it is not shown as it is, no time runs; a restart changes nothing
        ("1000 move 10800 dead0 10800 shown", HOUR),
        ("move 500 away 500 back 500 shown", HOUR),
        # both changes belong to the first one's silence; once shown, another one begins
        ("500 changed 200 changed 200 shown 100 changed 300 shown dead0", HOUR - 600),
    ],
)
async def test_a_turn_lasts_as_long_as_the_bot_was_there_and_it_was_shown(
    house: House, story: str, left: float
) -> None:
    id = await house.seat()
    house = await goes(house, id, story)
    assert (await house.look(id)).deadline == pytest.approx(house.now + left, abs=1)
    await goes(house, id, f"back {left - 2}")
    assert _runs(await house.look(id))
    await house.passes(2 + GRACE)
    assert not _runs(await house.look(id))


async def test_a_clock_put_back_calls_nobody_early(house: House) -> None:
    id = await house.seat()
    await house.passes(1800)
    house.now -= 1200
    house = await goes(house, id, f"{1200 + 1790} dead0 9")
    assert _runs(await house.look(id))


async def test_a_machine_that_slept_was_away(store: Store) -> None:
    house = await House.open(store, dead=DEAD)
    id = await house.seat()
    await house.passes(100, beat=5)
    house.now += 10 * HOUR
    await house.passes(60, beat=5)
    assert _runs(await house.look(id))
    deadline = (await house.look(id)).deadline
    assert deadline == pytest.approx(house.now + HOUR - 100 - 60, abs=6)


async def test_a_change_by_whoever_shows_the_table_loses_nothing(house: House) -> None:
    """The outbox stores who is unreachable without `hold`, and a new silence begins."""
    id = await house.seat()
    async with house.tables.hold(id) as held:
        await held.save(offers.draw(held.table, held.table.playing.state.acting[0]), None)
    await house.passes(200)
    await house.show(id)
    await house.passes(100)
    live = await house.live(id)
    async with live.lock:
        after = live.table.not_reached(frozenset({BOB.id}))
        await Held(live, house.tables).save(after, None)
    await house.passes(50)
    await house.show(id)
    assert (await house.look(id)).deadline == NOW + HOUR + 250


@pytest.mark.parametrize("hangs", [False, True])
async def test_a_reminder_that_is_lost_does_not_stop_the_clock(
    house: House, monkeypatch: pytest.MonkeyPatch, *, hangs: bool
) -> None:
    class Lost(Nobody):
        async def send(self, table: Table, people: Sequence[int]) -> None:
            await super().plan(table, house.now)
            if not hangs:
                raise ConnectionError
            await asyncio.Event().wait()

    monkeypatch.setattr(clock, "SLOWEST", 0.0)
    lost, background = Lost(), Background()
    house.clock = Clock(house.tables, lost, background)
    id = await house.seat(clock="1d")
    await house.passes(DAY / 2)
    await house.passes(DAY / 2 + GRACE)
    assert lost.asked
    assert not _runs(await house.look(id))
    await background.close()


async def test_a_pause_is_a_row_and_rewrites_no_table(house: House) -> None:
    ids = [await house.seat(clock="3d", channel=channel) for channel in range(10, 15)]
    before = await _rows(house)
    house.now += 1800
    house = await house.again()
    await house.passes(60)
    assert await _rows(house) == before
    async with house.store.engine.reading() as connection:
        count = await connection.scalar(sa.text("SELECT count(*) FROM absences"))
    assert count == 1
    assert await unshown(house.store) == []
    for id in ids:
        assert (await house.look(id)).deadline == pytest.approx(NOW + 3 * DAY + 1800, abs=21)


async def _rows(house: House) -> list[dict[str, object]]:
    async with house.store.engine.reading() as connection:
        found = await connection.execute(sa.text("SELECT * FROM tables ORDER BY id"))
        return [{**row._mapping} for row in found]


async def test_a_table_that_cannot_be_shown_for_fourteen_days_is_closed(house: House) -> None:
    id = await house.seat()
    await house.move(id)
    await house.passes(DAY, beat=7200)
    house.now += FORTNIGHT  # the bot was down: nobody has tried to show it
    house = await house.again()
    await house.passes(FORTNIGHT - DAY - 7200, beat=7200)
    assert _runs(await house.look(id))
    await house.passes(2 * 7200, beat=7200)
    table = await house.look(id)
    assert table.stage == "closed"
    assert table.ending == UNSEEN


async def test_a_lobby_lives_for_a_day_by_the_wall(house: House) -> None:
    id = (await house.tables.create(lobby_of_two("graveyard_shift", "1h"), interaction=1)).id
    house.now += DAY + 1
    house = await house.again()
    await house.passes(20)
    assert (await house.look(id)).stage == "closed"


def _runs(table: Table) -> bool:
    """Is the match running, with everybody still in time?"""
    return table.stage == "playing" and not table.decided
