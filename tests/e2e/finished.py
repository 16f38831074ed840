"""Finished matches of Graverobber, and what is shown of them."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from bot.live.held import Held
from local_discord import Message, Reply
from tests.e2e.driver import laid, resigned
from tests.e2e.scene import Scene

NOT_SEEN = "I can't find that match"
COUNTS = 10
"""How many turns each player makes so that the match is long enough to count for everybody."""


async def graverobber(scene: Scene, turns: int = 2) -> Message:
    """Bob (White) resigns a match after this many turns by each player, all made in one change of
    the table; returns the result's message."""
    await laid(scene)

    async def make(held: Held) -> None:
        table = held.table
        for turn in range(turns):
            for person, move in ((scene.anna, "dig up" if turn else "u1"), (scene.bob, "skip")):
                seat = table.seat_for(person.id)
                moves = table.playing.read(seat, move)
                table = table.play(seat, moves, scene.bot.tables.now())
        await held.save(table, None)

    table = await scene.table()
    await scene.bot.tables.change(table.id, make)
    await scene.settle()
    await resigned(scene, scene.bob)
    return scene.board()


def attached(message: Message, name: str) -> bytes:
    return next(bytes(file.bytes) for file in message.attachments if file.filename == name)


async def changed(scene: Scene, act: Coroutine[Any, Any, Reply]) -> None:
    """Wait, however long it takes, until the pressed message shows the result."""
    reply = await act
    assert reply.failed is None
    await scene.world.wait(lambda: reply.updated)
