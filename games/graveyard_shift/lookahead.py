"""Alpha-beta search to the end of the round or until the budget is spent: deeper and deeper, with
a table of the positions that were met on other ways.

A node of the budget is a position. Worths are those of `Race.lead`, for the seat that decides; a
round won is worth more, and the more the sooner.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.core import Meter, Move, Seat
from games.graveyard_shift.packed import ALL_KINDS, Packed, following
from games.graveyard_shift.race import PLAIN, Race

WON = 100_000
_SURE = WON - 1000
"""A worth beyond it is that of a round won or lost by force."""
_TABLE = 200_000
"""Positions that are kept at most."""
_RETURNS = 4
"""Ways to put a part back that are looked at."""
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2

Worths = list[tuple[Move, int]]


class _Spent(Exception):
    """The budget is."""


def turns_to_win(worth: int) -> int:
    """In how many turns of both the round is won by force, this one included; 0 if it isn't."""
    return WON - worth if worth > _SURE else 0


@dataclass
class Lookahead:
    """One thought about one round."""

    meter: Meter
    draw: tuple[int, int]
    """What a drawn round is worth, by seat."""
    stood: frozenset[int]
    """Hashes of the positions that stood in this round: to come back is as good as a draw."""
    slack: int
    """How much worse than the best a move may be and still get a worth of its own; a worse one
    gets one that is too high, but below that."""
    wary: Seat | None = None
    """Who may put parts back in every way; others in those that look best to them."""
    race: Race = PLAIN
    """What it goes by where it looks no further."""
    depth: int = 0
    """How many turns it has looked ahead, all moves of the last one included."""

    def __post_init__(self) -> None:
        self._table: dict[int, tuple[int, int, int, Move]] = {}
        self._line: set[int] = set(self.stood)

    def worths(self, now: Packed, moves: Iterable[Move], deepest: int) -> Worths:
        """These moves and what each is worth, the best first, as deep as the budget allows."""
        chosen = frozenset(moves)
        after = [(move, then) for move, then in following(now) if move in chosen]
        found = sorted(((m, self._guess(then, now.acting)) for m, then in after), key=_by_worth)
        positions = dict(after)
        try:
            for depth in range(1, deepest + 1):
                found = self._iteration(now, positions, found, depth)
                self.depth = depth
                if abs(found[0][1]) > _SURE:
                    break
        except _Spent:
            pass
        return found

    def wins(self, now: Packed, move: Move, seat: Seat, turns: int) -> bool:
        """Does the move win the round for that seat, in so many turns at the latest? The other
        should be wary, so that nothing is left out. False if the budget does not suffice."""
        then = dict(following(now))[move]
        low, high = (_SURE, _SURE + 1) if seat == now.acting else (-_SURE - 1, -_SURE)
        try:
            worth = self._after(now, then, turns, low, high, 0)
        except _Spent:
            return False
        return (worth if seat == now.acting else -worth) > _SURE

    def _iteration(
        self, now: Packed, after: dict[Move, Packed], before: Worths, depth: int
    ) -> Worths:
        """One turn deeper. Raises `_Spent`."""
        found: Worths = []
        floor = -WON
        for move, _ in before:
            worth = self._after(now, after[move], depth, floor - self.slack, WON, 0)
            found.append((move, worth))
            floor = max(floor, worth)
        return sorted(found, key=_by_worth)

    def _guess(self, after: Packed, seat: Seat) -> int:
        return WON if after.had[seat] == ALL_KINDS else self.race.lead(after, seat)

    def _after(self, now: Packed, then: Packed, depth: int, low: int, high: int, turns: int) -> int:
        """What a move is worth to who makes it."""
        seat = now.acting
        if then.had[seat] == ALL_KINDS:
            return WON - turns - 1
        if then.fresh:
            depth, turns = depth - 1, turns + 1
        if then.acting == seat:
            return self._search(then, depth, low, high, turns)
        return -self._search(then, depth, -high, -low, turns)

    def _search(self, now: Packed, depth: int, low: int, high: int, turns: int) -> int:
        """What the position is worth to who acts, exactly if that is between low and high."""
        if self.meter.spent():
            raise _Spent
        self.meter.spend()
        seat, key, begins = now.acting, hash(now), now.fresh
        if begins:
            if key in self._line:
                return self.draw[seat]
            if depth <= 0:
                return self.race.lead(now, seat)
        known = self._table.get(key)
        if known:
            worth = _from_here(known[1], -turns)
            if known[0] >= depth and _settles(known[2], worth, low, high):
                return worth
        if begins:
            self._line.add(key)
        try:
            best, move = self._best(now, depth, low, high, turns, known[3] if known else "")
        finally:
            if begins:
                self._line.discard(key)
        bound = _AT_MOST if best <= low else _AT_LEAST if best >= high else _EXACT
        if len(self._table) < _TABLE or known:
            self._table[key] = depth, _from_here(best, turns), bound, move
        return best

    def _best(
        self, now: Packed, depth: int, low: int, high: int, turns: int, first: Move
    ) -> tuple[int, Move]:
        best, choice = -WON - 1, first
        for move, then in self._ordered(now, depth, first):
            worth = self._after(now, then, depth, max(low, best), high, turns)
            if worth > best:
                best, choice = worth, move
                if best >= high:
                    break
        return best, choice

    def _ordered(self, now: Packed, depth: int, first: Move) -> Sequence[tuple[Move, Packed]]:
        """The moves in the order in which they promise most; of parts that go back only some."""
        moves = following(now)
        if now.loose:
            lead = self.race.lead
            moves.sort(key=lambda entry: -lead(entry[1], now.acting))
            if now.acting != self.wary:
                del moves[max(1, min(depth, _RETURNS)) :]
        if first:
            moves.sort(key=lambda entry: entry[0] != first)
        return moves


def _by_worth(entry: tuple[Move, int]) -> int:
    return -entry[1]


def _from_here(worth: int, turns: int) -> int:
    """A win counted from another position, so many turns later."""
    return worth + turns if worth > _SURE else worth - turns if worth < -_SURE else worth


def _settles(bound: int, worth: int, low: int, high: int) -> bool:
    if bound == _EXACT:
        return True
    return worth >= high if bound == _AT_LEAST else worth <= low
