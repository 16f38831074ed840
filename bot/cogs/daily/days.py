"""Which puzzle belongs to which day, and when a channel gets it. Days are UTC's, counted from
1970-01-01.

The games take turns, one day each. A game's puzzles are arranged in *weeks* of seven, with the
easiest on a Monday and the hardest on a Sunday. A game comes every fifth day, so seven of its days
in a row fall on all seven weekdays. They use up one of its weeks.

New puzzles are appended to the game's file, the easiest first. The old ones then stay in their
weeks (`_weeks`). `_place` decides which of a game's weeks comes next: new weeks take days from old
ones, but an old week never gets a day that it did not have. So no puzzle comes again sooner than
before. With 8 weeks for each of five games, a puzzle comes again after 280 days.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, time, timedelta, tzinfo
from itertools import pairwise
from zoneinfo import ZoneInfo

from bot.data.preferences import zones
from games import GAMES
from games.core import Puzzle

DAY = 86_400.0
SPREAD = 1800.0
"""Seconds over which the posts of one hour are spread."""
FAR = 2 * DAY
"""A channel's next post is never further away than this (in seconds), unless a clock was wrong."""
WEEK = 7
_MONDAY = 3
"""The weekday of 1970-01-01, a Thursday, counted from Monday."""

Shelf = Sequence[Puzzle]
"""A game's puzzles in the order of its file."""


def day_of(now: float) -> int:
    """The day of a moment in seconds since 1970."""
    return int(now // DAY)


def date_of(day: int) -> str:
    """The day as a date that people in every country can read."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()


def day_on(date: str) -> int | None:
    """The day of a typed date in the form of `date_of`; None if it is no date."""
    try:
        typed = datetime.strptime(date.strip(), "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        return None
    return day_of(typed.timestamp())


def shelves() -> list[Shelf]:
    """The puzzles of every game that has any, in the order of the games."""
    return [game.puzzles for game in GAMES.values() if game.puzzles]


def puzzle_of(day: int, shelves: Sequence[Shelf]) -> Puzzle | None:
    """The puzzle of a day; None if there are no puzzles at all."""
    if not shelves:
        return None
    count = len(shelves)
    turn = day // count
    weeks = list(_weeks(shelves[day % count]))
    weekday = (day + _MONDAY) % WEEK if count % WEEK else turn % WEEK
    return weeks[_place(turn // WEEK, len(weeks))][weekday]


def _place(turn: int, size: int) -> int:
    """Which of `size` places a turn gets, by linear hashing (Litwin 1980): the turn modulo a power
    of two, or modulo half of it if there is no such place."""
    capacity = 1 << (size - 1).bit_length()
    place = turn % capacity
    return place if place < size else place - capacity // 2


def _weeks(shelf: Shelf) -> Iterator[Sequence[Puzzle]]:
    """The shelf's weeks, each from easy to hard. Puzzles that are left over from a batch wait for
    the next one. A shelf with fewer than seven repeats some to fill one week."""
    over = list[Puzzle]()
    for batch in _batches(shelf):
        over = sorted([*over, *batch], key=_grade)
        count = len(over)
        weeks = [[d * count // WEEK + w for d in range(WEEK)] for w in range(count // WEEK)]
        yield from ([over[n] for n in week] for week in weeks)
        used = {n for week in weeks for n in week}
        over = [puzzle for n, puzzle in enumerate(over) if n not in used]
    if len(shelf) < WEEK:
        yield [over[d * len(over) // WEEK] for d in range(WEEK)]


def _batches(shelf: Shelf) -> Iterator[Shelf]:
    """The puzzles that were shipped together. A new batch begins where the grade falls."""
    starts = [n for n in range(1, len(shelf)) if _grade(shelf[n]) < _grade(shelf[n - 1])]
    for start, end in pairwise((0, *starts, len(shelf))):
        yield shelf[start:end]


def _grade(puzzle: Puzzle) -> int:
    return puzzle.grade


def streaks(days: Sequence[int], today: int) -> tuple[int, int]:
    """How many days in a row somebody has solved up to today, and the most ever.

    `days` are those that count, in order. A streak up to yesterday still stands, since today's
    puzzle may yet be solved.
    """
    run = best = 0
    before = None
    for day in days:
        run = run + 1 if before == day - 1 else 1
        best, before = max(best, run), day
    return (run if before is not None and before >= today - 1 else 0), best


# --- when ----------------------------------------------------------------------------------------


def moment(day: int, hour: int, zone: str, channel: int) -> float:
    """When a channel gets a day's puzzle: at an hour of its time zone, spread over half an hour.

    Each UTC day has exactly one such moment, whatever the zone's clock does:

    - If the clock skips the hour, it comes that much later.
    - If the hour comes twice, the first one counts.
    - If a shift moves the hour across UTC's midnight, one day would have no such moment: its first
      second counts. Another day would have two: the first counts.
    """
    start = day * DAY
    date = datetime.fromtimestamp(start, UTC).date()
    there = _zone(zone)
    around = (date + timedelta(n) for n in (-1, 0, 1))
    hours = (datetime.combine(one, time(hour), there).timestamp() for one in around)
    first = next((at for at in hours if start <= at < start + DAY), start)
    return min(first, start + DAY - SPREAD) + (channel >> 22) % SPREAD


def _zone(name: str) -> tzinfo:
    """The time zone with this IANA name; UTC if the bot does not know it any more."""
    return ZoneInfo(name) if name in zones() else UTC


def following(now: float, last: int, hour: int, zone: str, channel: int) -> float:
    """When a channel that last got the puzzle of the day `last` gets its next one. Missed days are
    skipped, but today's puzzle is posted however late it is."""
    day = max(day_of(now), last + 1)
    return moment(day, hour, zone, channel)
