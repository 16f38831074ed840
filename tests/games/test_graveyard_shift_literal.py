"""Graveyard Shift against a second engine: slow, literal, clause by clause, sharing no code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from games.core import Match
from games.graveyard_shift import GAME
from games.graveyard_shift.board import Board

CORNERS = ["A1", "D1", "A4", "D4"]
MIDDLE = ["B2", "C2", "B3", "C3"]
ALL = [column + row for column in "ABCD" for row in "1234"]
KINDS = ["brain", "heart", "chest", "legs"]
Decision = Iterator[tuple[int, set[str]]]


class Literal:
    """A whole match as one generator that yields who decides between what."""

    def __init__(self, deal: Mapping[str, Any], rounds: int) -> None:
        self.deal, self.rounds = deal, rounds
        self.won = [0, 0]
        self.chosen = ""
        self.parts: dict[str, list[str]] = {}
        self.pawn: list[str | None] = [None, None]
        self.has: list[set[str]] = [set(), set()]

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
            spots = [s for s in ALL if s not in CORNERS and len(self.parts[s]) < 1 + (s in MIDDLE)]
            yield placer, {f"return {kind} {spot}" for kind in rest for spot in spots}
            _, kind, spot = self.chosen.split()
            rest.remove(kind)
            self.parts[spot].append(kind)
            placer = 1 - placer


def calm(match: Match[Board], random: Random) -> str:
    """A random move, away from deliveries half of the time, so that rounds grow long."""
    seat = match.state.acting[0]
    moves = list(match.state.legal(seat))
    random.shuffle(moves)
    if random.random() < 0.5:
        moves.sort(
            key=lambda move: match.follow(seat, move).state.board(None).round.stage != "move"
        )
    return moves[0]


@pytest.mark.parametrize("seed", range(60))
def test_both_engines_agree_move_by_move(seed: int) -> None:
    random = Random(seed)
    rounds = random.choice(["1", "3"])
    deal = GAME.deal(random, 2, {"rounds": rounds})
    match = Match.start(GAME, 2, {"rounds": rounds}, deal)
    literal = Literal(deal, int(rounds))
    for seat, moves in literal.match():
        assert match.state.acting == (seat,)
        assert set(match.state.legal(seat)) == moves
        assert match.state.legal(1 - seat) == ()
        board = match.state.view(None).board
        assert list(board.won) == literal.won
        assert list(board.round.pawns) == literal.pawn
        assert [set(kinds) for kinds in board.round.collected] == literal.has
        if not board.round.loose:
            assert {s: list(board.round.stack(s)) for s in ALL} == literal.parts
        literal.chosen = calm(match, random)
        match = match.play(seat, literal.chosen)
    outcome = match.state.outcome
    assert outcome
    assert outcome.scores == tuple(str(won) for won in literal.won)
    best = max(literal.won)
    assert [place == 1 for place in outcome.places] == [won == best for won in literal.won]
