"""What Discord shows stays up to date, through lost answers and Discord's faults. What is there
already is not uploaded again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.data import schema
from bot.data.preferences import ServerSettings
from bot.data.rows import Answer
from bot.data.store import Store
from bot.live.studio import Studio
from bot.times import TOKEN
from local_discord import Message, Person
from tests.e2e.driver import controls, goes_back, laid, seated
from tests.e2e.matches import mover
from tests.e2e.scene import CALLBACK, PATCH, POST, Scene

ACKNOWLEDGED_ALREADY = 40060
NEVER = 3600.0


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
            await person.command("play", scene.channel, move=move)
            await scene.settle()
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
    assert await tokens(scene) == 0
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
    assert await tokens(scene) == 0
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
    person, move = await mover(scene), now.view(now.to_move[0]).legal[0]
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


INVALID = 50035


def leading(message: Message) -> list[str]:
    """The buttons that only lead to others."""
    return [id for id in controls(message)[0] if id.endswith("+")]


async def chooses(person: Person, message: Message) -> None:
    """Choose the beginning of a move in the first menu."""
    if leads := leading(message):
        await person.press(message, leads[0])
        return
    _, (menu, *_) = controls(message)
    entry = next(s.options[0].value for s in message.selects if s.custom_id == menu)
    await person.choose(message, menu, entry)


def pictures(message: Message) -> list[int]:
    return [attachment.id for attachment in message.attachments]


async def test_a_picture_that_another_edit_has_replaced_is_brought_along(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await to_be_pressed(scene, "pointsweeper")
    before, shown = pictures(message), [button.label for button in message.buttons]
    gone, shows = 4711, Studio.shows
    monkeypatch.setattr(Studio, "shows", lambda *of: gone in of or shows(*of))
    await chooses(scene.anna, message)
    await scene.settle()
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
        await scene.anna.press(message, back)
        await scene.settle()
    assert [button.label for button in message.buttons] != shown
    assert len(pictures(message)) == 1
    assert pictures(message) != before


async def to_be_pressed(scene: Scene, game: str) -> Message:
    """The message where Anna makes a choice in a menu, or by a button that leads to others."""
    await seated(scene, game, [scene.anna, scene.bob])
    for _ in range(20):
        table = await scene.table()
        mover = table.players[table.playing.state.acting[0]].id
        person = scene.anna if mover == scene.anna.id else scene.bob
        message = scene.dm(person) if table.game.rules.private else scene.board()
        buttons, menus = controls(message)
        if (menus or leading(message)) and person is scene.anna:
            return message
        plain = [id for id in buttons if id not in leading(message)]
        await (person.press(message, plain[0]) if plain else chooses(person, message))
        await scene.settle()
    raise AssertionError("nothing to choose in a menu")
