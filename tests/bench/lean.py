"""What a turn of each game costs the bot's process, next to a bare discord.py handler.

Two people press whatever is offered. The bot is a process of its own, on the local Discord without
its rate limits, so its CPU time is its own. A turn ends when the channel has a new message.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from games import GAMES
from local_discord import Channel, Message, Person, Reply, World
from local_discord.model import Attachment
from tests.bench.load import Seated, seat
from tests.bench.turns import cpu_of, laid, world_with_bot
from tests.e2e.driver import controls

TURNS, WARM_UP = 60, 6
BY_TOKEN = ("/interactions/", "/webhooks/")
"""Routes of requests that do not count for Discord's 50 a second."""


@dataclass
class Costs:
    """What was measured; milliseconds."""

    answered: list[float] = field(default_factory=list)
    """One entry a press."""
    turns: int = 0
    cpu: float = 0.0
    bound: int = 0
    by_token: int = 0
    pictures: int = 0

    def line(self, name: str, bare: Costs) -> str:
        """One line of the report."""
        times, turns = sorted(self.answered), self.turns
        median = statistics.median(times)
        worst = times[int(len(times) * 0.95)]
        of_bare = median / statistics.median(bare.answered)
        return (
            f"{name:16} {turns:3} turns: presses {len(times) / turns:4.1f}, answered {median:5.1f} "
            f"({of_bare:4.1f}x the bare), 95th {worst:5.1f} ({worst / median:3.1f}x), "
            f"CPU {self.cpu / turns:5.1f} ({self.cpu / turns / (bare.cpu / bare.turns):4.1f}x), "
            f"bound {self.bound / turns:3.1f}, by token {self.by_token / turns:3.1f}, "
            f"pictures {self.pictures / turns:3.1f}"
        )


class Uploads(dict[int, Attachment]):
    """A world's attachments, counted as they come."""

    count = 0

    def __setitem__(self, key: int, value: Attachment) -> None:
        self.count += 1
        super().__setitem__(key, value)


async def turn(world: World, table: Seated, random: Random) -> list[float]:
    """Press until the channel has a new message; how long each press took."""
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
        took.append(_milliseconds(reply))
        message = reply.message or message
        labels = [button.label for button in message.buttons]
        if "Play it anyway" in labels:
            took.append(_milliseconds(await person.press(message, "Play it anyway")))
        elif "Back" in labels:
            continue
        return took


def _milliseconds(reply: Reply) -> float:
    assert reply.failed is None
    return (reply.seconds or 0) * 1000


async def begun(world: World, channel: Channel, pair: tuple[Person, Person], game: str) -> Seated:
    """A match under way; Graverobber's boards are laid."""
    if game == "graverobber":
        await laid(world, channel, *pair)
        return Seated(channel, pair)
    return await seat(world, Seated(channel, pair), game)


async def of_game(game: str) -> Costs:
    """Turns of matches, one after the other."""
    random, costs = Random(game), Costs()
    async with world_with_bot() as (world, guild, _, process):
        pair = world.person("Anna"), world.person("Bob")
        guild.join(*pair)
        world.attachments = uploads = Uploads(world.attachments)
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


async def bare() -> Costs:
    """The bare handler."""
    costs = Costs()
    async with world_with_bot() as (world, guild, channel, process):
        anna = world.person("Anna")
        guild.join(anna)
        environment = {
            **os.environ,
            "DISCORD_TOKEN": process.application.token,
            "DISCORD_API": process.address.http,
        }
        process.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.bare", str(channel.id)), env=environment
        )
        await world.wait(lambda: channel.messages, timeout=20)
        for n in range(10 + 3 * TURNS):
            if n == 10:
                cpu, costs = cpu_of(process.process), Costs()
            reply = await anna.press(anna.look(channel)[-1], "Press")
            costs.answered.append(_milliseconds(reply))
            costs.turns += 1
            await world.settled()
        costs.cpu = cpu_of(process.process) - cpu
    return costs


async def report(games: Sequence[str] = tuple(GAMES)) -> None:
    """Print what a turn costs."""
    print("A turn of each game; ms at the median, and at the 95th percentile of presses:")
    least = await bare()
    print(least.line("a bare handler", least))
    for game in games:
        print((await of_game(game)).line(game, least), flush=True)


if __name__ == "__main__":
    asyncio.run(report(sys.argv[1:] or tuple(GAMES)))
