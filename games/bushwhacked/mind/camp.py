"""The position as computers search it. One step is a whole turn: its burst of stones and all
captures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.bushwhacked.rules.known.board import (
    CAPTURE_STONES,
    MOST_TURNS,
    PASSES,
    PLAY_STONES,
    Board,
)
from games.bushwhacked.rules.known.grid import GROUND, enclosed, pierced, surrounded
from games.core import Seat


class Camp(NamedTuple):
    """A position at the beginning of a turn, or within one. Squares are masks (see `grid`)."""

    bases: int
    """The squares of the bases."""
    play: tuple[int, ...]
    """Play stones, by seat."""
    fixed: tuple[int, ...]
    """Capture stones, by seat."""
    saved: tuple[int, ...]
    """Passes in a row, by seat."""
    turns: tuple[int, ...]
    """Turns that each seat has had."""
    seat: Seat
    """Whose turn it is."""
    left: int
    """How many stones that seat may still place in this turn."""
    gained: int
    """The capture stones it has gained in this turn."""
    begun: bool
    """Has it moved in this turn?"""
    still_in: tuple[Seat, ...]
    """Who has not left, in the order of turns."""

    @property
    def empty(self) -> int:
        return GROUND & ~(self.bases | sum(self.play) | sum(self.fixed))

    @property
    def may_pass(self) -> bool:
        """May it pass, and so save a stone?"""
        return not self.begun and self.saved[self.seat] < PASSES

    @property
    def over(self) -> bool:
        """Is the match over? Asked at the beginning of a turn (BW-31)."""
        for stones in self.play:
            if stones.bit_count() == PLAY_STONES:
                return True
        return max(self.turns) >= MOST_TURNS and all(
            self.turns[seat] >= MOST_TURNS for seat in self.still_in
        )

    @property
    def time(self) -> float:
        """From 1 (all stones are in hand) to 0 (somebody has placed them all)."""
        return 1 - max([stones.bit_count() for stones in self.play]) / PLAY_STONES

    def ready(self, seat: Seat) -> int:
        """With how many new stones that seat can capture, now or in its next turn."""
        if self.fixed[seat].bit_count() == CAPTURE_STONES:
            return 0
        if seat == self.seat:
            return self.left
        return min(1 + self.saved[seat], PLAY_STONES - self.play[seat].bit_count())

    def score(self, seat: Seat) -> tuple[int, int]:
        """Controlled bases, then capture stones (BW-32)."""
        army = self.play[seat] | self.fixed[seat]
        return (self.bases & enclosed(army)).bit_count(), self.fixed[seat].bit_count()

    def placed(self, stones: int) -> Camp:
        """The next turn, after these stones and every capture they make possible."""
        return self._captured(_with(self.play, self.seat, self.play[self.seat] | stones), False)

    def passed(self) -> Camp:
        """The next turn, after a pass and every capture that is possible."""
        return self._captured(self.play, True)

    def traded(self, target: int, price: int) -> Camp:
        """The next turn, after this trade and every capture it makes possible."""
        fixed = tuple(
            masks ^ (target | price) if seat == self.seat else masks & ~target
            for seat, masks in enumerate(self.fixed)
        )
        return self._replace(fixed=fixed, gained=target)._captured(self.play, False)

    def _captured(self, play: tuple[int, ...], saves: bool) -> Camp:
        seat, gained, taken = self.seat, self.gained, 0
        mine, others = play[seat], sum(play) - play[seat]
        empty = self.empty & ~mine
        hand = CAPTURE_STONES - self.fixed[seat].bit_count()
        piercing = pierced(mine, empty)
        while found := (surrounded(mine | gained) | piercing) & others:
            found = _first(found, hand)
            if not found:
                break
            hand -= found.bit_count()
            gained, taken, others = gained | found, taken | found, others & ~found
        if taken:
            play = tuple(stones & ~taken for stones in play)
        return self._next(play, _with(self.fixed, seat, self.fixed[seat] | taken), saves)

    def _next(self, play: tuple[int, ...], fixed: tuple[int, ...], saves: bool) -> Camp:
        seat, order = self.seat, self.still_in
        after = order[(order.index(seat) + 1) % len(order)]
        saved = _with(self.saved, seat, self.saved[seat] + 1 if saves else 0)
        turns = _with(self.turns, seat, self.turns[seat] + 1)
        left = min(1 + saved[after], PLAY_STONES - play[after].bit_count())
        return Camp(self.bases, play, fixed, saved, turns, after, left, 0, False, order)


def _first(mask: int, most: int) -> int:
    """At most so many of these squares."""
    while mask.bit_count() > most:
        mask &= mask - 1
    return mask


def _with(items: Sequence[int], at: int, item: int) -> tuple[int, ...]:
    return (*items[:at], item, *items[at + 1 :])


def camp(board: Board) -> Camp:
    turn = board.turn
    return Camp(
        board.bases,
        board.play,
        board.capture,
        board.passes,
        board.turns,
        turn.seat,
        board.to_place,
        turn.gained,
        turn.begun,
        board.still_in,
    )
