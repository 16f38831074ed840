"""When a tournament starts, as its host types it. Pure."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.table import clocks
from bot.table.player import plain
from games.core import Refused, say

AHEAD = 60
"""How many days ahead a start can be at most."""
MOST_TYPED = 40
"""How many characters may be typed."""

_IN = re.compile(r"(?:in|через)\s*(.+)", re.IGNORECASE)
_TIME = r"(?P<hour>\d{1,2}):(?P<minute>\d{2})"
_TYPED = (
    re.compile(_TIME, re.ASCII),
    re.compile(rf"(?P<day>\d{{1,2}})\.\s*(?P<month>\d{{1,2}})\.?\s+{_TIME}", re.ASCII),
    re.compile(
        rf"(?P<day>\d{{1,2}})\.\s*(?P<month>\d{{1,2}})\.\s*(?P<year>\d{{4}})\s+{_TIME}", re.ASCII
    ),
    re.compile(rf"(?P<year>\d{{4}})-(?P<month>\d{{1,2}})-(?P<day>\d{{1,2}})\s+{_TIME}", re.ASCII),
)


def start(typed: str, zone: str, now: float) -> float | None:
    """The typed time, in seconds since 1970; None if nothing was typed. Raises `Refused`.

    It is a time of the host's own zone. Without a year or a day, the next such time is meant.

    >>> start("in 1h30m", "UTC", 0.0), start("20:00", "Europe/Berlin", 0.0), start("", "UTC", 0.0)
    (5400.0, 68400.0, None)
    """
    text = " ".join(typed.replace(",", " ").split())
    if not text:
        return None
    if ahead := _IN.fullmatch(text):
        return _soon(now + clocks.seconds(ahead[1]), now)
    for pattern in _TYPED:
        if found := pattern.fullmatch(text):
            parts = {name: int(value) for name, value in found.groupdict().items()}
            day = _next(parts, ZoneInfo(zone), now, text)
            _soon(day.timestamp(), now)
            return _real(day)
    raise _unread(text)


def relative(typed: str) -> bool:
    """Does it mean the same in every time zone?"""
    return not typed.strip() or _IN.fullmatch(typed.strip()) is not None


def _soon(at: float, now: float) -> float:
    if at <= now:
        raise Refused(say("bot-tournament-start-past"))
    if at > now + AHEAD * clocks.DAY:
        raise Refused(say("bot-tournament-start-far", n=AHEAD))
    return at


def _next(parts: dict[str, int], zone: ZoneInfo, now: float, typed: str) -> datetime:
    """The first such time from now on; a past one if it names its year, or lies far ahead."""
    here = datetime.fromtimestamp(now, zone)
    if "day" in parts:
        dates = [(year, parts["month"], parts["day"]) for year in _years(parts, here)]
    else:
        tomorrow = here + timedelta(days=1)
        dates = [(day.year, day.month, day.day) for day in (here, tomorrow)]
    days = list[datetime]()
    for date in dates:
        with suppress(ValueError):  # no such time, or 29 February in a year without one
            days.append(datetime(*date, parts["hour"], parts["minute"], tzinfo=zone))
    if not days:
        raise _unread(typed)
    soon = [day for day in days if now < day.timestamp() <= now + AHEAD * clocks.DAY]
    return (soon or days)[0]


def _years(parts: dict[str, int], here: datetime) -> tuple[int, ...]:
    return (parts["year"],) if "year" in parts else (here.year, here.year + 1)


def _real(day: datetime) -> float:
    """Raises `Refused` for a time that the clocks skip when they are set forward. Of a time that
    comes twice, the first is meant."""
    at = day.timestamp()
    if datetime.fromtimestamp(at, day.tzinfo).strftime("%H:%M") != f"{day:%H:%M}":
        raise Refused(say("bot-tournament-start-gap", time=f"{day:%H:%M}"))
    return at


def _unread(typed: str) -> Refused:
    return Refused(say("bot-tournament-start-unread", typed=plain(typed[:MOST_TYPED])))
