"""Challenges to everybody where something else happens meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.live.held import Held
from tests.e2e.driver import pressed
from tests.e2e.harbour import Harbour, find, opened, plays, stored
from tests.e2e.scene import Scene


async def test_what_is_taken_can_not_be_withdrawn_by_an_old_button(scene: Scene) -> None:
    offer = await opened(scene, scene.anna, scene.channel)
    await pressed(scene.bob, scene.board(), "join")
    await scene.settle()
    [taken] = stored(scene)
    await scene.anna.press(offer, "Withdraw")
    assert "taken, about to begin" in offer.text
    assert "withdrawn" not in offer.text
    assert stored(scene) == [taken]


async def test_a_lobby_does_not_close_for_somebody_who_has_no_place_there_any_more(
    scene: Scene, harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harbour.mia.command("block", harbour.boards, person=scene.cleo)
    offer = await opened(scene, scene.anna, scene.channel, "bushwhacked")
    await scene.anna.choose(offer, "Players", "Players: 4 players")
    listed = await find(harbour.mia, harbour.boards)
    change = scene.bot.tables.change

    async def later(id: int, work: Callable[[Held], Awaitable[None]]) -> None:
        monkeypatch.undo()
        await pressed(scene.cleo, scene.board(), "join")
        await change(id, work)

    monkeypatch.setattr(scene.bot.tables, "change", later)
    await harbour.mia.press(listed, plays(listed)[0])
    await scene.world.settled()
    assert "Jemand war schneller" in listed.text
    assert "2 joined" in scene.board().text
    assert [row[1:] for row in stored(scene)] == [(1, 1)]
