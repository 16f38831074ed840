"""What administrators do to servers: channels, roles, members, permissions."""

from __future__ import annotations

from dataclasses import dataclass

from .. import payloads
from ..errors import CannotDo, Json
from ..gateway.gateway import Gateway
from ..gateway.session import Intent
from ..kinds import ChannelType
from ..model import Channel, Guild, Member, Role, User
from ..permissions import Overwrite
from ..state import State

MOST_IN_GROUP = 10
"""People in a group message."""


@dataclass
class Servers:
    """Changes servers and tells the bots in them."""

    world: State
    gateway: Gateway

    def create_channel(self, guild: Guild, name: str, type: ChannelType) -> Channel:
        """A new text or announcement channel."""
        key = self.world.new_id()
        position = len(guild.channels)
        channel = Channel(self, key, type, name, guild, position=position)
        guild.channels[key] = self.world.channels[key] = channel
        self.tell(channel, "CHANNEL_CREATE")
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread. A channel's threads are deleted with it, of which Discord
        tells nobody: https://github.com/discordjs/discord.js/pull/10883"""
        guild = channel.guild
        assert guild is not None
        self.tell(channel, "THREAD_DELETE" if channel.thread else "CHANNEL_DELETE")
        for gone in [channel, *(t for t in guild.threads if t.parent is channel)]:
            self._remove(guild, gone)

    def _remove(self, guild: Guild, channel: Channel) -> None:
        del guild.channels[channel.id], self.world.channels[channel.id]
        for message in channel.messages.values():
            message.deleted = True
        self.world.changed()

    def tell(self, channel: Channel, event: str, extra: Json | None = None) -> None:
        """Send a channel or thread to the bots that see it."""
        body = payloads.channel(channel) | (extra or {})
        seen = channel if channel.thread else None  # bots get hidden text channels too
        self.gateway.dispatch(event, lambda _: body, Intent.GUILDS, channel.guild, seen=seen)

    def dm(self, one: User, other: User) -> Channel:
        """The DM of two accounts; it is created if there is none."""
        found = self.world.find_dm(one, other)
        if found is None:
            found = Channel(self, self.world.new_id(), ChannelType.DM, recipients=(one, other))
            self.world.channels[found.id] = found
            self.world.changed()
        return found

    def group(self, name: str, people: tuple[User, ...]) -> Channel:
        """A new group message; the first of the people owns it. No bot can be in it, or hear of
        it."""
        if not 2 <= len(people) <= MOST_IN_GROUP or any(user.bot for user in people):
            raise CannotDo(f"a group message has 2 to {MOST_IN_GROUP} people")
        key = self.world.new_id()
        group = Channel(self, key, ChannelType.GROUP, name, recipients=people, owner=people[0])
        self.world.channels[key] = group
        self.world.changed()
        return group

    def join_group(self, group: Channel, user: User) -> None:
        """Somebody is added to a group message."""
        if user.bot or len(group.recipients) >= MOST_IN_GROUP:
            raise CannotDo(f"{user.name} can't be added to {group.name}")
        group.recipients = (*(u for u in group.recipients if u is not user), user)
        self.world.changed()

    def leave_group(self, group: Channel, user: User) -> None:
        """Somebody leaves a group message or is removed; it passes to the next one if they owned
        it."""
        group.recipients = tuple(u for u in group.recipients if u is not user)
        if group.owner is user:
            group.owner = next(iter(group.recipients), user)
        self.world.changed()

    def create_role(self, guild: Guild, name: str, permissions: int) -> Role:
        """Create a role above the others."""
        role = Role(self.world.new_id(), name, int(permissions), len(guild.roles))
        guild.roles[role.id] = role
        body = {"guild_id": str(guild.id), "role": payloads.role(role)}
        self.gateway.dispatch("GUILD_ROLE_CREATE", lambda _: body, Intent.GUILDS, guild)
        return role

    def overwrite(self, channel: Channel, who: Role | User, allow: int = 0, deny: int = 0) -> None:
        """Allow or deny permissions in a channel, in addition to earlier ones."""
        entry = channel.overwrites.setdefault(who.id, Overwrite(int(isinstance(who, User))))
        entry.allow = entry.allow & ~deny | allow
        entry.deny = entry.deny & ~allow | deny
        self.tell(channel, "CHANNEL_UPDATE")

    def join(self, guild: Guild, user: User, roles: tuple[Role, ...]) -> None:
        """A person or bot joins; a bot gets the whole server."""
        member = Member(user, self.world.clock(), [r.id for r in roles])
        guild.members[user.id] = member
        self.world.memberships[user.id][guild.id] = guild
        body = payloads.member(member) | {"guild_id": str(guild.id)}
        self.gateway.dispatch("GUILD_MEMBER_ADD", lambda _: body, Intent.GUILD_MEMBERS, guild)
        if user.bot:
            self.gateway.dispatch(
                "GUILD_CREATE",
                lambda bot: payloads.whole_guild(guild, bot),
                Intent.GUILDS,
                guild,
                only=user,
            )

    def leave(self, guild: Guild, user: User) -> None:
        """A member leaves; a bot loses the whole server."""
        if user.bot:
            gone = {"id": str(guild.id)}
            self.gateway.dispatch("GUILD_DELETE", lambda _: gone, Intent.GUILDS, guild, only=user)
        del guild.members[user.id], self.world.memberships[user.id][guild.id]
        body = {"guild_id": str(guild.id), "user": payloads.user(user)}
        self.gateway.dispatch("GUILD_MEMBER_REMOVE", lambda _: body, Intent.GUILD_MEMBERS, guild)
        self.world.changed()

    def now(self) -> float:
        """The world's time."""
        return self.world.clock()

    def time_out(self, guild: Guild, user: User, seconds: float, *, told: bool) -> None:
        """Put a member in a time-out."""
        guild.members[user.id].timed_out = self.now() + seconds if seconds else 0.0
        if told:
            self._tell_member(guild, user)

    def set_roles(self, guild: Guild, user: User, *roles: Role) -> None:
        """Give a member exactly these roles."""
        member = guild.members[user.id]
        member.roles = [r.id for r in roles]
        self._tell_member(guild, user)

    def _tell_member(self, guild: Guild, user: User) -> None:
        body = payloads.member(guild.members[user.id]) | {"guild_id": str(guild.id)}
        # A bot hears of its own changes even without the intent.
        intent, only = (Intent(0), user) if user.bot else (Intent.GUILD_MEMBERS, None)
        self.gateway.dispatch("GUILD_MEMBER_UPDATE", lambda _: body, intent, guild, only=only)
