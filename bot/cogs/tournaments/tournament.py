"""What is known of a tournament: its terms, who plays in it, who meets whom, who may register.
Plain values.

Points are counted in halves: 2 for a win, 1 for a draw. Times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.table.player import Player
from games.core import Refused, say

Stage = Literal["open", "playing", "over"]
Kind = Literal["swiss", "robin"]
"""Swiss: everybody plays in each round, against somebody with as many points if
possible. Round robin: everybody meets everybody, and all these matches are one round."""
Why = Literal[
    "", "played", "bye", "late", "unplayed", "time", "void", "removed", "ruled", "annulled"
]
"""How a pairing's result came about.

- `played`: by the match. Empty: there is none yet.
- `bye`: nobody was left to play against. `late`: half a bye for whoever has come late.
- `unplayed`: somebody did not make a single move.
- `time`: the round was over, and whoever had used more time lost; a draw if it cut a first turn
  short.
- `void`: the table was closed without a result, which counts as a draw.
- `removed`: a moderator has removed one of the two.
- `ruled`: the host has set it. `annulled`: the host has taken it away, and nobody has a point.
"""
BYE = 0
"""Stands for the opponent whom nobody has."""
WIN, DRAW, LOSS = 2, 1, 0


@dataclass(frozen=True)
class Terms:
    """What the host has chosen."""

    options: Mapping[str, str] = field(default_factory=dict)
    """The game's."""
    clock: str = "1d"
    """See `bot.table.clocks`."""
    casual: bool = False
    """Are the matches unrated?"""
    kind: Kind = "swiss"
    rounds: int = 0
    """How many; 0: as many as suit the number of people at the start."""
    length: int = 604_800
    """Seconds that a round lasts at most."""
    most: int = 64
    """How many people can register."""
    computers: str = ""
    """The level of the computer that plays against whoever has no opponent; empty: they have a
    bye."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who has registered."""

    number: int
    """From 1, in the order in which they registered."""
    person: int
    """Below zero for a computer, and for somebody who had their data deleted."""
    level: str = ""
    """A computer's. It plays only where somebody has no opponent, and has no place."""
    since: int = 1
    """The first round in which they can be paired."""
    plays: bool = True
    """Are they paired in the next round?"""
    barred: bool = False
    """Has a moderator removed them?"""
    withdrawn: int = 0
    """How often they have withdrawn."""
    free: float = 0.0
    """When they may register again."""

    @property
    def there(self) -> bool:
        """Neither withdrawn nor removed?"""
        return self.plays and not self.barred


@dataclass(frozen=True)
class Pairing:
    """A match of two entrants, or a bye."""

    id: int
    round: int
    """From 1."""
    board: int
    """From 1 in each round."""
    first: int
    """The number of the entrant on seat 0, who begins where that can be chosen."""
    second: int
    """The other's; `BYE` if there is none."""
    leg: int = 0
    """1: the second match of the same two, with the seats swapped. The two matches together have
    one result."""
    first_points: int | None = None
    second_points: int | None = None
    why: Why = ""
    table: int | None = None
    """Where it is played; None before the table is there."""
    tries: int = 0
    """How often a table was about to be opened."""
    filed: bool = False
    """Is nothing left to do about its thread?"""
    ruling: str | None = None
    """What the host has decided about it (`bot.cogs.tournaments.ruling`)."""

    @property
    def open(self) -> bool:
        """Does it have no result yet?"""
        return self.first_points is None

    @property
    def played(self) -> bool:
        """Does its result come from a match of the two, also one that did not end by itself?"""
        return self.why in ("played", "time", "void", "ruled")


@dataclass(frozen=True)
class Tournament:
    """A tournament, without those who play in it."""

    id: int
    guild: int
    channel: int
    person: int
    """The host."""
    name: str
    game: str
    terms: Terms
    language: str
    """Its channel's."""
    stage: Stage = "open"
    round: int = 0
    """From 1; 0 before the first."""
    opened: float = 0.0
    starts: float | None = None
    """When the first round begins by itself; None: by a press."""
    began: float | None = None
    """When this round began."""
    ends: float | None = None
    """When this round is over at the latest."""
    due: float | None = None
    """When somebody has to look at it; None: nothing is left to do."""
    revision: int = 0
    """Counts what its message has to show."""
    shown: int = -1
    """The revision that its message shows."""
    shown_at: float = 0.0
    """When the message was changed last."""
    message: int = 0
    """Its message; 0: not posted yet."""
    event: int = 0
    """Discord's scheduled event; 0: none."""


@dataclass(frozen=True)
class Field:
    """A tournament, its entrants and its pairings, as they were read together."""

    tournament: Tournament
    entrants: Sequence[Entrant]
    """By number."""
    pairings: Sequence[Pairing]
    """By round, board and leg."""
    players: Mapping[int, Player]
    """By the entrants' numbers: who they are."""
    threads: Mapping[int, int]
    """By the pairings' ids: the channel of its table; none for tables in direct messages."""

    @property
    def people(self) -> Sequence[Entrant]:
        """The people who play, without computers and without those who have withdrawn."""
        return [one for one in self.entrants if one.plays and not one.level]

    def of(self, person: int) -> Entrant | None:
        """Somebody's own entry; None if they have never registered."""
        return next((one for one in self.entrants if one.person == person), None)

    @property
    def round(self) -> Sequence[Pairing]:
        """The pairings of the present round, in which there is a match."""
        now = self.tournament.round
        return [one for one in self.pairings if one.round == now and one.why not in ("bye", "late")]

    @property
    def running(self) -> Sequence[Pairing]:
        """The matches that have no result yet."""
        return [pairing for pairing in self.round if pairing.open]


def check_registering(
    tournament: Tournament, entrants: Sequence[Entrant], mine: Entrant | None, now: float
) -> None:
    """Raises `Refused` for somebody who may not register now, with the reason. `mine`: their own
    entry, if they have one."""
    terms, plays = tournament.terms, [one for one in entrants if one.plays and not one.level]
    if mine and mine.barred:
        raise Refused(say("bot-tournament-barred"))
    if mine and mine.plays:
        raise Refused(say("bot-tournament-in"))
    if mine and mine.free > now:
        raise Refused(say("bot-tournament-wait", until=f"<t:{int(mine.free) + 1}:R>"))
    if tournament.round and terms.kind == "robin":
        raise Refused(say("bot-tournament-begun"))
    if tournament.round and tournament.round >= terms.rounds:
        raise Refused(say("bot-tournament-last-round"))
    if not mine and tournament.round * 2 > terms.rounds:
        raise Refused(say("bot-tournament-too-late"))
    if len(plays) >= terms.most:
        raise Refused(say("bot-tournament-full", n=terms.most))
