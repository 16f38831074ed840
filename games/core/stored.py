"""Texts as they are stored: ids and values, so that they can be read in anybody's language.

What is read may come from outside. It is nothing but ids that are known, and values; nothing of it
is ever taken as a pattern to put values into.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from math import isfinite
from typing import Any

from games.core.catalogue import knows
from games.core.text import JOINS, Damaged, Text, Who, together, verbatim

MOST_SEATS = 8
UNKNOWN = "text.id"
"""Where the fault is of a text that another version may know."""
_DEEPEST, _MOST, _LONGEST = 5, 20, 1000
"""Texts within texts, values of a text, characters of a value."""
_NAME = re.compile("[a-z][a-z0-9]{0,30}")
_SEAT = re.compile(r"\{(\d)\}")


def written(text: Text) -> str:
    """The text as JSON."""
    return json.dumps(plain(text), ensure_ascii=False)


def plain(text: Text) -> dict[str, Any]:
    """The text as plain values, as `{"id": "core-resigned", "values": {"who": {"seat": 0}}}`."""
    values = {name: _plain(value) for name, value in text.values.items()}
    return {"id": text.id, **({"values": values} if values else {})}


def _plain(value: object) -> object:
    match value:
        case Text():
            return plain(value)
        case Who(seat):
            return {"seat": seat}
        case tuple():
            return [_plain(part) for part in value]
        case int() | float():
            return value
        case _:
            return str(value)


def read_text(stored: str, seats: int) -> Text:
    """The text that was written, about so many seats. What is no JSON are words of before (see
    `from_words`). Raises `Damaged`, also for an id that nobody knows here."""
    if not stored.startswith('{"id"'):
        return from_words(stored, seats)
    try:
        data = json.loads(stored)
    except (ValueError, RecursionError):
        raise Damaged("text", "is not one that can be read") from None
    return parsed(data, seats)


def parsed(data: object, seats: int, deep: int = _DEEPEST) -> Text:
    """The text in plain values. Raises `Damaged`."""
    values = data.get("values", {}) if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(values, dict) or not deep:
        raise Damaged("text", "is none, or too deep")
    id = data.get("id")
    if not isinstance(id, str):
        raise Damaged("text", "has no id")
    if id not in JOINS and not knows(id):
        raise Damaged(UNKNOWN, "is not known")
    if len(values) > _MOST or not all(_NAME.fullmatch(name) for name in values):
        raise Damaged("text.values", "are too many, or have odd names")
    return Text(id, {name: _value(value, seats, deep) for name, value in values.items()})


def _value(value: object, seats: int, deep: int) -> object:
    match value:
        case str() if len(value) <= _LONGEST:
            return value
        case int() if not isinstance(value, bool):
            return value
        case float() if isfinite(value):
            return value
        case list() if len(value) <= _MOST and deep > 1:
            return tuple(_value(part, seats, deep - 1) for part in value)
        case {"seat": int(seat), **rest} if not rest and 0 <= seat < seats:
            return Who(seat)
        case {"id": _}:
            return parsed(value, seats, deep - 1)
        case _:
            raise Damaged("text.values", "can't be read")


def from_words(words: str, seats: int = MOST_SEATS) -> Text:
    """Words that were stored before there were languages, `{0}` for the name of seat 0."""
    parts = _SEAT.split(words)
    found: Mapping[bool, Any] = {
        False: verbatim,
        True: lambda digit: Who(int(digit)) if int(digit) < seats else verbatim("?"),
    }
    return together([found[n % 2 == 1](part) for n, part in enumerate(parts) if part])
