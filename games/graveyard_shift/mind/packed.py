"""A position of a round for computers to search: squares are numbers, and a stack is an integer.

A stack is written in base 4, one digit a part: the bottom part is the last digit, and there is a 1
before the top part. So 1 is an empty square, and below 16 a mausoleum has room for another part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from games.core import Move, Seat
from games.graveyard_shift.rules.known.rounds import Position, Round
from games.graveyard_shift.rules.known.yard import (
    ENTRANCES,
    GRAVES,
    KINDS,
    MAUSOLEUMS,
    ROOM,
    SIDE,
    SQUARES,
    WAYS,
    Kind,
)
from games.squares import ray

OFF = len(SQUARES)
"""Where a pawn is that is not on the map."""
ALL_KINDS = (1 << len(KINDS)) - 1
"""What a winner has collected: one bit a kind."""

_INDEX = {square: index for index, square in enumerate(SQUARES)}
_AT_GATE = frozenset(_INDEX[square] for square in ENTRANCES)
_ENTRIES = [(f"enter {square}", _INDEX[square]) for square in ENTRANCES]
_RAYS = [
    [
        (f"move {way}", tuple(_INDEX[s] for s in track))
        for way, (dx, dy) in WAYS.items()
        if (track := ray(square, dx, dy, SIDE, SIDE))
    ]
    for square in SQUARES
]
_FULL = [(_INDEX[square], 16 if square in MAUSOLEUMS else 4) for square in ROOM]
"""The squares where parts can be put back, and the number from which a stack there leaves no room
(GS-22)."""
_TAKES = [f"take {kind}" for kind in KINDS]
_RETURNS = [{_INDEX[s]: f"return {kind} {s}" for s in ROOM} for kind in KINDS]
GRAVE_INDICES = tuple(_INDEX[square] for square in GRAVES)


class Packed(NamedTuple):
    """A position. Its hash stands for it."""

    stacks: tuple[int, ...]
    pawns: tuple[int, int]
    had: tuple[int, int]
    """The kinds that each seat has collected, one bit a kind."""
    turn: Seat
    """Whose turn it is."""
    acting: Seat
    """Who decides now."""
    again: bool
    """Will the same seat have another turn (GS-20)?"""
    loose: int
    """How many parts of each kind must be put back: one hexadecimal digit a kind."""
    opening: bool
    """Must somebody still enter for the first time?"""

    @property
    def fresh(self) -> bool:
        """Does a turn begin here?"""
        return not self.loose and not self.delivers

    @property
    def delivers(self) -> bool:
        """Is there a part to take?"""
        here = self.pawns[self.turn]
        return here in _AT_GATE and self.stacks[here] != 1 and not self.loose


def packed(now: Round) -> Packed:
    loose = sum(1 << 4 * KINDS.index(kind) for kind in now.loose)
    stacks, pawns, had = _contents(now.stacks, now.pawns, now.collected)
    return Packed(stacks, pawns, had, now.turn, now.acting, now.again, loose, not now.seen)


def stood(position: Position) -> Packed:
    """A position at the beginning of an earlier turn."""
    turn = position[3]
    return Packed(*_contents(*position[:3]), turn, turn, False, 0, False)


def _contents(
    stacks: Iterable[Iterable[Kind]],
    pawns: Iterable[str | None],
    collected: Iterable[Iterable[Kind]],
) -> tuple[tuple[int, ...], tuple[int, int], tuple[int, int]]:
    one, two = (OFF if square is None else _INDEX[square] for square in pawns)
    mine, yours = (sum(1 << KINDS.index(kind) for kind in had) for had in collected)
    return tuple(_piled(map(KINDS.index, stack)) for stack in stacks), (one, two), (mine, yours)


def _piled(kinds: Iterable[int]) -> int:
    stack = 1
    for kind in kinds:
        stack = _topped(stack, 4 | kind)
    return stack


def _topped(below: int, above: int) -> int:
    """One stack on top of another."""
    length = below.bit_length() - 1
    return above << length | below ^ 1 << length


def parts(stack: int) -> Iterator[int]:
    """The kinds in a stack, as numbers, from the bottom."""
    while stack > 1:
        yield stack & 3
        stack >>= 2


@lru_cache(maxsize=50_000)
def kinds(stack: int) -> int:
    """The kinds in a stack, one bit a kind. Kept: a search asks for few stacks, but often."""
    found = 0
    while stack > 1:
        found |= 1 << (stack & 3)
        stack >>= 2
    return found


def following(now: Packed) -> list[tuple[Move, Packed]]:
    """Every legal move, and the position after it."""
    here = now.pawns[now.turn]
    if now.loose:
        return _returns(now)
    if here == OFF:
        closed = now.pawns if now.opening else ()
        return [(m, _arrived(now, now.stacks, e)) for m, e in _ENTRIES if e not in closed]
    if here in _AT_GATE and now.stacks[here] != 1:
        return _takes(now, here)
    return _carts(now, here)


def _carts(now: Packed, here: int) -> list[tuple[Move, Packed]]:
    stacks, cart = now.stacks, now.stacks[here]
    if cart == 1:
        return [(move, _arrived(now, stacks, track[0])) for move, track in _RAYS[here]]
    most = cart.bit_length() >> 1
    found = []
    for move, track in _RAYS[here]:
        left, after = cart, list(stacks)
        after[here] = 1
        end = track[min(most, len(track)) - 1]
        for square in track:  # GS-13
            if square == end:
                break
            after[square] = _topped(after[square], 4 | left & 3)
            left >>= 2
        after[end] = _topped(after[end], left)
        found.append((move, _arrived(now, tuple(after), end)))
    return found


def _arrived(now: Packed, stacks: tuple[int, ...], end: int) -> Packed:
    seat = now.turn
    other = now.pawns[1 - seat]
    pawns = (other, end) if seat else (end, other)
    again = other == end  # GS-20
    if end not in _AT_GATE or stacks[end] == 1:
        return _ended(now, stacks, pawns, now.had, again)
    if kinds(stacks[end]) & ~now.had[seat]:
        return Packed(stacks, pawns, now.had, seat, seat, again, 0, False)
    return _unloaded(now, stacks, pawns, now.had, again, end)


def _unloaded(
    now: Packed,
    stacks: tuple[int, ...],
    pawns: tuple[int, int],
    had: tuple[int, int],
    again: bool,
    gate: int,
) -> Packed:
    """All parts leave that gate: they must be put back."""
    loose = sum(1 << 4 * part for part in parts(stacks[gate]))
    if not loose:
        return _ended(now, stacks, pawns, had, again)
    stacks = (*stacks[:gate], 1, *stacks[gate + 1 :])
    return Packed(stacks, pawns, had, now.turn, 1 - now.turn, again, loose, False)


def _ended(
    now: Packed,
    stacks: tuple[int, ...],
    pawns: tuple[int, int],
    had: tuple[int, int],
    again: bool,
) -> Packed:
    turn = now.turn if again else 1 - now.turn  # GS-25
    return Packed(stacks, pawns, had, turn, turn, False, 0, now.opening and OFF in pawns)


def _takes(now: Packed, gate: int) -> list[tuple[Move, Packed]]:
    seat, stack = now.turn, now.stacks[gate]
    wanted, other, found = kinds(stack) & ~now.had[seat], now.pawns[1 - seat], []
    for kind, move in enumerate(_TAKES):
        if wanted >> kind & 1:
            mine = now.had[seat] | 1 << kind
            had = (now.had[0], mine) if seat else (mine, now.had[1])
            pawns = (other, OFF) if seat else (OFF, other)
            stacks = (*now.stacks[:gate], _without(stack, kind), *now.stacks[gate + 1 :])
            found.append((move, _unloaded(now, stacks, pawns, had, now.again, gate)))
    return found


def _without(stack: int, kind: int) -> int:
    rest = list(parts(stack))
    rest.remove(kind)
    return _piled(rest)


def _returns(now: Packed) -> list[tuple[Move, Packed]]:
    spots = [square for square, full in _FULL if now.stacks[square] < full]
    found = []
    for kind, named in enumerate(_RETURNS):
        if now.loose >> 4 * kind & 15:
            loose = now.loose - (1 << 4 * kind)
            for square in spots:
                stack = _topped(now.stacks[square], 4 | kind)
                stacks = (*now.stacks[:square], stack, *now.stacks[square + 1 :])
                found.append((named[square], _returned(now, stacks, loose)))
    return found


def _returned(now: Packed, stacks: tuple[int, ...], loose: int) -> Packed:
    if not loose:
        return _ended(now, stacks, now.pawns, now.had, now.again)
    return now._replace(stacks=stacks, loose=loose, acting=1 - now.acting)
