"""A server's scheduled events, of the one kind that needs no voice channel: they take place
elsewhere.

https://discord.com/developers/docs/resources/guild-scheduled-event
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

GUILD_ONLY = 2
"""The only privacy level."""
EXTERNAL = 3
"""The kind of event that names a place in words."""


class Status(IntEnum):
    """How far an event has come."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


@dataclass(eq=False)
class ScheduledEvent:
    """Something that a server announces."""

    id: int
    creator_id: int
    name: str
    location: str
    starts: float
    ends: float
    description: str | None = None
    status: Status = Status.SCHEDULED

    @property
    def open(self) -> bool:
        """Whether it is still to come, or going on."""
        return self.status in (Status.SCHEDULED, Status.ACTIVE)
