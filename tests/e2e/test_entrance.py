"""The entrance message: posted by `/settings`, mended, taken away; an evening without a command."""

from __future__ import annotations

from bot.cogs.entrance.cog import Entering
from games import GAMES
from local_discord import Channel, Message, Permission, Person
from tests.e2e.driver import answer, whisper
from tests.e2e.harbour import Harbour, challenges, posted
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


def entrances(who: Person, where: Channel) -> list[Message]:
    """The entrance messages in a channel."""
    open = "t:0:open.bushwhacked"
    return [m for m in posted(who, where) if open in [b.custom_id for b in m.buttons]]


async def mended(scene: Scene) -> None:
    """An hour later."""
    await scene.after(scene.cog(Entering).mend())


async def test_one_at_a_time_mended_when_deleted_and_gone_with_the_setting(
    scene: Scene, harbour: Harbour, talk: Talk
) -> None:
    """In the channel's language; it answers each in their own."""
    await talk(challenges("Bob"))
    oleg, elsewhere = harbour.oleg, harbour.guild.channel("elsewhere")
    harbour.boards.deny(scene.application.user, Permission.SEND_MESSAGES)
    await talk("""
        Oleg in boards: /settings
        Oleg in boards: #standing → Отправлять сообщения
    """)
    assert entrances(oleg, harbour.boards) == []
    harbour.boards.allow(scene.application.user, Permission.SEND_MESSAGES)
    await talk("Oleg in boards: #standing → Готово")
    [message] = entrances(harbour.mia, harbour.boards)
    await talk("Mia in boards: sees → Играем здесь")
    for game in GAMES.values():  # their names say nothing to newcomers
        assert game.about.in_("ru") in message.text
    for action, told in (
        ("find.", "Jemand zum Spielen | [Spielen]"),
        ("tables", "keinem Tisch"),
        ("lessons", "Welches Spiel"),
        ("today", "Tagesrätsel"),
        ("help.now", "Skulduggery"),
    ):
        talk.shown[harbour.mia] = message
        await talk(f"Mia in boards: #{action} → {told}")
    await talk("""
        Oleg in elsewhere: /settings
        Oleg in elsewhere: #standing
    """)
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
    await talk("""
        Oleg in elsewhere: /settings
        Oleg in elsewhere: #standing.yes → убрано
    """)
    await mended(scene)
    assert entrances(oleg, elsewhere) == []


async def test_a_table_opens_as_by_the_command_and_only_one(scene: Scene, talk: Talk) -> None:
    """Whoever no longer manages the server neither posts nor removes the message."""
    scene.grant(scene.anna, Permission.MANAGE_GUILD)
    await talk("""
        Anna: /settings
        Anna: #standing
        Bob: #open.pointsweeper
        Bob: #open.pointsweeper → Your table is in this channel
        Cleo: #open.pointsweeper → thread
    """)
    [entrance] = entrances(scene.anna, scene.channel)
    await scene.bob.forge(entrance, "t:0:open.chess")
    table = await scene.table()
    assert (table.host, table.game_id) == (scene.bob.id, "pointsweeper")
    settings = answer(await scene.anna.command("settings", scene.channel))
    scene.world.servers.set_roles(scene.guild, scene.anna)
    for button in ("t:0:standing", "t:0:standing.yes"):
        assert "Manage Server" in whisper(await scene.anna.press(settings, button))
    assert entrances(scene.anna, scene.channel) == [entrance]
