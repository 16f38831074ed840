"""What to do next: some moves and the dig after them, judged in all imagined worlds at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain

from games.core import Meter, Move
from games.graverobber.findings import Outlook
from games.graverobber.ground import bits
from games.graverobber.possible import slide
from games.graverobber.routes import Paths, paths, route
from games.graverobber.worlds import Where, Worlds
from games.squares import WAYS, Square


@dataclass(frozen=True)
class Aims:
    """Which plans are tried, and what they are worth, in Plots."""

    moves: int
    """All plans of so many moves are tried."""
    routes: int
    """In so many worlds the shortest way to a Plot is tried, however long."""
    bit: float
    """What a bit of information is worth."""
    trail: float
    """What it costs to show one more square of one's own board to be free."""


@dataclass(frozen=True)
class Plan:
    """Some moves of a player's own piece, and what they lead to."""

    own: Square
    where: Where
    shown: int
    """The squares of the own board that are known to be free by then."""
    first: Move | None = None
    last: str = ""
    """The way of the last move."""
    moves: int = 0


@dataclass(frozen=True)
class Planner:
    """One player's turn."""

    worlds: Worlds
    mine: Paths
    """Where the own piece can go on the own board."""
    start: Plan
    aims: Aims

    def outlooks(self, meter: Meter) -> Mapping[Move, Outlook]:
        """What every move leads to at best, in Plots a turn or what is worth as much; a plan is a
        node of the budget."""
        best = dict[Move, Outlook]()
        for plan in chain(self._short(self.start), self._long()):
            if meter.spent():
                break
            meter.spend()
            for way in WAYS:
                first, outlook = plan.first or f"dig {way}", self._digging(plan, way)
                if first not in best or outlook.worth > best[first].worth:
                    best[first] = outlook
        return best

    def _digging(self, plan: Plan, way: str) -> Outlook:
        """What the plan is worth a turn with that dig at its end."""
        cost = self.aims.trail * (plan.shown & ~self.start.shown).bit_count()
        found, told = self.worlds.dig(plan.where, way)
        worth = (found + self.aims.bit * told - cost) / (plan.moves + 1)
        return Outlook(worth, found, plan.moves, way)

    def _short(self, plan: Plan) -> Iterator[Plan]:
        """The plan, and all that go on from it, never twice the same way."""
        yield plan
        if plan.moves < self.aims.moves:
            for way in WAYS:
                for steps in range(1, len(self.mine[plan.own, way]) + 1):
                    if way != plan.last:
                        yield from self._short(self._move(plan, way, steps))

    def _long(self) -> Iterator[Plan]:
        """Ways that lead to a Plot in one world or another."""
        for number in range(self.aims.routes):
            away, obstacles, plots = self.worlds.world(number)
            plan = self.start
            for way, steps in route(self.mine, paths(obstacles), plan.own, away, plots) or ():
                plan = self._move(plan, way, steps)
            yield plan

    def _move(self, plan: Plan, way: str, steps: int) -> Plan:
        path = self.mine[plan.own, way][:steps]
        return replace(
            plan,
            own=path[-1],
            where=slide(plan.where, self.worlds.standing, way, steps),
            shown=plan.shown | bits(path),
            first=plan.first or f"move {way} {steps}",
            last=way,
            moves=plan.moves + 1,
        )
