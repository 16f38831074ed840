"""Pointsweeper, written plainly from the page: lists that change."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from games.core import TIMEOUT, Dealt, Match, Options, State
from games.pointsweeper.rules.known.board import Board
from tests.games.oracles import Plan

LINES = [(0, 1), (0, -1), (1, 0), (-1, 0)]
SLANTS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
HOPS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
WAYS = {"R": LINES, "B": SLANTS, "Q": LINES + SLANTS, "K": LINES + SLANTS, "N": HOPS}
REACH = {
    kind: {(a * n, b * n) for a, b in ways for n in range(1, 2 if kind in "KN" else 8)}
    for kind, ways in WAYS.items()
}
CELLS = [(x, y) for x in range(1, 9) for y in range(1, 9)]

Cell = tuple[int, int]


def name(cell: Cell) -> str:
    return "?ABCDEFGH"[cell[0]] + str(cell[1])


def can_go(kind: str, white: bool, start: Cell, end: Cell) -> bool:
    """Could the piece move so on an empty board?"""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if kind == "P":
        forward = dy if white else -dy
        home = 2 if white else 7
        if start[1] in (1, 8):
            return False
        if forward == 2:
            return dx == 0 and start[1] == home
        return forward == 1 and abs(dx) <= 1
    return (dx, dy) in REACH[kind]


def between(kind: str, start: Cell, end: Cell) -> list[Cell]:
    if kind == "N":
        return [start, end]
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    return [
        (
            start[0] + (end[0] - start[0]) * n // steps,
            start[1] + (end[1] - start[1]) * n // steps,
        )
        for n in range(steps + 1)
    ]


CLAIMS = {
    (kind, white): {
        f"claim {kind} {name(a)} {name(b)}"
        for a in CELLS
        for b in CELLS
        if can_go(kind, white, a, b)
    }
    for kind in "KQRBNP"
    for white in (True, False)
}


@dataclass
class Piece:
    kind: str
    scouted: bool = False
    claimed: bool = False


@dataclass
class Player:
    pieces: list[Piece] = field(default_factory=lambda: [Piece(k) for k in "KQRRBBNNPPPPPPPP"])
    turns: int = 0
    passed: bool = False

    def able(self) -> bool:
        return not self.passed and not all(piece.claimed for piece in self.pieces)


class Oracle:
    """The whole match as lists that change."""

    def __init__(self, deal: Dealt, seats: int, options: Options) -> None:
        self.deal = deal["boards"]
        self.seen: tuple[int, tuple[int, int]] | None = None
        self.number = 0
        self.points = [0, 0]
        self.mines = [0, 0]
        self.players: list[Player] = []
        self.next_board()

    def next_board(self) -> None:
        self.number += 1
        self.choosing = self.number <= 3
        self.mover = 1 if self.number == 2 else 0
        self.over = self.number == 4

    def begin(self, choice: str) -> None:
        self.first = self.mover if choice == "first" else 1 - self.mover
        self.mover = self.first
        self.choosing = False
        self.players = [Player(), Player()]
        rows = self.deal[self.number - 1]
        self.hidden = {(x, y): rows[y - 1][x - 1] for x, y in CELLS}

    def legal(self, seat: int) -> set[str]:
        return set() if self.over or seat != self.mover else self.moves()

    def moves(self) -> set[str]:
        if self.choosing:
            return {"first", "second"}
        me, white = self.players[self.mover], self.mover == self.first
        moves = set[str]()
        for kind in {p.kind for p in me.pieces if not p.scouted and not p.claimed}:
            cells = [c for c in CELLS if kind != "P" or c[1] not in (1, 8)]
            moves |= {f"scout {kind} {name(c)}" for c in cells}
        if me.turns >= 3:
            moves.add("pass")
            for kind in {p.kind for p in me.pieces if not p.claimed}:
                moves |= CLAIMS[kind, white]
        return moves

    def play(self, seat: int, move: str) -> None:
        self.seen = None
        if self.choosing:
            self.begin("first" if move == TIMEOUT else move)
            return
        me = self.players[self.mover]
        me.turns += 1
        words = move.split()
        if words[0] == "scout":
            self.seen = self.mover, self.scout(me, words[1], words[2])
        elif words[0] == "claim":
            self.claim(me, words[1], words[2], words[3])
        else:
            me.passed = True
        self.pass_on()

    def cell(self, text: str) -> Cell:
        return "?ABCDEFGH".index(text[0]), int(text[1])

    def scout(self, me: Player, kind: str, square: str) -> tuple[int, int]:
        piece = next(p for p in me.pieces if p.kind == kind and not p.scouted and not p.claimed)
        piece.scouted = True
        here = self.cell(square)
        white = self.mover == self.first
        seen = [c for c in CELLS if c == here or can_go(kind, white, here, c)]
        tiles = [self.hidden[c] for c in seen if c in self.hidden]
        return sum(t for t in tiles if t != "*"), tiles.count("*")

    def claim(self, me: Player, kind: str, start: str, end: str) -> None:
        pieces = [p for p in me.pieces if p.kind == kind and not p.claimed]
        ([p for p in pieces if p.scouted] or pieces)[0].claimed = True
        cells = [c for c in between(kind, self.cell(start), self.cell(end)) if c in self.hidden]
        mines = [c for c in cells if self.hidden[c] == "*"]
        for c in mines or cells:
            tile = self.hidden.pop(c)
            if tile == "*":
                self.mines[self.mover] += 1
            else:
                self.points[self.mover] += tile

    def pass_on(self) -> None:
        left = list(self.hidden.values())
        swept = "*" not in left or left.count("*") == len(left)
        able = [seat for seat in (1 - self.mover, self.mover) if self.players[seat].able()]
        if swept or not able:
            self.next_board()
        else:
            self.mover = able[0]

    def scores(self) -> tuple[str, ...]:
        return tuple(
            str(p - sum(range(m + 1))) for p, m in zip(self.points, self.mines, strict=True)
        )

    def agree(self, state: State[Board]) -> None:
        assert state.scores == self.scores()
        if self.seen:
            seat, seen = self.seen
            saw = state.board(seat).minefields[-1].scouts(seat)[-1].saw
            assert saw
            assert (saw.points, saw.mines) == seen
        if state.outcome:
            ours, theirs = map(int, self.scores())
            places = (2 if ours < theirs else 1, 2 if theirs < ours else 1)
            assert state.outcome.places == places


def plan(seed: int, random: Random) -> Plan:
    """In every other match, some pass or lose on time."""
    rare = [0.0, 0.03][seed % 2]

    def choose(match: Match[Any], random: Random) -> tuple[int, str]:
        (seat,) = match.state.acting
        legal = match.state.legal(seat)
        words = sorted({move.split()[0] for move in legal} - ({"pass"} if not rare else set()))
        word = random.choices(words, [0.2 if word == "pass" else 1 for word in words])[0]
        move = random.choice([m for m in legal if m.startswith(word)])
        return seat, TIMEOUT if random.random() < rare else move

    return Plan(choose)
