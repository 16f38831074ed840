"""Tables in direct messages: no channel, each person's message holds everything."""

from __future__ import annotations

from random import Random

import pytest

from bot.live import hands
from bot.table.player import Player
from bot.table.table import Table
from local_discord import Person
from tests.e2e.driver import (
    alt,
    answer,
    labels,
    named,
    press_something,
    pressed,
    resigned,
    shown,
    whisper,
)
from tests.e2e.scene import Scene

OPEN = "cop_and_rob"
"""A game without secret boards."""


@pytest.fixture(autouse=True)
def tried_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses is written to at once, however short a time ago they could not be."""
    monkeypatch.setattr(hands, "GATHERING", 0)


async def opened(scene: Scene, game: str, *people: Person) -> int:
    """A table in direct messages where these people sit, who have been written to: its id."""
    players = tuple(Player(person.id, person.name) for person in people)
    lobby = Table(
        id=0,
        guild=0,
        channel=0,
        game_id=game,
        host=players[0].id,
        players=players,
        wanted=len(players),
        opened=scene.bot.tables.now(),
    )
    table = await scene.bot.tables.open_direct(lobby, scene.world.new_id())
    await scene.settle()
    return table.id


async def the_table(scene: Scene, id: int) -> Table:
    return await scene.bot.tables.look(id)


def at(scene: Scene, table: Table, seat: int) -> Person:
    everybody = (scene.anna, scene.bob, scene.cleo, scene.dora)
    return next(p for p in everybody if p.id == table.players[seat].id)


async def turn(scene: Scene, id: int, random: Random) -> None:
    """Somebody whose turn it is presses until a move is played."""
    table = await the_table(scene, id)
    person = at(scene, table, random.choice(table.playing.state.acting))
    await press_something(person, scene.dm(person), random)
    await scene.settle()


async def test_a_match_from_the_first_message_to_the_rematch(scene: Scene) -> None:
    """Nobody else has anything to do with it."""
    random, people = Random(1), [scene.anna, scene.bob]
    id = await opened(scene, OPEN, *people)
    scene.bot.router.on_message = lambda _: True
    mine = answer(await scene.cleo.command("help", scene.channel))
    for action in ("more", "board"):
        reply = await scene.cleo.forge(mine, named(scene.dm(scene.anna), action))
        assert "That table is gone." in whisper(reply)
    for ply in range(6):
        if ply == 3:
            await scene.restart()
            await scene.settle()
        await turn(scene, id, random)
    assert all(scene.dm(person).attachments for person in people)
    assert scene.anna.look(scene.channel) == []
    first = scene.bob.look(scene.bob.dm)[0]
    again = shown(await scene.bob.message_command("Board again", first))
    assert alt(again) == alt(shown(await scene.bob.command("board", first.channel)))
    await resigned(scene, scene.bob, scene.bob.dm)
    table = await the_table(scene, id)
    assert (table.stage, table.reach) == ("over", "direct")
    for person in people:
        assert "Anna** wins" in scene.dm(person).text
        assert {"Rematch", "Replay"} <= set(labels(scene.dm(person)))
    ends = [scene.dm(person) for person in people]
    await pressed(scene.anna, ends[0], "rematch")
    await scene.settle()
    assert "would like to play with you" in scene.dm(scene.bob).text
    await pressed(scene.bob, ends[1], "rematch")
    await scene.settle()
    [again_] = await scene.bot.tables.tables_of(scene.anna.id)
    assert (again_.stage, again_.reach, again_.id > id) == ("playing", "direct", True)
