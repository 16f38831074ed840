"""The match: up to three rounds, each with a deal of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from games import core
from games.core import Damaged, Move, Note, Options, Seat, Text, Who, parse, say
from games.graveyard_shift.account import account
from games.graveyard_shift.refusals import refusal
from games.graveyard_shift.rounds import GRAVES, KINDS, MAUSOLEUMS, ROOM, Kind, Round, Stack
from games.squares import Square

Layout = Mapping[Square, Stack]
"""What the set-up lays where."""


@dataclass(frozen=True)
class Board:
    """What everybody sees."""

    rounds: int
    """How many are played at most."""
    number: int
    """Of this round, from 1."""
    won: tuple[int, int]
    """Rounds won, by seat."""
    round: Round


@dataclass(frozen=True, kw_only=True)
class State(core.State[Board]):
    """The board, and the set-ups of the rounds that have not begun."""

    table: Board
    to_come: tuple[Layout, ...]

    @property
    def acting(self) -> tuple[Seat, ...]:
        """One seat."""
        return () if self.outcome else (self.table.round.acting,)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Four at most, but some dozens where a part goes back."""
        return self._moves if seat in self.acting else ()

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return self.table.round.moves()

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        """The rule that the move breaks."""
        if self.outcome:
            return say("The match is over.")
        if seat not in self.acting:
            return say("It is {who}'s turn.", who=Who(self.table.round.acting))
        return refusal(self.table.round, move)

    def apply(self, seat: Seat, move: Move) -> State:
        """The move, and the next round if it ended this one."""
        before = self.table.round
        after = before.play(move)
        moved = replace(self, table=replace(self.table, round=after))
        told = moved._tell(*account(before, move, after))
        return told._end_round() if after.over else told

    def board(self, seat: Seat | None) -> Board:
        """The same for everybody."""
        return self.table

    @property
    def scores(self) -> tuple[str, ...]:
        """Rounds won."""
        return tuple(str(won) for won in self.table.won)

    @property
    def revealed(self) -> int:
        """Every round shows its deal when it begins."""
        return self.table.number

    def _tell(self, *texts: Text) -> State:
        return replace(self, notes=self.notes + tuple(Note(text) for text in texts))

    def _end_round(self) -> State:
        table, winner = self.table, self.table.round.winner
        mine, yours = (won + (seat == winner) for seat, won in enumerate(table.won))
        ended = replace(self, table=replace(table, won=(mine, yours)))._tell(self._result())
        if self.to_come and 2 * max(mine, yours) <= table.rounds:
            return ended._next_round()
        best = int(yours > mine)
        places = (1, 1) if mine == yours else (1 + best, 2 - best)
        return ended.end(places, ended._verdict())

    def _verdict(self) -> Text:
        (lost, won), best = sorted(self.table.won), int(self.table.won[1] > self.table.won[0])
        if won == lost and self.table.rounds > 1:
            return say("neither won more rounds")
        if won == lost and self.table.round.repeated:
            return say("the same position stood for the third time")
        if won == lost:
            return say("{turns} turns are over", turns=len(self.table.round.seen) - 1)
        if self.table.rounds == 1:
            return say("{who} collected all four parts", who=Who(best))
        return say("{who} won {won} to {lost} by rounds", who=Who(best), won=won, lost=lost)

    def _result(self) -> Text:
        number, now = self.table.number, self.table.round
        if now.winner is not None:
            return say("{who} has all four and wins round {n}!", who=Who(now.winner), n=number)
        if now.repeated:
            return say("The same position for the third time: round {n} is drawn.", n=number)
        return say("{turns} turns are over: round {n} is drawn.", turns=len(now.seen) - 1, n=number)

    def _next_round(self) -> State:
        now = self.table.round
        first = 1 - (now.first if now.winner is None else now.winner)  # GS-4
        layout, *later = self.to_come
        table = replace(self.table, number=self.table.number + 1, round=Round.begin(first, layout))
        return replace(self, table=table, to_come=tuple(later))._tell(_opening(table))


def _opening(table: Board) -> Text:
    first = Who(table.round.first)
    if table.rounds == 1:
        return say("{who} enters the graveyard first.", who=first)
    values = {"n": table.number, "rounds": table.rounds, "who": first}
    return Text("Round {n} of {rounds}: {who} enters first.", values)


class _Deal(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    first: int = Field(ge=0, le=1)
    rounds: list[dict[str, list[Kind]]]


def deal(random: Random, seats: int, options: Options) -> dict[str, Any]:
    """Who goes first, and a shuffled graveyard for every round that could be played (GS-2)."""
    rounds = [_shuffled(random) for _ in range(_rounds(options))]
    return {"first": random.randrange(2), "rounds": rounds}


def _rounds(options: Options) -> int:
    return int(options.get("rounds", "3"))


def _shuffled(random: Random) -> dict[Square, list[Kind]]:
    parts = {places: random.sample(KINDS * 2, 8) for places in (MAUSOLEUMS, GRAVES)}
    return {
        square: [parts[places].pop() for _ in range(ROOM[square])]
        for places in (MAUSOLEUMS, GRAVES)
        for square in places
    }


def start(deal: core.Dealt, seats: int, options: Options) -> State:
    """Before the first entry. Raises `Damaged`."""
    model, rounds = parse(_Deal, deal, "deal"), _rounds(options)
    if len(model.rounds) != rounds:
        raise Damaged("deal.rounds", f"must be as many as can be played, {rounds}")
    layouts = [_layout(dealt, f"deal.rounds[{n}]") for n, dealt in enumerate(model.rounds)]
    table = Board(rounds, 1, (0, 0), Round.begin(model.first, layouts[0]))
    state = State(seats=seats, table=table, to_come=tuple(layouts[1:]))
    return state._tell(_opening(table))


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
