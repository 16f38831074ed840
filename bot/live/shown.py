"""What is known of the messages that show a table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated

from pydantic import Field, TypeAdapter

from bot.message.parts import Target
from games.core import Seat


class NotReachable(Exception):
    """Discord says no, and trying again will not help until somebody changes something.

    `gone`: the place does not exist any more.
    """

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


@dataclass(frozen=True)
class Posted:
    """A message that shows a table: for which turn and call within it, a digest of what it shows,
    the part of it (text, the picture's description) that stays when the turn has passed, the
    attachment that is its picture (0: unknown, as after a crash), which notes it tells (None: it
    was posted before that was written down), and whether it rests (see `Target`)."""

    channel: int
    message: int
    turn: int = -1
    key: str = ""
    text: str = ""
    alt: str = ""
    picture: Annotated[int, Field(exclude=True)] = 0
    call: int = 0
    since: int | None = None
    told: int | None = None
    rests: bool = False

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
        )


@dataclass
class Messages:
    """Where a table is shown: its channel's message, and the direct messages to seats.

    It is written by whoever shows the table, and by a press that is answered on one of these
    messages; both hold `Posted` notes that are never changed in place, so that each can tell
    whether the other has written meanwhile.
    """

    board: Posted | None = None
    passed: Posted | None = None
    """An earlier turn's message that still has its controls."""
    letters: dict[Seat, Posted] = field(default_factory=dict)
    """The direct messages; stored under this name since the first version."""

    @classmethod
    def loads(cls, text: str) -> Messages:
        """What `dumps` wrote."""
        return _MESSAGES.validate_json(text)

    def dumps(self) -> str:
        """As JSON, to be stored."""
        return _MESSAGES.dump_json(self).decode()

    def board_edited(self, before: Posted, after: Posted) -> None:
        """Note an edit of the channel's message that has ended."""
        self.board = _edited(before, self.board, after)

    def dm_edited(self, seat: Seat, before: Posted, after: Posted) -> None:
        """Note an edit of a seat's direct message that has ended."""
        if now := _edited(before, self.letters.get(seat), after):
            self.letters[seat] = now


def _edited(before: Posted, now: Posted | None, after: Posted) -> Posted | None:
    """What is known after an edit if `now` was noted meanwhile.

    Two edits of one message at a time end in an order that nobody knows: what it shows, and which
    attachment is its picture, is open then.
    """
    if now is before:
        return after
    same = now is not None and now.message == after.message
    return replace(after, key="", picture=0) if same else now


_MESSAGES = TypeAdapter(Messages)
