"""Matches on the wire in Russian and German: nothing is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random

import pytest

from games import GAMES
from games.core.languages import rooms
from games.core.languages import written as source
from local_discord import Message
from tests.e2e.driver import press_something
from tests.e2e.scene import Scene
from tests.e2e.speaking import Reader, asked, begun, shown
from tests.sample import sample

CONVERTED = [id for id in GAMES if (files("games") / id / "locale").is_dir()]
"""Games whose own words are translated; in the others only the bot's words are tested."""
MOVES = 8
_IDS = re.compile(r"(?m)^#.*$|^-?[a-z][\w-]* =|\*?\[\w+\]|\$\w+|-?[a-z]\w*(-\w+)+|NUMBER|<[^>]*>")
_WORD = re.compile(r"[^\W\d_]{2,}")


def words(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(text)}


@cache
def written(room: str, language: str) -> set[str]:
    """The words in the sentences of one room."""
    return words(_IDS.sub(" ", source(room, language)))


def english(language: str, *spoken: str) -> set[str]:
    """Words that these rooms use in English and that no room uses in the other language."""
    said = set[str]().union(*(written(room, "en") for room in spoken))
    return said - set[str]().union(*(written(room, language) for room in rooms()))


def said_by_the_bot(message: Message) -> Iterator[str]:
    """The labels of the buttons that have nothing to do with the game."""
    yield from (b.label for b in message.buttons if not (b.custom_id or "").startswith("g:"))


async def match(scene: Scene, game: str, language: str, read: Reader) -> list[str]:
    """A short match with its menus and questions; returns what people read on the messages."""
    random, seen = Random(game), list[str]()
    scene.bot.tables.random = Random(game)  # a deal whose match lasts long enough
    people = await begun(scene, game, language)
    first = scene.board().id
    for _ in range(MOVES):
        table = await scene.bot.tables.table_in(scene.channel.id)
        assert table
        if table.stage != "playing":
            break
        mover = random.choice(table.playing.state.acting)
        person = next(p for p in people if p.id == table.players[mover].id)
        where = scene.dm(person) if GAMES[game].rules.private else scene.board(person)
        seen += [*read(where), *read(scene.board())]
        await press_something(person, where, random)
        await scene.settle()
    seen += read(await asked(scene.bob, scene.board(), "board"))
    more = await asked(scene.bob, scene.board(), "more")
    seen += read(more)
    sure = await asked(scene.bob, more, "resign")
    seen += read(sure)
    seen += read(await asked(scene.bob, sure, "resigned"))
    await scene.settle()
    in_channel = [m for m in scene.anna.look(scene.channel) if m.id >= first]
    dms = [m for person in people for m in person.look(person.dm)]
    return [*seen, *(text for message in (*in_channel, *dms) for text in read(message))]


PAIRS = [
    (game, ("ru", "de")[(place + other) % 2])
    for other in (0, 1)
    for place, game in enumerate(GAMES)
]
"""Each game in one of the languages, then in the other."""


@pytest.mark.parametrize(("game", "language"), sample(PAIRS))
async def test_nothing_is_left_in_english(scene: Scene, game: str, language: str) -> None:
    for person in (scene.anna, scene.bob, scene.cleo):
        person.locale = language
    whole = game in CONVERTED
    seen = await match(scene, game, language, shown if whole else said_by_the_bot)
    spoken = ("bot", "core", game.replace("_", "-")) if whole else ("bot", "core")
    wrong = english(language, *spoken)
    for text in seen:
        assert not words(text) & wrong, text
