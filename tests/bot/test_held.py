"""Changes of a table that is held while another process notes what it shows, or changes it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.data.rows import Shown
from bot.data.store import Stale, Store
from bot.live.held import Answer, TooLate
from bot.live.outbox import Outbox
from bot.live.shown import MESSAGES, Messages, Posted
from bot.live.tables import Tables
from bot.table.table import Table
from tests.bot.tables import Nothing

NOW = 1000.0


class Press:
    """Somebody's press, of which Discord hears the answer for so many more looks."""

    def __init__(self, id: int, looks: int) -> None:
        self.id = id
        self._looks = looks

    @property
    def heard(self) -> bool:
        """Does it still?"""
        self._looks -= 1
        return self._looks >= 0


@pytest_asyncio.fixture
async def tables(store: Store) -> Tables:
    """Those of a process that is not alone, with a lobby that another process shows."""
    tables = Tables(store, lambda: NOW, Random(1))
    tables.others = lambda: True
    lobby = Table(id=0, guild=1, channel=1, game_id="bushwhacked", host=1)
    await store.create(lobby, press=1, now=NOW - 100)
    assert await Store(store.engine).leases.take(1, NOW) is not None
    return tables


def racing(store: Store, times: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Somebody notes what is shown directly before each of so many saves; the saves."""
    other, save = Store(store.engine), store.save
    saves = list[int]()

    async def late(*args: Any) -> Any:
        saves.append(len(saves))
        if len(saves) <= times:
            async with store.engine.begin() as connection:
                update = "UPDATE tables SET holder = NULL"
                await connection.exec_driver_sql(update)
            version = await store.version(1)
            assert version is not None
            await other.leases.note({1: Shown(revision=0, version=version)})
        return await save(*args)

    monkeypatch.setattr(store, "save", late)
    return saves


async def test_notes_of_what_is_shown_are_no_reason_to_judge_anew(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = racing(store, 7, monkeypatch)
    async with tables.hold(1) as held:
        await held.save(held.table.changed(clock="2h"), Press(2, 100))
        assert held.table.clock == "2h"
    assert len(saves) == 8
    assert (await tables.look(1)).clock == "2h"


async def test_what_this_process_notes_meanwhile_is_no_reason_to_read_the_table_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, lambda: NOW, Random(1))
    outbox = Outbox(tables, Nothing(), Nothing().waits)
    lobby = Table(id=0, guild=1, channel=1, game_id="bushwhacked", host=1)
    await store.create(lobby, press=1, now=NOW)
    live, save, saves, loads = await tables.live(1), store.save, list[int](), list[int]()
    live.noted = False
    noting = asyncio.create_task(outbox.settled())
    await asyncio.sleep(0)  # so that it is under way

    async def late(*args: Any) -> Any:
        saves.append(live.version)
        await noting
        return await save(*args)

    async def load(id: int) -> None:
        loads.append(id)

    monkeypatch.setattr(store, "save", late)
    monkeypatch.setattr(store, "load", load)
    async with tables.hold(1) as held:
        answer = Answer("token", Posted(1, 2), ())
        await held.save(held.table.changed(clock="2h"), Press(2, 100), answer)
        assert held.answer == answer
    assert saves == [0, 1]
    assert loads == []
    assert (await tables.look(1)).clock == "2h"
    assert live.version == await store.version(1)


async def test_a_change_while_this_process_notes_is_none_either(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, lambda: NOW, Random(1))
    outbox, note = Outbox(tables, Nothing(), Nothing().waits), store.leases.note
    lobby = Table(id=0, guild=1, channel=1, game_id="bushwhacked", host=1)
    await store.create(lobby, press=1, now=NOW)
    live, saved = await tables.live(1), list[int]()

    async def later(*args: Any) -> Any:
        async with tables.hold(1) as held:
            await held.save(held.table.changed(clock="2h"), Press(2, 100))
        saved.append(live.version)
        return await note(*args)

    monkeypatch.setattr(store.leases, "note", later)
    live.noted = False
    await outbox.settled()
    assert saved == [1]
    assert live.version == await store.version(1) == 2
    assert live.leased > NOW


async def test_a_press_is_tried_for_as_long_as_its_answer_is_heard(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    racing(store, 7, monkeypatch)
    async with tables.hold(1) as held:
        with pytest.raises(TooLate):
            await held.save(held.table.changed(clock="2h"), Press(2, 3))
    assert (await tables.look(1)).clock == "1d"


async def test_a_change_by_somebody_else_is(store: Store, tables: Tables) -> None:
    async with tables.hold(1) as held:
        version = await store.version(1)
        assert version is not None
        other = replace(held.table, side="second", revision=held.table.revision + 1)
        await Store(store.engine).save(held.table, other, 3, NOW, Shown(version=version))
        with pytest.raises(Stale):
            await held.save(held.table.changed(clock="2h"), Press(2, 100))
    assert (await tables.look(1)).side == "second"


async def test_who_does_not_know_yet_that_it_has_given_up_a_table_waits_to_read_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has shown the table by then: else what it has noted would be lost."""
    tables = Tables(store, lambda: NOW, Random(1))
    tables.others = lambda: True
    outbox, other, note = (
        Outbox(tables, Nothing(), Nothing().waits),
        Store(store.engine),
        store.leases.note,
    )
    lobby = Table(id=0, guild=1, channel=1, game_id="bushwhacked", host=1)
    live = await tables.live((await tables.create(lobby, 1)).id)
    live.shown, live.noted = 0, False
    looking = list[asyncio.Task[Table]]()

    async def late(*args: Any) -> Any:
        versions = await note(*args)
        version = await other.leases.take(1, NOW)
        assert version is not None
        posted = Messages(board=Posted(1, 77))
        shown = Shown(0, MESSAGES.dump_json(posted).decode(), version=version)
        await other.leases.note({1: shown})
        looking.append(asyncio.create_task(tables.look(1)))
        for _ in range(10):  # time in which it could read the table
            await store.version(1)
        return versions

    monkeypatch.setattr(store.leases, "note", late)
    await outbox.settled()
    await looking[0]
    assert live.messages.board
    assert live.messages.board.message == 77
    assert not tables.shows(live)
