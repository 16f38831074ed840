"""The time at a table: deadlines, banks, reminders. Times are seconds since 1970.

A seat's time counts only while the bot was there and the table was shown as it is, the match was
not paused and whoever has to move was not away. Before anything is judged by the time, the missing
time is added (`made_up`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from bot.times import GRACE
from games.core import Move, Pace, Seat

HOUR = 3600
"""Seconds that the match waits at least for somebody who was out of time."""
LONG = 86_400
"""How many seconds a turn must last for a reminder after half of it."""
WARNED = 6 * HOUR
"""How many seconds a turn must last for a warning before time runs out."""


class Span(NamedTuple):
    """Time that does not count: the bot or Discord was away, the table was not shown as it is, the
    match was paused, or somebody was away. If nobody knows when that ends, `until` is infinite."""

    since: float
    until: float


def missing(spans: Iterable[Span], since: float, until: float) -> float:
    """How many of the seconds between two moments lie in at least one of the spans.

    0 if the clock was put back, so that `until` comes before `since`.
    """
    seconds, reached = 0.0, since
    for span in sorted(spans):
        begin, end = max(span.since, reached), min(span.until, until)
        if end > begin:
            seconds, reached = seconds + end - begin, end
    return seconds


def later(at: float, spans: Iterable[Span], since: float) -> float:
    """A moment, put off by what lies in the spans from `since` on and before it."""
    for span in sorted(spans):
        begin = max(span.since, since)
        if begin < at and span.until > begin:
            at, since = at + span.until - begin, span.until
    return at


PAUSE = 30 * 86_400.0
"""For how many seconds in all a match may be paused."""


class Gift(NamedTuple):
    """Time that an opponent has given to whoever has to move."""

    by: Seat
    seconds: float


@dataclass(frozen=True)
class Forfeit:
    """How a seat lost a match of two by the clock or by silence. The match counts as it stood then,
    whatever is played after it."""

    seat: Seat
    at: float
    ply: int
    """How many lines the log had then."""
    word: Move
    """What the log says if the match ends by it."""
    silent: bool = False
    """Was it by silence, where no time ran?"""


@dataclass(frozen=True)
class Late:
    """A seat that ran out of time, in a game where that costs only a part of the match. It has not
    yet said that it goes on."""

    seat: Seat
    period: int
    """The part of the match in which it happened (`Time.period`)."""
    ply: int
    """How many lines the log had before it."""


@dataclass(frozen=True)
class Overrun:
    """Whose time ran out, and how much they had for that turn, in seconds."""

    seat: Seat
    turn: float
    reserve: float
    ply: int
    """How many lines the log had before it."""


@dataclass(frozen=True, kw_only=True)
class Timer:
    """The clock of a table. Every change is a method that returns the new timer."""

    deadline: float | None = None
    turn_began: float = 0.0
    """In a lobby: when somebody last changed something; 0 if nobody has."""
    remind: float | None = None
    """When to see next whether the people who have to move want to be reminded."""
    lead: float = 0.0
    """How many seconds before the deadline they are warned; 0: in this turn they aren't."""
    reminded: tuple[int, ...] = ()
    """The people who were reminded in this match."""
    reminded_now: tuple[int, ...] = ()
    """Those of them who were reminded in this turn."""
    warned: tuple[int, ...] = ()
    """Those who were warned in this turn that their time runs out."""
    banks: Mapping[Seat, float] = field(default_factory=dict)
    """Seconds left in each seat's reserve, where the clock has one."""
    used: Mapping[Seat, float] = field(default_factory=dict)
    """In a tournament, and where the clock has a reserve: the seconds that each seat has used in
    the turns that it has ended."""
    period: int = -1
    """The part of the match that the banks are for."""
    counted: float = 0.0
    """Missing time before this moment has been added already."""
    given: tuple[Gift, ...] = ()
    """What opponents have given in this turn."""
    pause: Span | None = None
    """Since when the match is paused, and until when at most; None: it goes on."""
    pause_left: float = PAUSE
    """For how many seconds it may still be paused."""
    hurried: tuple[int, ...] = ()
    """People whose days away count only from the next turn on: less than a day was left when they
    said so."""

    @property
    def gifts(self) -> float:
        """For how many seconds this turn lasts longer than others."""
        return sum(gift.seconds for gift in self.given)

    @property
    def due(self) -> float | None:
        """When the clock has to look at this table."""
        if self.pause:
            return self.pause.until
        called = None if self.deadline is None else self.deadline + GRACE
        times = [t for t in (called, self.remind) if t is not None]
        return min(times) if times else None

    def expired(self, now: float) -> bool:
        """May time be called? A press that was taken before the deadline has arrived by then."""
        return self.deadline is not None and self.deadline + GRACE <= now

    def wound(self, now: float, seconds: float | None, bank: float = 0.0) -> Self:
        """The clock started again for so many seconds, and those of the bank after them; None:
        without a limit."""
        deadline = None if seconds is None else now + seconds + bank
        began = replace(self, deadline=deadline, remind=None, lead=0.0, reminded_now=(), warned=())
        if seconds is not None and seconds >= WARNED:
            # a shorter turn has no half to tell of, but quiet hours may begin long before its end
            look, lead = seconds / (2 if seconds >= LONG else 8), max(float(HOUR), seconds / 8)
            began = replace(began, remind=now + look, lead=lead)
        return replace(began, given=(), hurried=(), turn_began=now, counted=now)

    def made_up(self, absences: Iterable[Span], now: float) -> Self:
        """The same with the time added that was missing until now, as if the turn had begun that
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
        """The clock started again at this pace. Each new period begins with full banks; a period
        below 0 has none. Those who act at once have one deadline."""
        if period < 0 or pace.move is None or not pace.bank:
            return self.wound(now, pace.move)
        timer = self
        if period != self.period:
            banks = {seat: float(pace.bank) for seat in range(seats)}
            timer = replace(self, period=period, banks=banks)
        return timer.wound(now, pace.move, min(timer.banks[seat] for seat in acting))

    def spent(self, pace: Pace, seats: Collection[Seat], now: float) -> Self:
        """The turn of these seats is over. What they used beyond its time comes off their banks."""
        turn = max(0.0, now - self.turn_began)
        over = max(0.0, turn - (pace.move or 0) - self.gifts)
        left = {seat: max(0.0, self.banks.get(seat, 0.0) - over) for seat in seats}
        used = {seat: self.used.get(seat, 0.0) + turn for seat in seats}
        return replace(self, banks={**self.banks, **left}, used={**self.used, **used})

    def stopped(self) -> Self:
        """The clock stopped: the table waits for nobody any more."""
        return replace(self, deadline=None, remind=None, pause=None)

    def resumed(self, now: float) -> Self:
        """The clock going on after a pause, which takes nobody's time."""
        if self.pause is None:
            return self
        used = min(now, self.pause.until) - self.pause.since
        left = max(0.0, self.pause_left - used)
        return replace(self.made_up([self.pause], now), pause=None, pause_left=left)

    def reminding(self, people: Sequence[int], warned: Sequence[int] = ()) -> Self:
        """Note that these people have been reminded, and these warned. Neither happens to anybody
        again in this turn."""
        return replace(
            self,
            remind=None,
            reminded=(*self.reminded, *people),
            reminded_now=(*self.reminded_now, *people),
            warned=(*self.warned, *warned),
        )

    def put_off(self, until: float) -> Self:
        """Remind later. If the deadline comes first, don't remind at all."""
        late = self.deadline is not None and until >= self.deadline
        return replace(self, remind=None if late else until)
