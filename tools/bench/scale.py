"""Many processes: killed again and again while people play; the cost of a move; a start with many
matches. SERVERS, MATCHES, KILLS and UNFINISHED in the environment make it smaller or larger.

`python -m tools.bench.scale [kills] [limits] [costs] [starts] [load]` runs only a part of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.databases import found, started
from tests.e2e.driver import controls
from tests.e2e.played import place
from tests.e2e.process import BotProcess
from tools.bench import load, many
from tools.bench.crowd import Crowd, crowd, number
from tools.bench.turns import TICKS, cpu_of

SERVERS, MATCHES, KILLS = number("SERVERS", 10_000), number("MATCHES", 1000), number("KILLS", 20)
RATE = number("RATE", 6)
"""Presses a second, by all people together."""
SECONDS = number("SECONDS", 30)
LOOK = 0.5
"""Seconds between two looks at what is not shown."""


@dataclass
class Waiting:
    """What the database says about waiting: how long Discord did not show a table as it was stored,
    and how long a table was silent although the bot or a computer had to go on."""

    since: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By table: the oldest revision that is not shown, and since when it is not."""
    worst: float = 0.0
    quiet: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By table where the bot or a computer has to go on: the newest revision shown, and since
    when."""
    silent: float = 0.0

    def look(self, database: str) -> None:
        """Compare what is stored with what is shown."""
        query = "SELECT id, revision, shown FROM tables WHERE shown < revision OR thinking"
        now, behind, quiet = time.monotonic(), {}, {}
        for id, revision, shown in found(database, query):
            last, since = self.quiet.get(id, (shown, now))
            quiet[id] = (last, since) if shown == last else (shown, now)
            self.silent = max(self.silent, now - quiet[id][1])
            if shown < revision:
                first, since = self.since.get(id, (revision, now))
                behind[id] = (first, since) if shown < first else (revision, now)
                self.worst = max(self.worst, now - behind[id][1])
        self.since, self.quiet = behind, quiet

    async def watch(self, database: str) -> None:
        """Look again and again."""
        while True:
            await asyncio.to_thread(self.look, database)
            await asyncio.sleep(LOOK)


async def killed(crowd: Crowd) -> None:
    """Kill one process, sometimes two at once, and start them again; wait until they serve."""
    random = crowd.random
    await asyncio.sleep(random.random() * 4)  # the moment of death is what is tested
    victims = random.sample(crowd.bots, 2 if random.random() < 0.25 and len(crowd.bots) > 1 else 1)
    await asyncio.gather(*(bot.kill() for bot in victims))
    await crowd.world.wait(lambda: not any(bot.connected for bot in victims))
    await asyncio.gather(*(bot.launch() for bot in victims))
    await crowd.world.wait(lambda: all(map(crowd.serves, victims)))


async def kills(processes: int = 4, deaths: int = KILLS) -> None:
    """Print what became of people's moves while processes died."""
    async with crowd(processes, SERVERS, MATCHES) as all_of_it:
        begun = time.perf_counter()
        await all_of_it.start()
        ready = time.perf_counter() - begun
        await all_of_it.all_shown()
        shown = time.perf_counter() - begun
        world, enough, waiting = all_of_it.world, asyncio.Event(), Waiting()
        at_start = world.requests.limited
        world.requests.clear()
        watching = asyncio.create_task(waiting.watch(all_of_it.database))
        playing = asyncio.create_task(all_of_it.play(RATE, enough))
        for _ in range(deaths):
            await killed(all_of_it)
        if not deaths:
            await asyncio.sleep(SECONDS)
        enough.set()
        seconds = await playing
        await all_of_it.all_shown()
        watching.cancel()
        all_of_it.read()
        report(f"{processes} processes, {deaths} kills", all_of_it, waiting, seconds)
        print(f"  all shards served after {ready:.1f} s, {MATCHES} boards and their DMs posted")
        print(f"  after {shown:.0f} s, answered 429 until then: {at_start}", flush=True)


def report(what: str, crowd: Crowd, waiting: Waiting, seconds: float) -> None:
    """Print what was right and wrong at the end."""
    lost = 0
    for table in crowd.tables:
        try:
            table.check_nothing_lost()
        except AssertionError as error:
            lost += 1
            print(f"  LOST: {error}")
    stored = sum(len(moves) for t in crowd.tables for moves in t.lines[t.table])
    early = [(table, spot) for table in crowd.tables for spot in table.deferred]
    missing = sum(len(table.log(id)[seat]) <= count for table, (id, seat, count) in early)
    doubled = sum(table.doubled() for table in crowd.tables)
    old = old_dms(crowd)
    behind = sum(not table.shown(table.channel) for table in crowd.tables)
    codes = {str(violation.code) for violation in crowd.world.violations}
    limited, asked = crowd.world.requests.limited, crowd.world.requests.count()
    print(f"{what}: {len(crowd.tables)} matches in {SERVERS} servers, {seconds:.0f} s")
    print(f"  {crowd.acts} times somebody pressed, {len(crowd.spots)} moves acknowledged,")
    print(
        f"  {len(early)} more acknowledged before they were played, {missing} of these never were"
    )
    print(f"  {lost} lost, {doubled} messages doubled, {behind} tables not shown in the end,")
    print(f"  {old} older direct messages with controls for moves")
    print(f"  longest time that a table was not shown as it was: {waiting.worst:.1f} s;")
    print(f"  that one was silent, computers' moves included: {waiting.silent:.1f} s (aim: 15)")
    print(f"  {asked / seconds:.1f} requests a second, of {asked} answered 429: {limited}")
    print(f"  moves in the logs: {stored}; what Discord minded: {sorted(codes) or 'nothing'}")


def old_dms(crowd: Crowd) -> int:
    """How many direct messages have controls for moves although a newer one about their table has,
    too."""
    people = {person.id: person for table in crowd.tables for person in table.people}
    tables = Counter(
        (person.id, place((buttons + menus)[0])[0])
        for person in people.values()
        for buttons, menus in map(controls, person.look(person.dm))
        if buttons or menus
    )
    return sum(count - 1 for count in tables.values())


# --- what a move costs ---------------------------------------------------------------------------


def server_cpu(database: str) -> float:
    """Milliseconds of CPU that PostgreSQL has used, with those of its processes that have ended."""
    if database.startswith("sqlite"):
        return 0.0
    [(lines,)] = found(database, "SELECT pg_read_file('postmaster.pid')")
    master, ticks = lines.split()[0], 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if stat.parent.name == master:
                ticks += sum(map(int, fields[11:15]))
            elif fields[1] == master:
                ticks += sum(map(int, fields[11:13]))
    return ticks * 1000 / TICKS


def writes(database: str) -> int:
    """How many transactions have written so far: PostgreSQL numbers only these."""
    if database.startswith("sqlite"):
        return 0
    [(count,)] = found(database, "SELECT txid_current()")
    return int(count)


def cpu(bots: list[BotProcess]) -> float:
    """Milliseconds of CPU that all processes have used."""
    return sum(cpu_of(bot.process) for bot in bots if bot.process)


async def costs(processes: int, *, on_server: bool) -> float:
    """Print what a move costs; the bot's CPU, milliseconds."""
    tables = min(MATCHES, 200)
    async with crowd(processes, tables, tables, on_server=on_server, limits=False) as all_of_it:
        await all_of_it.start()
        await all_of_it.all_shown()
        database, bots = all_of_it.database, all_of_it.bots
        before = measured(bots, database)
        await asyncio.sleep(SECONDS / 3)  # what it costs when nobody plays
        idle = [now - was for now, was in zip(measured(bots, database), before, strict=True)]
        enough = asyncio.Event()
        before = measured(bots, database)
        playing = asyncio.create_task(all_of_it.play(RATE, enough))
        await asyncio.sleep(SECONDS)
        enough.set()
        took = await playing
        await all_of_it.all_shown()
        after = measured(bots, database)
        all_of_it.read()
        share = took / (SECONDS / 3)
        bot, server, written = (
            now - was - rest * share for now, was, rest in zip(after, before, idle, strict=True)
        )
        moves = max(1, len(all_of_it.spots))
        name = f"{processes} on {'PostgreSQL' if on_server else 'SQLite'}"
        figures = f"bot {bot / moves:5.1f} ms a move"
        if on_server:
            figures += f", database {server / moves:4.1f} ms, {written / moves:.2f} writing"
            figures += f" transactions a move (at rest {idle[2] / SECONDS * 3:.1f} a second)"
        print(f"  {name:16} {moves:4} moves: {figures}", flush=True)
        return bot / moves


def measured(bots: list[BotProcess], database: str) -> tuple[float, float, int]:
    """CPU of the bot and of PostgreSQL so far, and writing transactions."""
    return cpu(bots), server_cpu(database), writes(database)


async def all_costs() -> None:
    """Print what a move costs, with one process and several."""
    print("CPU for a move, less what being there costs (machine shared with others):")
    least = await costs(1, on_server=False)
    on_server = [await costs(n, on_server=True) for n in (1, 2, 4)]
    ratios = ", ".join(f"{each / least:.2f}" for each in on_server)
    print(f"  the bot's, in terms of SQLite's: {ratios} (aim: at most 1.5)", flush=True)


async def limits() -> None:
    """Print how many 429s one process causes, and how many four cause."""
    for processes in (1, 4):
        await kills(processes, 0)


PARTS: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
    "kills": kills,
    "limits": limits,
    "costs": all_costs,
    "starts": many.report,
    "load": load.report,
}


def main(parts: list[str]) -> None:
    """Measure and print."""
    stop = started()
    try:
        for part in parts or PARTS:
            asyncio.run(PARTS[part]())
    finally:
        stop()


if __name__ == "__main__":
    main(sys.argv[1:])
