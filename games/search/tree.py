"""A computer player for every game that can fill in what a view leaves open.

This is Information Set Monte Carlo Tree Search with a single observer (Cowling, Powley and
Whitehouse, IEEE TCIAIG 4(2), 2012). Every playout samples a full position that the view allows, and
walks down one tree of moves that all samples share; a move competes only with those that are legal
in the same sample. Moves are chosen by PUCT (Rosin, "Multi-armed bandits with episode context",
2011) from what the game thinks of them beforehand. Each seat has its own reward, so two to four can
play (max^n). If nothing is hidden this is plain tree search, and positions are kept.

The budget bounds the search; the tree grows by one node a playout. One of the moves that are nearly
as good as the best is drawn by lot. The same view, random numbers and number of playouts give the
same move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from typing import Generic, TypeVar

from games.core import Budget, Computer, Move, Seat, Thought, View
from games.search.lot import clarity, lot

B = TypeVar("B")
P = TypeVar("P")
Weighed = Sequence[tuple[Move, float]]
"""Moves and how promising each looks. The weights are above 0 and add up to 1."""


_FAR = 0.2
"""A move that is better by this chance of winning needs no pondering."""


def weighed(moves: Sequence[Move], weights: Sequence[float]) -> Weighed:
    """The moves with these weights, made to add up to 1."""
    whole = sum(weights)
    return [(move, weight / whole) for move, weight in zip(moves, weights, strict=True)]


@dataclass(frozen=True)
class Lore(Generic[B, P]):
    """What a game knows about itself. `P` is its full position, in whatever form suits it best."""

    positions: Callable[[View[B]], Callable[[Random], P]]
    """Makes a view ready for sampling full positions that it allows."""
    seat: Callable[[P], Seat | None]
    """Who decides; None if the search need not look further."""
    moves: Callable[[P], Weighed]
    """The moves worth a look, at least one. A move that is left out is never played."""
    play: Callable[[P, Move], P]
    """The position after a move."""
    value: Callable[[P], Sequence[float]]
    """What each seat may hope for, from 0 (lost) to 1 (won)."""


@dataclass(frozen=True)
class Level:
    """How hard a computer player thinks."""

    playouts: int
    """How many playouts a thought has."""
    seconds: float = 2.0
    """How long they may take at a table, on one core."""
    depth: int = 0
    """Moves that are played beyond the tree before a position is judged."""
    overlooks: float = 0.0
    """The share of moves, its own and its opponents', that it overlooks."""
    curiosity: float = 1.0
    """How strongly it prefers promising moves that were tried little."""
    slack: float = 0.03
    """How much chance of winning it may give away in an even position, so that it does not always
    play the same; less in a decided one."""

    @property
    def budget(self) -> Budget:
        """What a thought at this level costs."""
        return Budget(self.playouts, self.seconds)


def players(lore: Lore[B, P], levels: Mapping[str, Level]) -> Mapping[str, Computer[B]]:
    """Players that search, by the name of their level."""
    return {n: Computer(partial(search, lore, lv), lv.budget) for n, lv in levels.items()}


def search(
    lore: Lore[B, P], level: Level, view: View[B], random: Random, budget: Budget
) -> Thought:
    """One of the best moves of `view.seat`, and what the others are worth: the share of first place
    that the seat may hope for."""
    assert view.seat is not None
    sample, root, meter = lore.positions(view), _Node[P](0.0), budget.begin()
    while not meter.spent():
        _playout(lore, level, root, sample(random), random)
        meter.spend()
    return _concluded(root, view.seat, level.slack, random)


def _concluded(root: _Node[P], seat: Seat, slack: float, random: Random) -> Thought:
    """The lot is drawn only among moves that were tried about as often as the favourite: about
    others too little is known."""
    tried = [(move, child) for move, child in root.children.items() if child.visits]
    tried.sort(key=lambda entry: entry[1].merit, reverse=True)
    considered = tuple((move, child.sums[seat] / child.visits) for move, child in tried)
    often = [
        c for c, (_, child) in zip(considered, tried, strict=True) if _often(child, tried[0][1])
    ]
    hope = considered[0][1]
    move = lot(often, slack * 4 * hope * (1 - hope), random)
    return Thought(move, considered, clarity(considered, _FAR))


def _often(child: _Node[P], favourite: _Node[P]) -> bool:
    return 2 * child.visits >= favourite.visits


class _Node(Generic[P]):
    """A move in the tree, and what its playouts came to."""

    __slots__ = ("before", "children", "moves", "position", "seen", "sums", "visits", "weight")

    def __init__(self, weight: float, seen: bool = True) -> None:
        self.weight = weight
        self.seen = seen
        self.visits = 0
        self.sums: list[float] = []
        """The sum of rewards, by seat."""
        self.children: dict[Move, _Node[P]] = {}
        self.before: P | None = None
        self.position: P | None = None
        """What the move made of `before`: worth keeping if samples do not differ."""
        self.moves: tuple[P, Weighed] | None = None

    @property
    def merit(self) -> tuple[int, float]:
        return self.visits, self.weight

    def follow(self, lore: Lore[B, P], before: P, move: Move) -> P:
        """The position after this node's move."""
        if self.position is None or self.before is not before:
            self.before, self.position = before, lore.play(before, move)
        return self.position

    def weighed(self, lore: Lore[B, P], position: P) -> Weighed:
        """The moves of the position in which this node was reached."""
        if self.moves is None or self.moves[0] is not position:
            self.moves = position, lore.moves(position)
        return self.moves[1]

    def reward(self, rewards: Sequence[float]) -> None:
        """Adds the result of one playout."""
        self.visits += 1
        if not self.sums:
            self.sums = [0.0] * len(rewards)
        for seat, reward in enumerate(rewards):
            self.sums[seat] += reward

    def choose(self, seat: Seat, moves: Weighed, level: Level, random: Random) -> Move:
        """The move to try now (PUCT). One that was not tried yet is taken to be average."""
        children = self.children
        for move, weight in moves:
            if move not in children:
                children[move] = _Node(weight, random.random() >= level.overlooks)
        open_to = [move for move, _ in moves if children[move].seen]
        tried = [children[move] for move in open_to if children[move].visits]
        visits = sum(child.visits for child in tried)
        untried = sum(child.sums[seat] for child in tried) / visits if visits else 0.5
        # PUCT: what a move has brought, and a bonus for its weight that shrinks with its visits.
        width = level.curiosity * sqrt(1 + visits)
        best, choice = -1.0, moves[0][0]
        for move in open_to:
            child = children[move]
            hope = child.sums[seat] / child.visits if child.visits else untried
            urgency = hope + width * child.weight / (1 + child.visits)
            if urgency > best:
                best, choice = urgency, move
        return choice


def _playout(lore: Lore[B, P], level: Level, root: _Node[P], position: P, random: Random) -> None:
    node, path = root, [root]
    while (seat := lore.seat(position)) is not None:
        move = node.choose(seat, node.weighed(lore, position), level, random)
        node = node.children[move]
        position = node.follow(lore, position, move)
        path.append(node)
        if not node.visits:
            break
    rewards = lore.value(_ahead(lore, level.depth, position, random))
    for node in path:
        node.reward(rewards)


def _ahead(lore: Lore[B, P], depth: int, position: P, random: Random) -> P:
    """The position after some likely moves."""
    for _ in range(depth):
        if lore.seat(position) is None:
            break
        moves, weights = zip(*lore.moves(position), strict=True)
        position = lore.play(position, random.choices(moves, weights)[0])
    return position
