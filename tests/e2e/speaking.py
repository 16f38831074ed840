"""Matches in other languages, and all that people read of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.data.preferences import ServerSettings
from games import GAMES
from local_discord import Message, Person
from tests.e2e.driver import named
from tests.e2e.scene import Scene

Reader = Callable[[Message], Iterator[str]]


def shown(message: Message) -> Iterator[str]:
    """Everything that people read on a message."""
    yield from (*message.texts, *message.alt_texts, *(b.label for b in message.buttons))
    for select in message.selects:
        yield select.placeholder or ""
        for option in select.options:
            yield from (option.label, option.description or "")


async def begun(scene: Scene, game: str, language: str) -> list[Person]:
    """Anna and Bob, and others if the game needs more, begin a match at a table in this
    language."""
    settings = ServerSettings.model_validate({"language": language})
    await scene.bot.people.set_server(scene.guild.id, settings)
    people = [scene.anna, scene.bob, scene.cleo][: min(GAMES[game].rules.seats)]
    await scene.anna.command("newgame", scene.channel, game=game)
    await scene.settle()
    for person in people[1:]:
        await person.press(scene.board(), named(scene.board(), "join"))
        await scene.settle()
    await scene.anna.press(scene.board(), named(scene.board(), "start"))
    await scene.settle()
    return people


async def asked(person: Person, message: Message, action: str) -> Message:
    reply = await person.press(message, named(message, action))
    assert reply.failed is None
    return reply.message or message  # the answer may have replaced the pressed message
