"""Stored tables that this process can't read: one row harms one table."""

from __future__ import annotations

import traceback

from games.core import Refused, say

NEWER = "This table is played by a newer version of me; it goes on when that one is back."
DAMAGED = (
    "This table can't be read any more: what I stored of it is damaged. Its players, or somebody "
    "who may manage messages there, can close it: /newgame in its channel."
)
CLOSED = "That table was damaged, and is closed."


class Unreadable(Refused):
    """A stored table that can't be read here; whoever meets it is told so.

    `newer`: it is not damaged, but of newer rules or an unknown game. Another process knows those,
    or a later one: it is left as it is. `alive`: it is a lobby or a running match.
    """

    def __init__(self, id: int, *, alive: bool, newer: bool, fault: str = "") -> None:
        super().__init__(say(NEWER if newer else DAMAGED if alive else CLOSED))
        self.id, self.alive, self.newer = id, alive, newer
        self.fault = fault
        """What is the matter, for the log: no word of what is stored, which may be secret."""


def place_of(fault: Exception) -> str:
    """What kind of fault it was and where; never its text, which tells what was read."""
    where = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {where.name}"
