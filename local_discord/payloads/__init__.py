"""Discord's JSON for the things of the world, as its API and gateway send them."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import Json
from ..model import User
from .interactions import activity_instance, application, callback, command, interaction
from .messages import attachment, message, message_event, metadata
from .places import (
    channel,
    guild,
    member,
    role,
    scheduled_event,
    thread_member,
    time,
    user,
    whole_guild,
)

#: The body of an event, for the bot that gets it.
ForViewer = Callable[[User], Json]

__all__ = [
    "ForViewer",
    "activity_instance",
    "application",
    "attachment",
    "callback",
    "channel",
    "command",
    "guild",
    "interaction",
    "member",
    "message",
    "message_event",
    "metadata",
    "role",
    "scheduled_event",
    "thread_member",
    "time",
    "user",
    "whole_guild",
]
