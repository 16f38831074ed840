"""What a process holds does not grow with the number of tables that were played."""

from __future__ import annotations

import asyncio
import functools
import gc
from collections import Counter
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
BY_SIZE = "games.pen.stamp.Stamp"
"""What pictures are put together of is kept within so many bytes (`games.pen.memo`)."""
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
            await press_something(person, message, Random(n))
            await scene.settle()
        await resigned(scene, people[0])


def dropped(one: object) -> bool:
    """Is it a timer that was cancelled? asyncio keeps those until they would have been due, or
    until they are most of a hundred: how many there are just then says nothing."""
    return isinstance(one, asyncio.TimerHandle) and one.cancelled()


def held() -> Counter[str]:
    """How many objects there are of each of our kinds and of discord.py's. Memories that are kept
    within bounds of their own (`lru_cache`) are emptied before."""
    gc.unfreeze()  # what was loaded when the bot connected
    for kept in [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]:
        if kept.cache_parameters()["maxsize"]:
            kept.cache_clear()
    gc.collect()
    kinds = (type(one) for one in gc.get_objects() if not dropped(one))
    return Counter(
        f"{kind.__module__}.{kind.__qualname__}"
        for kind in kinds
        if str(kind.__module__).startswith(OURS)
    )


@pytest.mark.long
async def test_after_as_many_tables_again_there_are_no_more_objects(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "KEPT", IN_MEMORY)
    await play(scene, TABLES)
    before = held()
    await play(scene, TABLES)
    more = held() - before
    found = {kind: count for kind, count in more.items() if count > FEW and kind != BY_SIZE}
    assert not found, found
