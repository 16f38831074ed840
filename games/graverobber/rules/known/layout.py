"""What a player lays on their board: legal layouts (GR-2 to GR-5), laid step by step (GR-6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from games.core import Move, Text, Who, say
from games.graverobber.rules.known.ground import (
    AROUND,
    BIT,
    FREE,
    NEXT_TO,
    SQUARES,
    STARTS,
    WINDMILLS,
    bits,
    names,
    walk,
)
from games.squares import Square, each

PIECES = ("windmill", "grave", "plot", "grave", "plot", "grave", "plot")
"""The pieces, in the order in which they are laid (GR-6)."""

_BY_COLUMN = sorted(SQUARES, key=lambda square: (square[0], -int(square[1])))


@dataclass(frozen=True)
class Layout:
    """The squares of `PIECES` that have been laid so far."""

    squares: tuple[Square, ...] = ()
    """Where the pieces lie, in the order of `PIECES`."""

    @property
    def windmill(self) -> Square | None:
        """The Windmill's bottom-left square."""
        return self.squares[0] if self.squares else None

    @property
    def graves(self) -> tuple[Square, ...]:
        """In the order in which they were laid."""
        return self.squares[1::2]

    @property
    def plots(self) -> tuple[Square, ...]:
        """In the order of their Graves."""
        return self.squares[2::2]

    @cached_property
    def obstacles(self) -> int:
        """The squares of the Windmill and the Graves (GR-7), as bits."""
        return bits(self.graves) | (WINDMILLS[self.windmill] if self.windmill else 0)

    @property
    def piece(self) -> str | None:
        """What is laid next; None if the layout is complete."""
        return PIECES[len(self.squares)] if len(self.squares) < len(PIECES) else None

    def put(self, square: Square) -> Layout:
        """The layout with the next piece on this square."""
        return Layout((*self.squares, square))

    def at(self, square: Square) -> str | None:
        if self.windmill and BIT[square] & WINDMILLS[self.windmill]:
            return "windmill"
        return dict(zip(self.squares[1:], PIECES[1:], strict=False)).get(square)


@dataclass(frozen=True)
class Bounds:
    """What a seat's layout must satisfy: the placement of GR-4, and whose board it is."""

    placement: str
    seat: int

    def barred(self, obstacles: int) -> int:
        """Where no further obstacle may be once these are laid."""
        if self.placement == "reachable":
            return obstacles
        barred = 0
        for bit in each(obstacles):
            barred |= AROUND[bit]
        return barred

    def open(self, obstacles: int) -> int:
        """Where a Plot may be once these obstacles are laid."""
        if self.placement == "reachable":
            return walk(BIT[STARTS[1 - self.seat]], obstacles) & FREE  # GR-5
        return FREE & ~obstacles


@lru_cache(maxsize=64)
def steps(layout: Layout, bounds: Bounds) -> tuple[Move, ...]:
    """The legal moves of a seat that is laying its board. Squares come as they lie in the picture:
    column by column, from the top."""
    squares = _BY_COLUMN if layout.piece else []
    legal = [f"{layout.piece} {at}" for at in squares if fault(layout, at, bounds) is None]
    if not layout.piece:
        legal.append("ready")
    if layout.squares:
        legal.append("clear")
    return tuple(legal)


def fault(layout: Layout, square: Square, bounds: Bounds) -> Text | None:
    """Why the next piece can't be laid there; None if it can."""
    if layout.piece == "windmill" and square not in WINDMILLS:
        return say("graverobber-sticks-out", square=square)
    covered = WINDMILLS[square] if layout.piece == "windmill" else BIT[square]
    if taken := names(covered & ~FREE):
        return say("graverobber-start-stays-free", square=taken[0])
    if there := layout.at(square):
        return say("graverobber-taken", piece=there, square=square)
    return _misplaced(layout, square, bounds) or _no_room(layout.put(square), bounds)


def _misplaced(layout: Layout, square: Square, bounds: Bounds) -> Text | None:
    """Why that square, though it is free, is no place for the next piece."""
    if layout.piece == "plot":
        return _misplaced_plot(layout, square, bounds)
    if BIT[square] & bounds.barred(layout.obstacles):
        near = names(AROUND[BIT[square]] & layout.obstacles)[0]
        return say("graverobber-touches", piece=layout.at(near), square=square, near=near)
    return None


def _misplaced_plot(layout: Layout, square: Square, bounds: Bounds) -> Text | None:
    grave = layout.graves[-1]
    if not BIT[square] & NEXT_TO[BIT[grave]]:
        return say("graverobber-not-beside-grave", square=square, grave=grave)
    if not BIT[square] & bounds.open(layout.obstacles):
        return say(
            "graverobber-out-of-reach",
            who=Who(1 - bounds.seat),
            square=square,
            start=STARTS[1 - bounds.seat],
        )
    return None


def _no_room(layout: Layout, bounds: Bounds) -> Text | None:
    """This layout would leave no room for the rest (GR-6)."""
    if can_finish(layout, bounds):
        return None
    if lost := bits(layout.plots) & ~bounds.open(layout.obstacles):
        return say(
            "graverobber-cut-off",
            who=Who(1 - bounds.seat),
            square=names(lost)[0],
        )
    obstacles, plots = layout.obstacles, bits(layout.plots)
    if layout.piece == "plot" and not _plot_fits(
        obstacles, plots, BIT[layout.graves[-1]], 0, bounds
    ):
        return say("graverobber-no-room-for-plot")
    return say("graverobber-no-room-for-rest")


def can_finish(layout: Layout, bounds: Bounds) -> bool:
    """Does some legal layout begin like this one? It is legal so far."""
    obstacles, plots = layout.obstacles, bits(layout.plots)
    left = 3 - len(layout.graves)
    if layout.piece == "plot":
        return _plot_fits(obstacles, plots, BIT[layout.graves[-1]], left, bounds)
    return _graves_fit(obstacles, plots, left, bounds)


def _graves_fit(obstacles: int, plots: int, left: int, bounds: Bounds) -> bool:
    """Can so many Graves still be laid, each with its Plot?"""
    if not left:
        return True
    room = FREE & ~bounds.barred(obstacles) & ~plots
    return any(_plot_fits(obstacles | bit, plots, bit, left - 1, bounds) for bit in each(room))


def _plot_fits(obstacles: int, plots: int, grave: int, left: int, bounds: Bounds) -> bool:
    """Can the Grave's Plot be laid, and then so many Graves with theirs?"""
    reach = bounds.open(obstacles)
    if plots & ~reach:
        return False
    room = NEXT_TO[grave] & reach & ~plots
    return any(_graves_fit(obstacles, plots | bit, left, bounds) for bit in each(room))
