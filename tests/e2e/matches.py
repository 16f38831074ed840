"""Matches of Anna and Bob in the channel, and the time in which they are played."""

from __future__ import annotations

from random import Random

from bot.live.clock import Clock
from bot.live.reminders import Reminders
from bot.table.table import Table
from local_discord import Message, Person
from tests.e2e.driver import alone, press_something, seated
from tests.e2e.scene import Scene

DAY = 86_400.0


class Time:
    """The bot's time, set by hand."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.now = scene.bot.tables.now()
        scene.bot.tables.now = scene.bot.tables.presence.now = lambda: self.now
        for loop in ("the clock", "reading which shards are away"):
            scene.bot.background.loops[loop].cancel()  # only the test looks at the clock
        reminders = Reminders(scene.bot.people, scene.bot.channels, scene.bot.languages)
        self.clock = Clock(scene.bot.tables, reminders, scene.bot.background)

    async def passes(self, seconds: float) -> None:
        """Let time pass, and the bot look at the clock."""
        self.now += seconds
        await self.clock.tick()
        await self.scene.settle()


async def playing(scene: Scene, game: str = "graveyard_shift") -> tuple[Person, Person]:
    """A match of two; returns whoever has the turn, then the other person."""
    await seated(scene, game, [scene.anna, scene.bob])
    anna, bob = scene.anna, scene.bob
    return (anna, bob) if await mover(scene) is anna else (bob, anna)


async def mover(scene: Scene) -> Person:
    now = await scene.table()
    id = now.players[now.playing.state.acting[0]].id
    return scene.anna if id == scene.anna.id else scene.bob


async def against_computer(scene: Scene, game: str) -> None:
    """Anna plays against a computer."""
    await scene.after(scene.anna.command("newgame", scene.channel, game=game))
    await scene.after(alone(scene.anna, scene.board()))


def people(scene: Scene) -> list[Person]:
    return [scene.anna, scene.bob, scene.cleo, scene.dora]


async def turn(scene: Scene, now: Table, random: Random) -> None:
    """Somebody whose turn it is presses until a move is played."""
    seat = random.choice(now.playing.state.acting)
    person = next(p for p in people(scene) if p.id == now.players[seat].id)
    places = person.dm if now.game.rules.private else scene.channel
    message = [m for m in person.look(places) if not m.ephemeral][-1]
    await scene.after(press_something(person, message, random))
    assert made(await scene.table()) > made(now)


def made(now: Table) -> int:
    """How many moves have been made, with those that were thrown away with a layout."""
    return len(now.match.log if now.match else ()) + sum(now.thrown.values())


def dms(person: Person) -> list[Message]:
    return person.look(person.dm)


def refusals(scene: Scene) -> int:
    """How many requests Discord has refused so far."""
    return sum(request.status in (400, 403) for request in scene.world.requests.log)
