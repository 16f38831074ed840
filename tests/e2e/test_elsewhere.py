"""Where the bot is not: people use it there by an installation of their own."""

from __future__ import annotations

from games import GAMES
from local_discord import Channel, Person
from tests.e2e.driver import alone, shown
from tests.e2e.scene import Scene

OWN = {
    *("block", "board", "daily", "find", "help", "hint", "history", "learn"),
    *("mark", "me", "mydata", "mygames", "newgame", "play", "record", "replay", "report", "resign"),
    *("review", "rules"),
}


def offered(person: Person, channel: Channel) -> set[str]:
    return {command.name for command in person.commands(channel)}


async def test_what_makes_sense_there_is_offered_and_answered_to_one_person(scene: Scene) -> None:
    """The match is one of another place. (Discord treats a group, a server without the bot and two
    people's direct messages alike: `tests/local_discord/test_installs.py`.)"""
    assert offered(scene.anna, scene.channel) > OWN
    for command in scene.application.commands.values():  # without the portal's leave
        assert command.data["integration_types"] == [0]
        assert 2 not in command.data["contexts"]
    scene.world.allow_user_install(scene.application)
    await scene.restart()
    scene.anna.install(scene.application)
    there = scene.world.group("Friends", scene.anna, scene.dora)
    assert offered(scene.anna, there) == OWN
    assert offered(scene.dora, there) == set()
    assert offered(scene.anna, scene.channel) > OWN

    for name in ("daily", "help", "me", "mygames", "history", "rules"):
        shown(await scene.anna.command(name, there))
    lesson = shown(await scene.anna.command("learn", there, game="bushwhacked"))
    before = lesson.text
    pressed = next(b for b in lesson.buttons if b.custom_id and not b.url)
    assert (await scene.anna.press(lesson, pressed)).failed is None
    await scene.settle()
    assert lesson.text != before

    game = next(id for id, game in GAMES.items() if game.rules.private)
    await scene.anna.command("newgame", scene.channel, game=game)
    await scene.settle()
    await alone(scene.anna, scene.board())
    await scene.settle()
    shown(await scene.anna.command("board", there))
    sure = shown(await scene.anna.command("resign", there))
    await scene.anna.press(sure, next(b for b in sure.buttons if b.custom_id))
    await scene.settle()
    shown(await scene.anna.command("replay", there))
    assert scene.dora.look(there) == []
