"""What a viewer sees of a match: the deeds that everybody knows, and the layouts that this viewer
may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from games.core import Seat, View
from games.graverobber.rules.known.ground import STARTS
from games.graverobber.rules.known.layout import Layout
from games.squares import Square

SIDES = ("Red", "White")
SIDE_KEYS = ("red", "white")
"""The keys by which messages choose a side's words."""
PLOTS_TO_WIN = 3  # GR-13


@dataclass(frozen=True)
class Moved:
    """A declared move, and the squares that it entered on the seat's own board."""

    seat: Seat
    """Who did it."""
    way: str
    """The direction."""
    steps: int
    """How many squares. The other piece goes as far unless something stops it."""
    path: tuple[Square, ...]
    """The squares that it entered."""


@dataclass(frozen=True)
class Dug:
    """A dig, and what both players were told of it (GR-12)."""

    seat: Seat
    """Who did it."""
    way: str
    """The direction."""
    stood: Square
    """Where the seat's piece stands on the other board."""
    square: Square | None
    """None: off the board."""
    plot: bool
    """Was there a Plot?"""


@dataclass(frozen=True)
class Skipped:
    """A skipped turn."""

    seat: Seat
    """Who did it."""


Deed = Moved | Dug | Skipped


@dataclass(frozen=True)
class Board:
    """What one viewer may see. A layout or visitor is None if it is secret (GR-21)."""

    placement: str
    """Option: where obstacles may lie (GR-4)."""
    assist: bool
    """Option: is it shown where the viewer's other piece can be (GR-24)?"""
    skip_end: bool
    """Option: do skipped turns end the match (GR-14)?"""
    ready: tuple[bool, bool]
    """Who has fixed their board, by seat."""
    deeds: tuple[Deed, ...]
    """Every turn so far."""
    layouts: tuple[Layout | None, Layout | None]
    """By whose board it is."""
    visitors: tuple[Square | None, Square | None]
    """Where the other player's piece stands on each board, by whose board it is."""
    shade: frozenset[Square] | None
    """Where the viewer's other piece can be (GR-24); None without `assist`."""

    @property
    def playing(self) -> bool:
        """Are both boards laid?"""
        return all(self.ready)

    @property
    def last(self) -> Deed | None:
        return self.deeds[-1] if self.deeds else None

    @property
    def latest(self) -> tuple[Deed, ...]:
        """The latest deed, and the other seat's one before it: for the seat to move that is its own
        last turn and all that came after."""
        return self.deeds[-2:]

    def moves(self, seat: Seat) -> tuple[Moved, ...]:
        return tuple(d for d in self.deeds if isinstance(d, Moved) and d.seat == seat)

    def digs(self, seat: Seat) -> tuple[Dug, ...]:
        """The seat's digs; they are on the other seat's board."""
        return tuple(d for d in self.deeds if isinstance(d, Dug) and d.seat == seat)

    def ways(self, seat: Seat) -> list[tuple[Square, ...]]:
        """The squares of each of the seat's moves, with the one it left."""
        moves = self.moves(seat)
        starts = (STARTS[seat], *(move.path[-1] for move in moves))
        return [(start, *move.path) for start, move in zip(starts, moves, strict=False)]

    def piece(self, seat: Seat) -> Square:
        """Where the seat's own piece stands on its own board."""
        return standing(self.deeds, seat)

    def passes(self, seat: Seat) -> Counter[Square]:
        """How often the seat's own piece has entered each square of its own board (GR-23)."""
        return Counter(square for move in self.moves(seat) for square in move.path)

    def dug(self, seat: Seat) -> dict[Square, bool]:
        """The squares that the seat has dug on the other board, and whether a Plot was there."""
        return dug(self.deeds, seat)

    def won(self, seat: Seat) -> int:
        return won(self.deeds, seat)

    def known(self, seat: Seat) -> Square:
        """Where the seat's piece on the other board was last known to stand (GR-23)."""
        digs = self.digs(seat)
        return digs[-1].stood if digs else STARTS[seat]

    def since(self, seat: Seat) -> tuple[Moved, ...]:
        """The moves that the seat has made since `known`."""
        own = [deed for deed in self.deeds if deed.seat == seat]
        last = max((n for n, deed in enumerate(own) if isinstance(deed, Dug)), default=-1)
        return tuple(deed for deed in own[last + 1 :] if isinstance(deed, Moved))

    @property
    def skips(self) -> int:
        return skips(self.deeds)


def own(view: View[Board]) -> Layout:
    """What the viewer, who is a seat, has laid."""
    layout = view.board.layouts[view.viewer]
    assert layout
    return layout


def standing(deeds: Sequence[Deed], seat: Seat) -> Square:
    """Where the seat's own piece stands after these deeds."""
    mine = (d for d in reversed(deeds) if isinstance(d, Moved) and d.seat == seat)
    return next((move.path[-1] for move in mine), STARTS[seat])


def dug(deeds: Sequence[Deed], seat: Seat) -> dict[Square, bool]:
    """The squares that the seat has dug on the other board, and whether a Plot was there."""
    found = dict[Square, bool]()
    for deed in deeds:
        if isinstance(deed, Dug) and deed.seat == seat and deed.square:
            found[deed.square] = deed.plot or found.get(deed.square, False)
    return found


def won(deeds: Sequence[Deed], seat: Seat) -> int:
    """How many Plots the seat has dug up."""
    return sum(dug(deeds, seat).values())


def skips(deeds: tuple[Deed, ...]) -> int:
    """How many turns were skipped in a row."""
    count = 0
    for deed in reversed(deeds):
        if not isinstance(deed, Skipped):
            break
        count += 1
    return count
