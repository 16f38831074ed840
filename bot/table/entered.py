"""Text of people as it enters the bot."""

from __future__ import annotations

from typing import Any

from games.core import CONTROLS


def entered(text: str) -> str:
    """The text without what is none: PostgreSQL takes no NUL, nothing that is sent holds halves of
    characters, and terminals obey the others.

    >>> entered("An\\x00na\\x1b[2J")
    'Anna[2J'
    """
    return CONTROLS.sub("", text.replace("\r\n", "\n"))


def clean(found: Any) -> Any:
    """The same for all texts in what JSON has brought."""
    if isinstance(found, str):
        return entered(found)
    if isinstance(found, dict):
        return {key: clean(value) for key, value in found.items()}
    return [clean(value) for value in found] if isinstance(found, list) else found
