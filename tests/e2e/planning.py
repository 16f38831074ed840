"""Plans as people make them."""

from __future__ import annotations

from local_discord import Message, Person
from tests.e2e.driver import pressed, shown
from tests.e2e.scene import Scene


async def planner(scene: Scene, person: Person, message: Message) -> Message:
    """What *Plan ahead* shows to whoever presses it, behind the ⋯ of a message."""
    more = shown(await pressed(person, message, "more"))
    return (await pressed(person, more, "plan")).message or more


async def press(person: Person, message: Message, label: str) -> Message:
    """Press a button of the plan, which then shows what it led to."""
    reply = await person.press(message, label)
    assert reply.failed is None
    return reply.message or message
