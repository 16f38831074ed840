"""A stored row that can't be read harms only its own table. What a newer version has stored is left
as it is."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from bot.times import GRACE
from local_discord import Channel, Message, Permission, Person
from tests.databases import write
from tests.e2e.driver import controls, seated
from tests.e2e.matches import DAY, Time
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

SECRET = "b7-nobody-may-read-this"
BREAK = f"UPDATE log SET move = '{SECRET}' WHERE table_id = 1"
"""All that makes a table unreadable: `tests/bot/test_fitting.py`."""


async def _changed(scene: Scene, statement: str) -> None:
    """Change the database, then start a bot that reads it."""
    await scene.settle()
    await write(scene.bot.store.engine, sa.text(statement))
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
    await scene.after(_mover(scene, board).press(board, controls(board)[0][0]))
    return other


def _mover(scene: Scene, board: Message) -> Person:
    return next(person for person in (scene.anna, scene.bob) if person in board.mentions)


async def test_a_broken_table_harms_no_other_and_can_be_closed(
    scene: Scene, talk: Talk, caplog: pytest.LogCaptureFixture
) -> None:
    other = await _two_tables(scene)
    await _changed(scene, BREAK)
    stored = await _stored(scene)

    board = scene.board(channel=other)
    mover = _mover(scene, board)
    assert (await scene.after(mover.press(board, controls(board)[0][0]))).failed is None
    assert "Your turn" in scene.board(channel=other).text

    cant = "I can't read this table"
    await talk(f"""
        Anna: /board → {cant}
        Anna: /play move=pass → {cant}
        Anna: /resign → {cant}
        Anna: /mygames → Your tables: 1 | {other.id}
    """)

    time = Time(scene)
    await time.passes(DAY + GRACE + 1)
    await talk("Cleo in other: sees → ran out of time")
    assert await _stored(scene) == stored

    await talk("""
        Cleo: /newgame game=bushwhacked → I can't read this channel's table
        Cleo: Close it → Only people with the Manage Messages
        Bob: /mydata
        Bob: #mydata.ask
        Bob: #mydata.delete
    """)
    stored = await _stored(scene)
    assert str(scene.bob.id) not in str(stored[1])
    assert "Bob" not in [player["name"] for player in json.loads(str(stored[1]))["players"]]

    scene.grant(scene.cleo, Permission.MANAGE_MESSAGES)
    await talk("""
        Cleo: /endgame → [Close it]
        Anna: /newgame game=bushwhacked
        Anna: Close it
    """)
    assert (await _stored(scene)) == ("closed", stored[1], stored[2], 1)
    await talk("""
        Anna: /newgame game=bushwhacked
        Cleo: sees →  joined (for
    """)
    lines = [line for line in caplog.messages if "table 1 can't be read" in line]
    assert len(lines) == 1
    assert SECRET not in caplog.text
