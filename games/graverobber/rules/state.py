"""Graverobber's rules: the secret set-up and the turns (rules page graverobber.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Self, TypeVar

from pydantic import BaseModel, ConfigDict

from games.core import Dealt, Move, Note, Option, Options, Seat, State, Text, Who, parse, say
from games.graverobber.rules.known.board import (
    PLOTS_TO_WIN,
    Board,
    Deed,
    Dug,
    Moved,
    Skipped,
    dug,
    skips,
    standing,
    won,
)
from games.graverobber.rules.known.ground import STARTS, beside, path
from games.graverobber.rules.known.layout import Bounds, Layout, steps
from games.graverobber.rules.known.moves import Dig, Go, Lay, read
from games.graverobber.rules.known.possible import possible
from games.graverobber.rules.known.refusals import refusal, set_up_refusal
from games.graverobber.rules.known.told import SKIPS_TO_END, laid, ready, told
from games.notation import Word
from games.squares import Square

ACROSS = ("left", "up", "down", "right")
"""The directions as they lie in a picture: the order of moves in lists."""
TURNS_TO_END = 400  # GR-16: 200 by each

PLACEMENT = Option("placement", ("apart", "reachable"), "apart")
ASSIST = Option("assist", ("off", "on"), "off")
SKIP_END = Option("skip_end", ("on", "off"), "on")
OPTIONS = (PLACEMENT, ASSIST, SKIP_END)

T = TypeVar("T")
Pair = tuple[T, T]


def with_item(pair: Pair[T], seat: Seat, value: T) -> Pair[T]:
    """The pair with this seat's item changed."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def choices(farthest: Mapping[str, int]) -> tuple[Move, ...]:
    """All that can be done in a turn, if the own piece can go so far each way."""
    moves = (f"move {way} {n}" for way in ACROSS for n in range(1, farthest[way] + 1))
    return (*moves, *(f"dig {way}" for way in ACROSS), "skip")


class Deal(BaseModel):
    """Chance decides nothing here."""

    model_config = ConfigDict(extra="forbid", strict=True)


def deal(random: Random, seats: int, options: Options) -> Dealt:
    """Nothing: both players lay their own boards."""
    return {}


def start(deal: Dealt, seats: int, options: Options) -> GraverobberState:
    """Two empty boards. Raises `Damaged`."""
    parse(Deal, deal, "deal")
    return GraverobberState(
        seats=2,
        placement=PLACEMENT.of(options),
        assist=ASSIST.of(options) == "on",
        skip_end=SKIP_END.of(options) == "on",
    )


@dataclass(frozen=True, kw_only=True)
class GraverobberState(State[Board]):
    """Both boards, with all secrets."""

    placement: str
    assist: bool
    skip_end: bool
    layouts: Pair[Layout] = (Layout(), Layout())
    ready: Pair[bool] = (False, False)
    deeds: tuple[Deed, ...] = ()
    away: Pair[Square] = STARTS
    """Where each seat's piece stands on the other board."""

    @property
    def acting(self) -> tuple[Seat, ...]:
        if self.outcome:
            return ()
        if not all(self.ready):
            return tuple(seat for seat in (0, 1) if not self.ready[seat])  # GR-6
        return (len(self.deeds) % 2,)  # Red plays first

    def bounds(self, seat: Seat) -> Bounds:
        return Bounds(self.placement, seat)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.acting:
            return ()
        if not all(self.ready):
            return steps(self.layouts[seat], self.bounds(seat))
        return self._turn

    @cached_property
    def _turn(self) -> tuple[Move, ...]:
        (seat,) = self.acting
        own, obstacles = standing(self.deeds, seat), self.layouts[seat].obstacles
        return choices({way: len(path(own, way, obstacles)) for way in ACROSS})

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        if self.ready[seat] and not (all(self.ready) or self.outcome):
            return say("graverobber-not-yet", who=Who(1 - seat))
        return super().refusal(seat, move)

    def why_not(self, seat: Seat, move: Move) -> Text | None:
        if all(self.ready):
            return refusal(self.layouts[seat], standing(self.deeds, seat), move)
        return set_up_refusal(self.layouts[seat], self.bounds(seat), move)

    def apply(self, seat: Seat, move: Move) -> Self:
        match read(move):
            case Word("ready"):
                return self._get_ready(seat)
            case Word("clear"):
                return self._lay(seat, Layout(), Note(say("graverobber-emptied"), seat))
            case Go(way, count):
                return self._move(seat, way, count)
            case Dig(way):
                return self._dig(seat, way)
            case Word("skip"):
                return self._done(Skipped(seat))
            case Lay(piece, square):
                return self._lay(seat, self.layouts[seat].put(square), laid(seat, piece, square))
        raise AssertionError(move)

    def _lay(self, seat: Seat, layout: Layout, note: Note) -> Self:
        layouts = with_item(self.layouts, seat, layout)
        return replace(self, layouts=layouts, notes=(*self.notes, note))

    def _get_ready(self, seat: Seat) -> Self:
        fixed = with_item(self.ready, seat, True)
        return replace(self, ready=fixed, notes=(*self.notes, *ready(seat, both=all(fixed))))

    def _move(self, seat: Seat, way: str, count: int) -> Self:
        own, stood = standing(self.deeds, seat), self.away[seat]
        entered = path(own, way, self.layouts[seat].obstacles)[:count]
        away = path(stood, way, self.layouts[1 - seat].obstacles)[:count]  # GR-11
        moved = replace(self, away=with_item(self.away, seat, (stood, *away)[-1]))
        return moved._done(Moved(seat, way, count, entered))

    def _dig(self, seat: Seat, way: str) -> Self:
        stood = self.away[seat]
        square = beside(stood, way)
        plot = square in self.layouts[1 - seat].plots and square not in dug(self.deeds, seat)
        return self._done(Dug(seat, way, stood, square, plot))

    def _done(self, deed: Deed) -> Self:
        """The turn is over, and perhaps the match."""
        deeds = (*self.deeds, deed)
        notes = told(deed, self.away[deed.seat], skips(deeds) if self.skip_end else 0)
        after = replace(self, deeds=deeds, notes=(*self.notes, *notes))
        if isinstance(deed, Dug) and won(deeds, deed.seat) == PLOTS_TO_WIN:  # GR-13
            reason = say("graverobber-third-plot", square=deed.square)
            return after.end((1, 2) if deed.seat == 0 else (2, 1), reason)
        if self.skip_end and skips(deeds) == SKIPS_TO_END:
            return after._count(say("graverobber-both-skipped"))
        if len(deeds) == TURNS_TO_END:
            return after._count(say("graverobber-all-turns", turns=TURNS_TO_END // 2))
        return after

    def _count(self, reason: Text) -> Self:
        """Whoever has more Plots wins; equal is a draw (GR-14, GR-16)."""
        red, white = won(self.deeds, 0), won(self.deeds, 1)
        places = (1 if red >= white else 2, 1 if white >= red else 2)
        fewer, more = sorted((red, white))
        if more == fewer:
            return self.end(places, reason, say("graverobber-equal-plots", n=more))
        return self.end(places, reason, say("graverobber-more-plots", more=more, fewer=fewer))

    @property
    def scores(self) -> tuple[str, ...]:
        return tuple(str(won(self.deeds, seat)) for seat in (0, 1))

    @property
    def revealed(self) -> int:
        """Every move tells of squares without obstacles, every dig tells something about the other
        board."""
        return len([deed for deed in self.deeds if not isinstance(deed, Skipped)])

    def board(self, seat: Seat | None) -> Board:
        """What this viewer may know (GR-20 to GR-24)."""
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
