"""Private marks: what a seat notes on its own picture. Nobody else sees them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.table import Table
from games.core import Refused, Seat, say


def mark(table: Table, seat: Seat, squares: Sequence[str], mark: str) -> Table:
    """Put a private mark on some squares of the seat's picture; an empty one clears them."""
    marks = table.game.looks.marks
    if marks is None:
        raise Refused(say("bot-no-marks", game=table.game.title))
    if not squares or not set(squares) <= set(marks.squares):
        first, last = marks.squares[0], marks.squares[-1]
        raise Refused(say("bot-marks-where", a=first, b=last))
    if mark not in marks.kinds and len(mark) > 2:
        kinds = tuple(map(table.game.mark, marks.kinds))
        raise Refused(say("bot-marks-kinds", kinds=kinds))
    mine = {k: v for k, v in table.marks.get(seat, {}).items() if k not in squares}
    if mark:
        mine |= dict.fromkeys(squares, mark)
    return table.changed(marks={**table.marks, seat: mine})
