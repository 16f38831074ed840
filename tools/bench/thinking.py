"""How long presses at one table take while four expert computers think at others."""

from __future__ import annotations

from random import Random

from games import GAMES
from tools.bench.lean import begun
from tools.bench.load import Seen, act, line, running

THINKING = ("cop_and_rob", "graverobber", "pointsweeper", "bushwhacked")
PRESSES = 300


async def report() -> None:
    """Print how long people wait for an answer meanwhile."""
    random = Random(2)
    async with running() as (world, bot):
        guild = world.guild("The Crypt")
        world.install(bot.application, guild)
        people = [world.person("Anna"), world.person("Bob")]
        guild.join(*people)
        pair = people[0], people[1]
        tables = [await begun(world, guild.channel(game), pair, game) for game in GAMES]
        for game in THINKING:
            await people[0].command(
                "newgame", guild.channel(f"watched-{game}"), game=game, watch="expert"
            )
        seen = Seen()
        while len(seen.acknowledged) < PRESSES:
            await act(random.choice(tables), random, seen)
        print(f"{len(THINKING)} tables where expert players think, {seen.moves} moves elsewhere:")
        print(line("  press to acknowledgement", seen.acknowledged))
        print(f"  violations: {len(world.violations)}")
