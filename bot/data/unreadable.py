"""Stored tables that this process can't read: one row harms one table."""

from __future__ import annotations

import traceback

from games.core import Refused, say


class Unreadable(Refused):
    """A stored table that can't be read here; whoever meets it is told so.

    `newer`: it is not damaged, but of newer rules or an unknown game. Another process knows those,
    or a later one: it is left as it is. `alive`: it is a lobby or a running match.
    """

    def __init__(self, id: int, *, alive: bool, newer: bool, fault: str = "") -> None:
        damaged = say("bot-table-damaged") if alive else say("bot-table-was-damaged")
        super().__init__(say("bot-table-newer") if newer else damaged)
        self.id, self.alive, self.newer = id, alive, newer
        self.fault = fault
        """What is the matter, for the log: no word of what is stored, which may be secret."""


def place_of(fault: Exception) -> str:
    """What kind of fault it was and where; never its text, which tells what was read."""
    where = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {where.name}"
