"""What can be computed again from the stored matches. The command line has a command for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.data.database import Database

Tell = Callable[[int, int], None]
"""Is told how many matches are done, of how many."""


@dataclass(frozen=True)
class Anew:
    """Something that is computed from the stored matches alone."""

    about: str
    """What the command line's help says about it."""
    result: str
    """What there is then, as it is counted: `rated matches`."""
    compute: Callable[[Database, Tell], Awaitable[int]]
    """Computes it again; returns how many there are."""
