"""A process of the bot: the real tables, hand and clock, on a loop of its own, with a line to each
side. How it owns its tables stands in for `bot.live.presence` and the database's locks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bot.data.absences import Absence, Shard
from bot.errors import DatabaseLost, Overtaken
from bot.live.background import Background
from bot.live.clock import Clock
from bot.live.hands import Hands
from bot.live.held import Held
from bot.live.live import Live
from bot.live.looks import Looks
from bot.live.requests import look
from bot.live.tables import Tables
from bot.screen.plan import Readers, plan
from bot.screen.seen import Seen
from bot.screen.ways import Ways
from bot.table.table import Table
from bot.times import STOOD_STILL
from games.core import Refused
from tests.simulation.discord import Pressed
from tests.simulation.line import Line
from tests.simulation.loop import Loop
from tests.simulation.press import pressed
from tests.simulation.sheets import Small
from tests.simulation.store import Store
from tests.simulation.ways import Requests

if TYPE_CHECKING:
    from tests.simulation.world import World

T = TypeVar("T")
CHECKS = 0.5
"""Seconds between two tries to take the locks."""


class Absences:
    def __init__(self, process: Process) -> None:
        self._p, self._all = process, process.world.database.absences

    async def begin(self, of: int, now: float) -> None:
        """Nothing has to be carried over."""

    async def forget(self, before: float) -> None:
        """A run is short."""

    async def load(self, after: float, seen: float) -> list[Absence]:
        beats, of = self._p.world.database.beats, self._p.of

        def load() -> list[Absence]:
            lost = [Absence(Shard(n, of), at) for n, at in beats.items() if at < seen]
            away = {a.shard for a in self._all.values() if a.until is None}
            return [*self._all.values(), *(a for a in lost if a.shard not in away)]

        return await self._p.wire.ask(load)

    async def keep(self, absences: Collection[Absence]) -> None:
        kept = {(a.shard.number, a.since): a for a in absences}
        await self._p.wire.ask(lambda: self._all.update(kept))


class Reminding:
    async def told(self, table: Table, now: float) -> Table:
        return table

    async def plan(self, table: Table, now: float) -> tuple[Table, Sequence[int]]:
        return replace(table, remind=None), ()

    async def send(self, table: Table, people: Sequence[int]) -> None:
        """Nobody is reminded."""


class Process:
    """A process that serves some shards."""

    def __init__(self, world: World, shards: list[Shard]) -> None:
        self.world, self.shards = world, shards
        self.loop = Loop(world.time)
        self.line = Line("discord", world.time, self.loop, world, world.random, 0.1)
        self.wire = Line("database", world.time, self.loop, world, world.random, world.pace)
        self.session, self.of = object(), shards[0].of
        """The connection that holds its locks."""
        self.holding = self.up = self.spared = False
        """`spared`: may it do one request without its lock, since it has just stood still?"""
        self.ticked = 0.0
        """When it looked at the clock last."""
        self._noting = False
        """Does it note that its shards are served? First it reads since when they were not."""
        self.pictures = dict[int, str]()
        """What the pictures show that it has uploaded."""
        self.store = Store(world.database, self.wire.ask, self)
        self.tables = Tables(cast(Any, self.store), world.now, Random(world.random.random()))
        presence: Any = self.tables.presence
        presence._absences = Absences(self)
        presence.holds, presence.own = lambda: self._sure, shards
        self.tables.others = presence.others
        self.background = Background()
        self.hand = Hands(
            self.tables, Ways(Requests(self), world.now), _reads, self.background, self._excuses
        )
        self.looks = Looks(self.tables, self.hand, self.background)
        self.tables.watchers.append(self._computers)
        self.hand.shown = self._shown
        self._heard = set[int]()
        self._thinking, self._clock = set[int](), Clock(self.tables, Reminding(), self.background)
        self.loop.call_soon(self._begin)

    async def ask(self, where: int, shows: Small | None, work: Callable[[], T]) -> T:
        """Ask Discord, about a channel. `shows`: what people will see then."""
        look()
        if shows and not self.loop.dead:
            self.world.sends(self, shows)
        return await self.line.ask(work, where)

    async def _excuses(self, table: Table, error: Exception, nonce: str) -> None:
        self.world.tell("is refused", table.id, error, nonce)

    def left(self) -> list[str]:
        """What its plans still have to do."""
        return [
            f"table {live.table.id}: {operation}"
            for live in self.tables.in_memory
            if self.owns(live.table.guild)
            for operation in plan(live.table, live.seen, Readers())
            if live.table.reach != "answers"
        ]

    # --- owning ----------------------------------------------------------------------------------

    def owns(self, guild: int) -> bool:
        """Does it own the tables of this server? Not before it has asked, if it stood still."""
        return any(shard.has(guild) for shard in self.shards) and self._sure

    @property
    def _sure(self) -> bool:
        return self.holding and self.world.now() - self.ticked <= STOOD_STILL

    def tells(self, table: int, payload: str) -> None:
        """Tell the other processes something about a table."""
        self.world.notifies(self, table, payload)

    def lost(self) -> None:
        """The connection that held the locks is gone."""
        self.session, self.holding, self._noting = object(), False, False

    def _begin(self) -> None:
        self.loop.create_task(self._main())

    async def _main(self) -> None:
        again = self.background.again
        await self._lock()
        await again(self._gap, "gap")
        self.up = True
        every = self.background.every
        every(CHECKS, self._tick, "tick")
        every(2.0, self._beat, "beat")
        every(0.0, self._call_time, "clock")
        await again(self.looks.resume, "resume")

    async def _lock(self, *, ends: bool = False) -> None:
        """Wait for the locks, or end if somebody else has them."""
        asked = 0.0
        while not self.holding:
            session, asked, free = self.session, self.world.now(), True
            try:
                free = await self.wire.ask(self._locked)
                self.holding = free and session is self.session
            except DatabaseLost:
                self.world.database.dropped(self.session)
                self.session = object()
            if ends and not free:
                self.world.time.later(0.0, self.world.dies, self.loop)
            if not self.holding:
                await asyncio.sleep(CHECKS)
        self.ticked = asked  # it may have stood still since
        self.world.serves(self, True)

    def _locked(self) -> bool:
        dead = self.loop.dead  # so is its connection
        return not dead and self.world.database.locked(self.session, self.shards)

    async def _gap(self) -> None:
        """Note when nobody served the shards."""
        presence = self.tables.presence
        await presence.begin(self.shards)
        for shard in self.shards:
            await presence.connected(shard)
        self._noting = True

    async def _tick(self) -> None:
        if self.holding and self.world.now() - self.ticked <= STOOD_STILL:
            self.ticked = self.world.now()
            return
        session, asked = self.session, self.world.now()
        try:
            holds = await self.wire.ask(self._holds)
        except DatabaseLost:
            return
        self.holding = holds and session is self.session
        if self.holding:
            self.ticked = asked  # it may have stood still since
        else:
            await self._again()

    def _holds(self) -> bool:
        locks = self.world.database.locks
        return all(locks.get(shard.number) is self.session for shard in self.shards)

    async def _again(self) -> None:
        """Take the locks again; if somebody else has them, end."""
        self._noting = False  # the real one takes the locks and notes the gap in one transaction
        await self._lock(ends=True)
        await self._gap()
        self.tables.drop()
        await self.background.again(self.looks.resume, "resume")

    async def _beat(self) -> None:
        def note() -> None:
            if self._noting and self._holds():
                beats = {shard.number: self.world.now() for shard in self.shards}
                self.world.database.beats |= beats

        await self.wire.ask(note)
        await self.tables.presence.look()

    async def _call_time(self) -> None:
        await (self._clock.round() if self._sure else asyncio.sleep(CHECKS))

    # --- computers -------------------------------------------------------------------------------

    def _shown(self, table: Table) -> None:
        """Another process may have changed it."""
        if live := self.tables.in_hand(table.id):
            self._computers(live)

    def _computers(self, live: Live) -> None:
        table = live.table
        if table.computers and self.owns(table.guild) and table.id not in self._thinking:
            self._thinking.add(table.id)
            self.background.begin(self._keep_playing(live))

    async def _keep_playing(self, live: Live) -> None:
        try:
            while (table := live.table).computers and self.owns(table.guild):
                await asyncio.sleep(1.2)
                live = self.tables.in_hand(table.id) or live  # it may have been dropped meanwhile
                if live.shown >= live.table.revision:
                    await self.background.again(partial(self._play, live.table), "play")
        finally:
            self._thinking.discard(live.table.id)

    async def _play(self, table: Table) -> None:
        async def play(held: Held) -> None:
            if held.table.computers and held.table.revision == table.revision:
                seat = held.table.computers[0]
                move = self.tables.random.choice(held.table.playing.state.legal(seat))
                await held.save(held.table.play(seat, [move], self.world.now()), None)

        try:
            await self.tables.change(table.id, play)
        except (Refused, Overtaken):
            return

    # --- presses ---------------------------------------------------------------------------------

    def allowed(self, tables: Sequence[int]) -> None:
        """Discord lets the bot show these tables again."""
        if self.up:
            again = self.background.again
            self.loop.call_soon(
                lambda: self.loop.create_task(again(lambda: self.looks.again(tables), "again"))
            )

    def hear(self, it: Pressed) -> None:
        """Discord brings an interaction, perhaps not for the first time (`bot.press.router`)."""
        if it.id in self._heard:
            return
        self._heard.add(it.id)
        self.loop.call_soon(lambda: self.loop.create_task(pressed(self, it)))


async def _reads(table: Table, seen: Seen) -> Readers:
    return Readers()
