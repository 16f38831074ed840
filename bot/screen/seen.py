"""What Discord shows of a table, by place, as far as is noted. Knows no Discord, no clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from bot.message.parts import Target
from games.core import Seat

LOBBY, NO_TURN = -1, -2
"""The turn of a lobby; and what stands for a turn that no message is for."""
NOTHING = -1
"""The revision of which no place is known to show it."""


@dataclass(frozen=True)
class Board:
    """The channel's message."""


@dataclass(frozen=True)
class Dm:
    """A seat's direct message."""

    seat: Seat


@dataclass(frozen=True)
class Gathering:
    """What shows somebody the lobby of a table that is nowhere but in direct messages."""

    person: int


Place = Board | Dm | Gathering
"""Where a table shows something."""


@dataclass(frozen=True)
class Posted:
    """A message that shows a table."""

    channel: int
    message: int
    turn: int = LOBBY
    """The turn it is for."""
    key: str = ""
    """A digest of what it shows."""
    text: str = ""
    """The part of its text that stays when the turn has passed."""
    alt: str = ""
    """The part of its picture's description that stays."""
    picture: Annotated[int, Field(exclude=True)] = 0
    """The attachment that is its picture; 0 if that is unknown, as after a crash."""
    call: int = 0
    """The call within the turn (see `Target`)."""
    since: int | None = None
    """The first note it tells; `told` is the one after the last. None: it was posted by a version
    of the bot that did not store this."""
    told: int | None = None
    rests: bool = False
    """See `Target`; so is `loose`."""
    loose: bool = False

    @classmethod
    def of(cls, target: Target, channel: int, message: int, picture: int) -> Posted:
        """The note that a message shows this target, with this attachment as its picture."""
        sheet = target.sheet
        text, alt = (sheet.text, sheet.alt) if target.passes else ("", "")
        return cls(
            channel,
            message,
            target.turn,
            sheet.key,
            text,
            alt,
            picture,
            target.call,
            target.since,
            target.told,
            target.rests,
            target.loose,
        )


@dataclass(frozen=True)
class Seen:
    """What Discord shows of a table."""

    now: Mapping[Place, Posted] = field(default_factory=dict)
    """The message at each place."""
    passed: tuple[Posted, ...] = ()
    """Earlier messages that still have their controls, the oldest first."""
    refused: Mapping[Place, int] = field(default_factory=dict)
    """For which turn Discord has refused a message. It is not asked again for that turn."""
    deleted: frozenset[Place] = frozenset()
    """Where somebody has deleted the message. What it told is still known."""
    revision: int = NOTHING
    """The table's, when its places were last brought up to date."""

    def owes(self, place: Place, revision: int) -> bool:
        """May the message at a place have to change for this revision of the table?

        At the revision that it shows, it differs only while somebody chooses a move in it. No
        request is made for that; but one is for a message whose key is not known.
        """
        old = self.now.get(place)
        known = old and old.key and place not in self.deleted
        return not known or self.revision != revision
