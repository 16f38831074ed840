"""Cop & Rob: the deal (CR-3 to CR-5) and the course of a match, by the clauses of its rules
page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random

from pydantic import BaseModel, ConfigDict, Field

from games.cop_and_rob.rules.known.board import Board, Cast
from games.cop_and_rob.rules.known.cards import (
    DECK,
    DECK_SIZE,
    ROLES,
    Kind,
    Lot,
    Role,
    called,
    chooser,
)
from games.cop_and_rob.rules.known.legal import card_moves, drive_moves, ending
from games.cop_and_rob.rules.known.moves import Cell, Place, read, where
from games.cop_and_rob.rules.known.refusals import refusal
from games.cop_and_rob.rules.known.streets import START, Streets
from games.cop_and_rob.rules.known.told import lot_told, told, won_as
from games.core import (
    Damaged,
    Dealt,
    Move,
    Note,
    Option,
    Options,
    Outcome,
    Seat,
    State,
    Text,
    View,
    Who,
    parse,
    say,
)

CASTING = Option("roles", ("lots", "random", "host"), "lots")
OPTIONS = (CASTING,)


class Deal(BaseModel):
    """What chance decides."""

    model_config = ConfigDict(extra="forbid", strict=True)
    lots: list[list[Kind]]
    """The cards drawn for the roles, with `roles: lots`."""
    rob: list[Kind]
    """Rob's deck; its first card is turned up first."""
    cop: list[Kind]
    """Cop's deck."""
    rob_seat: int = Field(0, ge=0, le=1)
    """Only with `roles: random`."""


def deal(random: Random, seats: int, options: Options) -> Dealt:
    """Two shuffled decks and, if `roles` asks for it, the lots, or who is Rob."""
    roles = CASTING.of(options)
    dealt: dict[str, object] = {"lots": _draw_lots(random) if roles == "lots" else []}
    for role in ROLES:
        dealt[role] = _shuffled(random, 1)
    if roles == "random":
        dealt["rob_seat"] = random.randrange(2)
    return dealt


def _shuffled(random: Random, decks: int) -> list[Kind]:
    cards = [kind for kind, number in DECK.items() for _ in range(number * decks)]
    random.shuffle(cards)
    return cards


def _draw_lots(random: Random) -> list[list[Kind]]:
    pack: list[Kind] = []
    lots: list[list[Kind]] = []
    while not lots or chooser((lots[-1][0], lots[-1][1])) is None:
        if len(pack) < 2:
            pack = _shuffled(random, 2)
        lots.append([pack.pop(), pack.pop()])
    return lots


def _checked(dealt: Dealt, options: Options) -> Deal:
    """The deal, if it could have been drawn under these options. Raises `Damaged`."""
    parsed = parse(Deal, dealt, "deal")
    roles = CASTING.of(options)
    for role, deck in (("rob", parsed.rob), ("cop", parsed.cop)):
        _check_deck(deck, f"deal.{role}")
    if roles == "lots":
        _check_lots(parsed.lots)
    elif parsed.lots:
        raise Damaged("deal.lots", "no lots are drawn here")
    if ("rob_seat" in parsed.model_fields_set) != (roles == "random"):
        raise Damaged("deal.rob_seat", "belongs to a deal exactly when the roles are random")
    return parsed


def _check_deck(deck: Sequence[Kind], where: str) -> None:
    counts = Counter(deck)
    for kind, number in DECK.items():
        if counts[kind] != number:
            raise Damaged(where, f"has {counts[kind]} of {kind}, not {number}")


def _check_lots(lots: Sequence[Sequence[Kind]]) -> None:
    pack = Counter[Kind]()
    for n, pair in enumerate(lots):
        where = f"deal.lots[{n}]"
        if len(pair) != 2:
            raise Damaged(where, "must be two cards")
        if n % DECK_SIZE == 0:  # a pair takes two cards of the two decks
            pack = Counter({kind: 2 * number for kind, number in DECK.items()})
        pack.subtract(pair)
        if min(pack.values()) < 0:
            raise Damaged(where, "there are not that many such cards in two decks")
        if (chooser((pair[0], pair[1])) is not None) != (n == len(lots) - 1):
            raise Damaged(where, "lots are drawn until one card beats the other, and no longer")
    if not lots:
        raise Damaged("deal.lots", "the roles are settled by lots, and none are drawn")


def start(dealt: Dealt, seats: int, options: Options) -> CopAndRobState:
    """The position before the first move. Raises `Damaged`."""
    deal = _checked(dealt, options)
    lots = tuple((first, second) for first, second in deal.lots)
    state = CopAndRobState(
        seats=seats, decks={"rob": tuple(deal.rob), "cop": tuple(deal.cop)}, lots=lots
    )
    if "rob_seat" in deal.model_fields_set:
        return state._settled(deal.rob_seat)
    for lot in lots:
        state = state._tell(lot_told(lot))
    return replace(state, chooser=chooser(lots[-1]) if lots else 0)


def turn(view: View[Board]) -> int:
    """How many cards have been turned up: whoever chose the roles may have the first turn."""
    return view.board.turned


@dataclass(frozen=True, kw_only=True)
class CopAndRobState(State[Board]):
    """A full position. Only the order of the decks is secret."""

    decks: Mapping[Role, tuple[Kind, ...]]
    """Both decks as they were dealt, by role."""
    lots: tuple[Lot, ...] = ()
    """The cards drawn for the roles, draw by draw."""
    chooser: Seat | None = None
    """Who chooses the roles; None if the deal chose them."""
    cast: Cast = field(default_factory=dict)
    """Who plays which role; empty until the roles are settled."""
    streets: Streets = START
    turned: int = 0
    """How many cards have been turned up."""
    driving: bool = False
    """Has the card been played, so that the pawn may drive now?"""
    last: tuple[Cell, ...] = ()
    """The cell of the card played last, and the cell that pawn drove to after it."""

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
            return drive_moves(self.streets, self.role)
        return card_moves(self.streets, self.role, self.card)

    def why_not(self, seat: Seat, move: Move) -> Text | None:
        if move in self._moves:
            return None
        if not self.card:
            return say("cop-and-rob-no-choose")
        return refusal(self.streets, self.role, self.card, self.driving, move)

    def apply(self, seat: Seat, move: Move) -> CopAndRobState:
        if not self.card:
            return self._settled(rob=seat if move == "rob" else 1 - seat)
        after = replace(
            self._tell(self._told(seat, move)),
            streets=self.streets.play(self.role, move),
            last=self._touched(move),
        )
        if end := ending(after.streets):
            return after._won(*end)
        if not self.driving and len(after.streets.reach[self.role]) > 1:
            return replace(after, driving=True)
        return after._turn_over()

    def _told(self, seat: Seat, move: Move) -> Text:
        assert self.card, "roles are settled elsewhere"
        forced = isinstance(read(move), Place) and len(self._moves) == 1
        return told(self.streets, self.role, self.card, Who(seat), move, forced=forced)

    def _settled(self, rob: Seat) -> CopAndRobState:
        """The roles are settled; Rob's first turn begins."""
        cast: Cast = {"rob": rob, "cop": 1 - rob}
        cast_told = self._tell(say("cop-and-rob-cast", rob=Who(rob), cop=Who(1 - rob)))
        return replace(cast_told, cast=cast)._turn_up()

    def _turn_up(self) -> CopAndRobState:
        role = ROLES[self.turned % 2]
        card = called(self.decks[role][self.turned // 2], role)
        up = say("cop-and-rob-turns-up", who=Who(self.cast[role]), card=card)
        return replace(self._tell(up), turned=self.turned + 1, driving=False)

    def _turn_over(self) -> CopAndRobState:
        if self.turned == 2 * DECK_SIZE:  # CR-23: Cop's card is the last
            return self._won("rob", say("cop-and-rob-ends-free"))
        return self._turn_up()

    def _touched(self, move: Move) -> tuple[Cell, ...]:
        cell = where(move)
        cells = () if cell is None else (cell,)
        return (*self.last, *cells) if self.driving else cells

    def _tell(self, text: Text) -> CopAndRobState:
        return replace(self, notes=(*self.notes, Note(text)))

    def _won(self, winner: Role, reason: Text) -> CopAndRobState:
        places = tuple(1 if seat == self.cast[winner] else 2 for seat in range(self.seats))
        return self.end(places, reason, won_as(self.streets))

    def end(
        self, places: tuple[int, ...], reason: Text, decided: Text | None = None
    ) -> CopAndRobState:
        """The match is over: 1 for the winner, 0 for the other (CR-24)."""
        scores = tuple("1" if place < max(places) else "0" for place in places)
        return replace(self, outcome=Outcome(places, scores, reason, decided))

    @property
    def scores(self) -> tuple[str, ...]:
        return self.outcome.scores if self.outcome else ("0", "0")

    @property
    def revealed(self) -> int:
        return 2 * len(self.lots) + self.turned

    def board(self, seat: Seat | None) -> Board:
        return Board(
            streets=self.streets,
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

    def open_view(self) -> View[Board]:
        """With what could be chosen then, by its numbers, as whoever was to move saw it."""
        view = super().open_view()
        return replace(view, board=replace(view.board, targets=self._targets()))

    def _unseen(self) -> Mapping[Role, Mapping[Kind, int]]:
        turned = {"rob": (self.turned + 1) // 2, "cop": self.turned // 2}
        left = {role: Counter(deck[turned[role] :]) for role, deck in self.decks.items()}
        return {role: {kind: left[role][kind] for kind in DECK} for role in ROLES}

    def _targets(self) -> tuple[Cell, ...]:
        if self.outcome:
            return ()
        return tuple(dict.fromkeys(cell for cell in map(where, self._moves) if cell is not None))
