"""Graverobber's computer players: imagine the other board, take the first step of a plan that is
among the best. A node of the budget is a plan tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from games.core import Budget, Computer, Meter, Move, Seat, Thought, View
from games.graverobber.board import Board, Deed, Dug, Moved
from games.graverobber.ground import BIT, NEXT_TO, STARTS, bits
from games.graverobber.layout import Layout, Terms
from games.graverobber.plans import Aims, Plan, Planner
from games.graverobber.routes import paths
from games.graverobber.set_up import completed, laying
from games.graverobber.worlds import imagine
from games.search import clarity, lot

_SLACK, _FAR = 0.01, 0.15
"""Plots a turn: what is worse by less is nearly as good; what is better by more is clear."""


@dataclass(frozen=True)
class Skill:
    """How well a computer player plays."""

    layouts: int
    """Of how many layouts it lays the one that is hardest to dig up."""
    worlds: int
    """How many boards it imagines that agree with what it remembers."""
    memory: int
    """For how many deeds it remembers where the other walked and where it dug in vain."""
    aims: Aims
    seconds: float
    """Within which it has to answer at a table."""


SKILLS = {
    "easy": Skill(1, 8, 8, Aims(moves=1, routes=1, bit=0.05, trail=0), 1.0),
    "normal": Skill(1, 300, 1000, Aims(moves=1, routes=4, bit=0.05, trail=0), 1.0),
    "hard": Skill(12, 1000, 1000, Aims(moves=2, routes=10, bit=0.15, trail=0.002), 2.0),
    "expert": Skill(50, 3000, 1000, Aims(moves=2, routes=60, bit=0.15, trail=0.002), 3.8),
}
_PLANS = 2000
"""More than there are of so few moves."""


def _ponder(skill: Skill, view: View[Board], random: Random, budget: Budget) -> Thought:
    if laying(view):
        return Thought(_lay(skill, view, random))
    meter = budget.begin()
    board, seat = view.board, view.seat
    assert seat is not None
    layout = board.layouts[seat]
    assert layout
    deeds = _remembered(board.deeds, seat, skill.memory)
    worlds = imagine(board.placement, seat, deeds, skill.worlds, random)
    here = Plan(board.piece(seat), worlds.where, bits((STARTS[seat], *board.passes(seat))))
    return _chosen(Planner(worlds, paths(layout.obstacles), here, skill.aims), meter, random)


def _chosen(planner: Planner, meter: Meter, random: Random) -> Thought:
    outlooks = planner.outlooks(meter)
    worths = [(move, outlook.worth) for move, outlook in outlooks.items()]
    considered = tuple(sorted(worths, key=lambda entry: entry[1], reverse=True))
    move = lot(considered, _SLACK, random)
    return Thought(move, considered, clarity(considered, _FAR), outlooks[move])


def _remembered(deeds: tuple[Deed, ...], seat: Seat, memory: int) -> tuple[Deed, ...]:
    """The latest deeds, and of the older ones the own moves and finds."""
    old = len(deeds) - memory
    return tuple(d for n, d in enumerate(deeds) if n >= old or _memorable(d, seat))


def _memorable(deed: Deed, seat: Seat) -> bool:
    return deed.seat == seat and (isinstance(deed, Moved) or (isinstance(deed, Dug) and deed.plot))


def _lay(skill: Skill, view: View[Board], random: Random) -> Move:
    """The next step to the best of some layouts that begin with what lies there."""
    assert view.seat is not None
    layout = view.board.layouts[view.seat]
    assert layout
    if not layout.piece:
        return "ready"
    terms = Terms(view.board.placement, view.seat)
    wholes = [completed(layout, terms, random) for _ in range(skill.layouts)]
    best = min(wholes, key=_open_sides)
    return f"{layout.piece} {best.squares[len(layout.squares)]}"


def _open_sides(layout: Layout) -> int:
    """From how many squares a Plot can be dug up."""
    sides = [NEXT_TO[BIT[plot]] & ~layout.obstacles for plot in layout.plots]
    return sum(side.bit_count() for side in sides)


PLAYERS: Mapping[str, Computer[Board]] = {
    level: Computer(partial(_ponder, skill), Budget(_PLANS, skill.seconds))
    for level, skill in SKILLS.items()
}
