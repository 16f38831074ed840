"""The computer player of every game that can fill in what a view leaves open.

Information Set Monte Carlo Tree Search with a single observer (Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012): every playout samples a full
position that the view allows and descends one common tree of moves, in which a move competes
only with those that are legal in the same sample. Moves are chosen by PUCT (Rosin, "Multi-armed
bandits with episode context", 2011) from what the game thinks of them beforehand, with one reward
for each seat, so that it serves two to four of them (max^n). Where nothing is hidden this is plain
tree search, and the positions are kept.

A search is bounded by its budget, and the tree by one node for each playout. Of the moves that are
nearly as good as the best one is drawn by lot; the same view, random numbers and number of playouts
give the same move.
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
"""Moves and how promising each looks; the weights are above 0 and add up to 1."""


_FAR = 0.2
"""A move that is better by this chance of winning needs no pondering."""


def weighed(moves: Sequence[Move], weights: Sequence[float]) -> Weighed:
    """The moves with these weights, whatever they add up to."""
    whole = sum(weights)
    return [(move, weight / whole) for move, weight in zip(moves, weights, strict=True)]


@dataclass(frozen=True)
class Lore(Generic[B, P]):
    """What a game knows about itself. `P` is its full position, whatever suits it best."""

    positions: Callable[[View[B]], Callable[[Random], P]]
    """The view, made ready for sampling full positions that it allows."""
    seat: Callable[[P], Seat | None]
    """Who decides; None once the search need not look further."""
    moves: Callable[[P], Weighed]
    """The moves worth a look, at least one; a move left out is never played."""
    play: Callable[[P, Move], P]
    value: Callable[[P], Sequence[float]]
    """What every seat may hope for, from 0 (lost) to 1 (won)."""


@dataclass(frozen=True)
class Level:
    """How hard a computer player thinks."""

    playouts: int
    seconds: float = 2.0
    """In which these have to be done at a table, of one core."""
    depth: int = 0
    """Moves that are played beyond the tree before the position is judged."""
    overlooks: float = 0.0
    """The share of moves, its own and its opponents', that it does not see."""
    curiosity: float = 1.0
    """How much a promising move that has been tried little is preferred."""
    slack: float = 0.03
    """Moves are nearly equally good if an even position gets no worse by more than this chance of
    winning; a decided one, by less."""

    @property
    def budget(self) -> Budget:
        """What a thought at this level costs."""
        return Budget(self.playouts, self.seconds)


def players(lore: Lore[B, P], levels: Mapping[str, Level]) -> Mapping[str, Computer[B]]:
    """Computer players that search, by the name of their level."""
    return {n: Computer(partial(search, lore, lv), lv.budget) for n, lv in levels.items()}


def search(
    lore: Lore[B, P], level: Level, view: View[B], random: Random, budget: Budget
) -> Thought:
    """One of the best moves of `view.seat`, and how the others came off. A move is worth the share
    of first place that the seat may hope for."""
    assert view.seat is not None
    sample, root, meter = lore.positions(view), _Node[P](0.0), budget.begin()
    while not meter.spent():
        _playout(lore, level, root, sample(random), random)
        meter.spend()
    return _concluded(root, view.seat, level.slack, random)


def _concluded(root: _Node[P], seat: Seat, slack: float, random: Random) -> Thought:
    """The lot is drawn among moves that were tried about as often as the favourite: what was tried
    little is known little."""
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
        """Rewards, by seat."""
        self.children: dict[Move, _Node[P]] = {}
        self.before: P | None = None
        self.position: P | None = None
        """What the move made of `before`: worth keeping where samples do not differ."""
        self.moves: tuple[P, Weighed] | None = None

    @property
    def merit(self) -> tuple[int, float]:
        return self.visits, self.weight

    def follow(self, lore: Lore[B, P], before: P, move: Move) -> P:
        """The position after the move that this node stands for."""
        if self.position is None or self.before is not before:
            self.before, self.position = before, lore.play(before, move)
        return self.position

    def weighed(self, lore: Lore[B, P], position: P) -> Weighed:
        """The moves of the position this node has been reached with."""
        if self.moves is None or self.moves[0] is not position:
            self.moves = position, lore.moves(position)
        return self.moves[1]

    def reward(self, rewards: Sequence[float]) -> None:
        """Takes in the result of one playout."""
        self.visits += 1
        if not self.sums:
            self.sums = [0.0] * len(rewards)
        for seat, reward in enumerate(rewards):
            self.sums[seat] += reward

    def choose(self, seat: Seat, moves: Weighed, level: Level, random: Random) -> Move:
        """The move to try now (PUCT); one not tried yet is taken to be worth the average."""
        children = self.children
        for move, weight in moves:
            if move not in children:
                children[move] = _Node(weight, random.random() >= level.overlooks)
        open_to = [move for move, _ in moves if children[move].seen]
        tried = [children[move] for move in open_to if children[move].visits]
        visits = sum(child.visits for child in tried)
        untried = sum(child.sums[seat] for child in tried) / visits if visits else 0.5
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
    """The position some likely moves later."""
    for _ in range(depth):
        if lore.seat(position) is None:
            break
        moves, weights = zip(*lore.moves(position), strict=True)
        position = lore.play(position, random.choices(moves, weights)[0])
    return position
