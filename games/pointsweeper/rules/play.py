"""The rules of one board: turns, scouts, claims, passes, and when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain

from games.core import Move, Seat, Text
from games.pointsweeper.rules.known.board import (
    MINE,
    MINES,
    TILES,
    Act,
    Claim,
    Count,
    Hand,
    Minefield,
    Pass,
    Scout,
    count,
)
from games.pointsweeper.rules.known.chess import KINDS, Kind, claims, paths, scouts, sights
from games.pointsweeper.rules.known.moves import Claiming, Scouting, read
from games.pointsweeper.rules.known.refusals import SCOUTS_FIRST, refusal
from games.squares import Square


@dataclass(frozen=True, kw_only=True)
class Play(Minefield):
    """A board with all its secrets: every tile, and what every scout saw."""

    @property
    def over(self) -> bool:
        return self.turn is None

    def shown(self, viewer: Seat | None, *, everything: bool) -> Minefield:
        """The board as a viewer sees it; `everything` shows all tiles (PS-42)."""
        squares = self.tiles if everything else self.taken
        return Minefield(
            white=self.white,
            tiles={square: self.tiles[square] for square in squares},
            turn=self.turn,
            taken=self.taken,
            hands=self.hands,
            acts=tuple(self._told(act, viewer) for act in self.acts),
        )

    def _told(self, act: Act, viewer: Seat | None) -> Act:
        if not isinstance(act, Scout):
            return act
        if act.seat != viewer:
            return Scout(act.seat, act.kind, act.square, act.squares)
        return replace(act, rest=self._unclaimed(act.squares))

    def _unclaimed(self, squares: tuple[Square, ...]) -> Count:
        return count(self.tiles, self.open(squares))

    def _mover(self) -> tuple[Seat, bool, Hand]:
        """Whose turn it is, whether they are White, and what they have left."""
        assert self.turn is not None
        return self.turn, self.turn == self.white, self.hands[self.turn]

    def legal(self) -> tuple[Move, ...]:
        """Every move of the player whose turn it is."""
        _, white, hand = self._mover()
        looks = chain.from_iterable(scouts(k, white) for k in KINDS if hand.unused[k])
        if hand.turns < SCOUTS_FIRST:
            return tuple(looks)
        takes = chain.from_iterable(claims(k, white) for k in KINDS if hand.left(k))
        return (*looks, *takes, "pass")

    def refusal(self, move: Move) -> Text | None:
        """Why the player to move may not play this."""
        _, white, hand = self._mover()
        return refusal(white, hand, move)

    def apply(self, move: Move) -> Play:
        """The board after a legal move."""
        seat, white, _ = self._mover()
        match read(move):
            case Scouting(kind, square):
                return self._scout(seat, kind, square, sights(kind, white)[square])
            case Claiming(kind, start, end):
                return self._claim(seat, kind, paths(kind, white)[start, end])
            case _:
                return self.passed(late=False)

    def _scout(self, seat: Seat, kind: Kind, square: Square, squares: tuple[Square, ...]) -> Play:
        act = Scout(seat, kind, square, squares, saw=self._unclaimed(squares))
        return self._after(act, self.hands[seat].scout(kind), self.taken)

    def _claim(self, seat: Seat, kind: Kind, path: tuple[Square, ...]) -> Play:
        tiles = self.open(path)
        mines = tuple(square for square in tiles if self.tiles[square] == MINE)
        act = Claim(seat, kind, path, mines or tiles)  # PS-18, PS-19
        taken = {**self.taken, **dict.fromkeys(act.squares, seat)}
        return self._after(act, self.hands[seat].claim(kind), taken)

    def passed(self, *, late: bool) -> Play:
        """The board after the player to move has passed, or has run out of time."""
        seat, _, hand = self._mover()
        return self._after(Pass(seat, late), replace(hand, passed=True), self.taken)

    def _after(self, act: Act, hand: Hand, taken: Mapping[Square, Seat]) -> Play:
        hands = (hand, self.hands[1]) if act.seat == 0 else (self.hands[0], hand)
        played = replace(self, acts=(*self.acts, act), hands=hands, taken=taken)
        return replace(played, turn=played._next(act.seat))

    def _next(self, seat: Seat) -> Seat | None:
        """Whose turn is next; None if the board is over (PS-30)."""
        if self.swept:
            return None
        return next((s for s in (1 - seat, seat) if not self.hands[s].done), None)

    @property
    def swept(self) -> bool:
        """Are all tiles or all mines claimed?"""
        mines = count(self.tiles, self.taken).mines
        return mines == MINES or len(self.taken) - mines == TILES
