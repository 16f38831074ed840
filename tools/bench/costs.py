"""What presses were measured to cost, and the least that a discord.py bot needs for one, to compare
with."""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from random import Random

from games import GAMES, pen
from games.core import Match
from local_discord import Channel, Reply
from tests.e2e.process import BotProcess, Running
from tools.bench.turns import cpu_of, world_with_bot

BARE_PRESSES, BARE_WARM_UP = 180, 10


@dataclass
class Costs:
    """The measurements, in milliseconds."""

    answered: list[float] = field(default_factory=list)
    """One entry for each press."""
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
        press, least = self.cpu / len(times), bare.cpu / len(bare.answered)
        return (
            f"{name:22} {turns:3} turns: presses {len(times) / turns:4.1f}, answered {median:5.1f} "
            f"({of_bare:4.1f}x the bare), 95th {worst:5.1f} ({worst / median:3.1f}x), "
            f"CPU {self.cpu / turns:5.1f} ({self.cpu / turns / least:4.1f}x), "
            f"a press {press:5.1f} ({press / least:4.1f}x), "
            f"bound {self.bound / turns:3.1f}, by token {self.by_token / turns:3.1f}, "
            f"pictures {self.pictures / turns:3.1f}"
        )


def milliseconds(reply: Reply) -> float:
    """How many milliseconds the press took to be answered."""
    assert reply.failed is None
    return (reply.seconds or 0) * 1000


async def launch_bare(bot: BotProcess, channel: Channel) -> Running:
    """Start the bare bot in the bot's place; it posts to this channel."""
    game = GAMES["graverobber"]
    deal = game.rules.deal(Random(1), 2, {})
    view, before = Match.start(game, 2, {}, deal).state.view(0), len(channel.messages)
    with tempfile.NamedTemporaryFile(suffix=".png") as picture:
        picture.write(pen.png(game.looks.draw(view)))
        picture.flush()
        environment = {
            **os.environ,
            "DISCORD_TOKEN": bot.application.token,
            "DISCORD_API": bot.address.http,
        }
        bot.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tools.bench.bare", str(channel.id), picture.name),
            env=environment,
        )
        await bot.world.wait(lambda: len(channel.messages) > before, timeout=20)
    return bot.process


async def bare() -> Costs:
    """The costs of the bare handler, with nothing else going on."""
    costs = Costs()
    async with world_with_bot() as (world, guild, channel, bot):
        anna = world.person("Anna")
        guild.join(anna)
        process = await launch_bare(bot, channel)
        for n in range(BARE_WARM_UP + BARE_PRESSES):
            if n == BARE_WARM_UP:
                cpu, costs = cpu_of(process), Costs()
            reply = await anna.press(anna.look(channel)[-1], "Press")
            costs.answered.append(milliseconds(reply))
            costs.turns += 1
            await world.settled()
        costs.cpu = cpu_of(process) - cpu
    return costs
