"""The streets as the computer players look at it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from games.cop_and_rob.cards import TURNED, Kind, Role
from games.cop_and_rob.moves import card_moves, drive_moves, ending
from games.cop_and_rob.streets import WAYS, Cell, Streets
from games.core import Move
from games.search import Weighed


class Crossroads:
    """Streets, what there is to see on them, and those that moves make of them, found once each.

    Streets depend on the moves alone, so that samples with different decks share them.
    """

    def __init__(self, streets: Streets) -> None:
        self.streets = streets
        self._after: dict[tuple[Role, Move], Crossroads] = {}
        self.weighed: dict[tuple[Role, Kind | None], Weighed] = {}
        """The moves worth a look by whose turn it is and the card, if they have been weighed."""

    def after(self, role: Role, move: Move) -> Crossroads:
        """Where the move leads."""
        if move in ("stay", "discard"):
            return self
        if (role, move) not in self._after:
            self._after[role, move] = Crossroads(self.streets.play(role, move))
        return self._after[role, move]

    def moves(self, role: Role, card: Kind | None) -> tuple[Move, ...]:
        """Every way to play the card; where to drive, without one."""
        return card_moves(self.streets, role, card) if card else drive_moves(self.streets, role)

    @cached_property
    def winner(self) -> Role | None:
        """Who has won by the roads."""
        end = ending(self.streets)
        return end[0] if end else None

    @cached_property
    def ways(self) -> Mapping[Role, int]:
        """How many ways out each has."""
        return {role: len(ways) for role, ways in self.streets.ways_out.items()}

    @cached_property
    def _open_to_rob(self) -> tuple[Cell, ...]:
        return tuple(self.streets.open_exits(self.streets.uncovered("rob")))

    @cached_property
    def gap(self) -> tuple[int, int]:
        """The least number of cards that would join the roads, and how many pairs of exits are
        that near to each other; whatever lies in between is ignored."""
        lengths = [
            abs(x - u) + abs(y - v) + 1
            for x, y in self.streets.ways_out["cop"]
            for u, v in self._open_to_rob
        ]
        nearest = min(lengths, default=99)
        return nearest, lengths.count(nearest)

    @cached_property
    def joining(self) -> frozenset[Kind]:
        """The kinds of cards with which Cop would join the roads at once."""
        if self.gap[0] > 1:
            return frozenset()
        shared = self.streets.ways_out["cop"].keys() & set(self._open_to_rob)
        return frozenset(kind for cell in shared for kind in self._fitting(cell))

    def _fitting(self, cell: Cell) -> list[Kind]:
        must, never = self.streets.sides(cell)
        return [
            kind
            for kind, turned in TURNED.items()
            if any(exits & must == must and not exits & never for exits in turned)
        ]

    def shelter(self, role: Role, cell: Cell) -> int:
        """How much would be lost if this card were covered: what standing there protects."""
        x, y = cell
        exits = self.streets.roads[cell].exits
        worth = 0
        for way, dx, dy, _ in WAYS:
            there = (x + dx, y + dy)
            if exits & way:
                worth += 2 if there in self.streets.reach[role] else self.streets.is_empty(there)
        return worth
