"""The computer players: they look for captures, and for who gets around a base first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp
from random import Random

from games.bushwhacked.board import PLAY_STONES, Board
from games.bushwhacked.grid import BITS
from games.bushwhacked.rules import BushwhackedState
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


def _positions(view: View[Board]) -> Callable[[Random], BushwhackedState]:
    state = BushwhackedState(seats=view.board.seats, position=view.board)
    return lambda random: state


def _seat(state: BushwhackedState) -> Seat | None:
    return None if state.outcome else state.position.turn.seat


def _play(state: BushwhackedState, move: Move) -> BushwhackedState:
    return state.apply(state.position.turn.seat, move)


def _moves(state: BushwhackedState) -> Weighed:
    weights = dict(_promising(state.position))
    best = sorted(weights, key=weights.__getitem__, reverse=True)[:_WIDTH]
    return weighed(best, [weights[move] for move in best])


def _promising(board: Board) -> Iterator[tuple[Move, float]]:
    if board.turn.trading:
        yield from _payments(board)
        return
    yield from ((f"capture {name}", 6.0) for name in _squares(board.capturable))
    if board.turn.moved:
        yield "done", 0.5
    if board.to_place:
        yield from _placements(board)
    if board.may_pass:
        yield "pass", 3.0 if board.exposed else 1.0
    if board.tradable:
        yield from _trades(board)


def _payments(board: Board) -> Iterator[tuple[Move, float]]:
    beside_bases = beside(board.bases)
    for name in _squares(board.payable):
        yield f"pay {name}", 0.1 if BITS[name] & beside_bases else 1.0


def _trades(board: Board) -> Iterator[tuple[Move, float]]:
    """Only for the last square around a base: a trade costs three captures."""
    mine = _stones(board, board.turn.seat)
    for ring in rings(board.bases):
        if (ring & mine).bit_count() == 3:
            yield from ((f"trade {name}", 1.0) for name in _squares(ring & board.tradable))


def _placements(board: Board) -> Iterator[tuple[Move, float]]:
    layers = list(_layers(board))
    inviting = 0
    for mask, _ in layers:
        inviting |= mask
    for name in _squares(inviting or board.empty):
        bit = BITS[name]
        yield f"place {name}", max(0.1, sum(weight for mask, weight in layers if mask & bit))


def _layers(board: Board) -> Iterator[tuple[int, float]]:
    """Squares that are good for something, and how good."""
    seat, empty = board.turn.seat, board.empty
    mine, others = board.play[seat], sum(board.play) - board.play[seat]
    yield captures(mine, others & ~board.exposed, empty), 6.0
    for other in board.still_in:
        if other != seat:
            yield captures(board.play[other], mine, empty), 3.0
            yield between(board.play[other]) & empty, -0.5
    yield beside(others & beside(mine)) & empty, 0.8
    yield beside(others) & empty, 0.3
    yield from _ring_layers(board)


def _ring_layers(board: Board) -> Iterator[tuple[int, float]]:
    seat = board.turn.seat
    armies = [_stones(board, s) for s in range(board.seats)]
    for ring in rings(board.bases):
        free = ring & board.empty
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


def _stones(board: Board, seat: Seat) -> int:
    return board.play[seat] | board.capture[seat]


def _value(state: BushwhackedState) -> Sequence[float]:
    if state.outcome:
        first = [place == 1 for place in state.outcome.places]
        return [won / sum(first) for won in first]
    board = state.position
    left = min(board.play_hand(seat) for seat in board.still_in) / PLAY_STONES
    keenness = 3.0 + 4.0 * (1 - left)
    hopes = [
        exp(keenness * _standing(board, seat, left)) if seat not in board.out else 0.0
        for seat in range(board.seats)
    ]
    whole = sum(hopes)
    return [hope / whole for hope in hopes]


def _standing(board: Board, seat: Seat, left: float) -> float:
    """Bases and captures of a seat, made and to come."""
    mine, others = board.play[seat], sum(board.play) - board.play[seat]
    army = mine | board.capture[seat]
    fixed, loose = sum(board.capture) - board.capture[seat], others
    standing = _CAPTURE * board.capture[seat].bit_count()
    for ring in rings(board.bases):
        count = (ring & army).bit_count()
        if count == 4:
            standing += 1.0
        elif count and not ring & fixed:
            standing += _RING[count] * left * (0.4 if ring & loose else 1.0)
    threats = (beside(captures(mine, others, board.empty)) & others).bit_count()
    if threats:
        standing += _THREAT * threats + (_TURN if board.turn.seat == seat else 0.0)
    return standing


PLAYERS = players(
    Lore(_positions, _seat, _moves, _play, _value),
    {
        "easy": Level(playouts=20, overlooks=0.3),
        "normal": Level(playouts=150),
        "hard": Level(playouts=1500),
        "expert": Level(playouts=20000, seconds=3.8),
    },
)
