"""Days of the daily puzzle: UTC's, counted from 1970-01-01; which puzzle is a day's, and when a
channel gets it.

The games take turns, a day each. A game's puzzles are laid out in *weeks* of seven, the easiest of
a week on a Monday and the hardest on a Sunday: a game comes every fifth day, so seven of its days
after each other are all days of the week, and use up one of its weeks.

More puzzles are shipped by appending them to the game's file, the easiest first. What was there
stays in its weeks then (`_weeks`), and a game's weeks come round by `_place`: more of them take
over days from those before, but never give one of those a day that it did not have. So nothing that
was shown comes again any sooner, and with 8 weeks of each of five games that is 280 days.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, time, timedelta, tzinfo
from itertools import pairwise
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from games import GAMES
from games.core import Puzzle

DAY = 86_400.0
SPREAD = 1800.0
"""Seconds over which the channels of one hour are spread."""
FAR = 2 * DAY
"""Seconds beyond which no channel's next moment is, unless a clock was wrong."""
WEEK = 7
_MONDAY = 3
"""What 1970-01-01, a Thursday, is counted from Monday."""

Shelf = Sequence[Puzzle]
"""A game's puzzles as its file has them."""


def day_of(now: float) -> int:
    """The day that a moment (seconds since 1970) is in."""
    return int(now // DAY)


def date_of(day: int) -> str:
    """The day as people write it in every country."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()


def day_on(date: str) -> int | None:
    """The day that somebody has typed like `date_of`; None where it is no date."""
    try:
        typed = datetime.strptime(date.strip(), "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        return None
    return day_of(typed.timestamp())


def shelves() -> list[Shelf]:
    """The puzzles of all games that have any, in the order of the games."""
    return [game.puzzles for game in GAMES.values() if game.puzzles]


def puzzle_of(day: int, shelves: Sequence[Shelf]) -> Puzzle | None:
    """The puzzle of a day; None where there are none at all."""
    if not shelves:
        return None
    count = len(shelves)
    turn = day // count
    weeks = list(_weeks(shelves[day % count]))
    weekday = (day + _MONDAY) % WEEK if count % WEEK else turn % WEEK
    return weeks[_place(turn // WEEK, len(weeks))][weekday]


def _place(turn: int, size: int) -> int:
    """The place of a turn among so many, by linear hashing (Litwin 1980): modulo a power of two,
    and modulo half of it where that is no place."""
    capacity = 1 << (size - 1).bit_length()
    place = turn % capacity
    return place if place < size else place - capacity // 2


def _weeks(shelf: Shelf) -> Iterator[Sequence[Puzzle]]:
    """The shelf's puzzles by sevens, each from easy to hard. What is over of a batch is laid out
    with the next one, and waits for it: but for a shelf that has no seven."""
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
    """What was shipped together: the next batch begins where the grade falls."""
    starts = [n for n in range(1, len(shelf)) if _grade(shelf[n]) < _grade(shelf[n - 1])]
    for start, end in pairwise((0, *starts, len(shelf))):
        yield shelf[start:end]


def _grade(puzzle: Puzzle) -> int:
    return puzzle.grade


def streaks(days: Sequence[int], today: int) -> tuple[int, int]:
    """How many days in a row somebody has solved, given those that count, in order: up to today
    (or yesterday, while today's may still be solved), and the most ever."""
    run = best = 0
    before = None
    for day in days:
        run = run + 1 if before == day - 1 else 1
        best, before = max(best, run), day
    return (run if before is not None and before >= today - 1 else 0), best


# --- when ----------------------------------------------------------------------------------------


def moment(day: int, hour: int, zone: str, channel: int) -> float:
    """When a channel gets a day's puzzle: at an hour of its own zone, spread over half an hour.

    Each day (UTC's) has one such moment, whatever the zone's clock does: an hour that is skipped
    comes as much later, of one that comes twice the first counts, and where a shift moves the hour
    over UTC's midnight, a day that would have none has its first moment instead, and one that would
    have two the first of them.
    """
    start = day * DAY
    date = datetime.fromtimestamp(start, UTC).date()
    there = _zone(zone)
    around = (date + timedelta(n) for n in (-1, 0, 1))
    hours = (datetime.combine(one, time(hour), there).timestamp() for one in around)
    first = next((at for at in hours if start <= at < start + DAY), start)
    return min(first, start + DAY - SPREAD) + (channel >> 22) % SPREAD


def _zone(name: str) -> tzinfo:
    """By its IANA name; UTC where this machine's data know it no longer."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def following(now: float, last: int, hour: int, zone: str, channel: int) -> float:
    """When a channel that has had the puzzle of the day `last` gets one next. A day that the bot
    missed is not made up for, but today's is, however late."""
    day = max(day_of(now), last + 1)
    return moment(day, hour, zone, channel)
