"""Which language the bot speaks to whom; and the pseudo-language, in which whatever still reads as
English was never translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import discord
import pytest
import pytest_asyncio

from bot.cogs.help.sheets import TOPICS
from bot.data.preferences import PersonSettings, ServerSettings
from bot.live.studio import Studio
from bot.message.parts import Sheet
from games import GAMES
from games.core import Seat, View
from games.core.languages import LANGUAGES, PSEUDO, Language
from local_discord import Message, Permission, Person
from tests.e2e.driver import answer, laid, press_something, pressed, seated, sets
from tests.e2e.scene import Scene
from tests.sample import sample

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


async def chooses(scene: Scene, person: Person, code: str) -> str:
    return (await sets(scene, person, "names", language=code)).text


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


LONGER = [game.id for game in GAMES.values() if not game.rules.set_up]
PRESSES = [(game, 15) for game in GAMES] + [(game, 160) for game in LONGER]
"""How many presses each game gets. If the match is not over by then, it is resigned. (Somebody who
presses buttons at random while boards are set up starts over more often than a person may.)"""
NAMES = "Anna|Bob|Cleo|Skulduggery|Pseudo|Deutsch|English|UTC"
KEPT = re.compile(rf"`[^`]*`|```.*?```|https?://\S+|<[^>]*>|\b({NAMES})\b", re.S)
"""Moves to type, addresses, mentions, names and those of languages stay as they are."""
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


def read(message: Message) -> Iterator[str]:
    """Everything that people read on a message."""
    yield from (*message.texts, *message.alt_texts, *(b.label for b in message.buttons))
    for select in message.selects:
        yield select.placeholder or ""
        for option in select.options:
            yield from (option.label, option.description or "")


async def asked(person: Person, message: Message, action: str) -> Message:
    reply = await pressed(person, message, action)
    assert reply.failed is None
    return reply.message or message  # the answer may have replaced the pressed message


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
    people, seen = (
        [scene.anna, scene.bob, scene.cleo][: min(GAMES[game].rules.seats)],
        list[Message](),
    )
    await seated(scene, game, people)
    for press in range(presses + 1):
        table = await scene.table()
        if table.stage != "playing":
            break
        if press == presses:
            seen += await resigned(scene)
            break
        mover = random.choice(table.playing.state.acting)
        person = next(p for p in people if p.id == table.players[mover].id)
        where = scene.dm(person) if GAMES[game].rules.private else scene.board(person)
        assert left_over(iter([*read(where), *read(scene.board())])) == set()
        await press_something(person, where, random)
        await scene.settle()
    seen += scene.bob.look(scene.channel)
    seen += [dm for person in people for dm in person.look(person.dm)]
    assert left_over(text for message in seen for text in read(message)) == set()


COMMANDS = (
    "me",
    "mydata",
    "mygames",
    "rules",
    "learn",
    "history",
    "find",
    "leaderboard",
    "settings",
)


async def test_what_people_ask_for_leaves_nothing_in_english(strange: Scene) -> None:
    scene, role = strange, strange.guild.role("Owners", Permission.MANAGE_GUILD)
    scene.world.servers.set_roles(scene.guild, scene.anna, role)
    await scene.anna.command("newgame", scene.channel, game="graverobber", opponent=scene.bob)
    await scene.settle()
    seen = [scene.board(), await asked(scene.anna, scene.board(), "host")]
    seen += [answer(await scene.anna.command(name, scene.channel)) for name in COMMANDS]
    assert left_over(text for message in seen for text in read(message)) == set()
    page = answer(await scene.anna.command("help", scene.channel))
    for topic in reversed(list(TOPICS.values())):  # it begins with the first
        assert left_over(read(page)) == set()
        await scene.anna.press(page, topic.say((), PSEUDO))
