"""Ratings: how a match changes them, in which leagues, and how they can be computed again.

A match counts in four leagues: the game's and that of all games, each in this server and
everywhere. Ratings depend only on the finished matches in their order, so `bot.data.rerating` finds
the same numbers again, to the last digit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.data import meetings, schema
from bot.data.aside import aside
from bot.data.core import AsyncConnection
from bot.data.database import Database
from bot.data.dialect import alone, upsert
from bot.data.lapses import repeated
from bot.data.meetings import League, Met
from bot.data.skill import Rating, rated, weight
from bot.table.reach import DIRECT
from bot.table.table import Table
from bot.table.verdict import Result
from games.core import written

EVERYWHERE, ALL = 0, "all"
"""The server and the game of the leagues that span them all."""
PROVISIONAL = 10
"""A rating is provisional until this many matches."""
RULE = 2
"""The rule for matches that end now, stored with each. Rule 1 weighed nothing; it holds for the
matches that migration 0003 found, and for those that a bot of that version writes. The row decides,
not a date: so no clock, time zone or late update changes an old rating."""
Key = tuple[int, str, int]
"""Server, game, person."""


class Note(NamedTuple):
    """Somebody's ratings in a server after a match."""

    table: int
    person: int
    rating: int | None
    """In the game's league."""
    overall: int | None


@dataclass(frozen=True, kw_only=True)
class Finished:
    """A rated match: who came where, and for whom it counts."""

    table: int
    guild: int
    game: str
    people: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    counts: tuple[bool, ...]
    ended: float
    rule: int = RULE

    @property
    def leagues(self) -> tuple[League, ...]:
        """The leagues in which it counts."""
        return _leagues(self.guild, self.game)

    @property
    def keys(self) -> tuple[Key, ...]:
        """The ratings that must be known to rate it."""
        return tuple((*league, person) for league in self.leagues for person in self.people)

    @property
    def counted(self) -> tuple[int, ...]:
        """The people for whom it counts."""
        return tuple(who for who, counts in zip(self.people, self.counts, strict=True) if counts)

    def rate(self, book: Mapping[Key, Rating], met: Met) -> dict[Key, Rating]:
        """The ratings it changes, as they are afterwards.

        `book`: the ratings before. `met`: how often the people had met lately, by league.
        """
        changed = dict[Key, Rating]()
        for league in self.leagues:
            before = [book.get((*league, person), Rating()) for person in self.people]
            after = rated(before, self.places, self._weights(league, before, met))
            for person, rating in zip(self.people, after, strict=True):
                if person in self.counted:
                    changed[(*league, person)] = rating
        return changed

    def _weights(
        self, league: League, before: Sequence[Rating], met: Met
    ) -> Sequence[float] | None:
        if self.rule < RULE:
            return None
        rivals = dict(zip(self.people, before, strict=True))
        return [
            weight(
                mine,
                [
                    (theirs, met[league, (min(me, other), max(me, other))])
                    for other, theirs in rivals.items()
                    if other != me
                ],
            )
            for me, mine in rivals.items()
        ]


def _leagues(guild: int, game: str) -> tuple[League, ...]:
    """Where a match counts: the game's league and the overall one, in its server and everywhere. If
    the server is gone, or it was played in direct messages, only everywhere."""
    servers = dict.fromkeys((EVERYWHERE if guild == DIRECT else guild, EVERYWHERE))
    return tuple((server, name) for server in servers for name in (game, ALL))


async def conclude(connection: AsyncConnection, table: Table) -> None:
    """Write down how a match ended, or was lost by the clock, and rate it, in the transaction of
    that change. Raises `ValueError` for a match that has not ended."""
    await record(connection, Result.counted(table))


async def record(connection: AsyncConnection, result: Result) -> None:
    """Write down a result, and rate it. A table has one result: a later one changes nothing."""
    await alone(connection, [finish.person for finish in result.finishes])
    if result.verdict.rated and await repeated(connection, result):  # lost in the same moment
        result = replace(result, table=replace(result.table, serial=True))
    table, verdict = result.table, result.verdict
    match = {
        "table_id": table.id,
        "guild": table.guild,
        "game": table.game_id,
        "rated": verdict.rated,
        "turns": result.turns,
        "reason": result.reason.say([f"{{{seat}}}" for seat in range(len(table.players))])[:300],
        "why": written(result.reason),
        "ended": result.ended,
        "rule": RULE,
    }
    insertion = upsert(connection, schema.matches).values(match)
    made = await connection.execute(insertion.on_conflict_do_nothing(index_elements=["table_id"]))
    if not made.rowcount:
        return
    rating = _Rating(_as_rated(result)) if verdict.rated else None
    if rating:
        await aside(connection, rating.change, f"table {table.id}: its rating", needed=True)
    await _write_results(connection, result)
    if rating:
        await note(connection, after(rating.finished, rating.changed))


@dataclass
class _Rating:
    """The ratings that a match changes."""

    finished: Finished
    changed: Mapping[Key, Rating] = field(default_factory=dict)
    """Empty if that has failed: `bot.data.rerating` makes up for it from the results."""

    async def change(self, connection: AsyncConnection) -> None:
        """Rate it, before its results are stored: else it would count as an earlier meeting."""
        changed = await _changes(connection, self.finished)
        await store(connection, changed)
        self.changed = changed


async def _write_results(connection: AsyncConnection, result: Result) -> None:
    places = [finish.place for finish in result.finishes]
    people = not any(finish.computer for finish in result.finishes)
    rows = [
        {
            "table_id": result.table.id,
            "seat": seat,
            "person": finish.person,
            "place": finish.place,
            "shared": places.count(1) > 1,
            "ended": result.ended,
            "counts": counts,
            "late": late if people else None,
        }
        for seat, (finish, counts, late) in enumerate(
            zip(result.finishes, result.verdict.counts, result.late, strict=True)
        )
    ]
    await connection.execute(sa.insert(schema.results), rows)


def _as_rated(result: Result) -> Finished:
    return Finished(
        table=result.table.id,
        guild=result.table.guild,
        game=result.table.game_id,
        people=tuple(finish.person for finish in result.finishes),
        places=tuple(finish.place for finish in result.finishes),
        counts=result.verdict.counts,
        ended=result.ended,
    )


async def _changes(connection: AsyncConnection, finished: Finished) -> dict[Key, Rating]:
    """The ratings that a match changes."""
    met = Met()
    found = await meetings.stored(connection, finished.people, finished.ended)
    for (where, pair), count in found.items():
        met.update({(league, pair): count for league in _leagues(*where)})
    return finished.rate(await _book(connection, finished.keys), met)


async def points(engine: Database, person: int, games: Collection[str]) -> dict[str, int]:
    """Somebody's rating in each of these games, across all servers."""
    keys = {game: (EVERYWHERE, game, person) for game in games}
    async with engine.reading() as connection:
        book = await _book(connection, keys.values())
    return {game: book.get(key, Rating()).points for game, key in keys.items()}


async def _book(connection: AsyncConnection, keys: Iterable[Key]) -> dict[Key, Rating]:
    """The ratings that are stored under these keys."""
    rating = schema.ratings.c
    wanted = (  # each by itself: else SQLite goes through everybody's
        sa.and_(rating.guild == guild, rating.game == game, rating.person == person)
        for guild, game, person in keys
    )
    query = sa.select(schema.ratings).where(sa.or_(sa.false(), *wanted))
    rows = await connection.execute(query)
    return {
        (row.guild, row.game, row.person): Rating(
            row.mu, row.sigma, row.matches, row.wins, row.streak, row.longest
        )
        for row in rows
    }


async def store(
    connection: AsyncConnection, book: Mapping[Key, Rating], *, played: bool = True
) -> None:
    """Store these ratings. `played`: nobody is `gone`: whoever has played is in the server."""
    rows = [row_of(key, rating) for key, rating in book.items()]
    if rows:
        row = upsert(connection, schema.ratings)
        changes = {name: row.excluded[name] for name in rows[0] if played or name != "gone"}
        update = row.on_conflict_do_update(index_elements=["guild", "game", "person"], set_=changes)
        await connection.execute(update, rows)


def row_of(key: Key, rating: Rating) -> dict[str, Any]:
    """A rating as it is stored."""
    guild, game, person = key
    return {
        "guild": guild,
        "game": game,
        "person": person,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "points": rating.points,
        "matches": rating.matches,
        "wins": rating.wins,
        "streak": rating.streak,
        "longest": rating.longest,
        "gone": False,
    }


def after(finished: Finished, changed: Mapping[Key, Rating]) -> list[Note]:
    """For the people it counts for: their ratings in the server after the match. Nothing if the
    server is gone, of a match in direct messages, and where it could not be rated."""
    if finished.guild in (EVERYWHERE, DIRECT) or not changed:
        return []
    guild, game = finished.guild, finished.game
    return [
        Note(
            finished.table,
            person,
            changed[guild, game, person].points,
            changed[guild, ALL, person].points,
        )
        for person in finished.counted
    ]


async def note(connection: AsyncConnection, rows: Sequence[Note]) -> None:
    """Store ratings after a match beside its results."""
    result = schema.results.c
    update = sa.update(schema.results).where(
        result.table_id == sa.bindparam("_table"), result.person == sa.bindparam("_person")
    )
    update = update.values(rating=sa.bindparam("_rating"), overall=sa.bindparam("_overall"))
    if rows:
        values = [{f"_{name}": value for name, value in row._asdict().items()} for row in rows]
        await connection.execute(update, values)
