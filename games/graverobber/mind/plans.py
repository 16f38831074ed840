"""Plans: some moves, the dig after them, and further digs in the same place. Each is judged in all
imagined worlds at once.

Moves tell a player nothing. So between two digs there is no more to know than before, and a plan
needs no branches.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from math import log2

from games.core import Meter, Move
from games.graverobber.mind.ahead import NOTHING, Ahead, Follow, entropy
from games.graverobber.mind.findings import Outlook
from games.graverobber.mind.routes import Paths, Step, paths, route
from games.graverobber.mind.worlds import Where, Worlds
from games.graverobber.rules.known.board import PLOTS_TO_WIN
from games.graverobber.rules.known.possible import slide
from games.squares import WAYS, Square


@dataclass(frozen=True)
class Aims:
    """Which plans are tried, and what counts besides Plots."""

    moves: int
    """All plans of up to so many moves are tried."""
    routes: int
    """For so many worlds, the shortest way to a Plot is tried too, however long."""
    bit: float
    """What a bit of information is worth, in Plots."""
    trail: float = 0.0
    """What a bit of information costs that the own piece gives the other player, in Plots."""
    ahead: int = 0
    """How many plans are followed beyond their dig."""


@dataclass(frozen=True)
class Plan:
    """Some moves of the player's own piece, and what they lead to."""

    own: Square
    """Where the own piece then stands."""
    where: Where
    """Where the piece on the other board then stands, by world."""
    agreeing: int
    """The worlds of the other player (`Planner.eyes`) that agree with these moves."""
    steps: tuple[Step, ...] = ()

    @property
    def first(self) -> Move | None:
        """The first move; None: the plan starts with the dig."""
        return "move {} {}".format(*self.steps[0]) if self.steps else None

    @property
    def last(self) -> str:
        """The direction of the last move."""
        return self.steps[-1][0] if self.steps else ""


@dataclass(frozen=True)
class Digging:
    """A plan, the dig at its end, and further digs if they were looked at."""

    plan: Plan
    way: str
    found: float
    """The share of the worlds in which the first dig finds a Plot."""
    gain: float
    """What it finds and tells, in Plots."""
    turns: int
    follow: Follow = NOTHING

    @property
    def worth(self) -> float:
        """Plots a turn, with what can follow."""
        return (self.gain + self.follow.gain) / (self.turns + self.follow.turns)

    @property
    def first(self) -> Move:
        """The move it begins with."""
        return self.plan.first or f"dig {self.way}"


@dataclass(frozen=True)
class Planner:
    """One player's turn."""

    worlds: Worlds
    mine: Paths
    """Where the own piece can go on its own board."""
    start: Plan
    aims: Aims
    eyes: Worlds | None = None
    """What the other player can imagine of the own board."""
    left: int = PLOTS_TO_WIN
    """How many Plots it still has to find."""
    danger: float = 0.0
    """How likely the other player wins in its next turn, and in each turn after that."""
    told: Worlds | None = None
    """The worlds by which chances are told; None: those by which it chooses."""

    def outlooks(self, meter: Meter) -> Mapping[Move, Outlook]:
        """The best plan for every first move. A plan is one node of the budget."""
        tried = self.tried(meter)
        if self.aims.ahead:
            tried = self._followed(_varied(tried), meter)
        best = dict[Move, Digging]()
        for digging in _varied(tried):
            best.setdefault(digging.first, digging)
        return {move: self._outlook(digging) for move, digging in best.items()}

    def _outlook(self, digging: Digging) -> Outlook:
        others = [way for way in WAYS if f"dig {way}" != digging.first]
        worlds, where = self.told or self.worlds, digging.plan.where
        if self.told:
            where = _led(worlds, digging.plan.steps)
        return Outlook(
            digging.worth,
            worlds.dig(where, digging.way),
            len(digging.plan.steps),
            digging.way,
            other=max(worlds.dig(worlds.where, way) for way in others),
            squares=len(where),
            whole=worlds.whole,
        )

    def tried(self, meter: Meter) -> list[Digging]:
        """All plans, each as far as its first dig."""
        tried = list[Digging]()
        for plan in chain(self._short(), self._long()):
            if meter.spent() and tried:
                break
            meter.spend()
            tried += self._diggings(plan)
        return tried

    def _diggings(self, plan: Plan) -> Iterator[Digging]:
        """The plan with each dig. Whatever a dig finds, it tells where the piece stands (GR-12)."""
        told, cost = self.worlds.places(plan.where), self._cost(plan)
        lasts, later = self._lasts(len(plan.steps)), self._lasts(len(plan.steps) + 1)
        for way in WAYS:
            found = self.worlds.dig(plan.where, way)
            gain = lasts * found + later * self.aims.bit * (told + entropy(found)) - cost
            yield Digging(plan, way, found, gain, len(plan.steps) + 1)

    def _lasts(self, turns: int) -> float:
        """How likely the match is not lost within so many turns."""
        return (1 - self.danger) ** turns

    def _cost(self, plan: Plan) -> float:
        """What it costs that the plan shows something to the other player."""
        if not self.eyes or not self.aims.trail:
            return 0.0
        return self.aims.trail * log2(self.eyes.count / max(1, plan.agreeing.bit_count()))

    def _followed(self, tried: list[Digging], meter: Meter) -> list[Digging]:
        """These, the best of them with what can follow."""
        ahead = Ahead(self.worlds, self.mine, self.aims.bit, tried[0].worth, meter)
        farther = list[Digging]()
        for digging in tried[: self.aims.ahead]:
            plan = digging.plan
            follow = ahead.after(plan.own, plan.where, digging.way, 0, self.left)
            if meter.spent():
                return tried  # worths can be compared only if all were looked at equally far
            follow = replace(follow, gain=follow.gain * self._lasts(digging.turns))
            farther.append(replace(digging, follow=follow))
        return sorted(
            farther + tried[self.aims.ahead :], key=lambda digging: digging.worth, reverse=True
        )

    def _short(self) -> Iterator[Plan]:
        """All plans of few moves, the shortest first, without two moves in a row in one
        direction."""
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
        """The ways that lead to a Plot in one world or another."""
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
            steps=(*plan.steps, (way, steps)),
        )


def _led(worlds: Worlds, steps: Iterable[Step]) -> Where:
    """Where these moves lead in these worlds."""
    where = worlds.where
    for way, count in steps:
        where = slide(where, worlds.standing, way, count)
    return where


_SIMILAR = 3


def _varied(tried: list[Digging]) -> list[Digging]:
    """The best first, and only a few that begin alike."""
    count, some = dict[Move, int](), list[Digging]()
    for digging in sorted(tried, key=lambda digging: digging.worth, reverse=True):
        count[digging.first] = count.get(digging.first, 0) + 1
        if count[digging.first] <= _SIMILAR:
            some.append(digging)
    return some
