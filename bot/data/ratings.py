"""Ratings: OpenSkill's Plackett-Luce model, for two to four players and shared places.

Everybody has a rating in four leagues for every match: the game's and that of all games, in this
server and everywhere. Ratings are a pure function of the finished matches in their order, so that
`recompute` finds the same numbers again, to the last digit.

(R. C. Weng and C.-J. Lin, A Bayesian approximation method for online ranking, JMLR 12, 2011.)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.data import schema
from bot.table.table import Table
from games.core import DRAW, RESIGN, TIMEOUT, Match, Seat

EVERYWHERE, ALL = 0, "all"
"""The server and the game of the leagues that span them all."""
PROVISIONAL = 10
"""A rating is provisional before so many matches."""
TURNS = 2
"""Turns everybody must have made for a match to be rated."""

League = tuple[int, str]
"""Server and game."""
Key = tuple[int, str, int]
"""Server, game, person."""

_MODEL = PlackettLuce()
_BASE, _SCALE = 1000, 40


@dataclass(frozen=True)
class Rating:
    """How well somebody plays in a league, and what they have achieved there."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0
    wins: int = 0
    streak: int = 0
    """Matches won on end, up to now."""
    longest: int = 0

    @property
    def points(self) -> int:
        """The number that people are shown and ranked by: what their skill surely is at least,
        the estimate less three times its uncertainty. Everybody begins with 1000."""
        return points(self.mu, self.sigma)


def points(mu: float, sigma: float) -> int:
    """A rating as it is shown."""
    return round(_BASE + _SCALE * (mu - 3 * sigma))


def uncertainty(sigma: float) -> int:
    """The estimate's uncertainty, in points."""
    return round(_SCALE * sigma)


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The players' ratings after a match; `places` from 1, shared where they are equal."""
    teams = [[_MODEL.rating(mu=r.mu, sigma=r.sigma)] for r in ratings]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    won = [place == 1 and places.count(1) == 1 for place in places]
    return [
        _achieved(replace(rating, mu=new.mu, sigma=new.sigma), win)
        for rating, [new], win in zip(ratings, after, won, strict=True)
    ]


def _achieved(rating: Rating, won: bool) -> Rating:
    streak = rating.streak + 1 if won else 0
    return replace(
        rating,
        matches=rating.matches + 1,
        wins=rating.wins + won,
        streak=streak,
        longest=max(rating.longest, streak),
    )


@dataclass(frozen=True)
class Finished:
    """A rated match: who came where."""

    table: int
    guild: int
    game: str
    people: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]

    @property
    def leagues(self) -> tuple[League, ...]:
        """Where it counts: the game's league and the overall one, here and everywhere."""
        guilds = (self.guild, EVERYWHERE)
        return tuple((guild, game) for guild in guilds for game in (self.game, ALL))

    @property
    def keys(self) -> tuple[Key, ...]:
        """Whose ratings in which leagues change."""
        return tuple((*league, person) for league in self.leagues for person in self.people)

    def rate(self, book: Mapping[Key, Rating]) -> dict[Key, Rating]:
        """The ratings it changes, as they are afterwards."""
        changed = dict[Key, Rating]()
        for league in self.leagues:
            keys = [(*league, person) for person in self.people]
            after = rated([book.get(key, Rating()) for key in keys], self.places)
            changed |= dict(zip(keys, after, strict=True))
        return changed


def is_rated(table: Table) -> bool:
    """Does this finished match count? Not against a computer, nor before everybody has made two
    turns, as the channel counts them; leaving is none."""
    if table.match is None or any(player.level for player in table.players):
        return False
    made = _turns(table.match)
    return all(made.count(seat) >= TURNS for seat in range(table.match.seats))


def _turns(match: Match[Any]) -> list[Seat]:
    """Whose the turns were that were begun by a move."""
    begun = [match.log[turn.ply] for turn in match.turns if turn.ply < len(match.log)]
    return [seat for seat, move in begun if move not in (RESIGN, TIMEOUT, DRAW)]


async def conclude(connection: AsyncConnection, table: Table) -> None:
    """Write down how a match ended, and rate it, in the transaction that ends it."""
    outcome = table.match.state.outcome if table.match else None
    if table.match is None or outcome is None:
        raise ValueError("the match is not over")
    counts, shared = is_rated(table), outcome.places.count(1) > 1
    match = {
        "table_id": table.id,
        "guild": table.guild,
        "game": table.game_id,
        "rated": counts,
        "turns": len(_turns(table.match)),
        "reason": outcome.reason.say([f"{{{seat}}}" for seat in range(len(table.players))]),
        "ended": table.ended,
    }
    await connection.execute(sa.insert(schema.matches).values(match))
    people = tuple(player.id for player in table.players)
    rows = [
        {"table_id": table.id, "seat": seat, "person": person, "place": place, "shared": shared}
        for seat, (person, place) in enumerate(zip(people, outcome.places, strict=True))
    ]
    await connection.execute(sa.insert(schema.results), rows)
    if counts:
        finished = Finished(table.id, table.guild, table.game_id, people, outcome.places)
        changed = finished.rate(await _book(connection, finished.keys))
        await _store(connection, changed)
        await _note(connection, [_after(finished, changed)])


async def recompute(engine: AsyncEngine) -> int:
    """All ratings anew, from the stored matches; how many were rated."""
    book, notes = dict[Key, Rating](), list[list[dict[str, int]]]()
    async with engine.begin() as connection:
        await connection.execute(sa.delete(schema.ratings))
        for finished in await _history(connection):
            changed = finished.rate(book)
            book |= changed
            notes.append(_after(finished, changed))
        await _store(connection, book)
        await _note(connection, notes)
    return len(notes)


async def _history(connection: AsyncConnection) -> list[Finished]:
    """The rated matches in the order in which they ended."""
    match, result = schema.matches, schema.results
    query = (
        sa.select(match.c.table_id, match.c.guild, match.c.game, result.c.person, result.c.place)
        .join(result, result.c.table_id == match.c.table_id)
        .where(match.c.rated)
        .order_by(match.c.id, result.c.seat)
    )
    rows = (await connection.execute(query)).all()
    found = list[Finished]()
    for (table, guild, game), seats in groupby(rows, key=lambda row: tuple(row[:3])):
        people, places = zip(*((row.person, row.place) for row in seats), strict=True)
        found.append(Finished(table, guild, game, people, places))
    return found


async def _book(connection: AsyncConnection, keys: Iterable[Key]) -> dict[Key, Rating]:
    """The ratings that are stored under these keys."""
    rating = schema.ratings.c
    wanted = sa.tuple_(rating.guild, rating.game, rating.person).in_(list(keys))
    rows = await connection.execute(sa.select(schema.ratings).where(wanted))
    return {
        (row.guild, row.game, row.person): Rating(
            row.mu, row.sigma, row.matches, row.wins, row.streak, row.longest
        )
        for row in rows
    }


async def _store(connection: AsyncConnection, book: Mapping[Key, Rating]) -> None:
    """Keep these ratings; whoever has played is in the server."""
    rows: list[dict[str, Any]] = [
        {
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
        for (guild, game, person), rating in book.items()
    ]
    if rows:
        row = insert(schema.ratings)
        changes = {name: row.excluded[name] for name in rows[0]}
        update = row.on_conflict_do_update(index_elements=["guild", "game", "person"], set_=changes)
        await connection.execute(update, rows)


def _after(finished: Finished, changed: Mapping[Key, Rating]) -> list[dict[str, int]]:
    """By seat: the ratings in the server after the match."""
    guild, game = finished.guild, finished.game
    return [
        {
            "_table": finished.table,
            "_person": person,
            "_rating": changed[guild, game, person].points,
            "_overall": changed[guild, ALL, person].points,
        }
        for person in finished.people
    ]


async def _note(connection: AsyncConnection, notes: Iterable[list[dict[str, int]]]) -> None:
    """Keep the ratings after each match beside its results."""
    rows = [row for rows in notes for row in rows]
    result = schema.results.c
    update = sa.update(schema.results).where(
        result.table_id == sa.bindparam("_table"), result.person == sa.bindparam("_person")
    )
    update = update.values(rating=sa.bindparam("_rating"), overall=sa.bindparam("_overall"))
    if rows:
        await connection.execute(update, rows)
