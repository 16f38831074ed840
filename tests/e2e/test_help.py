"""`/help`: what a person can do now, in every place, and a page for every topic."""

from __future__ import annotations

from bot import VERSION
from bot.cogs.help.cog import NEWS, RAN
from bot.cogs.help.sheets import TOPICS
from bot.message.about import Papers
from games import GAMES
from local_discord import Channel, Message, Person
from tests.e2e.driver import answer
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
