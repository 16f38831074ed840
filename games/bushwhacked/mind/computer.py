"""The computer players. They try whole turns, bursts and captures included, and the answers to
them.

This is alpha-beta search over the most promising turns of each position. A node of the budget is
one turn that was tried; what turns are worth becomes a chance of winning.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, inf, log
from operator import itemgetter
from random import Random

from games.bushwhacked.mind.camp import Camp, camp
from games.bushwhacked.mind.findings import Intent
from games.bushwhacked.mind.plans import Plan, plans
from games.bushwhacked.mind.worth import CROWD, WORTHS, Worths, falling, lead
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.grid import enclosed, listed
from games.bushwhacked.rules.known.threats import beside, rings
from games.core import Budget, Levels, Meter, Move, Seat, Thought, View
from games.search import Spent, clarity, leeway, levels, lot

_NEAR = 0.05
"""A plan that is worse than the best by more is only known to be worse: its exact worth is not
searched."""
_KEENNESS = 0.7
"""How fast the chance of winning grows with the lead, fitted to how matches ended."""
_FAR = 0.15
"""A move that is better by this chance of winning needs no pondering."""
_UNSURE = 1e-6
"""A chance that is nearer to 0 or 1 is decided."""
_CROWD_DEPTH = 4
"""How many turns three or four players look ahead at most: more was only measured between two."""


@dataclass(frozen=True)
class Odds:
    """What the search's chances between two are told as, by the logarithm of their odds."""

    shift: float = 0.0
    """What is added: a turn that was chosen was overrated more often than not."""
    steep: float = 1.0
    """By what they are multiplied."""
    late_shift: float = 0.0
    late_steep: float = 0.0
    """How much more both are once somebody has placed all stones: the fewer stones are left, the
    less a lead changes."""

    def told(self, chance: float, time: float) -> float:
        """A chance as it comes true; what is decided stays so. `time`: see `Camp`."""
        if not _UNSURE < chance < 1 - _UNSURE:
            return chance
        late = 1 - time
        steep = self.steep + self.late_steep * late
        odds = self.shift + self.late_shift * late + steep * log(chance / (1 - chance))
        return 1 / (1 + exp(-odds))


@dataclass(frozen=True)
class Skill:
    depth: int
    """How many turns it looks ahead at most."""
    widths: tuple[int, ...]
    """How many plans it follows: now, one turn ahead, and so on; the last number holds for all
    turns after."""
    nodes: int
    seconds: float
    slack: float = 0.01
    """How much chance of winning it may give away, so that it does not always play the same."""
    overlooks: float = 0.0
    """The share of its plans that it does not see."""
    worths: Worths = WORTHS
    odds: Odds = Odds()


SKILLS = {
    "easy": Skill(3, (7, 5), 2_500, 1.0, slack=0.03, overlooks=0.22),
    "normal": Skill(3, (7, 5), 2_500, 1.0, slack=0.015, overlooks=0.08),
    "hard": Skill(3, (10, 6), 4_000, 2.0, odds=Odds(-0.06, 0.72, -0.22, 0.6)),
    "expert": Skill(6, (60, 40), 140_000, 3.8),
}
"""An expert looks at three turns of its own and the answers to them, and so sees what stones are
saved for: after two passes comes the burst. It won 70 of 100 matches against one that looks at
two. Hard gives the hints, so its odds are fitted to how 400 of its own matches ended. In 110 others
each five came true within six points: 10% in 5% of 295 moves, 50% in 51% of 2,287, 85% in 85% of
326. Odds that did not grow steeper foretold them worse: 85% came true in 90%. Those 326 are of 60
matches, so 100 matches tell little about the ends."""


def _ponder(skill: Skill, view: View[Board], random: Random, budget: Budget) -> Thought:
    obvious = _obvious(view)
    if obvious:
        return Thought(obvious)
    if view.board.seats > 2:
        skill = replace(skill, worths=CROWD, depth=min(skill.depth, _CROWD_DEPTH))
    search = Search(skill, view.board.turn.seat, budget.begin())
    ranked = search.ranked(camp(view.board), random)
    considered: dict[Move, float] = {}
    leading: dict[Move, Plan] = {}
    for plan, worth in ranked:
        move = _first(plan, view)
        if move not in considered:
            considered[move] = 1 / (1 + exp(max(-100.0, min(100.0, -_KEENNESS * worth))))
            leading[move] = plan
    worths = tuple(considered.items())
    move = lot(worths, leeway(skill.slack, worths[0][1]), random)
    clear, intent = clarity(worths, _FAR), _intent(view.board, leading[move])
    if view.board.seats == 2:
        time = camp(view.board).time
        worths = tuple((move, skill.odds.told(chance, time)) for move, chance in worths)
    return Thought(move, worths, clear, intent)


def _obvious(view: View[Board]) -> Move | None:
    """Captures once no more stones can be placed, and the payment for a trade: nothing to think
    about."""
    board = view.board
    if board.turn.trading:
        return f"pay {listed(_owed(board))[0]}"
    if board.capturable and not board.to_place:
        return f"capture {listed(board.capturable)[0]}"
    return None


def _owed(board: Board) -> int:
    """The payable stones that are missed least."""
    ring = next((r for r in rings(board.bases) if r & board.turn.target), 0)
    free = board.payable
    return free & ~beside(board.bases) or free & ~ring or free


def _first(plan: Plan, view: View[Board]) -> Move:
    if plan.stones:
        return f"place {listed(plan.stones)[0]}"
    if plan.passes:
        return "pass"
    if plan.target:
        return f"trade {listed(plan.target)[0]}"
    capturable = listed(view.board.capturable)
    return f"capture {capturable[0]}" if capturable else "done"


def _intent(board: Board, plan: Plan) -> Intent:
    """What the turn comes to, for `why`."""
    seat, then = board.turn.seat, plan.then
    taken = sum(board.play) & ~board.play[seat] & then.fixed[seat]
    army = then.play[seat] | then.fixed[seat]
    bases = then.bases & enclosed(army) & ~board.controlled(seat)
    safe = 0
    if len(then.still_in) == 2 and not falling(then, seat):  # no capture can open the way for one
        safe = falling(camp(board), seat) & then.play[seat]
    return Intent(*map(listed, (plan.stones, taken, bases, safe)))


_worth_of = itemgetter(1)


class Search:
    """One thought. All others are taken to play against this seat."""

    def __init__(self, skill: Skill, seat: Seat, meter: Meter) -> None:
        self.skill = skill
        self.seat = seat
        self.meter = meter
        self.followed: dict[Camp, list[Camp]] = {}
        """The positions after the plans that are followed; the best one found so far comes first,
        since that cuts most."""

    def ranked(self, now: Camp, random: Random) -> list[tuple[Plan, float]]:
        """The best plans and what they are worth, as deep as the budget allows.

        Depths grow by two, so that the same one of two players always has the last turn: only then
        can what was looked at more deeply be compared with what was not.
        """
        found = self._scored(now)
        share = self.skill.overlooks
        found = [entry for entry in found if random.random() >= share] or found[-1:]
        found = found[: self.skill.widths[0]]
        for depth in range(2 + self.skill.depth % 2, self.skill.depth + 1, 2):
            deeper: list[tuple[Plan, float]] = []
            try:
                self._deepen(found, depth, deeper)
            except Spent:
                return self._joined(deeper, found)
            found = sorted(deeper, key=_worth_of, reverse=True)
        return found

    def _deepen(
        self, before: list[tuple[Plan, float]], depth: int, found: list[tuple[Plan, float]]
    ) -> None:
        floor = -inf
        for plan, _ in before:
            # Whatever is worse than the best so far by more than that needs no exact worth.
            worth = self._worth(plan.then, depth - 1, 1, floor - _NEAR, inf)
            floor = max(floor, worth)
            found.append((plan, worth))

    def _joined(
        self, deeper: list[tuple[Plan, float]], before: list[tuple[Plan, float]]
    ) -> list[tuple[Plan, float]]:
        """Plans that were looked at more deeply, with the others; those rank below the best of the
        first."""
        if not deeper:
            return before
        most = max(map(_worth_of, deeper)) - _NEAR
        rest = [(plan, min(worth, most)) for plan, worth in before[len(deeper) :]]
        return sorted(deeper + rest, key=_worth_of, reverse=True)

    def _scored(self, now: Camp) -> list[tuple[Plan, float]]:
        """The plans; those that look best to the player who makes them come first."""
        seat = now.seat
        found = [(plan, lead(plan.then, self.seat, self.skill.worths)) for plan in plans(now)]
        self.meter.spend(len(found))
        sign = -1 if seat == self.seat else 1
        return sorted(found, key=lambda entry: (sign * entry[1], entry[0].stones))

    def _worth(self, now: Camp, depth: int, ahead: int, low: float, high: float) -> float:
        """What the position is worth to the seat: exact if that lies between `low` and `high`, else
        a bound."""
        if now.over:
            return lead(now, self.seat, self.skill.worths)
        if self.meter.spent():
            raise Spent
        if depth == 1:
            return self._last(now, low, high)
        return self._best(now, depth, ahead, low, high)

    def _best(self, now: Camp, depth: int, ahead: int, low: float, high: float) -> float:
        """What the best plan comes to."""
        widths, mine = self.skill.widths, now.seat == self.seat
        after = self.followed.get(now)
        if after is None:
            width = widths[min(ahead, len(widths) - 1)]
            after = self.followed[now] = [plan.then for plan, _ in self._scored(now)[:width]]
        best, choice = -inf if mine else inf, 0
        for n, then in enumerate(after):
            worth = self._worth(then, depth - 1, ahead + 1, low, high)
            if worth > best if mine else worth < best:
                best, choice = worth, n
            low, high = (max(low, best), high) if mine else (low, min(high, best))
            if low >= high:
                break
        after.insert(0, after.pop(choice))
        return best

    def _last(self, now: Camp, low: float, high: float) -> float:
        """How good the best plan looks, without an answer to it."""
        mine, worths, meter = now.seat == self.seat, self.skill.worths, self.meter
        best = -inf if mine else inf
        for plan in plans(now):
            worth = lead(plan.then, self.seat, worths)
            meter.spend()
            best = max(best, worth) if mine else min(best, worth)
            if best >= high if mine else best <= low:
                break
        return best


PLAYERS: Levels[Board] = levels(_ponder, SKILLS)
