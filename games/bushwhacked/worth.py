"""How good a position is for a seat."""

from __future__ import annotations

from games.bushwhacked.camp import Camp
from games.bushwhacked.threats import between, open_to, rings
from games.core import Seat
from games.search import Weights, fitted

WON = 1000.0
"""What a match won is worth."""
_WAIT = 0.01
"""What every turn until then takes from that: a win is better soon, a loss late."""


class Worths(Weights):
    """What counts how much; `python -m games fit bushwhacked` fits it."""

    one: float = 0.05
    two: float = 0.12
    three: float = 0.3
    """What a base is worth to somebody with so many stones around it."""
    contested: float = 0.4
    """The share of it that remains where an opponent's play stone is among them, or one of them
    can fall."""
    base: float = 0.9
    shaken: float = 0.4
    """What a base is worth, and how much less if a stone around it can fall."""
    stay: float = 0.15
    """What every capture stone beside a base adds: it stays."""
    reach: float = 0.1
    """What every empty square beside a base is worth on which others' stones would soon fall."""
    early: float = 0.3
    """The share of all this that counts when everybody has all stones in hand: what stands beside
    bases then is seldom there at the end."""
    late: float = 1.0
    """The share of a base begun that remains when nobody has time to add stones."""
    capture: float = 0.6
    weak: float = 0.1
    saved: float = 0.03
    """What a capture stone is worth, a play stone that can fall, a stone saved by passing."""


WORTHS = fitted(Worths, __package__)
CROWD = Worths(
    one=0.2,
    two=0.56,
    three=1.3,
    base=3.6,
    shaken=1.6,
    stay=0.24,
    reach=0.0,
    early=1.0,
    late=0.3,
    capture=0.6,
    weak=0.28,
    saved=0.2,
)
"""What counts among three or four: with more bases and nobody who can guard against all others, a
base is what decides, and captures seldom do."""


def lead(now: Camp, seat: Seat, by: Worths = WORTHS) -> float:
    """By how much the seat is better off than the best of the others still in."""
    others = [other for other in now.still_in if other != seat]
    if now.over:
        mine, best = now.score(seat), max(map(now.score, others))
        decided = WON - _WAIT * sum(now.turns)
        return decided if mine > best else -decided if mine < best else 0.0
    time, empty = now.time, now.empty
    own = _standing(now, seat, by, time, empty)
    return own - max([_standing(now, other, by, time, empty) for other in others])


def falling(now: Camp, seat: Seat) -> int:
    """Stones of the seat that others could capture, now or in their next turn, if no other falls
    before."""
    return _falling(now, seat, now.empty)


def _falling(now: Camp, seat: Seat, empty: int) -> int:
    found, mine = 0, now.play[seat]
    for other in now.still_in:
        if other != seat and (ready := now.ready(other)):
            found |= open_to(now.play[other], mine, empty, ready)
    return found


def _standing(now: Camp, seat: Seat, by: Worths, time: float, empty: int) -> float:
    """What the seat has; what all share, the time and the empty squares, is counted only once."""
    mine, fixed = now.play[seat], now.fixed[seat]
    army, hard, loose = mine | fixed, sum(now.fixed) - fixed, sum(now.play) - mine
    weak = _falling(now, seat, empty)
    unsafe, near = loose | weak, between(mine) & empty
    late, parts = by.late + (1 - by.late) * time, (by.one, by.two, by.three)
    beside_bases = 0.0
    for ring in rings(now.bases):
        if ring & hard:
            continue
        if caught := ring & near:
            beside_bases += by.reach * caught.bit_count()
        own = ring & army
        if not own:
            continue
        beside_bases += by.stay * (ring & fixed).bit_count()
        if own == ring:
            beside_bases += by.base - by.shaken * bool(ring & weak)
        else:
            part = parts[own.bit_count() - 1]
            beside_bases += late * part * (by.contested if ring & unsafe else 1.0)
    worth = by.capture * fixed.bit_count() + by.saved * now.saved[seat]
    ripe = 1 - (1 - by.early) * time
    return worth + ripe * beside_bases - by.weak * min(weak.bit_count(), 3)
