"""Pointsweeper's computer players: imagine the hidden tiles, weigh claims against scouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from games.core import Move, Seat, View
from games.pointsweeper.belief import Belief, imagine
from games.pointsweeper.board import Board, Minefield
from games.pointsweeper.prospects import Prospect, Stakes, claims, looks
from games.pointsweeper.refusals import SCOUTS_FIRST

_TEMPO = 0.5
"""A scout that costs a turn must make the next claim better by this share of what is waiting."""


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


SKILLS = {
    "easy": Skill(boards=80, sweeps=1, memory=3, sight=0.2, claims=10, mines=1),
    "normal": Skill(boards=100, sweeps=1, memory=16, sight=0.5, claims=25, mines=3),
    "hard": Skill(boards=400, sweeps=2, memory=16, sight=1.0, claims=30, mines=2),
}


def _play(skill: Skill, view: View[Board], random: Random) -> Move:
    board, seat = view.board, view.seat
    assert seat is not None
    if board.choosing == seat:
        return "first"
    minefield = board.minefields[-1]
    scouts = minefield.scouts(seat)[-skill.memory :]
    belief = imagine(minefield, scouts, skill.boards, skill.sweeps, random)
    price = max(board.gain(seat).mines + 1, skill.mines)  # PS-31
    return _Turn(skill, belief, minefield, seat, price, random).best() or random.choice(view.legal)


@dataclass(frozen=True)
class _Turn:
    """One turn on a board."""

    skill: Skill
    belief: Belief
    minefield: Minefield
    seat: Seat
    price: float
    random: Random

    def best(self) -> Move | None:
        """A scout, a claim, or a pass; None if a scout has to be made and none is seen."""
        hand, white = self.minefield.hands[self.seat], self.seat == self.minefield.white
        found = [c for c in claims(self.belief, hand, white, self.price) if self._seen()]
        gain, scout = self._best_scout(found)
        if hand.turns < SCOUTS_FIRST:
            return scout
        waiting = max(0.0, found[0].worth) if found else 0.0
        alone = self.minefield.hands[1 - self.seat].done
        if scout and (alone or gain > _TEMPO * waiting):
            return scout
        return found[0].move if waiting else "pass"

    def _best_scout(self, found: list[Prospect]) -> tuple[float, Move | None]:
        """How many points more the next claim brings after the best scout, and that scout."""
        promising = sorted(found, key=lambda claim: -claim.points)[: self.skill.claims]
        stakes = Stakes.of(self.belief, promising, self.price)
        hand, white = self.minefield.hands[self.seat], self.seat == self.minefield.white
        seen = [look for look in looks(hand, white, self.belief) if self._seen()]
        if not seen:
            return 0.0, None
        worth, scout = max((stakes.after(squares), move) for squares, move in seen)
        return worth - stakes.now(), scout

    def _seen(self) -> bool:
        """Is this one not overlooked?"""
        return self.random.random() < self.skill.sight


PLAYERS: Mapping[str, Callable[[View[Board], Random], Move]] = {
    level: partial(_play, skill) for level, skill in SKILLS.items()
}
"""By level; reproducible, bounded by the number of boards, claims and scouts."""
