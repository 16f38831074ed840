"""Matches that are played to their end and stored, without Discord."""

from __future__ import annotations

import gzip
import itertools
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

from bot.data.rows import Noted
from bot.data.store import Store
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.player import Player
from bot.table.table import Table
from games.core import Match
from tests.bot.matches import seated
from tests.databases import migrated

GUILD, OTHER = 10, 20
"""Servers."""
_numbers = itertools.count(1)
_played = dict[str, Match[Any]]()
"""Matches by what decides them: to play one takes longer than to store it."""
_FILES = Path(__file__).parent.glob("versions/*.sql.gz")
VERSIONS = {file.name.removesuffix(".sql.gz"): file for file in _FILES}
"""What each minor version has stored: matches of each game, a lobby, a finished match."""


def of_version(version: str, database: Path) -> None:
    """Make the database of a version before this one."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(gzip.decompress(VERSIONS[version].read_bytes()).decode())


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    """The store on a new database."""
    async with Store.open(await migrated(folder)) as store:
        yield store


async def finish(
    store: Store,
    people: Sequence[int],
    loser: int | None,
    *,
    guild: int = GUILD,
    game: str = "bushwhacked",
    turns: int | None = None,
    level: str = "",
    seed: int = 3,
    now: float = 1000.0,
) -> Table:
    """Play a match of two and store it. It has `turns` turns in all; None: just enough to count.
    `loser` resigns; without one the players agree on a draw. `seed` decides the moves. With a
    `level`, a computer of that level has the second seat."""
    number = next(_numbers)
    others = [Player(-1, "Computer", level)] if level else people[1:]
    options = {"cop_and_rob": {"roles": "host"}}.get(game, {})
    lobby = seated(game, people[0], *others, guild=guild, channel=number, options=options)
    table = await store.create(lobby, press=number, now=now)
    random = Random(seed)
    begun = lobbies.start(table, people[0], random, now)
    alike = f"{game} {turns} {seed} {begun.playing.deal}"
    if alike not in _played:
        _played[alike] = _gone_on(begun, turns, random)
    table = await saved(store, table, begun.played(_played[alike], now), now)
    if loser is None:
        ended = offers.answer(offers.draw(table, 0), 1, True, now)
    else:
        ended = table.resign(table.seat_of(loser) or 0, now)
    return await saved(store, table, ended, now)


def _gone_on(table: Table, turns: int | None, random: Random) -> Match[Any]:
    """The match, played on at random."""
    while _is_short(table.playing, turns):
        [seat] = table.playing.state.acting
        table = table.play(seat, [random.choice(table.playing.state.legal(seat))], 0.0)
    return table.playing


def _is_short(match: Match[Any], turns: int | None) -> bool:
    return len(match.turns) <= (match.game.time.shortest if turns is None else turns)


async def saved(store: Store, before: Table, after: Table, now: float = 0.0) -> Table:
    """Store a change that no other change comes between."""
    version = await store.version(before.id)
    assert version is not None
    await store.save(before, after, None, now, version)
    return after


async def loaded(store: Store, id: int, known: Table | None = None) -> Table:
    found = await store.load(id, known)
    assert found
    return found[0]


async def noted(store: Store, id: int, note: Noted) -> None:
    """The owner notes what it shows of a table."""
    await store.note({id: note})


async def unshown(store: Store) -> list[int]:
    """The tables that Discord has not been told of."""
    return await store.to_show(())
