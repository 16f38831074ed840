"""Text of others on a terminal, which obeys what it can't print."""

from __future__ import annotations

import re
import sys
from typing import TextIO

CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters but tabs and the ends of lines, and halves of characters."""
_OBEYED = re.compile(f"{CONTROLS.pattern}|[\u202a-\u202e\u2066-\u2069]")
"""These, and what turns the direction of the text after it."""


def printable(text: str) -> str:
    r"""The text with names in place of what would steer a terminal.

    >>> print(printable("\x1b[2J"))
    \x1b[2J
    """
    return _OBEYED.sub(lambda found: ascii(found[0])[1:-1], text)


def show(*what: object, file: TextIO | None = None) -> None:
    """Print on standard output, or into a file."""
    print(*(printable(str(one)) for one in what), file=file or sys.stdout)
