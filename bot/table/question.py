"""The question "which move?", as a match, a lesson or a puzzle asks it. The answer is a legal move:
pressed, chosen in menus or typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from bot.table.ids import Moment, W_co
from bot.table.menu import leads_on
from bot.table.shown import Shown
from bot.table.table import Table
from games.core import Ambiguous, Level, Match, Move, Refused, Seat, Text, View, say, shown

MOST_TYPED = 400
"""How many characters may be typed at a time. Discord's own clients enforce this, but somebody may
use a client of their own."""
SUGGESTED, LONGEST = 25, 100
"""Discord's limits: how many suggestions, and how many characters in each."""

ADVISER: Level = "hard"
"""The level of the computer that gives hints."""


@dataclass(frozen=True)
class Question(Generic[W_co]):
    """Asks one seat which move it plays."""

    shown: Shown
    """The table, lesson or puzzle in the language of the person asked."""
    seat: Seat
    where: W_co | None
    """Where the move is asked for, as written into the controls; None if nothing is asked."""
    only_one: Text | None = None
    """If only one move may be typed at a time: what to tell anybody who types several."""

    @property
    def view(self) -> View[Any]:
        """What the seat sees. Raises `Refused` if no match has begun."""
        return self.shown.view(self.seat)

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that answer it. Raises `Refused` if no match is running."""
        return self.shown.playing.view(self.seat).legal

    def leads_on(self, entry: Move) -> bool:
        """Is this a beginning of a legal move, as menus have them?"""
        return leads_on(self.legal, entry)

    def why_not(self, entry: Move) -> Text | None:
        """Why this can't be the seat's next line of the log; None if it can. (Giving up can, though
        it is no legal move.)"""
        return self.shown.playing.refusal(self.seat, entry)

    def read(self, typed: str) -> Sequence[Move]:
        """What was typed, as legal moves to play one after the other. It may be in the reader's
        language or in the canonical form. Raises `Refused` if it can't be read or played."""
        if len(typed) > MOST_TYPED:
            raise Refused(say("bot-too-long", n=MOST_TYPED))
        if self.only_one and len([part for part in typed.split(";") if part.strip()]) > 1:
            raise Refused(self.only_one)
        return self.shown.playing.read(self.seat, typed, self.shown.spoken)

    def suggested(self, typed: str) -> Sequence[tuple[str, Move]]:
        """Legal moves that fit what was typed so far; of several typed moves, the last is
        completed. Each is a pair: what is shown (in the reader's language) and what is sent (in the
        canonical form)."""
        head, _, last = typed.rpartition(";")
        if self.where is None or (self.only_one and head.strip()):
            return []
        match = now = self.shown.playing
        try:
            before = now.read(self.seat, head, self.shown.spoken) if head.strip() else ()
            for move in before:
                match = match.play(self.seat, move)
        except Refused:
            return []
        if not now.foreseen(match, self.seat):
            return []
        sent, seen = "; ".join([*before, ""]), f"{head.strip()}; " if head.strip() else ""
        fitting = self._fitting(match, last)
        found = [((seen + label)[:LONGEST], sent + move) for move, label in fitting]
        return [pair for pair in found if len(pair[1]) <= LONGEST][:SUGGESTED]

    def _fitting(self, match: Match[Any], typed: str) -> Iterator[tuple[Move, str]]:
        """The legal moves that fit these words, each with its button's label."""
        read = match.game.understood(typed, self.shown.spoken)
        moves = read.moves if isinstance(read, Ambiguous) else [read]
        meant = [move.casefold() for move in moves]
        wanted = typed.strip().casefold()
        view = match.view(self.seat)
        for move in _foremost_first(match, view):
            label = self.shown.say(match.game.captioned(view, move))
            plain = shown(label)
            if any(part in move.casefold() for part in (wanted, *meant)) or shown(typed) in plain:
                yield move, label


def _foremost_first(match: Match[Any], view: View[Any]) -> Iterable[Move]:
    """All legal moves, beginning with those that the message offers first."""
    lists = match.game.controls.shortlists(view)
    first = [*match.game.controls.handy(view), *(move for short in lists for move in short.moves)]
    return dict.fromkeys([*first, *view.legal])


def asked(table: Table, seat: Seat) -> Question[Moment]:
    """What a table asks a seat."""
    running = table.stage == "playing" and table.match is not None
    return Question(table, seat, table.moment(seat) if running else None)


def check_advised(table: Table, seat: Seat) -> None:
    """Raises `Refused` if the seat may not have a hint now."""
    if not table.against_computers:
        raise Refused(say("bot-no-hints"))
    if seat not in table.playing.state.acting:
        raise Refused(say("bot-not-your-turn"))


def hint_offered(table: Table, seats: Sequence[Seat]) -> bool:
    """Is a hint offered without being asked for? Only to the only person at a table, if they have
    never finished a match of this game."""
    lone = table.lone if table.match else None
    if lone is None or lone not in seats:
        return False
    return table.players[lone].newcomer
