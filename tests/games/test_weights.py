"""Which way each weight of the computer players pulls: none can be turned round unseen."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import islice, pairwise
from random import Random
from statistics import mean

import pytest

from games.bushwhacked import GAME as BUSHWHACKED
from games.bushwhacked.mind import computer as bushwhacked
from games.bushwhacked.mind.camp import Camp, camp
from games.bushwhacked.mind.worth import CROWD, WORTHS, lead
from games.bushwhacked.rules.known.grid import mask_of
from games.cop_and_rob.mind import computer as cop_and_rob
from games.cop_and_rob.mind.chase import COP, ROB, Chase
from games.cop_and_rob.mind.judgement import BEGINNER, WEIGHTS, ChaseWeights, Judge
from games.core import Match
from games.graverobber import GAME as GRAVEROBBER
from games.graverobber.mind import computer as graverobber
from games.graverobber.rules.known.ground import bits, open_sides
from games.graveyard_shift.mind import computer as graveyard_shift
from games.graveyard_shift.mind.packed import OFF, Packed
from games.graveyard_shift.mind.race import lead as ahead
from games.graveyard_shift.rules.known.yard import SQUARES
from games.pointsweeper.mind import computer as pointsweeper
from games.pointsweeper.mind.belief import Belief
from games.pointsweeper.mind.prospects import Prices, _cost, claims
from games.pointsweeper.rules.known.board import MINE, Hand
from games.pointsweeper.rules.known.chess import KINDS
from tests.games.cop_and_rob_table import random_match
from tests.games.pointsweeper_table import SCOUTED, opened, play

# --- levels --------------------------------------------------------------------------------------

GAMES = (bushwhacked, cop_and_rob, graverobber, graveyard_shift, pointsweeper)
MORE, LESS = ("nodes", "seconds", "sight", "turns"), ("slack", "overlooks", "blur")


@pytest.mark.parametrize("game", GAMES, ids=[game.__name__.split(".")[1] for game in GAMES])
def test_a_stronger_level_sees_more_and_gives_away_less(game: object) -> None:
    skills = game.SKILLS  # type: ignore[attr-defined]
    assert list(skills) == ["easy", "normal", "hard", "expert"]
    for weaker, stronger in pairwise(skills.values()):
        for name in {*MORE, *LESS} & {field.name for field in fields(weaker)}:
            one, other = getattr(weaker, name), getattr(stronger, name)
            assert (one >= other >= 0) if name in LESS else (0 < one <= other), name


# --- Bushwhacked ---------------------------------------------------------------------------------

FULL = " ".join(f"{column}{row}" for column in "AQ" for row in range(1, 18, 2))
FULL += " " + " ".join(f"{column}{row}" for column in "CO" for row in range(2, 16, 2))[:-3]
WHITE = {
    "one": ("I8", "Q17", "", ""),
    "two": ("I8 H9", "I8 Q17", "", ""),
    "three": ("I8 H9 J9", "I8 H9 Q17", "", ""),
    "contested": ("I8 H9 J9", "Q17 A17 M1", "I10", "I10"),
    "base": ("I8 H9 J9 I10", "I8 H9 J9 Q17", "", ""),
    "shaken": ("I8 H9 J9 I10", "I8 H9 J9 I10", "Q1 A17", "F8 F10"),
    "reach": ("H10 I11", "H10 K12", "K8 G7", "K8 G7"),
    "early": ("I8 H9 J9", "Q17 A17 M1", "", ""),
    "late": (f"{FULL} I8 H9", f"{FULL} M17 E17", "", ""),
    "weak": ("K11", "J10", "J9 J11", "J9 J11"),
}
"""By weight, White's stones where it is better off for it, and where not; Red's stones then."""


def laid(seats: int, white: str, red: str, fixed: str = "", saved: int = 0) -> Camp:
    empty = camp(BUSHWHACKED.rules.start({"first": 0}, seats, {}).view(None).board)
    others = (0,) * (seats - 2)
    play = mask_of(white), mask_of(red), *others
    return empty._replace(play=play, fixed=(mask_of(fixed), 0, *others), saved=(saved, 0, *others))


@pytest.mark.parametrize(("seats", "by"), [(2, WORTHS), (3, CROWD)])
def test_bushwhacked(seats: int, by: object) -> None:
    assert by in (WORTHS, CROWD)
    worths = WORTHS if seats == 2 else CROWD
    pairs = {
        name: (laid(seats, good, red), laid(seats, bad, other))
        for name, (good, bad, red, other) in WHITE.items()
    }
    pairs["stay"] = laid(seats, "Q17", "", "I8 A1"), laid(seats, "I8", "", "Q17 A1")
    pairs["capture"] = laid(seats, "", "", "A1"), laid(seats, "A1", "")
    pairs["saved"] = laid(seats, "I8", "", saved=1), laid(seats, "I8", "")
    assert pairs.keys() == {field.name for field in fields(worths)}
    for name, (good, bad) in pairs.items():
        if weight := getattr(worths, name):
            turned = replace(worths, **{name: -weight})
            assert lead(good, 0, worths) > lead(bad, 0, worths), name
            assert lead(good, 0, turned) < lead(bad, 0, turned), f"{name} decides nothing"


# --- Cop & Rob -----------------------------------------------------------------------------------

STANDS = [
    (1, 4, COP, 31, 1.49, -1.62),
    (4, 39, ROB, 22, 2.33, 1.24),
    (2, 30, COP, 24, 6.22, 4.87),
    (4, 18, ROB, 27, 4.09, 1.71),
    (0, 0, ROB, 1, -4.42, -3.68),
]
"""A place of a random match, whose turn, the cards that Cop has left; how it stands for Cop by the
weights that were fitted, and by those of weaker players. Fit them anew, and write these again."""


def test_cop_and_rob() -> None:
    seen = set[tuple[ChaseWeights, str]]()
    for seed, ply, turn, left, *stands in STANDS:
        state, _ = next(islice(random_match(seed), ply, None))
        chase, unseen = Chase.of(state.streets), state.board(None).unseen
        for weights, stand in zip((WEIGHTS, BEGINNER), stands, strict=True):
            assert Judge(weights, unseen).standing(chase, turn, left) == pytest.approx(
                stand, abs=0.01
            )
            for field in fields(weights):
                turned = replace(weights, **{field.name: -getattr(weights, field.name)})
                other = Judge(turned, unseen).standing(chase, turn, left)
                if abs(other - stand) > 0.03:
                    seen.add((weights, field.name))
    every = {(w, f.name) for w in (WEIGHTS, BEGINNER) for f in fields(w) if getattr(w, f.name)}
    assert not {name for _, name in every - seen}


# --- Graveyard Shift -----------------------------------------------------------------------------

ON_GRAVES = {"A2": 0, "A3": 1, "B1": 2, "B4": 3}
NOT_ALL = {"B2": 0, "D2": 1, "D3": 2, "C4": 3}
"""Parts of all kinds; one of them on no grave."""
RACES: list[tuple[str, dict[str, int], tuple[str, str], int, int, int]] = [
    ("the turn", ON_GRAVES, ("", ""), 0, 0, 50),
    ("the other's turn", ON_GRAVES, ("", ""), 0, 1, -50),
    ("a kind that one has", ON_GRAVES, ("", ""), 0b0001, 0, 350),
    ("a kind that lies on no grave", NOT_ALL, ("", ""), 0b0001, 0, 550),
    ("a pawn beside what it needs", ON_GRAVES, ("A2", ""), 0, 0, 250),
    ("it has further to go", ON_GRAVES, ("C2", ""), 0, 0, 50),
    ("it fetches such a kind", NOT_ALL, ("B2", ""), 0, 0, 350),
]
"""Parts, pawns, what the first seat has, whose turn it is, and how far the first seat is ahead."""


@pytest.mark.parametrize("row", RACES, ids=[row[0] for row in RACES])
def test_graveyard_shift(row: tuple[str, dict[str, int], tuple[str, str], int, int, int]) -> None:
    _, parts, pawns, had, turn, expected = row
    stacks = tuple(4 | parts[square] if square in parts else 1 for square in SQUARES)
    one, two = (SQUARES.index(pawn) if pawn else OFF for pawn in pawns)
    now = Packed(stacks, (one, two), (had, 0), turn, turn, False, 0, False)
    assert ahead(now, 0) == expected == -ahead(now, 1)


# --- Graverobber ---------------------------------------------------------------------------------


def test_graverobber() -> None:
    """Nothing that a level aims at counts backwards, and the stronger ones hide Plots better."""
    skills = graverobber.SKILLS
    for skill in skills.values():
        aims = skill.aims
        assert min(aims.bit, aims.trail, aims.ahead, skill.reads, skill.eyes) >= 0
    hard, normal = (mean(open_to_digs(skills[s], n) for n in range(8)) for s in ("hard", "normal"))
    assert hard < normal


def open_to_digs(skill: graverobber.Skill, seed: int) -> int:
    """From how many squares the Plots of a layout by this level can be dug up."""
    random, match = Random(seed), Match.start(GRAVEROBBER, 2, {}, {})
    while (move := graverobber._lay(skill, match.state.view(0), random)) != "ready":
        match = match.play(0, move)
    layout = match.state.board(0).layouts[0]
    assert layout
    return open_sides(layout.obstacles, bits(layout.plots))


# --- Pointsweeper --------------------------------------------------------------------------------


def test_pointsweeper() -> None:
    fresh = Hand()
    assert sorted(KINDS, key=lambda kind: _cost(kind, fresh)) == list("PNKBRQ")
    assert 0 < _cost("Q", fresh.scout("Q")) < _cost("Q", fresh), "it could scout yet"

    expert, state = pointsweeper.SKILLS["expert"], opened({}, {}, {})
    first = play(state, "first").board(0)
    for _ in range(2):
        state = play(state, *SCOUTED, "pass", "pass")
    last = play(state, "first").board(0)
    prices = pointsweeper._prices(expert, first, 0, 0, 64)
    assert prices.mine > pointsweeper._prices(expert, first, 0, 0, 8).mine, "more are to come"
    assert prices.mine > pointsweeper._prices(expert, last, 0, 0, 64).mine
    spreads = [pointsweeper._prices(expert, last, 0, 0, hidden).aim for hidden in (4, 64)]
    assert [aim.spread for aim in spreads if aim] == [6, 18], "much can happen yet"

    left = Belief(2, {"A1": (4, 4), "B1": (5, MINE)})
    assert worth(left, prices) < worth(left, replace(prices, gift=0.0)), "the other gets the 4"
    known = replace(prices, known=frozenset({"A1"}))
    assert worth(left, known) > worth(left, prices), "the other would take it"


def worth(belief: Belief, prices: Prices) -> float:
    """What it is worth to claim both squares."""
    found = claims(belief, Hand(), True, prices)
    return next(claim.worth for claim in found if len(claim.squares) == 2)
