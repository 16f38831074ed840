"""Makes the fixture: a lobby, a match of each game, finished matches, and all their controls."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random

from games import GAMES
from local_discord import Channel, Message, Person, Reply
from tests.databases import file_of, migrated
from tests.e2e.before import dump_database, dump_world
from tests.e2e.driver import people, press_something, resigned, seated
from tests.e2e.scene import Scene, playing

MOVES = {"graverobber": 6, "bushwhacked": 9, "cop_and_rob": 9, "pointsweeper": 13}


async def main() -> None:
    """Play, look at everything, write it down."""
    with tempfile.TemporaryDirectory() as folder:
        database = await migrated(Path(folder))
        async with playing(database) as scene:
            private = await _a_server(scene)
            await scene.settle()
            dump_world(scene.world, scene.guild, scene.application, private)
        dump_database(file_of(database))


async def _a_server(scene: Scene) -> list[Message]:
    """Everything that somebody may have in front of them; returns what only one person sees."""
    private = list[Message]()
    for game in GAMES.values():
        where = scene.guild.channel(game.id.replace("_", "-"))
        await _match(scene, where, game.id)
        private += await _looks(scene, where)
    await seated(scene, "graverobber", [scene.anna, scene.bob], scene.guild.channel("laying-out"))
    await _lobby(scene, private)
    await _finished(scene, private)
    for command, where in (("settings", scene.channel), ("me", scene.channel)):
        private += _seen(await scene.anna.command(command, where))
    for command in ("mygames", "mydata", "leaderboard", "history"):
        private += _seen(await scene.anna.command(command, scene.channel))
    private += _seen(await scene.anna.command("rules", scene.channel, game="bushwhacked"))
    return private


async def _match(scene: Scene, where: Channel, game: str) -> None:
    """A match that has gone on for a while; in the open games somebody has offered a draw."""
    random = Random(game)
    await seated(scene, game, [scene.anna, scene.bob], where)
    for person in (scene.anna, scene.bob):
        await _lay_out(scene, person)
    for _ in range(MOVES.get(game, 8)):
        person, message = await _to_move(scene, where)
        await press_something(person, message, random)
        await scene.settle()
    if game == "cop_and_rob":
        more = (await scene.anna.press(scene.board(channel=where), "⋯")).message
        assert more
        await scene.anna.press(more, "Offer a draw")
        await scene.settle()


async def _lay_out(scene: Scene, person: Person) -> None:
    """Lay out the boards where the game begins with a secret layout."""
    if person.dm and "Random layout" in [b.label for b in scene.dm(person).buttons]:
        await person.press(scene.dm(person), "Random layout")
        await scene.settle()
        await person.press(scene.dm(person), "Ready")
        await scene.settle()


async def _to_move(scene: Scene, where: Channel) -> tuple[Person, Message]:
    table = await scene.table(where)
    seat = table.playing.state.acting[0]
    person = next(p for p in (scene.anna, scene.bob) if p.id == table.players[seat].id)
    return person, scene.dm(person) if table.game.rules.private else scene.board(person, where)


async def _looks(scene: Scene, where: Channel) -> list[Message]:
    """What both players ask to see for themselves below a running match."""
    found = list[Message]()
    for person in (scene.anna, scene.bob):
        labels = [b.label for b in scene.board(person, where).buttons]
        for label in ("My board", "Board", "⋯"):
            if label in labels:
                found += _seen(await person.press(scene.board(person, where), label))
        if "Resign" in [b.label for b in found[-1].buttons]:
            found += _seen(await person.press(found[-1], "Resign"))
    return found


async def _lobby(scene: Scene, private: list[Message]) -> None:
    """A lobby with a guest who has not answered and an option that was changed."""
    where = scene.guild.channel("lobby")
    await scene.anna.command("newgame", where, game="graverobber", opponent=scene.cleo)
    await scene.settle()
    private.append(await people(scene, scene.anna, where))
    private += _seen(await scene.bob.command("newgame", where, game="bushwhacked"))


async def _finished(scene: Scene, private: list[Message]) -> None:
    """One match that was resigned, with its replay, and one that a moderator ended."""
    where = scene.guild.channel("finished")
    await _match(scene, where, "graveyard_shift")
    await resigned(scene, scene.bob, where)
    private += _seen(await scene.anna.press(scene.board(channel=where), "Replay"))
    ended = scene.guild.channel("ended")
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], ended)
    scene.guild.owner = scene.anna
    reply = await scene.anna.command("endgame", ended)
    assert reply.message
    await scene.anna.press(reply.message, "Yes, close it")
    await scene.settle()


def _seen(reply: Reply) -> list[Message]:
    return [m for m in (reply.message, *reply.followups) if m and m.ephemeral]


asyncio.run(main())
