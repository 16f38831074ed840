"""What Discord's own client remembers for a person. Bots never learn it."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import quote

from ..model import Channel, Message
from ..people.person import Person


def address_of(person: Person) -> str:
    """The page's address for a person."""
    return f"/?as={quote(person.name.lower())}"


@dataclass
class Account:
    """A person's settings, and how far they have read; all their windows share it."""

    person: Person
    theme: str = "auto"  # as the browser prefers; or dark, light
    dismissed: set[int] = field(default_factory=set)
    _read: dict[int, int] = field(default_factory=dict)  # the last message, by channel

    def look(self, channel: Channel) -> list[Message]:
        """The messages to show, without the ephemeral ones that the person dismissed."""
        return [m for m in self.person.look(channel) if m.id not in self.dismissed]

    def read(self, channel: Channel) -> None:
        """Note that everything there has been seen."""
        if channel.messages:
            self._read[channel.id] = max(channel.messages)

    def unread(self, channel: Channel) -> list[Message]:
        """Newer messages by other people."""
        after = self._read.get(channel.id, 0)
        return [m for m in self.look(channel) if m.id > after and m.author is not self.person]

    def pings(self, channel: Channel) -> int:
        """How many unread messages notified this person."""
        return sum(self.person in m.pings for m in self.unread(channel))
