"""Plans on the wire: made by pressing and by typing, played in the other's press, told to one
person only."""

from __future__ import annotations

from tests.e2e.driver import laid
from tests.e2e.planning import planner
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


async def test_a_typed_plan_in_a_secret_game_outlives_a_restart(scene: Scene, talk: Talk) -> None:
    await laid(scene)
    await talk("Anna: /play move=skip")
    plan = talk.shown[scene.anna] = await planner(scene, scene.anna, scene.board())
    await talk("Anna: Type lines {lines=if hop: skip} → if hop: skip")
    form = (await scene.anna.press(plan, "Type lines")).modal
    reply = await scene.anna.submit(form, {"lines": "if skip: dig up\nif dig up: skip"})
    talk.shown[scene.anna] = reply.message or plan
    await talk("""
        Anna: Confirm the plan
        restart
        Bob: /play move=skip
        Anna: Add a line → moved on
    """)
    log = (await scene.table()).playing.log
    assert [move for _, move in log][-3:] == ["skip", "skip", "dig up"]
    assert any("Your plan for Graverobber" in m.text for m in scene.anna.look(scene.anna.dm))
