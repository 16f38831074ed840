"""Calls on the wire: choosing them, being called, stopping them."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.databases import found
from tests.e2e.calling import GAME, somebody_wants_to_play, wants
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


@pytest.fixture(autouse=True)
def _still(scene: Scene) -> None:
    """Only the test looks for what is due."""
    scene.bot.background.loops["calling people to play"].cancel()


def stored(scene: Scene) -> set[tuple[int, str]]:
    return {(row[0], row[1]) for row in found(scene.database, "SELECT person, game FROM callees")}


async def test_whoever_wants_to_be_called_gets_one_direct_message(scene: Scene, talk: Talk) -> None:
    await talk(f"""
        Anna: /me
        Anna: #calls {{games={GAME} & graverobber; challenged=yes}} → Others may challenge you.
        Anna: DM → when somebody wants to play Bushwhacked and Graverobber | [Stop letting me know]
        Anna: #calls {{}} → I'll let you know | Bushwhacked and Graverobber
    """)
    assert stored(scene) == {(scene.anna.id, GAME), (scene.anna.id, "graverobber")}
    await talk(f"Anna: #calls {{games={GAME}}}")
    assert stored(scene) == {(scene.anna.id, GAME)}
    assert len(scene.anna.look(scene.anna.dm)) == 1
    talk.shown[scene.anna] = scene.dm(scene.anna)
    await talk("Anna: Stop letting me know → I won't let you know any more.")
    assert stored(scene) == set()
    await talk(f"Anna: Let me know again… {{games={GAME}}}")
    assert stored(scene) == {(scene.anna.id, GAME)}
    await talk(f"""
        Anna: /me
        Anna: #calls {{games={" & ".join(GAMES)}; challenged=no}} → I won't let you know
        Anna: /me
        Anna: #calls {{}} → Nobody can challenge you.
    """)
    assert stored(scene) == set()
    assert not (await scene.bot.people.read_again(scene.anna.id)).challenged


async def test_whoever_takes_no_messages_is_not_called_and_who_is_plays_with_one_press(
    scene: Scene, talk: Talk
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
    await talk("Bob in DM: Play → You're in")
    [(id, stage)] = found(scene.database, "SELECT id, stage FROM tables")
    table = await scene.bot.tables.look(id)
    assert {p.id for p in table.players} == {scene.bob.id, scene.dora.id}
    assert (stage, table.reach, table.casual, table.clock) == ("playing", "direct", True, "1d+3d")
    await talk("Cleo in DM: Play → Somebody was quicker")
