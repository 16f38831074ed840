"""Reviews of finished matches: each is made once, by one process, and kept with its match."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cogs.records import reviewing
from bot.cogs.records.reviewing import ANEW, AT_ONCE, Reviewing
from bot.cogs.records.sheets.review import Reviewed
from bot.cogs.records.store import Reviews
from bot.data import schema
from bot.data.store import Store
from bot.live.workers import Worker
from bot.table.table import Table
from games.core import Account, Judged, Refused, Review, say, to_json
from games.record import read
from tests.bot.house import Turned
from tests.bot.matches import text_of
from tests.bot.tables import finish
from tests.databases import write

ANNA, BOB = 1, 2
GAME = "pointsweeper"


def made(table: Table, value: float = 0.5) -> Review:
    """A review as a worker could return it."""
    assert table.match
    one = Judged(
        ply=0,
        seat=0,
        move=table.match.log[0][1],
        value=value,
        best=("pass",),
        best_value=1.0,
        told=say("core-suggested"),
        counted=say("core-suggested"),
        exact=True,
    )
    return Review(table.game_id, table.rules, 2, (one,))


class Maker(Worker):
    """A worker that makes a review for as long as the test wants."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.asked: list[tuple[Any, ...]] = []
        self.begun, self.may_answer = asyncio.Event(), asyncio.Event()
        self.fails: Exception | None = None
        self.value = 0.5

    async def do(self, person: int, work: Any, *args: Any, **_: Any) -> Any:
        self.asked.append((person, *args))
        self.begun.set()
        await self.may_answer.wait()
        if self.fails:
            raise self.fails
        return to_json(made(self.table, self.value))


class One:
    """A process that people ask for reviews."""

    def __init__(self, store: Store, clock: Turned, table: Table) -> None:
        self.store = Store(store.engine)
        self.maker = Maker(table)
        self.reviewing = Reviewing(self.store, clock, self.maker)

    def ask(self, table: Table, person: int = ANNA) -> asyncio.Task[Review]:
        assert table.match
        return asyncio.create_task(self.reviewing.of(person, table, table.match))


@pytest_asyncio.fixture
async def table(store: Store) -> Table:
    """A match that Bob has resigned."""
    return await finish(store, [ANNA, BOB], BOB, game=GAME, turns=3)


@pytest.fixture
def clock() -> Turned:
    return Turned()


@pytest_asyncio.fixture
async def one(store: Store, clock: Turned, table: Table) -> AsyncIterator[One]:
    made = One(store, clock, table)
    yield made
    await made.reviewing.close()


@pytest_asyncio.fixture
async def other(store: Store, clock: Turned, table: Table) -> AsyncIterator[One]:
    made = One(store, clock, table)
    yield made
    await made.reviewing.close()


async def row(store: Store, *columns: str) -> tuple[Any, ...]:
    """Columns of the only review."""
    query = sa.select(*(schema.reviews.c[name] for name in columns))
    async with store.engine.reading() as connection:
        return tuple((await connection.execute(query)).one())


async def told(asked: asyncio.Task[Review]) -> str:
    """The reason why there is no review."""
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.text.id


@pytest.mark.parametrize(
    ("luck", "rough", "explained"),
    [(0.0, 0.0, [False, False]), (0.1, 0.0, [True, False]), (1e-17, -0.1, [False, True])],
)
async def test_only_words_that_it_uses_are_explained(
    table: Table, luck: float, rough: float, explained: list[bool]
) -> None:
    one = Account(seat=0, start=0.5, result=0.5 + luck + rough, luck=luck, rough=rough)
    review = replace(made(table), accounts=(one,))
    told = text_of(Reviewed(review, table).overview())
    assert [word in told for word in ("Luck: ", "What I only saw later: ")] == explained


async def test_it_is_made_once_for_two_who_ask_at_once(one: One, table: Table) -> None:
    asked = [one.ask(table, person) for person in (ANNA, BOB)]
    await one.maker.begun.wait()
    one.maker.may_answer.set()
    first, second = await asyncio.gather(*asked)
    assert first == second == made(table)
    assert await one.ask(table) == first
    assert len(one.maker.asked) == 1


async def test_of_two_processes_the_quicker_one_counts(one: One, other: One, table: Table) -> None:
    tasks = [each.ask(table) for each in (one, other)]
    await one.maker.begun.wait()
    await other.maker.begun.wait()
    other.maker.value = 0.25
    other.maker.may_answer.set()
    assert await tasks[1] == made(table, 0.25)
    one.maker.may_answer.set()
    assert await tasks[0] == made(table, 0.25)


async def test_it_is_kept(one: One, other: One, table: Table) -> None:
    one.maker.may_answer.set()
    await one.ask(table)
    assert await other.ask(table) == made(table)
    assert other.maker.asked == []


async def test_a_process_that_ends_leaves_it_to_others(one: One, other: One, table: Table) -> None:
    asked = one.ask(table)
    await one.maker.begun.wait()
    await one.reviewing.close()
    assert await told(asked) == "bot-review-later"
    other.maker.may_answer.set()
    assert await other.ask(table) == made(table)


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "[]",
        '{"rules": 1}',
        "\x7f" * 100,
        "[" * 100_000,
    ],
    ids=["empty", "a list", "a part", "bytes", "nested"],
)
async def test_a_damaged_one_is_made_anew(
    one: One, table: Table, stored: str, caplog: pytest.LogCaptureFixture
) -> None:
    await _store(one, table, stored)
    one.maker.may_answer.set()
    assert await one.ask(table) == made(table)
    assert await row(one.store, "review") == (to_json(made(table)),)
    assert "made anew" in caplog.text


@pytest.mark.parametrize(("which", "fault"), [("rules", True), ("form", False)])
async def test_so_is_one_of_other_rules_or_of_an_older_form_which_is_no_fault(
    one: One, table: Table, which: str, fault: bool, caplog: pytest.LogCaptureFixture
) -> None:
    other = json.loads(to_json(made(table))) | {which: 99}
    await _store(one, table, json.dumps(other))
    one.maker.may_answer.set()
    assert await one.ask(table) == made(table)
    assert ("made anew" in caplog.text) is fault


async def _store(one: One, table: Table, review: str) -> None:
    values = {"table_id": table.id, "review": review}
    await write(one.store.engine, sa.insert(schema.reviews).values(values))


async def test_what_fails_is_not_tried_again_at_once(one: One, clock: Turned, table: Table) -> None:
    one.maker.fails = Refused(say("bot-too-much"))
    one.maker.may_answer.set()
    for _ in range(2):
        assert await told(one.ask(table)) == "bot-too-much"
    assert len(one.maker.asked) == 1
    assert await Reviews(one.store.engine).kept(table.id) is None
    clock.now += ANEW + 1
    one.maker.fails = None
    assert await one.ask(table) == made(table)


async def test_a_match_too_long_is_not_begun(
    one: One, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "MOST_PLIES", 2)
    assert await told(one.ask(table)) == "core-review-long"
    assert one.maker.asked == []


async def test_nobody_asks_for_many_at_once_nor_all_for_more_than_can_be_made(
    one: One, store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "CROWD", AT_ONCE + 1)
    more = [await finish(store, [ANNA, BOB], BOB, game=GAME, turns=1) for _ in range(AT_ONCE + 1)]
    asked = [await begun(one, each, ANNA) for each in (table, *more[: AT_ONCE - 1])]
    assert await told(one.ask(more[-1], ANNA)) == "bot-one-at-a-time"
    asked.append(await begun(one, more[-2], BOB))
    assert await told(one.ask(more[-1], BOB)) == "bot-review-later"
    one.maker.may_answer.set()
    await asyncio.gather(*asked)


async def begun(one: One, table: Table, person: int) -> asyncio.Task[Review]:
    """Somebody asks, and the worker has begun; returns the question's task."""
    one.maker.begun.clear()
    asked = one.ask(table, person)
    await one.maker.begun.wait()
    return asked


async def test_the_worker_is_told_moves_and_no_names(one: One, table: Table) -> None:
    one.maker.may_answer.set()
    await one.ask(table)
    [(person, text, theirs, _)] = one.maker.asked
    assert table.match
    assert person == ANNA
    assert read(text).names == ("Player 1", "Player 2")
    assert read(text).log == list(table.match.log)
    assert theirs == {}


async def test_a_match_that_is_gone_meanwhile_leaves_nothing(one: One, table: Table) -> None:
    asked = one.ask(table)
    await one.maker.begun.wait()
    async with one.store.engine.begin() as connection:
        for gone in (schema.log, schema.seats, schema.results, schema.matches, schema.tables):
            await connection.execute(sa.delete(gone))
    one.maker.may_answer.set()
    await asked
    assert await Reviews(one.store.engine).kept(table.id) is None
