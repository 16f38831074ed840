"""What Discord shows stays up to date, through lost answers, crashes, closed direct messages and
Discord's faults."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.data import schema
from bot.data.store import Store
from bot.live.channels import Channels
from bot.live.computers import Computers
from bot.screen.seen import Posted
from bot.screen.ways import Ways
from bot.table.table import Table
from bot.times import TOKEN
from games.core import Thought
from local_discord import Message, Person
from local_discord.patience import LONG
from tests.databases import copied, on_sqlite
from tests.e2e.driver import controls, laid, people, press_something, resigned, seated
from tests.e2e.matches import against_computer
from tests.e2e.scene import CALLBACK, Scene

POST, PATCH = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
NEVER = 3600.0
ACKNOWLEDGED_ALREADY = 40060


async def table(scene: Scene) -> Table:
    found = await scene.bot.tables.table_in(scene.channel.id)
    assert found
    return found


def lobbies(scene: Scene) -> list[Message]:
    """The messages in the channel where somebody can sit down."""
    seen = scene.cleo.look(scene.channel)
    return [m for m in seen if "Join" in [b.label for b in m.buttons]]


def controlled(scene: Scene) -> list[Message]:
    """The messages in the channel that have controls."""
    return [m for m in scene.cleo.look(scene.channel) if m.buttons or m.selects]


async def tokens(store: Store) -> int:
    """How many interactions' tokens are stored."""
    async with store.engine.reading() as connection:
        count = sa.select(sa.func.count()).select_from(schema.answers)
        return int((await connection.execute(count)).scalar_one())


def mover(scene: Scene, table: Table) -> Person:
    """Whoever has the turn."""
    people = {p.id: p for p in (scene.anna, scene.bob, scene.cleo)}
    return people[table.players[table.playing.state.acting[0]].id]


# --- one lobby a table ---------------------------------------------------------------------------


@pytest.mark.parametrize("status", [500, 503])
@pytest.mark.parametrize("lost", [CALLBACK, POST], ids=["answer", "lobby"])
@pytest.mark.parametrize("way", ["newgame", "rematch"])
async def test_a_lobby_is_posted_once(scene: Scene, status: int, lost: str, way: str) -> None:
    scene.bot.hands.retries = (0.01,)
    if way == "rematch":
        await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
        await resigned(scene, scene.bob)
    before = len(controlled(scene))
    scene.world.faults.lose("POST", lost, status=status)
    with contextlib.ExitStack() as faults:
        if lost == CALLBACK:
            faults.enter_context(scene.world.expected(ACKNOWLEDGED_ALREADY))
        if way == "newgame":
            await scene.anna.command("newgame", scene.channel, game="graveyard_shift")
        else:
            await scene.anna.press(scene.board(), "Rematch")
        await scene.bot.router.finish()
        await scene.settle()
    assert len(controlled(scene)) == before + 1
    assert await tokens(scene.bot.store) == 0
    if way == "rematch":
        await people(scene, scene.cleo)
    else:
        await scene.cleo.press(scene.board(), "Join")
    await scene.settle()
    assert len(controlled(scene)) == before + 1


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


@pytest.mark.parametrize(("age", "kept"), [(800, True), (TOKEN - 59, False)])
async def test_no_token_is_kept_for_longer_than_discord_takes_it(
    scene: Scene, age: float, kept: bool
) -> None:
    """The bot looks for expired tokens once a minute."""
    await scene.anna.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    store, at = scene.bot.store, scene.bot.tables.now() - age
    answer = {"table_id": 1, "interaction": 1, "token": "x", "at": at}
    async with store.engine.begin() as connection:
        await connection.execute(sa.insert(schema.answers).values(answer))
    assert "forgetting" in scene.bot.background.loops
    await scene.bot.forget()
    assert bool(await store.answers(1)) is kept


async def test_a_thread_is_opened_though_the_acknowledgement_was_lost(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    offer = (await scene.bob.command("newgame", scene.channel, game="graverobber")).message
    assert offer
    scene.world.faults.lose("POST", CALLBACK, status=503)
    with scene.world.expected(ACKNOWLEDGED_ALREADY):
        await scene.bob.press(offer, "Open a thread")
        await scene.bot.router.finish()
        await scene.settle()
    (thread,) = [c for c in scene.bob.channels(scene.guild) if c is not scene.channel]
    assert len([m for m in scene.cleo.look(thread) if m.buttons]) == 1


# --- who can be written to -----------------------------------------------------------------------


async def test_who_closes_their_dms_in_the_middle_is_called_in_the_channel(scene: Scene) -> None:
    await laid(scene)
    scene.bob.close_dms()
    before = len(scene.cleo.look(scene.channel))
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    notice = scene.board()
    assert "I can't DM you, so press *My secret board*" in notice.text
    assert notice.pings == {scene.bob}
    assert len(scene.cleo.look(scene.channel)) == before + 1
    dms = len(scene.bob.look(scene.bob.dm))
    await scene.bob.press(notice, "My secret board")
    await scene.settle()
    scene.bob.open_dms()
    scene.bot.tables.now = lambda now=scene.bot.tables.now: now() + 61  # type: ignore[misc]
    await scene.bob.press(notice, "My secret board")
    await scene.settle()
    assert len(scene.bob.look(scene.bob.dm)) == dms + 1
    assert "Your turn" in scene.dm(scene.bob).text
    assert "I can't DM" not in scene.board().text
    assert scene.board() is notice


async def test_presses_do_not_write_again_and_again_to_somebody_who_wants_nothing(
    scene: Scene,
) -> None:
    await laid(scene)
    scene.bob.close_dms()
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    refused = [r for r in scene.world.requests.log if r.status == 403]
    for _ in range(5):
        await scene.bob.press(scene.board(), "My secret board")
        await scene.settle()
    assert len([r for r in scene.world.requests.log if r.status == 403]) <= len(refused) + 1


async def test_who_has_opened_their_dms_is_written_to_in_their_next_turn(scene: Scene) -> None:
    scene.bob.close_dms()
    await laid_by_command(scene)
    before = len(scene.bob.look(scene.bob.dm))
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    assert "I can't DM" in scene.board().text
    assert scene.board().pings == {scene.bob}
    await scene.bob.command("play", scene.channel, move="skip")
    await scene.settle()
    scene.bob.open_dms()
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    assert len(scene.bob.look(scene.bob.dm)) == before + 1
    assert "I can't DM" not in scene.board().text
    player = next(p for p in (await table(scene)).players if p.id == scene.bob.id)
    assert player.reachable


async def laid_by_command(scene: Scene) -> None:
    """Both have laid out their boards by typing; it is Anna's turn."""
    await seated(scene, "graverobber", [scene.anna, scene.bob], Sides="the host is Red")
    for person in (scene.anna, scene.bob):
        reply = await person.press(scene.board(), "My secret board")
        assert reply.message
        await person.press(reply.message, "Random layout")
        await scene.settle()
        await person.command("play", scene.channel, move="ready")
        await scene.settle()


# --- old controls --------------------------------------------------------------------------------


async def test_a_press_has_old_controls_taken_off_that_discord_kept(scene: Scene) -> None:
    scene.bot.hands.retries = (NEVER,)
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    old, picture = scene.board(), scene.board().attachments
    scene.world.faults.add("PATCH", PATCH, 503, times=1)
    now = await table(scene)
    move = now.view(now.to_move[0]).legal[0]
    await mover(scene, now).command("play", scene.channel, move=move)
    await scene.world.wait(lambda: scene.board() is not old)
    await scene.world.wait(lambda: 503 in [r.status for r in scene.world.requests.log])
    assert old.buttons
    await scene.world.settled()
    await scene.cleo.press(scene.board(), "In words")
    await scene.settle()
    assert controlled(scene) == [scene.board()]
    assert old.attachments == picture


async def test_a_table_that_discord_did_not_take_is_shown_when_somebody_presses(
    scene: Scene,
) -> None:
    scene.bot.hands.retries = (NEVER,)
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    old = scene.board()
    scene.world.faults.add("POST", POST, 503, times=1)
    now = await table(scene)
    person, move = mover(scene, now), now.view(now.to_move[0]).legal[0]
    await person.command("play", scene.guild.channel("elsewhere"), move=move)
    await scene.world.wait(lambda: 503 in [r.status for r in scene.world.requests.log])
    await scene.world.settled()
    assert scene.board() is old
    await scene.cleo.command("board", scene.channel)
    await scene.settle()
    assert scene.board() is not old
    assert controlled(scene) == [scene.board()]


@on_sqlite
async def test_a_crash_in_the_post_that_tells_a_computers_move_leaves_no_old_controls(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.bot.hands.noting.flush = NEVER
    await against_computer(scene, "graveyard_shift")
    thought, crashed, copies = asyncio.Event(), asyncio.Event(), list[str]()
    send, think = Channels.send, Computers.think

    async def thinking(computers: Computers, *args: Any) -> Thought:
        found = await think(computers, *args)
        thought.set()
        return found

    async def sending(channels: Channels, *args: Any) -> Any:
        message = await send(channels, *args)
        await thought.wait()
        for _ in range(100):  # time in which the computer's move could be stored
            await scene.bot.store.fact("commands")
        copies.append(copied(scene.database, f"crash{len(copies)}"))
        crashed.set()
        await asyncio.Event().wait()  # the bot dies before it hears of it
        return message

    monkeypatch.setattr(Computers, "think", thinking)
    monkeypatch.setattr(Channels, "send", sending)
    await press_something(scene.anna, scene.board(), Random(1))
    async with asyncio.timeout(LONG):
        await crashed.wait()
    monkeypatch.setattr(Channels, "send", send)
    scene.database = copies[0]
    await scene.restart()
    await scene.settle()
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


@on_sqlite
@pytest.mark.parametrize(
    ("game", "press"),
    [("graveyard_shift", "Enter at A4"), ("pointsweeper", "Second (pawns down)")],
)
async def test_a_crash_before_old_controls_are_off_leaves_none(
    scene: Scene, game: str, press: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the board is there was written down, so Discord shows the table as it is."""
    await seated(scene, game, [scene.anna, scene.bob])
    old, crashed, copies = scene.board(), asyncio.Event(), list[str]()
    change = Ways.change

    async def dying(ways: Ways, table: Table, posted: Posted, *args: Any) -> Any:
        if posted.message != old.id or copies:
            return await change(ways, table, posted, *args)
        await scene.bot.hands.noting.now()
        copies.append(copied(scene.database, "crash"))
        crashed.set()
        return await asyncio.Event().wait()

    monkeypatch.setattr(Ways, "change", dying)
    await mover(scene, await table(scene)).press(old, press)
    async with asyncio.timeout(LONG):
        await crashed.wait()
    await scene.bot.router.finish()
    monkeypatch.setattr(Ways, "change", change)
    (scene.database,) = copies
    assert any(controls(old))
    await scene.restart()
    await scene.world.wait(lambda: not any(controls(old)))
    await scene.settle()
    assert await scene.bot.store.to_show(()) == []
    assert [m for m in controlled(scene) if any(controls(m))] == (
        [scene.board()] if any(controls(scene.board())) else []
    )


# --- two tasks, one message ----------------------------------------------------------------------


async def test_quick_turns_name_no_picture_that_was_replaced(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People press a new board before the bot has heard its id."""
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    send, counts, posts, done = Channels.send, scene.world.requests.count, [0], asyncio.Event()
    first = counts(route=CALLBACK)

    async def sending(channels: Channels, *args: Any) -> Any:
        message = await send(channels, *args)
        posts[0] += 1
        mine = posts[0]
        await scene.world.wait(lambda: done.is_set() or counts(route=CALLBACK) > first + mine)
        return message

    monkeypatch.setattr(Channels, "send", sending)
    random = Random(7)
    for _ in range(66):
        now = await table(scene)
        if now.stage != "playing":
            break
        seat = now.playing.state.acting[0]
        moment = f":{seat}:{now.moment(seat).count}:"
        await scene.world.wait(lambda m=moment: any(m in id for id in shown(scene)))  # type: ignore[misc]
        await press_something(mover(scene, now), scene.board(), random)
        await scene.bot.router.finish()  # a slow machine acknowledges before it stores
    done.set()
    scene.world.changed()
    await scene.settle()
    assert controlled(scene) == [scene.board()]
    assert all(m.attachments for m in scene.cleo.look(scene.channel)[1:])


def shown(scene: Scene) -> list[str]:
    """The custom ids of the moves that the newest board offers."""
    buttons, menus = controls(scene.board())
    return [*buttons, *menus]


def pressable(message: Message, entry: str) -> list[str]:
    """The custom ids of the buttons that begin a move like this."""
    return [id for id in controls(message)[0] if id.endswith(f":{entry}")]


@on_sqlite
async def test_a_dm_whose_note_a_crash_lost_is_found(scene: Scene) -> None:
    """It was posted by a process that died before it noted it."""
    scene.bot.hands.noting.flush = NEVER
    await seated(scene, "pointsweeper", [scene.anna, scene.bob])
    await mover(scene, await table(scene)).press(scene.board(), "Second (pawns down)")
    blue = mover(scene, await table(scene))
    await scene.world.wait(lambda: pressable(scene.dm(blue), "scout R+"))
    await scene.world.settled()
    dm, scene.database = scene.dm(blue), copied(scene.database, "crash")
    await scene.restart()
    await scene.settle()
    step = (await blue.press(dm, *pressable(dm, "scout R+"))).message
    await press_something(blue, step or dm, Random(1))
    await scene.settle()
    assert not pressable(dm, "scout R+")
    assert scene.dm(blue) is dm
