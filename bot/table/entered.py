"""Text of people as it enters the bot."""

from __future__ import annotations

import re
from typing import Any
from unicodedata import category

from games.core import CONTROLS

_TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that change the direction of the text after them."""


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


def named(name: str) -> str:
    """A person's name on one line and in one direction: whatever is said after it stays as it is.

    >>> named("\\u202eAn\\n\\x00na ")
    'An na'
    """
    return " ".join(_TURNS.sub("", entered(name)).split())


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
