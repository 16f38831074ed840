"""Who sits at a table, for the rows around the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.table import clocks
from bot.table.away import ends
from bot.table.table import Table
from games.core import Seat, View

Json = Mapping[str, Any]
UNITS = 2
"""In how many units a reserve is told."""


def seats(table: Table, view: View[Any], ahead: int = 0) -> list[Json]:
    """Every seat in the viewer's words: side and colour, name, whether it is *you*, score, whose
    turn it is and until when, by a clock so far ahead."""
    return list(_seats(table, view, ahead))


def _seats(table: Table, view: View[Any], ahead: int) -> Iterator[Json]:
    game, standings = table.game, table.game.looks.standings(view)
    sides = [table.say(side) for side in game.called(view)]
    acting = table.to_move if table.stage == "playing" and not table.decided else ()
    until = None if table.pause or not table.deadline else ends(table, table.deadline) + ahead
    for seat, name in enumerate(table.names):
        score = game.points(standings[seat].score) if seat < len(standings) else None
        yield {
            "name": name,
            "side": sides[seat] if seat < len(sides) else "",
            "colour": standings[seat].colour if seat < len(standings) else "",
            "score": table.say(score) if score else "",
            "you": seat == view.seat,
            "turn": seat in acting,
            "until": until if seat in acting else None,
            "reserve": _reserve(table, seat),
        }


def _reserve(table: Table, seat: Seat) -> str:
    """What the seat has left in reserve."""
    if table.stage != "playing" or seat not in table.reserves:
        return ""
    return table.say(clocks.span(table.reserves[seat], UNITS))
