"""The turns worth thinking about: bursts of stones that capture, bases, guards, a pass, a trade."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from games.bushwhacked.mind.camp import Camp
from games.bushwhacked.rules.known.board import PRICE
from games.bushwhacked.rules.known.threats import beside, between, captures, open_to, rings, shapes
from games.core import Seat
from games.squares import each

_LAST = 3
"""Stones around a base that needs only one more."""
_TARGETS = 6
"""How many capturable stones are looked at, and how many squares for a single stone."""


class Plan(NamedTuple):
    """A whole turn."""

    stones: int
    """Where it places stones."""
    passes: bool
    target: int
    """What it trades for; 0: nothing."""
    price: int
    """The capture stones it pays with."""
    then: Camp
    """The position at the beginning of the next turn."""


def plans(now: Camp) -> Iterator[Plan]:
    """The turns worth a look, at least one; the most forcing ones come first."""
    if not now.begun:
        yield from _trades(now)
    for stones in _bursts(now):
        yield Plan(stones, False, 0, 0, now.placed(stones))
    if now.may_pass:
        yield Plan(0, True, 0, 0, now.passed())


def _trades(now: Camp) -> Iterator[Plan]:
    """Trades for the last square around a base, or to break another player's base. A trade costs
    three captures, so it is worth it for nothing else."""
    armies = [play | fixed for play, fixed in zip(now.play, now.fixed, strict=True)]
    army = armies.pop(now.seat)
    theirs = sum(now.fixed) - now.fixed[now.seat]
    for ring in rings(now.bases):
        target = ring & theirs
        last = (ring & army).bit_count() == _LAST or any(ring & other == ring for other in armies)
        if target and last and (price := payment(now, ring)):
            target &= -target
            yield Plan(0, False, target, price, now.traded(target, price))


def payment(now: Camp, keep: int = 0) -> int:
    """The three capture stones that are missed least, those beside bases last; 0 if there are no
    three."""
    fixed, price = now.fixed[now.seat] & ~keep, 0
    for choice in (fixed & ~beside(now.bases), fixed & beside(now.bases)):
        for bit in each(choice):
            if price.bit_count() < PRICE:
                price |= bit
    return price if price.bit_count() == PRICE else 0


def _bursts(now: Camp) -> Iterable[int]:
    """Sets of squares, from one stone up to as many as may be placed."""
    if not now.left:
        return [0] if now.begun else []
    singles = list(_singles(now))
    sets = dict.fromkeys([*_aims(now), *singles])
    whole = dict.fromkeys(stones for stones in sets if stones.bit_count() == now.left)
    for stones in sets:
        if stones.bit_count() < now.left:
            whole.update(dict.fromkeys(_filled(stones, sets, now.left)))
    if now.begun:
        whole[0] = None
    if now.left > 1:
        whole.update(dict.fromkeys([*singles[:2], sum(singles[: now.left])]))
    return whole


def _filled(stones: int, sets: Iterable[int], most: int) -> Iterator[int]:
    """The set joined with each other one that fills it up."""
    for other in sets:
        if (stones | other).bit_count() == most:
            yield stones | other


def _aims(now: Camp) -> Iterator[int]:
    """The squares that complete a capture or a base."""
    seat, empty = now.seat, now.empty
    mine = now.play[seat]
    army, others = mine | now.fixed[seat], sum(now.play) - mine
    targets = open_to(mine, others, empty, now.left)
    near = beside(now.bases)
    for target in _some(targets & near, targets & ~near):
        for need, inside in shapes(target):
            missing = need & ~(mine | now.gained)
            fits = not (missing | inside) & ~empty
            if fits and 0 < missing.bit_count() <= now.left:
                yield missing
    for ring in rings(now.bases):
        missing = ring & ~army
        if missing and not missing & ~empty and missing.bit_count() <= now.left:
            yield missing


def _some(*masks: int) -> Iterator[int]:
    found = [bit for mask in masks for bit in each(mask)]
    yield from found[:_TARGETS]


def _singles(now: Camp) -> Iterator[int]:
    """Good squares for one stone, the best first."""
    weights: dict[int, float] = {}
    empty = now.empty
    for mask, weight in _layers(now, now.seat, empty):
        for bit in each(mask & empty):
            weights[bit] = weights.get(bit, 0.0) + weight
    best = sorted(weights, key=lambda bit: (-weights[bit], bit))[:_TARGETS]
    return iter(best or [empty & -empty])


def _layers(now: Camp, seat: Seat, empty: int) -> Iterator[tuple[int, float]]:
    mine = now.play[seat]
    army, others = mine | now.fixed[seat], sum(now.play) - mine
    for other in now.still_in:
        if other != seat:
            yield captures(now.play[other], mine, empty), 3.0
            yield between(now.play[other]), -1.0
    yield beside(others & beside(mine)), 0.8
    yield beside(others), 0.3
    hard = sum(now.fixed) - now.fixed[seat]
    for ring in rings(now.bases):
        if not ring & hard:
            yield ring, 0.6 + 0.5 * (ring & army).bit_count()
        elif not ring & army:
            yield ring, 0.2
        if (ring & (others | hard)).bit_count() == _LAST:
            yield ring, 2.0
