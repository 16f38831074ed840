"""Suggestions, for every option that has them, in a crowded world: no two are alike, and each means
what it says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from discord.app_commands import Command, Group

from bot.table import lobby
from bot.table.player import Player
from bot.table.reach import DIRECT
from bot.table.table import Table
from local_discord import Permission, Person
from tests.e2e.driver import answer, whisper
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

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
        new = Table(
            id=0,
            guild=DIRECT,
            channel=10**6 + n,
            reach="direct",
            game_id=game,
            host=person.id,
            players=players,
        )
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
