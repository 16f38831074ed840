"""Days when somebody is away: their time does not run then, in matches with at least a day a turn.

What somebody chose is kept with their settings. Each of their open tables has a copy of the days to
come, so that no press has to ask for them. All days are UTC days; times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from bot.table.player import Player
from bot.table.table import Table
from bot.table.timer import LONG, Span, later
from bot.times import LOOK_AGAIN
from games.core import Refused, Seat, say

DAY = 86_400
MOST = 21
"""On how many days a year somebody may be away. A day that has begun counts whole."""
BY_ITSELF = 7
"""On how many of them they may be away without having said so."""
AHEAD = 25
"""On which of the next days it may begin: Discord's menus have so many choices."""


# --- what somebody chooses -----------------------------------------------------------------------


def chosen(spans: Sequence[Span], first: int, days: int, now: float) -> tuple[Span, ...]:
    """What somebody has chosen so far, with an absence of so many days that begins on the day
    `first` (counted from 1970). It replaces the one that is not over yet.

    It never begins before now. Raises `Refused` for days that nobody can choose, and for too many
    in a year.
    """
    today = int(now // DAY)
    if not (today <= first < today + AHEAD and 1 <= days <= MOST):
        raise Refused(say("bot-no-such-choice"))
    new = Span(max(first * DAY, now), (first + days) * DAY)
    after = (*back(spans, now), new)
    for year in {_year(first), _year(first + days - 1)}:
        if used(after, year) > MOST:
            left = MOST - used(back(spans, now), year)
            raise Refused(say("bot-away-too-long", year=str(year), n=max(0, left)))
    return after


def vanished(spans: Sequence[Span], by_itself: Sequence[Span], now: float) -> Span | None:
    """The days away from now on of somebody who was seen nowhere; None if they have none left for
    that, or have chosen some themselves. `by_itself`: those that have begun so before."""
    if to_come(spans, now):
        return None
    today = int(now // DAY)
    for days in range(BY_ITSELF, 0, -1):
        years = {_year(today), _year(today + days - 1)}
        with suppress(Refused):
            new = chosen(spans, today, days, now)[-1]
            if all(used((*by_itself, new), year) <= BY_ITSELF for year in years):
                return new
    return None


def planned(spans: Iterable[Span], now: float) -> tuple[int, int] | None:
    """The absence that is not over yet, as somebody would choose it now: the first day of it that
    is left, and how many days."""
    if (span := to_come(spans, now)) is None:
        return None
    first = max(int(span.since // DAY), int(now // DAY))
    return first, _days(span)[-1] + 1 - first


def to_come(spans: Iterable[Span], now: float) -> Span | None:
    """The absence that is not over yet."""
    return next((span for span in spans if span.until > now), None)


def left(spans: Iterable[Span], now: float) -> int:
    """On how many more days of this year somebody may be away."""
    return max(0, MOST - used(spans, _year(int(now // DAY))))


def used(spans: Iterable[Span], year: int) -> int:
    """How many days of a year they take, each counted once."""
    return len({day for span in spans for day in _days(span) if _year(day) == year})


def back(spans: Iterable[Span], now: float) -> tuple[Span, ...]:
    """The same once somebody is back, or has thought better of it: what has passed in this year.
    What shares a day becomes one: nobody fills the database by coming and going."""
    past, year = list[Span](), _year(int(now // DAY))
    for since, planned in sorted(spans):
        until = min(planned, now)
        if until <= since or _year(_days(Span(since, until))[-1]) < year:
            continue
        same = past and _days(Span(since, until))[0] == _days(past[-1])[-1]
        past.append(Span(past.pop().since if same else since, until))
    return tuple(past)


def _days(span: Span) -> range:
    return range(int(span.since // DAY), int(-(-span.until // DAY)))


def _year(day: int) -> int:
    return datetime.fromtimestamp(day * DAY, UTC).year


# --- at a table ----------------------------------------------------------------------------------


def waits(table: Table) -> bool:
    """Does the match wait for people who are away?"""
    turn = table.pace.move
    return turn is None or turn >= LONG


def spared(table: Table) -> Sequence[Span]:
    """Time that does not count for the people to move: a pause, or their days away."""
    if table.pause:
        return [table.pause]
    if table.match is None or table.stage != "playing" or not any(p.away for p in table.players):
        return []
    movers = [table.players[seat] for seat in table.to_move] if waits(table) else []
    return [p.away for p in movers if p.away and p.id not in table.hurried]


def ends(table: Table, at: float) -> float:
    """A moment of the table's clock, put off by the days on which whoever has to move will be away.
    It stays the same while they are."""
    return later(at, spared(table), max(table.counted, table.turn_began))


def due(table: Table) -> float | None:
    """When the clock has to look at this table: never too late, and before anything that it still
    has to count is forgotten."""
    at = table.remind if table.lenient and not table.pause else table.due
    if at is None or table.pause:
        return at
    return min(ends(table, at), max(at, table.counted + LOOK_AGAIN))


def noted(
    table: Table, person: int, span: Span | None, now: float, *, at_once: bool = False
) -> Table:
    """The table once it knows when somebody is away. If they have to move, and less than a day was
    left when that began to count, it counts from the next turn on (`at_once`: from now on)."""
    seat = table.seat_of(person)
    if seat is None or table.players[seat].away == span or not _concerns(table, seat):
        return table
    before = table.players[seat]
    players = tuple(replace(p, away=span) if p is before else p for p in table.players)
    after = table.changed(players=players)
    if span is None or at_once or table.stage != "playing" or table.deadline is None:
        return after
    here = seat in table.to_move and not is_away(before, min(now, span.since))
    if here and table.deadline - min(now, span.since) < DAY:
        return replace(after, hurried=(*after.hurried, person))
    return after


def carried(table: Table, person: int, spans: Sequence[Span], now: float) -> Table:
    """A finished match with somebody's days away as they are now, for its rematch."""
    days = to_come(spans, now)
    players = tuple(replace(p, away=days) if p.id == person else p for p in table.players)
    return replace(table, players=players)


def _concerns(table: Table, seat: Seat) -> bool:
    if table.stage == "playing":
        return table.match is not None and seat not in table.gone and waits(table)
    return table.stage == "lobby"


def is_away(player: Player, now: float) -> bool:
    """Is somebody away now, as far as the table knows?"""
    return player.away is not None and player.away.since <= now < player.away.until
