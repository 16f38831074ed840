"""How an application comes to somebody: added to a server, or to their own account.

https://discord.com/developers/docs/resources/application#installation-context
"""

from __future__ import annotations

from . import access
from .kinds import Context, Install, Owners
from .model import Application, Channel, Command, Interaction, Message, User
from .permissions import Permission
from .state import State


def context(application: Application, channel: Channel) -> Context:
    """What kind of place a channel is for an application."""
    if channel.guild:
        return Context.GUILD
    direct = application.user in channel.recipients
    return Context.BOT_DM if direct else Context.PRIVATE_CHANNEL


def here(world: State, application: Application, user: User, channel: Channel) -> Owners:
    """The installations by which somebody can use an application in a channel, with their owners:
    the server (0 in the bot's DM, if both share one), the person."""
    found: Owners = {}
    guild = channel.guild
    if guild and application.user.id in guild.members:
        found[Install.GUILD] = guild.id
    in_its_dm = context(application, channel) == Context.BOT_DM
    if in_its_dm and world.mutual(user, application.user):
        found[Install.GUILD] = 0
    if world.has_installed(user, application.user):
        found[Install.USER] = user.id
    return found


def of_command(world: State, command: Command, user: User, channel: Channel) -> Owners:
    """The installations by which somebody can use a command in a channel. One server's commands
    need the bot there."""
    types = [Install.GUILD] if command.guild else command.data.get("integration_types")
    found = here(world, command.application, user, channel)
    return {kind: owner for kind, owner in found.items() if kind in (types or [Install.GUILD])}


def of_component(world: State, message: Message) -> Owners:
    """The installations that a component belongs to, whoever uses it.

    The person is the one whose command or form led to the message ("it can be used to tell the
    difference between the authorizing user and the user that triggered an interaction"), as long as
    they have the application. The server is there as long as the bot is. What becomes of a
    component without any of both is not documented. Here, as a key needs an installation, it does
    nothing: its message stays, "The application did not respond", and the bot hears nothing.
    """
    application, channel = message.application, message.channel
    assert application is not None
    made = message.interaction.owners if message.interaction else {Install.GUILD: 0}
    return still(world, application, channel, made)


def still(world: State, application: Application, channel: Channel, owners: Owners) -> Owners:
    """The installations of these that are left."""
    found: Owners = {}
    guild = channel.guild
    if guild and application.user.id in guild.members:
        found[Install.GUILD] = guild.id
    if Install.GUILD in owners and context(application, channel) == Context.BOT_DM:
        found[Install.GUILD] = 0
    person = world.users.get(owners.get(Install.USER, 0))
    if person and world.has_installed(person, application.user):
        found[Install.USER] = person.id
    return found


def by_person_only(one: Interaction) -> bool:
    """Whether an application came to an interaction only by a person's installation."""
    return one.owners.keys() == {Install.USER}


def public(one: Interaction) -> bool:
    """Whether the answers to an interaction may be seen by others.

    If only a person has installed the application, whoever acts must be allowed to write there;
    where the bot is not, they need USE_EXTERNAL_APPS too, also below somebody else's message. How
    many members the server has does not count since June 2024.
    """
    if one.channel.guild is None or not by_person_only(one):
        return True
    external = access.may(one.channel, one.user, Permission.USE_EXTERNAL_APPS)
    return access.may_send(one.channel, one.user) and (external or not absent(one))


def absent(one: Interaction) -> bool:
    """Whether an interaction comes from a server without the bot."""
    guild = one.channel.guild
    return guild is not None and one.application.user.id not in guild.members
