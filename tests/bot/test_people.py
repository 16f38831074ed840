"""What is stored about people, without Discord: forgetting one leaves the others as they were."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cogs.people.sheets import games_sheet
from bot.data import schema
from bot.data.people import THEIRS_ALONE, People
from bot.data.store import Store
from bot.host.dump import PASSING
from bot.live.tables import Tables
from bot.screen.seen import Board, Dm, Posted, Seen
from bot.screen.stored import read, write
from bot.table import lobby as lobbies
from bot.table.player import DELETED, Player
from tests.bot.matches import seated, started, text_of
from tests.bot.tables import finish, loaded, saved
from tests.own_data import everything

ANNA, BOB, CLEO, NOBODY = 1001, 1002, 1003, -77
SAMPLES = {sa.String: "x", sa.Text: "x", sa.Float: 1.5, sa.Boolean: True}


@pytest_asyncio.fixture(autouse=True)
async def _table(store: Store) -> None:
    anna, bob = Player(ANNA, "Anna"), Player(BOB, "Bob")
    await store.create(seated("graverobber", anna, bob), 9_000, 0.0)


def about_people() -> list[sa.Table]:
    return [table for table in schema.metadata.sorted_tables if "person" in table.c]


def sample(table: sa.Table, person: int, seat: int) -> dict[str, Any]:
    """A row about a person, in any table there is or will be."""
    named = {
        "table_id": 1,
        "tournament_id": 1,
        "number": seat,
        "seat": seat,
        "person": person,
        "guild": person,
        "hash": f"{person}",
    }
    if isinstance(table.c.get("id", sa.column("")).type, sa.String):
        named["id"] = f"{person}"
    return {
        column.name: named.get(column.name, SAMPLES.get(type(column.type), 3))
        for column in table.c
        if column.name != "id" or "id" in named
    }


async def rows(store: Store, table: sa.Table, person: int) -> list[dict[str, Any]]:
    async with store.engine.reading() as connection:
        found = await connection.execute(sa.select(table).where(table.c.person == person))
        return [dict(row) for row in found.mappings()]


@pytest.mark.parametrize("name", [table.name for table in about_people()])
async def test_forgetting_one_leaves_the_others_rows_as_they_were(store: Store, name: str) -> None:
    table = schema.metadata.tables[name]
    async with store.engine.begin() as connection:
        if "tournament_id" in table.c:
            theirs = schema.tournaments
            await connection.execute(sa.insert(theirs), sample(theirs, CLEO, 0) | {"id": 1})
        if table is not schema.seats:
            both = [sample(table, person, seat) for seat, person in enumerate((ANNA, BOB))]
            await connection.execute(sa.insert(table), both)
    annas, bobs = await rows(store, table, ANNA), await rows(store, table, BOB)
    assert annas
    assert bobs
    await People(store.engine).forget(BOB, NOBODY)
    assert await rows(store, table, ANNA) == annas
    assert await rows(store, table, BOB) == []
    again = {"revision": 4, "due": 0.0} if name == "tournaments" else {}  # its message names them
    kept = [] if table in THEIRS_ALONE else [row | {"person": NOBODY} | again for row in bobs]
    assert await rows(store, table, NOBODY) == kept


FATES = {
    "achievements": ("nameless", "backed up"),
    "attempts": ("goes", "backed up"),
    "blocks": ("goes", "backed up"),
    "callees": ("goes", "backed up"),
    "challenges": ("goes", "never backed up"),
    "entrants": ("nameless", "backed up"),
    "lessons": ("goes", "backed up"),
    "links": ("goes", "never backed up"),
    "plans": ("goes", "backed up"),
    "posts": ("nameless", "backed up"),
    "ratings": ("nameless", "backed up"),
    "refusals": ("goes", "backed up"),
    "results": ("nameless", "backed up"),
    "seats": ("nameless", "backed up"),
    "sessions": ("goes", "never backed up"),
    "tournaments": ("nameless", "backed up"),
}
"""What becomes of the rows about somebody who has their data deleted, and in backups. All of them
are in `/mydata`. A new table with people in it must be entered here, and in PRIVACY.md."""


def test_every_table_with_people_in_it_has_its_fate() -> None:
    fates = {
        table.name: (
            "goes" if table in THEIRS_ALONE else "nameless",
            "never backed up" if table.name in PASSING else "backed up",
        )
        for table in about_people()
    }
    assert fates == FATES


async def test_a_forgotten_name_is_replaced_at_the_table_and_nothing_else_is(store: Store) -> None:
    before = await loaded(store, 1)
    await People(store.engine).forget(BOB, NOBODY)
    after = await loaded(store, 1)
    assert (after.names, after.host) == (("Anna", DELETED), ANNA)
    assert after.revision == before.revision
    assert await store.name_of(BOB) is None
    assert await store.name_of(NOBODY) == DELETED


async def test_what_stays_of_a_finished_matchs_messages_names_nobody_who_is_forgotten(
    store: Store,
) -> None:
    over = await finish(store, [ANNA, BOB], loser=BOB)
    posted = Posted(7, 8, text=f'"**P{BOB}**" passes', alt=f"P{BOB}")
    messages = write(Seen({Board(): posted, Dm(0): replace(posted, message=9)}))
    row = sa.update(schema.tables).where(schema.tables.c.id == over.id)
    await store.engine.change(row.values(messages=messages))
    await People(store.engine).forget(BOB, NOBODY)
    kept = await store.engine.value(
        sa.select(schema.tables.c.messages).where(schema.tables.c.id == over.id)
    )
    seen = read(kept)
    assert f"P{BOB}" not in kept
    assert [(it.message, it.text, bool(it.alt)) for it in seen.now.values()] == [
        (8, "", True),
        (9, "", True),
    ]


async def test_ones_data_has_ones_own_moves_and_results_and_nobody_elses(store: Store) -> None:
    over = await finish(store, [ANNA, BOB], loser=BOB)
    found = await everything(store.engine, ANNA)
    assert found["person"]["name"] == f"P{ANNA}"
    assert found["person"].keys() == {"times", *schema.people.c.keys()}
    [moves] = [table["moves"] for table in found["tables"] if table["moves"]]
    assert over.match
    mine = [move for seat, move in over.match.log if seat == over.seat_of(ANNA)]
    assert [one["move"] for one in moves] == mine
    assert [one["number"] for one in moves] == [*range(1, len(moves) + 1)]
    assert all(one.keys() == {"number", "move", "at"} for one in moves)
    assert [row["place"] for row in found["results"]] == [1]
    assert f"P{BOB}" not in str(found)
    unknown = await everything(store.engine, CLEO)
    assert "name" not in unknown["person"]
    assert unknown["tables"] == unknown["results"] == []
    assert str(BOB) not in str(found)


async def test_a_number_that_only_looks_like_a_person_is_left_alone(store: Store) -> None:
    before = await store.load(1)
    await People(store.engine).forget(100, NOBODY)
    assert await store.load(1) == before
    assert await People(store.engine).open_tables_naming(100) == []
    assert await People(store.engine).open_tables_naming(ANNA) == [1]


def test_ones_tables_are_listed_ten_a_page_and_first_those_that_wait() -> None:
    tables = [replace(started("graveyard_shift", seed=n), id=n, channel=n) for n in range(1, 13)]
    waiting = [table.id for table in tables if table.waits_for(1)]
    assert 1 < len(waiting) < 10
    pages = [text_of(games_sheet(tables, 1, page, "en")).splitlines() for page in (0, 1, 7)]
    assert [len(page) for page in pages] == [1 + 10, 1 + 2, 1 + 2]
    assert pages[1] == pages[2]  # it turns no further
    assert f"12, {len(waiting)} of them waiting for you" in pages[0][0]
    listed = [*pages[0][1:], *pages[1][1:]]
    assert len(set(listed)) == 12
    assert ["**your turn**, time runs out <t:" in one for one in listed] == [
        place < len(waiting) for place in range(12)
    ]
    assert all(f"/channels/5/{id}" in one for id, one in zip(waiting, listed, strict=False))


async def test_a_match_that_somebody_has_left_is_none_of_their_tables(store: Store) -> None:
    lobby = await store.create(seated("bushwhacked", 1, 2, 3, channel=8), press=1, now=0.0)
    match = lobbies.start(lobby, 1, Random(1), 0.0)
    await saved(store, lobby, match.resign(0, 1.0))
    tables = Tables(store, lambda: 1.0, Random(1))
    assert await tables.tables_of(match.players[0].id) == []
    assert [table.id for table in await tables.tables_of(match.players[1].id)] == [lobby.id]
