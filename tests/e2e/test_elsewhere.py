"""Where the bot is not: people use it there by an installation of their own."""

from __future__ import annotations

from games import GAMES
from local_discord import Channel, Person
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

OWN = {
    *("block", "board", "daily", "find", "help", "hint", "history", "learn"),
    *("mark", "me", "mydata", "mygames", "newgame", "play", "record", "replay", "report", "resign"),
    *("review", "rules"),
}


def offered(person: Person, channel: Channel) -> set[str]:
    return {command.name for command in person.commands(channel)}


async def test_what_makes_sense_there_is_offered_and_answered_to_one_person(
    scene: Scene, talk: Talk
) -> None:
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
        await talk(f"Anna in Friends: /{name}")
    game = next(id for id, game in GAMES.items() if game.rules.private)
    await talk(f"""
        Anna in Friends: /learn game=bushwhacked → lesson, 1 of
        Anna: /newgame game={game}
        Anna: Play the computer
        Anna: #alone.at.easy
        Anna in Friends: /board
        Anna in Friends: /resign
        Anna in Friends: #resigned
        Anna in Friends: /replay
    """)
    assert scene.dora.look(there) == []
