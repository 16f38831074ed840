"""`/help`: what a person can do now, in every place, and a page for every topic."""

from __future__ import annotations

from bot import VERSION
from bot.cogs.entrance.cog import Entering
from bot.cogs.help.cog import NEWS, RAN
from bot.cogs.help.sheets import TOPICS
from bot.message.about import Papers
from games import GAMES
from local_discord import Channel, Message, Permission, Person
from tests.e2e.driver import answer, whisper
from tests.e2e.harbour import Harbour, challenges, posted
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


async def test_it_tells_what_one_can_do_now_in_every_place(talk: Talk) -> None:
    await talk("""
        Anna: /help → `/newgame` | opens a table in this channel | `/learn` teaches you one
        Anna: /newgame game=graveyard_shift
        Anna: /help → [Play the computer]
        Bob: /help → Anna has opened a Graveyard Shift table
        Bob: Join → You've joined the table
        Cleo: /help → but it's full
        Bob: /help → Anna starts it
    """)
    await talk("""
        Anna: /help
        Anna: Start → Your match has started
        Anna: sees → Your turn
        Anna: /resign
        Anna: #resigned
        Cleo: /help → `/newgame` | [Replay]
        Cleo: Replay → Step 1 of 1
        Anna in DM: /help → here you play against the computer
    """)


async def asked(person: Person, where: Channel) -> Message:
    """What a person is shown."""
    return answer(await person.command("help", where))


async def test_every_topic_has_a_page_that_leads_back(scene: Scene) -> None:
    shown = await asked(scene.anna, scene.channel)
    pages = set()
    for label in [topic.say(()) for topic in TOPICS.values()][::-1]:
        await scene.anna.press(shown, label)
        pages.add(shown.text)
        grey = [b.label for b in shown.buttons if not b.enabled]
        assert grey == [label]
    assert len(pages) == len(TOPICS)
    assert "What you can do now" in shown.text
    await scene.anna.press(shown, "The games")
    assert all(game.aim.say(()) in shown.text for game in GAMES.values())
    await scene.anna.choose(shown, "Read a game's rules", "Graverobber")
    assert GAMES["graverobber"].teaching.rulebook("en")[0].title in shown.text


async def test_it_tells_who_runs_the_bot_and_after_an_update_what_is_new(
    scene: Scene, talk: Talk
) -> None:
    new, papers = "New in version", Papers("Ada", "https://ada/terms", "https://ada/privacy")
    await talk(f"""
        Anna: /help → ~{new}
        Anna: About me → {new} {VERSION} | ~I'm run by | ~[Terms]
    """)
    await scene.bot.store.set_fact(RAN, "0.9.0 0")
    await scene.restart(papers)
    await talk(f"""
        Anna: /help → {new}
        Anna: About me → I'm run by Ada.
    """)
    links = {button.label: button.url for button in talk.shown[scene.anna].buttons if button.url}
    assert links == {"Terms": "https://ada/terms", "Privacy": "https://ada/privacy"}
    long_ago = scene.bot.tables.now() - NEWS
    await scene.bot.store.set_fact(RAN, f"{VERSION} {long_ago}")
    await scene.restart()
    await talk(f"Anna: /help → ~{new}")


# --- the entrance message -------------------------------------------------------------------------


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
