"""Graverobber's computer players: they imagine the other board and take the first step of one of
the best plans. A node of the budget is one plan that was tried, or one board imagined to read what
the other player did."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from games.core import Budget, Levels, Meter, Move, Seat, Thought, View
from games.graverobber.mind.plans import Aims, Plan, Planner
from games.graverobber.mind.reading import COST, Reading, likely
from games.graverobber.mind.routes import paths
from games.graverobber.mind.set_up import completed, laying
from games.graverobber.mind.worlds import Prior, Worlds, imagine
from games.graverobber.rules.known.board import PLOTS_TO_WIN, Board, own
from games.graverobber.rules.known.ground import beside, bits, open_sides
from games.graverobber.rules.known.layout import Bounds
from games.graverobber.rules.known.possible import Agreeing
from games.search import clarity, levels, lot
from games.squares import WAYS

_HIDING = 2.0
"""How many times as often a layout is laid as one with one more open side. More would hide Plots
better from somebody who suspects nothing, and worse from everybody who has seen some layouts."""
_TELLING = 800
"""By so many boards it tells chances, if not by those that it chooses by."""
_BOARDS, _EACH = 1000, 15
"""A player with time for more imagines so many boards, and one more for every so many nodes."""
_FAR = 0.15
"""A move that is better by so many Plots a turn is clear."""


@dataclass(frozen=True)
class Skill:
    """How well a computer player plays."""

    layouts: int
    """It lays one of so many layouts, a safer one more often."""
    worlds: int
    """How many boards it imagines at most, of those that agree with what it was told."""
    eyes: int
    """How many boards it imagines the other player to imagine."""
    slack: float
    """A move that is worse by less is nearly as good to it, in Plots a turn."""
    aims: Aims
    nodes: int
    seconds: float
    """How long it may think at a table."""
    races: bool = False
    """Does it hurry when the other player is about to win?"""
    reads: float = 0.0
    """The part of its time in which it reads what the other player did (`Reading`)."""
    prior: Prior | None = None
    """What it thinks people lay; None: anything is as likely."""
    tells: Prior | None = None
    """The same for the chances that it tells; None: it tells those by which it chooses."""


_HARD = Skill(
    layouts=12,
    worlds=800,
    eyes=300,
    slack=0.01,
    aims=Aims(moves=2, routes=10, bit=0.15, trail=0.01),
    nodes=1000,
    seconds=2.0,
    tells=likely,
)
"""It gives the hints. It chooses as if anything were as likely to be laid, so that the expert stays
better."""

SKILLS = {
    "easy": Skill(1, 6, 0, 0.1, Aims(moves=0, routes=1, bit=0.0), 100, 1.0),
    "normal": Skill(1, 200, 0, 0.02, Aims(moves=1, routes=4, bit=0.05), 200, 1.0),
    "hard": _HARD,
    "expert": Skill(
        layouts=12,
        worlds=4000,
        eyes=300,
        slack=0.005,
        aims=Aims(moves=2, routes=20, bit=0.15, trail=0.01, ahead=60),
        nodes=45_000,
        seconds=3.8,
        races=True,
        reads=0.75,
        prior=likely,
    ),
}


def _ponder(skill: Skill, view: View[Board], random: Random, budget: Budget) -> Thought:
    if laying(view):
        return Thought(_lay(skill, view, random))
    meter = budget.begin()
    board, seat, eyes = view.board, view.viewer, None
    agreeing = Agreeing.of(board.placement, seat, board.deeds)
    count = int(min(skill.worlds, _BOARDS + budget.most / _EACH))
    clues = _read(skill, board, seat, meter) if skill.reads else None
    worlds = imagine(agreeing, count, random, meter, skill.prior, clues=clues)
    if skill.eyes:
        theirs = Agreeing.of(board.placement, 1 - seat, board.deeds)
        eyes = imagine(theirs, skill.eyes, random, meter)
    here = Plan(board.piece(seat), worlds.where, (1 << eyes.count) - 1 if eyes else 1)
    hurry = danger(board, seat, eyes) if eyes and skill.races else 0.0
    left = PLOTS_TO_WIN - board.won(seat)
    tells = imagine(agreeing, _TELLING, Random(0), meter, skill.tells) if skill.tells else None
    mine = paths(own(view).obstacles)
    planner = Planner(worlds, mine, here, skill.aims, eyes, left, hurry, tells)
    return _chosen(planner, meter, skill.slack, random)


def _read(skill: Skill, board: Board, seat: Seat, meter: Meter) -> Reading:
    """What the other player's turns give away, as far as its part of the time goes."""
    reading = Reading.of(board, seat, meter.left(skill.reads).begin())
    meter.spend(COST * len(reading.turns))
    return reading


def _chosen(planner: Planner, meter: Meter, slack: float, random: Random) -> Thought:
    outlooks = planner.outlooks(meter)
    worths = [(move, outlook.worth) for move, outlook in outlooks.items()]
    considered = tuple(sorted(worths, key=lambda entry: entry[1], reverse=True))
    move = lot(considered, slack, random)
    return Thought(move, considered, clarity(considered, _FAR), outlooks[move])


def _lay(skill: Skill, view: View[Board], random: Random) -> Move:
    """The next step towards one of some layouts that begin with what lies there."""
    layout, bounds = own(view), Bounds(view.board.placement, view.viewer)
    if not layout.piece:
        return "ready"
    wholes = [completed(layout, bounds, random) for _ in range(skill.layouts)]
    sides = [open_sides(whole.obstacles, bits(whole.plots)) for whole in wholes]
    weights = [_HIDING**-n for n in sides]
    (whole,) = random.choices(wholes, weights)
    return f"{layout.piece} {whole.squares[len(layout.squares)]}"


PLAYERS: Levels[Board] = levels(_ponder, SKILLS)


_LAST = 2
"""Plots of a player who needs only one more (GR-13)."""


def danger(board: Board, seat: Seat, eyes: Worlds) -> float:
    """How likely the other player wins in its next turn; 0 while either player needs more than one
    Plot.

    It digs where it believes a Plot to be (`eyes`), and this seat sees whether there is one: the
    other's piece stands on this seat's own board (GR-11).
    """
    layout, stands = board.layouts[seat], board.visitors[seat]
    if min(board.won(0), board.won(1)) < _LAST or not layout or not stands:
        return 0.0
    left = set(layout.plots) - board.dug(1 - seat).keys()
    chances = {way: eyes.dig(eyes.where, way) for way in WAYS}
    rightly = sum(chance for way, chance in chances.items() if beside(stands, way) in left)
    return rightly / max(1.0, sum(chances.values()))
