"""What a turn and a lobby cost, and what is there already, which is not uploaded again."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.data import schema
from bot.data.preferences import ServerSettings
from bot.data.rows import Answer
from bot.live.studio import Studio
from bot.times import TOKEN
from local_discord import Message, Person
from local_discord.errors import TOO_MANY_OLD_EDITS
from tests.e2e.driver import controls, goes_back, seated, shown
from tests.e2e.matches import mover, playing
from tests.e2e.scene import PATCH, POST, Scene


def controlled(scene: Scene) -> list[Message]:
    """The messages in the channel that have controls."""
    return [m for m in scene.cleo.look(scene.channel) if m.buttons or m.selects]


async def tokens(scene: Scene) -> int:
    """How many interactions' tokens are stored."""
    async with scene.bot.store.engine.reading() as connection:
        count = sa.select(sa.func.count()).select_from(schema.answers)
        return int((await connection.execute(count)).scalar_one())


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
        person, move = await mover(scene), now.view(now.to_move[0]).legal[0]
        called = scene.bob if person is scene.anna else scene.anna
        before, pictures = whispers(scene, person), old.attachments
        if typed:
            await scene.after(person.command("play", scene.channel, move=move))
            assert whispers(scene, person) == before
        else:
            button = controls(old)[0][0]
            await asyncio.gather(person.press(old, button), person.press(old, button))
        await scene.settle()
        assert (scene.board().pings, scene.board() is old) == ({called}, False)
        assert old.attachments == pictures
        assert counts.count("POST", route=POST) == 1
        assert counts.count("PATCH", route=PATCH) == int(typed)  # a press takes the controls off
        assert controlled(scene) == [scene.board()]
        assert await tokens(scene) == 0
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(pings=False))
    await scene.after(called.press(scene.board(), controls(scene.board())[0][0]))
    assert scene.board().pings == set()


def whispers(scene: Scene, person: Person) -> list[str]:
    """What only this person sees in the channel."""
    return [message.text for message in person.look(scene.channel) if message.ephemeral]


# --- one lobby a table ---------------------------------------------------------------------------


async def test_a_lobby_calls_its_guests_and_answers_its_host_alone(scene: Scene) -> None:
    reply = await scene.after(
        scene.anna.command("newgame", scene.channel, game="graverobber", opponent=scene.bob)
    )
    assert shown(reply)
    (lobby,) = lobbies(scene)
    assert lobby.pings == {scene.bob}
    assert await tokens(scene) == 0
    store, now = scene.bot.store, scene.bot.tables.now()
    assert "forgetting" in scene.bot.background.loops
    for age, kept in ((800, True), (TOKEN - 59, False)):  # for as long as Discord takes it
        await store.keep_answer(1, Answer(1, "x", now - age))
        await scene.bot.forget()
        assert bool(await store.answers(1)) is kept


# --- two tasks, one message ----------------------------------------------------------------------


INVALID = 50035


def pictures(message: Message) -> list[int]:
    return [attachment.id for attachment in message.attachments]


async def test_a_picture_that_another_edit_has_replaced_is_brought_along(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _ = await playing(scene, "bushwhacked")
    message = scene.board()
    before, shown = pictures(message), [button.label for button in message.buttons]
    gone, shows = 4711, Studio.shows
    monkeypatch.setattr(Studio, "shows", lambda *of: gone in of or shows(*of))
    _, menu = message.selects  # each choice in it leads on to others
    await scene.after(person.choose(message, menu.custom_id, menu.options[0].value))
    assert [button.label for button in message.buttons] != shown
    assert pictures(message) == before  # a step of choosing keeps it
    shown = [button.label for button in message.buttons]
    [live] = [it for it in scene.bot.tables.in_memory if it.seen.place_of(message.id)]
    place = live.seen.place_of(message.id)
    assert place
    known = replace(live.seen.now[place], picture=gone)
    live.seen = replace(live.seen, now={**live.seen.now, place: known})
    back = next(b.custom_id for b in message.buttons if b.custom_id and goes_back(b.custom_id))
    with scene.world.expected(INVALID):
        await scene.after(person.press(message, back))
    assert [button.label for button in message.buttons] != shown
    assert len(pictures(message)) == 1
    assert pictures(message) != before


async def test_a_message_that_is_too_old_for_another_edit_loses_its_controls_later(
    scene: Scene,
) -> None:
    scene.bot.hands.retries = (0.01,)
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    old, often = scene.board(), 6  # discord.py tries five times
    scene.world.faults.refuse("PATCH", PATCH, TOO_MANY_OLD_EDITS, often, 0.01)
    now = await scene.table()
    person, move = await mover(scene), now.view(now.to_move[0]).legal[0]
    await person.command("play", scene.guild.channel("elsewhere"), move=move)
    await scene.world.wait(lambda: controlled(scene) == [scene.board()] != [old])
    assert [r.status for r in scene.world.requests.log].count(429) == often
