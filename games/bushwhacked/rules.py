"""Bushwhacked, by the clauses BW-1 to BW-33 of its rules page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Self

from pydantic import BaseModel, ConfigDict, Field

from games.bushwhacked.battlefield import Battlefield, scored
from games.bushwhacked.grid import BITS, listed
from games.bushwhacked.refusals import why_not
from games.core import (
    Damaged,
    Deal,
    Move,
    Note,
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
from games.squares import Square

MOST_TURNS = 200
"""BW-31: turns after which the match ends, for each player still in."""


class DealModel(BaseModel):
    """What is drawn before the first move: who begins."""

    model_config = ConfigDict(extra="forbid", strict=True)
    first: int = Field(ge=0)


def deal(random: Random, seats: int, options: Options) -> Deal:
    """The first player: White, or drawn."""
    return {"first": 0 if options.get("first") == "white" else random.randrange(seats)}


def start(deal: Deal, seats: int, options: Options) -> Battle:
    """The position before the first move. Raises `Damaged`."""
    first = parse(DealModel, deal, "deal").first
    if first >= seats:
        raise Damaged("deal.first", f"there are only {seats} seats")
    if first and options.get("first") == "white":
        raise Damaged("deal.first", "White begins under these options")
    return Battle(seats=seats, field=Battlefield.new(seats, first))


@dataclass(frozen=True, kw_only=True)
class Battle(State[Battlefield]):
    """A match in progress: the battlefield, and what has been told."""

    field: Battlefield

    @property
    def acting(self) -> tuple[Seat, ...]:
        return () if self.outcome else (self.field.turn.seat,)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        return self.field.moves if seat in self.acting else ()

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        if self.outcome:
            return say("The match is over.")
        if seat in self.field.out:
            return say("You have left this match.")
        if seat not in self.acting:
            return say("It is {who}'s turn.", who=Who(self.field.turn.seat))
        return why_not(self.field, move)

    def board(self, seat: Seat | None) -> Battlefield:
        return self.field

    @property
    def scores(self) -> tuple[str, ...]:
        return tuple(scored(*self.field.score(seat)) for seat in range(self.seats))

    def apply(self, seat: Seat, move: Move) -> Self:
        word, _, square = move.partition(" ")
        match word:
            case "place":
                after = self._place(square)
            case "pass":
                after = self._pass()
            case "trade":
                after = self._trade(square)
            case "pay":
                after = self._pay(square)
            case "capture":
                after = self._capture(square)
            case _:
                return self._end_turn()
        return after._end_turn() if after.field.is_done else after  # BW-25

    def leave(self, seat: Seat, why: Why) -> Self:
        """BW-33. Raises `Refused` for a seat that has left before."""
        if seat in self.field.out:
            raise Refused(say("You have left this match."))
        left = replace(self, field=self.field.left(seat))
        if len(left.field.still_in) == 1:
            reason = "{who} resigned" if why == "resign" else "{who} ran out of time"
            return left.end(left._places, say(reason, who=Who(seat)))
        note = "{who} resigns." if why == "resign" else "{who} is out of time."
        told = left._with(left.field, say(note, who=Who(seat)))
        return told._end_turn() if seat == self.field.turn.seat else told

    def _place(self, square: Square) -> Self:
        note = say("{who} places a stone on {square}.", who=self._who, square=square)
        return self._with(self.field.placed(BITS[square]), note)

    def _pass(self) -> Self:
        stones = self.field.passes[self.field.turn.seat] + 2
        note = say("{who} passes: up to {stones} stones next turn.", who=self._who, stones=stones)
        return self._with(replace(self.field, turn=replace(self.field.turn, passed=True)), note)

    def _trade(self, square: Square) -> Self:
        turn = replace(self.field.turn, target=BITS[square])
        note = say("{who} wants to trade for {square}.", who=self._who, square=square)
        return self._with(replace(self.field, turn=turn), note)

    def _pay(self, square: Square) -> Self:
        field = self.field.paid(BITS[square])
        if field.turn.trading:
            return self._with(field, say("{who} pays with {square}.", who=self._who, square=square))
        (target,) = listed(field.turn.target)
        note = say(
            "{who} pays with {square} and takes {target} from {loser}.",
            who=self._who,
            square=square,
            target=target,
            loser=self._owner(target),
        )
        return self._with(field, note)

    def _capture(self, square: Square) -> Self:
        note = say(
            "{who} captures {square} from {loser}.",
            who=self._who,
            square=square,
            loser=self._owner(square),
        )
        return self._with(self.field.captured(BITS[square]), note)

    def _with(self, field: Battlefield, note: Text) -> Self:
        return replace(self, field=field, notes=(*self.notes, Note(note)))

    @property
    def _who(self) -> Who:
        return Who(self.field.turn.seat)

    def _owner(self, square: Square) -> Who:
        return Who(self.field.owner(BITS[square]))

    def _end_turn(self) -> Self:
        ended = replace(self, field=self.field.next_turn())
        reason = ended._end_of_match
        return ended.end(ended._places, reason) if reason else ended

    @property
    def _end_of_match(self) -> Text | None:
        """BW-31. Squares can't run out: four players have 200 stones, for 280 squares."""
        field = self.field
        for seat in range(self.seats):
            if not field.play_hand(seat):
                return say("{who} has no play stones left", who=Who(seat))
        if all(field.turns[seat] >= MOST_TURNS for seat in field.still_in):
            return say("everybody still in has had {turns} turns", turns=MOST_TURNS)
        return None

    @property
    def _places(self) -> tuple[int, ...]:
        """BW-32 and, for those who have left, BW-33: the first to leave is last."""
        field = self.field
        scores = {seat: field.score(seat) for seat in field.still_in}
        places = {s: 1 + sum(other > scores[s] for other in scores.values()) for s in scores}
        places |= {seat: self.seats - n for n, seat in enumerate(field.out)}
        return tuple(places[seat] for seat in range(self.seats))
