"""The names of commands in the language of whoever types them; commands in the menus of people and
messages."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord.app_commands import Command, Group

from bot.message.parts import button, rows, sheet
from bot.subjects import COGS
from bot.table import controls, lobby
from bot.table.ids import Control
from bot.table.player import Player
from bot.table.reach import DIRECT
from bot.table.table import Table
from games import GAMES
from games.core import ENGLISH, LANGUAGES, say
from games.core.languages import written
from local_discord import Channel, Permission, Person
from local_discord.page.command_line import usages
from tests.bot.matches import seated as at_table
from tests.e2e.driver import alt, answer, press_something, resigned, seated, shown, whisper
from tests.e2e.matches import playing
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

ROOT = Path(__file__).parents[2]
TRANSLATED = ("de", "ru")
SLASH, SUBCOMMAND = 1, 1
"""Discord's types of commands and of their options."""
NAMED = re.compile(r"`/([^\W\d_][\w-]*)")
"""A command in a text."""


def commands(scene: Scene) -> list[dict[str, Any]]:
    """The slash commands as they are registered."""
    return [c.data for c in scene.application.commands.values() if c.data["type"] == SLASH]


def parts(scene: Scene) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Every command, also in groups, and every option, with the ids of its name and description."""
    for command in commands(scene):
        yield from _parts(command, f"bot-command-{command['name']}")


def _parts(command: dict[str, Any], id: str) -> Iterator[tuple[dict[str, Any], str, str]]:
    yield command, id, f"{id}-about"
    for option in command.get("options") or ():
        if option["type"] == SUBCOMMAND:
            yield from _parts(option, f"{id}-{option['name']}")
        else:
            yield option, f"bot-option-{option['name']}", f"{id}-{option['name']}"


async def test_each_has_a_name_of_its_own_in_every_language(scene: Scene) -> None:
    for part, name, about in parts(scene):
        said = say(name).say(()), say(about).say(())
        assert (part["name"], part["description"]) == said
        assert part["name_localizations"] == {c: say(name).in_(c) for c in TRANSLATED}
        assert part["description_localizations"] == {c: say(about).in_(c) for c in TRANSLATED}
        assert part["description"] not in part["description_localizations"].values()
        for choice in part.get("choices") or ():
            assert choice["name_localizations"].keys() == set(TRANSLATED)
    for language in TRANSLATED:
        called = [command["name_localizations"][language] for command in commands(scene)]
        assert len(set(called)) == len(called)
        assert not set(called) & {command["name"] for command in commands(scene)}
    menus = [c.data for c in scene.application.commands.values() if c.data["type"] != SLASH]
    declared = [menu.name for cog in COGS for menu in cog.menus]
    named = {name.say(()): {code: name.in_(code) for code in TRANSLATED} for name in declared}
    assert {menu["name"]: menu["name_localizations"] for menu in menus} == named
    told = [menu["name_localizations"] | {"en": menu["name"]} for menu in menus]
    for language in ("en", *TRANSLATED):
        assert len({names[language] for names in told}) == len(told)
    scene.anna.locale = "ru"
    shown = {usage.shown: usage.description for usage in usages(scene.anna, scene.channel)}
    assert shown["лидеры"] == "Посмотреть, кто впереди и на каком месте я"
    assert "leaderboard" not in shown
    assert {"турнир новый", "турнир показать"} <= shown.keys()
    message = answer(await scene.anna.command("правила", scene.channel, игра="cop_and_rob"))
    assert GAMES["cop_and_rob"].title.in_("ru") in message.text


async def test_commands_are_registered_anew_when_a_sentence_has_changed_and_keep_the_entry_point(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = {c.version for c in scene.application.commands.values()}
    put = scene.world.requests.count(method="PUT")
    await scene.restart()
    assert scene.world.requests.count(method="PUT") == put
    monkeypatch.setattr("bot.press.commands.imprint", lambda: "another")
    await scene.restart()
    assert scene.world.requests.count(method="PUT") == put + 1
    assert {c.version for c in scene.application.commands.values()} == versions
    scene.world.activities(scene.application)
    [entry] = [c for c in scene.application.commands.values() if c.data.get("type") == 4]
    entry.data |= {"handler": 1, "name_localizations": {"de": "Los geht's"}}
    kept, number = dict(entry.data), entry.id
    monkeypatch.setattr("bot.press.commands.imprint", lambda: "a third one")
    for command in [c for c in scene.application.commands.values() if c.name == "play"]:
        del scene.application.commands[command.id]
    await scene.restart()
    assert "play" in {command.name for command in scene.application.commands.values()}
    now = scene.application.commands[number].data
    assert now.items() >= {**kept, "description": ""}.items()
    await scene.after(scene.anna.command("newgame", scene.channel, game="bushwhacked"))
    for where in (scene.channel, scene.anna.open_dm(scene.application)):
        opened = answer(await scene.anna.launch(scene.application, where))
        assert opened.text == answer(await scene.anna.command("mygames", where)).text
        assert "Bushwhacked" in opened.text


@pytest.mark.parametrize("name", ["rules", "newgame"])
async def test_whoever_still_has_a_command_as_it_was_is_told_so(
    scene: Scene, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """Clients go on with the commands that they know: one that is gone, one with other options."""
    if name == "rules":
        scene.bot.tree.remove_command("rules")
        said = await scene.anna.command("rules", scene.channel)
    else:
        [old] = [c for c in scene.application.commands.values() if c.name == "newgame"]
        old.options[0]["name"] = "which"
        said = await scene.anna.command("newgame", scene.channel, which="bushwhacked")
    assert "that command as it used to be" in whisper(said)
    assert not [r for r in caplog.records if r.levelno >= logging.WARNING]


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_texts_name_commands_as_their_readers_see_them(language: str) -> None:
    code = ENGLISH if language == "qps" else language
    called = {id: say(id).in_(code) for id in _ids()}
    for path in (
        *ROOT.glob(f"bot/**/locale/{code}.ftl"),
        *ROOT.glob(f"games/**/locale/{code}.ftl"),
        *ROOT.glob(f"games/*/teaching/rulebook/{code}.md"),
    ):
        named = set(NAMED.findall(path.read_text("utf-8")))
        assert named <= set(called.values()), path


def _ids() -> set[str]:
    return set(re.findall(r"^(bot-command-\w+) =", written("bot", ENGLISH), re.MULTILINE))


AGAIN, REPLAY = "Board again", "Replay"


async def posted(scene: Scene, channel: Channel, *of: Control) -> None:
    """The bot writes a message with these buttons."""
    there = scene.bot.get_partial_messageable(channel.id)
    await there.send(view=sheet(None, "hello", rows([button(one, "x") for one in of])).view)
    await scene.world.settled()


async def test_a_message_without_controls_still_knows_its_table(scene: Scene) -> None:
    """Who has a Russian Discord uses its Russian name."""
    first, _ = await playing(scene, "bushwhacked")
    old = scene.board()
    await scene.after(press_something(first, old, Random(1)))
    assert scene.board() != old
    assert not old.buttons + old.selects
    await scene.restart()
    assert alt(shown(await scene.cleo.message_command(AGAIN, old))) == alt(scene.board())
    scene.cleo.locale = "ru"
    known = {command.name for command in scene.cleo.menu(old, scene.channel)}
    assert known == {AGAIN, REPLAY}
    told = shown(await scene.cleo.message_command("Показать доску", old))
    assert "Ход:" in told.text
    await resigned(scene, scene.anna)
    over = scene.board()
    await seated(scene, "graverobber", [scene.cleo, scene.dora])
    for message in (old, over):
        replayed = shown(await scene.dora.message_command(REPLAY, message))
        pressed = shown(await scene.dora.press(over, "Replay"))
        assert (replayed.text, alt(replayed)) == (pressed.text, alt(pressed))
        assert "Bushwhacked is over" in shown(await scene.dora.message_command(AGAIN, message)).text


async def test_messages_about_no_table_and_about_one_out_of_sight(scene: Scene) -> None:
    hidden = scene.guild.channel("hidden")
    hidden.deny(scene.cleo, Permission.VIEW_CHANNEL)
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], hidden)
    mine = scene.bob.say(scene.channel, "t:1:mine")
    await posted(scene, scene.channel, controls.Learn("graverobber"))
    about = scene.board()
    await posted(scene, scene.channel, controls.InWords(1), controls.OwnBoard(2))
    for person, command, message, told in (
        (scene.anna, AGAIN, mine, "bot-context-foreign"),
        (scene.anna, REPLAY, mine, "bot-context-foreign"),
        (scene.anna, AGAIN, about, "bot-context-nothing"),
        (scene.anna, REPLAY, about, "bot-context-nothing"),
        (scene.cleo, AGAIN, scene.board(), "bot-table-gone"),
        (scene.cleo, REPLAY, scene.board(), "bot-record-no-match"),
        (scene.bob, REPLAY, scene.board(), "bot-record-running"),
    ):
        assert shown(await person.message_command(command, message)).text == say(told).say(())


# --- what is suggested ----------------------------------------------------------------------------


async def test_what_the_gateway_delivers_twice_is_answered_once(scene: Scene) -> None:
    scene.world.faults.duplicate_next_interaction()
    await scene.anna.suggest("board", scene.channel, "table")
    scene.world.faults.duplicate_next_interaction()
    await scene.anna.command("help", scene.channel)
    await scene.world.settled()
    scene.world.check()


OPTIONS = {
    *[(command, "table") for command in ("play", "board", "mark", "hint", "resign")],
    *[(command, "move") for command in ("play", "learn", "daily")],
    ("mark", "mark"),
    ("daily", "date"),
    ("me", "timezone"),
    ("dailypost", "timezone"),
    ("tournament new", "clock"),
    ("tournament new", "length"),
}
NEEDED = {
    "play": {"move": "place A1"},
    "mark": {"square": "A1"},
    "tournament new": {"game": "bushwhacked"},
}
"""What else has to be filled in."""


async def crowd(scene: Scene, person: Person, game: str, which: range) -> list[Table]:
    """Many matches of one game against the same computer, none in a channel that has a name."""
    made = list[Table]()
    for n in which:
        players = Player(person.id, "Anna"), Player(-1, "Computer 1 (easy)", "easy")
        new = at_table(game, *players, guild=DIRECT, channel=10**6 + n, reach="direct")
        begun = lobby.start(new, person.id, Random(n), scene.bot.tables.now())
        made.append(await scene.bot.tables.create(begun, 10**7 + n))
    return made


def options(scene: Scene) -> Iterator[tuple[str, str]]:
    """The options of commands that have suggestions."""
    for command in scene.bot.tree.walk_commands():
        if isinstance(command, Command) and not isinstance(command, Group):
            for option in command.parameters:
                if option.autocomplete:
                    yield command.qualified_name, option.name


@pytest.mark.long
async def test_no_two_suggestions_are_alike_and_each_can_be_chosen(scene: Scene) -> None:
    assert set(options(scene)) == OPTIONS
    made = await crowd(scene, scene.anna, "bushwhacked", range(27))
    await crowd(scene, scene.bob, "graverobber", range(50, 53))
    await scene.anna.command("learn", scene.channel, game="bushwhacked")
    for person in (scene.anna, scene.bob):
        scene.guild.join(person, roles=(scene.guild.role("Owners", Permission.MANAGE_GUILD),))
    for command, option in sorted(OPTIONS):
        given = {**NEEDED.get(command, {}), option: ""}
        person = scene.bob if command == "mark" else scene.anna
        found = await person.suggest(command, scene.channel, option, **given)
        names, values = {name for name, _ in found}, {value for _, value in found}
        assert len(names) == len(values) == len(found) <= 25, (command, option)
        assert found or (command, option) in {("play", "move"), ("mark", "mark")}  # which table?
    found = await scene.anna.suggest("resign", scene.channel, "table")
    ids = {table.id for table in made}
    for name, value in found[:3]:
        asked = answer(await scene.anna.command("resign", scene.channel, table=value))
        assert [button.custom_id for button in asked.buttons] == [f"t:{value}:resigned"]
        assert int(str(value)) in ids
        assert name.endswith(")")
        assert "With Computer (easy), in our direct messages; turn " in asked.text
    again = await scene.anna.suggest("resign", scene.channel, "table", table="(7)")
    assert again == [pair for pair in found if "(7)" in pair[0]]


@pytest.mark.long
async def test_threads_of_the_same_people_have_a_number(scene: Scene, talk: Talk) -> None:
    await talk("""
        Bob: /newgame game=bushwhacked
        Anna: /newgame game=bushwhacked
        Anna: Open a thread
        Anna: /newgame game=bushwhacked
        Anna: Open a thread
    """)
    one, other = [thread.name for thread in scene.guild.threads]
    assert one != other


TYPED = [
    ("en-US", "1 day", "14 days", "1d"),
    ("en-US", "No clock", "30 minutes", "none"),
    ("de", "1 Tag", "14 Tage", "1d"),
    ("de", "Ohne Uhr", "30 Minuten", "none"),
    ("ru", "1 день", "14 дней", "1d"),
    ("ru", "Без часов", "30 минут", "none"),
]
"""A language, a clock and a length as people write them there, and what that clock is."""


async def test_what_is_typed_as_people_write_is_suggested_and_taken(scene: Scene) -> None:
    async def suggested(option: str, **given: object) -> list[tuple[str, object]]:
        given["game"] = "bushwhacked"
        return await scene.anna.suggest("tournament new", scene.channel, option, **given)

    for language, clock, length, stored in TYPED:
        scene.anna.locale = language
        assert (await suggested("clock", clock=clock))[0][1] == stored
        assert (await suggested("length", clock=clock, length=length))[0][0] == length
        given = {"game": "bushwhacked", "clock": clock, "length": length}
        reply = await scene.anna.command("tournament new", scene.channel, **given)
        assert "⋯" in whisper(reply) or reply.message or reply.followups
    assert await suggested("clock", clock="5 parsecs") == []
    assert await suggested("length", length="soon") == []
    assert {at for _, at in await suggested("length", clock="1d", length="")} == {"3d", "7d", "14d"}
