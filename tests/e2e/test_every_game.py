"""Every game on the local Discord: pressed through its menus, restarted in the middle."""

from __future__ import annotations

from random import Random

import pytest

from bot.table.table import Table
from games import GAMES
from local_discord import Person
from tests.e2e.driver import press_something, seated
from tests.e2e.scene import Scene

TABLES = [(game.id, seats) for game in GAMES.values() for seats in game.rules.seats]


async def the_table(scene: Scene) -> Table:
    """The newest table of the channel, as it is stored."""
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    return table


def made(table: Table) -> int:
    """How many moves have been made, with those that were thrown away with a layout."""
    return len(table.match.log if table.match else ()) + sum(table.thrown.values())


async def turn(scene: Scene, table: Table, random: Random) -> None:
    """Somebody whose turn it is presses until a move is played."""
    seat = random.choice(table.playing.state.acting)
    person = next(p for p in people(scene) if p.id == table.players[seat].id)
    places = person.dm if table.game.rules.private else scene.channel
    message = [m for m in person.look(places) if not m.ephemeral][-1]
    await press_something(person, message, random)
    await scene.settle()
    assert made(await the_table(scene)) > made(table)


def people(scene: Scene) -> list[Person]:
    return [scene.anna, scene.bob, scene.cleo, scene.dora]


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_playing_by_pressing_and_going_on_after_a_restart(
    scene: Scene, game: str, seats: int
) -> None:
    random = Random(f"{game} {seats}")
    await seated(scene, game, people(scene)[:seats])
    for ply in range(24):
        table = await the_table(scene)
        if table.stage != "playing":
            break
        if ply == 12:
            before = scene.board().text
            await scene.restart()
            await scene.settle()
            assert scene.board().text == before
        await turn(scene, table, random)
    table = await the_table(scene)
    assert table.match
    assert [m for _, m in table.match.log]
    assert (
        table.stage == "over" or not table.game.rules.private or "My secret board" in labels(scene)
    )


def labels(scene: Scene) -> list[str]:
    return [b.label for b in scene.board().buttons]
