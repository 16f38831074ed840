"""Computer players: a budget and a question go in, a thought comes out.

A thought is a pure function of level, view, seed and budget. With a budget of nodes it is the same
everywhere, so any process can think it, and anybody can repeat it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from time import monotonic, thread_time
from typing import Generic, Literal, get_args

from games.core.accounts import Account, chances_summed
from games.core.reviews import Judged
from games.core.state import B, State, View
from games.core.text import Move, Seat, Text, say

EVERY = 16
"""A meter looks at the clock after so many nodes."""
BUSY = 1.75
"""On the clock, a thought may take so many times its seconds of the processor: if others have the
processor too, nobody should wait longer for a better move. How long a table is silent whose process
dies depends on it (`tests/bot/test_times.py`)."""
LEAST = 0.1
"""The part of its seconds of the processor that a thought has in any case, however long somebody
has waited and however little the machine gives it: experts are measured with a tenth."""
_MOMENT = 0.02
"""Seconds that `Meter.left` always grants."""


@dataclass(frozen=True)
class Budget:
    """What a thought may cost: nodes, seconds of one core, or both; it ends with whichever ends
    first."""

    most: float = inf
    """Nodes: whatever the game counts, such as playouts, positions or imagined boards."""
    cpu: float = inf
    """Seconds of the processor, of the thinking thread only."""
    clock: float = inf
    """Seconds on the clock; in any case at most `BUSY` times those of the processor."""
    least: float = 0.0
    """Seconds of the processor that it has even when those on the clock are over."""

    def __post_init__(self) -> None:
        if self.most == self.cpu == inf:
            raise ValueError("a budget without end")

    @classmethod
    def nodes(cls, count: float) -> Budget:
        """So many nodes: the same view and seed give the same move."""
        return cls(most=count)

    @classmethod
    def seconds(cls, cpu: float) -> Budget:
        """So many seconds, however many nodes that is."""
        return cls(cpu=cpu)

    @property
    def counted(self) -> Budget:
        """The same without the clock, for what must be the same everywhere."""
        return Budget.nodes(self.most)

    def share(self, part: float) -> Budget:
        """This part of it: at least one node."""
        most, cpu, clock, least = self.most, self.cpu, self.clock, self.least
        return Budget(max(1, most * part), cpu * part, clock * part, least * part)

    def within(self, clock: float) -> Budget:
        """The same, to be done in so many seconds on the clock if `LEAST` of it does not take
        longer."""
        least = LEAST * self.cpu
        cpu = min(self.cpu, max(least, clock))
        return replace(self, cpu=cpu, clock=clock, least=least)

    def begin(self) -> Meter:
        return Meter(self)


class Meter:
    """A budget that is being spent. The first node is always granted."""

    __slots__ = ("_ends", "_late", "_least", "_look", "_most", "count")

    def __init__(self, budget: Budget) -> None:
        self.count = 0
        """Nodes spent so far."""
        self._most = budget.most
        now = thread_time()
        self._ends, self._least = now + budget.cpu, now + budget.least
        self._late = monotonic() + min(budget.clock, BUSY * budget.cpu)
        self._look = EVERY if budget.cpu < inf else inf

    def spend(self, nodes: int = 1) -> None:
        """So many more nodes have been searched."""
        self.count += nodes

    def left(self, part: float) -> Budget:
        """This part of what is left: at least one node and a moment."""
        now = thread_time()
        cpu = max(_MOMENT, (self._ends - now) * part)
        clock = max(_MOMENT, (self._late - monotonic()) * part)
        least = max(0.0, (self._least - now) * part)
        return Budget(max(1, (self._most - self.count) * part), cpu, clock, least)

    def spent(self) -> bool:
        """Should the search end now? Cheap enough to ask at every node."""
        if self.count < self._look:
            return self.count >= self._most
        self._look = self.count + EVERY
        now = thread_time()
        over = now >= self._ends or (now >= self._least and monotonic() >= self._late)
        return over or self.count >= self._most


@dataclass(frozen=True)
class Thought:
    """A move, and what its search found out: for the hint, the review, the pause before it."""

    move: Move
    considered: tuple[tuple[Move, float], ...] = ()
    """Moves and what each is worth to the seat, the most promising first; () if there was nothing
    to think about. A chance from 0 to 1; in a game with `Players.judge` its own unit, such as
    points."""
    clear: float = 1.0
    """How far it is ahead, from 0 (others are as good) to 1 (nothing comes near): a person would
    ponder the longer, the lower it is."""
    findings: object = None
    """Numbers for `Players.why`: one of the game's own small frozen dataclasses."""

    @property
    def worth(self) -> float | None:
        """What the move is worth; None if nothing was considered."""
        return dict(self.considered).get(self.move)

    @property
    def next_best(self) -> tuple[Move, float] | None:
        """The best of the other moves, and its worth."""
        others = [entry for entry in self.considered if entry[0] != self.move]
        return max(others, key=lambda entry: entry[1], default=None)


Ponder = Callable[[View[B], Random, Budget], Thought]


@dataclass(frozen=True)
class Computer(Generic[B]):
    """A computer player of one level."""

    ponder: Ponder[B]
    """Thinks about a view in which there is a choice."""
    budget: Budget
    """What a thought costs at a table: nodes, and the seconds in which a slow machine must be
    done."""

    def think(self, view: View[B], random: Random, budget: Budget) -> Thought:
        """What it would play in this view. An only move needs no thinking."""
        if len(view.legal) == 1:
            return Thought(view.legal[0])
        return self.ponder(view, random, budget)

    def move(self, view: View[B], random: Random) -> Move:
        """What it plays with all its nodes and no clock: the same on every machine."""
        return self.think(view, random, self.budget.counted).move


Level = Literal["easy", "normal", "hard", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The weakest first."""


@dataclass(frozen=True, kw_only=True)
class Levels(Mapping[str, Computer[B]], Generic[B]):
    """A game's computer players by level. Every game has all of them; two may be the same."""

    easy: Computer[B]
    normal: Computer[B]
    hard: Computer[B]
    expert: Computer[B]

    def __getitem__(self, level: str) -> Computer[B]:
        found = (self.easy, self.normal, self.hard, self.expert)
        return dict(zip(self, found, strict=True))[level]

    def __iter__(self) -> Iterator[str]:
        return iter(LEVELS)

    def __len__(self) -> int:
        return len(LEVELS)


def estimate(chance: float) -> int:
    """A chance as a search knows it, in percent: in fives, since it can't tell them apart, and
    never 0 or 100, since it proves nothing."""
    return min(95, max(5, 5 * round(20 * chance)))


def judged(thought: Thought) -> Text:
    """What the search thinks of the move, for games whose worths are chances from 0 to 1."""
    if thought.worth is None or thought.next_best is None:
        return say("core-suggested")
    chance, other = estimate(thought.worth), estimate(thought.next_best[1])
    if other < chance:
        return say("core-why-chances", chance=chance, other=other)
    return say("core-why-alike", chance=chance)


Judge = Callable[[State[B], Seat, Move, Budget, Random], Judged | None]
"""Judges a move that was played in that position. None if there is nothing to judge (a set-up, a
pass). It looks only at the seat's own view."""


@dataclass(frozen=True, kw_only=True)
class Players(Generic[B]):
    """A game's computer players, and what they can say about choices."""

    levels: Levels[B]
    """By level, the weakest first."""
    why: Callable[[View[B], Thought], Text] = lambda view, thought: say("core-suggested")
    """Why a computer would play this move, in one sentence, for a person who asks for a hint. It is
    made of what the view shows and of numbers that the search found, so it is true."""
    of: Literal["match", "round"] = "match"
    """What a chance that they tell is the chance to win."""
    judge: Judge[B] | None = None
    """What a choice was worth by what the seat could have known, for reviews; None: the strongest
    player's opinion is asked (`games.review.Opinion`)."""
    proves: bool = False
    """Is a chance of 0 or 1 that they tell proven?"""
    rough: float = 0.0
    """How far any other chance may be off, in 95 of 100 cases: `python -m tools.bench.truth`."""
    stakes: Callable[[View[B]], tuple[float, float]] = lambda view: (0.0, 1.0)
    """The seat's chance of the match if it loses what a chance is of, and if it wins that."""
    draws: Callable[[State[B]], Sequence[tuple[float, State[B]]]] = lambda state: ()
    """Where chance has just turned something up: every position that it could have led to, as
    likely as each was."""
    summed: Callable[[Account], Text] = chances_summed
    """How luck and skill add up, in words."""
    openings: tuple[int, int] = (0, 0)
    """The arena first plays so many plies at random, at least and at most: for games in which no
    chance tells matches apart, or in which choosing a role would settle who plays what."""
