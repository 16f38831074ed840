"""What the simulation's store promises, the real one does; and the other way round."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest
import pytest_asyncio

from bot.data.absences import Shard
from bot.data.rows import Answer, Noted
from bot.data.store import Store
from bot.errors import AlreadyDone, ChannelTaken, Stale
from bot.table import lobby as lobbies
from bot.table.table import Table
from tests.bot.matches import seated
from tests.databases import migrated
from tests.simulation import store as simulated
from tests.simulation.game import OPEN

T = TypeVar("T")
GUILD, OTHER = 2 << 22, 3 << 22
SHARDS = [Shard(0, 2)]
LOBBY = seated(OPEN, 1, 2, guild=GUILD)


@pytest_asyncio.fixture(params=["simulated", "real"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "real":
        async with Store.open(await migrated(tmp_path)) as real:
            yield real
        return
    database, owner = simulated.Database(), SimpleNamespace(session=object(), of=2)
    database.locked(owner.session, [Shard(0, 2), Shard(1, 2)])
    yield cast(Any, simulated.Store(database, _ask, cast(Any, owner)))


async def _ask(work: Callable[[], T]) -> T:
    return work()


def _note(shown: int, settled: int, *, refused: bool = False, at: float = 0.0) -> Noted:
    return Noted(shown, settled, at, refused, '{"x": 1}')


async def _created(store: Store, channel: int = 7, guild: int = GUILD) -> Table:
    lobby = replace(LOBBY, channel=channel, guild=guild)
    return await store.create(lobby, channel, 5.0)


async def _read(store: Store, id: int) -> tuple[Table, Any]:
    found = await store.load(id)
    assert found
    return found


async def test_a_new_table_is_read_as_it_was_made(store: Store) -> None:
    made = await _created(store)
    table, row = await _read(store, made.id)
    assert table == made == replace(LOBBY, id=made.id)
    assert (row.version, row.stale_since) == (0, 5.0)
    assert row.note == Noted(-1, -1, 0.0, False, "{}")
    assert await store.version(made.id) == 0
    assert await store.load(made.id + 1) is None
    assert await store.version(made.id + 1) is None


async def test_a_channel_has_one_open_table(store: Store) -> None:
    made = await _created(store)
    with pytest.raises(ChannelTaken):
        await store.create(LOBBY, 100, 6.0)
    await store.save(
        made, made.closed(LOBBY.game.title), 100, 7.0, 0
    )  # that press has done nothing
    assert (await store.create(LOBBY, 101, 8.0)).id != made.id


async def test_a_press_has_one_effect(store: Store) -> None:
    made = await _created(store)
    with pytest.raises(AlreadyDone):
        await store.create(replace(LOBBY, channel=8), 7, 6.0)
    for version in (0, 5):  # also if somebody has changed the table since
        with pytest.raises(AlreadyDone):
            await store.save(made, made.changed(), 7, 6.0, version)
    assert (await _read(store, made.id))[0] == made


async def test_a_change_is_stored_over_what_it_was_made_from_and_nothing_else(store: Store) -> None:
    made = await _created(store)
    match = lobbies.start(made, 1, Random(1), 6.0)
    assert await store.save(made, match, 10, 6.0, 0, 6.5) == 1
    table, row = await _read(store, made.id)
    assert (table, row.version, row.stale_since) == (match, 1, 6.5)
    moved = match.play(match.to_move[0], ["count 1"], 7.0)
    assert await store.save(match, moved, 11, 7.0, 1) == 2
    with pytest.raises(Stale):
        await store.save(match, match.resign(0, 7.0), 12, 7.0, 1)
    assert (await _read(store, made.id))[0] == moved
    assert await store.save(moved, moved.resign(0, 8.0), 12, 8.0, 2) == 3  # it had no effect before


async def test_notes_change_no_version(store: Store) -> None:
    one, other = await _created(store), await _created(store, 8)
    notes = {one.id: _note(0, -1, at=9.0), other.id: _note(0, 0, refused=True)}
    await store.note(notes)
    for table in (one, other):
        _, row = await _read(store, table.id)
        assert (row.note, row.version) == (notes[table.id], 0)
    changed = one.changed()
    await store.save(one, changed, 20, 10.0, 0, 10.0)
    assert (await _read(store, one.id))[1].note == notes[one.id]


async def test_what_is_to_be_shown(store: Store) -> None:
    tables = [await _created(store, channel) for channel in (7, 8, 9)]
    elsewhere = await _created(store, 10, OTHER)
    first, refused, settled = (table.id for table in tables)
    await store.note({refused: _note(0, -1, refused=True), settled: _note(0, 0)})
    assert await store.to_show(SHARDS, 0) == [first]
    assert await store.to_show((), 0) == [first, elsewhere.id]
    assert await store.to_show((), first) == [elsewhere.id]
    assert await store.refused(SHARDS) == [(refused, 8)]
    assert await store.refused([Shard(1, 2)]) == await store.refused((), [OTHER]) == []


async def test_what_is_due(store: Store) -> None:
    made = await _created(store)
    match = lobbies.start(replace(made, clock="1m"), 1, Random(1), 100.0)
    await store.save(made, match, 30, 100.0, 0, 100.0)
    due = match.due or 0.0
    assert await store.due(due, SHARDS) == []  # no time runs before it is shown
    assert await store.next_due(0.0, SHARDS) is None
    assert await store.stale(99.0) == []
    assert await store.stale(100.0) == [made.id]
    await store.note({made.id: _note(match.revision, match.revision)})
    assert await store.stale(100.0) == []
    assert await store.due(due - 1, SHARDS) == []
    assert await store.due(due, SHARDS) == [made.id]
    assert await store.next_due(0.0, SHARDS) == due
    assert await store.next_due(due, SHARDS) is None
    assert await store.due(due, [Shard(1, 2)]) == []


async def test_the_newest_interaction_where_the_bot_is_not(store: Store) -> None:
    answers = [Answer(n, f"t{n}", float(n), n) for n in (1, 2, 3)]
    made = await store.create(LOBBY, 40, 5.0, answers[0])
    assert await store.answers(made.id) == answers[0]
    await store.save(made, made.changed(), 41, 6.0, 0, answer=answers[1])
    assert await store.answers(made.id) == answers[1]
    await store.keep_answer(made.id, answers[2])
    assert await store.answers(made.id) == answers[2]
    assert await store.answers(made.id + 1) is None
