"""200 tables at once, 15 turns a second for a minute, with the local Discord's rate limits on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.data.database import sqlite
from games import GAMES
from local_discord import Channel, Message, Person, World, serve
from tests.e2e.driver import controls
from tests.e2e.process import BotProcess
from tools.bench.costs import bare
from tools.bench.turns import cpu_of, sides

TABLES, PEOPLE, TURNS_A_SECOND, SECONDS = 200, 40, 15, 60


@dataclass
class Seen:
    """What the people at all tables noticed, in milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    unanswered: int = 0
    moves: int = 0
    """More than the posts: some boards are laid in secret, and then the channel has nothing new to
    show."""


@dataclass
class Seated:
    """A table with its two people."""

    channel: Channel
    pair: tuple[Person, Person]
    busy: bool = False

    def board(self) -> Message:
        """The newest message in the channel."""
        return [m for m in self.pair[0].look(self.channel) if not m.ephemeral][-1]

    async def shows_lobby(self) -> None:
        """Wait until the lobby is there: it is posted by a request of the bot's own."""
        person = self.pair[0]
        await person.world.wait(lambda: any(not m.ephemeral for m in person.look(self.channel)))

    def shown(self) -> tuple[int, float | None]:
        """A value that changes whenever the channel shows something new."""
        return self.board().id, self.board().edited_timestamp

    def offered(self) -> tuple[Person, Message] | None:
        """Somebody who has controls for a move, and the message that has them."""
        link = f"/{self.channel.id}"
        for person in self.pair:
            dms = (m for m in reversed(person.look(person.dm)) if link in _links(m))
            for message in filter(None, (self.board(), next(dms, None))):
                buttons, menus = controls(message)
                if any(id.split(":")[2] == str(self.pair.index(person)) for id in buttons + menus):
                    return person, message
        return None


def _links(message: Message) -> str:
    return " ".join(button.url or "" for button in message.buttons)


async def act(table: Seated, random: Random, seen: Seen) -> None:
    """Make one move by pressing, timed from the last press."""
    table.busy = True
    try:
        await _act(table, random, seen)
    finally:
        table.busy = False


async def _act(table: Seated, random: Random, seen: Seen) -> None:
    found = table.offered()
    if found is None:
        return
    person, message = found
    before = table.shown()
    for _ in range(5):
        buttons, menus = controls(message)
        if not buttons and not menus:
            return
        chosen = random.choice(buttons + menus)
        if chosen in buttons:
            reply = await person.press(message, chosen)
        else:
            options = next(s.options for s in message.selects if s.custom_id == chosen)
            reply = await person.choose(message, chosen, random.choice(options).value)
        answered = time.perf_counter()
        seen.unanswered += reply.failed is not None
        seen.acknowledged.append((reply.seconds or 0) * 1000)
        gone = message.ephemeral and reply.deferred  # it was for this choice only
        message = reply.message or message
        if gone:
            pass
        elif "Play it anyway" in [b.label for b in message.buttons]:
            await person.press(message, "Play it anyway")
        elif "Back" in [b.label for b in message.buttons]:
            continue
        seen.moves += 1
        break
    with contextlib.suppress(TimeoutError):

        def moved() -> bool:
            return table.shown() != before

        await person.world.wait(moved, timeout=3)
        waited = (time.perf_counter() - answered) * 1000
        seen.posted.append((reply.seconds or 0) * 1000 + waited)


async def seat(world: World, table: Seated, game: str) -> Seated:
    """Both sit down, and the match starts."""
    anna, bob = table.pair
    await anna.command("newgame", table.channel, game=game)
    await table.shows_lobby()
    await world.settled()
    await bob.press(table.board(), "Join")
    await world.settled()
    await sides(anna, table.board())
    await world.settled()
    await anna.press(table.board(), "Start")
    await world.wait(table.offered, timeout=30)  # first direct messages go out once a second
    return table


async def seat_all(world: World, bot: BotProcess, random: Random) -> list[Seated]:
    """Open all tables, one after the other."""
    guild = world.guild("The Crypt")
    world.install(bot.application, guild)
    people = [world.person(f"Person {n}") for n in range(PEOPLE)]
    guild.join(*people)
    tables = list[Seated]()
    for n, game in zip(range(TABLES), itertools.cycle(GAMES), strict=False):
        anna, bob = random.sample(people, 2)
        await asyncio.sleep(0.1)  # opening is not measured: stay below 50 requests a second
        table = Seated(guild.channel(f"table-{n}"), (anna, bob))
        tables.append(await seat(world, table, game))
    return tables


async def played(world: World, tables: list[Seated], random: Random) -> Seen:
    """People play for the measured minute."""
    seen, tasks = Seen(), set[asyncio.Task[None]]()
    start = time.perf_counter()
    for n in range(TURNS_A_SECOND * SECONDS):
        delay = start + n / TURNS_A_SECOND - time.perf_counter()
        await asyncio.sleep(max(0.0, delay))
        shuffled = random.sample(tables, len(tables))
        table = next((t for t in shuffled if not t.busy and t.offered()), None)
        if table is None:
            continue
        task = asyncio.create_task(act(table, random, seen))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return seen


def line(name: str, times: list[float]) -> str:
    """How long people waited, in one line."""
    return f"{name}: median {statistics.median(times):.1f} ms, 99th percentile {p99(times):.1f} ms"


def p99(times: list[float]) -> float:
    """The 99th percentile."""
    return sorted(times)[int(len(times) * 0.99)]


@contextlib.asynccontextmanager
async def running() -> AsyncIterator[tuple[World, BotProcess]]:
    """The bot as a process of its own on a local Discord with its rate limits."""
    world = World()
    application = world.application("Skulduggery")
    with tempfile.TemporaryDirectory() as folder:
        async with serve(world, port=0) as address:
            process = BotProcess(world, application, address, sqlite(Path(folder) / "bot.db"))
            await process.start()
            try:
                yield world, process
            finally:
                await process.kill()


def resident(pid: int) -> float:
    """MB of memory a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


async def report() -> None:
    """Print what 200 busy tables cost."""
    random, least = Random(1), statistics.median((await bare()).answered)
    async with running() as (world, bot):
        assert bot.process
        empty = resident(bot.process.pid)
        tables = await seat_all(world, bot, random)
        world.requests.clear()
        cpu, start = cpu_of(bot.process), time.perf_counter()
        seen = await played(world, tables, random)
        took = time.perf_counter() - start
        busy = (cpu_of(bot.process) - cpu) / 1000 / took
        limited = sum(r.status == 429 for r in world.requests.log)
        print(f"{TABLES} tables, {seen.moves / took:.1f} moves a second for {took:.0f} s:")
        print(line("  press to acknowledgement", seen.acknowledged))
        times = p99(seen.acknowledged) / least
        print(f"  that percentile: {times:.1f}x a bare handler's {least:.1f} ms (alone, median)")
        print(line("  press to the board", seen.posted))
        print(f"  requests a second: {world.requests.count() / took:.1f}, of these 429: {limited}")
        print(f"  unanswered presses: {seen.unanswered}, violations: {len(world.violations)}")
        print(f"  CPU: {busy:.2f} of a core, memory: {resident(bot.process.pid):.0f} MB ", end="")
        print(f"({(resident(bot.process.pid) - empty) * 1000 / TABLES:.0f} kB a table)")


if __name__ == "__main__":
    asyncio.run(report())
