"""What to do next: some moves, the dig after them, and the digs that pay in the same place, judged
in all imagined worlds at once. Moves tell a player nothing, so between two digs there is no more to
know than before, and a plan need not bend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
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
    trail: float = 0.0
    """What a bit of information costs that one's own piece gives the other player."""
    on: bool = False
    """Does it count what digging on brings where a plan has led?"""


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
    """A plan with the dig at its end, and what follows as far as that has been looked at."""

    plan: Plan
    way: str
    found: float
    """The share of the worlds in which it turns up a Plot."""
    gain: float
    """What all digs find and tell, in Plots."""
    turns: float
    """How many turns all of it takes, on average."""

    @property
    def worth(self) -> float:
        """In Plots a turn."""
        return self.gain / self.turns

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
    danger: float = 0.0
    """How likely the other player wins in its next turn; so in each after that."""

    def outlooks(self, meter: Meter) -> Mapping[Move, Outlook]:
        """What every move leads to at best; a plan is a node of the budget."""
        tried = self._tried(meter)
        if self.aims.on:
            tried = self._going_on(_varied(tried), meter)
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
        told, cost = self.worlds.places(plan.where), self._cost(plan)
        lasts, later = self._lasts(plan.moves), self._lasts(plan.moves + 1)
        for way in WAYS:
            found = self.worlds.dig(plan.where, way)
            gain = lasts * found + later * self.aims.bit * (told + _bits(found)) - cost
            yield Digging(plan, way, found, gain, plan.moves + 1)

    def _lasts(self, turns: int) -> float:
        """How likely the match is not lost within so many turns."""
        return (1 - self.danger) ** turns

    def _cost(self, plan: Plan) -> float:
        """Of what the plan shows to the other player."""
        if not self.eyes or not self.aims.trail:
            return 0.0
        return self.aims.trail * log2(self.eyes.count / max(1, plan.agreeing.bit_count()))

    def _going_on(self, tried: list[Digging], meter: Meter) -> list[Digging]:
        """These with the digs that follow; as they were if the time is over."""
        rate, deeper = max(digging.worth for digging in tried), list[Digging]()
        for digging in tried:
            if meter.spent():
                return tried  # worths are comparable only if all have been looked at as far
            meter.spend()
            deeper.append(self._dug_on(digging, rate))
        return deeper

    def _dug_on(self, digging: Digging, rate: float) -> Digging:
        """The same with the digs that pay after each answer.

        `rate`: what a turn brings elsewhere, in Plots. The answer has told where the piece stands,
        so that every further dig there takes one turn and pays or not, whatever the others do.
        """
        gain, turns = digging.gain, digging.turns
        lasts = self._lasts(digging.plan.moves + 1)
        for square, here in digging.plan.where.items():
            ahead = beside(square, digging.way)
            plot = here & self.worlds.plots[ahead] if ahead else 0
            for answer in (plot, here ^ plot):
                for way in WAYS:
                    more = lasts * self._another(square, answer, way) if way != digging.way else 0.0
                    if more > rate:
                        share = answer.bit_count() / self.worlds.count
                        gain += share * more
                        turns += share
        return replace(digging, gain=gain, turns=turns)

    def _another(self, square: Square, worlds: int, way: str) -> float:
        """What one more dig brings in these worlds, in all of which the piece stands there."""
        ahead = beside(square, way)
        found = (worlds & self.worlds.plots[ahead]).bit_count() if ahead else 0
        if not found:
            return 0.0
        chance = found / worlds.bit_count()
        return chance + self.aims.bit * _bits(chance)

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
