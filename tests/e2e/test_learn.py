"""`/learn`: every lesson is played by pressing what it offers; people leave it, go on with it, and
play it in two messages at once."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from bot.cogs.lessons.progress import Progress
from bot.cogs.lessons.store import Lessons
from bot.data import schema
from bot.data.preferences import ServerSettings
from bot.table import ids
from bot.table.ids import Step
from games import GAMES
from games.core import say
from games.core.lessons import ANY
from games.posing import lesson_match
from local_discord import Channel, Message, Permission, Person, Reply
from tests.databases import write
from tests.e2e.driver import answer, named, pressed, seated, settled, shown
from tests.e2e.scene import CALLBACK, Scene
from tests.e2e.talk import Talk

TAUGHT = [id for id, game in GAMES.items() if game.lesson]
GAME = "graveyard_shift"
"""A game whose first step accepts any move, and whose second step has one right move and several
wrong ones."""


async def learning(person: Person, where: Channel) -> Message:
    return shown(await person.command("learn", where, game=GAME))


def right(game: str, step: int) -> str:
    """The move that leads on."""
    lesson = GAMES[game].lesson
    assert lesson
    wanted = lesson.steps[step].right
    if wanted == ANY:
        return lesson_match(GAMES[game], lesson, step).state.legal(lesson.seat)[0]
    return wanted[0]


def text(game: str, part: str, step: int, language: str = "en") -> str:
    """What a step of the lesson says."""
    lesson = GAMES[game].lesson
    assert lesson
    return say(getattr(lesson.steps[step], part)).in_(language)


async def play(person: Person, message: Message, move: str) -> Reply:
    """Press and choose on this message until the move is made."""
    for _ in range(5):
        offered = {
            control.entry: button.custom_id
            for button in message.buttons
            if button.custom_id and isinstance(control := ids.parse(button.custom_id), Step)
        }
        if move in offered:
            return await person.press(message, offered[move] or "")
        found = [
            (len(ids.read_entry(option.value)), select.custom_id, option.value)
            for select in message.selects
            if isinstance(ids.parse(select.custom_id), Step)
            for option in select.options
            if move.startswith(ids.read_entry(option.value))
        ]
        *_, (length, menu, value) = sorted(found)
        reply = await person.choose(message, menu, value)
        if length == len(move):
            return reply
    raise AssertionError(f"{move} can't be pressed")


async def next_step(person: Person, message: Message) -> None:
    assert (await pressed(person, message, "learn")).updated


async def passed(person: Person, message: Message, game: str, steps: int) -> None:
    """Play the first steps of a lesson, going on after each."""
    for step in range(steps):
        await play(person, message, right(game, step))
        await next_step(person, message)


def steps_of(game: str) -> int:
    lesson = GAMES[game].lesson
    assert lesson
    return len(lesson.steps)


async def tables(scene: Scene) -> int:
    async with scene.bot.store.engine.reading() as connection:
        count = await connection.scalar(sa.select(sa.func.count()).select_from(schema.tables))
    return count or 0


async def place(scene: Scene, person: Person, game: str = GAME) -> Progress | None:
    return await Lessons(scene.bot.store.engine).of(person.id, game)


async def test_a_whole_lesson_is_pressed_through_and_ends_at_a_table(
    scene: Scene, talk: Talk
) -> None:
    """In German, and asking nothing of Discord but answers. (Every step of every lesson in every
    language: `tests/bot/test_lesson.py`.)"""
    scene.anna.locale = "de"
    scene.anna.close_dms()
    message = await learning(scene.anna, scene.channel)
    requests = scene.world.requests
    count, answered = requests.count(), requests.count(route=CALLBACK)
    for step in range(steps_of(GAME)):
        assert text(GAME, "say", step, "de") in message.text
        picture = message.attachments[0].bytes
        await play(scene.anna, message, right(GAME, step))
        assert text(GAME, "then", step, "de") in message.text
        assert message.attachments[0].bytes != picture
        if step < steps_of(GAME) - 1:
            await next_step(scene.anna, message)
    await scene.settle()
    assert requests.count() - count == requests.count(route=CALLBACK) - answered
    assert say("bot-learn-over").in_("de") in message.text
    assert GAMES[GAME].time.late(GAMES[GAME].settle({})).in_("de") not in message.text
    scene.channel.deny(scene.application.user, Permission.ATTACH_FILES)
    await talk("Anna: #practise → Dateien anhängen")
    assert await tables(scene) == 0
    scene.channel.allow(scene.application.user, Permission.ATTACH_FILES)
    presses = [pressed(scene.anna, message, "practise") for _ in range(2)]
    replies = await scene.after(asyncio.gather(*presses))
    [told] = [r.message for r in replies if r.message and r.message.ephemeral]
    assert f"<#{scene.channel.id}>" in told.text  # the table that is open
    assert await tables(scene) == 1
    table = await scene.table()
    assert (table.stage, table.game_id, table.host) == ("playing", GAME, scene.anna.id)
    assert {player.level for player in table.players} == {"", "easy"}


async def test_a_wrong_move_is_told_why_and_the_step_stays(scene: Scene) -> None:
    """Why: `tests/bot/test_lesson.py`."""
    message = await learning(scene.anna, scene.channel)
    await passed(scene.anna, message, GAME, 1)
    picture = message.attachments[0].id
    await play(scene.anna, message, "move N")
    above, below = message.texts  # around the picture: on a phone the text above it is out of sight
    assert above == "### Graveyard Shift: lesson, 2 of 6"
    assert "✗ North would work, too" in below
    assert text(GAME, "say", 1) in below
    assert message.attachments[0].id == picture
    assert await place(scene, scene.anna) == Progress(GAME, 1, 1)
    await play(scene.anna, message, "move E")
    assert scene.bob.look(scene.channel) == []
    await next_step(scene.anna, message)
    # under rules that are gone
    await write(scene.bot.store.engine, sa.update(schema.lessons).values(rules=0, step=2))
    await play(scene.anna, message, right(GAME, 2))
    assert say("bot-learn-changed").say(()) in message.text
    assert await place(scene, scene.anna) == Progress(GAME, 1)


async def test_a_move_is_typed_in_any_words_and_with_suggestions(scene: Scene, talk: Talk) -> None:
    scene.bob.locale = "ru"
    await passed(scene.bob, await learning(scene.bob, scene.channel), GAME, 1)
    asks, then, on = (text(GAME, *part, "ru") for part in (("say", 1), ("then", 1), ("say", 2)))
    offered = await scene.bob.suggest("learn", scene.channel, focus="move", move="восток")
    assert [move for _, move in offered] == ["move E"]
    await talk(f"""
        Bob: /learn move=север → {asks} | ✗ На север тоже можно
        Bob: /learn move=взять мозг → ✗
        Bob: /learn move=на восток, на юг → ✗
        Bob: /learn move=на восток → {then} | Белые
        Bob: /learn move=на юг → {say("bot-learn-press-on", button=say("bot-learn-next")).in_("ru")}
    """)
    offered = await scene.bob.suggest("learn", scene.channel, focus="move", move="")
    assert offered == [("Дальше", "Дальше")]
    await talk(f"Bob: /learn move=дальше → {on}")


async def finished(person: Person, where: Channel) -> Message:
    message = answer(await person.command("learn", where, game=GAME))
    await passed(person, message, GAME, steps_of(GAME) - 1)
    await play(person, message, right(GAME, steps_of(GAME) - 1))
    return message


@pytest.mark.long
async def test_lessons_are_offered_to_newcomers_by_a_menu_and_by_the_rules(
    scene: Scene, talk: Talk
) -> None:
    first, other = text(GAME, "say", 0), text(TAUGHT[1], "say", 0)
    await talk(f"""
        Anna: /learn
        Anna: /newgame game={GAME} → New to Graveyard Shift?
        Anna: Learn → {first}
        Anna: /rules game={GAME}
        Anna: #learn → {first}
    """)
    assert "Learn" not in [button.label for button in scene.board().buttons]
    elsewhere = scene.guild.channel("elsewhere")
    again = await scene.after(scene.anna.command("newgame", elsewhere, game=GAME))
    assert again.followups == []
    done = await finished(scene.cleo, scene.cleo.open_dm(scene.application))
    menu = shown(await scene.cleo.command("learn", scene.channel))
    labels = [option.label for option in menu.selects[0].options]
    assert labels == [("✓ " if id == GAME else "") + GAMES[id].title.say(()) for id in TAUGHT]
    begun = shown(await scene.cleo.choose(menu, named(menu, "learn"), TAUGHT[1]))
    assert other in begun.text
    await pressed(scene.cleo, done, "practise")  # the match against the computer is there, too
    await scene.settle()
    assert scene.dm(scene.cleo) is not done
    await scene.cleo.press(done, "From the beginning")
    assert first in done.text


@pytest.mark.long
async def test_the_match_after_a_lesson_begins_in_the_lobby_that_waits(
    scene: Scene,
) -> None:
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(threads=True))
    await scene.after(scene.anna.command("newgame", scene.channel, game=GAME))
    place = scene.guild.threads[0]
    await settled(scene, scene.anna, {"Rounds": "A single round"}, place)
    message = await finished(scene.anna, scene.channel)
    gate = scene.world.faults.hold("POST", CALLBACK)
    first = asyncio.create_task(pressed(scene.anna, message, "practise"))
    await scene.world.wait(lambda: gate.arrived)  # the match has begun, nobody was told
    second = asyncio.create_task(pressed(scene.anna, message, "practise"))
    await scene.world.wait(lambda: second.done() or len(scene.world.interactions.open) == 2)
    gate.open()
    replies = [await first, await second]
    await scene.settle()
    assert [reply.message for reply in replies if reply.message not in (None, message)] == []
    table = await scene.table(place)
    assert (table.stage, table.options["rounds"]) == ("playing", "1")
    assert {player.level for player in table.players} == {"", "easy"}
    assert await tables(scene) == 1
    assert f"started in <#{place.id}>" in message.text
    assert scene.board(scene.bob, place).attachments


@pytest.mark.long
async def test_a_crash_in_between_leaves_no_lobby(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the channel is taken, the table is in a thread."""
    await seated(scene, GAME, [scene.bob, scene.cleo])
    message = await finished(scene.anna, scene.channel)
    message = shown(await pressed(scene.anna, message, "practise"))

    async def dies(*_: object) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr("bot.live.tables.Tables.change", dies)
    await pressed(scene.anna, message, "practise")
    await scene.bot.router.finish()
    monkeypatch.undo()
    await scene.restart()
    await scene.settle()
    channel = scene.guild.threads[0]
    table = await scene.table(channel)
    assert (table.stage, table.host) == ("playing", scene.anna.id)
    assert "Anna" in channel.name
