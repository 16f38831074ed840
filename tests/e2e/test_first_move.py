"""Somebody who has never heard of the games: how many presses from `/newgame` to the first move.

They press what comes first, and read nothing twice; menus count as one press an entry.
"""

from __future__ import annotations

import pytest

from bot.table.table import Table
from games import GAMES
from local_discord import Message
from tests.e2e.driver import controls
from tests.e2e.scene import Scene

MOST = {game.id: 6 if game.set_up else 4 for game in GAMES.values()}
"""A secret set-up takes two more: one lays it at random, one says that it is ready."""


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_first_move_takes_a_few_presses(scene: Scene, game: str) -> None:
    await scene.anna.command("newgame", scene.channel, game=game)
    await scene.settle()
    await scene.anna.press(scene.board(), "Play against the computer")
    await scene.settle()
    presses = 1
    if GAMES[game].set_up:
        await scene.anna.press(_message(scene, game), "Random layout")
        await scene.settle()
        await scene.anna.press(_message(scene, game), "Ready")
        await scene.settle()
        presses += 2
    before, message = await _moves(scene), _message(scene, game)
    while await _moves(scene) == before and presses < 10:
        message = await _press_first(scene, message)
        presses += 1
    assert await _moves(scene) == before + 1
    assert presses <= MOST[game]


def _message(scene: Scene, game: str) -> Message:
    """Where Anna plays: secret boards are in the direct message."""
    return scene.letter(scene.anna) if GAMES[game].private else scene.board()


async def _moves(scene: Scene) -> int:
    """How many moves Anna has made."""
    table: Table | None = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    seat = table.seat_of(scene.anna.id)
    assert seat is not None
    return table.playing.moves_of(seat)


async def _press_first(scene: Scene, message: Message) -> Message:
    """The first button, or the first entry of the first menu; where that leads to."""
    buttons, menus = controls(message)
    if buttons:
        reply = await scene.anna.press(message, buttons[0])
    else:
        menu = next(menu for menu in message.selects if menu.custom_id == menus[0])
        reply = await scene.anna.choose(message, menus[0], menu.options[0].value)
    assert reply.failed is None
    await scene.settle()
    return reply.message if reply.message and not reply.message.deleted else message
