"""What is stored of one table: its people by seat, its clock, what was agreed. Plain values.

Times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal, Self

from pydantic import ConfigDict, PlainSerializer, PlainValidator

from bot.table.player import DELETED, Player
from bot.table.reach import Reach
from bot.table.timer import Forfeit, Late, Overrun, Timer
from games.core import ENGLISH, MOST_SEATS, Damaged, Seat, Text, read_text, written


@dataclass(frozen=True)
class Round:
    """The round that a match belongs to."""

    tournament: int
    """The tournament's id."""
    name: str
    """What the host has called it."""
    number: int
    """From 1."""
    pairing: int
    """The id of the pairing that is played here."""
    ends: float
    """When the round is over, whatever still runs. No pause and no given time reaches past it."""


def _ending(stored: object) -> Text | None:
    """The ending that was stored; None if there is none, or if it can't be read here."""
    try:
        return read_text(stored, 0) if isinstance(stored, str) and stored else None
    except Damaged:
        return None


def _stored(ending: Text | None) -> str:
    return written(ending) if ending else ""


def _remark(stored: object) -> Text | None:
    """A sentence that was stored; None if it can't be read here."""
    try:
        return read_text(stored, MOST_SEATS) if isinstance(stored, str) else None
    except Damaged:
        return None


def _remarks(stored: object) -> tuple[Text, ...]:
    found = map(_remark, stored) if isinstance(stored, list) else ()
    return tuple(text for text in found if text)


Stage = Literal["lobby", "playing", "over", "closed"]

LOT = "lot"

Ending = Annotated[Text | None, PlainValidator(_ending), PlainSerializer(_stored)]
Remarks = Annotated[
    tuple[Text, ...],
    PlainValidator(_remarks),
    PlainSerializer(lambda texts: [written(text) for text in texts]),
]


@dataclass(frozen=True)
class Offer:
    """What one seat has proposed to the others: a draw, taking back its last turn, a pause, or a
    computer for the seat of somebody absent."""

    kind: Literal["draw", "takeback", "replace", "pause"]
    seat: Seat
    absent: Seat = -1
    """Whose seat the computer would take."""
    agreed: tuple[Seat, ...] = ()
    """Who has accepted so far, besides the seat that made the offer."""


@dataclass(frozen=True, kw_only=True)
class Facts(Timer):
    """What is stored of a table besides its deal and log. Plain values only."""

    __pydantic_config__ = ConfigDict(defer_build=True)  # 10 ms that no start needs
    id: int
    guild: int
    channel: int
    """Where it is shown, unless that is in direct messages."""
    game_id: str
    host: int
    reach: Reach = "channel"
    server: int = 0
    """Where the bot is not: the server that the channel is in, for links to it; 0 for none."""
    wanted: int = 0
    """With how many players it begins by itself; 0: when the host starts it."""
    casual: bool = False
    """Have the players agreed that it is not rated?"""
    personal: bool = False
    """Was it opened to challenge whoever was invited?"""
    round: Round | None = None
    """The round of a tournament that its match belongs to."""
    stage: Stage = "lobby"
    players: tuple[Player, ...] = ()
    """In the lobby in the order they joined; once the match runs, by seat."""
    invited: tuple[Player, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    side: str = LOT
    """The side that the host plays, in games with sides."""
    first: int = 0
    """The person who begins, in games whose deal decides that; 0: drawn by lot."""
    clock: str = "1d"
    """See `bot.table.clocks`."""
    marks: Mapping[Seat, Mapping[str, str]] = field(default_factory=dict)
    offer: Offer | None = None
    declined: int = 0
    """The person who declined the last offer or invitation, until something else happens; 0 for
    nobody."""
    calls: int = 0
    """How often somebody was called between turns. Each time the table is posted again, since an
    edited message notifies nobody."""
    called: tuple[int, ...] = ()
    """The people the last call was for, until the next move."""
    opened: float = 0.0
    started: float = 0.0
    ended: float = 0.0
    ending: Ending = None
    """Why a table without a result was closed."""
    remarks: Remarks = ()
    """What else the message of its result says, such as what somebody has achieved."""
    language: str = ENGLISH
    """Its channel's language (see `bot.live.languages`)."""
    rules: int = 0
    nonce: str = ""
    """Random digits that are sealed with the deal (`games.record.seal`). They stay secret until the
    match is over."""
    forfeit: Forfeit | None = None
    serial: bool = False
    """Had whoever lost it on time lost another match so, and moved nowhere since? (Only that one is
    rated: see `bot.data.lapses`.)"""
    absent: Mapping[Seat, Player] = field(default_factory=dict)
    """By seat, the person who was out of time or silent for too long; a computer plays on there."""
    stood_in: Mapping[Seat, int] = field(default_factory=dict)
    """By seat, how many lines the log had when a computer took over (missing in old matches)."""
    thrown: Mapping[Seat, int] = field(default_factory=dict)
    """By seat, how many moves were thrown away with a layout. The log does not have them, but they
    are counted so that the old layout's controls are stale."""
    late: tuple[Late, ...] = ()
    """Seats that ran out of time without losing the match, and have not come back since."""
    overrun: Overrun | None = None
    """Whose time ran out last."""
    takebacks: int = 0
    """How often a turn was taken back. It is counted so that the old position's controls are
    stale."""
    taken_back: Seat | None = None
    """The seat that has taken its last turn back, until the next move."""
    restored: float = 0.0
    """When the backup was made from which the table was restored, until the next move; 0: never."""
    announced: tuple[float, float, str] | None = None
    """When the bot will be away, from and until, as whoever runs it has announced, and their words;
    until the first move after that."""
    revision: int = 0
    """Counts the changes. Comparing it tells whether Discord shows the newest state."""

    @property
    def finishers(self) -> tuple[Player, ...]:
        """The players whose result it is, by seat: the absent person, not the computer that plays
        on for them."""
        return tuple(self.absent.get(seat, player) for seat, player in enumerate(self.players))

    def forget(self, person: int, nobody: int) -> Self:
        """The same with somebody nameless in this person's place. It is no new revision, so what
        Discord shows stays as it is."""

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
            warned=tuple(nobody if id == person else id for id in self.warned),
            hurried=tuple(id for id in self.hurried if id != person),
        )
