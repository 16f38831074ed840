"""Which language the bot speaks to whom."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.live.studio import Studio
from bot.message.parts import Sheet
from bot.table.table import Table
from games.core import Seat, View
from local_discord import Message, Permission, Person
from tests.e2e.driver import laid, people, pressed, resigned, seated, sets, settings, whisper
from tests.e2e.scene import Scene
from tests.own_data import everything

Drawn = list[tuple[Seat | None, str]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """For whom a board was drawn, and in which language."""
    found, files = Drawn(), Studio.files

    async def drawing(self: Studio, sheet: Sheet) -> list[discord.File]:
        if isinstance(sheet.draw, View):
            found.append((sheet.draw.seat, sheet.draw.language))
        return await files(self, sheet)

    monkeypatch.setattr(Studio, "files", drawing)
    return found


async def table(scene: Scene) -> Table:
    found = await scene.bot.tables.table_in(scene.channel.id)
    assert found
    return found


async def me(scene: Scene, person: Person) -> str:
    return (await settings(person, scene.channel)).text


def language_menu(message: Message) -> str:
    return next(s.custom_id for s in message.selects if "language" in s.custom_id)


async def chooses(scene: Scene, person: Person, code: str) -> str:
    return (await sets(scene, person, "names", language=code)).text


async def test_everybody_is_told_in_the_language_of_their_discord(scene: Scene) -> None:
    scene.bob.locale, scene.cleo.locale, scene.dora.locale = "ru", "de", "fr"
    for person, word in (
        (scene.anna, "Language"),
        (scene.bob, "Язык"),
        (scene.cleo, "Sprache"),
        (scene.dora, "Language"),
    ):
        assert word in await me(scene, person)


async def test_what_somebody_chooses_goes_before_what_discord_says(scene: Scene) -> None:
    scene.bob.locale = "ru"
    assert "Sprache" in await chooses(scene, scene.bob, "de")
    assert "Sprache" in await me(scene, scene.bob)
    await scene.restart()
    assert "Sprache" in await me(scene, scene.bob)
    assert "Язык" in await chooses(scene, scene.bob, "auto")


async def test_a_refusal_is_in_the_language_of_who_is_refused(scene: Scene) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], Sides="the host is White")
    scene.bob.locale = "ru"
    assert whisper(await scene.bob.command("play", scene.channel, move="; ;")) == "Введи ход."
    assert (await table(scene)).language == "en"


async def test_a_channel_is_told_in_the_language_of_who_opened_the_table(
    scene: Scene, drawn: Drawn
) -> None:
    scene.anna.locale = "ru"
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    assert (await table(scene)).language == "ru"
    assert set(drawn) == {(None, "ru")}
    await resigned(scene, scene.anna)
    await scene.bob.press(scene.board(), "Реванш")
    await scene.settle()
    assert (await table(scene)).language == "ru"
    await scene.restart()
    await pressed(scene.bob, await people(scene, scene.bob), "cancel")
    await scene.settle()
    assert "Стол закрыт. Его закрыл хозяин." in scene.board().text


async def test_a_community_is_told_in_its_own_language(scene: Scene) -> None:
    scene.guild.community, scene.guild.locale, scene.anna.locale = True, "de", "ru"
    await scene.restart()
    await scene.anna.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    assert (await table(scene)).language == "de"


async def test_a_community_of_a_language_we_lack_is_told_in_english(scene: Scene) -> None:
    scene.guild.community, scene.guild.locale, scene.anna.locale = True, "fr", "ru"
    await scene.restart()
    await scene.anna.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    assert (await table(scene)).language == "en"


async def test_who_manages_a_server_chooses_its_language(scene: Scene) -> None:
    role = scene.guild.role("Owners", Permission.MANAGE_GUILD)
    scene.world.servers.set_roles(scene.guild, scene.anna, role)
    scene.guild.community, scene.guild.locale = True, "ru"
    await scene.restart()
    settings = (await scene.anna.command("settings", scene.channel)).message
    assert settings
    await scene.anna.choose(settings, language_menu(settings), "de")
    await scene.anna.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    assert (await table(scene)).language == "de"


async def test_who_watches_sees_the_board_in_their_own_language(scene: Scene, drawn: Drawn) -> None:
    scene.anna.locale, scene.dora.locale = "ru", "de"
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    drawn.clear()
    await scene.dora.press(scene.board(), "Словами")
    assert drawn == [(None, "de")]


async def test_secret_boards_are_in_the_language_of_whose_they_are(
    scene: Scene, drawn: Drawn
) -> None:
    scene.bob.locale = "ru"
    await laid(scene)
    assert {language for seat, language in drawn if seat == 0} == {"en"}
    assert {language for seat, language in drawn if seat == 1} == {"ru"}
    assert {language for seat, language in drawn if seat is None} == {"en"}


async def test_another_language_shows_the_open_boards_anew(scene: Scene, drawn: Drawn) -> None:
    await laid(scene)
    dms = [scene.dm(person) for person in (scene.anna, scene.bob)]
    drawn.clear()
    await chooses(scene, scene.anna, "de")
    assert drawn == [(0, "de")]
    drawn.clear()
    await chooses(scene, scene.bob, "ru")  # his board rests: it is the other player's turn
    assert drawn == [(1, "ru")]
    assert [scene.dm(person) for person in (scene.anna, scene.bob)] == dms


async def test_what_discord_said_last_is_known_after_a_restart(scene: Scene, drawn: Drawn) -> None:
    scene.bob.locale = "ru"
    await laid(scene)
    await scene.restart()
    drawn.clear()
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    assert (1, "ru") in drawn
    stored: Any = await everything(scene.bot.store.engine, scene.bob.id)
    assert stored["person"]["locale"] == "ru"
