"""Whole matches against a second reading of the rules: slow, literal, and nothing shared."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from games.cop_and_rob.rules import CopAndRobState, deal, start

Cell = tuple[int, int]

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
ORIENTATIONS = {
    "dead_end": ("N", "E", "S", "W"),
    "straight": ("NS", "EW"),
    "curve": ("NE", "ES", "SW", "NW"),
    "tee": ("NES", "NEW", "NSW", "ESW"),
    "cross": ("NESW",),
}


class Literal:
    """The table as the page words it: cards by cell, nothing worked out in advance."""

    def __init__(self) -> None:
        self.cards: dict[Cell, tuple[str, str]] = {(0, 1): ("rob", "NEW"), (0, -1): ("cop", "ESW")}
        self.supers: dict[Cell, str] = {}
        self.pawns: dict[str, Cell] = {"rob": (0, 1), "cop": (0, -1)}

    def beside(self, cell: Cell, way: str) -> Cell:
        return cell[0] + STEPS[way][0], cell[1] + STEPS[way][1]

    def covered(self, cell: Cell) -> bool:
        return cell in self.supers

    def empty(self, cell: Cell) -> bool:
        return cell not in self.cards and cell not in self.supers and cell != (0, 0)

    def open(self, cell: Cell, way: str) -> bool:  # CR-6
        has_exit = way in self.cards[cell][1]
        return has_exit and not self.covered(cell) and self.empty(self.beside(cell, way))

    def reach(self, who: str) -> set[Cell]:  # CR-7
        found = {self.pawns[who]}
        while True:
            more = {
                self.beside(cell, way)
                for cell, way in product(found, STEPS)
                if self.drivable(who, cell, way)
            }
            if more <= found:
                return found
            found |= more

    def drivable(self, who: str, cell: Cell, way: str) -> bool:
        there = self.beside(cell, way)
        if there not in self.cards or self.covered(there) or self.cards[there][0] != who:
            return False
        return way in self.cards[cell][1] and FACING[way] in self.cards[there][1]

    def ways_out(self, who: str) -> set[tuple[Cell, str]]:  # CR-8
        return {(c, way) for c, way in product(self.reach(who), STEPS) if self.open(c, way)}

    def fits(self, ways_out: set[tuple[Cell, str]], cell: Cell, exits: str) -> bool:  # CR-10
        continues = any(self.beside(c, way) == cell and FACING[way] in exits for c, way in ways_out)
        return continues and self.empty(cell) and all(self.side(cell, w, exits) for w in STEPS)

    def side(self, cell: Cell, way: str, exits: str) -> bool:
        there = self.beside(cell, way)
        if there == (0, 0):
            return way not in exits
        if there in self.cards:
            return (way in exits) == (FACING[way] in self.cards[there][1])
        return True

    def moves(self, who: str, card: str) -> set[str]:
        other = "cop" if who == "rob" else "rob"
        if card != "super":
            near = {self.beside(cell, way) for cell, way in product(self.cards, STEPS)}
            ways_out = self.ways_out(who)
            return {
                f"place {x},{y} {exits}"
                for (x, y), exits in product(near, ORIENTATIONS[card])
                if self.fits(ways_out, (x, y), exits)
            } or {"discard"}
        found = {"discard"}
        for (x, y), (owner, _) in self.cards.items():
            if owner == other and not self.covered((x, y)) and self.pawns[other] != (x, y):
                found.add(f"cover {x},{y}")
            for way in STEPS:
                if owner == other and self.open((x, y), way):
                    found.add("block {},{}".format(*self.beside((x, y), way)))
        return found | {f"lift {x},{y}" for (x, y), owner in self.supers.items() if owner == other}

    def play(self, who: str, move: str) -> None:
        word, *rest = move.split()
        if not rest:
            return
        x, y = rest[0].split(",")
        cell = int(x), int(y)
        if word == "place":
            self.cards[cell] = (who, rest[1])
        elif word == "lift":
            del self.supers[cell]
        elif word == "drive":
            self.pawns[who] = cell
        else:
            self.supers[cell] = who

    def caught(self, cell: Cell, way: str) -> bool:
        there = self.beside(cell, way)
        if there not in self.cards or self.cards[there][0] != "rob" or self.covered(there):
            return False
        return way in self.cards[cell][1] and FACING[way] in self.cards[there][1]

    def winner(self) -> str | None:  # CR-20 to CR-22
        if any(self.caught(cell, way) for cell, way in product(self.reach("cop"), STEPS)):
            return "cop"
        if not self.ways_out("rob"):
            return "cop"
        return None if self.ways_out("cop") else "rob"


def lasting(state: CopAndRobState, legal: tuple[str, ...]) -> list[str]:
    """The moves that don't end the match, where there are any."""
    (seat,) = state.acting
    return [m for m in legal if not state.apply(seat, m).outcome] or list(legal)


def replayed(
    state: CopAndRobState, decks: dict[str, list[str]], random: Random, careful: bool
) -> str:
    """Plays the match out on both; the role that won by the literal reading."""
    streets = Literal()
    for turn in range(64):
        who = ("rob", "cop")[turn % 2]
        expected = streets.moves(who, decks[who][turn // 2])
        for _ in ("card", "drive"):
            assert state.outcome is None
            (seat,) = state.acting
            assert seat == (0 if who == "rob" else 1)
            legal = state.legal(seat)
            assert set(legal) == expected
            move = random.choice(lasting(state, legal) if careful else legal)
            state = state.apply(seat, move)
            streets.play(who, move)
            if winner := streets.winner():
                assert state.outcome
                assert state.outcome.places == ((1, 2) if winner == "rob" else (2, 1))
                return winner
            reach = streets.reach(who) - {streets.pawns[who]}
            expected = {"stay"} | {f"drive {x},{y}" for x, y in reach}
            if expected == {"stay"}:
                break
    assert state.outcome
    assert state.outcome.places == (1, 2)
    return "last card"


@pytest.mark.parametrize("careful", [False, True])
def test_matches_agree_with_a_literal_reading(careful: bool) -> None:
    endings = set[str]()
    for seed in range(12):
        random = Random(seed)
        dealt = deal(random, 2, {"roles": "host"})
        state = start(dealt, 2, {"roles": "host"}).apply(0, "rob")
        decks = {"rob": list(dealt["rob"]), "cop": list(dealt["cop"])}
        endings.add(replayed(state, decks, random, careful))
    assert endings >= {"last card" if careful else "rob", "cop"}
