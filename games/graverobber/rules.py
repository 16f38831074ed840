"""Graverobber's rules: the secret set-up and the turns (rules page graverobber.md)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, Self, TypeVar

from pydantic import BaseModel, ConfigDict

from games.core import Dealt, Move, Note, Option, Options, Seat, State, Text, Who, parse, say
from games.graverobber.board import Board, Deed, Dug, Moved, Skipped, skips
from games.graverobber.ground import BIT, STARTS, beside, line
from games.graverobber.layout import NAMES, PIECES, Layout, Terms, fault, steps
from games.graverobber.possible import possible
from games.squares import WAYS, Square, is_square

SKIPS_TO_END = 6  # GR-14
TURNS_TO_END = 400  # GR-16: 200 by each
PLOTS_TO_WIN = 3  # GR-13

OPTIONS = (
    Option(
        "placement",
        "Windmill and Graves",
        {"apart": "Never touch each other", "reachable": "May touch, Plots stay reachable"},
        "apart",
    ),
    Option(
        "assist",
        "Shade where my other piece can be",
        {"off": "No, work it out yourself", "on": "Yes, for both players"},
        "off",
    ),
    Option(
        "skip_end",
        "Three skips in a row by both",
        {"on": "End the match", "off": "Change nothing"},
        "on",
    ),
)

T = TypeVar("T")
Pair = tuple[T, T]


def with_item(pair: Pair[T], seat: Seat, value: T) -> Pair[T]:
    """The pair with the seat's item changed."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


class NoDeal(BaseModel):
    """Chance decides nothing here."""

    model_config = ConfigDict(extra="forbid", strict=True)


def deal(random: Random, seats: int, options: Options) -> dict[str, Any]:
    """Nothing to deal."""
    return {}


def start(deal: Dealt, seats: int, options: Options) -> Position:
    """Two empty boards. Raises `Damaged`."""
    parse(NoDeal, deal, "deal")
    return Position(
        seats=2,
        placement=options.get("placement", "apart"),
        assist=options.get("assist", "off") == "on",
        skip_end=options.get("skip_end", "on") == "on",
    )


@dataclass(frozen=True, kw_only=True)
class Position(State[Board]):
    """Both boards, with all their secrets."""

    placement: str
    assist: bool
    skip_end: bool
    layouts: Pair[Layout] = (Layout(), Layout())
    ready: Pair[bool] = (False, False)
    deeds: tuple[Deed, ...] = ()
    own: Pair[Square] = STARTS
    """Each seat's piece on its own board."""
    away: Pair[Square] = STARTS
    """Each seat's piece on the other board."""
    plots: Pair[frozenset[Square]] = (frozenset(), frozenset())
    """What each seat has dug up on the other board."""

    @property
    def acting(self) -> tuple[Seat, ...]:
        if self.outcome:
            return ()
        if not all(self.ready):
            return tuple(seat for seat in (0, 1) if not self.ready[seat])  # GR-6
        return (len(self.deeds) % 2,)  # Red plays first

    def terms(self, seat: Seat) -> Terms:
        """What this seat's layout must satisfy."""
        return Terms(self.placement, seat)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.acting:
            return ()
        if not all(self.ready):
            return steps(self.layouts[seat], self.terms(seat))
        return self._turn

    @cached_property
    def _turn(self) -> tuple[Move, ...]:
        (seat,) = self.acting
        moves = [
            f"move {way} {n}" for way in WAYS for n in range(1, len(self._path(seat, way)) + 1)
        ]
        return (*moves, *(f"dig {way}" for way in WAYS), "skip")

    def _path(self, seat: Seat, way: str, *, away: bool = False) -> tuple[Square, ...]:
        """The squares before the first obstacle or the edge, on one's own or the other board."""
        here, obstacles = self.own[seat], self.layouts[seat].obstacles
        if away:
            here, obstacles = self.away[seat], self.layouts[1 - seat].obstacles
        squares = line(here, way)
        for n, square in enumerate(squares):
            if BIT[square] & obstacles:
                return squares[:n]
        return squares

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        if self.outcome:
            return say("The match is over.")
        words = move.split(" ")
        if not all(self.ready):
            return self._refuse_step(seat, words)
        if seat not in self.acting:
            return say("It is {who}'s turn.", who=Who(1 - seat))
        return self._refuse_turn(seat, words)

    def _refuse_step(self, seat: Seat, words: list[str]) -> Text | None:
        layout = self.layouts[seat]
        if self.ready[seat]:
            return say("Your board is laid; {who} is still at it.", who=Who(1 - seat))
        match words:
            case ["clear"] if layout.squares:
                return None
            case ["clear"]:
                return say("Nothing lies on your board yet.")
            case ["ready"] if not layout.piece:
                return None
            case [piece, square] if piece == layout.piece and square in BIT:
                return fault(layout, square, self.terms(seat))
            case [piece, square] if piece in PIECES and is_square(square) and square not in BIT:
                return say("The board goes from A1 to H8.")
        if not layout.piece:
            return say("All is laid: “ready” to fix it, “clear” to start over.")
        return say(
            "Lay your board first: next comes a {piece}, like “{example}”.",
            piece=NAMES[layout.piece],
            example=steps(layout, self.terms(seat))[0],
        )

    def _refuse_turn(self, seat: Seat, words: list[str]) -> Text | None:
        match words:
            case ["skip"]:
                return None
            case ["dig", way] if way in WAYS:
                return None
            case ["move", way, count] if way in WAYS and count in _COUNTS:
                return self._refuse_move(seat, way, int(count))
            case [piece, *_] if piece in {*PIECES, "clear", "ready"}:
                return say("Both boards are laid and stay as they are.")
        return say("Moves are typed like “move up 3”, “dig left” or “skip”.")

    def _refuse_move(self, seat: Seat, way: str, count: int) -> Text | None:
        """Tells of the seat's own board alone (GR-10)."""
        path, ahead = self._path(seat, way), line(self.own[seat], way)
        if count <= len(path):
            return None
        if not ahead:
            return say("{square} is at the edge of the board.", square=self.own[seat])
        if len(path) == len(ahead):
            return say("Going {way}, the board ends at {square}.", way=say(way), square=ahead[-1])
        obstacle = ahead[len(path)]
        return say(
            "Your {piece} on {square} is in the way.",
            piece=NAMES[self.layouts[seat].at(obstacle) or ""],
            square=obstacle,
        )

    def apply(self, seat: Seat, move: Move) -> Self:
        match move.split(" "):
            case ["ready"]:
                return self._get_ready(seat)
            case ["clear"]:
                return self._lay(seat, Layout(), say("Your board is empty again."))
            case ["move", way, count]:
                return self._move(seat, way, int(count))
            case ["dig", way]:
                return self._dig(seat, way)
            case ["skip"]:
                return self._skip(seat)
            case [piece, square]:
                text = say("Your {piece} is on {square}.", piece=NAMES[piece], square=square)
                return self._lay(seat, self.layouts[seat].put(square), text)
        raise AssertionError(move)

    def _lay(self, seat: Seat, layout: Layout, text: Text) -> Self:
        layouts = with_item(self.layouts, seat, layout)
        return replace(self, layouts=layouts, notes=(*self.notes, Note(text, seat)))

    def _get_ready(self, seat: Seat) -> Self:
        ready = with_item(self.ready, seat, True)
        notes = [Note(say("{who} is ready.", who=Who(seat)))]
        if all(ready):
            notes.append(Note(say("Both boards are laid. {who} plays first.", who=Who(0))))
        return replace(self, ready=ready, notes=(*self.notes, *notes))

    def _move(self, seat: Seat, way: str, count: int) -> Self:
        path = self._path(seat, way)[:count]
        there = (self.away[seat], *self._path(seat, way, away=True)[:count])[-1]  # GR-11
        text = say("{who} moves {way} {steps}.", who=Who(seat), way=say(way), steps=count)
        on_my_board = say(
            "On your board {who}'s piece is now on {square}.", who=Who(seat), square=there
        )
        moved = replace(
            self,
            own=with_item(self.own, seat, path[-1]),
            away=with_item(self.away, seat, there),
        )
        notes = (Note(text), Note(on_my_board, 1 - seat))
        return moved._done(Moved(seat, way, count, path), *notes)

    def _dig(self, seat: Seat, way: str) -> Self:
        stood = self.away[seat]
        square = beside(stood, way)
        plot = square in self.layouts[1 - seat].plots and square not in self.plots[seat]
        values = {
            "who": Who(seat),
            "other": Who(1 - seat),
            "way": say(way),
            "square": square or stood,
        }
        if square is None:
            text = Text(
                "{who} digs {way}, off the board: {who}'s piece on {other}'s board is on {square}.",
                values,
            )
        elif plot:
            text = Text("{who} digs {way}: {square}, a Plot!", values)
        else:
            text = Text("{who} digs {way}: {square}, no Plot there.", values)
        plots = self.plots[seat] | ({square} if plot and square else set())
        dug = replace(self, plots=with_item(self.plots, seat, plots))
        return dug._done(Dug(seat, way, stood, square, plot), Note(text))

    def _skip(self, seat: Seat) -> Self:
        deed = Skipped(seat)
        count = skips((*self.deeds, deed))
        if self.skip_end and count > 1:
            text = say(
                "{who} skips: {count} skips in a row, {end} end the match.",
                who=Who(seat),
                count=count,
                end=SKIPS_TO_END,
            )
        else:
            text = say("{who} skips.", who=Who(seat))
        return self._done(deed, Note(text))

    def _done(self, deed: Deed, *notes: Note) -> Self:
        """The turn is over; so may be the match."""
        after = replace(self, deeds=(*self.deeds, deed), notes=(*self.notes, *notes))
        if len(after.plots[deed.seat]) == PLOTS_TO_WIN:  # GR-13
            return after._won(deed.seat, say("{who} dug up all three Plots", who=Who(deed.seat)))
        if self.skip_end and skips(after.deeds) == SKIPS_TO_END:
            return after._count(say("both skipped three times in a row"))
        if len(after.deeds) == TURNS_TO_END:
            return after._count(say("200 turns by each"))
        return after

    def _won(self, seat: Seat, reason: Text) -> Self:
        return self.end((1, 2) if seat == 0 else (2, 1), reason)

    def _count(self, why: Text) -> Self:
        """More Plots win, equal is a draw (GR-14, GR-16)."""
        red, white = len(self.plots[0]), len(self.plots[1])
        if red == white:
            return self.end((1, 1), say("{why}, and as many Plots each", why=why))
        leader = 0 if red > white else 1
        return self._won(leader, say("{why}, and {who} has more Plots", why=why, who=Who(leader)))

    @property
    def scores(self) -> tuple[str, ...]:
        return tuple(str(len(plots)) for plots in self.plots)

    @property
    def revealed(self) -> int:
        """Every move tells of squares without obstacles, every dig of the other board."""
        return sum(not isinstance(deed, Skipped) for deed in self.deeds)

    def board(self, seat: Seat | None) -> Board:
        """GR-20 to GR-24."""
        seen = [bool(self.outcome) or owner == seat for owner in (0, 1)]
        shaded = self.assist and seat is not None and all(self.ready) and not self.outcome
        return Board(
            placement=self.placement,
            assist=self.assist,
            skip_end=self.skip_end,
            ready=self.ready,
            deeds=self.deeds,
            layouts=(self.layouts[0] if seen[0] else None, self.layouts[1] if seen[1] else None),
            visitors=(self.away[1] if seen[0] else None, self.away[0] if seen[1] else None),
            shade=possible(self.placement, seat, self.deeds) if shaded else None,
        )


_COUNTS = {str(n) for n in range(1, 100)}
