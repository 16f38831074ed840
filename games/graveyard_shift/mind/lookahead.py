"""Alpha-beta search (Knuth and Moore, "An analysis of alpha-beta pruning", 1975), one turn deeper
each time until the round is decided or the budget spent. A table keeps positions that were reached
on other ways.

A node of the budget is a position. Worths are those of `Race.lead`, for the seat that decides. A
won round is worth more, and the more the sooner it is won.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from games.core import Meter, Move, Seat
from games.graveyard_shift.mind.packed import ALL_KINDS, Packed, following
from games.graveyard_shift.mind.race import lead
from games.search import Spent

WON = 100_000
SURE = WON - 1000
"""A worth beyond this means that the round is won or lost by force."""
_TABLE = 200_000
"""Positions that the table keeps at most."""
_RETURNS = 4
"""How many ways to put a part back are searched."""
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2

Worths = list[tuple[Move, int]]


def _best_first(worths: Iterable[tuple[Move, int]]) -> Worths:
    return sorted(worths, key=itemgetter(1), reverse=True)


def turns_to_win(worth: int) -> int:
    """In how many turns of both the round is won by force, with this one; 0 if it isn't."""
    return WON - worth if worth > SURE else 0


@dataclass
class Lookahead:
    """One thought in one round."""

    meter: Meter
    draw: tuple[int, int]
    """What a drawn round is worth, by seat."""
    stood: frozenset[int]
    """Hashes of the positions that this round has already had: returning to one counts as a
    draw."""
    slack: int
    """Moves that are worse than the best by more need no exact worth: theirs is too high, but still
    worse than that."""
    wary: Seat | None = None
    """The seat for which every way to put parts back is searched; for others only the ways that
    look best to them."""
    depth: int = 0
    """How many turns it has looked ahead completely."""

    def __post_init__(self) -> None:
        # Hash -> depth searched, worth, whether that is exact or a bound, best move.
        self._table: dict[int, tuple[int, int, int, Move]] = {}
        # Positions at the beginnings of turns, in the round so far and on the way to this one.
        self._line: set[int] = set(self.stood)

    def worths(self, now: Packed, moves: Iterable[Move], deepest: int) -> Worths:
        """These moves and what each is worth, the best first, as deep as the budget allows."""
        chosen = frozenset(moves)
        after = [(move, then) for move, then in following(now) if move in chosen]
        found = _best_first((m, self._guess(then, now.acting)) for m, then in after)
        positions = dict(after)
        try:
            for depth in range(1, deepest + 1):
                found = self._iteration(now, positions, found, depth)
                self.depth = depth
                if abs(found[0][1]) > SURE:
                    break
        except Spent:
            pass
        return found

    def wins(self, now: Packed, move: Move, seat: Seat, turns: int) -> bool:
        """Does the move win the round for that seat within so many turns? False if the budget does
        not suffice.

        The other seat should be wary, so that none of its answers is left out.
        """
        then = dict(following(now))[move]
        low, high = (SURE, SURE + 1) if seat == now.acting else (-SURE - 1, -SURE)
        # A window of width 1: only whether the worth is beyond it is asked, which cuts most.
        try:
            worth = self._after(now, then, turns, low, high, 0)
        except Spent:
            return False
        return (worth if seat == now.acting else -worth) > SURE

    def _iteration(
        self, now: Packed, after: dict[Move, Packed], before: Worths, depth: int
    ) -> Worths:
        """All moves, one turn deeper. Raises `Spent`."""
        found: Worths = []
        floor = -WON
        for move, _ in before:
            # Lower than the best so far, so that moves within the slack get their exact worth.
            worth = self._after(now, after[move], depth, floor - self.slack, WON, 0)
            found.append((move, worth))
            floor = max(floor, worth)
        return _best_first(found)

    def _guess(self, after: Packed, seat: Seat) -> int:
        return WON if after.had[seat] == ALL_KINDS else lead(after, seat)

    def _after(self, now: Packed, then: Packed, depth: int, low: int, high: int, turns: int) -> int:
        """What the move is worth to the seat that makes it."""
        seat = now.acting
        if then.had[seat] == ALL_KINDS:
            return WON - turns - 1
        if then.fresh:
            depth, turns = depth - 1, turns + 1
        if then.acting == seat:
            return self._search(then, depth, low, high, turns)
        return -self._search(then, depth, -high, -low, turns)

    def _search(self, now: Packed, depth: int, low: int, high: int, turns: int) -> int:
        """What the position is worth to the acting seat: exact if that lies between `low` and
        `high`, else a bound."""
        if self.meter.spent():
            raise Spent
        self.meter.spend()
        seat, key, begins = now.acting, hash(now), now.fresh
        if begins:
            if key in self._line:
                return self.draw[seat]
            if depth <= 0:
                return lead(now, seat)
        known = self._table.get(key)
        # The table counts the turns to a win from its own position: this one may have been reached
        # after other numbers of turns.
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
        """The moves, the most promising first. Of ways to put parts back, only some."""
        moves = following(now)
        if now.loose:
            moves.sort(key=lambda entry: -lead(entry[1], now.acting))
            if now.acting != self.wary:
                del moves[max(1, min(depth, _RETURNS)) :]
        if first:
            moves.sort(key=lambda entry: entry[0] != first)
        return moves


def _from_here(worth: int, turns: int) -> int:
    """A win by force, counted from another position so many turns later."""
    return worth + turns if worth > SURE else worth - turns if worth < -SURE else worth


def _settles(bound: int, worth: int, low: int, high: int) -> bool:
    if bound == _EXACT:
        return True
    return worth >= high if bound == _AT_LEAST else worth <= low
