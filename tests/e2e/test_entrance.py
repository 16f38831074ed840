"""The entrance message: posted by `/settings`, mended, taken away; an evening without a command."""

from __future__ import annotations

from bot.cogs.entrance.cog import Entering
from games import GAMES
from local_discord import Channel, Message, Permission, Person, Reply
from tests.e2e.driver import answer, pressed, shown, whisper
from tests.e2e.harbour import Harbour, challenged, plays, posted
from tests.e2e.scene import Scene


async def set_up(who: Person, where: Channel, *, away: bool = False) -> Reply:
    """Press the button in `/settings` that posts the message, or the one that takes it away."""
    settings = answer(await who.command("settings", where))
    button = "t:0:standing.yes" if away else "t:0:standing"
    return await who.press(settings, button)


def entrances(who: Person, where: Channel) -> list[Message]:
    """The entrance messages in a channel."""
    open = "t:0:open.bushwhacked"
    return [m for m in posted(who, where) if open in [b.custom_id for b in m.buttons]]


async def mended(scene: Scene) -> None:
    """An hour later."""
    await scene.cog(Entering).mend()
    await scene.settle()


async def test_one_at_a_time_mended_when_deleted_and_gone_with_the_setting(
    scene: Scene, harbour: Harbour
) -> None:
    """In the channel's language; it answers each in their own."""
    await challenged(scene, scene.bob, scene.channel)
    oleg, elsewhere = harbour.oleg, harbour.guild.channel("elsewhere")
    harbour.boards.deny(scene.application.user, Permission.SEND_MESSAGES)
    assert "Отправлять сообщения" in whisper(await set_up(oleg, harbour.boards))
    assert entrances(oleg, harbour.boards) == []
    harbour.boards.allow(scene.application.user, Permission.SEND_MESSAGES)
    assert "Готово" in whisper(await set_up(oleg, harbour.boards))
    [message] = entrances(harbour.mia, harbour.boards)
    assert "Играем здесь" in message.text
    for action, told in (
        ("find", "Jemand zum Spielen"),
        ("tables", "keinem Tisch"),
        ("lessons", "Welches Spiel"),
        ("today", ""),
        ("help", "Skulduggery"),
    ):
        sheet = shown(await pressed(harbour.mia, message, action))
        assert told in sheet.text, action
        if action == "find":
            assert len(plays(sheet)) == 1
    assert entrances(harbour.mia, harbour.boards) == [message]
    await set_up(oleg, elsewhere)
    assert entrances(oleg, harbour.boards) == []
    [first] = entrances(oleg, elsewhere)
    await mended(scene)
    assert entrances(oleg, elsewhere) == [first]
    first.deleted = True
    await scene.restart(challenges=False)
    await mended(scene)
    [second] = entrances(oleg, elsewhere)
    ids = [button.custom_id for button in second.buttons]
    assert len(ids) == len(GAMES) + 4  # people can't be found any more
    assert "t:0:find." not in ids
    await mended(scene)
    assert entrances(oleg, elsewhere) == [second]
    assert "убрано" in whisper(await set_up(oleg, elsewhere, away=True))
    assert entrances(oleg, elsewhere) == []
    await mended(scene)
    assert entrances(oleg, elsewhere) == []
    settings = answer(await oleg.command("settings", elsewhere))
    assert "t:0:standing.yes" not in [button.custom_id for button in settings.buttons]


async def managed(scene: Scene) -> None:
    """Anna, who manages the server, has it posted."""
    scene.grant(scene.anna, Permission.MANAGE_GUILD)
    await set_up(scene.anna, scene.channel)


async def test_a_table_opens_as_by_the_command(scene: Scene) -> None:
    """Whoever no longer manages the server neither posts nor removes the message."""
    await managed(scene)
    [entrance] = entrances(scene.anna, scene.channel)
    for person in (scene.bob, scene.cleo):
        reply = await person.press(entrance, "t:0:open.pointsweeper")
        await scene.settle()
    assert "thread" in whisper(reply).lower()  # a channel has one table
    assert (await scene.table()).host == scene.bob.id
    await scene.bob.forge(entrance, "t:0:open.chess")
    assert (await scene.table()).game_id == "pointsweeper"
    settings = answer(await scene.anna.command("settings", scene.channel))
    scene.world.servers.set_roles(scene.guild, scene.anna)
    for button in ("t:0:standing", "t:0:standing.yes"):
        assert "Manage Server" in whisper(await scene.anna.press(settings, button))
    assert entrances(scene.anna, scene.channel) == [entrance]


async def test_a_second_press_opens_no_second_table(scene: Scene) -> None:
    await managed(scene)
    [message] = entrances(scene.bob, scene.channel)
    await scene.bob.press(message, "t:0:open.bushwhacked")
    await scene.settle()
    before = posted(scene.bob, scene.channel)
    assert "Your table is in" in whisper(await scene.bob.press(message, "t:0:open.bushwhacked"))
    await scene.settle()
    assert posted(scene.bob, scene.channel) == before
    assert (await scene.table()).host == scene.bob.id
