"""Discord's permission bits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag


class Permission(IntFlag):
    """https://discord.com/developers/docs/topics/permissions"""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EMBEDDED_ACTIVITIES = 1 << 39
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50


@dataclass(eq=False)
class Overwrite:
    """What a channel allows and denies to a role (type 0) or member (type 1)."""

    type: int
    allow: int = 0
    deny: int = 0


P = Permission

ALL = (1 << 53) - 1
#: What a member of a new server may do.
EVERYONE = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
    | P.USE_EMBEDDED_ACTIVITIES
    | P.USE_EXTERNAL_APPS
)
#: A DM has no roles: both sides may do this.
DIRECT = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.MENTION_EVERYONE
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.USE_EMBEDDED_ACTIVITIES
)
#: What an application may do by its answers in a private channel, and in the DM with its bot.
BY_ANSWERS = int(P.ATTACH_FILES | P.EMBED_LINKS | P.MENTION_EVERYONE)
IN_ITS_DM = int(BY_ANSWERS | P.USE_EXTERNAL_EMOJIS)
