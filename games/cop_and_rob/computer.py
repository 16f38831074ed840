"""The computer players: they count the cards that both decks can still bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import exp, log
from random import Random

from games.cop_and_rob.board import Board, Cast
from games.cop_and_rob.cards import DECK_SIZE, ROLES, Kind, Role
from games.cop_and_rob.crossroads import Crossroads
from games.cop_and_rob.streets import cell_of
from games.core import Budget, Computer, Fitted, Move, Seat, Thought, View
from games.search import Level, Lore, Weighed, Weights, fitted, search, weighed

_DRIVES = 3
"""Cells considered for driving."""
_KEENNESS = 1.5
"""How much a move that promises more is tried before others."""
_CAUTIOUS = 0.3
"""The share of the chase that is seen by whoever minds their own ways out before all else."""


class ChaseWeights(Weights):
    """What makes out a position, in logarithms of the odds of Cop."""

    cop: float = -1.6
    near: float = 2.8
    next: float = 1.0
    joins: float = 3.0
    pairs: float = 0.1
    usual: float = 0.8
    """What nearness is worth on the average."""
    rob_none: float = 1.4
    rob_one: float = 0.6
    rob_ways: float = 0.9
    cop_none: float = 1.2
    cop_one: float = 0.85
    cop_two: float = 0.3
    cop_ways: float = 0.2
    left: float = 2.2


WEIGHTS = fitted(ChaseWeights, __package__)


@dataclass(frozen=True)
class Taste:
    """How a player judges positions."""

    weights: ChaseWeights
    zeal: float = 1.0
    """From 0 to 1: how much it counts how near the two are; the rest is taken as average."""


@dataclass(frozen=True)
class Chase:
    """A position without what was told of it; the decks are sampled."""

    at: Crossroads
    cast: Cast
    decks: Mapping[Role, tuple[Kind, ...]]
    unseen: Mapping[Role, Mapping[Kind, int]]
    """How many cards of each kind were face down when the search began."""
    turned: int
    driving: bool
    winner: Role | None = None

    @property
    def role(self) -> Role:
        """Whose turn it is."""
        return ROLES[(self.turned - 1) % 2]

    @property
    def card(self) -> Kind | None:
        """The card to play; None while driving."""
        return None if self.driving else self.decks[self.role][(self.turned - 1) // 2]

    def play(self, move: Move) -> Chase:
        """The position after a move: `CopAndRobState.apply`, with streets that are shared."""
        at = self.at.after(self.role, move)
        if at.winner:
            return replace(self, at=at, winner=at.winner)
        if not self.driving and len(at.streets.reach[self.role]) > 1:
            return replace(self, at=at, driving=True)
        if self.turned == 2 * DECK_SIZE:
            return replace(self, at=at, winner="rob")
        return replace(self, at=at, turned=self.turned + 1, driving=False)


def _positions(view: View[Board]) -> Callable[[Random], Chase]:
    board = view.board
    at = Crossroads(board.streets)

    def sample(random: Random) -> Chase:
        decks = {role: _deck(board, role, random) for role in ROLES}
        return Chase(at, board.cast, decks, board.unseen, board.turned, board.driving)

    return sample


def _deck(board: Board, role: Role, random: Random) -> tuple[Kind, ...]:
    """Some order of the cards that are face down. Of those seen only the last one matters."""
    unseen = [kind for kind, count in board.unseen[role].items() for _ in range(count)]
    random.shuffle(unseen)
    assert board.card
    return (board.card,) * (DECK_SIZE - len(unseen)) + tuple(unseen)


def _seat(chase: Chase) -> Seat | None:
    return None if chase.winner else chase.cast[chase.role]


def _moves(taste: Taste, chase: Chase) -> Weighed:
    """Weighed once for all streets: with fewer cards left the weights are much the same."""
    known, decision = chase.at.weighed, (chase.role, chase.card)
    if decision not in known:
        known[decision] = _drives(chase) if chase.driving else _plays(taste, chase)
    return known[decision]


def _plays(taste: Taste, chase: Chase) -> Weighed:
    moves = chase.at.moves(chase.role, chase.card)
    sign = 1 if chase.role == "cop" else -1
    scores = [sign * _standing(taste, chase.play(move)) for move in moves]
    best = max(scores)
    weights = [exp(_KEENNESS * (score - best)) + 0.01 for score in scores]
    return weighed(moves, weights)


def _drives(chase: Chase) -> Weighed:
    """Driving changes nothing but which card can't be covered."""
    here = chase.at.streets.pawns[chase.role]
    moves = chase.at.moves(chase.role, None)
    cells = [cell_of(move.split()[1]) if move != "stay" else here for move in moves]
    worth = [chase.at.shelter(chase.role, cell) for cell in cells]
    best = sorted(range(len(moves)), key=lambda n: -worth[n])[:_DRIVES]
    return weighed([moves[n] for n in best], [1.0 + worth[n] for n in best])


def _value(taste: Taste, chase: Chase) -> Sequence[float]:
    cop = 1 / (1 + exp(-_standing(taste, chase)))
    return [cop if chase.cast["cop"] == seat else 1 - cop for seat in (0, 1)]


def _standing(taste: Taste, chase: Chase) -> float:
    """The chances of Cop, as the logarithm of the odds."""
    if chase.winner:
        return 9.0 if chase.winner == "cop" else -9.0
    at, deck = chase.at, chase.unseen["cop"]
    gap, pairs = at.gap
    left = (2 * DECK_SIZE - chase.turned) / (2 * DECK_SIZE)
    if gap > 2 * DECK_SIZE * left + 1:
        return -6.0  # not with all the cards that are left
    joins = sum(deck[kind] for kind in at.joining) / max(1, sum(deck.values()))
    rob, cop = at.ways["rob"], at.ways["cop"]
    by, zeal = taste.weights, taste.zeal
    near = (
        by.near / gap
        + (by.next if gap == 2 else 0.0)
        + by.joins * joins
        + by.pairs * log(pairs or 1)
    )
    return (
        by.cop
        + zeal * near
        + (1 - zeal) * by.usual
        + {0: by.rob_none, 1: by.rob_one}.get(rob, 0.0)
        - by.rob_ways * log(rob or 1)
        - {0: by.cop_none, 1: by.cop_one, 2: by.cop_two}.get(cop, 0.0)
        + by.cop_ways * log(cop or 1)
        + by.left * left
    )


def _computer(
    level: Level, role: Role | None = None, zeal: float = 1.0, weights: ChaseWeights = WEIGHTS
) -> Computer[Board]:
    """Whoever chooses takes the role that this level has done better in, if one is known."""
    taste = Taste(weights, zeal)
    lore = Lore(_positions, _seat, partial(_moves, taste), Chase.play, partial(_value, taste))

    def ponder(view: View[Board], random: Random, budget: Budget) -> Thought:
        if not view.board.cast:
            return Thought(role or random.choice(view.legal))
        return search(lore, level, view, random, budget)

    return Computer(ponder, level.budget)


PLAYERS: Mapping[str, Computer[Board]] = {
    "easy": _computer(Level(playouts=4, overlooks=0.75)),
    "normal": _computer(Level(playouts=40, curiosity=0.5), role="cop", zeal=_CAUTIOUS),
    "hard": _computer(Level(playouts=1000, curiosity=0.5), role="rob"),
    "expert": _computer(Level(playouts=8000, seconds=3.8, curiosity=0.5), role="rob"),
}
"""The roles are those that do better at each strength: between two `normal` players Cop won 158 of
300 matches, between two with 300 playouts Rob won 66 of 100."""

FITTED: Fitted[Board] = Fitted(
    WEIGHTS.model_dump(),
    lambda weights: _computer(
        Level(playouts=100, curiosity=0.5), weights=ChaseWeights.model_validate(weights)
    ),
)
