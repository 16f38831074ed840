"""Scheduled events: announced, begun, ended, called off.

https://discord.com/developers/docs/resources/guild-scheduled-event
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import access, payloads
from ..checks.events import check_change, check_new, moment
from ..errors import (
    EVENT_IS_OVER,
    MISSING_PERMISSIONS,
    TOO_MANY_EVENTS,
    UNKNOWN_EVENT,
    ApiError,
)
from ..gateway.gateway import Gateway
from ..gateway.session import Intent
from ..model import Guild, User
from ..permissions import Permission
from ..scheduled import ScheduledEvent, Status
from ..state import State

MOST = 100
"""Events of a server that are not over."""


@dataclass
class Events:
    """Changes the scheduled events of a world and tells the bots that listen to them."""

    world: State
    gateway: Gateway

    def create(self, guild: Guild, creator: User, payload: Any) -> ScheduledEvent:
        """Announce an event; raises 50013, 50035, 30038."""
        if not access.of_member(guild, creator) & Permission.CREATE_EVENTS:
            raise ApiError(MISSING_PERMISSIONS)
        check_new(payload, self.world.clock())
        if len(self.open(guild)) >= MOST:
            raise ApiError(TOO_MANY_EVENTS)
        event = ScheduledEvent(
            self.world.new_id(),
            creator.id,
            payload["name"],
            payload["entity_metadata"]["location"],
            moment(payload["scheduled_start_time"]),
            moment(payload["scheduled_end_time"]),
            payload.get("description"),
        )
        guild.events[event.id] = event
        self._tell("CREATE", guild, event)
        return event

    def find(self, guild: Guild, id: int) -> ScheduledEvent:
        """An event of a server's, also one that is over; raises 10070."""
        self.begin_and_end(guild)
        if id not in guild.events:
            raise ApiError(UNKNOWN_EVENT)
        return guild.events[id]

    def open(self, guild: Guild) -> list[ScheduledEvent]:
        """A server's events that are to come or going on."""
        self.begin_and_end(guild)
        return [event for event in guild.events.values() if event.open]

    def change(self, guild: Guild, event: ScheduledEvent, user: User, payload: Any) -> None:
        """Change some fields of an event; raises 50013, 180000, 50035."""
        _need(guild, event, user)
        if not event.open:
            raise ApiError(EVENT_IS_OVER)
        check_change(event, payload, self.world.clock())
        event.name = payload.get("name", event.name)
        event.description = payload.get("description", event.description)
        if place := payload.get("entity_metadata"):
            event.location = place["location"]
        if starts := payload.get("scheduled_start_time"):
            event.starts = moment(starts)
        if ends := payload.get("scheduled_end_time"):
            event.ends = moment(ends)
        event.status = Status(payload.get("status") or event.status)
        self._tell("UPDATE", guild, event)

    def delete(self, guild: Guild, event: ScheduledEvent, user: User) -> None:
        """Take an event away; raises 50013."""
        _need(guild, event, user)
        del guild.events[event.id]
        self._tell("DELETE", guild, event)

    def begin_and_end(self, guild: Guild) -> None:
        """Do what Discord does by itself: an external event begins and ends on time."""
        now = self.world.clock()
        for event in guild.events.values():
            if event.status == Status.SCHEDULED and event.starts <= now:
                self._become(guild, event, Status.ACTIVE)
            if event.status == Status.ACTIVE and event.ends <= now:
                self._become(guild, event, Status.COMPLETED)

    def _become(self, guild: Guild, event: ScheduledEvent, status: Status) -> None:
        event.status = status
        self._tell("UPDATE", guild, event)

    def _tell(self, what: str, guild: Guild, event: ScheduledEvent) -> None:
        body = payloads.scheduled_event(guild, event)
        intent = Intent.GUILD_SCHEDULED_EVENTS
        self.gateway.dispatch(f"GUILD_SCHEDULED_EVENT_{what}", lambda _: body, intent, guild)


def _need(guild: Guild, event: ScheduledEvent, user: User) -> None:
    """Raise 50013 unless somebody may change an event: their own with either permission."""
    bits = access.of_member(guild, user)
    own = event.creator_id == user.id and bits & Permission.CREATE_EVENTS
    if not own and not bits & Permission.MANAGE_EVENTS:
        raise ApiError(MISSING_PERMISSIONS)
