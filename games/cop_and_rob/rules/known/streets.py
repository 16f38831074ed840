"""The cards on the table: where roads lead, and what moves do to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from games.cop_and_rob.rules.known.cards import EXITS, OTHER, ROLES, TURNED, Exits, Kind, Role
from games.cop_and_rob.rules.known.moves import Cell, On, Place, read
from games.core import Move

BANK: Cell = (0, 0)
STARTS: Mapping[Role, Cell] = {"rob": (0, 1), "cop": (0, -1)}
WAYS = ((1, 0, 1, 4), (2, 1, 0, 8), (4, 0, -1, 1), (8, -1, 0, 2))
"""For each exit: its bit, the step it leads to, and the exit that faces it there."""


def placed(cells: Iterable[Cell]) -> list[Cell]:
    """From west to east, and in each column from north to south: the order of all choices."""
    return sorted(cells, key=lambda cell: (cell[0], -cell[1]))


class Road(NamedTuple):
    """A road card on the table."""

    owner: Role
    """Whose road it belongs to."""
    exits: Exits


@dataclass(frozen=True)
class Streets:
    """Everything on the table; all of it is public."""

    roads: Mapping[Cell, Road]
    """In the order in which they were placed."""
    supers: Mapping[Cell, Role]
    """Cell -> who played the supercard there; it lies on a card or on a bare cell."""
    pawns: Mapping[Role, Cell]
    """Where each pawn stands."""

    def is_empty(self, cell: Cell) -> bool:
        """Is there no card, no supercard and not the bank (CR-6)?"""
        return cell not in self.roads and cell not in self.supers and cell != BANK

    def uncovered(self, role: Role) -> list[Cell]:
        """The role's road cards on which no supercard lies (CR-6)."""
        return [c for c, road in self.roads.items() if road.owner == role and c not in self.supers]

    @cached_property
    def reach(self) -> Mapping[Role, frozenset[Cell]]:
        """The cards that each can drive to, the one under the pawn included (CR-7)."""
        return {role: self._reach(role) for role in ROLES}

    def _reach(self, role: Role) -> frozenset[Cell]:
        roads, supers = self.roads, self.supers
        todo = [self.pawns[role]]
        found = set(todo)
        while todo:
            x, y = here = todo.pop()
            exits = roads[here].exits
            for way, dx, dy, facing in WAYS:
                there = (x + dx, y + dy)
                if not exits & way or there in found or there in supers:
                    continue
                road = roads.get(there)
                if road and road.owner == role and road.exits & facing:
                    found.add(there)
                    todo.append(there)
        return frozenset(found)

    def open_exits(self, cells: Iterable[Cell]) -> dict[Cell, Exits]:
        """The empty cells that exits of these uncovered cards lead to, each with the exits that
        would face them there (CR-6)."""
        faced = dict[Cell, Exits]()
        for x, y in cells:
            exits = self.roads[x, y].exits
            for way, dx, dy, facing in WAYS:
                there = (x + dx, y + dy)
                if exits & way and self.is_empty(there):
                    faced[there] = faced.get(there, 0) | facing
        return faced

    @cached_property
    def ways_out(self) -> Mapping[Role, Mapping[Cell, Exits]]:
        """The open exits of each role's cards in reach (CR-8), as `open_exits` has them."""
        return {role: self.open_exits(self.reach[role]) for role in ROLES}

    def sides(self, cell: Cell) -> tuple[Exits, Exits]:
        """The exits that a card here must have, and those it must not have (CR-10)."""
        must = never = 0
        for way, dx, dy, facing in WAYS:
            there = (cell[0] + dx, cell[1] + dy)
            road = self.roads.get(there)
            if road and road.exits & facing:
                must |= way
            elif road or there == BANK:
                never |= way
        return must, never

    def opened(self, cell: Cell, exits: Exits) -> tuple[Exits, Exits]:
        """Which exits of a card placed here would be open, and which would face a supercard on a
        bare cell (CR-6)."""
        opens = blocked = 0
        for way, dx, dy, _ in WAYS:
            there = (cell[0] + dx, cell[1] + dy)
            if exits & way and self.is_empty(there):
                opens |= way
            elif exits & way and there in self.supers and there not in self.roads:
                blocked |= way
        return opens, blocked

    def joins(self, role: Role, move: Move) -> bool:
        """Would this legal placement join the roads? Not if it meets only the card that it goes on
        from."""
        match read(move):
            case Place(cell):
                must, _ = self.sides(cell)
                return must.bit_count() > 1 and bool(self.play(role, move).joints)
        return False

    def placements(self, role: Role, kind: Kind) -> list[tuple[Cell, Exits]]:
        """Where a road card may go and how it may be turned (CR-10), in the order of `placed`.

        What fits all neighbours also meets the way out that leads to the cell.
        """
        found = list[tuple[Cell, Exits]]()
        for cell in placed(self.ways_out[role]):
            must, never = self.sides(cell)
            for exits in TURNED[kind]:
                if exits & must == must and not exits & never:
                    found.append((cell, exits))
        return found

    def blockable(self, role: Role) -> list[Cell]:
        """The cells where the role may lay a supercard as a block (CR-12)."""
        return placed(self.open_exits(self.uncovered(OTHER[role])))

    def coverable(self, role: Role) -> list[Cell]:
        """The cards that the role may cover (CR-12)."""
        other = OTHER[role]
        return placed(cell for cell in self.uncovered(other) if cell != self.pawns[other])

    def liftable(self, role: Role) -> list[Cell]:
        """The supercards that the role may lift (CR-12)."""
        return placed(cell for cell, owner in self.supers.items() if owner != role)

    @cached_property
    def joints(self) -> tuple[tuple[Cell, Cell], ...]:
        """Where the roads are joined: the cells of a Cop card in Cop's reach and of an uncovered
        Rob card whose exits face each other (CR-20)."""
        found = list[tuple[Cell, Cell]]()
        for x, y in sorted(self.reach["cop"]):
            exits = self.roads[x, y].exits
            for way, dx, dy, facing in WAYS:
                there = (x + dx, y + dy)
                road = self.roads.get(there)
                if not road or road.owner == "cop" or there in self.supers:
                    continue
                if exits & way and road.exits & facing:
                    found.append(((x, y), there))
        return tuple(found)

    def play(self, role: Role, move: Move) -> Streets:
        """The streets after a legal move of this role."""
        match read(move):
            case Place(cell, exits):
                return replace(self, roads={**self.roads, cell: Road(role, exits)})
            case On("block" | "cover", cell):
                return replace(self, supers={**self.supers, cell: role})
            case On("lift", cell):
                left = {c: owner for c, owner in self.supers.items() if c != cell}
                return replace(self, supers=left)
            case On("drive", cell):
                return replace(self, pawns={**self.pawns, role: cell})
            case _:  # stay, discard
                return self


START = Streets(
    roads={STARTS["rob"]: Road("rob", EXITS["NEW"]), STARTS["cop"]: Road("cop", EXITS["ESW"])},
    supers={},
    pawns=STARTS,
)
"""The start: two tees, their blank sides towards the bank (CR-4)."""
