"""Discord's numbers: message flags, types of channels and interactions."""

from __future__ import annotations

from enum import IntEnum

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15
#: A message's type: the answer to a user or message command.
MENU_ANSWER = 23
#: An application's flag: Activities are switched on.
EMBEDDED = 1 << 17


class ChannelType(IntEnum):
    """https://discord.com/developers/docs/resources/channel#channel-object-channel-types"""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16
    #: Not one of Discord's yet: a bot has to cope with those that come after it.
    NEW = 99


#: Channels that only have threads.
POSTS = (ChannelType.FORUM, ChannelType.MEDIA)


class Install(IntEnum):
    """To what an application is installed: a server or a person.

    https://discord.com/developers/docs/resources/application#application-object-application-integration-types
    """

    GUILD = 0
    USER = 1


Owners = dict[Install, int]
"""Of each kind of installation, whose it is: a server's (0 in the bot's DM), a person's."""


class Context(IntEnum):
    """Where an interaction begins; private channels are all that the bot is no part of.

    https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-interaction-context-types
    """

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class InteractionType(IntEnum):
    """https://discord.com/developers/docs/interactions/receiving-and-responding"""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackType(IntEnum):
    """What an application may answer to an interaction."""

    PONG = 1
    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
    LAUNCH = 12
