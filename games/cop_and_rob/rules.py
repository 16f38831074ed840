"""Cop & Rob: the position, the views, and the start of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from games.cop_and_rob.cards import (
    DECK,
    DECK_SIZE,
    ROLES,
    Kind,
    Lot,
    Role,
    checked,
    chooser,
    named,
)
from games.cop_and_rob.moves import account, card_moves, drive_moves, ending
from games.cop_and_rob.refusals import why_not
from games.cop_and_rob.table import START, Cell, Table, cell_of
from games.core import Dealt, Move, Note, Options, Outcome, Seat, State, Text, Who, say

Cast = Mapping[Role, Seat]
"""Who plays which role; empty until that is settled."""


@dataclass(frozen=True)
class Board:
    """What everybody sees."""

    table: Table
    lots: tuple[Lot, ...]
    """The cards drawn for the roles (CR-5)."""
    cast: Cast
    role: Role
    """Whose turn it is; Rob has the first one."""
    card: Kind | None
    """The card turned up last; None while the roles are open."""
    driving: bool
    """Is that card played, so that now the pawn may drive?"""
    turned: int
    """How many cards have been turned up, one of Rob's deck and one of Cop's in turn."""
    unseen: Mapping[Role, Mapping[Kind, int]]
    """How many cards of each kind are still face down in each deck (CR-30)."""
    last: tuple[Cell, ...]
    """The cell of the card played last, then the cell that pawn drove to after it."""
    targets: tuple[Cell, ...]
    """The cells that the player to move can choose among now."""
    decks: Mapping[Role, tuple[Kind, ...]]
    """Both decks as they were dealt, once the match is over; empty before."""


@dataclass(frozen=True, kw_only=True)
class Position(State[Board]):
    """A full position. What nobody sees of it is the order of the decks."""

    decks: Mapping[Role, tuple[Kind, ...]]
    lots: tuple[Lot, ...] = ()
    chooser: Seat | None = None
    """Who chooses the roles; None where the deal did."""
    cast: Cast = field(default_factory=dict)
    table: Table = START
    turned: int = 0
    driving: bool = False
    last: tuple[Cell, ...] = ()

    @property
    def role(self) -> Role:
        """Whose turn it is; Rob has the first one."""
        return ROLES[max(self.turned - 1, 0) % 2]

    @property
    def card(self) -> Kind | None:
        """The card turned up last."""
        return self.decks[self.role][(self.turned - 1) // 2] if self.turned else None

    @property
    def acting(self) -> tuple[Seat, ...]:
        if self.outcome:
            return ()
        seat = self.cast[self.role] if self.cast else self.chooser
        return () if seat is None else (seat,)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        return self._moves if seat in self.acting else ()

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        if not self.card:
            return ROLES
        if self.driving:
            return drive_moves(self.table, self.role)
        return card_moves(self.table, self.role, self.card)

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        if self.outcome:
            return say("The match is over.")
        if seat not in self.acting:
            return say("It is {who}'s turn.", who=Who(self.acting[0]))
        if move in self._moves:
            return None
        if not self.card:
            return say("First choose who you are: `rob` or `cop`.")
        return why_not(self.table, self.role, self.card, self.driving, move)

    def apply(self, seat: Seat, move: Move) -> Position:
        if not self.card:
            return self._settled(rob=seat if move == "rob" else 1 - seat)
        after = replace(
            self._tell(account(self.table, self.role, self.card, Who(seat), move)),
            table=self.table.play(self.role, move),
            last=self._touched(move),
        )
        if end := ending(after.table):
            return after._won(*end)
        if not self.driving and len(after.table.reach[self.role]) > 1:
            return replace(after, driving=True)
        return after._turn_over()

    def _settled(self, rob: Seat) -> Position:
        """The roles are known, and Rob's first turn begins."""
        cast: Cast = {"rob": rob, "cop": 1 - rob}
        told = self._tell(say("{rob} is Rob, {cop} is Cop.", rob=Who(rob), cop=Who(1 - rob)))
        return replace(told, cast=cast)._turn_up()

    def _turn_up(self) -> Position:
        role = ROLES[self.turned % 2]
        card = named(self.decks[role][self.turned // 2], role)
        told = self._tell(say("{who} turns up {card}.", who=Who(self.cast[role]), card=card))
        return replace(told, turned=self.turned + 1, driving=False)

    def _turn_over(self) -> Position:
        if self.turned == 2 * DECK_SIZE:  # CR-23: Cop's card is the last
            return self._won("rob", say("Cop's deck is used up and Rob is still free"))
        return self._turn_up()

    def _touched(self, move: Move) -> tuple[Cell, ...]:
        cells = tuple(cell_of(word) for word in move.split()[1:2])
        return (*self.last, *cells) if self.driving else cells

    def _tell(self, text: Text) -> Position:
        return replace(self, notes=(*self.notes, Note(text)))

    def _won(self, winner: Role, reason: Text) -> Position:
        places = tuple(1 if seat == self.cast[winner] else 2 for seat in range(self.seats))
        return self.end(places, reason)

    def end(self, places: tuple[int, ...], reason: Text) -> Position:
        """The match is over: 1 for the winner, 0 for the other (CR-24)."""
        scores = tuple("1" if place < max(places) else "0" for place in places)
        return replace(self, outcome=Outcome(places, scores, reason))

    @property
    def scores(self) -> tuple[str, ...]:
        return self.outcome.scores if self.outcome else ("0", "0")

    @property
    def revealed(self) -> int:
        return 2 * len(self.lots) + self.turned

    def board(self, seat: Seat | None) -> Board:
        return Board(
            table=self.table,
            lots=self.lots,
            cast=self.cast,
            role=self.role,
            card=self.card,
            driving=self.driving,
            turned=self.turned,
            unseen=self._unseen(),
            last=self.last,
            targets=self._targets(),
            decks=self.decks if self.outcome else {},
        )

    def _unseen(self) -> Mapping[Role, Mapping[Kind, int]]:
        turned = {"rob": (self.turned + 1) // 2, "cop": self.turned // 2}
        left = {role: Counter(deck[turned[role] :]) for role, deck in self.decks.items()}
        return {role: {kind: left[role][kind] for kind in DECK} for role in ROLES}

    def _targets(self) -> tuple[Cell, ...]:
        if self.outcome:
            return ()
        named_cells = (move.split()[1:2] for move in self._moves)
        return tuple(dict.fromkeys(cell_of(words[0]) for words in named_cells if words))


def start(dealt: Dealt, seats: int, options: Options) -> Position:
    """The position before the first move. Raises `Damaged`."""
    deal = checked(dealt, options)
    lots = tuple((first, second) for first, second in deal.lots)
    position = Position(
        seats=seats, decks={"rob": tuple(deal.rob), "cop": tuple(deal.cop)}, lots=lots
    )
    if "rob_seat" in deal.model_fields_set:
        return position._settled(deal.rob_seat)
    for first, second in lots:
        values = {"a": Who(0), "b": Who(1), "first": named(first), "second": named(second)}
        position = position._tell(Text("{a} draws {first}, {b} draws {second}.", values))
    return replace(position, chooser=chooser(lots[-1]) if lots else 0)
