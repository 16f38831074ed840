"""Text of people as it enters the bot."""

from __future__ import annotations

import re
from typing import Any

from games.core import CONTROLS

_TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that change the direction of the text after them."""


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


def clean(found: Any) -> Any:
    """The same for all texts in what JSON has brought."""
    if isinstance(found, str):
        return entered(found)
    if isinstance(found, dict):
        return {key: clean(value) for key, value in found.items()}
    return [clean(value) for value in found] if isinstance(found, list) else found
