"""A message that gets another one as a value says above its English text which ones it may get: a
test in which it gets another fails, since nobody has looked at how that reads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache

import pytest

from games.core.languages import rooms, written
from games.core.text import JOINS, Text

_TOLD = re.compile(r"((?:#.*\n)+)([a-z][a-z0-9-]*) =")
_VALUE = re.compile(r"# \$(\w+): (.+)")
_FREE = {*JOINS, "core-verbatim", "core-and", "core-or"}
"""These are made of others."""
_KINDS: Mapping[str, str] = {"game": "*-name", "side": "*-side-*, *-role"}


@cache
def _told(room: str) -> Mapping[tuple[str, str], str]:
    """What the comments say of each value: `bot-call`, `game` -> `game`."""
    source = written(room, "en")
    return {
        (id, name): kinds
        for comment, id in _TOLD.findall(source)
        for name, kinds in _VALUE.findall(comment)
    }


@cache
def _may(host: str, value: str, insert: str) -> bool:
    room = max((room for room in rooms() if host.startswith(f"{room}-")), key=len)
    kinds = _told(room).get((host, value), "text")
    patterns = [one for kind in kinds.split(", ") for one in _KINDS.get(kind, kind).split(", ")]
    if not any("-" in one for one in patterns):  # a sentence, or a role that stands for a name
        return True
    return any(fnmatchcase(insert, one) for one in patterns)


@pytest.fixture(autouse=True)
def inserted() -> Iterator[list[tuple[str, str, str]]]:
    """What got a message that it may not get: the message, the value and what it got."""
    wrong, said = list[tuple[str, str, str]](), Text.say

    def say(self: Text, *given: object, **named: object) -> str:
        for name, value in self.values.items() if self.id not in _FREE else ():
            if not isinstance(value, Text | tuple):  # most are words and numbers
                continue
            parts = value if isinstance(value, tuple) else (value,)
            ids = [part.id for part in parts if isinstance(part, Text) and part.id not in _FREE]
            wrong.extend((self.id, name, id) for id in ids if not _may(self.id, name, id))
        return said(self, *given, **named)  # type: ignore[arg-type]

    Text.say = say  # type: ignore[method-assign]
    yield wrong
    Text.say = said  # type: ignore[method-assign]
    assert not wrong, sorted(set(wrong))[:9]
