"""What standings and replays cost: a leaderboard of 100,000 rated people, and an animation while
others play."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

import sqlalchemy as sa

from bot.cogs.standing.store.ranking import Standings
from bot.data import schema
from bot.data.database import sqlite
from bot.data.meetings import stored
from bot.data.migrating import migrate
from bot.data.ratings import ALL
from bot.data.skill import Rating
from bot.data.store import Store
from local_discord import Person
from tests.bot.tables import finish
from tools.bench.turns import laid, world_with_bot

PEOPLE, GUILD, TIMES = 100_000, 10, 20
DAYS = 1_000
TURNS = 58
"""With the resignation after them: as long as Bushwhacked lasts at random, which makes the largest
picture of all."""


async def leaderboard(folder: Path) -> list[str]:
    """Milliseconds for pages of a leaderboard of many people, with the reader's own line in the
    middle."""
    path = folder / "many.db"
    await migrate(sqlite(path))
    async with Store.open(sqlite(path)) as store:
        await _fill(store)
        standings = Standings(store.engine)
        lines = list[str]()
        for name, page in (("first", 0), ("last", PEOPLE)):
            taken = list[float]()
            for _ in range(TIMES):
                start = time.perf_counter()
                await standings.ranking((GUILD, ALL), page, me=PEOPLE // 2)
                taken.append((time.perf_counter() - start) * 1000)
            lines.append(f"{name} page {statistics.median(taken):.1f} ms (worst {max(taken):.1f})")
    return lines


async def _fill(store: Store) -> None:
    random = Random(1)
    rows, names = list[dict[str, object]](), list[dict[str, object]]()
    for person in range(1, PEOPLE + 1):
        rating = Rating(random.gauss(25, 6), random.uniform(2, 8))
        row = {"guild": GUILD, "game": ALL, "person": person, "points": rating.points}
        rows.append({**vars(rating), **row})
        names.append({"id": person, "name": f"Person {person}"})
    async with store.engine.begin() as connection:
        await connection.execute(sa.insert(schema.ratings), rows)
        await connection.execute(sa.insert(schema.people), names)


async def meetings(folder: Path) -> str:
    """Milliseconds to count how often four people have met lately. They played ten times a day with
    each other for years, and other people played as many matches."""
    path = folder / "met.db"
    await migrate(sqlite(path))
    async with Store.open(sqlite(path)) as store:
        await _play(store)
        taken = list[float]()
        async with store.engine.reading() as connection:
            for _ in range(TIMES):
                start = time.perf_counter()
                met = await stored(connection, (1, 2, 3, 4), DAYS * 86_400.0)
                taken.append((time.perf_counter() - start) * 1000)
    return f"{sum(met.values()):,} meetings {statistics.median(taken):.1f} ms"


async def _play(store: Store) -> None:
    rows: dict[sa.Table, list[dict[str, object]]] = {
        table: [] for table in (schema.tables, schema.matches, schema.results)
    }
    facts = {"stage": "over", "thinking": False, "revision": 1, "facts": "{}"}
    for id in range(1, 20 * DAYS + 1):
        crowd = range(1, 5) if id % 2 else range(5 + id % PEOPLE, 9 + id % PEOPLE)
        ended = 86_400.0 * id / 20
        where = {"guild": GUILD, "game": "bushwhacked"}
        rows[schema.tables].append({"id": id, "channel": id, **where, **facts})
        match = {"table_id": id, **where, "rated": True, "turns": 9, "reason": "", "ended": ended}
        rows[schema.matches].append(match)
        for seat, person in enumerate(crowd):
            result = {"table_id": id, "seat": seat, "person": person, "place": 1 + seat}
            rows[schema.results].append({**result, "shared": False, "ended": ended})
    async with store.engine.begin() as connection:
        for table, values in rows.items():
            await connection.execute(sa.insert(table), values)


async def animation() -> tuple[list[float], list[float]]:
    """Seconds for animations of a long match, one after the other; the first one includes the
    worker's start. Also how many milliseconds other people's presses took meanwhile."""
    async with world_with_bot() as (world, guild, channel, process):
        anna, bob, cleo = (world.person(name) for name in ("Anna", "Bob", "Cleo"))
        guild.join(anna, bob, cleo)
        await migrate(process.database)
        async with Store.open(process.database) as store:
            await finish(store, [anna.id, bob.id], bob.id, guild=guild.id, turns=TURNS)
        await process.start()
        await laid(world, channel, anna, bob)
        taken, pressed = list[float](), list[float]()

        async def watch() -> None:
            replay = (await cleo.command("replay", channel, match=1)).message
            assert replay
            for _ in range(3):
                start = time.perf_counter()
                made = await cleo.press(replay, "Animate")
                assert made.message
                assert made.message.attachments
                taken.append(time.perf_counter() - start)

        watching = asyncio.create_task(watch())
        turn = 0
        while not watching.done():
            person = (anna, bob)[turn % 2]
            turn += 1
            await world.wait(lambda person=person: _digging(person))  # type: ignore[misc]
            reply = await person.press(person.look(person.dm)[-1], _digging(person))
            pressed.append((reply.seconds or 0) * 1000)
        await watching
    return taken, pressed


def _digging(person: Person) -> str:
    """The label of a dig button in the newest direct message; empty while it is not their turn."""
    buttons = person.look(person.dm)[-1].buttons
    return next((b.label for b in buttons if "Dig" in b.label), "")


async def report() -> None:
    """Print what they cost."""
    with tempfile.TemporaryDirectory() as folder:
        lines = await leaderboard(Path(folder))
        met = await meetings(Path(folder))
    print(f"Leaderboard among {PEOPLE:,} people, from the database: {', '.join(lines)}")
    print(f"How often four people have met in 30 days, after {DAYS} days of ten matches: {met}")
    taken, pressed = await animation()
    seconds = ", ".join(f"{t:.2f}" for t in taken)
    pressed = sorted(pressed)
    worst = pressed[int(len(pressed) * 0.99)]
    print(
        f"Animation of {TURNS} turns of Bushwhacked: {seconds} s; others' {len(pressed)} presses "
        f"meanwhile: {statistics.median(pressed):.1f} ms (p99 {worst:.1f})"
    )


if __name__ == "__main__":
    asyncio.run(report())
