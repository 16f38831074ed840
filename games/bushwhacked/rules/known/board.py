"""The position. Nothing in Bushwhacked is secret, so everybody sees this board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from games.bushwhacked.rules.known.grid import (
    BITS,
    GROUND,
    Mask,
    enclosed,
    listed,
    mask_of,
    pierced,
    surrounded,
)
from games.bushwhacked.rules.known.moves import On, read
from games.bushwhacked.rules.known.threats import beside, captors
from games.core import Move, Seat, Text
from games.notation import Word

SIDES = ("White", "Red", "Blue", "Yellow")
PLAY_STONES, CAPTURE_STONES = 30, 20
"""What every player has in hand at the beginning (BW-4)."""
PRICE = 3
"""Capture stones that a trade costs (BW-12)."""
PASSES = 2
"""Passes that are allowed in a row (BW-11)."""
MOST_TURNS = 200
"""For each player still in; after so many turns the match ends (BW-31)."""
_CENTRE = "D9 I4 I9 I14 N9"
_BASES = {
    2: mask_of(_CENTRE),
    3: mask_of(f"{_CENTRE} D4 N14"),
    4: mask_of(f"{_CENTRE} D4 N14 D14 N4"),
}
"""BW-2, by number of seats."""


class Taking(NamedTuple):
    """A capture. Squares are masks (see `grid`)."""

    square: Mask
    """The square of the captured stone."""
    by: Mask
    """The stones whose shape made it possible."""

    @property
    def head(self) -> int:
        """Where the arrow's head is; 0 if the stone was surrounded."""
        head = self.by & beside(self.square)
        return 0 if head == self.by else head


@dataclass(frozen=True)
class Turn:
    """What a seat has done in its turn so far. Squares are masks; engines read their names."""

    seat: Seat
    """Whose turn it is."""
    placed: Mask = 0
    """Where it has placed stones."""
    passed: bool = False
    """Has it passed?"""
    target: Mask = 0
    """The square that a trade takes."""
    paid: Mask = 0
    """The capture stones that it has paid for the trade."""
    takings: tuple[Taking, ...] = ()
    """Its captures, in their order."""

    @property
    def captured(self) -> int:
        """The squares on which it has captured."""
        return sum(taking.square for taking in self.takings)

    @property
    def begun(self) -> bool:
        """Has the movement been chosen?"""
        return bool(self.placed or self.passed or self.target)

    @property
    def trading(self) -> bool:
        """Does a trade still have to be paid for?"""
        return bool(self.target) and self.paid.bit_count() < PRICE

    @property
    def moved(self) -> bool:
        """Is the movement done, or enough of it that captures may follow?"""
        return self.begun and not self.trading

    @property
    def gained(self) -> int:
        """Where this seat has put capture stones in this turn: they attack at once (BW-21)."""
        return self.captured if self.trading else self.captured | self.target

    @property
    def changed(self) -> int:
        """The squares on which it has put a stone, or will once the trade is paid."""
        return self.placed | self.captured | self.target


@dataclass(frozen=True)
class Board:
    """All stones, and what this turn allows. Squares are masks; engines read their names."""

    bases: Mask
    """The squares of the bases."""
    play: tuple[Mask, ...]
    """Play stones on the board, by seat."""
    capture: tuple[Mask, ...]
    """Capture stones on the board, by the seat they belong to."""
    passes: tuple[int, ...]
    """Passes in a row before this turn, by seat."""
    turns: tuple[int, ...]
    """Turns completed, by seat."""
    turn: Turn
    """The turn that is played now."""
    lately: tuple[Turn, ...] = ()
    """The turns completed since the last one of the player to move, the oldest first."""
    out: tuple[Seat, ...] = ()
    """Who has left, the first one first."""
    assist: bool = True
    """Are capturable stones shown and told?"""

    @classmethod
    def new(cls, seats: int, first: Seat, assist: bool = True) -> Board:
        """The position before the first turn."""
        none = (0,) * seats
        return cls(_BASES[seats], none, none, none, none, Turn(first), assist=assist)

    @property
    def seats(self) -> int:
        """How many players began."""
        return len(self.play)

    @property
    def still_in(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    def play_hand(self, seat: Seat) -> int:
        return PLAY_STONES - self.play[seat].bit_count()

    def capture_hand(self, seat: Seat) -> int:
        return CAPTURE_STONES - self.capture[seat].bit_count()

    def controlled(self, seat: Seat) -> int:
        """The bases whose four neighbours hold stones of this seat, of either kind (BW-30)."""
        return self.bases & enclosed(self.play[seat] | self.capture[seat])

    def score(self, seat: Seat) -> tuple[int, int]:
        """Controlled bases, then capture stones on the board (BW-32)."""
        return self.controlled(seat).bit_count(), self.capture[seat].bit_count()

    @property
    def news(self) -> tuple[Turn, ...]:
        """All turns since the last one of the player to move, and this one so far."""
        turns = (*self.lately, self.turn)
        return tuple(turn for turn in turns if turn.begun)

    def besieger(self, bit: int) -> Seat | None:
        """Whose stone, of either kind, lies on a square; None if there is none."""
        return self.owner(bit) if (sum(self.play) | sum(self.capture)) & bit else None

    @property
    def deciding(self) -> int:
        """The capture stones that decided it, because the leaders control equally many bases
        (BW-32)."""
        most = max(self.score(seat)[0] for seat in self.still_in)
        ahead = [seat for seat in self.still_in if self.score(seat)[0] == most]
        return sum(self.capture[seat] for seat in ahead) if len(ahead) > 1 else 0

    @cached_property
    def empty(self) -> int:
        """Squares without any stone."""
        return GROUND & ~(self.bases | sum(self.play) | sum(self.capture))

    @property
    def to_place(self) -> int:
        """How many stones may still be placed in this turn (BW-10, BW-26)."""
        turn = self.turn
        if turn.passed or turn.target or turn.captured:
            return 0
        left = 1 + self.passes[turn.seat] - turn.placed.bit_count()
        return min(left, self.play_hand(turn.seat))

    @property
    def placeable(self) -> int:
        """Where the player to move may place a stone now."""
        return self.empty if self.to_place else 0

    @property
    def tradable(self) -> int:
        """What the player to move may start to trade for now (BW-12)."""
        seat = self.turn.seat
        if self.turn.begun or self.capture[seat].bit_count() < PRICE:
            return 0
        return sum(self.capture) - self.capture[seat]

    @property
    def payable(self) -> int:
        """What may be paid for the trade that has started."""
        return self.capture[self.turn.seat] & ~self.turn.paid if self.turn.trading else 0

    @cached_property
    def exposed(self) -> int:
        """What the player to move could capture if the movement were done."""
        seat = self.turn.seat
        if not self.capture_hand(seat):
            return 0
        mine = self.play[seat]
        shapes = surrounded(mine | self.turn.gained) | pierced(mine, self.empty)
        return shapes & (sum(self.play) - mine)

    @property
    def capturable(self) -> int:
        """What the player to move may capture now (BW-20)."""
        return self.exposed if self.turn.moved else 0

    @property
    def may_pass(self) -> bool:
        """Is a pass allowed now (BW-11)?"""
        return not self.turn.begun and self.passes[self.turn.seat] < PASSES

    @property
    def is_done(self) -> bool:
        """BW-25: is `done` the only legal move?"""
        return self.turn.moved and not self.placeable and not self.capturable

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the player to move."""
        return (
            *listed(self.placeable, "place {}"),
            *listed(self.tradable, "trade {}"),
            *listed(self.payable, "pay {}"),
            *listed(self.capturable, "capture {}"),
            *(["pass"] if self.may_pass else []),
            *(["done"] if self.turn.moved else []),
        )

    def owner(self, bit: int) -> Seat:
        """Whose stone lies on a square that holds one."""
        return next(s for s in range(self.seats) if (self.play[s] | self.capture[s]) & bit)

    def after(self, move: Move) -> Board:
        """The position after a legal move, still in the same turn: `done` changes nothing here."""
        match read(move):
            case On("place", square):
                return self.placed(BITS[square])
            case Word("pass"):
                return replace(self, turn=replace(self.turn, passed=True))
            case On("trade", square):
                return replace(self, turn=replace(self.turn, target=BITS[square]))
            case On("pay", square):
                return self.paid(BITS[square])
            case On("capture", square):
                return self.captured(BITS[square])
        return self

    def placed(self, bit: int) -> Board:
        """A play stone of the player to move is placed on the square (BW-10)."""
        turn = replace(self.turn, placed=self.turn.placed | bit)
        return replace(self, play=_toggled(self.play, turn.seat, bit), turn=turn)

    def captured(self, bit: int) -> Board:
        """A play stone becomes a capture stone of the player to move (BW-20)."""
        mine = self.play[self.turn.seat]
        by = captors(bit, mine | self.turn.gained, mine, self.empty)
        turn = replace(self.turn, takings=(*self.turn.takings, Taking(bit, by)))
        play = _toggled(self.play, self.owner(bit), bit)
        return replace(self, play=play, capture=_toggled(self.capture, turn.seat, bit), turn=turn)

    def paid(self, bit: int) -> Board:
        """A capture stone is paid; the third one completes the trade (BW-12)."""
        turn = replace(self.turn, paid=self.turn.paid | bit)
        if turn.trading:
            return replace(self, turn=turn)
        capture = _toggled(self.capture, self.owner(turn.target), turn.target)
        capture = _toggled(capture, turn.seat, turn.paid | turn.target)
        return replace(self, capture=capture, turn=turn)

    def left(self, seat: Seat) -> Board:
        """That player leaves; an unfinished trade of theirs is void (BW-33)."""
        turn = self.turn
        if seat == turn.seat and turn.trading:
            turn = replace(turn, target=0, paid=0)
        return replace(self, out=(*self.out, seat), turn=turn)

    def next_turn(self) -> Board:
        """The turn passes to the next player who is still in."""
        seat = self.turn.seat
        row = self.passes[seat] + 1 if self.turn.passed else 0
        after = ((seat + n) % self.seats for n in range(1, self.seats + 1))
        following = next(s for s in after if s not in self.out)
        return replace(
            self,
            passes=(*self.passes[:seat], row, *self.passes[seat + 1 :]),
            turns=(*self.turns[:seat], self.turns[seat] + 1, *self.turns[seat + 1 :]),
            turn=Turn(following),
            lately=_since(following, (*self.lately, self.turn)),
        )


def _since(seat: Seat, turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """The turns after the last one of that seat; all of them if it has had none."""
    own = [n for n, turn in enumerate(turns) if turn.seat == seat]
    return turns[own[-1] + 1 :] if own else turns


def _toggled(masks: tuple[int, ...], seat: Seat, bits: int) -> tuple[int, ...]:
    return (*masks[:seat], masks[seat] ^ bits, *masks[seat + 1 :])


def side(seat: Seat) -> Text:
    return Text(f"bushwhacked-side-{SIDES[seat].lower()}")


def scored(bases: int, captures: int) -> str:
    """`1 base, 2 captures`: a score as records write it, whatever the language."""
    words = "base" if bases == 1 else "bases", "capture" if captures == 1 else "captures"
    return f"{bases} {words[0]}, {captures} {words[1]}"


def counted(score: str) -> Mapping[str, int]:
    """The numbers in such a score."""
    bases, _, captures, _ = score.split()
    return {"bases": int(bases), "captures": int(captures)}
