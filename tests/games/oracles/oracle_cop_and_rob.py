"""Cop & Rob as the page words it: cards by cell, nothing worked out in advance."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from games.cop_and_rob.rules.known.board import Board
from games.core import Dealt, Match, Options, State
from tests.games.oracles import Plan

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


class Oracle:
    """The table as the page words it: cards by cell, nothing worked out in advance."""

    def __init__(self, deal: Dealt, seats: int, options: Options) -> None:
        assert options["roles"] == "host"
        self.decks = deal
        self.seats: dict[str, int] = {}
        self.turn = 0
        self.driving = False
        self.won = ""
        self.cards: dict[Cell, tuple[str, str]] = {(0, 1): ("rob", "NEW"), (0, -1): ("cop", "ESW")}
        self.supers: dict[Cell, str] = {}
        self.pawns: dict[str, Cell] = {"rob": (0, 1), "cop": (0, -1)}

    @property
    def over(self) -> bool:
        return bool(self.won)

    @property
    def who(self) -> str:
        return ("rob", "cop")[self.turn % 2]

    def legal(self, seat: int) -> set[str]:
        if not self.seats:  # the host chooses
            return {"rob", "cop"} if seat == 0 else set()
        if self.over or seat != self.seats[self.who]:
            return set()
        if self.driving:
            return {"stay"} | {f"drive {x},{y}" for x, y in self.drives()}
        return self.card_moves(self.who, self.decks[self.who][self.turn // 2])

    def drives(self) -> set[Cell]:
        return self.reach(self.who) - {self.pawns[self.who]}

    def play(self, seat: int, move: str) -> None:
        if not self.seats:
            self.seats = {move: seat, "cop" if move == "rob" else "rob": 1 - seat}
            return
        self.change(self.who, move)
        if winner := self.winner():
            self.won = winner
        elif not self.driving and self.drives():
            self.driving = True
        else:
            self.driving, self.turn = False, self.turn + 1
            if self.turn == 64:
                self.won = "rob"  # CR-23

    def agree(self, state: State[Board]) -> None:
        if state.outcome:
            assert state.outcome.places[self.seats[self.won]] == 1
            assert sorted(state.outcome.places) == [1, 2]

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

    def card_moves(self, who: str, card: str) -> set[str]:
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

    def change(self, who: str, move: str) -> None:
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


def plan(seed: int, random: Random) -> Plan:
    """Every other match is played carefully: moves that do not end it, where there are any."""

    def choose(match: Match[Any], random: Random) -> tuple[int, str]:
        (seat,) = match.state.acting
        legal = match.state.legal(seat) if match.log else ("rob",)
        kept = [move for move in legal if seed % 2 or not match.follow(seat, move).state.outcome]
        return seat, random.choice(kept or legal)

    return Plan(choose, {"roles": "host"})
