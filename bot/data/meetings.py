"""How often the same people have lately met in rated matches. The more often they have, the less
another match between them says about how well they play.

Only the moments at which matches ended count, so the answer is the same whenever it is computed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

import sqlalchemy as sa

from bot.data import schema
from bot.data.core import AsyncConnection

WINDOW = 30 * 86_400.0
"""Matches that ended within this many seconds of each other count as repeated."""

League = tuple[int, str]
"""Server and game."""
Pair = tuple[int, int]
"""Two people, the lower id first."""
Met = Counter[tuple[League, Pair]]
"""How often two people have met."""


def pairs(people: Iterable[int]) -> list[Pair]:
    """Everybody paired with everybody else."""
    return list(combinations(sorted(people), 2))


class Meetings:
    """The meetings so far, for computing all ratings again."""

    def __init__(self) -> None:
        self._ends: dict[tuple[League, Pair], list[float]] = defaultdict(list)

    def count(self, leagues: Sequence[League], people: Iterable[int], ended: float) -> Met:
        """How often these people have met in these leagues, within the window around `ended`."""
        met = Met()
        for pair in pairs(people):
            for league in leagues:
                ends = self._ends[league, pair]
                first, last = ended - WINDOW, ended + WINDOW
                met[league, pair] = bisect_right(ends, last) - bisect_left(ends, first)
        return met

    def add(self, leagues: Sequence[League], people: Iterable[int], ended: float) -> None:
        """Note that these people have met."""
        for pair in pairs(people):
            for league in leagues:
                insort(self._ends[league, pair], ended)


async def stored(connection: AsyncConnection, people: Iterable[int], ended: float) -> Met:
    """How often these people have met according to the database, within the window around `ended`,
    by server and game."""
    match, mine, wanted = schema.matches, schema.results, list(people)
    theirs = schema.results.alias()
    together = sa.and_(theirs.c.table_id == mine.c.table_id, theirs.c.person > mine.c.person)
    joined = mine.join(theirs, together).join(match, match.c.table_id == mine.c.table_id)
    group = (match.c.guild, match.c.game, mine.c.person, theirs.c.person)
    query = (
        sa.select(*group, sa.func.count())
        .select_from(joined)
        .where(mine.c.person.in_(wanted), theirs.c.person.in_(wanted), match.c.rated)
        .where(mine.c.ended.between(ended - WINDOW, ended + WINDOW))
        .group_by(*group)
    )
    rows = await connection.execute(query)
    return Met({((guild, game), (a, b)): count for guild, game, a, b, count in rows})
