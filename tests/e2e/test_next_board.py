"""The answer to a press is the board of the next turn: once, whatever gets lost on the way."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from bot.data.preferences import ServerSettings
from bot.data.store import Store
from bot.live.held import Held
from bot.press import board as boards
from bot.press.interaction import Interaction
from local_discord import Message, Person, Reply
from tests.databases import copied, on_sqlite
from tests.e2e.driver import controls, seated
from tests.e2e.scene import CALLBACK, Scene
from tests.e2e.test_shown import (
    ACKNOWLEDGED_ALREADY,
    PATCH,
    POST,
    controlled,
    mover,
    table,
    tokens,
)

NOTHING_ANSWERED = 10015


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
    called = waiting(scene, mover(scene, await table(scene)))
    pictures = old.attachments
    reply = await press(scene)
    assert reply.message is scene.board()
    assert reply.message.pings == {called}
    await scene.settle()
    assert scene.world.requests.count(route=POST) == 0
    assert scene.world.requests.count("PATCH", route=PATCH) == 1
    assert old.attachments == pictures
    await goes_on(scene, old)


async def test_a_typed_move_is_answered_like_a_pressed_one(scene: Scene) -> None:
    old = await begun(scene)
    now = await table(scene)
    person = mover(scene, now)
    called, move = waiting(scene, person), now.view(now.to_move[0]).legal[0]
    reply = await person.command("play", scene.channel, move=move)
    assert reply.message is scene.board()
    assert reply.message.pings == {called}
    await scene.settle()
    assert scene.world.requests.count(route=POST) == 0
    assert scene.world.requests.count("PATCH", route=PATCH) == 1
    await goes_on(scene, old)


async def test_a_typed_move_that_takes_long_leaves_no_answer_to_come(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await begun(scene)
    now = await table(scene)
    person, move = mover(scene, now), now.view(now.to_move[0]).legal[0]
    before = whispers(scene, person)
    monkeypatch.setattr("bot.press.interaction.SLOW", 0.05)
    stored, save = asyncio.Event(), Store.save

    async def slow(store: Store, *args: Any, **kwargs: Any) -> Any:
        await stored.wait()
        return await save(store, *args, **kwargs)

    monkeypatch.setattr(Store, "save", slow)
    typed = await scene.acknowledged(person.command("play", scene.channel, move=move))
    stored.set()
    await typed
    await scene.settle()
    assert whispers(scene, person) == before
    assert scene.world.requests.count(route=POST) == 1
    monkeypatch.undo()
    await goes_on(scene, old)


async def test_it_calls_nobody_where_the_servers_owner_does_not_want_it(scene: Scene) -> None:
    await begun(scene)
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(pings=False))
    reply = await press(scene)
    assert reply.message
    assert reply.message.pings == set()


@pytest.mark.parametrize("status", [500, 503])
async def test_where_its_fate_is_unknown_it_is_looked_for(scene: Scene, status: int) -> None:
    old = await begun(scene)
    scene.world.faults.lose("POST", CALLBACK, status=status)
    with scene.world.expected(ACKNOWLEDGED_ALREADY):
        await press(scene)
        await scene.settle()
    assert scene.world.requests.count(route=POST) == 0
    await goes_on(scene, old)


async def test_where_it_fails_the_board_is_posted(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await begun(scene)

    async def fail(*_: Any) -> None:
        raise ConnectionError

    monkeypatch.setattr(Interaction, "reply", fail)
    with scene.world.expected(NOTHING_ANSWERED), scene.world.expected("unanswered"):
        pressed = asyncio.create_task(press(scene))
        await scene.world.wait(lambda: scene.board() is not old)
        scene.world.skip(scene.world.deadline)
        assert (await pressed).failed
        await scene.settle()
    monkeypatch.undo()
    assert scene.world.requests.count(route=POST) == 1
    await goes_on(scene, old)


async def test_after_an_early_acknowledgement_the_board_is_posted_and_calls(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await begun(scene)
    called = waiting(scene, mover(scene, await table(scene)))
    scene.bot.router.slow = 0.05
    stored, save = asyncio.Event(), Store.save

    async def slow(store: Store, *args: Any, **kwargs: Any) -> Any:
        await stored.wait()
        return await save(store, *args, **kwargs)

    monkeypatch.setattr(Store, "save", slow)
    pressed = await scene.acknowledged(press(scene))
    stored.set()
    await pressed
    await scene.settle()
    assert scene.board().pings == {called}
    assert scene.world.requests.count(route=POST) == 1
    monkeypatch.undo()
    await goes_on(scene, old)


@on_sqlite
@pytest.mark.parametrize("answered", [False, True], ids=["before", "after"])
async def test_a_crash_around_the_answer_doubles_no_board(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, *, answered: bool
) -> None:
    old = await begun(scene)
    copies, show, dying = list[str](), boards.show_board, list[asyncio.Task[Any] | None]()

    async def crashing(interaction: Interaction, held: Held, beginning: str = "") -> None:
        copies.append(copied(scene.database, "crash"))
        dying.append(asyncio.current_task())
        if answered:
            await show(interaction, held, beginning)
        await asyncio.Event().wait()  # the bot dies before it hears of it

    monkeypatch.setattr("bot.press.board.show_board", crashing)
    with contextlib.ExitStack() as faults:
        for code in () if answered else (NOTHING_ANSWERED, "unanswered"):
            faults.enter_context(scene.world.expected(code))
        pressed = asyncio.create_task(press(scene))
        await scene.world.wait(lambda: scene.board() is not old if answered else copies)
        scene.bot.tables.watchers.clear()  # nothing makes up for the crash
        (task,) = dying
        assert task
        task.cancel()
        (scene.database,) = copies
        monkeypatch.setattr("bot.press.board.show_board", show)
        await scene.restart()
        scene.world.skip(scene.world.deadline)
        await pressed
        await scene.settle()
    assert scene.world.requests.count(route=POST) == (not answered)
    await goes_on(scene, old)


async def test_the_new_board_is_pressed_before_the_bot_has_heard_of_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await begun(scene)
    reply, presses = Interaction.reply, list[asyncio.Task[Reply]]()

    async def slow(interaction: Interaction, *args: Any) -> Any:
        sent = await reply(interaction, *args)
        if not presses:
            board = scene.board()
            other = waiting(scene, mover(scene, before))
            presses.append(asyncio.create_task(other.press(board, controls(board)[0][0])))
            arrived = scene.world.requests.count
            await scene.bot.store.fact("commands")
            assert arrived(route=CALLBACK) == 1
        return sent

    before = await table(scene)
    monkeypatch.setattr(Interaction, "reply", slow)
    await press(scene)
    await scene.world.wait(lambda: presses)
    await presses[0]
    await scene.settle()
    assert len((await table(scene)).playing.turns) == len(before.playing.turns) + 2
    await goes_on(scene, old)


async def test_pressed_twice_it_comes_once(scene: Scene) -> None:
    old = await begun(scene)
    count = len(scene.cleo.look(scene.channel))
    person, button = mover(scene, await table(scene)), controls(old)[0][0]
    await asyncio.gather(person.press(old, button), person.press(old, button))
    await scene.settle()
    assert len(scene.cleo.look(scene.channel)) == count + 1
    await goes_on(scene, old)
