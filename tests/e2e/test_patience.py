"""Patience on the wire: a pause, more time, days away."""

from __future__ import annotations

import re

from bot.times import GRACE
from local_discord import Message, Person
from tests.e2e.driver import laid, opens, seated, sets, settings, whisper
from tests.e2e.matches import Time, playing, table
from tests.e2e.scene import Scene
from tests.own_data import unpacked


async def pressed_more(scene: Scene, person: Person, label: str) -> str:
    """Press a button behind ⋯; returns what only this person was told."""
    more = await person.press(scene.board(), "⋯")
    assert more.message
    reply = await person.press(more.message, label)
    await scene.settle()
    assert reply.failed is None
    return more.message.text


async def agreed(scene: Scene, asker: Person, other: Person) -> None:
    """Both agree to a pause."""
    assert "Sent" in await pressed_more(scene, asker, "Pause the match")
    assert "would like to pause the match" in scene.board().text
    await other.press(scene.board(), "Accept")
    await scene.settle()
    assert (await table(scene)).pause


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_a_pause_is_agreed_survives_a_restart_and_is_resumed(scene: Scene) -> None:
    await laid(scene)
    own = await scene.anna.press(scene.board(), "My secret board")
    assert own.message
    await agreed(scene, scene.anna, scene.bob)
    await scene.restart()
    for shown in (scene.board(), scene.dm(scene.anna), scene.dm(scene.bob)):
        assert "has been paused since <t:" in shown.text
        assert "Resume" in labels(shown)
        assert not any("Skip" in label for label in labels(shown))
    pressed = await scene.anna.press(own.message, "Skip")  # shown before the pause
    assert pressed.message
    assert "paused, so nobody moves" in whisper(pressed)
    assert labels(pressed.message) == ["Resume"]
    typed = await scene.anna.command("play", scene.channel, move="skip")
    assert "paused" in whisper(typed)
    assert typed.message
    assert labels(typed.message) == ["Resume"]
    before = scene.board().id
    await scene.bob.press(scene.dm(scene.bob), "Resume")
    await scene.settle()
    assert (await table(scene)).pause is None
    assert scene.board().id != before
    assert scene.board().pings == {scene.anna}
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    assert (await table(scene)).to_move == (1,)
    assert "Resume" not in labels(scene.dm(scene.bob))


async def test_a_form_that_is_sent_in_a_pause_gives_its_text_back(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    asked = await scene.anna.press(scene.dm(scene.anna), "Type it")
    await agreed(scene, scene.bob, scene.anna)
    reply = await scene.anna.submit(asked.modal, {"Moves, separated by ;": "windmill C5"})
    assert "nobody moves" in whisper(reply)
    assert "windmill C5" in whisper(reply)
    assert reply.message
    await scene.anna.press(reply.message, "Resume")
    await scene.settle()
    now = await table(scene)
    assert (now.pause, now.playing.log) == (None, ())


async def test_more_time_and_days_away_are_given_and_told(scene: Scene) -> None:
    mover, other = await playing(scene)
    before = (await table(scene)).deadline
    assert before
    await pressed_more(scene, other, "Offer a draw")  # stays open, and is not what is told
    assert "more time" in await pressed_more(scene, other, "Give more time")
    now = await table(scene)
    assert now.deadline == before + 86_400
    assert f"<t:{int(now.deadline)}:R>" in scene.board().text
    assert "gave more time" in scene.board().text
    own = await mover.press(scene.board(), "⋯")
    assert own.message
    assert "Give more time" not in labels(own.message)
    me = await sets(scene, other, "clocks", away="yes", days="5 days")
    assert "You're away from <t:" in me.text
    assert "16 more days" in me.text
    assert re.search(r"is away from <t:\d+:D> until <t:\d+:D>", scene.board(mover).text)
    version = (await table(scene)).revision
    await sets(scene, other, "clocks", confirm="slow")  # and nothing else
    assert (await table(scene)).revision == version
    mine = await other.command("mydata", scene.channel)
    assert mine.message
    stored = unpacked(mine.message.attachments[0].bytes)
    assert len(stored["person"]["settings"]["away"]) == 1
    await scene.restart()
    assert "20 more days" in (await sets(scene, other, "clocks", away="no")).text
    assert "is away" not in scene.board(mover).text


async def test_whoever_vanishes_is_away_by_themselves_until_their_first_press(
    scene: Scene,
) -> None:
    time, people = Time(scene), [scene.anna, scene.bob]
    first = {"Sides": "the host is White", "Who goes first": "Anna"}
    last = scene.guild.channel("last")
    for name in ("one", "two", "three"):
        await seated(scene, "bushwhacked", people, scene.guild.channel(name), **first)
    await seated(scene, "bushwhacked", people, last, **first, Clock="3 days a turn")
    await time.passes(86_400 + GRACE + 1)
    await scene.world.wait(lambda: "**Anna** is away from" in scene.board(scene.bob, last).text)
    assert "You're away" not in whisper(await scene.anna.command("help", last))
    await scene.world.wait(lambda: "is away" not in scene.board(scene.bob, last).text)
    form = await opens(scene.anna, await settings(scene.anna, last), "t:0:me.ask.clocks")
    never = "No, and never count me as away by yourself"
    await scene.anna.submit(form, {"away": never})
    assert (await scene.bot.people.read_again(scene.anna.id)).vanishes is False
