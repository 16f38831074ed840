"""Tables where the bot is not: everything goes by answers to what people press there."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import Any

import pytest

from bot.cogs.play.seat import SHOWN
from bot.press.lending import Lent
from bot.table import controls
from bot.table.ids import write
from bot.table.table import Table
from games import GAMES
from local_discord import Channel, Message, Permission, Person
from tests.e2e.driver import alone, named, press_something, pressed, seated
from tests.e2e.scene import Scene, chance
from tests.sample import sample

PLACES = ["server", "group", "private"]
OPEN = "graveyard_shift"
SECRET = next(id for id, game in GAMES.items() if game.rules.private)
NOTHING_ANSWERED = 10015
EXPIRED = 16 * 60.0
"""Seconds after which Discord takes an interaction's token no more."""


async def elsewhere(scene: Scene, kind: str = "group") -> Channel:
    """A place where the bot is not. Anna has installed it; Bob, who is there too, has not."""
    scene.world.allow_user_install(scene.application)
    await scene.restart()
    scene.anna.install(scene.application)
    scene.world.requests.clear()
    if kind == "group":
        return scene.world.group("Friends", scene.anna, scene.bob, scene.cleo, scene.dora)
    if kind == "private":
        return scene.world.dm(scene.anna, scene.bob)
    guild = scene.world.guild("Elsewhere")
    guild.join(scene.anna, scene.bob, scene.cleo, scene.dora)
    return guild.channel("general")


def check_quiet(scene: Scene) -> None:
    """The bot has answered interactions, and sent nothing else to anybody."""
    routes = {route for _, route in scene.world.requests.counts}
    assert not [route for route in routes if route.startswith("/channels")]
    scene.world.violations.check()


async def there_is(scene: Scene, there: Channel) -> Table:
    """The newest table of a place."""
    id = await scene.bot.store.last_table(there.id)
    assert id
    return await scene.bot.tables.look(id)


def mover(scene: Scene, table: Table) -> Person:
    """Whoever has to move."""
    people = {p.id: p for p in (scene.anna, scene.bob, scene.cleo, scene.dora)}
    return people[table.players[table.to_move[0]].id]


def boards(there: Channel) -> list[Message]:
    """What everybody sees there."""
    return [m for m in there.messages.values() if not m.ephemeral]


async def own_board(who: Person, message: Message) -> Message:
    """The message with somebody's controls: their secret board, or the one that all see."""
    if SHOWS_OWN not in {b.custom_id and b.custom_id.split(":")[-1] for b in message.buttons}:
        return message
    reply = await pressed(who, message, "mine")
    assert reply.message
    return reply.message


SHOWS_OWN = write(controls.OwnBoard(0)).split(":")[-1]


async def play(scene: Scene, there: Channel, turns: int) -> int:
    """Play at random by pressing, for so many choices or to the end. Returns how many it took."""
    random = chance(there.name, turns)
    for turn in range(turns):
        table = await there_is(scene, there)
        if not table.alive:
            return turn
        who = mover(scene, table)
        await press_something(who, await own_board(who, boards(there)[-1]), random)
        await scene.settle()
    return turns


async def resigned(scene: Scene, there: Channel) -> None:
    """Anna resigns."""
    reply = await scene.anna.command("resign", there)
    assert reply.message
    await pressed(scene.anna, reply.message, "resigned")
    await scene.settle()


@pytest.mark.parametrize("kind", sample(PLACES))
@pytest.mark.parametrize("game", [OPEN, SECRET])
async def test_a_match_goes_on_by_answers(scene: Scene, kind: str, game: str) -> None:
    there = await elsewhere(scene, kind)
    await seated(scene, game, [scene.anna, scene.bob], there)
    begun = boards(there)[-1]
    assert mover(scene, await there_is(scene, there)) in begun.pings
    assert await play(scene, there, 4) == 4
    assert [m for m in boards(there)[:-1] if m.selects] == []
    assert scene.dora.dm is scene.bob.dm is None
    check_quiet(scene)


@pytest.mark.long
@pytest.mark.dear
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match(scene: Scene, game: str) -> None:
    """Pressed from the lobby to its end, with restarts, and messages that are older than their
    tokens."""
    there = await elsewhere(scene)
    people = closed(scene, ["ru", "de", "en-US"][list(GAMES).index(game) % 3])
    people = people[: max(GAMES[game].rules.seats)]
    await seated(scene, game, people, there)
    for n in range(200):
        if await play(scene, there, 10) < 10:
            break
        if n % 3 == 1:
            await scene.restart()
        else:
            scene.world.skip(EXPIRED)
        if n == 10:  # enough of this: it ends
            await resigned(scene, there)
    over = await there_is(scene, there)
    assert over.stage == "over"
    assert named(boards(there)[-1], "rematch")
    check_quiet(scene)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["ru", "de"])
@pytest.mark.parametrize("game", GAMES)
async def test_in_their_language(scene: Scene, game: str, locale: str) -> None:
    there = await elsewhere(scene)
    people = closed(scene, locale)[: max(GAMES[game].rules.seats)]
    await seated(scene, game, people, there)
    assert (await there_is(scene, there)).language == locale
    assert await play(scene, there, 12) == 12
    await resigned(scene, there)
    check_quiet(scene)


def closed(scene: Scene, locale: str) -> list[Person]:
    """The people, who speak this language and accept no direct messages."""
    people = [scene.anna, scene.bob, scene.cleo, scene.dora]
    for person in people:
        person.locale = locale
        person.close_dms()
    return people


async def test_the_computer_answers_while_the_token_lasts(scene: Scene) -> None:
    there = await elsewhere(scene)
    await scene.anna.command("newgame", there, game=OPEN)
    await scene.settle()
    await alone(scene.anna, boards(there)[-1])
    await scene.settle()
    for _ in range(3):
        table = await there_is(scene, there)
        assert mover(scene, table) is scene.anna
        before = boards(there)[-1]
        assert scene.anna in before.pings
        await press_something(scene.anna, before, chance())
        await scene.settle()
        assert boards(there)[-1] is not before
        assert before.buttons == []
    check_quiet(scene)


async def test_after_15_minutes_the_next_press_shows_what_has_happened(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    await play(scene, there, 2)
    stale = boards(there)[-1]
    who = mover(scene, await there_is(scene, there))
    other = scene.bob if who is scene.anna else scene.anna
    now = scene.bot.tables.now
    scene.world.skip(EXPIRED)
    monkeypatch.setattr(scene.bot.tables, "now", lambda: now() + EXPIRED)
    moved = (await there_is(scene, there)).playing
    async with scene.bot.tables.hold((await there_is(scene, there)).id) as held:  # as by the page
        seat = held.table.to_move[0]
        after = held.table.play(seat, [moved.state.legal(seat)[0]], scene.bot.tables.now())
        await held.save(after, None)
    await scene.settle()
    assert boards(there)[-1] is stale
    reply = await press_stale(who, stale)
    await scene.settle()
    assert reply.failed is None
    assert stale.buttons == []
    assert "below" in stale.text
    newest = boards(there)[-1]
    assert newest is not stale
    assert other in newest.pings
    await press_something(other, newest, chance())
    await scene.settle()
    check_quiet(scene)


async def press_stale(who: Person, message: Message) -> Any:
    """Press the first control for a move."""
    move = next(b for b in message.buttons if b.custom_id and b.custom_id.startswith("g:"))
    return await who.press(message, move)


@pytest.mark.parametrize("answered", [False, True], ids=["before", "after"])
async def test_killed_around_the_answer(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, *, answered: bool
) -> None:
    """The move is stored. If the press was answered, the next process posts the board by its token.
    If not, Discord takes nothing, and the old board shows the way at the next press."""
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    before, acknowledge = boards(there)[-1], Lent.acknowledge
    table = await there_is(scene, there)
    who = mover(scene, table)

    async def dies(lent: Lent) -> None:
        if answered:
            await acknowledge(lent)
        scene.bot.tables.watchers.clear()
        scene.bot.tables.visited.clear()
        raise asyncio.CancelledError

    with contextlib.ExitStack() as faults:
        for code in () if answered else (NOTHING_ANSWERED, "unanswered"):
            faults.enter_context(scene.world.expected(code))
        monkeypatch.setattr(Lent, "acknowledge", dies)
        pressing = asyncio.create_task(press_stale(who, before))
        await scene.world.wait(lambda: not scene.bot.tables.visited)
        monkeypatch.undo()
        await scene.restart()
        if not answered:
            scene.world.skip(scene.world.deadline)
        await pressing
        await scene.settle()
    assert len((await there_is(scene, there)).playing.log) > len(table.playing.log)
    if not answered:
        assert boards(there)[-1] is before
        await press_stale(who, before)
        await scene.settle()
    assert before.buttons == []
    newest = boards(there)[-1]
    assert newest is not before
    assert mover(scene, await there_is(scene, there)) in newest.pings
    assert await play(scene, there, 2) == 2


async def test_without_the_permission_no_table_opens(scene: Scene) -> None:
    there = await elsewhere(scene, "server")
    deny(there)
    reply = await scene.anna.command("newgame", there, game=OPEN)
    assert reply.message
    assert "Use External Apps" in reply.message.text
    assert await scene.bot.store.last_table(there.id) is None


async def test_without_the_permission_a_match_goes_on_without_mentions(scene: Scene) -> None:
    there = await elsewhere(scene, "server")
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    deny(there)
    before = boards(there)[-1]
    for _ in range(3):
        who = mover(scene, await there_is(scene, there))
        await press_something(who, before, chance())
        await scene.settle()
        assert boards(there)[-1] is before
    told = [m for m in there.messages.values() if m.ephemeral]
    assert [m.only_for for m in told] in ([scene.anna, scene.bob], [scene.bob, scene.anna])
    scene.world.violations.check()


def deny(there: Channel) -> None:
    assert there.guild
    there.guild.everyone.permissions &= ~Permission.USE_EXTERNAL_APPS


async def test_nobody_loses_by_the_clock_alone(scene: Scene) -> None:
    there = await elsewhere(scene)
    await scene.anna.command("newgame", there, game=OPEN)
    await scene.settle()
    assert "an opponent has to call time" in boards(there)[-1].text
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    table = await there_is(scene, there)
    late = mover(scene, table)
    other = scene.bob if late is scene.anna else scene.anna
    assert ":call" not in await more(other, there)
    async with scene.bot.tables.hold(table.id) as held:
        passed = replace(held.table, deadline=scene.bot.tables.now() - 60).changed()
        await held.save(passed, None)
    await scene.settle()
    await scene.bot.clock.tick()
    assert (await there_is(scene, there)).playing.log == table.playing.log
    sheet = (await pressed(other, boards(there)[-1], "more")).message
    assert sheet
    await pressed(other, sheet, "call")
    await scene.settle()
    called = await there_is(scene, there)
    assert called.forfeit
    assert called.forfeit.seat == table.to_move[0]
    check_quiet(scene)


async def more(who: Person, there: Channel) -> str:
    sheet = (await pressed(who, boards(there)[-1], "more")).message
    assert sheet
    return " ".join(b.custom_id or "" for b in sheet.buttons)


async def test_one_table_a_place_and_it_is_posted_again(scene: Scene) -> None:
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    reply = await scene.anna.command("newgame", there, game=SECRET)
    await scene.settle()
    assert reply.message
    assert reply.message.ephemeral
    before = boards(there)[-1]
    await pressed(scene.anna, reply.message, "show")
    await scene.settle()
    again = boards(there)[-1]
    assert again is not before
    assert before.buttons == []
    for _ in range(SHOWN):  # whoever has to move would be mentioned each time
        taken = (await scene.anna.command("newgame", there, game=SECRET)).message
        assert taken
        refused = await pressed(scene.anna, taken, "show")
        await scene.settle()
    assert len(boards(there)) == SHOWN + 2
    assert refused.message
    assert "in a minute" in refused.message.text
    await play(scene, there, 2)
    check_quiet(scene)


async def test_a_rematch_opens_where_it_was_played(scene: Scene) -> None:
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    await resigned(scene, there)
    first = await there_is(scene, there)
    assert first.stage == "over"
    await pressed(scene.bob, boards(there)[-1], "rematch")
    await scene.settle()
    lobby = await there_is(scene, there)
    assert (lobby.stage, lobby.reach) == ("lobby", "answers")
    await pressed(scene.anna, boards(there)[-1], "join")
    await scene.settle()
    await pressed(scene.bob, boards(there)[-1], "start")
    await scene.settle()
    assert await play(scene, there, 2) == 2
    check_quiet(scene)


async def test_only_who_sits_there_is_mentioned(scene: Scene) -> None:
    there = await elsewhere(scene, "server")
    await scene.anna.command("newgame", there, game=OPEN, opponent=scene.bob)
    await scene.settle()
    assert [m.pings for m in boards(there)] == [set()]


async def test_the_app_is_removed_in_the_middle(scene: Scene) -> None:
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    await play(scene, there, 2)
    scene.anna.uninstall(scene.application)
    await scene.settle()
    assert (await there_is(scene, there)).alive
    scene.anna.install(scene.application)
    assert await play(scene, there, 2) == 2
    check_quiet(scene)


async def test_from_a_direct_message_at_once(scene: Scene) -> None:
    """The other sees the move with the next press in the place where the table is."""
    there = await elsewhere(scene)
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    scene.bob.install(scene.application)
    who = mover(scene, await there_is(scene, there))
    table = await there_is(scene, there)
    moves = table.playing.state.legal(table.to_move[0])
    board = boards(there)[-1]
    typed, _ = await asyncio.gather(
        who.command("play", who.open_dm(scene.application), move=moves[0]),
        press_stale(who, board),
    )
    assert typed.failed is None
    await scene.settle()
    after = await there_is(scene, there)
    assert len(after.playing.turns) == len(table.playing.turns) + 1
    assert await play(scene, there, 2) == 2
    check_quiet(scene)
