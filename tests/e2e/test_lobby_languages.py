"""The lobby, its options, its refusals and the help, as people read them in Russian and German."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from bot.cogs.help.sheets import TOPICS
from games import GAMES
from games.core import say
from local_discord import Message, Permission
from tests.e2e.driver import named, options, people, pressed, whisper
from tests.e2e.scene import Scene

GAME = GAMES["bushwhacked"]


@dataclass(frozen=True)
class Reader:
    """What somebody reads in a language, and which English words would be wrong there."""

    code: str
    english: re.Pattern[str]
    labels: tuple[str, ...]
    titles: tuple[str, ...]
    strong: str
    hour: str
    not_host: str
    thread: str

    def said(self, id: str, **values: object) -> str:
        return say(id, **values).say((), self.code)


RUSSIAN = Reader(
    "ru",
    re.compile(r"(?!Discord|Skulduggery|Anna|Bob|Cleo|Dora)\b[A-Za-z]{2,}"),
    (
        *("Сесть за стол", "Играть с компьютером", "Посадить компьютер"),
        *("Начать", "Как играть", "Настройки…"),
        *("Отказаться", "Открыть для всех", "⋯"),
    ),
    ("Время", "Стороны", "Кто начинает"),
    "Компьютер (сильный)",
    "1 час на ход.",
    "Это может только хозяин стола\xa0— Anna.",
    "Западня: Dora",
)
GERMAN = Reader(
    "de",
    re.compile(r"\b(?:the|and|you|your|press|table|is|of|with|who|host|a|player|minutes)\b", re.I),
    (
        "Mitspielen",
        "Gegen den Computer",
        "Computer dazusetzen",
        "Starten",
        "So geht’s",
        "Einstellungen…",
        "Ablehnen",
        "Für alle öffnen",
        "⋯",
    ),
    ("Bedenkzeit", "Wer spielt was", "Wer beginnt"),
    "Computer (stark)",
    "1 Stunde pro Zug.",
    "Das kann nur Anna als Gastgeber dieses Tisches.",
    "Hinterhalt: Dora",
)

in_both = pytest.mark.parametrize("reader", [RUSSIAN, GERMAN], ids=["ru", "de"])


def read(message: Message) -> str:
    """All that somebody reads on a message, without mentions and addresses."""
    chosen = (option.label for select in message.selects for option in select.options)
    placeholders = (select.placeholder or "" for select in message.selects)
    labels = (button.label for button in message.buttons)
    text = "\n".join((message.text, *labels, *placeholders, *chosen))
    return re.sub(r"<[@#][^>]*>|<t:[^>]*>|\(https://[^)]*\)", "", text)


def understood(reader: Reader, message: Message, *names: str) -> str:
    """Check that none of that English is left on a message; returns its text."""
    text = read(message)
    for name in names:
        text = text.replace(name, "")
    assert reader.english.findall(text) == []
    return text


async def opened(scene: Scene, reader: Reader, **more: object) -> Message:
    for person in (scene.anna, scene.cleo, scene.dora):
        person.locale = reader.code
    await scene.anna.command("newgame", scene.channel, game=GAME.id, **more)
    await scene.settle()
    return scene.board()


@in_both
async def test_a_lobby_is_in_the_tables_language(scene: Scene, reader: Reader) -> None:
    lobby = await opened(scene, reader, opponent=scene.bob)
    text = understood(reader, lobby)
    assert f"### {GAME.title.say((), reader.code)}\n{GAME.aim.say((), reader.code)}" in text
    assert [button.label for button in lobby.buttons] == list(reader.labels)
    cover = GAME.looks.cover(reader.code)
    assert cover
    assert [file.description for file in lobby.attachments] == [cover.alt]
    await pressed(scene.cleo, lobby, "join")
    await scene.settle()
    understood(reader, scene.board())
    await pressed(scene.bob, scene.board(), "no")
    await scene.settle()
    declines = reader.said("bot-lobby-declined", who=f"<@{scene.bob.id}>")
    assert declines in scene.board().text


@in_both
async def test_what_the_host_changes_is_said_in_both_places(scene: Scene, reader: Reader) -> None:
    await opened(scene, reader)
    form = await options(scene, scene.anna)
    own = [GAME.setting(o).say((), reader.code) for o in GAME.rules.options if o.offered]
    assert [field.label for field in form.fields] == [*reader.titles, *own]
    await scene.anna.submit(form, {"clock": "1h", "side": "Red"})
    await scene.settle()
    text = understood(reader, scene.board())
    assert reader.hour in text
    assert reader.said("bot-lobby-side", side=GAME.side("Red")) in text
    panel = await people(scene, scene.anna)
    await scene.anna.choose(panel, named(panel, "computer"), "hard")
    await scene.settle()
    understood(reader, panel)
    assert f"**{reader.strong}**" in understood(reader, scene.board())
    await scene.anna.choose(panel, reader.said("bot-people-remove"), reader.strong)
    await scene.settle()
    assert reader.strong not in scene.board().text


@in_both
async def test_everybody_reads_sheets_and_refusals_in_their_own(
    scene: Scene, reader: Reader
) -> None:
    lobby = await opened(scene, reader)
    await pressed(scene.bob, lobby, "join")
    await scene.settle()
    panel = await people(scene, scene.anna)
    theirs = await people(scene, scene.bob)
    assert ", the host, can change these." in theirs.text
    assert [button.label for button in theirs.buttons] == ["Leave the table"]
    reply = await scene.cleo.forge(panel, named(panel, "cancel"))
    assert "That button is gone" not in whisper(reply)
    for person, told in ((scene.cleo, reader.not_host), (scene.bob, "Only Anna, the host")):
        assert told in whisper(await pressed(person, lobby, "start"))
    assert whisper(await pressed(scene.anna, lobby, "join")) == reader.said("bot-in-already")
    closed = await pressed(scene.anna, panel, "cancel")
    assert closed.failed is None
    assert panel.text == reader.said("bot-table-closed-another")


@in_both
async def test_a_thread_is_offered_and_named(scene: Scene, reader: Reader) -> None:
    await opened(scene, reader)
    reply = await scene.dora.command("newgame", scene.channel, game=GAME.id)
    assert reply.message
    understood(reader, reply.message)
    await scene.dora.press(reply.message, reader.said("bot-open-thread"))
    await scene.settle()
    assert [thread.name for thread in scene.guild.threads] == [reader.thread]
    understood(reader, reply.message)


@in_both
async def test_who_moderates_is_asked_in_their_language(scene: Scene, reader: Reader) -> None:
    role = scene.guild.role("Guards", Permission.MANAGE_MESSAGES)
    scene.world.servers.set_roles(scene.guild, scene.cleo, role)
    await opened(scene, reader)
    reply = await scene.cleo.command("endgame", scene.channel)
    assert reply.message
    understood(reader, reply.message)
    await pressed(scene.cleo, reply.message, "ended")
    await scene.settle()
    assert reply.message.text == reader.said("bot-table-closed")


@in_both
async def test_every_page_of_the_help_is_translated(scene: Scene, reader: Reader) -> None:
    await opened(scene, reader)
    for person in (scene.anna, scene.cleo, scene.dora):  # the host, and two people who may sit down
        reply = await person.command("help", scene.channel)
        assert reply.message
        understood(reader, reply.message)
    assert reply.message
    own = [text for game in GAMES.values() for text in (game.aim, game.title)]
    for topic in reversed(list(TOPICS.values())):
        await scene.dora.press(reply.message, topic.say((), reader.code))
        understood(reader, reply.message, *(text.say((), reader.code) for text in own))


@in_both
async def test_what_one_can_do_now_is_said_at_every_stage(scene: Scene, reader: Reader) -> None:
    async def asked() -> str:
        reply = await scene.cleo.command("help", scene.channel)
        assert reply.message
        return understood(reader, reply.message)

    lobby, title = await opened(scene, reader), GAME.title.say((), reader.code)
    assert reader.said("bot-now-join", game=title, host="Anna") in await asked()
    await pressed(scene.cleo, lobby, "join")
    await scene.settle()
    assert reader.said("bot-now-seated", game=title, host="Anna") in await asked()
    await pressed(scene.anna, scene.board(), "start")
    await scene.settle()
    turns = [reader.said("bot-now-waiting", game=title)]
    turns.append(re.sub(r"\(.*\)", "", reader.said("bot-now-your-turn", game=title, where="x")))
    told = await asked()
    assert any(turn in told for turn in turns)
