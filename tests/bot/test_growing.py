"""What grows with use: files, of which Discord still takes ten times what is usual; and tables that
are over, which nothing reads that is not about them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cogs.people.packing import PENDING, packed
from bot.cogs.records.store import StoredMatches
from bot.data import schema
from bot.data.ratings import points
from bot.data.servers import Servers
from bot.data.store import Store
from games import GAMES, record
from games.core import Match
from tests.databases import migrated
from tests.own_data import unpacked

ANNA, BOB = 1001, 1002
MATCHES, MOVES = 2_000, 20
LIMIT = 256 * 1024
"""As many bytes for these as Discord takes for a hundred thousand matches."""


async def played(store: Store) -> None:
    """Two people have played so many matches."""
    table = {"guild": 5, "channel": 6, "game": "bushwhacked", "stage": "over", "revision": 9}
    facts = {"guild": 5, "channel": 6, "game_id": "bushwhacked", "host": ANNA}
    tables = [
        {**table, "id": id, "thinking": False, "facts": json.dumps({**facts, "opened": id * 77.7})}
        for id in range(1, MATCHES + 1)
    ]
    seats = [
        {"table_id": one["id"], "seat": seat, "person": (ANNA, BOB)[seat]}
        for one in tables
        for seat in (0, 1)
    ]
    chance = Random(1)
    log = [
        {
            "table_id": one["id"],
            "ply": ply,
            "seat": ply % 2,
            "move": f"lay {ply} {(ANNA, BOB)[ply % 2]}",
            "at": 1e9 + chance.random() * 1e8,
        }
        for one in tables
        for ply in range(MOVES)
    ]
    async with store.engine.begin() as connection:
        for what, rows in ((schema.tables, tables), (schema.seats, seats), (schema.log, log)):
            await connection.execute(sa.insert(what), rows)


async def test_ones_data_comes_in_parts_that_discord_takes(tmp_path: Path) -> None:
    async with Store.open(await migrated(tmp_path)) as store:
        await played(store)
        parts = [part async for part in packed(store.engine, ANNA, LIMIT)]
    assert len(parts) > 2
    assert all(len(part) <= LIMIT for part in parts)
    assert all(len(part) > LIMIT - 2 * PENDING for part in parts[:-1])
    mine: list[dict[str, Any]] = unpacked(*parts)["tables"]
    assert [row["id"] for row in mine] == list(range(1, MATCHES + 1))
    assert all([m["number"] for m in row["moves"]] == [*range(1, MOVES // 2 + 1)] for row in mine)
    assert not any(f"{BOB}" in move["move"] for row in mine for move in row["moves"])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_ten_times_as_long_has_a_record_that_can_be_read_again(game: str) -> None:
    chance, rules = Random(1), GAMES[game].rules
    seats, options = rules.seats[-1], GAMES[game].settle({})
    match = Match.start(GAMES[game], seats, options, rules.deal(chance, seats, options))
    while match.state.acting:
        seat = match.state.acting[0]
        match = match.play(seat, chance.choice(match.view(seat).legal))
    times = [1e9 + 0.123456 * ply for ply in range(len(match.log))]
    text = record.write(match, ["W" * 32] * seats, times, "00" * 16)
    assert 10 * len(text.encode()) < record.MOST_BYTES


ASKED: dict[str, Callable[[Store], Awaitable[object]]] = {
    "a channel's newest table": lambda store: store.last_table(7),
    "the match that ended last there": lambda store: StoredMatches(store.engine).last_finished(7),
    "where somebody is invited": lambda store: store.asked(ANNA),
    "which matches run": lambda store: store.playing(),
    "somebody's ratings": lambda store: points(store.engine, ANNA, GAMES),
    "lobbies closed long ago": lambda store: Servers(store.engine).forget_lobbies(1e10),
}
"""What is asked at a press, at a start or every hour."""


@pytest.mark.parametrize("asked", ASKED)
async def test_what_is_asked_goes_through_no_table_that_is_over(tmp_path: Path, asked: str) -> None:
    said = list[tuple[str, Any]]()
    async with Store.open(await migrated(tmp_path)) as store:
        sa.event.listen(
            store.engine.sync_engine,
            "before_cursor_execute",
            lambda _, __, statement, values, *___: said.append((statement, values)),
        )
        await ASKED[asked](store)
        sqlite = store.engine.dialect.name == "sqlite"
        explain, scan = ("EXPLAIN QUERY PLAN ", "SCAN ") if sqlite else ("EXPLAIN ", "Seq Scan ")
        async with store.engine.begin() as connection:
            if not sqlite:  # of an empty table it would read all
                await connection.execute(sa.text("SET LOCAL enable_seqscan = off"))
            [(query, values)] = [one for one in said if one[0].startswith("SELECT")]
            rows = await connection.exec_driver_sql(explain + query, values)
            plan = [str(row[-1]) for row in rows]
    assert plan
    assert not [line for line in plan if scan in line and "USING INDEX" not in line], plan
