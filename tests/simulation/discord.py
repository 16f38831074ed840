"""A small Discord: messages, who is notified by them, and what it answers.

Pure: whatever happens, happens at once, at the moment at which a request arrives (`line.py` says
when that is, and what becomes of the answer).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.simulation.sheets import Small

NONCES = 180.0
"""Seconds for which a nonce is known."""
TOKEN, HEARD = 900.0, 3.0
FOLLOW_UPS = 5
ASIDE = -1
"""The original answer that one person sees."""
EPOCH = 1_420_070_400.0
"""When Discord's ids begin, in seconds since 1970."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNANSWERED, UNKNOWN_INTERACTION = 10003, 10008, 10015, 10062
ANSWERED, TOO_MANY, NO_ACCESS, NO_DMS, NO_TOKEN, NO_PICTURE = (
    40060,
    40094,
    50001,
    50007,
    50027,
    50035,
)


class Says(Exception):
    """Discord refuses a request."""

    def __init__(self, status: int, code: int = 0, again: float = 0.0) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.code, self.again = status, code, again


@dataclass
class Message:
    id: int
    channel: int
    sheet: Small
    """What it shows."""
    posted: Small
    """What it was posted with."""
    by: object
    """The process that posted it."""
    at: float
    nonce: str = ""
    mark: int = 0
    only: int = 0
    """The one person who sees it, beside an interaction."""
    notified: tuple[int, ...] = ()
    gone: bool = False
    picture: int = 1
    """The attachment that it shows."""
    spared: bool = False
    """Has Discord refused to let the bot change it?"""


@dataclass
class Channel:
    """A channel, or somebody's direct messages."""

    id: int
    guild: int = 0
    person: int = 0
    """Whose direct messages; 0: it is a server's."""
    bot: bool = True
    """Is the bot there?"""
    gone: bool = False
    shut: bool = False
    """May the bot not write here?"""
    full: bool = False
    """Does it take no new message, although presses say that the bot may write here?"""
    messages: list[Message] = field(default_factory=list)


@dataclass
class Pressed:
    id: int
    person: int
    channel: int
    message: Message | None
    control: Any
    at: float
    token: str
    answered: str = ""
    """How it was answered."""
    follow_ups: int = 0
    reaches: set[int] = field(default_factory=set)
    """The messages that its token can edit."""
    original: int = 0
    """The message that is its answer, or that it has changed; `ASIDE`."""
    public: bool = True
    """Do others see what it is answered with?"""


class Discord:
    """All of it. `now`: seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.channels = dict[int, Channel]()
        self.pressed = dict[str, Pressed]()
        self.closed = set[int]()
        """Who accepts no direct messages."""
        self._last = 0
        self.wrong = list[str]()
        """What was done that nobody can want."""
        self.watchers = list[Callable[[str, Message, object], None]]()
        """Are told of each message that is posted, edited or answered with."""

    def id(self) -> int:
        self._last = max(self._last + 1, int((self.now() - EPOCH) * 1000) << 22)
        return self._last

    def direct(self, person: int) -> int:
        id = -person & 0xFFFFFF
        self.channels.setdefault(id, Channel(id, person=person))
        return id

    def seen(self, person: int) -> Iterator[Message]:
        """All messages that somebody sees, the newest last."""
        for channel in self.channels.values():
            if channel.person in (0, person) and not channel.gone:
                yield from (m for m in channel.messages if not m.gone and m.only in (0, person))

    # --- the bot's own requests -------------------------------------------------------------------

    def post(
        self, by: object, channel: int, sheet: Small, nonce: str = "", mark: int = 0
    ) -> Message:
        """A message; the one that there is if the nonce is known. It may be gone by now
        (discord-api-docs#6647)."""
        there = self._channel(channel)
        if there.shut or there.full or not there.bot:
            raise Says(403, NO_ACCESS)
        if there.person in self.closed:
            raise Says(403, NO_DMS)
        recent = (m for m in there.messages if nonce and self.now() - m.at < NONCES)
        for known in recent:
            if known.nonce == nonce:
                if known.gone:
                    raise Says(404, UNKNOWN_MESSAGE)
                return known
        return self._posted(by, there, sheet, nonce, mark)

    def edit(self, by: object, channel: int, message: int, sheet: Small) -> Message:
        there = self._channel(channel)
        if there.shut or not there.bot:
            for known in there.messages:
                known.spared = known.spared or known.id == message
            raise Says(403, NO_ACCESS)
        return self._edited(by, there, message, sheet)

    def look(self, channel: int, after: int) -> list[Message]:
        """The messages after another one, the oldest first."""
        there = self._channel(channel)
        if there.shut or not there.bot:
            raise Says(403, NO_ACCESS)
        return [m for m in there.messages if m.id > after and not m.gone and not m.only]

    # --- interactions -----------------------------------------------------------------------------

    def press(self, person: int, channel: int, message: Message | None, control: Any) -> Pressed:
        id = self.id()
        made = Pressed(id, person, channel, message, control, self.now(), f"t{id}")
        self.pressed[made.token] = made
        return made

    def answer(
        self, by: object, token: str, kind: str, sheet: Small | None = None, mark: int = 0
    ) -> Message | None:
        """An interaction answered: `wait` (nothing is seen), `edit` (the pressed message), `post`
        (a message that everybody sees), `aside` (that the person sees)."""
        pressed = self.pressed[token]
        if self.now() - pressed.at > HEARD:
            raise Says(404, UNKNOWN_INTERACTION)
        if pressed.answered:
            raise Says(400, ANSWERED)
        there, found = self._channel(pressed.channel), None
        if kind == "edit":
            assert sheet
            assert pressed.message
            found = self._edited(by, there, pressed.message.id, sheet)
        if kind == "post":
            assert sheet
            found = self._posted(by, there, sheet, "", mark)
            pressed.original = found.id
            pressed.reaches.add(found.id)
        elif kind == "aside":
            pressed.original = ASIDE
        elif pressed.message:
            pressed.original = pressed.message.id
            pressed.reaches.add(pressed.message.id)
        pressed.answered = kind
        return found

    def follow_up(self, by: object, token: str, sheet: Small, mark: int = 0) -> Message:
        """One more message by an interaction's token."""
        pressed = self._token(token)
        there = self._channel(pressed.channel)
        if pressed.follow_ups >= FOLLOW_UPS and not there.bot:
            raise Says(400, TOO_MANY)
        pressed.follow_ups += 1
        found = self._posted(by, there, sheet, "", mark, 0 if pressed.public else pressed.person)
        pressed.reaches.add(found.id)
        return found

    def original(self, token: str) -> Message:
        pressed = self._token(token)
        there = self._channel(pressed.channel).messages
        found = next((m for m in there if m.id == pressed.original and not m.gone), None)
        if found is None:
            raise Says(404, UNKNOWN_MESSAGE)
        return found

    def edit_by(self, by: object, token: str, message: int, sheet: Small) -> Message:
        """A message changed by an interaction's token. Message 0: its original answer."""
        pressed = self._token(token)
        message = message or pressed.original
        if message == ASIDE:
            self.wrong.append("what one person was told is written over")
        if message not in pressed.reaches:
            raise Says(404, UNKNOWN_MESSAGE)
        return self._edited(by, self._channel(pressed.channel), message, sheet)

    def _token(self, token: str) -> Pressed:
        pressed = self.pressed[token]
        if self.now() - pressed.at > TOKEN:
            raise Says(401, NO_TOKEN)
        if not pressed.answered:
            raise Says(404, UNANSWERED)
        return pressed

    # --- what both do -----------------------------------------------------------------------------

    def _channel(self, id: int) -> Channel:
        there = self.channels.get(id)
        if there is None or there.gone:
            raise Says(404, UNKNOWN_CHANNEL)
        return there

    def _posted(
        self,
        by: object,
        there: Channel,
        sheet: Small,
        nonce: str = "",
        mark: int = 0,
        only: int = 0,
    ) -> Message:
        told = (there.person,) if there.person else sheet.pings
        told = () if sheet.silent or only else told
        made = Message(self.id(), there.id, sheet, sheet, by, self.now(), nonce, mark, only, told)
        there.messages.append(made)
        for each in self.watchers:
            each("post", made, by)
        return made

    def _edited(self, by: object, there: Channel, message: int, sheet: Small) -> Message:
        found = next((m for m in there.messages if m.id == message and not m.gone), None)
        if found is None:
            raise Says(404, UNKNOWN_MESSAGE)
        found.sheet, found.spared = sheet, False
        for each in self.watchers:
            each("edit", found, by)
        return found
