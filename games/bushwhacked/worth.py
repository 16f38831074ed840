"""How good a position is for a seat, in bases."""

from __future__ import annotations

from games.bushwhacked.camp import Camp
from games.bushwhacked.threats import open_to, rings
from games.core import Seat
from games.search import Weights, fitted

WON = 1000.0
"""What a match won is worth."""


class Worths(Weights):
    """What counts how much, in bases; `python -m games fit bushwhacked` fits it."""

    one: float = 0.05
    two: float = 0.14
    three: float = 0.32
    """What a base is worth to somebody with so many stones around it."""
    contested: float = 0.4
    """The share of it that remains where an opponent's play stone is among them, or one of them
    can fall."""
    late: float = 0.3
    """The share of it that remains when nobody has time to add stones."""
    base: float = 0.9
    shaken: float = 0.4
    """What a base is worth, and how much less if a stone around it can fall."""
    stay: float = 0.06
    """What every capture stone beside a base adds: it stays."""
    capture: float = 0.15
    weak: float = 0.07
    saved: float = 0.05
    """What a capture stone is worth, a play stone that can fall, a stone saved by passing."""


WORTHS = fitted(Worths, __package__)


def lead(now: Camp, seat: Seat, by: Worths = WORTHS) -> float:
    """By how much the seat is better off than the best of the others still in."""
    others = [other for other in now.still_in if other != seat]
    if now.over:
        mine, best = now.score(seat), max(map(now.score, others))
        return WON if mine > best else -WON if mine < best else 0.0
    time = by.late + (1 - by.late) * now.time
    own = _standing(now, seat, time, by)
    return own - max([_standing(now, other, time, by) for other in others])


def falling(now: Camp, seat: Seat) -> int:
    """Stones of the seat that others could capture, now or in their next turn, if no other falls
    before."""
    found, mine, empty = 0, now.play[seat], now.empty
    for other in now.still_in:
        if other != seat and (ready := now.ready(other)):
            found |= open_to(now.play[other], mine, empty, ready)
    return found


def _standing(now: Camp, seat: Seat, time: float, by: Worths) -> float:
    mine, fixed = now.play[seat], now.fixed[seat]
    army, hard, loose = mine | fixed, sum(now.fixed) - fixed, sum(now.play) - mine
    weak = falling(now, seat)
    worth = by.capture * fixed.bit_count() + by.saved * now.saved[seat]
    unsafe = loose | weak
    for ring in rings(now.bases):
        own = ring & army
        if own and not ring & hard:
            stay = by.stay * (ring & fixed).bit_count()
            if own == ring:
                worth += by.base - by.shaken * bool(ring & weak) + stay
            else:
                part = (by.one, by.two, by.three)[own.bit_count() - 1]
                worth += time * (stay + part * (by.contested if ring & unsafe else 1.0))
    return worth - by.weak * min(weak.bit_count(), 3)
