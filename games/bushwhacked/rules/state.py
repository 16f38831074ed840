"""Bushwhacked, by the clauses BW-1 to BW-33 of its rules page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Self

from pydantic import BaseModel, ConfigDict, Field

from games.bushwhacked.rules.known.board import MOST_TURNS, Board, scored
from games.bushwhacked.rules.known.refusals import refusal
from games.bushwhacked.rules.known.told import told
from games.core import (
    Damaged,
    Dealt,
    Move,
    Note,
    Option,
    Options,
    Refused,
    Seat,
    State,
    Text,
    Who,
    Why,
    parse,
    say,
)

LATE = "bushwhacked-late"  # BW-33
ASSIST = Option("assist", ("on", "off"), "on")
FIRST = Option("first", ("random", "white"), "random", offered=False)
OPTIONS = (ASSIST, FIRST)


class Deal(BaseModel):
    """What is drawn before the first move: who begins."""

    model_config = ConfigDict(extra="forbid", strict=True)
    first: int = Field(ge=0)


def deal(random: Random, seats: int, options: Options) -> Dealt:
    """The first player, drawn by lot. In older matches White could be set to begin."""
    return {"first": 0 if FIRST.of(options) == "white" else random.randrange(seats)}


def begun_by(deal: Dealt, seat: Seat) -> Dealt:
    return {**deal, "first": seat}


def start(deal: Dealt, seats: int, options: Options) -> BushwhackedState:
    """The position before the first move. Raises `Damaged`."""
    first = parse(Deal, deal, "deal").first
    if first >= seats:
        raise Damaged("deal.first", f"there are only {seats} seats")
    if first and FIRST.of(options) == "white":
        raise Damaged("deal.first", "White begins under these options")
    assist = ASSIST.of(options) == "on"
    return BushwhackedState(seats=seats, position=Board.new(seats, first, assist))


@dataclass(frozen=True, kw_only=True)
class BushwhackedState(State[Board]):
    """A match: the board, and what was told."""

    position: Board

    @property
    def acting(self) -> tuple[Seat, ...]:
        return () if self.outcome else (self.position.turn.seat,)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        return self.position.moves if seat in self.acting else ()

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        if seat in self.position.out and not self.outcome:
            return say("bushwhacked-left-already")
        return super().refusal(seat, move)

    def why_not(self, seat: Seat, move: Move) -> Text | None:
        return refusal(self.position, move)

    def board(self, seat: Seat | None) -> Board:
        return self.position

    @property
    def scores(self) -> tuple[str, ...]:
        return tuple(scored(*self.position.score(seat)) for seat in range(self.seats))

    def apply(self, seat: Seat, move: Move) -> Self:
        position = self.position.after(move)
        text = told(self.position, move, position)
        if text is None:
            return self._end_turn()
        after = self._with(position, text)
        return after._end_turn() if position.is_done else after  # BW-25

    def leave(self, seat: Seat, why: Why) -> Self:
        """The match without that seat (BW-33). Raises `Refused` for a seat that has left before."""
        if seat in self.position.out:
            raise Refused(say("bushwhacked-left-already"))
        left = replace(self, position=self.position.left(seat))
        if len(left.position.still_in) == 1:
            reason = "core-resigned" if why == "resign" else "core-out-of-time"
            return left.left_by(seat, left._places, say(reason, who=Who(seat)))
        note = "bushwhacked-resigns" if why == "resign" else "bushwhacked-out-of-time"
        after = left._with(left.position, say(note, who=Who(seat)))
        return after._end_turn() if seat == self.position.turn.seat else after

    def _with(self, board: Board, note: Text) -> Self:
        return replace(self, position=board, notes=(*self.notes, Note(note)))

    def _end_turn(self) -> Self:
        ended = replace(self, position=self.position.next_turn())
        reason = ended._end_of_match
        return ended.end(ended._places, reason, ended._decided) if reason else ended

    @property
    def _end_of_match(self) -> Text | None:
        """Why the match is over, or None (BW-31). Squares can't run out: four players have 200
        stones for 280 squares."""
        board = self.position
        for seat in range(self.seats):
            if not board.play_hand(seat):
                return say("bushwhacked-no-stones", who=Who(seat))
        if all(board.turns[seat] >= MOST_TURNS for seat in board.still_in):
            return say("bushwhacked-all-turns", turns=MOST_TURNS)
        return None

    @property
    def _decided(self) -> Text:
        """What puts the first ahead of the others, or that nothing does (BW-32)."""
        scores = sorted(map(self.position.score, self.position.still_in), reverse=True)
        most = scores[0][0]
        captures = [captures for bases, captures in scores if bases == most]
        if len(captures) == 1:
            counts = ":".join(str(bases) for bases, _ in scores)
            return say("bushwhacked-decided-bases", counts=counts)
        if captures[0] == captures[1]:
            return say("bushwhacked-decided-nothing", bases=most, captures=captures[0])
        counts = ":".join(map(str, captures))
        return say("bushwhacked-decided-captures", counts=counts, bases=most)

    @property
    def _places(self) -> tuple[int, ...]:
        """By BW-32. Of those who left, the first one is last (BW-33)."""
        board = self.position
        scores = {seat: board.score(seat) for seat in board.still_in}
        ranked = sorted(scores.values(), reverse=True)
        places = {seat: 1 + ranked.index(score) for seat, score in scores.items()}
        places |= {seat: self.seats - n for n, seat in enumerate(board.out)}
        return tuple(places[seat] for seat in range(self.seats))
