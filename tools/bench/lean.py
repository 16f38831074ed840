"""What a turn of each game costs the bot's process, next to a bare discord.py handler.

Two people press whatever is offered. The bot is a process of its own, on the local Discord without
its rate limits, so its CPU time is its own. A turn ends when the channel has a new message.

BESIDE in the environment is a checkout of another version: both are played with at the same time,
so that a busy machine is the same to both, ROUNDS times. Arguments are the games.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
from collections.abc import Sequence
from random import Random

from games import GAMES
from local_discord import Channel, Message, Person, World
from local_discord.model import Attachment
from tests.e2e.driver import controls
from tools.bench.costs import Costs, bare, milliseconds
from tools.bench.load import Seated, seat
from tools.bench.turns import cpu_of, laid, world_with_bot

TURNS, WARM_UP = 60, 6
BESIDE, ROUNDS = os.environ.get("BESIDE"), int(os.environ.get("ROUNDS", "3"))
BY_TOKEN = ("/interactions/", "/webhooks/")
"""Requests to these routes do not count towards Discord's 50 a second."""


class Uploads(dict[int, Attachment]):
    """A world's attachments, counted as they arrive."""

    count = 0

    def __setitem__(self, key: int, value: Attachment) -> None:
        self.count += 1
        super().__setitem__(key, value)


async def turn(world: World, table: Seated, random: Random) -> list[float]:
    """Press until the channel has a new message; returns how long each press took."""
    count, took = len(table.channel.messages), list[float]()
    while len(table.channel.messages) == count:
        found = table.offered()
        if found is None:
            return []
        took += await _pressed(*found, random)
        await world.settled()
    return took


async def _pressed(person: Person, message: Message, random: Random) -> list[float]:
    """Press until something is played."""
    took = list[float]()
    while True:
        buttons, menus = controls(message)
        chosen = random.choice(buttons + menus)
        if chosen in buttons:
            reply = await person.press(message, chosen)
        else:
            options = next(s.options for s in message.selects if s.custom_id == chosen)
            reply = await person.choose(message, chosen, random.choice(options).value)
        took.append(milliseconds(reply))
        message = reply.message or message
        labels = [button.label for button in message.buttons]
        if "Play it anyway" in labels:
            took.append(milliseconds(await person.press(message, "Play it anyway")))
        elif "Back" in labels:
            continue
        return took


async def begun(world: World, channel: Channel, pair: tuple[Person, Person], game: str) -> Seated:
    """Begin a match; for Graverobber the boards are laid."""
    if game == "graverobber":
        await laid(world, channel, *pair)
        return Seated(channel, pair)
    return await seat(world, Seated(channel, pair), game)


async def of_game(game: str, folder: str | None = None) -> Costs:
    """The costs of turns in several matches, one after the other. `folder`: another checkout."""
    random, costs = Random(game), Costs()
    async with world_with_bot() as (world, guild, _, process):
        pair = world.person("Anna"), world.person("Bob")
        guild.join(*pair)
        world.attachments = uploads = Uploads(world.attachments)
        process.folder = folder
        await process.start()
        assert process.process
        while costs.turns < TURNS:
            table = await begun(world, guild.channel(f"table-{costs.turns}"), pair, game)
            for _ in range(WARM_UP):
                await turn(world, table, random)
            world.requests.clear()
            cpu, drawn = cpu_of(process.process), uploads.count
            while costs.turns < TURNS and (took := await turn(world, table, random)):
                costs.answered += took
                costs.turns += 1
            costs.cpu += cpu_of(process.process) - cpu
            costs.pictures += uploads.count - drawn
            free = sum(r.route.startswith(BY_TOKEN) for r in world.requests.log)
            costs.by_token += free
            costs.bound += len(world.requests.log) - free
    return costs


async def report(games: Sequence[str] = tuple(GAMES)) -> None:
    """Print what a turn costs."""
    print("A turn of each game; ms at the median, and at the 95th percentile of presses:")
    least = await bare()
    print(least.line("a bare handler", least))
    for game in games:
        print((await of_game(game)).line(game, least), flush=True)


async def compare(other: str, games: Sequence[str] = tuple(GAMES)) -> None:
    """Print what a turn costs here and in another version, side by side."""
    least, ratios = await bare(), list[float]()
    print(least.line("a bare handler", least))
    for game in games:
        found = list[tuple[float, float]]()
        for _ in range(ROUNDS):
            costs = await asyncio.gather(of_game(game, other), of_game(game))
            for name, cost in zip(("before", "here"), costs, strict=True):
                print(cost.line(f"{game} {name}", least), flush=True)
            before, here = (cost.cpu / len(cost.answered) for cost in costs)
            found.append((here, before))
        here, before = map(sum, zip(*found, strict=True))
        ratios.append(here / before)
        print(f"{game}: CPU a press {ratios[-1]:.2f} of the other version's", flush=True)
    print(f"all: {statistics.mean(ratios):.2f}")


if __name__ == "__main__":
    chosen = sys.argv[1:] or tuple(GAMES)
    asyncio.run(compare(BESIDE, chosen) if BESIDE else report(chosen))
