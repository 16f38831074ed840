"""The board of the next turn: it is posted once, whatever gets lost on the way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.data.preferences import ServerSettings
from bot.live.channels import Channels
from local_discord import Message, Person, Reply
from tests.e2e.boards import ACKNOWLEDGED_ALREADY, PATCH, POST, controlled, mover, table, tokens
from tests.e2e.driver import controls, seated
from tests.e2e.scene import CALLBACK, Scene


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


async def test_where_answers_are_lost_each_comes_once(scene: Scene) -> None:
    old = await begun(scene)
    scene.bot.hands.retries = (0.01,)
    scene.world.faults.lose("POST", CALLBACK, status=500)
    scene.world.faults.lose("POST", POST, status=503)
    with scene.world.expected(ACKNOWLEDGED_ALREADY):
        await press(scene)
        await scene.settle()
    await goes_on(scene, old)


async def test_the_new_board_is_pressed_before_the_bot_has_heard_of_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await begun(scene)
    send, presses, before = Channels.send, list[Reply](), await table(scene)

    async def slow(channels: Channels, *args: Any) -> Any:
        sent = await send(channels, *args)
        if not presses:
            board = scene.board()
            other = waiting(scene, mover(scene, before))
            presses.append(await other.press(board, controls(board)[0][0]))
        return sent

    monkeypatch.setattr(Channels, "send", slow)
    await press(scene)
    await scene.settle()
    assert [reply.deferred for reply in presses] == [True]
    assert len((await table(scene)).playing.turns) == len(before.playing.turns) + 2
    await goes_on(scene, old)
