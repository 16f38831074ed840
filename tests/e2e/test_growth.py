"""What a process holds does not grow with the number of tables that were played."""

from __future__ import annotations

import asyncio
import functools
import gc
from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from random import Random

import pytest

from bot.live import copies
from games import GAMES
from tests.e2e.driver import press_something, resigned, seated
from tests.e2e.scene import Scene

TABLES = 10
"""So many are played before it is counted for the first time, and so many more before the second.
What is kept of a table that is over would be there twice as often then."""
IN_MEMORY = 3
"""So many tables stay in memory here."""
OURS = ("bot.", "games.", "discord.", "asyncio")
BOUNDED = {
    "games.pen.stamp.Stamp",  # within so many bytes
    "games.pen.memo.Memo._values",
    "games.core.languages.Catalogue._parsed",  # as many as there are sentences
}
"""What is kept within other bounds, which these tables don't reach."""
FEW = 5
"""Objects of one kind by which two counts may differ: what just happens to be going on."""


async def play(scene: Scene, tables: int) -> None:
    """Play at so many tables in turn, of all games: a few turns, then somebody resigns."""
    for n, game in zip(range(tables), [*GAMES] * tables, strict=False):
        people = [scene.anna, scene.bob, scene.cleo][: min(GAMES[game].rules.seats)]
        await seated(scene, game, people)
        for _ in range(2):
            table = await scene.table()
            seat = table.playing.state.acting[0]
            person = next(p for p in people if p.id == table.players[seat].id)
            message = scene.dm(person) if table.game.rules.private else scene.board(person)
            await scene.after(press_something(person, message, Random(n)))
        await resigned(scene, people[0])


def dropped(one: object) -> bool:
    """Is it a timer that was cancelled? asyncio keeps those until they would have been due, or
    until they are most of a hundred: how many there are just then says nothing."""
    return isinstance(one, asyncio.TimerHandle) and one.cancelled()


def entries(one: object) -> Iterator[tuple[str, int]]:
    """How much stands in each of its collections, such as what is kept for each table."""
    for name, its in vars(one).items() if hasattr(one, "__dict__") else ():
        # Others are kinds with a bound of their own, such as `Latest`.
        if type(its) in (dict, defaultdict, list, set) or (
            isinstance(its, deque) and not its.maxlen
        ):
            yield f"{named(type(one))}.{name}", len(its)


def named(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def held() -> Counter[str]:
    """How many objects there are of each of our kinds and of discord.py's, and how much stands in
    their collections. Memories that are kept within bounds of their own (`lru_cache`) are emptied
    before."""
    gc.unfreeze()  # what was loaded when the bot connected
    for kept in [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]:
        if kept.cache_parameters()["maxsize"]:
            kept.cache_clear()
    gc.collect()
    ours = [one for one in gc.get_objects() if named(type(one)).startswith(OURS)]
    found = Counter(named(type(one)) for one in ours if not dropped(one))
    for one in ours:
        if not isinstance(one, asyncio.AbstractEventLoop):  # it has those timers, too
            found.update(dict(entries(one)))
    return found


@pytest.mark.long
async def test_after_as_many_tables_again_there_are_no_more_objects(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "KEPT", IN_MEMORY)
    await play(scene, TABLES)
    before = held()
    await play(scene, TABLES)
    more = held() - before
    found = {kind: count for kind, count in more.items() if count > FEW and kind not in BOUNDED}
    assert not found, found
