"""Many servers with running matches, several processes of the bot, and people who press: the crowd
that `scale` measures."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

from bot.data.database import sqlite
from bot.data.migrating import migrate
from bot.data.store import Store
from bot.table import lobby
from bot.table.player import Player
from bot.table.table import Table
from games import GAMES
from local_discord import Channel, Guild, Message, Person, SessionLimits, World, serve
from tests.databases import found, fresh_postgres
from tests.e2e.driver import controls
from tests.e2e.played import Played, Spot, logs
from tests.e2e.process import BotProcess
from tools.bench.turns import LAYOUTS

SHARDS = 16
PEOPLE = 60
AGAINST, OF_FIRST = 7, 70
"""Of the first `OF_FIRST` tables, one in every `AGAINST` has a computer, which thinks for
seconds."""
LEVEL = os.environ.get("LEVEL", "expert")
"""The computers' level. On a busy machine an expert's thoughts say more about the machine than
about the bot."""
OFTEN = 0.3
"""The share of all presses that is made at those tables."""


@dataclass
class Seated(Played):
    """One table with its two people, which remembers what they pressed."""

    table: int = 0
    busy: bool = False
    lines: Mapping[int, list[list[str]]] = field(default_factory=dict)
    """The logs of all tables, when they were last read."""

    @property
    def channel(self) -> Channel:
        """The table's channel."""
        return next(iter(self.channels.values()))

    def log(self, table: int) -> list[list[str]]:
        """The stored moves of each seat."""
        return self.lines[table]

    def mover(self) -> int | None:
        """A seat that has something to press."""
        for seat in self.random.sample((0, 1), 2):
            _, buttons, menus = self.offered(seat, self.channel)
            if buttons or menus:
                return seat
        return None

    @property
    def against_computer(self) -> bool:
        """Is one of the seats a computer's?"""
        return self.people[0] is self.people[1]

    def boards(self) -> list[Message]:
        """The messages that everybody sees there."""
        return [m for m in self.channel.messages.values() if not m.ephemeral]

    def doubled(self) -> int:
        """How many messages repeat the one before, and how many boards before the last still have
        controls."""
        boards = self.boards()
        twice = sum(a.text == b.text for a, b in pairwise(boards))
        return twice + sum(bool(buttons or menus) for buttons, menus in map(controls, boards[:-1]))


@dataclass
class Crowd:
    """A world with the bot's processes and all tables."""

    world: World
    bots: list[BotProcess]
    tables: list[Seated]
    random: Random
    seconds: list[float] = field(default_factory=list)
    """How long each press waited for its acknowledgement."""
    acts: int = 0

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.bots[0].database

    @property
    def spots(self) -> list[Spot]:
        """The moves that were acknowledged, of all tables."""
        return [spot for table in self.tables for spot in table.acknowledged]

    async def start(self) -> None:
        """Start all processes, and wait until all shards are served."""
        await asyncio.gather(*(bot.launch() for bot in self.bots))
        await self.world.wait(lambda: all(map(self.serves, self.bots)))

    def serves(self, bot: BotProcess) -> bool:
        """Is a process connected with all of its shards?"""
        connected = self.world.gateway.connected
        return all(connected(bot.application, n, bot.address.http) for n in shards_of(bot))

    async def act(self, table: Seated) -> None:
        """Somebody presses until something is played."""
        table.busy = True
        try:
            seat = table.mover()
            if seat is not None:
                self.acts += 1
                await table.act(seat, table.channel)
        finally:
            table.busy = False

    async def play(self, rate: float, enough: asyncio.Event) -> float:
        """People press, so many times a second, until it is enough; returns for how many seconds
        they did."""
        start, tasks = time.perf_counter(), set[asyncio.Task[None]]()
        for n in itertools.count():
            delay = start + n / rate - time.perf_counter()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(enough.wait(), max(0.001, delay))
                break
            against = [table for table in self.tables if table.against_computer]
            often = against and self.random.random() < OFTEN
            table = self.random.choice(against if often else self.tables)
            if not table.busy:
                task = asyncio.create_task(self.act(table))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        return time.perf_counter() - start

    def read(self) -> None:
        """Read all logs."""
        lines = logs(self.database)
        for seated in self.tables:
            seated.lines = lines

    async def all_shown(self) -> None:
        """Wait until Discord shows everything that is stored, and nothing that has passed."""
        behind = "SELECT id FROM tables WHERE settled < revision LIMIT 1"
        while found(self.database, behind):  # noqa: ASYNC110 - it is another process's doing
            await asyncio.sleep(0.5)
        await self.world.settled()


def shards_of(bot: BotProcess) -> range:
    """The shards that a process was told to serve."""
    first, last = bot.arguments[1].split("-")
    return range(int(first), int(last) + 1)


async def _match(store: Store, guild: Guild, channel: Channel, pair: list[Person], n: int) -> Table:
    """A running match, stored without Discord. Where boards have to be laid out, they are."""
    game, now, random = list(GAMES)[n % len(GAMES)], time.time(), Random(n)
    players = tuple(Player(person.id, person.name) for person in pair)
    if n < OF_FIRST and n % AGAINST == AGAINST - 1:
        players = (players[0], Player(-1, f"Computer 1 ({LEVEL})", LEVEL))
    options = {"cop_and_rob": {"roles": "host"}}.get(game, {})
    facts = {"guild": guild.id, "channel": channel.id, "game_id": game, "host": players[0].id}
    table = Table(id=0, players=players, options=options, side="0", **facts)  # type: ignore[arg-type]
    match = lobby.start(table, players[0].id, random, now)
    if game == "graverobber":
        for seat, layout in enumerate(LAYOUTS):
            match = match.play(seat, match.playing.read(seat, layout), now)
    return await store.create(match, n + 1, now)


async def matches(
    url: str, places: list[tuple[Guild, Channel]], people: list[Person]
) -> list[tuple[Channel, list[Person], int]]:
    """A match in each of these places. Returns for each its channel, the person of each seat (at a
    computer's seat the person who plays against it), and the table's id."""
    await migrate(url)
    random, made = Random(7), list[tuple[Channel, list[Person], int]]()
    by_id = {person.id: person for person in people}
    async with Store.open(url) as store:
        for n, (guild, channel) in enumerate(places):
            pair = random.sample(people, 2)
            guild.join(*pair)
            table = await _match(store, guild, channel, pair, n)
            seats = [by_id.get(player.id, pair[0]) for player in table.players]
            made.append((channel, seats, table.id))
    return made


@contextlib.asynccontextmanager
async def crowd(
    processes: int, servers: int, tables: int, *, on_server: bool = True, limits: bool = True
) -> AsyncIterator[Crowd]:
    """A world with so many servers, matches in some of them, and processes that are not started
    yet. `limits`: are Discord's rate limits on?"""
    sessions = SessionLimits(shards=SHARDS, max_concurrency=SHARDS)
    world = World(rate_limits=limits, sessions=sessions)
    application, people = world.application("Skulduggery"), list[Person]()
    people = [world.person(f"Person {n}") for n in range(PEOPLE)]
    guilds = [world.guild(f"Server {n}") for n in range(servers)]
    places = [(guild, guild.channel("general")) for guild in guilds]
    for guild in guilds:
        world.install(application, guild)
    each = SHARDS // processes
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = await fresh_postgres() if on_server else sqlite(folder / "bot.db")
        random = Random(11)
        made = await matches(url, random.sample(places, tables), people)
        bots = list[BotProcess]()
        for n in range(processes):
            address = await stack.enter_async_context(serve(world))
            own = f"{n * each}-{(n + 1) * each - 1}"
            arguments = ("--shards", own, "--of", str(SHARDS))
            bots.append(BotProcess(world, application, address, url, arguments))
            bots[-1].environment = {} if limits else {"REQUESTS_PER_SECOND": "0"}
            stack.push_async_callback(bots[-1].kill)
        seated = [
            Seated(bots[0], (pair[0], pair[1]), {"": channel}, random, table=table)
            for channel, pair, table in made
        ]
        for one in seated:
            one.tables[one.channel.id] = one.table
        yield Crowd(world, bots, seated, random)


def number(name: str, otherwise: int) -> int:
    """A setting that the environment may change."""
    return int(os.environ.get(name, otherwise))
