"""Commands in the menus of people and messages."""

from __future__ import annotations

from random import Random

from bot.message.parts import button, rows, sheet
from bot.table import controls
from bot.table.ids import Control
from games.core import say
from local_discord import Channel, Permission
from tests.e2e.driver import alt, press_something, resigned, seated, shown
from tests.e2e.matches import playing
from tests.e2e.scene import Scene

AGAIN, REPLAY = "Board again", "Replay"
FOREIGN, NOTHING = "I didn't write that message", "I can't tell which table"


def said(id: str) -> str:
    return say(id).say(())


async def posted(scene: Scene, channel: Channel, *of: Control) -> None:
    """The bot writes a message with these buttons."""
    there = scene.bot.get_partial_messageable(channel.id)
    await there.send(view=sheet(None, "hello", rows([button(one, "x") for one in of])).view)
    await scene.world.settled()


async def test_a_message_without_controls_still_knows_its_table(scene: Scene) -> None:
    """Who has a Russian Discord uses its Russian name."""
    first, _ = await playing(scene, "bushwhacked")
    old = scene.board()
    await press_something(first, old, Random(1))
    await scene.settle()
    assert scene.board() != old
    assert not old.buttons + old.selects
    await scene.restart()
    assert alt(shown(await scene.cleo.message_command(AGAIN, old))) == alt(scene.board())
    scene.cleo.locale = "ru"
    known = {command.name for command in scene.cleo.menu(old, scene.channel)}
    assert known == {AGAIN, REPLAY}
    told = shown(await scene.cleo.message_command("Показать доску", old))
    assert "Ходит" in told.text or "ходит" in alt(told)
    await resigned(scene, scene.anna)
    over = scene.board()
    await seated(scene, "graverobber", [scene.cleo, scene.dora])
    for message in (old, over):
        replayed = shown(await scene.dora.message_command(REPLAY, message))
        pressed = shown(await scene.dora.press(over, "Replay"))
        assert (replayed.text, alt(replayed)) == (pressed.text, alt(pressed))
        assert "Bushwhacked is over" in shown(await scene.dora.message_command(AGAIN, message)).text


async def test_messages_about_no_table_and_about_one_out_of_sight(scene: Scene) -> None:
    mine = scene.bob.say(scene.channel, "t:1:mine")
    await posted(scene, scene.channel, controls.Learn("graverobber"))
    about = scene.board()
    for command in (AGAIN, REPLAY):
        assert FOREIGN in shown(await scene.anna.message_command(command, mine)).text
        assert NOTHING in shown(await scene.anna.message_command(command, about)).text
    hidden = scene.guild.channel("hidden")
    hidden.deny(scene.cleo, Permission.VIEW_CHANNEL)
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], hidden)
    await posted(scene, scene.channel, controls.InWords(1), controls.OwnBoard(2))
    board = scene.board()
    for command, told in ((AGAIN, "bot-table-gone"), (REPLAY, "bot-record-no-match")):
        assert shown(await scene.cleo.message_command(command, board)).text == said(told)
    assert shown(await scene.bob.message_command(REPLAY, board)).text == said("bot-record-running")
