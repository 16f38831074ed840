"""Text of people as it enters the bot."""

from __future__ import annotations

import re
from typing import Any

_NO_TEXT = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
"""Control characters but tabs and the ends of lines, and halves of characters. PostgreSQL takes no
NUL, no file and no request takes the halves, and terminals obey the others."""


def entered(text: str) -> str:
    """The text without what is none.

    >>> entered("An\\x00na\\x1b[2J")
    'Anna[2J'
    """
    return _NO_TEXT.sub("", text.replace("\r\n", "\n"))


def clean(found: Any) -> Any:
    """The same for all texts in what JSON has brought."""
    if isinstance(found, str):
        return entered(found)
    if isinstance(found, dict):
        return {key: clean(value) for key, value in found.items()}
    return [clean(value) for value in found] if isinstance(found, list) else found
