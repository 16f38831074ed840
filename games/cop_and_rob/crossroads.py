"""A table as the computer players look at it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from games.cop_and_rob.cards import TURNED, Kind, Role
from games.cop_and_rob.moves import card_moves, drive_moves, ending
from games.cop_and_rob.table import WAYS, Cell, Table
from games.core import Move
from games.search import Weighed


class Crossroads:
    """A table, what there is to see on it, and the tables that moves make of it, found once each.

    A table depends on the moves alone, so that samples with different decks share it.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._after: dict[tuple[Role, Move], Crossroads] = {}
        self.weighed: dict[tuple[Role, Kind | None], Weighed] = {}
        """The moves worth a look by whose turn it is and the card, if they have been weighed."""

    def after(self, role: Role, move: Move) -> Crossroads:
        """Where the move leads."""
        if move in ("stay", "discard"):
            return self
        if (role, move) not in self._after:
            self._after[role, move] = Crossroads(self.table.play(role, move))
        return self._after[role, move]

    def moves(self, role: Role, card: Kind | None) -> tuple[Move, ...]:
        """Every way to play the card; where to drive, without one."""
        return card_moves(self.table, role, card) if card else drive_moves(self.table, role)

    @cached_property
    def winner(self) -> Role | None:
        """Who has won by the roads."""
        end = ending(self.table)
        return end[0] if end else None

    @cached_property
    def ways(self) -> Mapping[Role, int]:
        """How many ways out each has."""
        return {role: len(ways) for role, ways in self.table.ways_out.items()}

    @cached_property
    def _open_to_rob(self) -> tuple[Cell, ...]:
        return tuple(self.table.open_exits(self.table.uncovered("rob")))

    @cached_property
    def gap(self) -> tuple[int, int]:
        """The least number of cards that would join the roads, and how many pairs of exits are
        that near to each other; nothing in between is thought of."""
        lengths = [
            abs(x - u) + abs(y - v) + 1
            for x, y in self.table.ways_out["cop"]
            for u, v in self._open_to_rob
        ]
        nearest = min(lengths, default=99)
        return nearest, lengths.count(nearest)

    @cached_property
    def joining(self) -> frozenset[Kind]:
        """The kinds of cards with which Cop would join the roads at once."""
        if self.gap[0] > 1:
            return frozenset()
        shared = self.table.ways_out["cop"].keys() & set(self._open_to_rob)
        return frozenset(kind for cell in shared for kind in self._fitting(cell))

    def _fitting(self, cell: Cell) -> list[Kind]:
        must, never = self.table.sides(cell)
        return [
            kind
            for kind, turned in TURNED.items()
            if any(exits & must == must and not exits & never for exits in turned)
        ]

    def shelter(self, role: Role, cell: Cell) -> int:
        """How much would be lost if this card were covered: what standing there protects."""
        x, y = cell
        exits = self.table.roads[cell].exits
        worth = 0
        for way, dx, dy, _ in WAYS:
            there = (x + dx, y + dy)
            if exits & way:
                worth += 2 if there in self.table.reach[role] else self.table.is_empty(there)
        return worth
