"""A tournament in the scene's channel, looked at only by the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from random import Random

import pytest
import sqlalchemy as sa

from bot.cogs.tournaments.cog import Tournaments
from bot.cogs.tournaments.store.tournaments import TournamentStore
from bot.cogs.tournaments.tournament import Field, Terms, Tournament
from bot.data import schema
from bot.live.held import Held
from bot.table.player import Player
from bot.table.table import Table
from local_discord import Person
from tests.databases import changed, write
from tests.e2e.scene import Scene

GAME = "cop_and_rob"


DAY = 86_400


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is looked at but by these tests."""
    monkeypatch.setattr("bot.cogs.tournaments.cog.LOOK", 1e9)


class Cup:
    """A tournament in the scene's channel."""

    def __init__(self, scene: Scene, id: int) -> None:
        self.scene, self.id = scene, id

    @classmethod
    async def open(
        cls,
        scene: Scene,
        people: Collection[Person],
        terms: Terms,
        game: str = GAME,
        starts: float | None = None,
    ) -> Cup:
        """One where these people have registered."""
        tables = scene.bot.tables
        tables.random = Random(3)  # else a match may be over after six moves
        new = Tournament(
            id=0,
            guild=scene.guild.id,
            channel=scene.channel.id,
            person=scene.anna.id,
            name="Autumn *Cup*",
            game=game,
            terms=terms,
            language="en",
            opened=tables.now(),
            starts=starts,
        )
        cup = cls(scene, (await TournamentStore(scene.bot.store.engine).open(new)).id)
        for person in people:
            await cup.store.register(cup.id, Player(person.id, person.name), tables.now())
        return cup

    @property
    def store(self) -> TournamentStore:
        return TournamentStore(self.scene.bot.store.engine)

    async def field(self) -> Field:
        return await self.store.field(self.id)

    async def start(self) -> Field:
        await self.store.start(self.id, self.scene.bot.tables.now())
        return await self.tick()

    async def tick(self, times: int = 4) -> Field:
        """Let whatever is to happen by itself happen now, not some seconds later."""
        rounds = self.scene.cog(Tournaments)
        for _ in range(times):
            await self.scene.settle()
            at_once = "UPDATE tournaments SET due = 0 WHERE due IS NOT NULL"
            await asyncio.to_thread(changed, self.scene.database, at_once)
            await rounds.director.tick()
        await self.scene.settle()
        return await self.field()

    async def play(self) -> Field:
        """Play every open match to its end, at random, and let the next round begin."""
        for pairing in (await self.field()).running:
            assert pairing.table
            await played(self.scene, pairing.table, Random(pairing.id))
        return await self.tick()

    async def resigned(self, table: int, who: int) -> None:
        """Somebody resigns their match."""
        tables = self.scene.bot.tables

        async def resign(held: Held) -> None:
            seat = held.table.seat_for(who)
            await held.save(held.table.resign(seat, tables.now()), None)

        await tables.change(table, resign)

    async def tables(self) -> list[Table]:
        """The tables of this round, by board."""
        field = await self.field()
        return [await self.scene.bot.tables.look(p.table) for p in field.round if p.table]


async def played(scene: Scene, table: int, random: Random, moves: int = 1000) -> None:
    """Play at most so many moves of a table's match at random, in one change of it."""
    tables = scene.bot.tables

    async def work(held: Held) -> None:
        now = held.table
        for _ in range(moves):
            if now.stage != "playing":
                break
            seat = now.playing.state.acting[0]
            set_up = now.game.rules.set_up
            view = now.view(seat)
            laid = [random.choice(view.legal)]
            if set_up and now.setting_up(seat):
                laid = [*set_up.random(view, random), set_up.ready]
            now = now.play(seat, laid, tables.now())
        await held.save(now, None)

    await tables.change(table, work)


def met(field: Field) -> list[frozenset[int]]:
    """Who has met whom, once for each pairing."""
    pairs = [one for one in field.pairings if one.second and not one.leg]
    return [frozenset((one.first, one.second)) for one in pairs]


async def forced(scene: Scene, where: sa.ColumnElement[bool], **values: object) -> None:
    """Write this into the tournaments' rows, in the bot's own turn."""
    await write(scene.bot.store.engine, sa.update(schema.tournaments).where(where).values(values))
