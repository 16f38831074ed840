"""Which language the bot speaks to whom."""

from __future__ import annotations

import discord
import pytest

from bot.live.studio import Studio
from bot.message.parts import Sheet
from games.core import Seat, View
from local_discord import Person
from tests.e2e.driver import laid, pressed, sets, settings
from tests.e2e.scene import Scene

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


async def me(scene: Scene, person: Person) -> str:
    return (await settings(person, scene.channel)).text


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
    assert "Sprache" in await chooses(scene, scene.bob, "de")  # which goes before
    await scene.restart()
    assert "Sprache" in await me(scene, scene.bob)
    assert "Язык" in await chooses(scene, scene.bob, "auto")


async def test_secret_boards_are_in_the_language_of_whose_they_are(
    scene: Scene, drawn: Drawn
) -> None:
    scene.bob.locale = "ru"
    await laid(scene)
    assert {language for seat, language in drawn if seat == 0} == {"en"}
    assert {language for seat, language in drawn if seat == 1} == {"ru"}
    assert {language for seat, language in drawn if seat is None} == {"en"}
    scene.dora.locale = "de"
    drawn.clear()
    await pressed(scene.dora, scene.board(), "board")
    assert drawn == [(None, "de")]
    dms = [scene.dm(person) for person in (scene.anna, scene.bob)]
    drawn.clear()
    await chooses(scene, scene.anna, "de")
    assert drawn == [(0, "de")]
    drawn.clear()
    await chooses(scene, scene.bob, "de")  # his board rests: it is the other player's turn
    assert drawn == [(1, "de")]
    assert [scene.dm(person) for person in (scene.anna, scene.bob)] == dms
