"""The time at a table: deadlines, banks, reminders. Times are seconds since 1970.

A seat's time counts only while the bot was there and the table was shown as it is. What was missing
is put on (`made_up`) before anything is judged by the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from games.core import Move, Pace, Seat, Text, say

CLOCKS: Mapping[str, tuple[Text, int | None]] = {
    "none": (say("bot-clock-none"), None),
    "5m": (say("bot-clock-minutes", n=5), 300),
    "1h": (say("bot-clock-hours", n=1), 3600),
    "1d": (say("bot-clock-days", n=1), 86_400),
    "3d": (say("bot-clock-days", n=3), 259_200),
}
"""Value -> words for a menu, seconds a turn."""

HOUR = 3600
"""Seconds for which somebody who was out of time is waited for at least."""
LONG = 86_400
"""Seconds a turn must last for a reminder when half of it is gone."""


class Span(NamedTuple):
    """Time that is held against nobody, since the bot, Discord or the place was away: from a moment
    on and until another; infinite where it still goes on."""

    since: float
    until: float


def missing(spans: Iterable[Span], since: float, until: float) -> float:
    """How many seconds between two moments lie in one of the spans, or in several at once.

    None where the clock was put back, so that `until` comes before `since`.
    """
    seconds, reached = 0.0, since
    for span in sorted(spans):
        begin, end = max(span.since, reached), min(span.until, until)
        if end > begin:
            seconds, reached = seconds + end - begin, end
    return seconds


@dataclass(frozen=True)
class Forfeit:
    """A match of two that a seat has lost by the clock, or by silence. It counts as it stood then,
    whatever is played after it."""

    seat: Seat
    at: float
    ply: int
    """Lines of the log by then."""
    word: Move
    """What the log says of it when the match ends by it."""
    silent: bool = False
    """By silence, where no time ran?"""


@dataclass(frozen=True)
class Late:
    """A seat whose time ran out, in a game where that costs a part of the match alone. It has not
    said since that it goes on."""

    seat: Seat
    period: int
    """The part of the match in which that was (`Time.period`)."""
    ply: int
    """Lines of the log before that."""


@dataclass(frozen=True, kw_only=True)
class Timer:
    """What the clock of a table shows. Every change is a method that returns the new timer."""

    deadline: float | None = None
    turn_began: float = 0.0
    """In a lobby: when somebody last changed something there; 0 while nobody has."""
    remind: float | None = None
    """When to remind whoever is to move."""
    reminded: tuple[int, ...] = ()
    """People who were reminded in this match."""
    reminded_now: tuple[int, ...] = ()
    """Those of them who were in this turn."""
    banks: Mapping[Seat, float] = field(default_factory=dict)
    """Seconds left in each seat's bank, for games with a clock of their own."""
    period: int = -1
    """Which part of the match the banks are for."""
    counted: float = 0.0
    """Up to when missing time has been put on."""

    @property
    def due(self) -> float | None:
        """When the clock has to look at this table."""
        times = [t for t in (self.deadline, self.remind) if t is not None]
        return min(times) if times else None

    def wound(self, now: float, seconds: float | None) -> Self:
        """The clock started anew for so many seconds; None: for as long as one likes."""
        deadline = None if seconds is None else now + seconds
        remind = now + seconds / 2 if seconds is not None and seconds >= LONG else None
        began = replace(self, deadline=deadline, remind=remind, reminded_now=())
        return replace(began, turn_began=now, counted=now)

    def made_up(self, absences: Iterable[Span], now: float) -> Self:
        """The same with the time put on that was missing until now: as if the turn had begun so
        much later."""
        seconds = missing(absences, max(self.counted, self.turn_began), now)
        if not seconds:
            return self
        return replace(
            self,
            deadline=None if self.deadline is None else self.deadline + seconds,
            remind=None if self.remind is None else self.remind + seconds,
            turn_began=self.turn_began + seconds,
            counted=now,
        )

    def wound_by(
        self, pace: Pace, now: float, period: int, seats: int, acting: Sequence[Seat]
    ) -> Self:
        """The clock started anew by a game's own pace; a new period (below 0: none) begins with
        full banks."""
        if period < 0 or pace.move is None:
            return self.wound(now, pace.move)
        timer = self
        if period != self.period:
            banks = {seat: float(pace.bank) for seat in range(seats)}
            timer = replace(self, period=period, banks=banks)
        bank = min(timer.banks[seat] for seat in acting)
        return timer.wound(now, pace.move + bank)

    def spent(self, pace: Pace, seat: Seat, now: float) -> Self:
        """The seat has just moved: what passed beyond its time for a move comes off its bank."""
        over = max(0.0, now - self.turn_began - (pace.move or 0))
        left = max(0.0, self.banks.get(seat, 0.0) - over)
        return replace(self, banks={**self.banks, seat: left})

    def stopped(self) -> Self:
        """Nobody is waited for any more."""
        return replace(self, deadline=None, remind=None)

    def reminding(self, people: Sequence[int]) -> Self:
        """These people have been reminded, and are not again in this turn."""
        return replace(
            self,
            remind=None,
            reminded=(*self.reminded, *people),
            reminded_now=(*self.reminded_now, *people),
        )

    def put_off(self, until: float) -> Self:
        """Remind later, when quiet hours are over."""
        late = self.deadline is not None and until >= self.deadline
        return replace(self, remind=None if late else until)
