"""What is known of the messages that show a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter

from bot.message.parts import Target
from games.core import Seat

NO_TURN = -2
"""Stands for a turn that no message is made for (a lobby's is -1)."""


@dataclass(frozen=True)
class Posted:
    """A message that shows a table."""

    channel: int
    message: int
    turn: int = -1
    """The turn it is for."""
    key: str = ""
    """A digest of what it shows."""
    text: str = ""
    """The part of its text that stays when the turn has passed."""
    alt: str = ""
    """The same of its picture's description."""
    picture: Annotated[int, Field(exclude=True)] = 0
    """The attachment that is its picture; 0 if that is unknown, as after a crash."""
    call: int = 0
    """The call within the turn (see `Target`)."""
    since: int | None = None
    """The first note it tells, and `told` the one after the last. None: it was posted before that
    was written down."""
    told: int | None = None
    rests: bool = False
    """See `Target`, and `loose` too."""
    loose: bool = False

    @classmethod
    def of(cls, target: Target, channel: int, message: int, picture: int) -> Posted:
        """The note that a message shows this, the picture as this attachment."""
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


@dataclass
class Messages:
    """Where a table is shown: its channel's message, and the direct messages to seats.

    It is written by whoever shows the table (without the table's lock, since Discord may take long)
    and by a press that is answered on one of these messages (under the lock). Both hold `Posted`
    notes that are never changed in place, so that each can tell whether the other has written
    meanwhile. What is lost of it in a crash is found again: a message by its nonce, a picture by
    asking for the message, what a message shows by showing it once more.
    """

    __pydantic_config__ = ConfigDict(serialize_by_alias=True)

    board: Posted | None = None
    passed: Posted | None = None
    """An earlier turn's message that still has its controls."""
    older: list[Posted] = field(default_factory=list)
    """Such messages of still earlier turns, where Discord has failed to take the controls off."""
    dms: Annotated[dict[Seat, Posted], Field(alias="letters")] = field(default_factory=dict)
    """The direct messages; stored as `letters` since the first version."""
    refused: Annotated[dict[Seat, int], Field(exclude=True)] = field(default_factory=dict)
    """The turn for which a seat could not be written to: it is not tried again for that one."""
    heard: Annotated[dict[int, bool], Field(exclude=True)] = field(default_factory=dict)
    """People who were written to, and whether it arrived; until the outbox has taken note."""
    until: Annotated[float, Field(exclude=True)] = 0.0
    """Until when this process may say anything to Discord about the table."""
    unsure: Annotated[bool, Field(exclude=True)] = False
    """Have two edits of a message met, so that nobody knows what it shows? Then it is shown once
    more."""
    keyed: Annotated[int, Field(exclude=True)] = -1
    """The revision whose new messages bear keyed nonces (`bot.data.nonces`)."""
    unheard: Annotated[bool, Field(exclude=True)] = False
    """May there be a board that a press was answered by, and of which the bot has not heard? It is
    stored with the interaction's token (`data.schema.answers`)."""

    @property
    def untidy(self) -> list[Posted]:
        """Earlier turns' messages that still have their controls, the oldest first."""
        return [*self.older, *([self.passed] if self.passed else [])]

    def tidied(self, passed: Posted) -> None:
        """Note that such a message has none any more."""
        self.older = [posted for posted in self.older if posted is not passed]
        if self.passed is passed:
            self.passed = None

    def board_posted(self, posted: Posted) -> None:
        """Note a new message in the channel; the one before has passed.

        Somebody may have pressed it before Discord's answer told its id: then that press has
        made it known (`press.board`) and perhaps edited it, and knows its picture better.
        """
        if self.board and self.board.message >= posted.message:
            return
        if self.board and (self.board.turn, self.board.call) != (posted.turn, posted.call):
            self.board_passed(self.board)  # else somebody has deleted it
        self.board = posted

    def board_answered(self, awaited: Posted, message: int | None, picture: int = 0) -> None:
        """Note that the awaited board is this message, or that there is none."""
        self.unheard = False
        if message:
            self.board_posted(replace(awaited, message=message, picture=picture))

    def doubted(self, seats: Iterable[Seat | None]) -> None:
        """Show these seats' direct messages once more, or (None) the channel's message: an edit
        finds out whether it is still there."""
        for seat in seats:
            if seat is None and self.board:
                self.board = replace(self.board, key="")
            elif seat in self.dms:
                self.dms[seat] = replace(self.dms[seat], key="", rests=False)

    def copy(self) -> Messages:
        """The same, to be changed by itself."""
        return replace(
            self,
            older=[*self.older],
            dms={**self.dms},
            refused={**self.refused},
            heard={**self.heard},
        )

    def board_passed(self, before: Posted) -> None:
        """Note a message whose controls have to go, if they are not to stay."""
        if before.loose:
            return
        if self.passed:
            self.older.append(self.passed)
        self.passed = before

    def dm_posted(self, seat: Seat, posted: Posted) -> None:
        """Note a new direct message to a seat, unless it is known by a press already."""
        known = self.dms.get(seat)
        if known is None or known.message != posted.message:
            self.dms[seat] = posted

    def board_edited(self, before: Posted, after: Posted) -> None:
        """Note an edit of the channel's message that has ended."""
        if found := self._edited(before, self.board, after):
            self.board = found

    def dm_edited(self, seat: Seat, before: Posted, after: Posted) -> None:
        """Note an edit of a seat's direct message that has ended."""
        if found := self._edited(before, self.dms.get(seat), after):
            self.dms[seat] = found

    def _edited(self, before: Posted, now: Posted | None, after: Posted) -> Posted | None:
        """What is known after an edit if `now` was noted meanwhile.

        Two edits of one message at a time end in an order that nobody knows: what it shows, and
        which attachment is its picture, is open then. So it is shown once more, and its picture is
        asked for before it is named: an edit that names one which another edit has replaced is
        refused (50035).
        """
        if now is before:
            return after
        if now is None or now.message != after.message:
            return now
        self.unsure = True
        return replace(after, key="", rests=False, picture=0)


MESSAGES = TypeAdapter(Messages)
"""Writes and reads them as they are stored."""
BOARD = TypeAdapter(Posted)
"""The same of an awaited board."""
