"""A result that the host puts right. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from bot.cogs.tournaments.tournament import BYE, DRAW, LOSS, WIN, Pairing, Tournament, Why

What = Literal["first", "draw", "second", "void", "again", "undo"]
"""What can be done: one of the two wins, a draw, no result, another match; or what was done last is
undone."""
AFTER = 7 * 86_400.0
"""For how many seconds after a tournament's last round its results can be put right."""
MARK = "†"
"""Stands beside what the host has put right. (An asterisk would be markup.)"""
REASON = 200
"""Characters of a reason."""
_POINTS = {"first": (WIN, LOSS), "draw": (DRAW, DRAW), "second": (LOSS, WIN), "void": (LOSS, LOSS)}


@dataclass(frozen=True)
class Ruling:
    """What the host has decided about a match, and what it was before."""

    reason: str
    round: int
    """The round in which that was decided: it can be undone until the next one."""
    points: tuple[int, int] | None
    """Before; None: it was still being played."""
    why: Why
    table: int | None


_RULING = TypeAdapter(Ruling)


def written(ruling: Ruling) -> str:
    """A ruling as it is stored."""
    return _RULING.dump_json(ruling).decode()


def read(stored: str | None) -> Ruling | None:
    """A stored ruling. One that can't be read here counts as none: the result stands."""
    try:
        return _RULING.validate_json(stored) if stored else None
    except ValidationError:
        return None


def ruled(one: Pairing, what: What, reason: str, round: int) -> Mapping[str, Any]:
    """The columns of a match after this. One without a result is played at a new table."""
    now = read(one.ruling)
    if what == "undo" and now:
        first, second = now.points or (None, None)
        back = {"first_points": first, "second_points": second, "why": now.why}
        return back | {"table_id": now.table if now.points else None, "ruling": None}
    points = None if one.first_points is None else (one.first_points, one.second_points or 0)
    before = Ruling(reason, round, points, one.why, one.table)
    if now and now.round == round:  # undoing leads back to what there was without the host
        before = Ruling(reason, round, now.points, now.why, now.table)
    ruling = {"ruling": written(before)}
    if what == "again":
        again = {"first_points": None, "second_points": None, "why": "", "table_id": None}
        return again | ruling
    first, second = _POINTS[what][:: -1 if one.leg else 1]
    why = "annulled" if what == "void" else "ruled"
    result = {"first_points": first, "second_points": second, "why": why, "table_id": one.table}
    return result | ruling


def choices(
    tournament: Tournament, legs: Sequence[Pairing], now: float, *, there: bool
) -> Sequence[What]:
    """What can be done about a pairing of one or two matches. `there`: can the two still play?"""
    if not legs or legs[0].second == BYE:
        return ()
    if tournament.stage == "over" and now > (tournament.ends or 0.0) + AFTER:
        return ()
    found: list[What] = ["first", "draw", "second", "void"]
    plays = tournament.stage == "playing" and legs[0].round == tournament.round
    if plays and there and not any(leg.open for leg in legs):
        found.append("again")
    rulings = [read(leg.ruling) for leg in legs]
    fresh = all(one and one.round == tournament.round for one in rulings)
    if fresh and ((plays and there) or all(one and one.points for one in rulings)):
        found.append("undo")
    return found
