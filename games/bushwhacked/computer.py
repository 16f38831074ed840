"""The computer players: they try turns with their bursts and captures, and the answers to them.

A node of the budget is a turn tried; worths are chances of winning.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import exp, inf
from random import Random

from games.bushwhacked.board import PLAY_STONES, Board
from games.bushwhacked.camp import Camp, camp
from games.bushwhacked.findings import Intent
from games.bushwhacked.grid import enclosed, listed
from games.bushwhacked.plans import Plan, plans
from games.bushwhacked.threats import beside, open_to, rings
from games.bushwhacked.worth import WORTHS, Worths, lead
from games.core import Budget, Computer, Fitted, Meter, Move, Seat, Thought, View
from games.search import clarity, lot

_NEAR = 0.05
"""Plans that are worse by this many bases get no worth of their own but one below the best."""
_FAR = 0.15
"""A move that is better by this chance of winning needs no pondering."""


@dataclass(frozen=True)
class Skill:
    """How well a computer player plays."""

    depth: int
    """Turns that it looks ahead at most."""
    widths: tuple[int, ...]
    """Plans that it follows, by turns ahead; beyond, as many as the last."""
    nodes: int
    seconds: float
    slack: float = 0.01
    """How much chance of winning it gives away now and then."""
    overlooks: float = 0.0
    """The share of its plans that it does not see."""
    worths: Worths = WORTHS


SKILLS = {
    "easy": Skill(1, (8,), 200, 1.0, slack=0.06, overlooks=0.4),
    "normal": Skill(2, (4,), 600, 1.0, slack=0.03),
    "hard": Skill(3, (10, 6), 4_000, 2.0),
    "expert": Skill(12, (16, 8, 5), 80_000, 3.8),
}


class _Spent(Exception):
    """The budget is."""


def _ponder(skill: Skill, view: View[Board], random: Random, budget: Budget) -> Thought:
    obvious = _obvious(view)
    if obvious:
        return Thought(obvious)
    search = _Search(skill, view.board.turn.seat, budget.begin())
    ranked = search.ranked(camp(view.board), random)
    keenness = _keenness(view.board)
    considered: dict[Move, float] = {}
    leading: dict[Move, Plan] = {}
    for plan, worth in ranked:
        move = _first(plan, view)
        if move not in considered:
            considered[move] = 1 / (1 + exp(max(-100.0, min(100.0, -keenness * worth))))
            leading[move] = plan
    worths = tuple(considered.items())
    hope = worths[0][1]
    move = lot(worths, skill.slack * 4 * hope * (1 - hope), random)
    return Thought(move, worths, clarity(worths, _FAR), _intent(view.board, leading[move]))


def _keenness(board: Board) -> float:
    left = min(board.play_hand(seat) for seat in range(board.seats)) / PLAY_STONES
    return 1.5 + 3.0 * (1 - left)


def _obvious(view: View[Board]) -> Move | None:
    """Captures once no more stones can be placed, and what is paid for a trade."""
    board = view.board
    if board.turn.trading:
        return f"pay {listed(_owed(board))[0]}"
    if board.capturable and not board.to_place:
        return f"capture {listed(board.capturable)[0]}"
    return None


def _owed(board: Board) -> int:
    """What is missed least of what can still be paid."""
    ring = next((r for r in rings(board.bases) if r & board.turn.target), 0)
    free = board.payable
    return free & ~beside(board.bases) or free & ~ring or free


def _first(plan: Plan, view: View[Board]) -> Move:
    """The first move of a turn."""
    if plan.stones:
        return f"place {listed(plan.stones)[0]}"
    if plan.passes:
        return "pass"
    if plan.target:
        return f"trade {listed(plan.target)[0]}"
    capturable = listed(view.board.capturable)
    return f"capture {capturable[0]}" if capturable else "done"


def _intent(board: Board, plan: Plan) -> Intent:
    """What the turn comes to."""
    seat, then = board.turn.seat, plan.then
    taken = sum(board.play) & ~board.play[seat] & then.fixed[seat]
    army = then.play[seat] | then.fixed[seat]
    bases = then.bases & enclosed(army) & ~board.controlled(seat)
    safe = 0
    if len(then.still_in) == 2 and not _falling(then, seat):  # nor by a chain, then
        safe = _falling(camp(board), seat) & then.play[seat]
    return Intent(*map(listed, (plan.stones, taken, bases, safe)))


def _falling(now: Camp, seat: Seat) -> int:
    """Stones of the seat that others could capture in their next turn."""
    found, mine = 0, now.play[seat]
    for other in now.still_in:
        if other != seat and (ready := now.ready(other)):
            found |= open_to(now.play[other], mine, now.empty, ready)
    return found


class _Search:
    """One thought: plans, the answers to them, and so on; the others are taken to play against
    this seat."""

    def __init__(self, skill: Skill, seat: Seat, meter: Meter) -> None:
        self.skill = skill
        self.seat = seat
        self.meter = meter

    def ranked(self, now: Camp, random: Random) -> list[tuple[Plan, float]]:
        """The best plans and what they are worth, as deep as the budget allows."""
        found = self._scored(now)
        share = self.skill.overlooks
        found = [entry for entry in found if random.random() >= share] or found[-1:]
        try:
            for depth in range(2, self.skill.depth + 1):
                found = self._deeper(found[: self.skill.widths[0]], depth)
        except _Spent:
            pass
        return found

    def _deeper(self, before: list[tuple[Plan, float]], depth: int) -> list[tuple[Plan, float]]:
        found, floor = [], -inf
        for plan, _ in before:
            worth = self._worth(plan.then, depth - 1, 1, floor - _NEAR, inf)
            floor = max(floor, worth)
            found.append((plan, worth))
        return sorted(found, key=lambda entry: -entry[1])

    def _scored(self, now: Camp) -> list[tuple[Plan, float]]:
        """The plans, what looks best to who plays them first."""
        seat = now.seat
        found = [(plan, lead(plan.then, self.seat, self.skill.worths)) for plan in plans(now)]
        self.meter.spend(len(found))
        sign = -1 if seat == self.seat else 1
        return sorted(found, key=lambda entry: (sign * entry[1], entry[0].stones))

    def _worth(self, now: Camp, depth: int, ahead: int, low: float, high: float) -> float:
        """What the position is worth to the seat, exactly if that is between low and high."""
        if now.over:
            return lead(now, self.seat, self.skill.worths)
        if self.meter.spent():
            raise _Spent
        found = self._scored(now)
        if depth == 1:
            return found[0][1]
        widths, mine = self.skill.widths, now.seat == self.seat
        best = -inf if mine else inf
        for plan, _ in found[: widths[min(ahead, len(widths) - 1)]]:
            worth = self._worth(plan.then, depth - 1, ahead + 1, low, high)
            best = max(best, worth) if mine else min(best, worth)
            low, high = (max(low, best), high) if mine else (low, min(high, best))
            if low >= high:
                break
        return best


PLAYERS: Mapping[str, Computer[Board]] = {
    level: Computer(partial(_ponder, skill), Budget(skill.nodes, skill.seconds))
    for level, skill in SKILLS.items()
}


def _by_weights(weights: Mapping[str, float]) -> Computer[Board]:
    """As far ahead as an easy player, but with open eyes."""
    skill = replace(SKILLS["easy"], slack=0.01, overlooks=0.0, worths=Worths(**weights))
    return Computer(partial(_ponder, skill), Budget.nodes(skill.nodes))


FITTED: Fitted[Board] = Fitted(WORTHS.model_dump(), _by_weights)
