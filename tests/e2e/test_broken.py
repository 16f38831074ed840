"""A stored row that can't be read harms only its own table. What a newer version has stored is left
as it is."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from bot.times import GRACE
from local_discord import Channel, Message, Permission, Person, Reply
from tests.e2e.driver import answer, controls, pressed, seated
from tests.e2e.matches import DAY, Time
from tests.e2e.scene import Scene

SECRET = "b7-nobody-may-read-this"
BREAK = f"UPDATE log SET move = '{SECRET}' WHERE table_id = 1"
"""All that makes a table unreadable: `tests/bot/test_fitting.py`."""


async def _changed(scene: Scene, statement: str) -> None:
    """Change the database, then start a bot that reads it."""
    await scene.settle()
    async with scene.bot.store.engine.begin() as connection:
        await connection.execute(sa.text(statement))
    await scene.restart()
    await scene.settle()


async def _stored(scene: Scene) -> tuple[object, ...]:
    query = "SELECT stage, facts, deal, due IS NULL FROM tables WHERE id = 1"
    async with scene.bot.store.engine.reading() as connection:
        return tuple((await connection.execute(sa.text(query))).one())


async def _two_tables(scene: Scene) -> Channel:
    """Anna and Bob sit at two tables, in two channels; there was a move at the first table."""
    other = scene.guild.channel("other")
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob], other)
    board = scene.board()
    await _mover(scene, board).press(board, controls(board)[0][0])
    await scene.settle()
    return other


def _mover(scene: Scene, board: Message) -> Person:
    return next(person for person in (scene.anna, scene.bob) if person in board.mentions)


def _text(reply: Reply) -> str:
    assert reply.failed is None
    assert reply.message
    return reply.message.text


async def test_a_broken_table_harms_no_other_and_can_be_closed(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    other = await _two_tables(scene)
    await _changed(scene, BREAK)
    stored = await _stored(scene)

    board = scene.board(channel=other)
    mover = _mover(scene, board)
    assert (await mover.press(board, controls(board)[0][0])).failed is None
    await scene.settle()
    assert "Your turn" in scene.board(channel=other).text

    anna, here = scene.anna, scene.channel
    for name, options in (("board", {}), ("play", {"move": "pass"}), ("resign", {})):
        assert "I can't read this table" in _text(await anna.command(name, here, **options))
    games = _text(await anna.command("mygames", here))
    assert "Your tables: 1" in games
    assert str(other.id) in games

    time = Time(scene)
    await time.passes(DAY + GRACE + 1)
    assert "ran out of time" in scene.board(channel=other).text
    assert await _stored(scene) == stored

    offered = answer(await scene.cleo.command("newgame", here, game="bushwhacked"))
    assert "I can't read this channel's table" in offered.text
    assert "Only people with the Manage Messages" in _text(
        await scene.cleo.press(offered, "Close it")
    )
    await pressed(scene.bob, await deletes(scene, scene.bob), "mydata")
    await scene.settle()
    stored = await _stored(scene)
    assert str(scene.bob.id) not in str(stored[1])
    assert "Bob" not in [player["name"] for player in json.loads(str(stored[1]))["players"]]

    scene.grant(scene.cleo, Permission.MANAGE_MESSAGES)
    ask = answer(await scene.cleo.command("endgame", here))
    assert [button.label for button in ask.buttons] == ["Close it"]
    offered = answer(await anna.command("newgame", here, game="bushwhacked"))
    await anna.press(offered, "Close it")
    await scene.bot.router.finish()  # a slow machine acknowledges before it stores
    assert (await _stored(scene)) == ("closed", stored[1], stored[2], 1)
    await anna.command("newgame", here, game="bushwhacked")
    await scene.settle()
    assert " joined (for " in scene.board().text
    lines = [line for line in caplog.messages if "table 1 can't be read" in line]
    assert len(lines) == 1
    assert SECRET not in caplog.text


async def deletes(scene: Scene, person: Person) -> Message:
    """Somebody wants their data to be deleted; they are asked whether they are sure."""
    ask = answer(await person.command("mydata", scene.channel))
    return answer(await pressed(person, ask, "mydata"))
