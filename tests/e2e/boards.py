"""What people see of a table in the channel, and the routes by which it gets there."""

from __future__ import annotations

import sqlalchemy as sa

from bot.data import schema
from bot.data.store import Store
from bot.table.table import Table
from local_discord import Message, Person
from tests.e2e.scene import Scene

POST, PATCH = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"


ACKNOWLEDGED_ALREADY = 40060


def controlled(scene: Scene) -> list[Message]:
    """The messages in the channel that have controls."""
    return [m for m in scene.cleo.look(scene.channel) if m.buttons or m.selects]


async def tokens(store: Store) -> int:
    """How many interactions' tokens are stored."""
    async with store.engine.reading() as connection:
        count = sa.select(sa.func.count()).select_from(schema.answers)
        return int((await connection.execute(count)).scalar_one())


def mover(scene: Scene, table: Table) -> Person:
    """Whoever has the turn."""
    people = {p.id: p for p in (scene.anna, scene.bob, scene.cleo)}
    return people[table.players[table.playing.state.acting[0]].id]
