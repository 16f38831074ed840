"""Calls on the wire: choosing them, being called, stopping them."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.databases import found
from tests.e2e.calling import GAME, form, somebody_wants_to_play, wants
from tests.e2e.driver import whisper
from tests.e2e.scene import Scene

ALL = list(GAMES)


@pytest.fixture(autouse=True)
def _still(scene: Scene) -> None:
    """Only the test looks for what is due."""
    scene.bot.background.loops["calling people to play"].cancel()


def stored(scene: Scene) -> set[tuple[int, str]]:
    return {(row[0], row[1]) for row in found(scene.database, "SELECT person, game FROM callees")}


async def test_whoever_wants_to_be_called_gets_one_direct_message(scene: Scene) -> None:
    told = await wants(scene, scene.anna, GAME, "graverobber")
    assert "I'll let you know when somebody wants to play Bushwhacked and Graverobber." in told
    assert "Others may challenge you." in told
    [welcome] = scene.anna.look(scene.anna.dm)
    assert (
        "I'll let you know here when somebody wants to play Bushwhacked and Graverobber"
        in welcome.text
    )
    assert [b.label for b in welcome.buttons] == ["Stop letting me know"]
    assert stored(scene) == {(scene.anna.id, GAME), (scene.anna.id, "graverobber")}
    again = await form(scene, scene.anna)
    kept = await scene.anna.submit(again.modal, {})  # it is filled from what is stored
    assert "Bushwhacked and Graverobber" in whisper(kept)
    await wants(scene, scene.anna, GAME)
    assert stored(scene) == {(scene.anna.id, GAME)}
    assert len(scene.anna.look(scene.anna.dm)) == 1
    await scene.anna.press(welcome, "Stop letting me know")
    assert "I won't let you know any more." in welcome.text
    assert stored(scene) == set()
    back = await scene.anna.press(welcome, "Let me know again…")
    await scene.anna.submit(back.modal, {"games": [GAME]})
    await scene.settle()
    assert stored(scene) == {(scene.anna.id, GAME)}
    told = await wants(scene, scene.anna, *ALL, may="no")
    assert "I won't let you know" in told
    assert "Nobody can challenge you." in told
    assert stored(scene) == set()
    assert not (await scene.bot.people.read_again(scene.anna.id)).challenged
    again = await form(scene, scene.anna)
    assert "Nobody can challenge you." in whisper(await scene.anna.submit(again.modal, {}))


async def test_whoever_takes_no_messages_is_not_called_and_who_is_plays_with_one_press(
    scene: Scene,
) -> None:
    scene.anna.close_dms()
    assert "I can't DM you" in await wants(scene, scene.anna, GAME)
    assert stored(scene) == set()
    scene.anna.open_dms()
    for person in (scene.anna, scene.bob, scene.cleo):
        assert "I'll let you know" in await wants(scene, person, GAME)
    scene.anna.close_dms()
    await somebody_wants_to_play(scene, scene.dora)
    assert {person for person, _ in stored(scene)} == {scene.bob.id, scene.cleo.id}
    assert len(scene.anna.look(scene.anna.dm)) == 1
    first, second = scene.dm(scene.bob), scene.dm(scene.cleo)
    assert "You're in" in whisper(await scene.bob.press(first, "Play"))
    await scene.settle()
    [(id, stage)] = found(scene.database, "SELECT id, stage FROM tables")
    table = await scene.bot.tables.look(id)
    assert {p.id for p in table.players} == {scene.bob.id, scene.dora.id}
    assert (stage, table.reach, table.casual, table.clock) == ("playing", "direct", True, "1d+3d")
    assert "Somebody was quicker" in whisper(await scene.cleo.press(second, "Play"))
