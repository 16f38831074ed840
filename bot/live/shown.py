"""What this process knows about the messages that show a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter

from bot.live.voice import REMEMBERED, Voice
from bot.screen.seen import LOBBY, NOTHING, Board, Dm, Gathering, Place, Posted, Seen
from bot.table.table import Table
from games.core import Seat

AGAIN = 10
"""Whoever can't be written to before a match is tried again after so many seconds at the earliest,
however often they press: refusals count against the bot."""


@dataclass
class Messages:
    """Where a table is shown: its channel's message, and the direct messages to seats.

    Two tasks write it: the one that shows the table (without the table's lock, since Discord may
    take long), and a press that is answered on one of these messages (under the lock). A `Posted`
    is never changed in place, so each can tell whether the other has written meanwhile.

    What a crash loses of it is found again: a message by its nonce, a picture by asking for the
    message, and what a message shows by showing it once more.
    """

    __pydantic_config__ = ConfigDict(serialize_by_alias=True)

    board: Posted | None = None
    passed: Posted | None = None
    """An earlier turn's message that still has its controls."""
    older: list[Posted] = field(default_factory=list)
    """Messages of still earlier turns, if taking their controls off has failed."""
    dms: Annotated[dict[Seat, Posted], Field(alias="letters")] = field(default_factory=dict)
    """The direct messages; stored as `letters` since the first version."""
    lobby: dict[int, Posted] = field(default_factory=dict)
    """By person, what shows them a lobby in direct messages."""
    excused: bool = False
    """Were people told that Discord does not let the bot show the table, since it was shown last?
    """
    refused: Annotated[dict[Seat, int], Field(exclude=True)] = field(default_factory=dict)
    """Seat -> the turn for which it could not be written to. It is not tried again for that turn.
    Before a match: person -> when they could not be written to."""
    heard: Annotated[dict[int, bool], Field(exclude=True)] = field(default_factory=dict)
    """People who were written to, and whether it arrived. Empty once the outbox has stored it."""
    until: Annotated[float, Field(exclude=True)] = 0.0
    """Until when this process may change what Discord shows of the table."""
    unsure: Annotated[bool, Field(exclude=True)] = False
    """Were there two edits of a message at a time, so that nobody knows what it shows? Then it is
    shown once more."""
    keyed: Annotated[int, Field(exclude=True)] = -1
    """The revision whose new messages bear keyed nonces (`bot.data.nonces`)."""
    unheard: Annotated[bool, Field(exclude=True)] = False
    """May Discord show a board, as the answer to a press, that the bot has not heard about? It is
    stored with the interaction's token (`data.schema.answers`)."""

    voices: Annotated[list[Voice], Field(exclude=True)] = field(default_factory=list)
    """Where the bot is not: the newest interactions by which it can answer, the newest last."""

    warned: Annotated[set[int], Field(exclude=True)] = field(default_factory=set)
    """Who was told that others don't see what the bot answers them."""

    @property
    def voice(self) -> Voice | None:
        """The newest of them."""
        return self.voices[-1] if self.voices else None

    def speak(self, voice: Voice) -> None:
        """Note another one, or how an interaction that is known was answered."""
        known = next((v for v in self.voices if v.interaction == voice.interaction), None)
        if known:
            known.ready, known.original, known.public = voice.ready, voice.original, voice.public
        else:
            others = [other for other in self.voices if not voice.outlasts(other)]
            older, newer = others[: 1 - REMEMBERED], others[1 - REMEMBERED :]
            self.voices = [*self._reaching(older), *newer, voice]

    def _reaching(self, voices: Sequence[Voice]) -> list[Voice]:
        """Of these, the newest that reaches each message with controls."""
        standing = [note.message for note in (self.board, *self.untidy) if note]
        newest = {message: v for v in voices for message in standing if v.reaches(message)}
        return [voice for voice in voices if voice in newest.values()]

    @property
    def untidy(self) -> list[Posted]:
        """Earlier turns' messages that still have their controls, the oldest first."""
        return [*self.older, *([self.passed] if self.passed else [])]

    def seen(self, table: Table, revision: int, now: float) -> Seen:
        """What Discord shows of the table by these notes, all of it brought up to date for this
        revision. Where the bot is not, that is known of no message."""
        shown: dict[Place, Posted] = {Board(): self.board} if self.board else {}
        shown |= {Dm(seat): posted for seat, posted in self.dms.items()}
        shown |= {Gathering(person): posted for person, posted in self.lobby.items()}
        refused: dict[Place, int] = {Dm(seat): turn for seat, turn in self.refused.items()}
        if table.match is None:
            asked = [person for person, at in self.refused.items() if now - at < AGAIN]
            refused = {Gathering(person): LOBBY for person in asked}
        known = NOTHING if table.reach == "answers" else revision
        return Seen(shown, tuple(self.untidy), refused, revision=known)

    def tidied(self, passed: Posted) -> None:
        """Note that such a message has no controls any more."""
        self.older = [posted for posted in self.older if posted is not passed]
        if self.passed is passed:
            self.passed = None

    def board_posted(self, posted: Posted) -> None:
        """Note a new message in the channel. The one before belongs to an earlier turn now.

        Somebody may press the new message before Discord tells its id. Then that press has noted it
        (`press.board`) and perhaps edited it. Its note is newer, and is kept.
        """
        if self.board and self.board.message >= posted.message:
            return
        if self.board and (self.board.turn, self.board.call) != (posted.turn, posted.call):
            self.board_passed(self.board)  # else it was deleted, and this one replaces it
        self.board = posted

    def board_answered(self, awaited: Posted, message: int | None, picture: int = 0) -> None:
        """Note that the awaited board is this message, or (None) that it never arrived."""
        self.unheard = False
        if message:
            self.board_posted(replace(awaited, message=message, picture=picture))

    def doubted(self, seats: Iterable[Seat | None]) -> None:
        """Have these seats' direct messages shown once more (before a match: these people's), or
        (None) the channel's message. The edit finds out whether the message is still there."""
        for seat in seats:
            if seat is None and self.board:
                self.board = replace(self.board, key="")
            for notes in (self.dms, self.lobby):
                if seat in notes:
                    notes[seat] = replace(notes[seat], key="", rests=False)

    def copy(self) -> Messages:
        """A copy that can be changed without changing this one."""
        return replace(
            self,
            older=[*self.older],
            dms={**self.dms},
            lobby={**self.lobby},
            refused={**self.refused},
            heard={**self.heard},
            voices=[*self.voices],
            warned={*self.warned},
        )

    def board_passed(self, before: Posted) -> None:
        """Note a message of an earlier turn, so that its controls are taken off; `loose` ones
        stay."""
        if before.loose:
            return
        if self.passed:
            self.older.append(self.passed)
        self.passed = before

    def dm_stripped(self, seat: Seat, before: Posted) -> None:
        """Note that a seat's direct message has lost its controls, so that it is left alone."""
        if self.dms.get(seat) is before:
            self.dms[seat] = replace(before, text="", alt="")

    def lobby_posted(self, person: int, posted: Posted) -> None:
        """Note a new message that shows somebody a lobby. The one before has passed."""
        if old := self.lobby.get(person):
            self.older.append(old)
        self.lobby[person] = posted

    def begun(self) -> None:
        """Note that the match has begun, so the messages that showed its lobby have passed."""
        self.older += self.lobby.values()
        self.lobby.clear()

    def dm_posted(self, seat: Seat, posted: Posted) -> None:
        """Note a new direct message to a seat, unless a press has already noted it."""
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

    def lobby_edited(self, person: int, before: Posted, after: Posted) -> None:
        """Note an edit of what shows somebody a lobby that has ended."""
        if found := self._edited(before, self.lobby.get(person), after):
            self.lobby[person] = found

    def _edited(self, before: Posted, now: Posted | None, after: Posted) -> Posted | None:
        """What to note after an edit, if `now` is the note by this time.

        Two edits of one message at a time end in an order that nobody knows. So nobody knows what
        the message shows, or which attachment is its picture. It is shown once more, and Discord is
        asked for its picture first: an edit that names a replaced attachment is refused (50035).
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
"""The same for an awaited board."""
