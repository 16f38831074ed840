"""What to do next: some moves, the dig after them, and what can be done after its answer, judged in
all imagined worlds at once. Moves tell a player nothing, so between two digs there is no more to
know than before, and a plan need not bend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from math import log2

from games.core import Meter, Move
from games.graverobber.findings import Outlook
from games.graverobber.ground import beside
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
    turn: float = 0.0
    """What a turn brings in the long run: so much must come of each turn after the answer."""
    trail: float = 0.0
    """What a bit of information costs that one's own piece gives the other player."""
    deep: int = 0
    """For so many plans it is tried what comes after the answer."""
    reach: int = 0
    """How many moves may come before the dig after the answer."""


@dataclass(frozen=True)
class Plan:
    """Some moves of a player's own piece, and what they lead to."""

    own: Square
    where: Where
    agreeing: int
    """The worlds of the other player (`Planner.eyes`) that agree with what these moves show."""
    first: Move | None = None
    last: str = ""
    """The way of the last move."""
    moves: int = 0


@dataclass(frozen=True)
class Digging:
    """A plan with the dig at its end."""

    plan: Plan
    way: str
    found: float
    """The share of the worlds in which it turns up a Plot."""
    worth: float
    """In Plots a turn."""

    @property
    def first(self) -> Move:
        """What it begins with."""
        return self.plan.first or f"dig {self.way}"


@dataclass(frozen=True)
class Planner:
    """One player's turn."""

    worlds: Worlds
    mine: Paths
    """Where the own piece can go on the own board."""
    start: Plan
    aims: Aims
    eyes: Worlds | None = None
    """What the other player can imagine of the own board."""

    def outlooks(self, meter: Meter) -> Mapping[Move, Outlook]:
        """What every move leads to at best; a plan is a node of the budget."""
        tried = self._tried(meter)
        for reach in range(1, self.aims.reach + 1):
            some = _varied(tried)[: self.aims.deep // reach**2]
            deeper = [d for d in (self._deeper(t, reach, meter) for t in some) if d]
            if len(deeper) < len(some):
                break  # worths are comparable only if all were looked at as far
            tried = deeper
        best = dict[Move, Digging]()
        for digging in _varied(tried):
            best.setdefault(digging.first, digging)
        return {move: self._outlook(digging) for move, digging in best.items()}

    def _outlook(self, digging: Digging) -> Outlook:
        others = [way for way in WAYS if f"dig {way}" != digging.first]
        return Outlook(
            digging.worth,
            digging.found,
            digging.plan.moves,
            digging.way,
            other=max(self.worlds.dig(self.start.where, way) for way in others),
            whole=self.worlds.whole,
        )

    def _tried(self, meter: Meter) -> list[Digging]:
        """All plans that are tried, as far as their dig."""
        tried = list[Digging]()
        for plan in chain(self._short(), self._long()):
            if meter.spent() and tried:
                break
            meter.spend()
            tried += self._diggings(plan)
        return tried

    def _diggings(self, plan: Plan) -> Iterator[Digging]:
        """The plan with either dig: any answer tells where the piece stands (GR-12)."""
        told = self.worlds.places(plan.where)
        for way in WAYS:
            found = self.worlds.dig(plan.where, way)
            gain = found + self.aims.bit * (told + _bits(found)) - self._cost(plan)
            yield Digging(plan, way, found, gain / (plan.moves + 1))

    def _cost(self, plan: Plan) -> float:
        """Of what the plan shows to the other player."""
        if not self.eyes or not self.aims.trail:
            return 0.0
        return self.aims.trail * log2(self.eyes.count / max(1, plan.agreeing.bit_count()))

    def _deeper(self, digging: Digging, reach: int, meter: Meter) -> Digging | None:
        """The same, worth what its best sequel to each answer adds; None if the time is over."""
        plan, more = digging.plan, 0.0
        for square, here in plan.where.items():
            ahead = beside(square, digging.way)
            plot = here & self.worlds.plots[ahead] if ahead else 0
            for answer, dug in ((plot, ahead), (here ^ plot, None)):
                if meter.spent():
                    return None
                if answer:
                    share = answer.bit_count() / self.worlds.count
                    more += share * self._sequel(plan.own, square, answer, dug, reach, meter)
        worth = digging.worth + more / (plan.moves + 1)
        return Digging(plan, digging.way, digging.found, worth)

    def _sequel(
        self, own: Square, away: Square, worlds: int, dug: Square | None, reach: int, meter: Meter
    ) -> float:
        """What can be had next in these worlds, in which that square has been dug up."""
        size = worlds.bit_count()
        plots = self.worlds.plots if dug is None else {**self.worlds.plots, dug: 0}
        best = 0.0
        waiting = [(own, {away: worlds}, "", 0)]
        while waiting:
            here, where, last, moves = waiting.pop()
            meter.spend()
            found = max(_found(where, plots, way) for way in WAYS)
            best = max(best, found / size - self.aims.turn * (moves + 1))
            if moves == reach:
                continue
            for way in WAYS:
                if way == last:
                    continue
                for steps, square in enumerate(self.mine[here, way], 1):
                    ahead = slide(where, self.worlds.standing, way, steps)
                    waiting.append((square, ahead, way, moves + 1))
        return best

    def _short(self) -> Iterator[Plan]:
        """All plans of few moves, the shortest first, never twice the same way."""
        plans = [self.start]
        for _ in range(self.aims.moves):
            yield from plans
            plans = [
                self._move(plan, way, steps)
                for plan in plans
                for way in WAYS
                if way != plan.last
                for steps in range(1, len(self.mine[plan.own, way]) + 1)
            ]
        yield from plans

    def _long(self) -> Iterator[Plan]:
        """Ways that lead to a Plot in one world or another."""
        for number in range(min(self.aims.routes, self.worlds.count)):
            away, obstacles, plots = self.worlds.world(number)
            plan = self.start
            for way, steps in route(self.mine, paths(obstacles), plan.own, away, plots) or ():
                plan = self._move(plan, way, steps)
            yield plan

    def _move(self, plan: Plan, way: str, steps: int) -> Plan:
        path, agreeing = self.mine[plan.own, way][:steps], plan.agreeing
        for square in path:
            agreeing &= ~(self.eyes.standing[square] if self.eyes else 0)
        return Plan(
            own=path[-1],
            where=slide(plan.where, self.worlds.standing, way, steps),
            agreeing=agreeing,
            first=plan.first or f"move {way} {steps}",
            last=way,
            moves=plan.moves + 1,
        )


def _found(where: Where, plots: Mapping[Square, int], way: str) -> int:
    """In how many of the worlds that dig turns up a Plot."""
    found = 0
    for square, here in where.items():
        ahead = beside(square, way)
        if ahead:
            found += (here & plots[ahead]).bit_count()
    return found


def _bits(chance: float) -> float:
    """What it tells whether something of that chance is so."""
    return -sum(p * log2(p) for p in (chance, 1 - chance) if p)


_SIMILAR = 3


def _varied(tried: list[Digging]) -> list[Digging]:
    """The best first, and not more than a few with the same beginning."""
    count, some = dict[Move, int](), list[Digging]()
    for digging in sorted(tried, key=lambda digging: digging.worth, reverse=True):
        count[digging.first] = count.get(digging.first, 0) + 1
        if count[digging.first] <= _SIMILAR:
            some.append(digging)
    return some
