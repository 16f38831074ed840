"""A slip of the finger: moves that are shown once more before they are played. No Discord."""

from __future__ import annotations

from typing import Any, Literal

from bot.table import clocks
from bot.table.table import Table
from games.core import Move, View

Confirm = Literal["never", "always", "slow"]
"""In which matches somebody confirms their moves."""


def slow(table: Table) -> bool:
    """Does a turn last a day or more here, or as long as anybody likes?"""
    return clocks.kind(table.pace) != "quick"


def confirms(table: Table, wanted: Confirm) -> bool:
    """Does somebody who has chosen this confirm their moves here?"""
    return wanted == "always" or (wanted == "slow" and slow(table))


def needs_confirming(table: Table, view: View[Any], move: Move) -> bool:
    """Can this legal move be a slip that nothing else stops?

    A step of a set-up can be undone until `ready`. A warning asks by itself. And nobody moves at a
    table that waits for somebody to say that they go on, or is decided.
    """
    set_up = table.game.rules.set_up
    undone = set_up is not None and set_up.open(view) and move != set_up.ready
    waits = table.decided or bool(table.waited_for or table.pause)
    return not (undone or waits or table.game.teaching.warn(view, move))
