"""What is stored of one table: its people by seat, its clock, what was agreed. Plain values.

Times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal, Self

from pydantic import PlainSerializer, PlainValidator

from bot.table.player import DELETED, Player
from bot.table.timer import Forfeit, Late, Timer
from games.core import ENGLISH, Damaged, Seat, Text, read_text, written


def _ending(stored: object) -> Text | None:
    """What was stored; None where it was nothing, or can't be read here."""
    try:
        return read_text(stored, 0) if isinstance(stored, str) and stored else None
    except Damaged:
        return None


def _stored(ending: Text | None) -> str:
    return written(ending) if ending else ""


Stage = Literal["lobby", "playing", "over", "closed"]

LOT = "lot"

Ending = Annotated[Text | None, PlainValidator(_ending), PlainSerializer(_stored)]


@dataclass(frozen=True)
class Offer:
    """What one seat has proposed to the others: a draw, taking back the last turn, or that the
    computer takes the seat of somebody who does not come."""

    kind: Literal["draw", "takeback", "replace"]
    seat: Seat
    absent: Seat = -1
    """Whose seat the computer would take."""
    agreed: tuple[Seat, ...] = ()
    """Who has accepted so far, besides who proposed it."""


@dataclass(frozen=True, kw_only=True)
class Facts(Timer):
    """What is stored of a table besides its deal and log. Plain values only."""

    id: int
    guild: int
    channel: int
    game_id: str
    host: int
    stage: Stage = "lobby"
    players: tuple[Player, ...] = ()
    """In the order of joining; once the match runs, by seat."""
    invited: tuple[Player, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    side: str = LOT
    """Which side the host plays, for games with sides."""
    first: int = 0
    """Who begins, for games whose deal says so; 0: drawn by lot."""
    clock: str = "1d"
    marks: Mapping[Seat, Mapping[str, str]] = field(default_factory=dict)
    offer: Offer | None = None
    declined: int = 0
    """Who has declined the last offer or invitation (0: nobody), until something else happens."""
    calls: int = 0
    """How often somebody was called between turns. The table is posted anew for it: an edited
    message notifies nobody."""
    called: tuple[int, ...] = ()
    """Whom the last call was for, until the next move."""
    opened: float = 0.0
    started: float = 0.0
    ended: float = 0.0
    ending: Ending = None
    """Why a table without a result was closed."""
    language: str = ENGLISH
    """What its channel reads (see `bot.live.languages`)."""
    rules: int = 0
    nonce: str = ""
    """Sealed with the deal (`games.record.seal`); secret until the match is over."""
    forfeit: Forfeit | None = None
    absent: Mapping[Seat, Player] = field(default_factory=dict)
    """Who was out of time or silent for too long, by the seat in which a computer plays on."""
    stood_in: Mapping[Seat, int] = field(default_factory=dict)
    """Lines of the log before a computer took a seat over (missing in matches of before)."""
    thrown: Mapping[Seat, int] = field(default_factory=dict)
    """How many of a seat's moves were thrown away with what it had laid, and are in no log: a
    control of a layout that is gone is stale."""
    late: tuple[Late, ...] = ()
    """Who was out of time without losing the match by it, and has not come back since."""
    takebacks: int = 0
    """How often a turn was taken back: a control of a position that is gone is stale."""
    taken_back: Seat | None = None
    """Who has taken their last turn back, until the next move."""
    restored: float = 0.0
    """From when the backup is that has brought it back, until the next move; 0 for none."""
    revision: int = 0
    """Counts the changes; what Discord shows is compared with it."""

    @property
    def finishers(self) -> tuple[Player, ...]:
        """Whose result it is, by seat: not a computer's that plays on for somebody."""
        return tuple(self.absent.get(seat, player) for seat, player in enumerate(self.players))

    def forget(self, person: int, nobody: int) -> Self:
        """The same with somebody nameless in a person's place. What is shown stays as it is."""

        def other(player: Player) -> Player:
            gone = Player(nobody, DELETED, reachable=False)
            return gone if player.id == person else player

        return replace(
            self,
            host=nobody if self.host == person else self.host,
            first=nobody if self.first == person else self.first,
            players=tuple(map(other, self.players)),
            invited=tuple(map(other, self.invited)),
            absent={seat: other(player) for seat, player in self.absent.items()},
            declined=0 if self.declined == person else self.declined,
            called=tuple(id for id in self.called if id != person),
            reminded=tuple(nobody if id == person else id for id in self.reminded),
            reminded_now=tuple(nobody if id == person else id for id in self.reminded_now),
        )
