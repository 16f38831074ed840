"""Changes of a table that is held while another process notes what it shows, or changes it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.data.rows import Shown
from bot.data.store import Stale, Store
from bot.live.held import TooLate
from bot.live.tables import Tables
from bot.table.table import Table
from tests.bot.tables import opened

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
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(tmp_path) as store:
        yield store


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
