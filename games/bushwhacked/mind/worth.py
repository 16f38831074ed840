"""How good a position is for a seat."""

from __future__ import annotations

from dataclasses import dataclass

from games.bushwhacked.mind.camp import Camp
from games.bushwhacked.rules.known.threats import between, open_to, rings
from games.core import Seat

WON = 1000.0
"""What a match won is worth."""
_WAIT = 0.01
"""What each turn until then takes from that: it is better to win soon and to lose late."""


@dataclass(frozen=True)
class Worths:
    """How much everything counts."""

    one: float = 0.05
    """A base with one own stone beside it."""
    two: float = 0.12
    """A base with two."""
    three: float = 0.3
    """A base with three."""
    contested: float = 0.4
    """The share of these three that remains if an opponent's play stone is beside the base too, or
    an own stone there can be captured."""
    base: float = 0.9
    """A base that the seat controls."""
    shaken: float = 0.4
    """How much less that is worth if a stone beside it can be captured."""
    stay: float = 0.15
    """Each own capture stone beside a base: nobody takes it away."""
    reach: float = 0.1
    """Each empty square beside a base where stones of others would soon be captured."""
    early: float = 0.3
    """The share of what is beside bases that counts when everybody has all stones in hand: what
    lies there early is seldom there at the end."""
    late: float = 1.0
    """The share of a started base that remains when nobody has time to add stones."""
    capture: float = 0.6
    """A capture stone."""
    weak: float = 0.1
    """How much every play stone costs that can be captured."""
    saved: float = 0.03
    """A stone saved by passing."""


WORTHS = Worths()
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
"""The same for three or four players. There are more bases, and nobody can guard against all
others: bases decide, captures seldom do."""


def lead(now: Camp, seat: Seat, by: Worths = WORTHS) -> float:
    """How much better off the seat is than the best of the others still in."""
    others = [other for other in now.still_in if other != seat]
    if now.over:
        mine, best = now.score(seat), max(map(now.score, others))
        decided = WON - _WAIT * sum(now.turns)
        return decided if mine > best else -decided if mine < best else 0.0
    time, empty = now.time, now.empty
    own = _standing(now, seat, by, time, empty)
    return own - max([_standing(now, other, by, time, empty) for other in others])


def falling(now: Camp, seat: Seat) -> int:
    """The seat's stones that others could capture, now or in their next turn, if nothing else falls
    first."""
    return _falling(now, seat, now.empty)


def _falling(now: Camp, seat: Seat, empty: int) -> int:
    found, mine = 0, now.play[seat]
    for other in now.still_in:
        if other != seat and (ready := now.ready(other)):
            found |= open_to(now.play[other], mine, empty, ready)
    return found


def _standing(now: Camp, seat: Seat, by: Worths, time: float, empty: int) -> float:
    """What the seat has. `time` and `empty` are the same for all, so they are computed once."""
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
            beside_bases += by.base - by.shaken if ring & weak else by.base
        else:
            part = parts[own.bit_count() - 1]
            beside_bases += late * part * (by.contested if ring & unsafe else 1.0)
    worth = by.capture * fixed.bit_count() + by.saved * now.saved[seat]
    ripe = 1 - (1 - by.early) * time
    return worth + ripe * beside_bases - by.weak * min(weak.bit_count(), 3)
