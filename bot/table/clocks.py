"""The clock of a table as text: a time a turn, and a reserve for the match or a part of it.

`5m` is five minutes a turn, `1d+3d` a day a turn and three days in reserve, `none` no clock. The
same is stored, typed and chosen in menus. A clock is a `Pace`, like a game's own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from bot.table.player import plain
from games.core import Pace, Refused, Text, say, sentences

NONE = "none"
CLOCKS = (NONE, "1m+10m", "5m", "1h", "1d", "1d+3d", "3d", "7d")
"""What a menu offers."""
DAY = 86_400
SHORTEST, LONGEST = 10, 14 * DAY
"""Seconds that a turn lasts at least and at most; a reserve, too, lasts at most so long."""
Kind = Literal["quick", "slow", "none"]

_UNITS = {"d": DAY, "h": 3600, "m": 60, "s": 1}
_UNITS_TYPED = {
    DAY: "d t д day days tag tage tagen день дня дней сутки суток",
    3600: "h ч hr hrs hour hours std stunde stunden час часа часов",
    60: "m м min mins minute minutes minuten мин минута минуту минуты минут",
    1: "s с sec secs second seconds sek sekunde sekunden сек секунда секунду секунды секунд",
}
_TYPED: Mapping[str, int] = {
    word: unit for unit, words in _UNITS_TYPED.items() for word in words.split()
}
"""How people type the units, in each language."""
_NONE_TYPED = frozenset(f"{NONE}|no|no clock|ohne|ohne uhr|keine|нет|без часов".split("|"))
"""The same for no clock."""
_WORDS = {DAY: "bot-days", 3600: "bot-hours", 60: "bot-minutes", 1: "bot-seconds"}
_TIME = re.compile(r"(?:[0-9]{1,9}[a-zа-я]+)+")
_AFTER_A_UNIT = re.compile(r"(?<=[a-zа-я])[.,]")
_PART = re.compile(r"([0-9]+)([^0-9]+)")


def read(turn: str, reserve: str = "") -> str:
    """The clock that somebody typed, as it is stored. Raises `Refused`.

    >>> read("1D + 3d"), read("90 m", "36h"), read("5m", "0"), read("Без часов")
    ('1d+3d', '1h30m+1d12h', '5m', 'none')
    """
    typed = f"{turn}+{reserve}" if reserve.strip() else turn
    if " ".join(typed.lower().split()) in _NONE_TYPED:
        return NONE
    first, *more = [seconds(part) for part in typed.split("+")]
    if not SHORTEST <= first <= LONGEST:
        raise Refused(say("bot-clock-turn-range"))
    if len(more) > 1 or sum(more) > LONGEST:
        raise Refused(say("bot-clock-reserve-range"))
    return "+".join(written(seconds) for seconds in (first, *more) if seconds)


def pace(clock: str) -> Pace:
    """A stored clock as seconds. Raises `Refused` if it is none."""
    if clock == NONE:
        return Pace(move=None)
    move, *more = [seconds(part) for part in clock.split("+")]
    return Pace(move=move, bank=sum(more))


def kind(pace: Pace) -> Kind:
    """Is it quick or slow? From a day a turn on it is slow."""
    if pace.move is None:
        return "none"
    return "slow" if pace.move >= DAY else "quick"


def words(clock: str) -> Text:
    """A clock for people: `1 day a turn + 3 days in reserve`."""
    its = pace(clock)
    if its.move is None:
        return say("bot-clock-none")
    if not its.bank:
        return say("bot-clock", turn=span(its.move))
    return say("bot-clock-reserve", turn=span(its.move), reserve=span(its.bank))


def span(seconds: float, most: int = 4) -> Text:
    """A time in words, in its `most` largest units: `1 day 12 hours`."""
    parts = [(unit, n) for unit, n in _divided(seconds) if n] or [(1, 0)]
    return sentences([say(_WORDS[unit], n=n) for unit, n in parts[:most]])


def seconds(typed: str) -> int:
    """A time that somebody typed. Raises `Refused`.

    >>> seconds("1d 12h"), seconds("90m"), seconds("1 Tag, 2 Stunden"), seconds("5 минут")
    (129600, 5400, 93600, 300)
    """
    found = "".join(_AFTER_A_UNIT.sub("", typed.lower()).split())
    if found == "0":
        return 0
    parts = _PART.findall(found)
    if not _TIME.fullmatch(found) or not {unit for _, unit in parts} <= _TYPED.keys():
        raise Refused(say("bot-clock-unread", typed=plain(typed.strip()[:20])))
    return sum(int(n) * _TYPED[unit] for n, unit in parts)


def written(seconds: int) -> str:
    """A time as it is stored and typed: `1d12h`."""
    names = {length: unit for unit, length in _UNITS.items()}
    return "".join(f"{n}{names[unit]}" for unit, n in _divided(seconds) if n)


def _divided(seconds: float) -> list[tuple[int, int]]:
    """The seconds in days, hours, minutes and seconds: each unit's length, and how many."""
    left, found = int(seconds), list[tuple[int, int]]()
    for unit in _UNITS.values():
        found.append((unit, left // unit))
        left %= unit
    return found
