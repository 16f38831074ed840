"""Plans on the wire: made by pressing and by typing, played in the other's press, told to one
person only."""

from __future__ import annotations

from tests.e2e.boards import mover, table
from tests.e2e.driver import laid, seated
from tests.e2e.planning import planner, press
from tests.e2e.scene import Scene


async def test_a_plan_is_pressed_together_and_played_in_an_open_game(scene: Scene) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    first = mover(scene, await table(scene))
    second = scene.bob if first is scene.anna else scene.anna
    await first.press(scene.board(), "Enter at A1")
    await scene.settle()
    plan = await planner(scene, first, scene.board())
    assert plan.text.startswith("### Plan · Graveyard Shift")
    plan = await press(first, plan, "Add a line")
    assert f"What might **{second.name}** play?" in plan.text
    assert plan.attachments
    plan = await press(first, plan, "Enter at D4")
    assert "What will you play then?" in plan.text
    plan = await press(first, plan, "⬆ North to A2")
    assert f"If **{second.name}** plays **Enter at D4**, you play **⬆ North" in plan.text
    assert len((await table(scene)).playing.log) == 1
    plan = await press(first, plan, "Confirm the plan")
    assert "Confirmed." in plan.text
    shown = len(scene.cleo.look(scene.channel))
    await second.press(scene.board(), "Enter at D4")
    await scene.settle()
    log = (await table(scene)).playing.log
    assert [move for _, move in log] == ["enter A1", "enter D4", "move N"]
    board = scene.board()
    assert len(scene.cleo.look(scene.channel)) == shown + 1
    assert board.pings == {second}
    told = board.text.casefold()
    assert told.index(f"{second.name.casefold()}") < told.index(f"{first.name.casefold()}")
    assert "Your plan for Graveyard Shift" in scene.dm(first).text
    assert not any("plan" in message.text.casefold() for message in scene.cleo.look(scene.channel))
    assert not any("plan" in message.text.casefold() for message in second.look(second.dm))


async def test_a_typed_plan_in_a_secret_game_outlives_a_restart(scene: Scene) -> None:
    await laid(scene)
    await scene.anna.command("play", scene.channel, move="skip")
    await scene.settle()
    plan = await planner(scene, scene.anna, scene.board())
    form = (await scene.anna.press(plan, "Type lines")).modal
    told = (await scene.anna.submit(form, {"lines": "if hop: skip"})).message
    assert told
    assert "if hop: skip" in told.text
    form = (await scene.anna.press(plan, "Type lines")).modal
    reply = await scene.anna.submit(form, {"lines": "if skip: dig up\nif dig up: skip"})
    plan = reply.message or plan
    plan = await press(scene.anna, plan, "Confirm the plan")
    await scene.restart()
    await scene.bob.command("play", scene.channel, move="skip")
    await scene.settle()
    log = (await table(scene)).playing.log
    assert [move for _, move in log][-3:] == ["skip", "skip", "dig up"]
    assert any("Your plan for Graverobber" in m.text for m in scene.anna.look(scene.anna.dm))
    old = (await scene.anna.press(plan, "Add a line")).message or plan
    assert "moved on" in old.text
