"""Commands in the menus of people and messages."""

from __future__ import annotations

from random import Random

import pytest

from bot.message.parts import button, rows, sheet
from bot.table import controls
from bot.table.ids import Control
from games.core import say
from local_discord import Channel, Message, Permission
from tests.e2e.driver import named, opens, press_something, pressed, resigned, seated
from tests.e2e.scene import Scene
from tests.e2e.test_direct import opened as direct
from tests.e2e.test_standing import LAYOUTS, alt, shown, typed

AGAIN, REPLAY = "Board again", "Replay"
FOREIGN, NOTHING = "I didn't write that message", "I can't tell which table"


def said(id: str) -> str:
    return say(id).say(())


async def posted(scene: Scene, channel: Channel, *of: Control) -> None:
    """The bot writes a message with these buttons."""
    there = scene.bot.get_partial_messageable(channel.id)
    await there.send(view=sheet(None, "hello", rows([button(one, "x") for one in of])).view)
    await scene.world.settled()


async def stripped(scene: Scene) -> Message:
    """The first board of an open game whose second one has just been posted."""
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    first = scene.board()
    who = scene.anna if f"<@{scene.anna.id}>" in first.text else scene.bob
    await press_something(who, first, Random(1))
    await scene.settle()
    assert scene.board() != first
    assert not first.buttons + first.selects
    return first


async def test_a_message_leads_to_ones_own_board_or_to_everybodys(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob], Sides="the host is Red")
    for person, layout in zip((scene.anna, scene.bob), LAYOUTS, strict=True):
        await typed(scene, person, layout)
    board = scene.board()
    for person in (scene.anna, scene.bob, scene.cleo):
        typed_in = shown(await person.command("board", scene.channel))
        pointed = shown(await person.message_command(AGAIN, board))
        assert (pointed.text, alt(pointed)) == (typed_in.text, alt(typed_in))
    own = shown(await scene.anna.message_command(AGAIN, scene.dm(scene.anna)))
    assert alt(own) == alt(shown(await scene.anna.message_command(AGAIN, board)))
    running = shown(await scene.anna.message_command(REPLAY, board))
    assert running.text == said("bot-record-running")


async def test_a_message_without_controls_still_knows_its_table(scene: Scene) -> None:
    old = await stripped(scene)
    await scene.restart()
    again = shown(await scene.cleo.message_command(AGAIN, old))
    assert alt(again) == alt(scene.board())
    await resigned(scene, scene.anna)
    over = scene.board()
    await seated(scene, "graverobber", [scene.cleo, scene.dora])
    for message in (old, over):
        replayed = shown(await scene.dora.message_command(REPLAY, message))
        pressed = shown(await scene.dora.press(over, "Replay"))
        assert (replayed.text, alt(replayed)) == (pressed.text, alt(pressed))
        assert "Bushwhacked is over" in shown(await scene.dora.message_command(AGAIN, message)).text


@pytest.mark.parametrize("command", [AGAIN, REPLAY])
async def test_messages_about_no_table(scene: Scene, command: str) -> None:
    said = scene.bob.say(scene.channel, "t:1:mine")
    assert FOREIGN in shown(await scene.anna.message_command(command, said)).text
    await posted(scene, scene.channel, controls.Learn("graverobber"))
    assert NOTHING in shown(await scene.anna.message_command(command, scene.board())).text


async def test_a_table_of_elsewhere_is_not_given_away(scene: Scene) -> None:
    hidden = scene.guild.channel("hidden")
    hidden.deny(scene.cleo, Permission.VIEW_CHANNEL)
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], hidden)
    await posted(scene, scene.channel, controls.InWords(1), controls.OwnBoard(2))
    board = scene.board()
    for command, told in ((AGAIN, "bot-table-gone"), (REPLAY, "bot-record-no-match")):
        assert shown(await scene.cleo.message_command(command, board)).text == said(told)
    assert shown(await scene.bob.message_command(REPLAY, board)).text == said("bot-record-running")


async def test_they_are_named_and_answered_in_ones_language(scene: Scene) -> None:
    scene.cleo.locale = "ru"
    old = await stripped(scene)
    known = {command.name for command in scene.cleo.menu(old, scene.channel)}
    assert known == {AGAIN, REPLAY}
    told = shown(await scene.cleo.message_command("Показать доску", old))
    assert "Ходит" in told.text or "ходит" in alt(told)


# --- tables in direct messages -------------------------------------------------------------------


async def test_a_message_of_a_direct_table_leads_to_it_too(scene: Scene) -> None:
    id = await direct(scene, "cop_and_rob", scene.anna, scene.bob)
    first = {person: scene.dm(person) for person in (scene.anna, scene.bob)}
    for _ in range(2):
        table = await scene.bot.tables.look(id)
        acting = table.playing.state.acting[0]
        mover = next(p for p in first if p.id == table.players[acting].id)
        await press_something(mover, scene.dm(mover), Random(2))
        await scene.settle()
    for person, message in first.items():
        board = shown(await person.message_command(AGAIN, message))
        assert alt(board) == alt(shown(await person.command("board", message.channel)))
    await resigned(scene, scene.bob, scene.bob.dm)
    for person, message in first.items():
        pressed_there = shown(await person.press(scene.dm(person), "Replay"))
        assert shown(await person.message_command(REPLAY, message)).text == pressed_there.text


async def test_the_host_of_a_direct_lobby_settles_and_closes_it_there(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.anna.open_dm(scene.application), game="graverobber")
    await scene.settle()
    lobby = scene.dm(scene.anna)
    form = await opens(scene.anna, lobby, named(lobby, "options"))
    assert (await scene.anna.submit(form, {"Clock": "1 hour a turn"})).failed is None
    await scene.settle()
    assert "1 hour a turn" in scene.dm(scene.anna).text
    tools = (await pressed(scene.anna, scene.dm(scene.anna), "host")).message
    assert tools
    assert tools.ephemeral
    assert "Invite" not in [menu.placeholder for menu in tools.selects]
    await scene.anna.press(tools, "Close the table")
    await scene.settle()
    assert scene.dm(scene.anna).buttons == []
