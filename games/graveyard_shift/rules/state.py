"""Graveyard Shift: a match of up to three rounds, each with its own deal, by the clauses of its
rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from pydantic import BaseModel, ConfigDict, Field

from games.core import (
    Damaged,
    Dealt,
    Move,
    Note,
    Option,
    Options,
    Seat,
    State,
    Text,
    View,
    Who,
    parse,
    say,
)
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.moves import Take, read
from games.graveyard_shift.rules.known.refusals import refusal
from games.graveyard_shift.rules.known.rounds import LONGEST, Round
from games.graveyard_shift.rules.known.told import told
from games.graveyard_shift.rules.known.yard import (
    GRAVES,
    KINDS,
    MAUSOLEUMS,
    ROOM,
    Kind,
    Stack,
)
from games.squares import Square

Layout = Mapping[Square, Stack]
"""What the set-up lays on each square."""

ROUNDS = Option("rounds", ("3", "1"), "3")
OPTIONS = (ROUNDS,)


class Deal(BaseModel):
    """Who goes first, and the layout of each round."""

    model_config = ConfigDict(extra="forbid", strict=True)
    first: int = Field(ge=0, le=1)
    """Who enters first."""
    rounds: list[dict[str, list[Kind]]]
    """The layout of each round: square -> parts, from the bottom."""


def deal(random: Random, seats: int, options: Options) -> Dealt:
    """Who goes first, and a shuffled graveyard for each round that may be played (GS-2)."""
    rounds = [_shuffled(random) for _ in range(_rounds(options))]
    return {"first": random.randrange(2), "rounds": rounds}


def begun_by(deal: Dealt, seat: Seat) -> Dealt:
    return {**deal, "first": seat}


def turn(view: View[Board]) -> int:
    """The number of the turn; an attacker has two in a row (GS-20)."""
    board = view.board
    return board.number * (LONGEST + 2) + len(board.round.seen)


def _rounds(options: Options) -> int:
    return int(ROUNDS.of(options))


def _shuffled(random: Random) -> dict[Square, list[Kind]]:
    parts = {places: random.sample(KINDS * 2, 8) for places in (MAUSOLEUMS, GRAVES)}
    return {
        square: [parts[places].pop() for _ in range(ROOM[square])]
        for places in (MAUSOLEUMS, GRAVES)
        for square in places
    }


def start(deal: Dealt, seats: int, options: Options) -> GraveyardShiftState:
    """The position before the first entry. Raises `Damaged`."""
    model, rounds = parse(Deal, deal, "deal"), _rounds(options)
    if len(model.rounds) != rounds:
        raise Damaged("deal.rounds", f"must be as many as can be played, {rounds}")
    layouts = [_layout(dealt, f"deal.rounds[{n}]") for n, dealt in enumerate(model.rounds)]
    board = Board(rounds, 1, (0, 0), Round.begin(model.first, layouts[0]))
    state = GraveyardShiftState(seats=seats, position=board, to_come=tuple(layouts[1:]))
    return state._tell(_opening(board))


def _layout(dealt: Mapping[Square, list[Kind]], where: str) -> Layout:
    for square in dealt.keys() | ROOM.keys():
        if len(dealt.get(square, ())) != ROOM.get(square):
            raise Damaged(f"{where}.{square}", f"must be {ROOM.get(square, 'no')} parts")
    for places in (MAUSOLEUMS, GRAVES):
        count = Counter(kind for square in places for kind in dealt[square])
        if set(count.values()) != {2}:
            names = ", ".join(places)
            raise Damaged(where, f"must have two parts of each kind on {names}")
    return {square: tuple(stack) for square, stack in dealt.items()}


@dataclass(frozen=True, kw_only=True)
class GraveyardShiftState(State[Board]):
    """The board, and the set-ups of the rounds to come."""

    position: Board
    to_come: tuple[Layout, ...]

    @property
    def acting(self) -> tuple[Seat, ...]:
        return () if self.outcome else (self.position.round.acting,)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """At most four, but dozens while a part is put back."""
        return self._moves if seat in self.acting else ()

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return self.position.round.moves()

    def why_not(self, seat: Seat, move: Move) -> Text | None:
        return refusal(self.position.round, move)

    def apply(self, seat: Seat, move: Move) -> GraveyardShiftState:
        """The position after the move; a new round if it ended this one."""
        before = self.position.round
        after = before.play(move)
        moved = replace(self, position=replace(self.position, round=after))
        moved = moved._tell(*told(before, move, after))
        return moved._end_round(move) if after.over else moved

    def board(self, seat: Seat | None) -> Board:
        return self.position

    @property
    def scores(self) -> tuple[str, ...]:
        """Rounds won."""
        return tuple(str(won) for won in self.position.won)

    @property
    def revealed(self) -> int:
        """Each round shows its deal when it begins."""
        return self.position.number

    def _tell(self, *texts: Text) -> GraveyardShiftState:
        return replace(self, notes=self.notes + tuple(Note(text) for text in texts))

    def _end_round(self, move: Move) -> GraveyardShiftState:
        board, winner = self.position, self.position.round.winner
        mine, yours = (won + 1 if seat == winner else won for seat, won in enumerate(board.won))
        ended = replace(self, position=replace(board, won=(mine, yours)))._tell(self._result())
        if self.to_come and 2 * max(mine, yours) <= board.rounds:
            return ended._next_round()
        places = (1 if mine >= yours else 2, 1 if yours >= mine else 2)
        return ended.end(places, ended._reason(move), ended._decided())

    def _reason(self, move: Move) -> Text:
        """Why this last move ended the match."""
        board, now = self.position, self.position.round
        match read(move), now.winner:
            case Take(kind), int(winner) if board.rounds == 1 or board.won[winner] > 1:
                values = {"kind": kind, "square": now.path[-1]}
                if board.rounds == 1:
                    return Text("graveyard-shift-reason-fourth", values)
                return Text("graveyard-shift-reason-two-rounds", values)
        if board.rounds > 1:
            return say("graveyard-shift-reason-rounds", rounds=board.rounds)
        if now.repeated:
            return say("graveyard-shift-reason-repeated")
        return say("graveyard-shift-reason-exhausted", turns=len(now.seen) - 1)

    def _decided(self) -> Text | None:
        """What won or drew the match; None if the reason says it."""
        board = self.position
        lost, won = sorted(board.won)
        if board.rounds == 1:
            return None if won else say("graveyard-shift-decided-by-nobody")
        drawn = board.number - won - lost
        return say("graveyard-shift-decided", won=won, lost=lost, drawn=drawn)

    def _result(self) -> Text:
        number, now = self.position.number, self.position.round
        if now.winner is not None:
            return say("graveyard-shift-round-won", who=Who(now.winner), n=number)
        if now.repeated:
            return say("graveyard-shift-round-repeated", n=number)
        return say("graveyard-shift-round-exhausted", turns=len(now.seen) - 1, n=number)

    def _next_round(self) -> GraveyardShiftState:
        now = self.position.round
        first = 1 - (now.first if now.winner is None else now.winner)  # GS-4
        layout, *later = self.to_come
        number = self.position.number + 1
        board = replace(self.position, number=number, round=Round.begin(first, layout))
        return replace(self, position=board, to_come=tuple(later))._tell(_opening(board))


def _opening(board: Board) -> Text:
    first = Who(board.round.first)
    if board.rounds == 1:
        return say("graveyard-shift-opening", who=first)
    number, rounds = board.number, board.rounds
    return say("graveyard-shift-opening-round", n=number, rounds=rounds, who=first)
