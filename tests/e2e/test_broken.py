"""A stored row that can't be read harms only its own table. What a newer version has stored is left
as it is."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from bot.data.preferences import PersonSettings, ServerSettings
from bot.times import GRACE
from local_discord import Channel, Message, Permission, Person, Reply
from tests.e2e.driver import controls, seated
from tests.e2e.matches import DAY, Time
from tests.e2e.scene import Scene
from tests.sample import sample

SECRET = "b7-nobody-may-read-this"
BREAKS = {
    "facts that are no JSON": f"UPDATE tables SET facts = '{{{SECRET}' WHERE id = 1",
    "facts of another shape": f'UPDATE tables SET facts = \'{{"id": "{SECRET}"}}\' WHERE id = 1',
    "a deal that is no JSON": f"UPDATE tables SET deal = '{SECRET}' WHERE id = 1",
    "a damaged deal": f"UPDATE tables SET deal = '{{\"{SECRET}\": 1}}' WHERE id = 1",
    "a log that does not replay": f"UPDATE log SET move = '{SECRET}' WHERE table_id = 1",
    "a log with a gap": "UPDATE log SET ply = ply + 1 WHERE table_id = 1",
}
NEWER: dict[str, tuple[str, dict[str, object]]] = {
    "newer rules": ("rules = 99", {"rules": 99}),
    "newer facts": ("rules = 99", {"rules": 99, "stage": "dreaming"}),
    "an unknown game": ("game = 'golf'", {"game_id": "golf"}),
}
"""Values of a column and of the facts that only a later version knows."""


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


@pytest.mark.parametrize("what", sample(BREAKS, 2, pytest.mark.twice))
async def test_a_broken_table_harms_no_other_and_can_be_closed(
    scene: Scene, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    other = await _two_tables(scene)
    await _changed(scene, BREAKS[what])
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

    offered = (await scene.cleo.command("newgame", here, game="bushwhacked")).message
    assert offered
    assert "I can't read this channel's table" in offered.text
    assert "Only people with the Manage Messages" in _text(
        await scene.cleo.press(offered, "Close it")
    )
    offered = (await anna.command("newgame", here, game="bushwhacked")).message
    assert offered
    await anna.press(offered, "Close it")
    await scene.bot.router.finish()  # a slow machine acknowledges before it stores
    assert (await _stored(scene)) == ("closed", stored[1], stored[2], 1)
    await anna.command("newgame", here, game="bushwhacked")
    await scene.settle()
    assert " joined (for " in scene.board().text
    lines = [line for line in caplog.messages if "table 1 can't be read" in line]
    assert len(lines) == 1
    assert SECRET not in caplog.text


async def test_a_moderator_closes_a_broken_table_by_command(scene: Scene) -> None:
    await _two_tables(scene)
    await _changed(scene, BREAKS["a damaged deal"])
    scene.world.servers.set_roles(
        scene.guild, scene.cleo, scene.guild.role("moderators", Permission.MANAGE_MESSAGES)
    )
    ask = (await scene.cleo.command("endgame", scene.channel)).message
    assert ask
    await scene.cleo.press(ask, "Close it")
    await scene.bot.router.finish()
    assert (await _stored(scene))[0] == "closed"
    assert "not at any table" not in _text(await scene.anna.command("board", scene.channel))


@pytest.mark.parametrize("what", NEWER)
async def test_what_a_newer_version_plays_is_left_alone(scene: Scene, what: str) -> None:
    other = await _two_tables(scene)
    column, facts = NEWER[what]
    newer = json.dumps(json.loads(str((await _stored(scene))[1])) | facts)
    assert "'" not in newer
    newer = newer.replace(":", "\\:")  # SQLAlchemy would read parameters here
    await _changed(scene, f"UPDATE tables SET {column}, facts = '{newer}' WHERE id = 1")
    stored = await _stored(scene)
    time = Time(scene)
    await time.passes(DAY + GRACE + 1)
    assert "ran out of time" in scene.board(channel=other).text
    assert await _stored(scene) == stored
    assert "newer version" in _text(await scene.anna.command("board", scene.channel))
    newgame = await scene.anna.command("newgame", scene.channel, game="bushwhacked")
    assert "newer version" in _text(newgame)
    scene.world.servers.set_roles(
        scene.guild, scene.cleo, scene.guild.role("moderators", Permission.MANAGE_MESSAGES)
    )
    assert "newer version" in _text(await scene.cleo.command("endgame", scene.channel))
    press = await scene.anna.press(scene.board(), "⋯")
    assert "newer version" in _text(press)
    assert await _stored(scene) == stored


async def test_a_table_of_which_is_not_known_where_it_is_shown_is_posted_anew(
    scene: Scene,
) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    before = scene.board()
    await _changed(scene, "UPDATE tables SET messages = '{', shown = -1")
    board = scene.board()
    await _mover(scene, board).press(board, controls(board)[0][0])
    await scene.settle()
    assert scene.board().id > before.id
    assert "Your turn" in scene.board().text


async def test_broken_settings_count_as_never_chosen(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    people = scene.bot.people
    await people.set_person(scene.anna.id, "Anna", PersonSettings(reminders="off"))
    await people.set_server(scene.guild.id, ServerSettings(threads=True))
    text = scene.bot.store.engine.dialect.name == "sqlite"  # PostgreSQL takes only JSON here
    broken = "{oops" if text else '"oops"'
    await _changed(scene, f"UPDATE people SET settings = '{broken}'")
    await _changed(scene, """UPDATE guilds SET settings = '{"clock": "oops"}'""")
    assert await scene.bot.people.person(scene.anna.id) == PersonSettings()
    await scene.anna.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    assert " joined (for " in scene.board().text
    assert "Your settings" in _text(await scene.anna.command("me", scene.channel))
    data = await scene.anna.command("mydata", scene.channel)
    assert "Your data" in data.message.text if data.message else False
    assert "the stored ServerSettings" in caplog.text
    assert "oops" not in caplog.text


async def test_who_sits_at_a_broken_table_can_have_their_data_deleted(scene: Scene) -> None:
    await _two_tables(scene)
    await _changed(scene, BREAKS["a log that does not replay"])
    me = scene.anna
    ask = (await me.command("mydata", scene.channel)).message
    assert ask
    sure = (await me.press(ask, "Delete my data")).message
    assert sure
    await me.press(sure, "Yes, delete")
    await scene.settle()
    facts = str((await _stored(scene))[1])
    assert str(me.id) not in facts
    assert me.name not in [player["name"] for player in json.loads(facts)["players"]]
