"""Pointsweeper's computer players: imagine the hidden tiles, weigh claims against scouts.

A node of the budget is a board imagined.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from games.core import Budget, Computer, Move, Seat, Thought, View
from games.pointsweeper.belief import Belief, imagine
from games.pointsweeper.board import Board, Minefield
from games.pointsweeper.findings import Claimed, Passed, Scouted
from games.pointsweeper.prospects import Prospect, Stakes, claims, looks
from games.pointsweeper.refusals import SCOUTS_FIRST
from games.search import clarity, lot

_TEMPO = 0.5
"""A scout that costs a turn must make the next claim better by this share of what is waiting."""
_SLACK, _FAR = 0.1, 1.5
"""Points: what is worse by less is nearly as good; what is better by more is clear."""
_IMAGINING = 0.6
"""The share of the seconds in which boards are imagined; in the rest they are looked at."""


@dataclass(frozen=True)
class Skill:
    """How well a computer player plays."""

    boards: int
    """How many boards it imagines that agree with what it remembers."""
    sweeps: int
    """How well these are mixed."""
    memory: int
    """How many of its scouts it remembers."""
    sight: float
    """The share of claims and scouts that it sees."""
    claims: int
    """How many claims it has in mind when it values a scout."""
    mines: int
    """The price of a mine, before it has that many: what the last of the match will cost."""
    seconds: float = 2.0
    """Within which it has to answer at a table."""


SKILLS = {
    "easy": Skill(boards=80, sweeps=1, memory=3, sight=0.2, claims=10, mines=1),
    "normal": Skill(boards=100, sweeps=1, memory=16, sight=0.5, claims=25, mines=3),
    "hard": Skill(boards=400, sweeps=2, memory=16, sight=1.0, claims=30, mines=2),
    "expert": Skill(boards=4000, sweeps=2, memory=16, sight=1.0, claims=30, mines=2, seconds=3.8),
}


def _ponder(skill: Skill, view: View[Board], random: Random, budget: Budget) -> Thought:
    board, seat = view.board, view.seat
    assert seat is not None
    if board.choosing == seat:
        return Thought("first")
    minefield = board.minefields[-1]
    scouts = minefield.scouts(seat)[-skill.memory :]
    meter = replace(budget, cpu=budget.cpu * _IMAGINING).begin()
    belief = imagine(minefield, scouts, skill.sweeps, random, meter)
    price = max(board.gain(seat).mines + 1, skill.mines)  # PS-31
    thought = _Turn(skill, belief, minefield, seat, price, random).best()
    return thought or Thought(random.choice(view.legal))


@dataclass(frozen=True)
class _Turn:
    """One turn on a board."""

    skill: Skill
    belief: Belief
    minefield: Minefield
    seat: Seat
    price: float
    random: Random

    def best(self) -> Thought | None:
        """A scout, a claim, or a pass; None if a scout has to be made and none is seen."""
        hand, white = self.minefield.hands[self.seat], self.seat == self.minefield.white
        found = [c for c in claims(self.belief, hand, white, self.price) if self._seen()]
        scouts = self._scouts(found)
        if hand.turns < SCOUTS_FIRST:
            return self._scout(scouts) if scouts else None
        waiting = max(0.0, found[0].worth) if found else 0.0
        alone = self.minefield.hands[1 - self.seat].done
        gain = max((gain for _, gain in scouts), default=0.0)
        if scouts and (alone or gain > _TEMPO * waiting):
            return self._scout(scouts)
        return self._claim(found) if waiting else Thought("pass", clear=0.5, findings=Passed())

    def _scout(self, scouts: list[tuple[Move, float]]) -> Thought:
        """One of the best scouts."""
        thought = self._thought(scouts)
        return replace(thought, findings=Scouted(dict(scouts)[thought.move]))

    def _claim(self, found: list[Prospect]) -> Thought:
        """One of the best claims, of those that are worth something."""
        thought = self._thought([(c.move, c.worth) for c in found if c.worth > 0])
        claim = next(c for c in found if c.move == thought.move)
        return replace(thought, findings=Claimed(claim.points, claim.mine))

    def _thought(self, worths: list[tuple[Move, float]]) -> Thought:
        worths = sorted(worths, key=lambda entry: entry[1], reverse=True)
        move = lot(worths, _SLACK, self.random)
        return Thought(move, tuple(worths), clarity(worths, _FAR))

    def _scouts(self, found: list[Prospect]) -> list[tuple[Move, float]]:
        """Scouts, and how many points more the next claim brings after each."""
        promising = sorted(found, key=lambda claim: -claim.points)[: self.skill.claims]
        stakes = Stakes.of(self.belief, promising, self.price)
        hand, white = self.minefield.hands[self.seat], self.seat == self.minefield.white
        seen = [look for look in looks(hand, white, self.belief) if self._seen()]
        now = stakes.now()
        return [(move, stakes.after(squares) - now) for squares, move in seen]

    def _seen(self) -> bool:
        """Is this one not overlooked?"""
        return self.random.random() < self.skill.sight


PLAYERS: Mapping[str, Computer[Board]] = {
    level: Computer(partial(_ponder, skill), Budget(skill.boards, skill.seconds))
    for level, skill in SKILLS.items()
}
