"""Matches on the wire in the pseudo-language: text that still reads as English was never
translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
import pytest_asyncio

from bot.data.preferences import PersonSettings, ServerSettings
from games import GAMES
from games.core.languages import LANGUAGES, PSEUDO, Language
from local_discord import Message
from tests.e2e.driver import press_something
from tests.e2e.scene import Scene
from tests.e2e.speaking import asked, begun, shown
from tests.sample import sample

LONGER = [game.id for game in GAMES.values() if not game.rules.set_up]
PRESSES = [(game, 25) for game in GAMES] + [(game, 160) for game in LONGER]
"""How many presses each game gets. If the match is not over by then, it is resigned. (Somebody who
presses buttons at random while boards are set up starts over more often than a person may.)"""
KEPT = re.compile(r"`[^`]*`|```.*?```|https?://\S+|<[^>]*>|\b(Anna|Bob|Cleo|Skulduggery)\b", re.S)
"""Moves to type, addresses, mentions and names stay as they are."""
ENGLISH = re.compile(r"(?<![^\W\d_])(?![NESW]{3,4}(?![^\W\d_]))[A-Za-z]{3,}(?![^\W\d_])")


@pytest_asyncio.fixture
async def strange(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """A server and people who read it."""
    monkeypatch.setitem(LANGUAGES, PSEUDO, Language(PSEUDO, "Pseudo", ()))
    for person in (scene.anna, scene.bob, scene.cleo):
        settings = PersonSettings(language=PSEUDO)
        await scene.bot.people.set_person(person.id, person.name, settings)
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(language=PSEUDO))
    return scene


def left_over(texts: Iterator[str]) -> set[str]:
    """The English words in a text."""
    return {word for text in texts for word in ENGLISH.findall(KEPT.sub("", text))}


async def resigned(scene: Scene) -> list[Message]:
    """Bob gives up: what he read on the way."""
    more = await asked(scene.bob, scene.board(), "more")
    sure = await asked(scene.bob, more, "resign")
    await asked(scene.bob, sure, "resigned")
    await scene.settle()
    return [more, sure]


@pytest.mark.parametrize(("game", "presses"), sample(PRESSES))
async def test_a_match_leaves_nothing_in_english(strange: Scene, game: str, presses: int) -> None:
    scene, random = strange, Random(game)
    people, seen = await begun(scene, game, PSEUDO), list[Message]()
    for press in range(presses + 1):
        table = await scene.bot.tables.table_in(scene.channel.id)
        if table is None or table.stage != "playing":
            break
        if press == presses:
            seen += await resigned(scene)
            break
        mover = random.choice(table.playing.state.acting)
        person = next(p for p in people if p.id == table.players[mover].id)
        where = scene.dm(person) if GAMES[game].rules.private else scene.board(person)
        assert left_over(iter([*shown(where), *shown(scene.board())])) == set()
        await press_something(person, where, random)
        await scene.settle()
    seen += scene.bob.look(scene.channel)
    seen += [dm for person in people for dm in person.look(person.dm)]
    assert left_over(text for message in seen for text in shown(message)) == set()
