"""How good a position is for a seat, in bases."""

from __future__ import annotations

from games.bushwhacked.board import PLAY_STONES
from games.bushwhacked.camp import Camp
from games.bushwhacked.threats import open_to, rings
from games.core import Seat

WON = 1000.0
"""What a match won is worth."""
_RING = (0.0, 0.05, 0.14, 0.32)
"""What a base is worth to somebody with so many stones around it."""
_CONTESTED = 0.4
"""The share of it that remains while an opponent's play stone is among them."""
_BASE, _HARD = 0.9, 0.06
"""What a base is worth; what every capture stone beside it adds, as it stays."""
_CAPTURE, _WEAK, _SAVED = 0.15, 0.07, 0.05
"""What a capture stone is worth, a play stone that can fall, a stone saved by passing."""


def lead(now: Camp, seat: Seat) -> float:
    """By how much the seat is better off than the best of the others still in."""
    others = [other for other in now.still_in if other != seat]
    if now.over:
        mine, best = now.score(seat), max(map(now.score, others))
        return WON if mine > best else -WON if mine < best else 0.0
    return _standing(now, seat) - max(_standing(now, other) for other in others)


def _standing(now: Camp, seat: Seat) -> float:
    mine, fixed, empty = now.play[seat], now.fixed[seat], now.empty
    army, hard, loose = mine | fixed, sum(now.fixed) - fixed, sum(now.play) - mine
    weak = 0
    for other in now.still_in:
        if other != seat and (ready := now.ready(other)):
            weak |= open_to(now.play[other], mine, empty, ready)
    left = min(PLAY_STONES - stones.bit_count() for stones in now.play) / PLAY_STONES
    worth = _CAPTURE * fixed.bit_count() + _SAVED * now.saved[seat]
    for ring in rings(now.bases):
        count = (ring & army).bit_count()
        if count and not ring & hard:
            worth += _around(count, ring, fixed, weak, left, bool(ring & loose))
    return worth - _WEAK * min(weak.bit_count(), 3)


def _around(count: int, ring: int, fixed: int, weak: int, left: float, contested: bool) -> float:
    """What the stones around a base are worth."""
    stay = _HARD * (ring & fixed).bit_count()
    threatened = bool(ring & weak)
    if count == 4:
        return _BASE - 0.4 * threatened + stay
    share = _CONTESTED if contested or threatened else 1.0
    return (_RING[count] * share + stay) * (0.3 + 0.7 * left)
