"""How often a review's interval holds the true value where that can be counted, and what reviews
cost: `python -m tools.bench.review`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

from games import GAMES
from games.core import Budget, Match, State
from games.graverobber.mind import review as graverobber
from games.pointsweeper.mind.belief import imagine
from games.pointsweeper.mind.knowledge import Knowledge
from games.pointsweeper.rules.known.board import Board
from games.record import plain, read
from games.review import BUDGET, review

MATCHES = 3
MORE = 12
"""Extra matches between computers that hardly think, for the cases in which layouts can be
counted."""
COUNTED = Budget.nodes(20_000)
DRAWN = 400
"""How many boards are drawn for an interval."""
_WALKED = 28
"""Before the other player has walked so many squares there are too many layouts to count."""


def played(game: str, seed: int, level: str = "hard", nodes: int = 60) -> Match[Any]:
    """A match by computers that think briefly."""
    random, found = Random(seed), GAMES[game]
    match = Match.start(found, 2, {}, found.rules.deal(random, 2, found.settle({})))
    while not match.state.outcome:
        (seat, *_) = match.state.acting
        thought = found.players.levels[level].think(match.view(seat), random, Budget.nodes(nodes))
        match = match.play(seat, thought.move)
    return match


def choices(match: Match[Any]) -> Iterator[tuple[State[Any], int, str, Random]]:
    """The positions in which somebody chose, with a random choice in each."""
    for ply, (state, (seat, _)) in enumerate(zip(match.positions(), match.log, strict=False)):
        random = Random(ply)
        yield state, seat, random.choice(state.legal(seat)), random


def claims(match: Match[Board], known: bool) -> Iterator[bool]:
    """Does the interval hold the value of the claim over all boards? `known`: were mines
    counted?"""
    for state, seat, move, random in choices(match):
        if not move.startswith("claim"):
            continue
        knowledge = Knowledge.of(state.view(seat), COUNTED, random)
        truth = knowledge.claims(move)[move]
        if truth.exactly is None or not knowledge.squares(move):
            continue
        limit = 300_000 if known else -1
        belief = imagine(knowledge.unknown, limit, random, Budget.nodes(DRAWN).begin())
        drawn = replace(knowledge, belief=belief, limit=0)
        low, high = drawn.between(drawn.claims(move)[move]) or (0.0, 0.0)
        yield low - 1e-9 <= truth.exactly <= high + 1e-9


def digs(match: Match[Any]) -> Iterator[bool]:
    """Does the interval hold the value of a dig or move over all layouts?"""
    for state, seat, move, random in choices(match):
        board = state.board(seat)
        if not board.playing or len(board.passes(1 - seat)) < _WALKED:
            continue
        whole = graverobber.judge(state, seat, move, COUNTED, random)
        if whole is None or not whole.exact:
            continue
        drawn = graverobber.judge(state, seat, move, Budget.nodes(1), random)
        if drawn and drawn.interval:
            low, high = drawn.interval
            yield low - 1e-9 <= whole.value <= high + 1e-9


def report() -> None:
    """Print all of it."""
    for game in ("pointsweeper", "graverobber"):
        matches = [played(game, seed) for seed in range(MATCHES)]
        for match in matches[:2]:
            found, before = read(plain(match, ["A", "B"])), process_time()
            judged = review(found, BUDGET).judged
            spent, exact = process_time() - before, sum(one.exact for one in judged)
            print(f"{game}: {len(judged)} choices, {exact} of them exactly: {spent:.1f} s of CPU")
        if game == "pointsweeper":
            for name, known in (("mines counted", True), ("nothing counted", False)):
                told(f"claims, {name}", [h for m in matches for h in claims(m, known)])
        else:
            brief = (played(game, 100 + n, "easy", 20) for n in range(MORE))
            told("digs and moves", [held for match in brief for held in digs(match)])


def told(what: str, held: list[bool]) -> None:
    print(f"  {what}: the interval holds the truth in {sum(held)} of {len(held)}")


if __name__ == "__main__":
    report()
