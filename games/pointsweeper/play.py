"""The rules of one board: turns, scouts, claims, passes, and when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain

from games.core import Move, Seat, Text, say
from games.pointsweeper.board import (
    MINE,
    MINES,
    TILES,
    Act,
    Board,
    Claim,
    Count,
    Hand,
    Pass,
    Scout,
    count,
)
from games.pointsweeper.chess import KINDS, NAMES, SQUARES, Kind, claims, paths, scouts, sights
from games.squares import Square

SCOUTS_FIRST = 3
"""How many of a player's first turns on a board must be scouts (PS-12)."""


@dataclass(frozen=True, kw_only=True)
class Play(Board):
    """A board with all its secrets: every tile, and what every scout saw."""

    @property
    def over(self) -> bool:
        """Has the board ended?"""
        return self.turn is None

    def shown(self, viewer: Seat | None, *, everything: bool) -> Board:
        """What a viewer sees of it; `everything` shows all tiles (PS-42)."""
        squares = self.tiles if everything else self.taken
        return Board(
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
        """Whose turn it is, whether that is White, and what they have left."""
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
        """Why the player whose turn it is may not play this."""
        match move.split(" "):
            case ["scout", kind, square] if kind in NAMES and square in SQUARES:
                return self._no_scout(kind, square)
            case ["claim", kind, start, end] if (
                kind in NAMES and start in SQUARES and end in SQUARES
            ):
                return self._too_early("claim") or self._no_claim(kind, start, end)
            case ["pass"]:
                return self._too_early("pass")
            case ["first" | "second"]:
                return say("Who plays first on this board is settled.")
            case _:
                return say(
                    "Type a move like “scout B A3”, “claim R A1 A3” or “pass”: squares A1 to H8,"
                    " pieces K, Q, R, B, N (knight) and P."
                )

    def _too_early(self, word: str) -> Text | None:
        _, _, hand = self._mover()
        if hand.turns >= SCOUTS_FIRST:
            return None
        return say(
            "Your first three turns on a board must be scouts, and this is turn {turn}: you can't"
            " {word} yet.",
            turn=hand.turns + 1,
            word=say(word),
        )

    def _no_scout(self, kind: Kind, square: Square) -> Text | None:
        _, white, hand = self._mover()
        if square not in sights(kind, white):
            return _pawn_rows(square)
        if hand.unused[kind]:
            return None
        piece = say(NAMES[kind])
        if hand.scouted[kind]:
            return say("You have no {piece} left that has not scouted.", piece=piece)
        return say("You have no {piece} left: a piece that has claimed may not scout.", piece=piece)

    def _no_claim(self, kind: Kind, start: Square, end: Square) -> Text | None:
        _, white, hand = self._mover()
        if (start, end) not in paths(kind, white):
            return _no_way(kind, white, start, end)
        if hand.left(kind):
            return None
        return say("Every {piece} of yours has claimed on this board.", piece=say(NAMES[kind]))

    def apply(self, move: Move) -> Play:
        """The board after a legal move."""
        seat, white, _ = self._mover()
        match move.split(" "):
            case ["scout", kind, square]:
                return self._scout(seat, kind, square, sights(kind, white)[square])
            case ["claim", kind, start, end]:
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
        """The board after the player whose turn it is has passed, or ran out of time."""
        seat, _, hand = self._mover()
        return self._after(Pass(seat, late), replace(hand, passed=True), self.taken)

    def _after(self, act: Act, hand: Hand, taken: Mapping[Square, Seat]) -> Play:
        hands = (hand, self.hands[1]) if act.seat == 0 else (self.hands[0], hand)
        played = replace(self, acts=(*self.acts, act), hands=hands, taken=taken)
        return replace(played, turn=played._next(act.seat))

    def _next(self, seat: Seat) -> Seat | None:
        """Whose turn comes after that player's; None if the board is over (PS-30)."""
        if self.swept:
            return None
        return next((s for s in (1 - seat, seat) if not self.hands[s].done), None)

    @property
    def swept(self) -> bool:
        """Are all tiles or all mines claimed?"""
        mines = count(self.tiles, self.taken).mines
        return mines == MINES or len(self.taken) - mines == TILES


def _pawn_rows(square: Square) -> Text:
    return say("A pawn can't be put on {square}: not on rows 1 and 8.", square=square)


def _no_way(kind: Kind, white: bool, start: Square, end: Square) -> Text:
    if start == end:
        return say("A claim must move: {square} can't be both its start and its end.", square=start)
    if kind == "P" and start not in sights(kind, white):
        return _pawn_rows(start)
    if kind == "P":
        way = say("up" if white else "down")
        return say(
            "A pawn can't go from {start} to {end}: yours go {way}, one square straight or "
            "slantwise, or two straight from row {row}.",
            start=start,
            end=end,
            way=way,
            row=2 if white else 7,
        )
    return say(
        "A {piece} can't go from {start} to {end}.",
        piece=say(NAMES[kind]),
        start=start,
        end=end,
    )
