"""People who want to be called when somebody wants to play, and whoever wants to."""

from __future__ import annotations

import sqlalchemy as sa

from bot.cogs.challenges.calling import STOOD
from bot.cogs.challenges.calls import Calls
from bot.data import schema
from games.core import say
from local_discord import Person, Reply
from tests.databases import write
from tests.e2e.driver import answer, pressed, whisper
from tests.e2e.scene import Scene

GAME = "bushwhacked"


async def form(scene: Scene, person: Person) -> Reply:
    """The form, opened in `/me`."""
    me = answer(await person.command(say("bot-command-me").in_(person.locale[:2]), scene.channel))
    reply = await pressed(person, me, "calls")
    assert reply.modal
    return reply


async def wants(scene: Scene, person: Person, *games: str, may: str = "yes") -> str:
    """Somebody chooses these games in the form; what they are told."""
    opened = await form(scene, person)
    reply = await person.submit(opened.modal, {"games": list(games), "challenged": may})
    await scene.settle()
    return whisper(reply)


async def somebody_wants_to_play(scene: Scene, host: Person, **more: object) -> None:
    """This person's challenge has stood long enough to call people."""
    opened = scene.bot.tables.now() - STOOD - 1
    values = {
        "person": host.id,
        "game": GAME,
        "terms": '{"clock": "1d+3d", "casual": true}',
        "language": "en",
        "points": 1066,
        "opened": opened,
        "until": opened + 86_400,
        **more,
    }
    await write(scene.bot.store.engine, sa.insert(schema.challenges).values(values))
    cog = scene.cog(Calls)
    await scene.after(cog.calling.tick())
