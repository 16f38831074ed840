"""Graveyard Shift, literally, clause by clause."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from games.core import Dealt, Match, Options, State
from games.graveyard_shift.rules.known.board import Board
from tests.games.oracles import Plan

CORNERS = ["A1", "D1", "A4", "D4"]
MIDDLE = ["B2", "C2", "B3", "C3"]
ALL = [column + row for column in "ABCD" for row in "1234"]
Decision = Iterator[tuple[int, set[str]]]


class Oracle:
    """A whole match as one generator that yields who decides between what."""

    def __init__(self, deal: Dealt, seats: int, options: Options) -> None:
        self.deal, self.rounds = deal, int(options["rounds"])
        self.won = [0, 0]
        self.chosen = ""
        self.parts: dict[str, list[str]] = {}
        self.pawn: list[str | None] = [None, None]
        self.has: list[set[str]] = [set(), set()]
        self.over = False
        self.decisions = self.match()
        self.mover, self.moves = next(self.decisions)

    def legal(self, seat: int) -> set[str]:
        return self.moves if seat == self.mover and not self.over else set()

    def play(self, seat: int, move: str) -> None:
        self.chosen = move
        try:
            self.mover, self.moves = next(self.decisions)
        except StopIteration:
            self.over = True

    def agree(self, state: State[Board]) -> None:
        board = state.board(None)
        assert list(board.won) == self.won
        if state.outcome:
            assert state.outcome.scores == tuple(str(won) for won in self.won)
            best = max(self.won)
            assert [place == 1 for place in state.outcome.places] == [w == best for w in self.won]
            return
        assert list(board.round.pawns) == self.pawn
        assert [set(kinds) for kinds in board.round.collected] == self.has
        if not board.round.loose:
            assert {s: list(board.round.stack(s)) for s in ALL} == self.parts

    def match(self) -> Decision:
        starter = self.deal["first"]
        for number in range(self.rounds):
            winner: int | None = yield from self.round(self.deal["rounds"][number], starter)
            if winner is None:
                starter = 1 - starter
            else:
                self.won[winner] += 1
                starter = 1 - winner
            if max(self.won) == 2:
                return

    def round(self, layout: dict[str, list[str]], starter: int) -> Any:
        self.parts = {square: list(layout.get(square, [])) for square in ALL}
        self.pawn, self.has = [None, None], [set(), set()]
        for seat in (starter, 1 - starter):  # GS-3
            yield seat, {f"enter {c}" for c in CORNERS if c not in self.pawn}
            self.pawn[seat] = self.chosen.split()[1]
        positions: list[str] = []
        seat = starter
        for _ in range(300):
            position = repr((self.parts, self.pawn, [sorted(h) for h in self.has], seat))
            positions.append(position)
            if positions.count(position) == 3:
                return None
            extra = yield from self.turn(seat)
            if len(self.has[seat]) == 4:
                return seat
            seat = seat if extra else 1 - seat
        return None

    def turn(self, seat: int) -> Any:
        here = self.pawn[seat]
        if here is None:
            yield seat, {f"enter {c}" for c in CORNERS}
            self.pawn[seat] = self.chosen.split()[1]
        else:
            yield seat, {f"move {way}" for way in "NESW" if self.beyond(here, way)}
            self.push(seat, here, self.chosen.split()[1])
        extra = self.pawn[0] == self.pawn[1]  # GS-20
        yield from self.delivery(seat)
        return extra

    def push(self, seat: int, start: str, way: str) -> None:
        cart, self.parts[start] = self.parts[start], []
        here, moved = start, 0
        while True:
            if moved and len(cart) > 1:
                self.parts[here].append(cart.pop(0))
            here, moved = self.beyond(here, way), moved + 1
            if len(cart) <= 1 or not self.beyond(here, way):
                break
        self.parts[here] += cart
        self.pawn[seat] = here

    def beyond(self, square: str, way: str) -> str:
        column, row = ord(square[0]), int(square[1])
        column += {"E": 1, "W": -1}.get(way, 0)
        row += {"N": 1, "S": -1}.get(way, 0)
        found = f"{chr(column)}{row}"
        return found if found in ALL else ""

    def delivery(self, seat: int) -> Decision:
        here = self.pawn[seat]
        if here not in CORNERS or not self.parts[here]:
            return
        rest = self.parts[here]
        if wanted := set(rest) - self.has[seat]:
            yield seat, {f"take {kind}" for kind in wanted}
            taken = self.chosen.split()[1]
            rest.remove(taken)
            self.has[seat].add(taken)
            self.pawn[seat] = None
            if len(self.has[seat]) == 4:
                return
        self.parts[here] = []
        placer = 1 - seat
        while rest:
            spots = [
                s
                for s in ALL
                if s not in CORNERS and len(self.parts[s]) < (2 if s in MIDDLE else 1)
            ]
            yield placer, {f"return {kind} {spot}" for kind in rest for spot in spots}
            _, kind, spot = self.chosen.split()
            rest.remove(kind)
            self.parts[spot].append(kind)
            placer = 1 - placer


def plan(seed: int, random: Random) -> Plan:
    """Away from deliveries half of the time, so that rounds grow long."""

    def choose(match: Match[Any], random: Random) -> tuple[int, str]:
        (seat,) = match.state.acting
        moves = random.sample(match.state.legal(seat), len(match.state.legal(seat)))
        calm = (m for m in moves if match.follow(seat, m).state.board(None).round.stage == "move")
        return seat, next(calm, moves[0]) if random.random() < 0.5 else moves[0]

    return Plan(choose, {"rounds": random.choice(["1", "3"])})
