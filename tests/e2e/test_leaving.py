"""A server removes the bot, while the bot is there or away, and may add it again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from local_discord import payloads
from local_discord.patience import LONG
from tests.databases import found
from tests.e2e.driver import resigned, seated
from tests.e2e.matches import DAY, Time
from tests.e2e.scene import Scene


async def ended(scene: Scene) -> None:
    """A match is over, and another table is open."""
    await seated(scene, "cop_and_rob", [scene.anna, scene.bob])
    await resigned(scene, scene.anna)
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])


def without_the_bot(scene: Scene) -> None:
    scene.world.servers.leave(scene.guild, scene.application.user)


def removals(scene: Scene) -> list[Any]:
    return [row[0] for row in found(scene.database, "SELECT removed FROM guilds")]


async def noted(scene: Scene, now: float) -> None:
    """Wait until it is stored that the server has removed the bot, and its tables are closed."""
    await scene.world.wait(lambda: removals(scene) == [now])
    still = "SELECT count(*) FROM tables WHERE stage IN ('lobby', 'playing')"
    await scene.world.wait(lambda: found(scene.database, still) == [(0,)])


async def started(scene: Scene) -> None:
    """Wait until everything that belongs to a start is done."""
    assert scene.bot.resuming
    async with asyncio.timeout(LONG):
        await scene.bot.resuming
    await scene.settle()


async def stored(scene: Scene) -> tuple[Any, ...]:
    """How much is stored of the server, and of results; when it has removed the bot. (What exactly
    goes: `tests/bot/test_leaving.py`.)"""
    [[tables]] = found(
        scene.database, f"SELECT count(*) FROM tables WHERE guild = {scene.guild.id}"
    )
    [[results]] = found(scene.database, "SELECT count(*) FROM results")
    return tables, results, removals(scene)


async def test_who_is_back_in_time_loses_nothing_and_else_only_results_are_left(
    scene: Scene,
) -> None:
    await ended(scene)
    time = Time(scene)
    without_the_bot(scene)
    await noted(scene, time.now)
    assert await scene.bot.store.open_tables_of(scene.anna.id) == []
    time.now += 29 * DAY
    scene.world.install(scene.application, scene.guild)
    await scene.world.wait(lambda: removals(scene) == [None])
    await scene.bot.leaving.removed(scene.guild.id)  # as if nobody had noted that it is back
    time.now += 31 * DAY
    await scene.bot.leaving.delete()
    assert await stored(scene) == (2, 2, [None])
    without_the_bot(scene)
    await noted(scene, gone := time.now)
    for seconds, left in ((30 * DAY - 60, (2, 2, [gone])), (60, (0, 2, []))):
        time.now += seconds
        await scene.bot.leaving.delete()
        assert await stored(scene) == left


@pytest.mark.long
async def test_a_server_that_is_not_listed_has_removed_it_meanwhile(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is unavailable has not."""
    await ended(scene)
    await scene.stack.aclose()

    def absent(guild: Any, _: Any) -> dict[str, Any]:
        return {"id": str(guild.id), "unavailable": True}

    with monkeypatch.context() as patch:
        patch.setattr(payloads, "whole_guild", absent)
        await scene.restart()
        await started(scene)
    assert removals(scene) in ([], [None])
    assert len(await scene.bot.store.open_tables_of(scene.anna.id)) == 1
    await scene.stack.aclose()
    without_the_bot(scene)
    await scene.restart()
    await started(scene)
    [removed] = removals(scene)
    assert removed is not None
    await scene.stack.aclose()
    scene.world.install(scene.application, scene.guild)
    await scene.restart()
    await started(scene)
    assert removals(scene) == [None]
