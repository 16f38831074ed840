"""Bushwhacked, from the page, plainly."""

from __future__ import annotations

from random import Random
from typing import Any

from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.grid import listed
from games.core import RESIGN, TIMEOUT, Dealt, Match, Options, State
from tests.games.oracles import Plan

Square = tuple[int, int]
Stone = tuple[int, str]
MARKED = {f"{column}{row}" for column in "DIN" for row in (4, 9, 14)}
WITHOUT = {2: {"D4", "D14", "N4", "N14"}, 3: {"D14", "N4"}, 4: set[str]()}
SQUARES = [(column, row) for column in range(17) for row in range(17)]
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def name(square: Square) -> str:
    return "ABCDEFGHIJKLMNOPQ"[square[0]] + str(square[1] + 1)


AT = {name(square): square for square in SQUARES}


class Oracle:
    """Stones in a dict, squares as pairs, one clause after the other."""

    def __init__(self, deal: Dealt, seats: int, options: Options) -> None:
        self.seats, self.mover = seats, deal["first"]
        self.stones = dict[Square, Stone]()
        self.bases = {AT[point] for point in MARKED - WITHOUT[seats]}
        self.passes, self.turns = [0] * seats, [0] * seats
        self.gone = list[int]()
        self.over = False
        self.fresh_turn()

    def fresh_turn(self) -> None:
        self.stage = "start"
        self.room = 1 + self.passes[self.mover]
        self.gained = set[Square]()
        self.target: Square | None = None
        self.paid = list[Square]()

    def count(self, seat: int, kind: str) -> int:
        return sum(stone == (seat, kind) for stone in self.stones.values())

    def is_empty(self, square: Square) -> bool:
        return square in SQUARES and square not in self.bases and square not in self.stones

    def is_mine(self, square: Square) -> bool:
        return self.stones.get(square) == (self.mover, "play")

    def attacks(self, square: Square) -> bool:
        return self.is_mine(square) or square in self.gained

    def can_be_captured(self, square: Square) -> bool:
        owner, kind = self.stones.get(square, (self.mover, ""))
        if owner == self.mover or kind != "play" or self.count(self.mover, "capture") == 20:
            return False
        x, y = square
        if sum(self.attacks((x + dx, y + dy)) for dx, dy in STEPS) >= 3:
            return True
        return any(
            self.is_mine((x + dx, y + dy))
            and self.is_empty((x + 2 * dx, y + 2 * dy))
            and self.is_mine((x + 2 * dx + dy, y + 2 * dy + dx))
            and self.is_mine((x + 2 * dx - dy, y + 2 * dy - dx))
            for dx, dy in STEPS
        )

    def legal(self, seat: int) -> set[str]:
        return set() if self.over or seat != self.mover else self.moves()

    def moves(self) -> set[str]:
        own = {s for s, stone in self.stones.items() if stone == (self.mover, "capture")}
        if self.stage == "trade":
            return {f"pay {name(s)}" for s in own - set(self.paid)}
        moves = set[str]()
        if self.stage == "start":
            if self.passes[self.mover] < 2:
                moves.add("pass")
            if len(own) >= 3:
                captured = {s for s, (_, kind) in self.stones.items() if kind == "capture"}
                moves |= {f"trade {name(s)}" for s in captured - own}
        else:
            moves.add("done")
            moves |= {f"capture {name(s)}" for s in self.stones if self.can_be_captured(s)}
        if self.stage in ("start", "placing") and self.room and self.count(self.mover, "play") < 30:
            moves |= {f"place {name(s)}" for s in SQUARES if self.is_empty(s)}
        return moves

    def play(self, seat: int, move: str) -> None:
        word, _, at = move.partition(" ")
        if word in (RESIGN, TIMEOUT):
            self.leave(seat)
            return
        if word == "place":
            self.stones[AT[at]] = (self.mover, "play")
            self.stage, self.room = "placing", self.room - 1
        elif word == "pass":
            self.stage = "passed"
        elif word == "trade":
            self.stage, self.target = "trade", AT[at]
        elif word == "pay":
            self.pay(AT[at])
        elif word == "capture":
            self.stones[AT[at]] = (self.mover, "capture")
            self.gained.add(AT[at])
            self.stage = "passed" if self.stage == "passed" else "capturing"
            self.room = 0
        if word == "done" or self.moves() == {"done"}:
            self.end_turn()

    def pay(self, square: Square) -> None:
        assert self.target
        self.paid.append(square)
        if len(self.paid) == 3:
            for paid in self.paid:
                del self.stones[paid]
            self.stones[self.target] = (self.mover, "capture")
            self.gained.add(self.target)
            self.stage = "capturing"

    def end_turn(self) -> None:
        seat = self.mover
        self.passes[seat] = self.passes[seat] + 1 if self.stage == "passed" else 0
        self.turns[seat] += 1
        still = [s for s in range(self.seats) if s not in self.gone]
        self.over = (
            any(self.count(s, "play") == 30 for s in range(self.seats))
            or not any(self.is_empty(s) for s in SQUARES)
            or all(self.turns[s] >= 200 for s in still)
        )
        self.mover = min((s for s in still if s > seat), default=min(still))
        self.fresh_turn()

    def leave(self, seat: int) -> None:
        self.gone.append(seat)
        if len(self.gone) == self.seats - 1:
            self.over = True
        elif seat == self.mover:
            self.stage = "left"
            self.end_turn()

    def score(self, seat: int) -> tuple[int, int]:
        bases = sum(
            all(self.stones.get((x + dx, y + dy), (-1, ""))[0] == seat for dx, dy in STEPS)
            for x, y in self.bases
        )
        return bases, self.count(seat, "capture")

    def places(self) -> tuple[int, ...]:
        def strength(seat: int) -> tuple[int, int, int]:
            if seat in self.gone:
                return (-1, self.gone.index(seat), 0)
            return (0, *self.score(seat))

        ranks = [strength(seat) for seat in range(self.seats)]
        return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)

    def agree(self, state: State[Board]) -> None:
        for seat in range(self.seats):
            assert state.scores[seat].split()[::2] == [str(n) for n in self.score(seat)]
        board = state.board(None)
        found = {
            AT[s]: (seat, kind)
            for kind, masks in (("play", board.play), ("capture", board.capture))
            for seat in range(self.seats)
            for s in listed(masks[seat])
        }
        assert found == self.stones
        if state.outcome:
            assert state.outcome.places == self.places()


_CROWDED = {f"{column}{row}" for column in "ABCDE" for row in range(1, 7)}


def plan(seed: int, random: Random) -> Plan:
    """Crowded play in a corner, so that much is captured and traded; many passes; some leave."""
    seats, bold = random.choice((2, 3, 4)), random.uniform(0.5, 1)

    def choose(match: Match[Any], random: Random) -> tuple[int, str]:
        (seat,) = match.state.acting
        if random.random() < 0.004:
            leaver = random.choice(match.state.board(None).still_in)
            return leaver, TIMEOUT if leaver == seat else RESIGN
        return seat, _bold_move(list(match.state.legal(seat)), bold, random)

    return Plan(choose, {}, seats)


def _bold_move(legal: list[str], bold: float, random: Random) -> str:
    near = [move for move in legal if move[-2:] in _CROWDED]
    rare = [move for move in legal if move.startswith(("capture", "trade", "pay"))]
    if rare and random.random() < bold:
        return random.choice(rare)
    if random.random() < 0.3 and (quiet := [m for m in legal if m in ("pass", "done")]):
        return quiet[0]
    return random.choice(near if near and random.random() < 0.9 else legal)
