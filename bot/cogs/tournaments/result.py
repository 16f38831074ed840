"""What a table's end means for its tournament. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.cogs.tournaments.tournament import DRAW, LOSS, WIN, Why
from bot.table.late import EVERYBODY
from bot.table.table import Table
from bot.table.timer import missing
from bot.table.verdict import Result, idle
from games.core import Seat, Text, say

ROUND_OVER = say("bot-ending-round")
"""Why a table closes that still runs when its round is over."""


@dataclass(frozen=True)
class Scored:
    """The result of a match of two."""

    points: tuple[int, int]
    """By seat, in halves."""
    why: Why
    idle: Sequence[Seat] = ()
    """The seats that have not made a single move."""


def scored(before: Table, after: Table, now: float, nowhere: Text) -> Scored | None:
    """The result that this change of a table brings; None if it brings none. Whoever still played
    when the place was gone (`nowhere`) plays again elsewhere."""
    if after.stage == "over" or after.forfeit:
        return _played(after)
    if after.stage != "closed" or after.ending == nowhere:
        return None
    if after.ending == ROUND_OVER:
        return _overtime(before, now)
    if after.ending == EVERYBODY:
        return Scored((LOSS, LOSS), "unplayed", (0, 1))
    return Scored((DRAW, DRAW), "void")


def missed(table: Table) -> Scored | None:
    """The result of a match that is over, as it should have been noted when it ended."""
    return _played(table) if table.stage == "over" else None


def _played(table: Table) -> Scored:
    first, second = (finish.place for finish in Result.counted(table).finishes)
    points = (DRAW, DRAW) if first == second else (WIN, LOSS) if first < second else (LOSS, WIN)
    # whoever has won by the other's silence may have had no move to make
    lost = [seat for seat in _still(table) if points[seat] != WIN]
    return _unplayed(lost) if lost else Scored(points, "played")


def _overtime(table: Table, now: float) -> Scored:
    """Whoever has to move and has not moved at all loses, if they had as long as a turn may
    take: the match may have begun shortly before, as when the host has it played again. If nobody
    has moved, that is a draw; else whoever has used more time loses. A pause that still runs is
    over, too."""
    if table.match is None:  # of rules that are no longer kept
        return Scored((DRAW, DRAW), "void")
    table = table.resumed(now)
    if still := [seat for seat in _still(table) if seat in table.to_move]:
        longest = (table.pace.move or 0) + table.pace.bank
        if slow := [seat for seat in still if used(table, seat, now) >= longest]:
            return _unplayed(slow)
        if len(idle(table)) == len(table.players):
            return Scored((DRAW, DRAW), "time")
    one, other = (used(table, seat, now) for seat in (0, 1))
    if one == other:
        return Scored((DRAW, DRAW), "time")
    return Scored((WIN, LOSS) if one < other else (LOSS, WIN), "time")


def used(table: Table, seat: Seat, now: float) -> float:
    """The seconds that a seat has used in this match, the running turn included. Whoever has to
    move and is away uses them, too: else whoever waited for them would lose."""
    if seat not in table.to_move:
        return table.used.get(seat, 0.0)
    away = table.players[seat].away
    gone = missing([away], table.started, now) if away else 0.0
    return table.used.get(seat, 0.0) + max(0.0, now - table.turn_began) + gone


def _unplayed(lost: Sequence[Seat]) -> Scored:
    """These seats lose without a move, also if both have agreed on a draw."""
    first, second = (LOSS if seat in lost else WIN for seat in (0, 1))
    return Scored((first, second), "unplayed", lost)


def _still(table: Table) -> Sequence[Seat]:
    """The people who have not made a move."""
    return [seat for seat in idle(table) if not table.finishers[seat].level]
