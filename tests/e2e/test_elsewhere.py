"""Where the bot is not: people use it there by an installation of their own."""

from __future__ import annotations

import pytest

from games import GAMES
from local_discord import Channel, Person
from tests.e2e.driver import alone
from tests.e2e.scene import Scene
from tests.sample import sample

OWN = {
    *("block", "board", "daily", "find", "help", "hint", "history", "learn"),
    *("mark", "me", "mydata", "mygames", "newgame", "play", "record", "replay", "report", "resign"),
    *("review", "rules"),
}
PLACES = pytest.mark.parametrize("kind", sample(["group", "server", "private"]))


async def elsewhere(scene: Scene, kind: str) -> Channel:
    """A place where the bot is not, in which Anna, who has installed it, is with Dora."""
    scene.world.allow_user_install(scene.application)
    await scene.restart()
    scene.anna.install(scene.application)
    if kind == "group":
        return scene.world.group("Friends", scene.anna, scene.dora)
    if kind == "private":
        return scene.world.dm(scene.anna, scene.dora)
    guild = scene.world.guild("Elsewhere")
    guild.join(scene.anna, scene.dora)
    return guild.channel("general")


def offered(person: Person, channel: Channel) -> set[str]:
    return {command.name for command in person.commands(channel)}


@PLACES
async def test_only_what_makes_sense_is_offered(scene: Scene, kind: str) -> None:
    there = await elsewhere(scene, kind)
    assert offered(scene.anna, there) == OWN
    assert offered(scene.dora, there) == set()
    assert offered(scene.anna, scene.channel) > OWN


async def test_without_the_portals_leave_everything_is_as_it_was(scene: Scene) -> None:
    assert offered(scene.anna, scene.channel) > OWN
    for command in scene.application.commands.values():
        assert command.data["integration_types"] == [0]
        assert 2 not in command.data["contexts"]


@PLACES
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("learn", {"game": "bushwhacked"}),
        *((name, {}) for name in ("daily", "help", "me", "mygames", "history", "rules")),
    ],
)
async def test_answered_to_one_person(
    scene: Scene, kind: str, command: str, options: dict[str, str]
) -> None:
    there = await elsewhere(scene, kind)
    reply = await scene.anna.command(command, there, **options)
    await scene.settle()
    assert reply.failed is None
    assert reply.message
    assert reply.message.ephemeral
    assert scene.dora.look(there) == []


@PLACES
async def test_a_lesson_is_played_there(scene: Scene, kind: str) -> None:
    there = await elsewhere(scene, kind)
    first = (await scene.anna.command("learn", there, game="bushwhacked")).message
    assert first
    before = first.text
    pressed = next(b for b in first.buttons if b.custom_id and not b.url)
    assert (await scene.anna.press(first, pressed)).failed is None
    await scene.settle()
    now = scene.anna.look(there)[-1]
    assert now.ephemeral
    assert now.text != before


@PLACES
async def test_ones_own_match_is_played_and_looked_at_from_there(scene: Scene, kind: str) -> None:
    there = await elsewhere(scene, kind)
    game = next(id for id, game in GAMES.items() if game.rules.private)
    await scene.anna.command("newgame", scene.channel, game=game)
    await scene.settle()
    await alone(scene.anna, scene.board())
    await scene.settle()
    reply = await scene.anna.command("board", there)
    assert reply.message
    assert reply.message.ephemeral
    await scene.anna.command("resign", there)
    await scene.settle()
    sure = scene.anna.look(there)[-1]
    await scene.anna.press(sure, next(b for b in sure.buttons if b.custom_id))
    await scene.settle()
    reply = await scene.anna.command("replay", there)
    assert reply.failed is None
    assert reply.message
    assert reply.message.ephemeral
    assert scene.dora.look(there) == []
