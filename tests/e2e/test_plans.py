"""Plans on the wire: made by pressing and by typing, played in the other's press, told to one
person only."""

from __future__ import annotations

from tests.e2e.driver import answer, laid
from tests.e2e.planning import planner, press
from tests.e2e.scene import Scene


async def test_a_typed_plan_in_a_secret_game_outlives_a_restart(scene: Scene) -> None:
    await laid(scene)
    await scene.anna.command("play", scene.channel, move="skip")
    await scene.settle()
    plan = await planner(scene, scene.anna, scene.board())
    form = (await scene.anna.press(plan, "Type lines")).modal
    told = answer(await scene.anna.submit(form, {"lines": "if hop: skip"}))
    assert "if hop: skip" in told.text
    form = (await scene.anna.press(plan, "Type lines")).modal
    reply = await scene.anna.submit(form, {"lines": "if skip: dig up\nif dig up: skip"})
    plan = reply.message or plan
    plan = await press(scene.anna, plan, "Confirm the plan")
    await scene.restart()
    await scene.bob.command("play", scene.channel, move="skip")
    await scene.settle()
    log = (await scene.table()).playing.log
    assert [move for _, move in log][-3:] == ["skip", "skip", "dig up"]
    assert any("Your plan for Graverobber" in m.text for m in scene.anna.look(scene.anna.dm))
    old = (await scene.anna.press(plan, "Add a line")).message or plan
    assert "moved on" in old.text
