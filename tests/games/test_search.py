"""The search, on games small enough to know the answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from games.core import Budget, Move, Seat, View
from games.search import Level, Lore, Weighed, players, search

LEVEL = Level(playouts=400)


def found(lore: Lore[int, Any], level: Level, view: View[int], random: Random) -> Move:
    return search(lore, level, view, random, level.budget.counted).move


def view_of(board: int, *legal: str) -> View[int]:
    return View(seat=0, board=board, acting=(0,), legal=legal, notes=(), outcome=None)


@dataclass(frozen=True)
class Heap:
    """Players take one to three matches in turn; who takes the last one wins."""

    left: int
    turn: Seat = 0

    def seat(self) -> Seat | None:
        return self.turn if self.left else None

    def moves(self) -> Weighed:
        most = min(3, self.left)
        return [(str(n), 1 / most) for n in range(1, most + 1)]

    def play(self, move: str) -> Heap:
        return replace(self, left=self.left - int(move), turn=1 - self.turn)

    def value(self) -> tuple[float, float]:
        if self.left:
            return 0.5, 0.5
        return (0.0, 1.0) if self.turn == 0 else (1.0, 0.0)


def heaps(view: View[int]) -> Callable[[Random], Heap]:
    heap = Heap(view.board)
    return lambda random: heap


HEAPS = Lore(heaps, Heap.seat, Heap.moves, Heap.play, Heap.value)


@pytest.mark.parametrize(("left", "best"), [(3, "3"), (5, "1"), (6, "2"), (7, "3"), (9, "1")])
def test_it_finds_the_winning_move(left: int, best: str) -> None:
    assert found(HEAPS, LEVEL, view_of(left, "1", "2", "3"), Random(1)) == best


def test_moves_beyond_the_tree_help_where_the_value_knows_nothing() -> None:
    level = Level(playouts=2000, depth=20)
    assert found(HEAPS, level, view_of(10, "1", "2", "3"), Random(1)) == "2"


@dataclass(frozen=True)
class Favour:
    """`safe` is worth 0.5. After `trust`, seat 1 does best by being good to seat 0."""

    path: tuple[str, ...] = ()

    def seat(self) -> Seat | None:
        return {(): 0, ("trust",): 1}.get(self.path)

    def moves(self) -> Weighed:
        choices = ("help", "harm") if self.path else ("trust", "safe")
        return [(choice, 0.5) for choice in choices]

    def play(self, move: str) -> Favour:
        return Favour((*self.path, move))

    def value(self) -> tuple[float, float, float]:
        match self.path:
            case ("safe",):
                return 0.5, 0.2, 0.3
            case ("trust", "harm"):
                return 0.0, 0.4, 0.6
        return 0.7, 0.6, 0.0


def test_each_of_three_seats_is_taken_to_look_after_itself() -> None:
    def positions(view: View[int]) -> Callable[[Random], Favour]:
        return lambda random: Favour()

    lore = Lore(positions, Favour.seat, Favour.moves, Favour.play, Favour.value)
    assert found(lore, LEVEL, view_of(0, "trust", "safe"), Random(1)) == "trust"


@dataclass(frozen=True)
class Coin:
    """A coin lies hidden. `sure` is worth 0.7; after `guess` it has to be called: all or nothing.

    Who solves every sample on its own believes that the call is always right ("strategy fusion",
    Frank and Basin 1998): the tree must be shared.
    """

    heads: bool
    path: tuple[str, ...] = ()

    def seat(self) -> Seat | None:
        return 0 if self.path in ((), ("guess",)) else None

    def moves(self) -> Weighed:
        choices = ("heads", "tails") if self.path else ("sure", "guess")
        return [(choice, 0.5) for choice in choices]

    def play(self, move: str) -> Coin:
        return replace(self, path=(*self.path, move))

    def value(self) -> list[float]:
        if self.path == ("sure",):
            return [0.7, 0.3]
        right = self.path[-1:] == ("heads" if self.heads else "tails",)
        won = float(right) if len(self.path) == 2 else 1.0
        return [won, 1 - won]


def coins(view: View[int]) -> Callable[[Random], Coin]:
    return lambda random: Coin(random.random() < 0.5)


COINS = Lore(coins, Coin.seat, Coin.moves, Coin.play, Coin.value)


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_count_on_knowing_what_is_hidden(seed: int) -> None:
    assert found(COINS, LEVEL, view_of(0, "sure", "guess"), Random(seed)) == "sure"


def test_one_sample_and_at_most_one_node_a_playout() -> None:
    samples = list[Coin]()

    def counting(view: View[int]) -> Callable[[Random], Coin]:
        def sample(random: Random) -> Coin:
            samples.append(Coin(random.random() < 0.5))
            return samples[-1]

        return sample

    found(replace(COINS, positions=counting), Level(37), view_of(0, "sure", "guess"), Random(1))
    assert len(samples) == 37


def test_an_only_move_is_not_thought_about() -> None:
    def positions(view: View[int]) -> Callable[[Random], Coin]:
        raise AssertionError

    player = players(replace(COINS, positions=positions), {"easy": LEVEL})["easy"]
    thought = player.think(view_of(0, "sure"), Random(1), Budget.nodes(1))
    assert (thought.move, thought.clear) == ("sure", 1.0)


def test_who_overlooks_everything_still_moves() -> None:
    level = Level(playouts=20, overlooks=1.0)
    assert found(COINS, level, view_of(0, "sure", "guess"), Random(1)) in ("sure", "guess")


def test_who_overlooks_much_misses_what_wins() -> None:
    level = Level(playouts=50, overlooks=0.4)
    chosen = {found(HEAPS, level, view_of(3, "1", "2", "3"), Random(n)) for n in range(30)}
    assert chosen == {"1", "2", "3"}


def test_the_same_random_numbers_give_the_same_move() -> None:
    player = players(COINS, {"easy": Level(playouts=3, overlooks=0.3)})["easy"]
    view = view_of(0, "sure", "guess")
    moves = [[player.move(view, Random(seed)) for seed in range(20)] for _ in range(2)]
    assert moves[0] == moves[1]
    assert set(moves[0]) == {"sure", "guess"}
