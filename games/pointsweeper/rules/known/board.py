"""What can be known of the three boards: the terms in which rules, pictures and players talk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, Self

from games.core import Seat
from games.pointsweeper.rules.known.chess import KINDS, SET, Kind
from games.squares import Square

Mine = Literal["*"]
MINE: Mine = "*"
Tile = int | Mine

SIDES = ("Red", "Blue")
BOARDS = 3
TILES, MINES = 54, 10
CHOOSERS: tuple[Seat, ...] = (0, 1, 0)
"""Who chooses to play first or second, by board (PS-3)."""


@dataclass(frozen=True)
class Count:
    """The points of some tiles, and how many mines are among them."""

    points: int
    """Points, mines left out."""
    mines: int
    """How many mines."""


def count(tiles: Mapping[Square, Tile], squares: Iterable[Square]) -> Count:
    """What lies on these squares; mines are not in the points (PS-15)."""
    found = [tiles[square] for square in squares]
    numbers = [tile for tile in found if tile != MINE]
    return Count(sum(numbers), len(found) - len(numbers))


def penalty(mines: int) -> int:
    """The triangular number of the mines: 6 cost 21 points (PS-31)."""
    return mines * (mines + 1) // 2


@dataclass(frozen=True)
class Hand:
    """A player's pieces and turns on one board."""

    turns: int = 0
    """Turns taken."""
    passed: bool = False
    """Does the player take no more turns there?"""
    unused: Mapping[Kind, int] = field(default_factory=lambda: SET)
    """Pieces that have neither scouted nor claimed, by kind."""
    scouted: Mapping[Kind, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    """Pieces that have scouted and not claimed, by kind."""

    def left(self, kind: Kind) -> int:
        """How many pieces of this kind have not claimed yet."""
        return self.unused[kind] + self.scouted[kind]

    def able(self, act: str, kind: Kind) -> int:
        """How many pieces of this kind can still scout, or claim."""
        return self.unused[kind] if act == "scout" else self.left(kind)

    @property
    def done(self) -> bool:
        """Can this player take no more turns on the board (PS-30)?"""
        return self.passed or not any(map(self.left, KINDS))

    def scout(self, kind: Kind) -> Self:
        """An unused piece scouts."""
        unused = {**self.unused, kind: self.unused[kind] - 1}
        scouted = {**self.scouted, kind: self.scouted[kind] + 1}
        return replace(self, turns=self.turns + 1, unused=unused, scouted=scouted)

    def claim(self, kind: Kind) -> Self:
        """A piece claims: one that has scouted, if there is one (PS-11)."""
        if self.scouted[kind]:
            scouted = {**self.scouted, kind: self.scouted[kind] - 1}
            return replace(self, turns=self.turns + 1, scouted=scouted)
        unused = {**self.unused, kind: self.unused[kind] - 1}
        return replace(self, turns=self.turns + 1, unused=unused)


@dataclass(frozen=True)
class Scout:
    """A piece was put on `square` and saw `squares`."""

    seat: Seat
    """Who did it."""
    kind: Kind
    """Which piece."""
    square: Square
    """Where it was put."""
    squares: tuple[Square, ...]
    """All squares that it saw."""
    saw: Count | None = None
    """What it saw; only its owner knows (PS-15)."""
    rest: Count | None = None
    """What of that is still unclaimed; only its owner knows (PS-41)."""


@dataclass(frozen=True)
class Claim:
    """A piece went along `path` and took `squares`: all tiles of it, or all mines."""

    seat: Seat
    """Who did it."""
    kind: Kind
    """Which piece."""
    path: tuple[Square, ...]
    """The squares it went along."""
    squares: tuple[Square, ...]
    """The squares that it took."""


@dataclass(frozen=True)
class Pass:
    """A player takes no more turns on this board."""

    seat: Seat
    """Who did it."""
    late: bool = False
    """Was it because their time was over (PS-25)?"""


Act = Scout | Claim | Pass


@dataclass(frozen=True, kw_only=True)
class Minefield:
    """One board, as far as its viewer knows it."""

    white: Seat
    """Who plays first."""
    tiles: Mapping[Square, Tile]
    """The tiles and mines that this viewer has been shown."""
    turn: Seat | None
    """Whose turn it is; None once the board is over."""
    taken: Mapping[Square, Seat] = field(default_factory=dict)
    """Who claimed which square; these are empty."""
    hands: tuple[Hand, Hand] = (Hand(), Hand())
    """What each seat has left."""
    acts: tuple[Act, ...] = ()
    """Every turn so far."""

    def gain(self, seat: Seat) -> Count:
        """The points and mines that a player has claimed here."""
        return count(self.tiles, (s for s, owner in self.taken.items() if owner == seat))

    def open(self, squares: Iterable[Square]) -> tuple[Square, ...]:
        """Those of these squares that are unclaimed."""
        return tuple(s for s in squares if s not in self.taken)

    def scouts(self, seat: Seat | None) -> tuple[Scout, ...]:
        """A player's scouts, in their order; () for the public."""
        return tuple(act for act in self.acts if isinstance(act, Scout) and act.seat == seat)

    def suspects(self, scout: Scout) -> set[Square]:
        """Where the mines can lie that a scout still sees."""
        return set(self.open(scout.squares)) - self.safe

    @cached_property
    def safe(self) -> frozenset[Square]:
        """Hidden squares that surely have no mine, by this viewer's scouts or by a claim that met
        mines.

        Such a claim took all mines of its path, so what is left there is safe.
        """
        clear = set[Square]()
        for act in self.acts:
            if isinstance(act, Claim):
                clear.update(act.path)
            elif isinstance(act, Scout) and act.rest and not act.rest.mines:
                clear.update(act.squares)
        return frozenset(clear - self.tiles.keys())


@dataclass(frozen=True)
class Board:
    """The boards that have begun."""

    minefields: tuple[Minefield, ...]
    """The boards, as far as the viewer knows them."""
    choosing: Seat | None
    """Who must choose before the next board begins; None: nobody."""
    aids: bool = True
    """Is it shown where there is surely no mine, and where there surely is one?"""

    @property
    def ticked(self) -> frozenset[Square]:
        """The squares on the newest board to mark as surely free of mines."""
        return self.minefields[-1].safe if self.aids and self.minefields else frozenset()

    @property
    def number(self) -> int:
        """The number of the board that is played or about to begin, from 1."""
        begun = len(self.minefields)
        return max(1, begun) if self.choosing is None else begun + 1

    def gain(self, seat: Seat) -> Count:
        """The points and mines that a player has claimed on all boards."""
        gains = [minefield.gain(seat) for minefield in self.minefields]
        return Count(sum(g.points for g in gains), sum(g.mines for g in gains))

    def price(self, seat: Seat) -> int:
        """What the next mine costs a player (PS-31)."""
        return self.gain(seat).mines + 1

    def score(self, seat: Seat) -> int:
        """Points minus the penalty for all mines (PS-31)."""
        gain = self.gain(seat)
        return gain.points - penalty(gain.mines)
