"""Tables in direct messages: no channel, each person's message holds everything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.live import hands
from bot.live.held import Held
from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.table import Table
from local_discord import Message, Person
from local_discord.errors import DMS_TOO_FAST
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
from tests.e2e.matches import dms
from tests.e2e.scene import Scene

OPEN = "cop_and_rob"
"""A game without secret boards."""


@pytest.fixture(autouse=True)
def tried_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses is written to at once, however short a time ago they could not be."""
    monkeypatch.setattr(hands, "GATHERING", 0)


async def posted(scene: Scene, game: str, *people: Person, asked: Sequence[Person] = ()) -> Table:
    """A table in direct messages where these people sit, and those are asked to."""
    players = tuple(Player(person.id, person.name) for person in people)
    invited = tuple(Player(person.id, person.name) for person in asked)
    lobby = Table(
        id=0,
        guild=0,
        channel=0,
        game_id=game,
        host=players[0].id,
        players=players,
        invited=invited,
        wanted=len(players) + len(invited),
        opened=scene.bot.tables.now(),
    )
    return await scene.bot.tables.open_direct(lobby, scene.world.new_id())


async def opened(scene: Scene, game: str, *people: Person) -> int:
    """The same, once everybody has been written to: its id."""
    table = await posted(scene, game, *people)
    await scene.settle()
    return table.id


async def test_too_many_new_direct_messages_at_once_close_nobodys(scene: Scene) -> None:
    scene.bot.hands.retries = (0.01,)
    scene.world.faults.refuse("POST", "/users/@me/channels", DMS_TOO_FAST, times=2)
    id = await opened(scene, OPEN, scene.anna, scene.bob)
    await scene.world.wait(lambda: all(map(dms, (scene.anna, scene.bob))))
    assert all(player.reachable for player in (await scene.bot.tables.look(id)).players)


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


async def does(scene: Scene, person: Person, action: str) -> None:
    await pressed(person, own(person), action)
    await scene.settle()


def own(person: Person) -> Message:
    """The newest direct message that is no answer to a press."""
    return [message for message in person.look(person.dm) if not message.ephemeral][-1]


async def test_whoever_is_not_in_the_lobby_any_more_learns_no_names(scene: Scene) -> None:
    """Only the host reads that somebody declined."""
    table = await posted(scene, "bushwhacked", scene.anna, asked=(scene.bob, scene.cleo))
    await scene.settle()
    await does(scene, scene.cleo, "no")
    assert "Your invitation was declined." in own(scene.anna).text
    assert "declined" not in own(scene.bob).text

    async def joins(held: Held) -> None:
        stranger = Player(scene.dora.id, "Dora")
        await held.save(lobbies.join(held.table, stranger), None)

    await scene.bot.tables.change(table.id, joins)
    await does(scene, scene.bob, "join")
    assert (await the_table(scene, table.id)).stage == "playing"
    assert "The match begins." in own(scene.bob).text
    assert "Everything random is settled" in own(scene.bob).text
    assert "Dora" in own(scene.bob).text
    assert "Dora" not in "".join(m.text for m in scene.cleo.look(scene.cleo.dm))
