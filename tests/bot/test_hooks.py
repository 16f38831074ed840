"""Whatever hangs in the core's transaction never stops a match: every game, ended in every way
there is, with all of it at work, and with each part of it failing at every call."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from random import Random

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cogs.achievements.follow import AchievementsFollow
from bot.cogs.achievements.store import Achievements
from bot.cogs.challenges.follow import ChallengesFollow
from bot.cogs.challenges.refusals import Refusals
from bot.cogs.challenges.store import Challenges
from bot.cogs.plans.follow import PlansFollow
from bot.cogs.plans.plan import Plan, Position
from bot.cogs.plans.store import Owned, Plans, write
from bot.cogs.safety.store import Keeper, Keeping
from bot.cogs.tournaments.follow import TournamentsFollow
from bot.data import aside as asides
from bot.data import ratings, schema
from bot.data.rerating import recompute
from bot.data.store import Store
from bot.live import held as helds
from bot.live.live import Followed, Live, Rests
from bot.live.tables import Tables
from bot.table import late, lobby, offers
from bot.table.apart import Apart
from bot.table.facts import Round
from bot.table.player import Player
from bot.table.reach import GONE
from bot.table.table import Table
from bot.table.timer import Forfeit
from games import GAMES
from games.core import RESIGN, Move, Refused, Seat, say
from tests.bot.matches import seated
from tests.bot.tables import loaded
from tests.sample import sample

ANNA, BOB = 11, 12
DAY = 86_400.0
BEGUN, SHORT = 4, 12
"""After so many moves most matches end here in another way than by playing; after so many where a
hook fails at each."""


class House:
    """A process with a table, in whose transactions everything hangs that there is."""

    def __init__(self, store: Store) -> None:
        self.store, self.now = Store(store.engine), 1000.0
        self.tables = Tables(self.store, lambda: self.now, Random(1))
        self.tables.follows += [
            PlansFollow(Plans(store.engine)),
            ChallengesFollow(Challenges(store.engine)),
            Refusals(self.store),
            TournamentsFollow(),
            AchievementsFollow(Achievements(store.engine)),
        ]
        blocks = Keeping(self.store, schema.blocks)
        self.tables.keeps.append(Keeper(blocks, Keeping(self.store, schema.bars)))
        self.blocks = blocks

    async def begin(self, game: str) -> Table:
        """A rated match of a tournament between two people, one of whom has blocked the other."""
        await self.blocks.add(ANNA, BOB, self.now)
        people = Player(ANNA, "Anna"), Player(BOB, "Bob")
        options = {"cop_and_rob": {"roles": "random"}}.get(game, {})
        table = seated(game, *people, guild=1, channel=1, options=options, clock="1d")
        await self.tables.create(table, 1)
        await self._pair(table)
        begun = lobby.start(await self.tables.look(1), ANNA, Random(3), self.now)
        await self.save(replace(begun, round=Round(1, "Cup", 1, 1, 99 * DAY)))
        return await self.tables.look(1)

    async def _pair(self, table: Table) -> None:
        cup = {"id": 1, "guild": 1, "channel": 1, "person": 5, "name": "Cup", "game": table.game_id}
        cup |= {"terms": "{}", "language": "en", "stage": "playing", "opened": 0.0}
        pair = {"id": 1, "tournament_id": 1, "round": 1, "board": 1, "first": 1, "second": 2}
        async with self.store.engine.begin() as connection:
            await connection.execute(sa.insert(schema.tournaments).values(cup))
            for number, person in ((1, ANNA), (2, BOB)):
                entrant = {"tournament_id": 1, "number": number, "person": person, "level": ""}
                await connection.execute(sa.insert(schema.entrants).values(entrant))
            await connection.execute(
                sa.insert(schema.pairings).values(pair | {"why": "", "table_id": 1})
            )

    async def save(self, after: Table) -> None:
        async with self.tables.hold(1) as held:
            await held.save(after, None)

    async def change(self, change: Callable[[Table], Table]) -> None:
        await self.save(change(await self.tables.look(1)))

    async def plan(self, move: Move | None = None) -> None:
        """Both seats plan: whoever waits answers this move, if they are to move after it."""
        async with self.tables.hold(1) as held:
            table, random = held.table, Random(7)
            for seat in (0, 1):
                line = _foreseen(table, 1 - seat, seat, move, random)
                owned = Owned((ANNA, BOB)[seat], Plan(seat, Position.of(table), line, line))

                async def store(connection: AsyncConnection, owned: Owned = owned) -> None:
                    await write(connection, 1, owned)

                await held.beside(store)

    async def play(self, moves: int, random: Random) -> None:
        """So many moves at random, with new plans before each turn."""
        for _ in range(moves):
            table = await self.tables.look(1)
            if table.stage != "playing":
                return
            seat = random.choice(table.playing.state.acting)
            move = random.choice(table.view(seat).legal)
            await self.plan(move)
            await self.change(lambda t: t.play(seat, [move], self.now))  # noqa: B023 - at once

    async def stored(self) -> Table:
        """The table as another process reads it."""
        return await loaded(Store(self.store.engine), 1)

    async def count(self, table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
        async with self.store.engine.reading() as connection:
            query = sa.select(sa.func.count()).select_from(table).where(*where)
            return (await connection.execute(query)).scalar_one()


def _foreseen(
    table: Table, mover: Seat, owner: Seat, move: Move | None, random: Random
) -> tuple[tuple[tuple[Seat, Move], ...], ...]:
    """A plan that is set off by this move; one that never is where it can't answer."""
    never = (((mover, "pass by"), (owner, "pass by")),)
    if move is None or mover not in table.playing.state.acting:
        return never
    if move not in table.view(mover).legal:
        return never
    after = table.play(mover, [move], 0.0)
    if after.stage != "playing" or owner not in after.playing.state.acting:
        return never
    since = after.playing.log[len(table.playing.log) :]
    answer = random.choice(after.view(owner).legal)
    return ((*since, (owner, answer)),)


# --- the ways in which a match ends -------------------------------------------------------------


async def _agreed(house: House) -> None:
    await house.change(lambda t: offers.draw(t, 0))
    await house.change(lambda t: offers.answer(t, 1, accept=True, now=house.now))


async def _out_of_time(house: House) -> Forfeit | None:
    """Until somebody has lost by the clock, and the other may choose; None where that has ended the
    match by itself."""
    while not (table := await house.tables.look(1)).forfeit and table.alive:
        if len(table.waited_for) == 2:  # else both lose
            table = late.go_on(table, 1, house.now)
        house.now = (table.deadline or house.now) + 1
        await house.save(late.expire(table, house.now))
    return table.forfeit


async def _won_by_time(house: House) -> None:
    if lost := await _out_of_time(house):
        await house.change(lambda t: late.take_win(t, 1 - lost.seat, house.now))


async def _never_chosen(house: House) -> None:
    if await _out_of_time(house):
        house.now += 2 * DAY
        await house.change(lambda t: late.expire(t, house.now))


async def _played_on(house: House) -> None:
    if lost := await _out_of_time(house):
        winner = 1 - lost.seat
        await house.change(lambda t: late.play_on(t, winner, house.now))
        await house.change(lambda t: t.resign(winner, house.now))


async def _channel_deleted(house: House) -> None:
    await house.tables.close([1], GONE)


ENDINGS = {
    "the host resigns": lambda house: house.change(lambda t: t.resign(0, house.now)),
    "the guest resigns": lambda house: house.change(lambda t: t.resign(1, house.now)),
    "a draw is agreed": _agreed,
    "the win is taken": _won_by_time,
    "nobody chooses": _never_chosen,
    "a computer plays on": _played_on,
    "a moderator ends it": lambda house: house.change(
        lambda t: t.close(say("bot-ending-moderated", who="Mo"), house.now)
    ),
    "its channel is deleted": _channel_deleted,
}
CLOSED = "a moderator ends it", "its channel is deleted"
FIRST, *OTHERS = GAMES
CASES = [
    *sample([(FIRST, ending) for ending in ENDINGS], len(ENDINGS)),
    *sample([(name, ending) for ending in ENDINGS for name in OTHERS], 4),
]


async def begun(store: Store, game: str) -> House:
    """A match in which some moves were made."""
    house, random = House(store), Random(5)
    table = await house.begin(game)
    set_up = table.game.rules.set_up
    for seat in (0, 1) if set_up else ():
        assert set_up
        moves = set_up.random(table.view(seat), Random(seat))
        await house.change(lambda t: t.play(seat, [*moves, set_up.ready], house.now))  # noqa: B023
    await house.play(BEGUN, random)
    return house


def faults(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(("game", "ending"), CASES)
async def test_a_match_ends_in_every_way_while_everything_hangs_in_it(
    store: Store, game: str, ending: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = await begun(store, game)
    await house.plan()
    await ENDINGS[ending](house)
    over = await house.stored()
    assert over.stage == ("closed" if ending in CLOSED else "over")
    assert not faults(caplog)
    assert not await house.count(schema.plans, schema.plans.c.rests.is_(False))
    assert await house.count(schema.matches) == (ending not in CLOSED)
    scored = await house.count(schema.pairings, schema.pairings.c.first_points.is_not(None))
    assert scored == (ending != "its channel is deleted")


@pytest.mark.parametrize("game", sample(GAMES))
async def test_a_match_is_played_to_its_end_with_plans_of_both_at_every_turn(
    store: Store, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = await begun(store, game)
    while (await house.tables.look(1)).stage == "playing":
        await house.play(1, Random(len((await house.tables.look(1)).playing.log)))
    assert (await house.stored()).stage == "over"
    assert not faults(caplog)
    assert not await house.count(schema.plans, schema.plans.c.rests.is_(False))
    assert await house.count(schema.results) == 2
    assert await house.count(schema.pairings, schema.pairings.c.why == "played") == 1


# --- hooks that fail -----------------------------------------------------------------------------


class Limits:
    """Stands in for `asyncio` where hooks are bounded: their time is over when they say so."""

    def __init__(self) -> None:
        self.running = list[asyncio.Timeout]()

    def timeout(self, seconds: float | None) -> asyncio.Timeout:
        self.running.append(asyncio.timeout(seconds))
        return self.running[-1]

    async def hang(self) -> None:
        """Until the time is over."""
        self.running[-1].reschedule(asyncio.get_running_loop().time())
        await asyncio.Event().wait()


@dataclass
class Broken:
    """A hook that fails at every call, in one of the ways there are."""

    how: str
    limits: Limits
    calls: int = 0

    async def follow(self, before: Table, after: Table, now: float) -> Followed | None:
        self.calls += 1
        if self.how == "refuses":
            raise Refused(say("bot-not-running"))
        if self.how == "hangs":
            await self.limits.hang()
        return Followed(after, self._write)

    async def _write(self, connection: AsyncConnection) -> None:
        fact = sa.insert(schema.facts).values(name=f"trace {self.calls}", value="")
        await connection.execute(fact)
        if self.how == "hangs while it writes":
            await self.limits.hang()
        if self.how == "asks for what is not there":
            await connection.execute(sa.text("SELECT * FROM nowhere"))
        if self.how == "writes twice":
            await connection.execute(fact)
        raise KeyError(self.how)

    async def apart(self, guild: int, people: Collection[int]) -> Apart:
        raise KeyError(self.how)

    def watch(self, live: Live) -> None:
        raise KeyError(self.how)


WAYS = (
    "refuses",
    "raises while it writes",
    "asks for what is not there",
    "writes twice",
    "hangs",
    "hangs while it writes",
)


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> Limits:
    limits = Limits()
    for module in (helds, asides):
        monkeypatch.setattr(module, "asyncio", limits)
    return limits


@pytest.mark.parametrize(
    ("how", "ending"),
    [(how, list(ENDINGS)[n % len(ENDINGS)]) for n, how in enumerate(WAYS)]
    + [(WAYS[2], "a computer plays on"), (WAYS[1], "its channel is deleted")],
)
async def test_a_hook_that_fails_at_every_call_stops_nothing(
    store: Store, how: str, ending: str, limits: Limits, caplog: pytest.LogCaptureFixture
) -> None:
    house, broken = House(store), Broken(how, limits)
    house.tables.follows[:0] = [broken]
    house.tables.watchers.append(broken.watch)
    await house.begin("graverobber")
    house.tables.keeps.append(broken)
    await house.play(SHORT, Random(5))
    await ENDINGS[ending](house)
    assert (await house.stored()).stage == ("closed" if ending in CLOSED else "over")
    assert await house.count(schema.facts, schema.facts.c.name.like("trace %")) == 0
    told = [record for record in faults(caplog) if record.exc_info]
    assert len(told) >= broken.calls > 2  # each with its traceback
    scored = await house.count(schema.pairings, schema.pairings.c.first_points.is_not(None))
    assert scored == (ending != "its channel is deleted")  # the other hooks have done their work


@dataclass
class Counted(PlansFollow):
    """Plans, with how often they were asked for."""

    plans: Plans
    calls: int = 0

    def __post_init__(self) -> None:
        super().__init__(self.plans)

    async def follow(self, before: Table, after: Table, now: float) -> Followed | Rests | None:
        self.calls += 1
        return await super().follow(before, after, now)


async def test_plans_are_read_once_until_somebody_stores_one_here_or_elsewhere(
    store: Store,
) -> None:
    house, elsewhere = House(store), House(store)
    counted = Counted(Plans(store.engine))
    house.tables.follows[:] = [counted]
    for process in (house, elsewhere):
        process.tables.others = lambda: True
    await house.begin("bushwhacked")

    async def move() -> int:
        """How often plans were read for it."""
        before, table = counted.calls, await house.tables.look(1)
        seat, chosen = table.playing.state.acting[0], Random(1)
        await house.change(lambda t: t.play(seat, [chosen.choice(t.view(seat).legal)], house.now))
        return counted.calls - before

    assert [await move() for _ in range(3)] == [1, 0, 0]
    for process in (house, elsewhere):
        await process.plan()
        assert [await move() for _ in range(3)] == [1, 1, 0]  # at the second, they are over


@pytest.mark.parametrize("what", ["rated", "_write_results"])
async def test_a_fault_in_the_ratings_stops_no_match(
    store: Store, what: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    house = await begun(store, "bushwhacked")
    with monkeypatch.context() as patched:
        patched.setattr(ratings, what, fails)
        await house.change(lambda t: t.resign(0, house.now))
    over = await house.stored()
    assert over.stage == "over"
    assert over.match
    assert over.match.log[-1] == (0, RESIGN)
    assert [record.exc_info is not None for record in faults(caplog)] == [True]
    if what == "rated":  # the result is there, and the rating can be made up for
        assert await house.count(schema.results) == 2
        assert not await house.count(schema.ratings)
        assert await recompute(store.engine) == 1
        assert await house.count(schema.ratings)
