"""What can be known of the three boards: the words in which rules, pictures and players talk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, Self

from games.core import Seat
from games.pointsweeper.chess import KINDS, SET, Kind
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
    """The sum of some tiles, and how many mines are among them."""

    points: int
    mines: int


def count(tiles: Mapping[Square, Tile], squares: Iterable[Square]) -> Count:
    """What lies on the squares; mines are not in the sum (PS-15)."""
    found = [tiles[square] for square in squares]
    numbers = [tile for tile in found if tile != MINE]
    return Count(sum(numbers), len(found) - len(numbers))


def penalty(mines: int) -> int:
    """The triangular number: 6 mines cost 21 points (PS-31)."""
    return mines * (mines + 1) // 2


@dataclass(frozen=True)
class Hand:
    """One player's pieces and turns on one board."""

    turns: int = 0
    passed: bool = False
    unused: Mapping[Kind, int] = field(default_factory=lambda: SET)
    scouted: Mapping[Kind, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))

    def left(self, kind: Kind) -> int:
        """How many such pieces have not claimed."""
        return self.unused[kind] + self.scouted[kind]

    @property
    def claimed(self) -> Mapping[Kind, int]:
        """How many pieces have claimed."""
        return {kind: SET[kind] - self.left(kind) for kind in KINDS}

    @property
    def done(self) -> bool:
        """Can this player take no more turns on the board (PS-30)?"""
        return self.passed or not any(map(self.left, KINDS))

    def scout(self, kind: Kind) -> Self:
        """After an unused piece has scouted."""
        unused = {**self.unused, kind: self.unused[kind] - 1}
        scouted = {**self.scouted, kind: self.scouted[kind] + 1}
        return replace(self, turns=self.turns + 1, unused=unused, scouted=scouted)

    def claim(self, kind: Kind) -> Self:
        """After a piece has claimed: one that has scouted, if there is one (PS-11)."""
        if self.scouted[kind]:
            scouted = {**self.scouted, kind: self.scouted[kind] - 1}
            return replace(self, turns=self.turns + 1, scouted=scouted)
        unused = {**self.unused, kind: self.unused[kind] - 1}
        return replace(self, turns=self.turns + 1, unused=unused)


@dataclass(frozen=True)
class Scout:
    """A piece was put on `square` and saw `squares`."""

    seat: Seat
    kind: Kind
    square: Square
    squares: tuple[Square, ...]
    saw: Count | None = None
    """What it saw; its owner alone knows (PS-15)."""
    rest: Count | None = None
    """What of it is still unclaimed; its owner alone knows (PS-41)."""


@dataclass(frozen=True)
class Claim:
    """A piece went along `path` and took `squares`: all its tiles, or all its mines."""

    seat: Seat
    kind: Kind
    path: tuple[Square, ...]
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class Pass:
    """A player takes no more turns on this board."""

    seat: Seat
    late: bool = False
    """Because their time was over (PS-25)."""


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
    """Who claimed what; these squares are empty."""
    hands: tuple[Hand, Hand] = (Hand(), Hand())
    acts: tuple[Act, ...] = ()
    """Every turn so far."""

    def gain(self, seat: Seat) -> Count:
        """The points and mines a player has claimed here."""
        return count(self.tiles, (s for s, owner in self.taken.items() if owner == seat))

    def open(self, squares: Iterable[Square]) -> tuple[Square, ...]:
        """Those of the squares that are unclaimed."""
        return tuple(s for s in squares if s not in self.taken)

    def scouts(self, seat: Seat | None) -> tuple[Scout, ...]:
        """A player's scouts, in order; the public has none."""
        return tuple(act for act in self.acts if isinstance(act, Scout) and act.seat == seat)

    @cached_property
    def safe(self) -> frozenset[Square]:
        """Hidden squares without a mine, as this viewer's scouts or a claim's mines prove.

        A claim that met mines took all mines of its path, so what is left there is safe.
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
    """The boards that have begun, and who has to choose before the next begins."""

    minefields: tuple[Minefield, ...]
    choosing: Seat | None
    aids: bool = True
    """Is it pointed out where surely no mine lies, and where one surely does?"""

    @property
    def ticked(self) -> frozenset[Square]:
        """The squares to point out as surely free of mines, on the board that began last."""
        return self.minefields[-1].safe if self.aids and self.minefields else frozenset()

    @property
    def number(self) -> int:
        """Of the board that is played or about to begin, from 1."""
        begun = len(self.minefields)
        return begun if self.choosing is None else begun + 1

    def gain(self, seat: Seat) -> Count:
        """The points and mines a player has claimed on all boards."""
        gains = [minefield.gain(seat) for minefield in self.minefields]
        return Count(sum(g.points for g in gains), sum(g.mines for g in gains))

    def score(self, seat: Seat) -> int:
        """Points less the triangular number of all mines (PS-31)."""
        gain = self.gain(seat)
        return gain.points - penalty(gain.mines)
