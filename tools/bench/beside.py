"""How long presses at another table take while a review is made: `python -m tools.bench.beside`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter

from local_discord import Channel, Message, Person, World
from tests.databases import found
from tests.e2e.driver import named, pressed
from tools.bench.turns import laid, world_with_bot

TURNS = 8
"""Turns of each player in the match that is reviewed."""
PRESSES = 100
"""The number of presses without a review, and the most beside one."""
MAKING = "SELECT count(*) FROM reviews WHERE review IS NULL AND maker IS NOT NULL"


async def report() -> None:
    """Print how long presses take, with a review beside them and without."""
    async with world_with_bot() as (world, guild, channel, process):
        anna, bob = world.person("Anna"), world.person("Bob")
        guild.join(anna, bob)
        other = guild.channel("other")
        await process.start()
        await laid(world, channel, anna, bob)
        result = await _over(world, channel, anna, bob)
        await anna.command("newgame", other, game="bushwhacked")
        await world.settled()
        lobby = _board(anna, other)
        without = await _presses(anna, lobby, lambda done: done < PRESSES)
        asking = asyncio.create_task(pressed(bob, result, "review"))
        await world.wait(lambda: found(process.database, MAKING) == [(1,)])
        before = perf_counter()
        beside = await _presses(
            anna,
            lobby,
            lambda done: done < PRESSES and found(process.database, MAKING) == [(1,)],
        )
        took = perf_counter() - before
        asking.cancel()
    print(f"Presses at another table, beside {took:.0f} s of a review of {2 * TURNS} choices")
    for name, times in (("without it", without), ("beside it", beside)):
        print(f"  presses {name}: {len(times)}, median {median(times):.0f} ms, {_most(times)}")
    print(f"  ratio of the medians {median(beside) / median(without):.2f}")


def _most(times: list[float]) -> str:
    return f"95 of 100 within {quantiles(times, n=20)[-1]:.0f} ms"


async def _presses(person: Person, lobby: Message, on: Callable[[int], bool]) -> list[float]:
    """How many milliseconds each press took to be answered."""
    times = list[float]()
    while on(len(times)):
        before = perf_counter()
        assert (await pressed(person, lobby, "options")).failed is None
        times.append(1000 * (perf_counter() - before))
    return times


async def _over(world: World, channel: Channel, red: Person, white: Person) -> Message:
    """Both move back and forth, then White resigns; returns the result's message."""
    for n in range(TURNS):
        for person, moves in ((red, ("u1", "d1")), (white, ("d1", "u1"))):
            reply = await person.command("play", channel, move=moves[n % 2])
            assert reply.failed is None
            await world.settled()
    asked = await white.command("resign", channel)
    assert asked.message
    await white.press(asked.message, named(asked.message, "resigned"))
    await world.settled()
    return _board(red, channel)


def _board(person: Person, channel: Channel) -> Message:
    return [m for m in person.look(channel) if not m.ephemeral][-1]


if __name__ == "__main__":
    asyncio.run(report())
