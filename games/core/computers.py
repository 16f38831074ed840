"""Computer players: what one is asked and what it answers, a budget and a thought.

A thought is a pure function of level, view, seed and budget: with a budget of nodes the same
everywhere, so that any process can do it and anybody can do it again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from random import Random
from time import monotonic, thread_time
from typing import Generic

from games.core.reviews import Judged
from games.core.state import B, State, View
from games.core.text import Move, Seat, Text, say

EVERY = 16
"""Nodes after which a meter looks at the clock."""
BUSY = 3
"""How many times as long as it may have the processor a thought may take on the clock: longer waits
nobody for a better move where others have the processor."""
_MOMENT = 0.02
"""Seconds that are always left for something."""


@dataclass(frozen=True)
class Budget:
    """What a thought may cost: nodes, seconds of one core, or both, whichever ends first."""

    most: float = inf
    """Nodes: whatever a game counts, such as playouts, positions or imagined boards."""
    cpu: float = inf
    """Seconds of the processor that the thinking thread itself has had; on the clock it ends after
    `BUSY` times as many."""

    def __post_init__(self) -> None:
        if self.most == self.cpu == inf:
            raise ValueError("a budget without end")

    @classmethod
    def nodes(cls, count: float) -> Budget:
        """So many nodes: the same view and the same seed give the same move."""
        return cls(most=count)

    @classmethod
    def seconds(cls, cpu: float) -> Budget:
        """So long, however much can be searched meanwhile."""
        return cls(cpu=cpu)

    @property
    def counted(self) -> Budget:
        """The same without the clock, for what must come out the same everywhere."""
        return Budget.nodes(self.most)

    def share(self, part: float) -> Budget:
        """This part of it, one node at least."""
        return Budget(max(1, self.most * part), self.cpu * part)

    def begin(self) -> Meter:
        """Begins to spend it."""
        return Meter(self)


class Meter:
    """A budget that is being spent. The first node is always granted."""

    __slots__ = ("_ends", "_late", "_look", "_most", "count")

    def __init__(self, budget: Budget) -> None:
        self.count = 0
        """Nodes spent so far."""
        self._most = budget.most
        self._ends = thread_time() + budget.cpu
        self._late = monotonic() + BUSY * budget.cpu
        self._look = EVERY if budget.cpu < inf else inf

    def spend(self, nodes: int = 1) -> None:
        """So many nodes more have been searched."""
        self.count += nodes

    def left(self, part: float) -> Budget:
        """That part of what is left of it: one node and a moment at least."""
        seconds = max(_MOMENT, (self._ends - thread_time()) * part)
        return Budget(max(1, (self._most - self.count) * part), seconds)

    def spent(self) -> bool:
        """Is it time to come to an end? Cheap enough to be asked at every node."""
        if self.count < self._look:
            return self.count >= self._most
        self._look = self.count + EVERY
        over = thread_time() >= self._ends or monotonic() >= self._late
        return over or self.count >= self._most


@dataclass(frozen=True)
class Thought:
    """A move, and what its search found out: for the hint, the review, the pause before it."""

    move: Move
    considered: tuple[tuple[Move, float], ...] = ()
    """Moves and what each is worth to the seat, in a unit of the game's own (a chance, points,
    Plots), what promises most first; () where there was nothing to think about."""
    clear: float = 1.0
    """From 0 (others are as good) to 1 (nothing comes near): how long a person would ponder."""
    findings: object = None
    """Numbers for `Players.why`, as one of the game's own small frozen dataclasses."""

    @property
    def worth(self) -> float | None:
        """What the move is worth; None if nothing else was considered."""
        return dict(self.considered).get(self.move)

    @property
    def next_best(self) -> tuple[Move, float] | None:
        """The best of the other moves, and what it is worth."""
        others = [entry for entry in self.considered if entry[0] != self.move]
        return max(others, key=lambda entry: entry[1], default=None)


Ponder = Callable[[View[B], Random, Budget], Thought]


@dataclass(frozen=True)
class Computer(Generic[B]):
    """A computer player of one level."""

    ponder: Ponder[B]
    budget: Budget
    """What a thought costs at a table: nodes, and seconds in which a slow machine must be done."""

    def think(self, view: View[B], random: Random, budget: Budget) -> Thought:
        """What it would play in this view. An only move needs no thought."""
        if len(view.legal) == 1:
            return Thought(view.legal[0])
        return self.ponder(view, random, budget)

    def move(self, view: View[B], random: Random) -> Move:
        """What it plays with its whole budget of nodes: the same on every machine."""
        return self.think(view, random, self.budget.counted).move


def estimate(chance: float) -> int:
    """What a search thinks a chance is, in percent: it can't tell fives apart, and nothing that it
    only thinks is none or all."""
    return min(95, max(5, 5 * round(20 * chance)))


def judged(thought: Thought) -> Text:
    """What the search thinks of the move, where worths are chances from 0 to 1."""
    if thought.worth is None or thought.next_best is None:
        return say("core-suggested")
    chance, other = estimate(thought.worth), estimate(thought.next_best[1])
    if other < chance:
        return say("core-why-chances", chance=chance, other=other)
    return say("core-why-alike", chance=chance)


@dataclass(frozen=True)
class Leanings:
    """What a position shows of each weight: times the weights, they add up to the logarithm of the
    odds of a seat."""

    seat: Seat
    values: Mapping[str, float]


@dataclass(frozen=True)
class Fitted(Generic[B]):
    """Weights of a game's computer players, kept in its folder as `weights.json`."""

    weights: Mapping[str, float]
    """Those that it plays by."""
    player: Callable[[Mapping[str, float]], Computer[B]]
    """A player by these weights that is quick enough for thousands of matches."""
    leanings: Callable[[View[B]], Leanings | None] | None = None
    """For weights that foretell who wins, which are fitted to how matches end; None of a view that
    is not judged. Others are fitted by what wins."""


Judge = Callable[[State[B], Seat, Move, Budget, Random], Judged | None]
"""Judges a move that was played in that position; None where there is nothing to judge (a set-up,
a pass). Whatever it does, it looks at the seat's own view alone."""


@dataclass(frozen=True, kw_only=True)
class Players(Generic[B]):
    """A game's computer players, and what they know of choices."""

    levels: Mapping[str, Computer[B]] = field(default_factory=dict)
    """By level, the weakest first."""
    why: Callable[[View[B], Thought], Text] = lambda view, thought: say("core-suggested")
    """Why a computer would play this move: one sentence for a person who asks for a hint, made of
    what the view shows and of numbers that the search found, so that it is true."""
    judge: Judge[B] | None = None
    """What a seat could have known of its choice, for reviews; None: the strongest player's opinion
    (`games.review.Opinion`)."""
    openings: tuple[int, int] = (0, 0)
    """How many plies, at least and at most, the arena plays at random before its players go on:
    where no chance tells matches apart, or a choice (of a role) would settle who plays what."""
    fitted: Fitted[B] | None = None
    """The weights that `python -m games fit` can fit by self-play."""
