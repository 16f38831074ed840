"""`/help`: what a person can do now, in every place, and a page for every topic."""

from __future__ import annotations

from bot import VERSION
from bot.cogs.help.cog import NEWS, RAN
from bot.cogs.help.sheets import TOPICS
from bot.message.about import Papers
from games import GAMES
from local_discord import Channel, Message, Person
from tests.e2e.driver import answer, resigned
from tests.e2e.scene import Scene


async def asked(person: Person, where: Channel | None) -> Message:
    """What a person is shown."""
    assert where
    return answer(await person.command("help", where))


async def test_it_tells_what_one_can_do_now_in_every_place(scene: Scene) -> None:
    empty = await asked(scene.anna, scene.channel)
    assert empty.ephemeral
    assert "`/newgame`" in empty.text
    assert "opens a table in this channel" in empty.text
    assert "`/learn` teaches you one" in empty.text
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift")
    await scene.settle()
    assert "Play the computer" in [
        b.label for b in (await asked(scene.anna, scene.channel)).buttons
    ]
    shown = await asked(scene.bob, scene.channel)
    assert "Anna has opened a Graveyard Shift table" in shown.text
    await scene.bob.press(shown, "Join")
    assert "You've joined the table" in shown.text
    await scene.settle()
    assert "2 joined" in scene.board().text
    assert "but it's full" in (await asked(scene.cleo, scene.channel)).text
    assert "Anna starts it" in (await asked(scene.bob, scene.channel)).text
    mine = await asked(scene.anna, scene.channel)
    await scene.anna.press(mine, "Start")
    assert "Your match has started" in mine.text
    await scene.settle()
    assert "Your turn" in scene.board().text
    await resigned(scene, scene.anna)
    over = await asked(scene.cleo, scene.channel)
    assert "`/newgame`" in over.text
    reply = await scene.cleo.press(over, "Replay")
    replay = reply.message or reply.followups[0]
    assert replay.attachments
    dm = scene.anna.open_dm(scene.application)
    assert "here you play against the computer" in (await asked(scene.anna, dm)).text


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


async def about(scene: Scene) -> Message:
    """What *About me* shows to whoever presses it."""
    shown = await asked(scene.anna, scene.channel)
    await scene.anna.press(shown, "About me")
    return shown


async def test_it_tells_who_runs_the_bot_and_after_an_update_what_is_new(scene: Scene) -> None:
    new = "New in version"
    assert new not in (await asked(scene.anna, scene.channel)).text
    shown = await about(scene)
    assert "I'm run by" not in shown.text
    assert [b for b in shown.buttons if b.url] == []
    assert f"New in version {VERSION}" in shown.text
    papers = Papers("Ada", "https://ada.example/terms", "https://ada.example/privacy")
    await scene.bot.store.set_fact(RAN, "0.9.0 0")
    await scene.restart(papers)
    assert new in (await asked(scene.anna, scene.channel)).text
    shown = await about(scene)
    assert "I'm run by Ada." in shown.text
    links = {b.label: b.url for b in shown.buttons if b.url}
    assert links == {
        "Terms": "https://ada.example/terms",
        "Privacy": "https://ada.example/privacy",
    }
    long_ago = scene.bot.tables.now() - NEWS
    await scene.bot.store.set_fact(RAN, f"{VERSION} {long_ago}")
    await scene.restart()
    assert new not in (await asked(scene.anna, scene.channel)).text
