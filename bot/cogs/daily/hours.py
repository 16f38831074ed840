"""When a channel gets its daily puzzle: at an hour of its own zone, spread over half an hour.

Each day (UTC's) has one such moment, whatever the zone's clock does: an hour that is skipped comes
as much later, of one that comes twice the first counts, and where a shift moves the hour over UTC's
midnight, a day that would have none has its first moment instead, and one that would have two the
first of them.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.cogs.daily.days import DAY, day_of

SPREAD = 1800.0
"""Seconds over which the channels of one hour are spread."""
FAR = 2 * DAY
"""Seconds beyond which no channel's next moment is, unless a clock was wrong."""


def moment(day: int, hour: int, zone: str, channel: int) -> float:
    """When a channel gets the puzzle of a day."""
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
