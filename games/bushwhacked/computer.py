"""The computer players: they look for captures, and for who gets around a base first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp
from random import Random

from games.bushwhacked.battlefield import PLAY_STONES, Battlefield
from games.bushwhacked.grid import BITS
from games.bushwhacked.rules import Battle
from games.bushwhacked.threats import beside, between, captures, rings
from games.core import Move, Seat, View
from games.search import Level, Lore, Weighed, players, weighed
from games.squares import Square

_NAMES: Mapping[int, Square] = {bit: name for name, bit in BITS.items()}
_WIDTH = 14
"""Squares considered for a stone."""

_OWN_RING = (0.6, 0.9, 1.6, 6.0)
"""How good a stone beside a base is, by the stones of its player that are there already."""
_THEIR_RING = (0.3, 0.5, 1.5, 6.0)
"""The same, by the stones of an opponent whom it keeps out."""
_RING = (0.0, 0.07, 0.18, 0.4, 1.0)
"""What a base is worth to somebody with that many stones around it."""
_CAPTURE = 0.2
_THREAT = 0.06
_TURN = 0.14
"""What a capture that can be made, and what one that can be made at once, is worth."""


def _positions(view: View[Battlefield]) -> Callable[[Random], Battle]:
    battle = Battle(seats=view.board.seats, field=view.board)
    return lambda random: battle


def _seat(battle: Battle) -> Seat | None:
    return None if battle.outcome else battle.field.turn.seat


def _play(battle: Battle, move: Move) -> Battle:
    return battle.apply(battle.field.turn.seat, move)


def _moves(battle: Battle) -> Weighed:
    weights = dict(_promising(battle.field))
    best = sorted(weights, key=weights.__getitem__, reverse=True)[:_WIDTH]
    return weighed(best, [weights[move] for move in best])


def _promising(field: Battlefield) -> Iterator[tuple[Move, float]]:
    if field.turn.trading:
        yield from _payments(field)
        return
    yield from ((f"capture {name}", 6.0) for name in _squares(field.capturable))
    if field.turn.moved:
        yield "done", 0.5
    if field.to_place:
        yield from _placements(field)
    if field.may_pass:
        yield "pass", 3.0 if field.exposed else 1.0
    if field.tradable:
        yield from _trades(field)


def _payments(field: Battlefield) -> Iterator[tuple[Move, float]]:
    beside_bases = beside(field.bases)
    for name in _squares(field.payable):
        yield f"pay {name}", 0.1 if BITS[name] & beside_bases else 1.0


def _trades(field: Battlefield) -> Iterator[tuple[Move, float]]:
    """Only for the last square around a base: a trade costs three captures."""
    mine = _stones(field, field.turn.seat)
    for ring in rings(field.bases):
        if (ring & mine).bit_count() == 3:
            yield from ((f"trade {name}", 1.0) for name in _squares(ring & field.tradable))


def _placements(field: Battlefield) -> Iterator[tuple[Move, float]]:
    layers = list(_layers(field))
    inviting = 0
    for mask, _ in layers:
        inviting |= mask
    for name in _squares(inviting or field.empty):
        bit = BITS[name]
        yield f"place {name}", max(0.1, sum(weight for mask, weight in layers if mask & bit))


def _layers(field: Battlefield) -> Iterator[tuple[int, float]]:
    """Squares that are good for something, and how good."""
    seat, empty = field.turn.seat, field.empty
    mine, others = field.play[seat], sum(field.play) - field.play[seat]
    yield captures(mine, others & ~field.exposed, empty), 6.0
    for other in field.still_in:
        if other != seat:
            yield captures(field.play[other], mine, empty), 3.0
            yield between(field.play[other]) & empty, -0.5
    yield beside(others & beside(mine)) & empty, 0.8
    yield beside(others) & empty, 0.3
    yield from _ring_layers(field)


def _ring_layers(field: Battlefield) -> Iterator[tuple[int, float]]:
    seat = field.turn.seat
    armies = [_stones(field, s) for s in range(field.seats)]
    for ring in rings(field.bases):
        free = ring & field.empty
        if not free:
            continue
        holders = [s for s, army in enumerate(armies) if army & ring]
        if len(holders) > 1:
            continue
        if not holders or holders[0] == seat:
            yield free, _OWN_RING[(armies[seat] & ring).bit_count()]
        else:
            yield free, _THEIR_RING[(armies[holders[0]] & ring).bit_count()]


def _squares(mask: int) -> Iterator[Square]:
    while mask:
        lowest = mask & -mask
        yield _NAMES[lowest]
        mask ^= lowest


def _stones(field: Battlefield, seat: Seat) -> int:
    return field.play[seat] | field.capture[seat]


def _value(battle: Battle) -> Sequence[float]:
    if battle.outcome:
        first = [place == 1 for place in battle.outcome.places]
        return [won / sum(first) for won in first]
    field = battle.field
    left = min(field.play_hand(seat) for seat in field.still_in) / PLAY_STONES
    keenness = 3.0 + 4.0 * (1 - left)
    hopes = [
        exp(keenness * _standing(field, seat, left)) if seat not in field.out else 0.0
        for seat in range(field.seats)
    ]
    whole = sum(hopes)
    return [hope / whole for hope in hopes]


def _standing(field: Battlefield, seat: Seat, left: float) -> float:
    """Bases and captures of a seat, made and to come."""
    mine, others = field.play[seat], sum(field.play) - field.play[seat]
    army = mine | field.capture[seat]
    fixed, loose = sum(field.capture) - field.capture[seat], others
    standing = _CAPTURE * field.capture[seat].bit_count()
    for ring in rings(field.bases):
        count = (ring & army).bit_count()
        if count == 4:
            standing += 1.0
        elif count and not ring & fixed:
            standing += _RING[count] * left * (0.4 if ring & loose else 1.0)
    threats = (beside(captures(mine, others, field.empty)) & others).bit_count()
    if threats:
        standing += _THREAT * threats + _TURN * (field.turn.seat == seat)
    return standing


PLAYERS = players(
    Lore(_positions, _seat, _moves, _play, _value),
    {
        "easy": Level(playouts=20, overlooks=0.3),
        "normal": Level(playouts=150),
        "hard": Level(playouts=1500),
    },
)
