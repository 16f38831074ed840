"""Text of people as it enters the bot."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any
from unicodedata import category

from games.core import CONTROLS

_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e"
    "\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\U0001d159\U000e0000-\U000e001f\U000e0080-\U000e0fff]"
)
"""Characters that nobody sees, or that change the direction of the text after them. What joins
emoji and some scripts' letters is not among them."""
_PILES = 5
"""How many marks a letter may bear: as many as any script needs. (Burmese and Tibetan: 5.)"""
_NAMES = 256
"""How many names are kept as they are written."""


_JOINER = "\u200d"
_FLAGS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Two of these are a flag."""
_MODIFIERS = _JOINER + "".join(map(chr, [*range(0x1F3FB, 0x1F400), *range(0xE0020, 0xE0080)]))
"""What changes the emoji before, beside what Unicode calls marks."""


def entered(text: str) -> str:
    """The text without what is none: PostgreSQL takes no NUL, nothing that is sent holds halves of
    characters, and terminals obey the others.

    >>> entered("An\\x00na\\x1b[2J")
    'Anna[2J'
    """
    return CONTROLS.sub("", text.replace("\r\n", "\n"))


@lru_cache(_NAMES)
def named(name: str) -> str:
    """A person's name on one line, in one direction, without piles of marks: whatever is said
    around it stays as it is. Empty if nobody would see any of it.

    >>> named("\\u202eAn\\n\\x00na "), named(" \\u200b\\u3164 ")
    ('An na', '')
    """
    flat = " ".join(_UNSEEN.sub("", entered(name)).split())
    if flat.isascii():
        return flat
    said, marks = list[str](), 0
    for letter in flat:
        marks = marks + 1 if category(letter)[0] == "M" else 0
        if marks <= _PILES:
            said.append(letter)
    seen = any(category(letter)[0] in "LNPS" for letter in said)
    return "".join(said) if seen else ""


def visible(*names: str) -> str:
    """The first of somebody's names that can be seen, as `named` writes it; empty if none can.

    >>> visible("\\u200b", "Anna", "anna_3")
    'Anna'
    """
    return next(filter(None, map(named, names)), "")


def cut(text: str, most: int) -> str:
    """The text, or its first characters, at most so many: nothing that is joined of several is cut
    within, as many emoji are.

    >>> cut("👩🏽‍🚀👩🏽‍🚀", 7), cut("🇩🇪🇫🇷", 3), cut("ae\u0301", 2)
    ('👩🏽‍🚀', '🇩🇪', 'a')
    """
    end = most
    while 0 < end < len(text) and _joined(text, end):
        end -= 1
    return text[: end or most]


def _joined(text: str, at: int) -> bool:
    """Do the characters before and after this place belong together?"""
    flags = len(text[:at]) - len(text[:at].rstrip(_FLAGS))
    odd = flags % 2 == 1 and text[at] in _FLAGS
    return odd or text[at - 1] == _JOINER or text[at] in _MODIFIERS or category(text[at])[0] == "M"


def clean(found: Any) -> Any:
    """The same for all texts in what JSON has brought."""
    if isinstance(found, str):
        return entered(found)
    if isinstance(found, dict):
        return {key: clean(value) for key, value in found.items()}
    return [clean(value) for value in found] if isinstance(found, list) else found
