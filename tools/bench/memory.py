"""What the bot's process takes: its import, its start, its memory at rest and after many tables.

Beside it, in the same run, a bare discord.py bot with a picture. The figures in `docs/figures.md`
("What to run for how many") rest on these. `python -m tools.bench.memory 20 5` plays 20 tables
twice, 5 turns at each, instead of 200 tables and 10 turns.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from bot.live.studio import FORGETS, IDLE
from bot.table import ids
from bot.times import IDENTIFIES
from games import GAMES
from local_discord import Channel, Guild, Message, Permission, Person, World
from tests.e2e.driver import does, named, press_something
from tests.e2e.process import BotProcess, Running
from tools.bench.costs import launch_bare
from tools.bench.languages import cpu
from tools.bench.load import Seated, resident
from tools.bench.turns import begin, cpu_of, laid, sides, world_with_bot

TABLES, TURNS = 200, 10
"""So many turns are played at each of them, then somebody resigns."""
STARTS = 3
THREE = ("en-US", "de", "ru")
"""What three people read."""
RESTS = IDLE + FORGETS + 10
"""After so many seconds pictures have given back what they need no more, and workers have ended."""


def children(pid: int) -> list[int]:
    """The processes that this one has started, such as those that think."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(id) for task in tasks for id in task.read_text().split()]


async def started(
    world: World, bot: BotProcess, start: Callable[[], Awaitable[object]]
) -> tuple[float, float, Running]:
    """Seconds until the gateway's READY, by the clock and of the processor."""
    await world.wait(lambda: not bot.connected)
    began = time.perf_counter()
    launched = asyncio.ensure_future(start())
    await world.wait(lambda: bot.connected)
    took = time.perf_counter() - began
    await launched
    assert bot.process
    return took, cpu_of(bot.process) / 1000, bot.process


async def starts(
    world: World, bot: BotProcess, start: Callable[[], Awaitable[object]]
) -> tuple[float, float, Running]:
    """The best of several starts; the last one goes on running."""
    found = list[tuple[float, float, Running]]()
    for n in range(STARTS):
        if n:
            await bot.kill()
            await asyncio.sleep(IDENTIFIES)
        found.append(await started(world, bot, start))
    await world.settled()
    return min(s for s, _, _ in found), min(c for _, c, _ in found), found[-1][2]


class House:
    """Three people who read these languages, at one table after the other."""

    def __init__(self, world: World, guild: Guild, languages: Sequence[str], turns: int) -> None:
        self.world, self.guild, self.turns, self.random = world, guild, turns, Random(1)
        self.people = [world.person(f"Reader {n}", one) for n, one in enumerate(languages)]
        guild.join(*self.people)

    async def play(self, tables: int) -> None:
        """Play at so many tables, of all games in turn."""
        for game, n in zip(itertools.cycle(GAMES), range(tables), strict=False):
            pair = (self.people[n % 3], self.people[(n + 1) % 3])
            await self._play(game, pair, self.guild.channel(f"table-{len(self.guild.channels)}"))

    async def _play(self, game: str, pair: tuple[Person, Person], channel: Channel) -> None:
        table = await self._begun(game, pair, channel)
        for _ in range(self.turns):
            if found := table.offered():
                await press_something(*found, self.random)
                await self.world.settled()
        await self._resign(pair[0], channel)

    async def _resign(self, person: Person, channel: Channel) -> None:
        asked = await person.command("resign", channel)
        await self.world.wait(lambda: bool(asked.message and asked.message.text), timeout=120)
        if asked.message and asked.message.buttons:  # else the match is over, or another's
            await person.press(asked.message, named(asked.message, "resigned"))
        await self.world.settled()

    async def _begun(self, game: str, pair: tuple[Person, Person], channel: Channel) -> Seated:
        table = Seated(channel, pair)
        if game == "graverobber":
            await laid(self.world, channel, *pair)
            return table
        await pair[0].command("newgame", channel, game=game)
        await table.shows_lobby()
        await self.world.settled()
        await pair[1].press(table.board(), named(table.board(), "join"))
        await self.world.settled()
        await sides(pair[0], table.board())
        await begin(pair[0], table.board)
        await self.world.settled()
        return table

    async def look_back(self) -> None:
        """Somebody looks at the last match again, and asks what its choices were worth."""
        person, channels = self.people[0], reversed([*self.guild.channels.values()])
        boards = (message for channel in channels for message in reversed(person.look(channel)))
        ids = ((board, {b.custom_id for b in board.buttons if b.custom_id}) for board in boards)
        board = next(board for board, found in ids if any(does(id, "review") for id in found))
        for action in ("replay", "review"):
            await self._pressed(board, action)

    async def tournament(self) -> None:
        """They meet in a tournament's only round, and resign."""
        host, channel = self.people[0], self.guild.channel("cup")
        hosts = self.guild.role("Hosts", int(Permission.CREATE_EVENTS))
        self.world.servers.set_roles(self.guild, host, hosts)
        opened = await host.command("tournament new", channel, game="pointsweeper", rounds=1)

        def posts() -> list[Message]:
            return [message for message in host.look(channel) if not message.ephemeral]

        def threads() -> list[Channel]:
            return [thread for thread in self.guild.threads if thread.parent is channel]

        await self.world.wait(lambda: bool(posts()), timeout=120)
        for person in self.people:
            await person.press(posts()[0], _of_cup(posts()[0], "join"))
            await self.world.settled()
        assert opened.message
        await host.press(opened.message, _of_cup(opened.message, "start"))
        await self.world.wait(lambda: any(host.look(t) for t in threads()), timeout=120)
        await self.world.settled()
        for thread, person in itertools.product(threads(), self.people):
            await self._resign(person, thread)
        told = 2 + len(threads())  # the tournament, its threads, and who has won
        await self.world.wait(lambda: len(posts()) >= told, timeout=120)

    async def _pressed(self, board: Message, action: str) -> None:
        reply = await self.people[0].press(board, named(board, action))
        await self.world.wait(lambda: bool(reply.message and reply.message.text), timeout=120)
        await self.world.settled()


def _of_cup(message: Message, action: str) -> str:
    """The custom id of the button that does this in a tournament."""
    pressed = (button.custom_id or "" for button in message.buttons)
    return next(id for id in pressed if ids.parse(id).name == f"tournament.{action}")


def told(name: str, process: Running, seconds: tuple[float, float] | None = None) -> None:
    """Print a line: what a process takes, and those that it has started."""
    took = f"READY after {seconds[0]:.2f} s ({seconds[1]:.2f} s of CPU), " if seconds else ""
    workers = [resident(child) for child in children(process.pid)]
    beside = ", ".join(f"{size:.0f} MB" for size in workers) or "none"
    print(f"  {name:44} {took}{resident(process.pid):5.1f} MB; workers: {beside}", flush=True)


async def report(tables: int = TABLES, turns: int = TURNS) -> None:
    """Print all of it."""
    with compiled():
        await _report(tables, turns)


@contextmanager
def compiled() -> Iterator[None]:
    """Inside the block, processes keep their bytecode, as installed ones do."""
    writes = os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        try:
            yield
        finally:
            del os.environ["PYTHONPYCACHEPREFIX"]
            if writes is not None:
                os.environ["PYTHONDONTWRITEBYTECODE"] = writes


async def _report(tables: int, turns: int) -> None:
    for program in ("import discord", "import bot.app"):
        print(f"{program}: {cpu(program):.2f} s of CPU")
    async with world_with_bot() as (world, guild, channel, bot):
        took, spent, process = await starts(world, bot, lambda: launch_bare(bot, channel))
        told("a bare discord.py bot", process, (took, spent))
        await bot.kill()
    async with world_with_bot() as (world, guild, channel, bot):
        took, spent, process = await starts(world, bot, bot.start)
        told("the bot, connected", process, (took, spent))
        house = House(world, guild, THREE, turns)
        played = 0
        for more in (len(THREE), tables, tables):
            await house.play(more)
            played += more
            if more == tables:
                await house.look_back()
                await house.tournament()
            told(f"three languages, after {played} tables", process)
            await asyncio.sleep(RESTS)
            told("  at rest", process)


if __name__ == "__main__":
    asyncio.run(report(*map(int, sys.argv[1:])))
