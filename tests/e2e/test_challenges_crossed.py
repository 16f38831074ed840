"""Challenges to everybody where something else happens meanwhile."""

from __future__ import annotations

from tests.e2e.harbour import Harbour, challenged, find, plays, stored
from tests.e2e.scene import Scene


async def test_what_is_taken_can_not_be_withdrawn_by_an_old_button(
    scene: Scene, harbour: Harbour
) -> None:
    scene.bot.outbox.retries = (60.0,)
    offer = await challenged(scene, harbour.mia, harbour.boards)
    listed = await find(scene.bob, scene.channel)
    scene.bob.close_dms()
    await scene.bob.press(listed, plays(listed)[0])
    [taken] = stored(scene)
    await harbour.mia.press(offer, "Zurückziehen")
    assert "angenommen" in offer.text
    assert "zurückgezogen" not in offer.text
    assert stored(scene) == [taken]
    scene.bob.open_dms()
