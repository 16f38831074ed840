"""One round: the graveyard, both pawns, and what each move does to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from games.core import Move, Seat
from games.graveyard_shift.rules.known.moves import Enter, Go, Return, Take, read
from games.graveyard_shift.rules.known.yard import (
    ENTRANCES,
    KINDS,
    ROOM,
    SIDE,
    SQUARES,
    WAYS,
    Kind,
    Stack,
)
from games.squares import Square, ray

Stage = Literal["enter", "move", "take", "return"]

LONGEST = 300
"""The most turns that a round can have (GS-31)."""

_INDEX = {square: index for index, square in enumerate(SQUARES)}

T = TypeVar("T")
Position = tuple[tuple[Stack, ...], tuple[Square | None, ...], tuple[tuple[Kind, ...], ...], Seat]


@dataclass(frozen=True)
class Round:
    """A position inside a round. Everybody sees all of it."""

    first: Seat
    """Who entered first, or will."""
    turn: Seat
    """Whose turn it is."""
    acting: Seat
    """Who decides now: both in turn while parts are put back."""
    stacks: tuple[Stack, ...]
    """By square, in the order of `SQUARES`."""
    pawns: tuple[Square | None, ...] = (None, None)
    """By seat; None is off the map."""
    collected: tuple[tuple[Kind, ...], ...] = ((), ())
    """By seat, in the order of `KINDS`."""
    loose: Stack = ()
    """The parts of a delivery that must be put back."""
    again: bool = False
    """Has this turn attacked, so that the same player has another (GS-20)?"""
    path: tuple[Square, ...] = ()
    """The last movement from start to end; an entry has only its entrance."""
    returned: tuple[Square, ...] = ()
    """Where parts were put back since."""
    seen: tuple[Position, ...] = ()
    """The positions at the beginning of each turn so far; () until both have entered."""

    @classmethod
    def begin(cls, first: Seat, stacks: Mapping[Square, Stack]) -> Round:
        """A round before anybody has entered."""
        return cls(first, first, first, tuple(stacks.get(square, ()) for square in SQUARES))

    def stack(self, square: Square) -> Stack:
        return self.stacks[_INDEX[square]]

    @property
    def stage(self) -> Stage:
        """What `acting` must do now."""
        if self.loose:
            return "return"
        here = self.pawns[self.turn]
        if here is None:
            return "enter"
        # Between turns there are no parts on entrances, so these have just arrived (GS-21).
        return "take" if here in ENTRANCES and self.stack(here) else "move"

    @property
    def winner(self) -> Seat | None:
        """Who has collected all four kinds (GS-30)."""
        return next((seat for seat in (0, 1) if len(self.collected[seat]) == len(KINDS)), None)

    @property
    def repeated(self) -> bool:
        """Is this the third time that the position stands (GS-31)?"""
        return bool(self.seen) and self.seen.count(self.seen[-1]) >= 3

    @property
    def exhausted(self) -> bool:
        """Has the round had all its turns (GS-31)?"""
        return len(self.seen) > LONGEST

    @property
    def over(self) -> bool:
        """Is the round won or drawn?"""
        return self.winner is not None or self.exhausted or self.repeated

    def moves(self) -> tuple[Move, ...]:
        """Every legal move of `acting`; the round must not be over."""
        match self.stage:
            case "enter":
                return tuple(f"enter {square}" for square in self.entries())
            case "move":
                return tuple(f"move {way}" for way in self.ends())
            case "take":
                return tuple(f"take {kind}" for kind in self.wanted())
            case "return":
                kinds = [kind for kind in KINDS if kind in self.loose]
                return tuple(f"return {kind} {square}" for kind in kinds for square in self.room())

    def entries(self) -> tuple[Square, ...]:
        """The entrances where the pawn may enter: any (GS-10), but at first not where the other
        pawn stands (GS-3)."""
        if self.seen:
            return ENTRANCES
        return tuple(square for square in ENTRANCES if square not in self.pawns)

    def track(self, way: str) -> tuple[Square, ...]:
        """The squares that a movement in this direction passes, and its end (GS-11 to GS-13)."""
        start = self._here()
        return ray(start, *WAYS[way], SIDE, SIDE)[: max(1, len(self.stack(start)))]

    def ends(self) -> Mapping[str, Square]:
        """Every direction in which the pawn can go, and where that ends."""
        return {way: track[-1] for way in WAYS if (track := self.track(way))}

    def wanted(self) -> tuple[Kind, ...]:
        """The kinds under the pawn that its player still needs (GS-21)."""
        stack, collected = self.stack(self._here()), self.collected[self.turn]
        return tuple(kind for kind in KINDS if kind in stack and kind not in collected)

    def room(self) -> tuple[Square, ...]:
        """The squares where a part can be put back (GS-22)."""
        return tuple(square for square in ROOM if self.has_room(square))

    def has_room(self, square: Square) -> bool:
        """May a part be put back there (GS-22)?"""
        return len(self.stack(square)) < ROOM.get(square, 0)

    def play(self, move: Move) -> Round:
        """The position after a legal move."""
        match read(move):
            case Enter(square):
                return self._arrive(self.stacks, (square,))
            case Go(way):
                return self._cart(way)
            case Take(kind):
                return self._take(kind)
            case Return(kind, square):
                return self._return(kind, square)
        raise ValueError(move)

    def _here(self) -> Square:
        here = self.pawns[self.turn]
        assert here is not None
        return here

    def _cart(self, way: str) -> Round:
        start, track = self._here(), self.track(way)
        cart, stacks = self.stack(start), list(self.stacks)
        stacks[_INDEX[start]] = ()
        for square, part in zip(track[:-1], cart, strict=False):  # GS-13, GS-14
            stacks[_INDEX[square]] += (part,)
        stacks[_INDEX[track[-1]]] += cart[len(track) - 1 :]
        return self._arrive(tuple(stacks), (start, *track))

    def _arrive(self, stacks: tuple[Stack, ...], path: tuple[Square, ...]) -> Round:
        end = path[-1]
        arrived = replace(
            self,
            stacks=stacks,
            pawns=_with(self.pawns, self.turn, end),
            again=self.pawns[1 - self.turn] == end,  # GS-20
            path=path,
            returned=(),
        )
        if arrived.stage != "take":
            return arrived._end_turn()
        return arrived if arrived.wanted() else arrived._unload(arrived.stack(end))

    def _take(self, kind: Kind) -> Round:
        here, had = self._here(), self.collected[self.turn]
        stack = self.stack(here)
        collected = tuple(k for k in KINDS if k in had or k == kind)
        rest = _without(stack, kind)
        taken = replace(
            self,
            stacks=_with(self.stacks, _INDEX[here], rest),
            pawns=_with(self.pawns, self.turn, None),
            collected=_with(self.collected, self.turn, collected),
        )
        return taken if taken.winner is not None else taken._unload(rest)

    def _unload(self, rest: Stack) -> Round:
        if not rest:
            return self._end_turn()
        stacks = _with(self.stacks, _INDEX[self.path[-1]], ())
        return replace(self, stacks=stacks, loose=rest, acting=1 - self.turn)

    def _return(self, kind: Kind, square: Square) -> Round:
        at = _INDEX[square]
        put = replace(
            self,
            stacks=_with(self.stacks, at, (*self.stacks[at], kind)),
            loose=_without(self.loose, kind),
            acting=1 - self.acting,
            returned=(*self.returned, square),
        )
        return put if put.loose else put._end_turn()

    def _end_turn(self) -> Round:
        turn = self.turn if self.again else 1 - self.turn  # GS-25
        entering = not self.seen and None in self.pawns
        position = (self.stacks, self.pawns, self.collected, turn)
        seen = () if entering else (*self.seen, position)
        return replace(self, turn=turn, acting=turn, again=False, seen=seen)


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _without(stack: Stack, kind: Kind) -> Stack:
    at = stack.index(kind)
    return stack[:at] + stack[at + 1 :]
