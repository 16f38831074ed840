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
from tests.e2e.talk import Talk
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


PRESSES = 15
"""What games say themselves: `tests/games/test_every_game_pseudo.py`."""
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


@pytest.mark.parametrize("game", sample(GAMES))
async def test_a_match_leaves_nothing_in_english(strange: Scene, talk: Talk, game: str) -> None:
    scene, random, seats = strange, Random(game), min(GAMES[game].rules.seats)
    people = [scene.anna, scene.bob, scene.cleo][:seats]

    def check() -> None:
        places = [(person, place) for person in people for place in (person.dm, scene.channel)]
        seen = [message for person, place in places for message in person.look(place)]
        assert left_over(text for message in seen for text in read(message)) == set()

    await seated(scene, game, people)
    for _ in range(PRESSES):
        table = await scene.table()
        mover = random.choice(table.playing.state.acting)
        person = next(p for p in people if p.id == table.players[mover].id)
        where = scene.dm(person) if GAMES[game].rules.private else scene.board(person)
        await scene.after(press_something(person, where, random))
        check()
    for row in ("Bob: #more", "Bob: #resign", "Bob: #resigned"):
        await talk(row)
        check()


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
