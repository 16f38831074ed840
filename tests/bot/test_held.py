"""Changes of a table and notes of what is shown, by two processes, in both orders."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.data.rows import Shown
from bot.data.store import Store
from bot.errors import Stale, TooLate
from bot.live.held import Answer
from bot.live.live import Live
from bot.live.shown import MESSAGES, Messages
from bot.live.tables import Tables
from bot.screen.seen import Posted
from bot.table.table import Table
from bot.times import LEASE

NOW = 1000.0
both_orders = pytest.mark.parametrize("first", ["note", "save"])
"""Which of two statements gets to the database first."""


class Press:
    """Somebody's press; Discord hears its answer or does not."""

    def __init__(self, id: int, *, heard: bool = True) -> None:
        self.id = id
        self.heard = heard

    def speaks_in(self, channel: int) -> str:
        return ""


class House:
    """A process that is not the only one. Its clock stands still."""

    def __init__(self, store: Store) -> None:
        self.store = Store(store.engine)
        self.now = NOW
        self.tables = Tables(self.store, lambda: self.now, Random(1))
        self.tables.others = lambda: True

    async def saves(self, clock: str, press: int, answer: Answer | None = None) -> Answer | None:
        """Somebody changes the only table; returns the answer that the bot should give."""
        async with self.tables.hold(1) as held:
            await held.save(held.table.changed(clock=clock), Press(press), answer)
            return held.answer

    async def shows(self, message: int) -> Live:
        """This process shows the table as it is, by this message, and has not noted that yet."""
        live = await self.tables.live(1)
        assert await self.tables.take(live)
        live.messages.board = Posted(1, message)
        live.shown, live.shown_at, live.noted = live.table.revision, self.now, False
        return live

    async def notes(self) -> None:
        """Note what this process shows, and give the table up."""
        await self.tables.note([live for live in self.tables.in_memory if not live.noted])

    async def row(self) -> tuple[Shown, int]:
        """What is stored as shown, and the id of the board's message."""
        shown = await self.store.shown(1)
        assert shown
        board = MESSAGES.validate_json(shown.messages).board
        return shown, board.message if board else 0


@pytest_asyncio.fixture
async def one(store: Store) -> House:
    """A process that shows a lobby."""
    house = House(store)
    lobby = Table(id=0, guild=1, channel=1, game_id="bushwhacked", host=1)
    await house.tables.create(lobby, 1)
    return house


@pytest.fixture
def two(store: Store) -> House:
    """Another process."""
    return House(store)


def late(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, before: Callable[[], Awaitable[Any]]
) -> None:
    """Let something happen once, directly before a statement."""
    work, done = getattr(where, name), list[bool]()

    async def later(*args: Any, **kwargs: Any) -> Any:
        if not done:
            done.append(True)
            await before()
        return await work(*args, **kwargs)

    monkeypatch.setattr(where, name, later)


@both_orders
async def test_a_change_elsewhere_and_a_note_of_what_is_shown_do_not_meet(
    one: House, two: House, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """Neither is repeated, neither is lost, and the note needs no copy to be read again."""
    await one.shows(77)
    if first == "note":
        late(monkeypatch, two.store, "save", one.notes)
    else:
        late(monkeypatch, one.store.leases, "note", lambda: two.saves("2h", 2))
    await (two.saves("2h", 2) if first == "note" else one.notes())
    shown, message = await one.row()
    assert (shown.version, shown.revision, message) == (1, 0, 77)
    for house in (one, two):
        live = await house.tables.live(1)
        assert (live.table.clock, live.shown, live.behind) == ("2h", 0, True)
        assert live.messages.board
        assert live.messages.board.message == 77


@both_orders
async def test_a_change_here_and_a_note_of_what_is_shown_are_both_stored(
    one: House, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    live = await one.shows(77)
    answer = Answer("token", Posted(1, 2), ())
    if first == "note":
        late(monkeypatch, one.store, "save", one.notes)
    else:
        late(monkeypatch, one.store.leases, "note", lambda: one.saves("2h", 2, answer))
    if first == "note":
        assert await one.saves("2h", 2, answer) == answer
    else:
        await one.notes()
    shown, message = await one.row()
    assert (shown.version, shown.revision, message) == (1, 0, 77)
    assert shown.stale_since == live.stale_since == NOW
    assert shown.until > NOW
    assert live.leased > NOW
    assert await one.store.answer(1)


async def test_a_change_writes_what_was_shown_before_it(one: House, two: House) -> None:
    """So a crash before the note leaves no unknown board with live controls."""
    await one.shows(77)
    one.now += 1
    await one.saves("2h", 2)
    two.now = one.now + LEASE + 1  # the first process has died
    shown, message = await two.row()
    assert (message, shown.at, shown.stale_since) == (77, NOW, one.now)
    live = await two.tables.live(1)
    assert await two.tables.take(live)
    assert live.messages.board
    assert live.messages.board.message == 77


async def test_what_a_killed_process_has_shown_and_not_noted_is_shown_once_more(
    one: House, two: House
) -> None:
    """It gave a seat's message controls that nobody knows of. Whichever process takes the table
    shows that message again, starting from what was last noted about it."""
    live = await one.shows(77)
    live.messages.dms[0] = Posted(5, 99, key="without controls")
    await one.saves("2h", 2)
    live.messages.dms[0] = Posted(5, 99, key="with controls")
    await two.saves("3h", 3)  # a press on them, while the dead process still has its lease
    two.now = NOW + LEASE + 1
    live = await two.tables.live(1)
    assert not live.again
    assert await two.tables.take(live)
    assert live.again == {None, 0}
    live.again.clear()
    live.noted = False
    await two.notes()
    assert await one.tables.take(await one.tables.live(1))
    assert not (await one.tables.live(1)).again


async def test_who_does_not_show_the_table_stores_no_answer_and_no_message(
    one: House, two: House
) -> None:
    await one.shows(77)
    await one.notes()
    await one.shows(88)
    answer = Answer("token", Posted(1, 2), ())
    async with two.tables.hold(1) as held:
        adopt = lambda messages: messages.dms.update({0: Posted(5, 99)})  # noqa: E731
        await held.save(held.table.changed(clock="2h"), Press(2), answer, adopt)
        assert held.answer is None
        assert not held.mine
    assert await one.store.answer(1) is None
    await one.notes()
    _, message = await one.row()
    assert message == 88


async def test_what_a_press_tells_is_stored_with_it_by_who_takes_the_table(
    one: House, two: House
) -> None:
    await one.shows(77)
    await one.notes()

    def adopt(messages: Messages) -> None:
        messages.board = Posted(1, 99)

    async with two.tables.hold(1) as held:
        await held.save(held.table.changed(clock="2h"), Press(2), None, adopt)
        assert held.messages.board == Posted(1, 99)
    assert (await two.row())[1] == 99


async def test_a_pressed_message_that_a_killed_process_did_not_note_is_known_from_then_on(
    one: House, two: House, store: Store
) -> None:
    """It was posted, and the process died. Somebody presses it while the dead process still has
    its lease: whoever takes the table must know it, to take its controls off."""
    await one.shows(77)
    await one.notes()
    await one.shows(77)
    await one.saves("2h", 2)

    def adopt(messages: Messages) -> None:
        messages.dms.setdefault(0, Posted(5, 99))

    async with two.tables.hold(1) as held:
        await held.save(held.table.changed(clock="3h"), Press(3), None, adopt)
        assert not held.mine
    three = House(store)
    two.now = three.now = NOW + LEASE + 1
    assert (await three.tables.live(1)).messages.dms[0].message == 99
    live = await two.tables.live(1)
    assert await two.tables.take(live)
    assert live.messages.dms[0].message == 99
    assert live.messages.board
    assert live.messages.board.message == 77


async def test_a_note_that_is_written_during_a_change_tells_of_the_pressed_message(
    one: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await one.shows(77)
    note = list[Shown]()

    async def look() -> None:
        note.append((await one.tables.live(1)).note)

    late(monkeypatch, one.store, "save", look)

    def adopt(messages: Messages) -> None:
        messages.dms.setdefault(0, Posted(5, 99))

    async with one.tables.hold(1) as held:
        await held.save(held.table.changed(clock="2h"), Press(2), None, adopt)
    assert MESSAGES.validate_json(note[0].messages).dms[0].message == 99


async def test_what_another_has_shown_in_between_is_not_overwritten(
    one: House, two: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first process stood still while it noted, and lost the table. Before its note arrives, a
    change gives it the table back."""
    await one.shows(77)

    async def meanwhile() -> None:
        two.now = NOW + LEASE + 1
        await two.shows(88)
        await two.notes()
        one.now = two.now
        await one.saves("2h", 2)

    late(monkeypatch, one.store.leases, "note", meanwhile)
    await one.notes()
    assert (await one.row())[1] == 88
    live = await one.tables.live(1)
    assert live.leased > one.now
    assert live.messages.board
    assert live.messages.board.message == 88


async def test_who_has_given_the_table_up_and_takes_it_again_still_knows_its_pictures(
    one: House, two: House
) -> None:
    live = await one.shows(77)
    live.messages.board = replace(Posted(1, 77), picture=5)
    await one.notes()
    messages = live.messages
    await one.saves("2h", 2)
    assert live.messages is messages
    await one.notes()
    two.now = one.now = NOW + LEASE + 1
    await two.shows(77)
    await two.notes()
    await one.saves("3h", 3)
    assert live.messages.board == Posted(1, 77)


async def test_a_table_that_is_shown_elsewhere_is_taken_with_what_is_known_there(
    one: House, two: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both processes take the table while the note is under way that gives it up."""
    await one.shows(77)
    live = await one.tables.live(1)
    note, taken = one.store.leases.note, list[bool]()
    taking = list[asyncio.Task[bool]]()

    async def later(*args: Any) -> Any:
        told = await note(*args)
        taken.append(await two.tables.take(await two.tables.live(1)))
        taking.append(asyncio.create_task(one.tables.take(live)))
        for _ in range(10):  # time in which it could believe that it still has the lease
            await one.store.shown(1)
        return told

    monkeypatch.setattr(one.store.leases, "note", later)
    await one.notes()
    assert taken == [True]
    assert not await taking[0]
    assert not one.tables.shows(live)
    other = await two.tables.live(1)
    assert other.messages.board
    assert other.messages.board.message == 77


async def test_how_long_a_table_is_not_shown_is_judged_by_the_row(one: House, two: House) -> None:
    """The other process knows the table from a copy that was not shown yet."""
    before = await two.tables.live(1)
    assert before.behind
    await one.shows(77)
    await one.notes()
    two.now = NOW + 3600
    live = await two.tables.live(1)
    assert not live.behind
    assert (live.stale.since, live.stale.until) == (NOW, NOW)
    await two.saves("2h", 2)
    shown, _ = await two.row()
    assert (shown.stale_since, shown.at) == (two.now, NOW)


async def test_a_table_that_may_be_shown_again_is_known_to_be_everywhere(
    one: House, two: House
) -> None:
    live = await one.shows(77)
    live.refused = True
    await one.notes()
    assert (await two.tables.live(1)).refused
    await two.store.leases.try_refused([1])
    assert not (await two.tables.live(1)).refused
    assert not (await one.tables.live(1)).refused


async def test_a_press_that_is_heard_no_more_has_no_effect(one: House) -> None:
    async with one.tables.hold(1) as held:
        with pytest.raises(TooLate):
            await held.save(held.table.changed(clock="2h"), Press(2, heard=False))
    assert (await one.tables.look(1)).clock == "1d"


async def test_a_change_by_somebody_else_is_a_reason_to_judge_anew(one: House, two: House) -> None:
    async with one.tables.hold(1) as held:
        await two.saves("2h", 2)
        with pytest.raises(Stale):
            await held.save(held.table.changed(clock="3h"), Press(3))
    assert (await one.tables.look(1)).clock == "2h"
