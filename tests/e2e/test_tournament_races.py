"""Tournaments when two things happen at once, or something breaks off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.cogs.tournaments.rounds import Rounds
from bot.cogs.tournaments.tournament import Terms
from bot.live.events import Threads
from local_discord import Channel
from tests.databases import changed, found
from tests.e2e.scene import Scene
from tests.e2e.test_tournament_rounds import DAY, Cup, by_hand

__all__ = ["by_hand"]


def once_a_thread_is_open(
    patch: pytest.MonkeyPatch, meanwhile: Callable[[int], Awaitable[object]]
) -> None:
    """Do something between opening a thread and opening the table in it."""
    work = Threads.open

    async def opening(self: Threads, channel: int, name: str, again: bool) -> int | None:
        thread = await work(self, channel, name, again)
        assert thread
        await meanwhile(thread)
        return thread

    patch.setattr(Threads, "open", opening)


def archived(channel: Channel) -> bool:
    return bool(channel.thread and channel.thread.archived)


async def test_a_tournament_is_cancelled_while_a_table_is_about_to_be_opened(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    once_a_thread_is_open(monkeypatch, lambda _: cup.store.cancel(cup.id))
    field = await cup.start()
    assert field.tournament.stage == "over"
    assert not any(one.open for one in field.pairings)
    assert found(scene.database, "SELECT count(*) FROM tables") == [(0,)]
    assert [archived(thread) for thread in scene.guild.threads] == [True]


async def test_somebody_is_removed_while_their_table_is_about_to_be_opened(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    once_a_thread_is_open(monkeypatch, lambda _: cup.store.remove(cup.id, 1))
    field = await cup.start()
    assert [one.why for one in field.pairings] == ["removed"]
    assert [archived(thread) for thread in scene.guild.threads] == [True]


async def test_a_match_goes_to_direct_messages_if_another_is_opened_in_its_thread(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(thread: int) -> None:
        await scene.cleo.command("newgame", scene.world.channels[thread], game="cop_and_rob")

    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    once_a_thread_is_open(monkeypatch, play)
    await cup.start()
    assert [table.reach for table in await cup.tables()] == ["direct"]


async def test_the_scheduled_event_goes_with_the_channel(scene: Scene) -> None:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    await cup.store.change(cup.id, Terms(rounds=1), scene.bot.tables.now() + DAY, "Cup")
    await cup.tick()
    (event,) = scene.guild.events.values()
    assert event.open
    scene.channel.delete()
    await scene.settle()
    await cup.store.change(cup.id, Terms(rounds=1), scene.bot.tables.now() + DAY, "Cup 2")
    changed(scene.database, "UPDATE tournaments SET shown_at = 0")  # a minute later
    rounds = scene.bot.get_cog("Rounds")
    assert isinstance(rounds, Rounds)
    for _ in range(3):
        await rounds.director.tick()
    assert not event.open
    assert found(scene.database, "SELECT count(*) FROM tournaments") == [(0,)]
