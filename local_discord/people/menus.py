"""The commands in the menu of an account or a message, and the data of their interactions."""

from __future__ import annotations

from ..checks.commands import MESSAGE_COMMAND, USER_COMMAND
from ..errors import CannotDo, Json, NoSuchControl
from ..kinds import MENU_ANSWER
from ..model import Channel, Command, Message, User
from ..realm import Realm
from . import slash
from .slash import Resolved

#: The types of messages that somebody has written, or a bot as an answer: all others are Discord's.
_WRITTEN = (0, 19, 20, MENU_ANSWER)


def available(world: Realm, user: User, channel: Channel, target: User | Message) -> list[Command]:
    """The commands that somebody may use on an account or a message."""
    if isinstance(target, User):
        return slash.of_type(USER_COMMAND, world, user, channel)
    if target.ephemeral or target.type not in _WRITTEN:
        return []
    return slash.of_type(MESSAGE_COMMAND, world, user, channel)


def find(world: Realm, user: User, channel: Channel, name: str, target: User | Message) -> Command:
    """The command of that name; raises :class:`NoSuchControl`."""
    offered = available(world, user, channel, target)
    for command in offered:
        if name in slash.names(command.data, user.locale):
            return command
    raise NoSuchControl(f"no command {name!r} there, only {[c.name for c in offered]}")


def data(
    world: Realm, user: User, channel: Channel, command: Command, target: User | Message
) -> Json:
    """The data of the interaction. It has no options: the target is all there is."""
    resolved = Resolved(world, command.application, channel, user)
    body: Json = {
        "id": str(command.id),
        "name": command.name,
        "type": command.data["type"],
        "target_id": resolved.add(target),
        "resolved": resolved.data,
    }
    return body | ({"guild_id": str(command.guild.id)} if command.guild else {})


def meeting(world: Realm, user: User, target: User) -> Channel:
    """The first channel in which somebody sees an account; raises :class:`CannotDo`."""
    for guild in world.guilds_of(user):
        for channel in guild.channels.values():
            if world.sees(user, channel) and present(world, channel, target):
                return channel
    if dm := world.find_dm(user, target):
        return dm
    raise CannotDo(f"{user.name} sees {target.name} nowhere")


def present(world: Realm, channel: Channel, target: User) -> bool:
    """Whether an account can be seen in a channel: among its people, or as an author who left."""
    return world.sees(target, channel) or any(
        target in (m.author, *m.mentions) for m in channel.messages.values()
    )
