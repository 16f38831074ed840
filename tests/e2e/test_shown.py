"""What Discord shows stays up to date, through lost answers and Discord's faults."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.data.preferences import ServerSettings
from bot.data.rows import Answer
from bot.data.store import Store
from bot.times import TOKEN
from local_discord import Message, Person
from tests.e2e.boards import (
    ACKNOWLEDGED_ALREADY,
    PATCH,
    POST,
    controlled,
    mover,
    tokens,
)
from tests.e2e.driver import controls, laid, seated
from tests.e2e.scene import CALLBACK, Scene

NEVER = 3600.0


def lobbies(scene: Scene) -> list[Message]:
    """The messages in the channel where somebody can sit down."""
    seen = scene.cleo.look(scene.channel)
    return [m for m in seen if "Join" in [b.label for b in m.buttons]]


# --- the board of the next turn -------------------------------------------------------------------


async def test_it_costs_the_bot_one_request_and_calls_who_is_to_move(scene: Scene) -> None:
    """Pressed twice at once, then typed: nothing is left of that answer."""
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    for typed in (False, True):
        old, now, counts = scene.board(), await scene.table(), scene.world.requests
        counts.clear()
        person, move = mover(scene, now), now.view(now.to_move[0]).legal[0]
        called = scene.bob if person is scene.anna else scene.anna
        before, pictures = whispers(scene, person), old.attachments
        if typed:
            await person.command("play", scene.channel, move=move)
            await scene.settle()
            assert whispers(scene, person) == before
        else:
            button = controls(old)[0][0]
            twice = await asyncio.gather(person.press(old, button), person.press(old, button))
            assert any(reply.deferred for reply in twice)
        await scene.settle()
        assert (scene.board().pings, scene.board() is old) == ({called}, False)
        assert old.attachments == pictures
        assert counts.count("POST", route=POST) == 1
        assert counts.count("PATCH", route=PATCH) == int(typed)  # a press takes the controls off
        assert controlled(scene) == [scene.board()]
        assert await tokens(scene.bot.store) == 0
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(pings=False))
    await called.press(scene.board(), controls(scene.board())[0][0])
    await scene.settle()
    assert scene.board().pings == set()


def whispers(scene: Scene, person: Person) -> list[str]:
    """What only this person sees in the channel."""
    return [message.text for message in person.look(scene.channel) if message.ephemeral]


# --- one lobby a table ---------------------------------------------------------------------------


async def test_a_lobby_is_posted_once(scene: Scene) -> None:
    scene.bot.hands.retries = (0.01,)
    for lost, status in ((CALLBACK, 503), (POST, 500)):
        scene.world.faults.lose("POST", lost, status=status)
    with scene.world.expected(ACKNOWLEDGED_ALREADY):
        await scene.anna.command("newgame", scene.channel, game="graveyard_shift")
        await scene.bot.router.finish()
        await scene.settle()
    assert controlled(scene) == [scene.board()]
    assert await tokens(scene.bot.store) == 0
    await scene.cleo.press(scene.board(), "Join")
    await scene.settle()
    assert controlled(scene) == [scene.board()]


async def test_a_lobby_calls_its_guests_and_answers_its_host_alone(scene: Scene) -> None:
    reply = await scene.anna.command(
        "newgame", scene.channel, game="graverobber", opponent=scene.bob
    )
    await scene.settle()
    assert reply.message
    assert reply.message.ephemeral
    (lobby,) = lobbies(scene)
    assert lobby.pings == {scene.bob}
    assert await tokens(scene.bot.store) == 0
    store, now = scene.bot.store, scene.bot.tables.now()
    assert "forgetting" in scene.bot.background.loops
    for age, kept in ((800, True), (TOKEN - 59, False)):  # for as long as Discord takes it
        await store.keep_answer(1, Answer(1, "x", now - age))
        await scene.bot.forget()
        assert bool(await store.answers(1)) is kept


# --- what is stored and what is shown -------------------------------------------------------------


async def test_a_table_that_discord_did_not_take_is_shown_when_somebody_presses(
    scene: Scene,
) -> None:
    scene.bot.hands.retries = (NEVER,)
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    old = scene.board()
    scene.world.faults.add("POST", POST, 503, times=1)
    now = await scene.table()
    person, move = mover(scene, now), now.view(now.to_move[0]).legal[0]
    await person.command("play", scene.guild.channel("elsewhere"), move=move)
    await scene.world.wait(lambda: 503 in [r.status for r in scene.world.requests.log])
    await scene.world.settled()
    assert scene.board() is old
    await scene.cleo.command("board", scene.channel)
    await scene.settle()
    assert scene.board() is not old
    assert controlled(scene) == [scene.board()]


async def test_an_early_acknowledgement_shows_nothing_before_the_move_is_stored(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await laid(scene)
    scene.bot.router.slow = 0.05
    stored, save = asyncio.Event(), Store.save

    async def slow(store: Store, *args: Any, **kwargs: Any) -> Any:
        await stored.wait()
        return await save(store, *args, **kwargs)

    monkeypatch.setattr(Store, "save", slow)
    dm = scene.dm(scene.anna)
    before = dm.text, dm.attachments, [b.label for b in dm.buttons]
    messages = scene.anna.look(scene.anna.dm)
    begun = await scene.acknowledged(scene.anna.press(dm, "Skip"))
    assert (dm.text, dm.attachments, [b.label for b in dm.buttons]) == before
    assert scene.anna.look(scene.anna.dm) == messages
    stored.set()
    (reply,) = await begun
    await scene.settle()
    assert reply.deferred
    assert "**Anna** skips" in dm.text


# --- two tasks, one message ----------------------------------------------------------------------
