"""Patience with each other: giving more time, and pausing a match.

Every change returns the new table or raises `Refused`.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf

from bot.table.table import Table
from bot.table.timer import Gift, Span
from games.core import Refused, Seat, say

GIFTS = 3
"""How often more time is given in one turn."""
AHEAD = 14 * 86_400.0
"""How far from now a deadline may be put off by that, in seconds."""


def give_time(table: Table, seat: Seat, now: float) -> Table:
    """An opponent gives whoever has to move the time of one more turn.

    The part of a reminder's half is given too. Where both sides lay out their boards, they have one
    deadline, so it is put off for both.
    """
    _ = table.undecided
    _still_plays(table, seat)
    table.check_not_paused()
    movers = [other for other in table.to_move if not table.players[other].level]
    if movers == [seat]:
        raise Refused(say("bot-more-yourself"))
    if not movers:
        raise Refused(say("bot-more-computer"))
    turn = table.pace.move
    if table.deadline is None or not turn:
        raise Refused(say("bot-more-no-clock"))
    if len(table.given) >= GIFTS:
        raise Refused(say("bot-more-enough", n=GIFTS))
    round = table.round.ends if table.round else inf
    seconds = min(float(turn), min(now + AHEAD, round) - table.deadline)
    if table.deadline >= round:
        raise Refused(say("bot-more-round"))
    if seconds <= 0:
        raise Refused(say("bot-more-far"))
    after = replace(
        table,
        deadline=table.deadline + seconds,
        remind=table.remind and table.remind + seconds / 2,
        given=(*table.given, Gift(seat, seconds)),
    )
    return after.changed()


def check_pausable(table: Table, seat: Seat) -> None:
    """Raises `Refused` unless this seat may propose a pause."""
    _ = table.undecided
    _still_plays(table, seat)
    table.check_not_paused()
    if table.pause_left <= 0:
        raise Refused(say("bot-pause-used-up"))


def paused(table: Table, asker: Seat, now: float) -> Table:
    """The table paused, as everybody has agreed. Whoever proposed it is told.

    Raises `Refused` in the seconds after the deadline in which time is not called yet: whoever has
    to move would be out of time as soon as the match goes on.
    """
    if table.deadline is not None and table.deadline < now:
        raise Refused(say("bot-pause-too-late"))
    until = min(now + table.pause_left, table.round.ends if table.round else inf)
    after = table.changed(offer=None, declined=0, pause=Span(now, until))
    return after if table.against_computers else after.calling(table.players[asker].id)


def resume(table: Table, seat: Seat, now: float) -> Table:
    """Somebody at the table ends the pause."""
    _still_plays(table, seat)
    if table.pause is None:
        raise Refused(say("bot-not-paused"))
    return resumed(table, now)


def resumed(table: Table, now: float) -> Table:
    """The table after its pause. Whoever has to move is told."""
    after = table.changed().resumed(now)
    return after.calling(*(after.players[seat].id for seat in after.to_move))


def _still_plays(table: Table, seat: Seat) -> None:
    if seat in table.gone:
        raise Refused(say("bot-you-left"))
