"""The board of the next turn: it is posted once, whatever gets lost on the way."""

from __future__ import annotations

import asyncio

from bot.data.preferences import ServerSettings
from local_discord import Message, Person, Reply
from tests.e2e.boards import PATCH, POST, controlled, mover, table, tokens
from tests.e2e.driver import controls, seated
from tests.e2e.scene import Scene


async def begun(scene: Scene) -> Message:
    """A match of an open game, in which every press brings the next turn; returns its first
    board."""
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    scene.world.requests.clear()
    return scene.board()


async def press(scene: Scene) -> Reply:
    """Whoever has the turn presses the first button of the newest board."""
    board = scene.board()
    return await mover(scene, await table(scene)).press(board, controls(board)[0][0])


async def goes_on(scene: Scene, old: Message) -> None:
    """Check that one new board has come, and that people can play on it."""
    await scene.settle()
    assert controlled(scene) == [scene.board()]
    assert scene.board() is not old
    assert await tokens(scene.bot.store) == 0
    count = len(scene.cleo.look(scene.channel))
    await press(scene)
    await scene.settle()
    assert len(scene.cleo.look(scene.channel)) == count + 1
    assert controlled(scene) == [scene.board()]


def waiting(scene: Scene, person: Person) -> Person:
    return scene.bob if person is scene.anna else scene.anna


def whispers(scene: Scene, person: Person) -> list[str]:
    """What only this person sees in the channel."""
    return [message.text for message in person.look(scene.channel) if message.ephemeral]


async def test_it_costs_the_bot_one_request_and_calls_who_is_to_move(scene: Scene) -> None:
    old = await begun(scene)
    first = mover(scene, await table(scene))
    called = waiting(scene, first)
    pictures = old.attachments
    button = controls(old)[0][0]
    twice = await asyncio.gather(first.press(old, button), first.press(old, button))
    assert any(reply.deferred for reply in twice)  # it comes once
    await scene.settle()
    assert scene.board().pings == {called}
    assert scene.world.requests.count("POST", route=POST) == 1
    assert scene.world.requests.count("PATCH", route=PATCH) == 0
    assert old.attachments == pictures
    await goes_on(scene, old)


async def test_a_typed_move_leaves_no_answer(scene: Scene) -> None:
    old = await begun(scene)
    now = await table(scene)
    person = mover(scene, now)
    called, move = waiting(scene, person), now.view(now.to_move[0]).legal[0]
    before = whispers(scene, person)
    await person.command("play", scene.channel, move=move)
    await scene.settle()
    assert whispers(scene, person) == before
    assert scene.board().pings == {called}
    assert scene.world.requests.count("POST", route=POST) == 1
    assert scene.world.requests.count("PATCH", route=PATCH) == 1
    await goes_on(scene, old)
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(pings=False))
    await press(scene)
    await scene.settle()
    assert scene.board().pings == set()  # where the server's owner does not want it
