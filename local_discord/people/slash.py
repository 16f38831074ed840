"""What a person can type after a slash, and the data that the interaction then carries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .. import access, installs, payloads
from ..checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    ENTRY_POINT,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from ..checks.drafts import MOST_BYTES, Upload
from ..errors import CannotDo, Json, NoSuchControl
from ..kinds import Context, Install
from ..model import Application, Channel, Command, Message, Role, User
from ..permissions import Permission
from ..realm import Realm

#: The fields of channels that are told beside the permissions there.
_PARTIAL = frozenset(
    (
        *("id", "name", "type", "last_message_id", "parent_id", "guild_id", "flags", "nsfw"),
        *("rate_limit_per_user", "topic", "position", "thread_metadata"),
    )
)


def available(world: Realm, user: User, channel: Channel) -> list[Command]:
    """The slash commands that somebody may use in a channel; a server's own come first."""
    return of_type(1, world, user, channel)


def of_type(kind: int, world: Realm, user: User, channel: Channel) -> list[Command]:
    """The commands of a type that somebody may use in a channel; a server's own come first."""
    found = [
        command
        for application in world.applications.values()
        for command in _usable(world, application, user, channel)
        if (command.data.get("type") or 1) == kind
    ]
    return sorted(found, key=lambda c: (c.guild is None, c.name))


def entry_point(world: Realm, user: User, application: Application, channel: Channel) -> Command:
    """The command by which somebody opens an application in a channel; raises
    :class:`NoSuchControl`."""
    usable = _usable(world, application, user, channel)
    found = [c for c in usable if c.data.get("type") == ENTRY_POINT]
    if not found:
        raise NoSuchControl(f"{application.name} can't be opened here")
    return found[0]


def _usable(world: Realm, application: Application, user: User, channel: Channel) -> list[Command]:
    if not access.may(channel, user, Permission.USE_APPLICATION_COMMANDS):
        return []
    return [
        command
        for command in application.commands.values()
        if _offered(world, command, user, channel) and _permitted(command, user, channel)
    ]


def _offered(world: Realm, command: Command, user: User, channel: Channel) -> bool:
    """Whether a command is there for somebody, by what is installed and in which contexts. Whoever
    can't write in a server's channel still uses apps of their own: the answers are ephemeral."""
    if command.guild not in (None, channel.guild):
        return False
    owners = installs.of_command(world, command, user, channel)
    own = channel.guild is not None and Install.USER in owners
    if not owners or not (own or world.may_write(user, channel)):
        return False
    return installs.context(command.application, channel) in _contexts(command.data)


def _contexts(data: Json) -> list[int]:
    """Where a command may be used. One that names no contexts is never in private channels
    (discord-api-docs#6744)."""
    if data.get("contexts") is not None:
        return list(data["contexts"])
    if data.get("dm_permission") is False:
        return [Context.GUILD]
    return [Context.GUILD, Context.BOT_DM]


def _permitted(command: Command, user: User, channel: Channel) -> bool:
    """Whether the default permission allows it; 0 means administrators only. It counts where the
    application is installed to the server; elsewhere the server has no say over its commands."""
    wanted = command.data.get("default_member_permissions")
    guild = channel.guild
    if wanted is None or guild is None or command.application.user.id not in guild.members:
        return True
    return access.may(channel, user, int(wanted) or Permission.ADMINISTRATOR)


def names(data: Json, locale: str) -> set[str]:
    """The names of a command, option or choice: its own and the one in a person's language."""
    return {data["name"], (data.get("name_localizations") or {}).get(locale, data["name"])}


@dataclass
class Resolved:
    """The accounts, channels, roles and files that an interaction's values stand for."""

    world: Realm
    application: Application
    channel: Channel
    viewer: User
    data: dict[str, Json] = field(default_factory=dict)

    def add(self, value: object) -> str:
        """Add a value that a person picked; returns its id."""
        if isinstance(value, User):
            return self._user(value)
        if isinstance(value, Channel):
            body = {n: part for n, part in payloads.channel(value).items() if n in _PARTIAL}
            body["permissions"] = str(access.of(value, self.viewer))
            body["app_permissions"] = str(access.of_app(value, self.application.user, self.viewer))
            return self._put("channels", value.id, body)
        if isinstance(value, Role):
            return self._put("roles", value.id, payloads.role(value))
        if isinstance(value, Message):  # its content is told without the intent, too
            return self._put("messages", value.id, payloads.message(value))
        if isinstance(value, tuple) and len(value) == 2:
            if len(value[1]) > MOST_BYTES:
                raise CannotDo(f"{value[0]} is larger than {MOST_BYTES} bytes")
            attachment = self.world.messages.attachment(self.channel, Upload(*value), {})
            return self._put("attachments", attachment.id, payloads.attachment(attachment, True))
        raise CannotDo(f"{value!r} can't be picked")

    def _put(self, kind: str, key: int, body: Json) -> str:
        self.data.setdefault(kind, {})[str(key)] = body
        return str(key)

    def _user(self, user: User) -> str:
        guild = self.channel.guild
        if guild and user.id in guild.members:
            body = payloads.member(guild.members[user.id])
            del body["user"], body["deaf"], body["mute"]
            bits = str(access.of(self.channel, user))
            self._put("members", user.id, body | {"permissions": bits})
        return self._put("users", user.id, payloads.user(user))


@dataclass
class Line:
    """A command line that a person types: the command, its subcommands, its options."""

    user: User
    channel: Channel
    command: Command
    path: list[Json]  # the subcommand group and subcommand, if any
    options: list[Json]  # the options that can be filled in

    @classmethod
    def find(cls, world: Realm, user: User, channel: Channel, text: str) -> Line:
        """The command of a line like ``table leave``; raises :class:`NoSuchControl`."""
        first, *rest = text.removeprefix("/").split()
        offered = available(world, user, channel)
        command = next((c for c in offered if first in names(c.data, user.locale)), None)
        if command is None:
            raise NoSuchControl(f"there is no command /{first} here for {user.name}")
        path, options = [], command.options
        for word in rest:
            found = (o for o in options if word in names(o, user.locale))
            path.append(_require(next(found, None), f"/{first} has no subcommand {word}"))
            options = path[-1].get("options") or []
        if options and options[0]["type"] in (SUBCOMMAND, GROUP):
            raise NoSuchControl(f"/{text} needs a subcommand")
        return cls(user, channel, command, path, options)

    def data(self, world: Realm, given: Mapping[str, object], focus: str | None = None) -> Json:
        """The data of the interaction; with a focus, of that option's autocompletion."""
        resolved = Resolved(world, self.command.application, self.channel, self.user)
        values = [self._value(name, value, focus, resolved) for name, value in given.items()]
        missing = {o["name"] for o in self.options if o.get("required")}
        missing -= {v["name"] for v in values}
        if missing and focus is None:
            raise CannotDo(f"/{self.command.name}: {', '.join(sorted(missing))} is required")
        for step in reversed(self.path):
            values = [{"type": step["type"], "name": step["name"], "options": values}]
        data: Json = {"id": str(self.command.id), "name": self.command.name, "type": 1}
        if self.command.guild:
            data["guild_id"] = str(self.command.guild.id)
        data |= {"resolved": resolved.data} if resolved.data else {}
        return data | {"options": values}

    def _value(self, name: str, value: object, focus: str | None, resolved: Resolved) -> Json:
        found = (o for o in self.options if name in names(o, self.user.locale))
        option = _require(next(found, None), f"/{self.command.name} has no option {name}")
        entry: Json = {"type": option["type"], "name": option["name"]}
        if name != focus:
            return entry | {"value": _converted(option, value, resolved)}
        if not option.get("autocomplete"):
            raise NoSuchControl(f"{name} suggests nothing")
        return entry | {"value": str(value), "focused": True}


def _require(found: Json | None, otherwise: str) -> Json:
    if found is None:
        raise NoSuchControl(otherwise)
    return found


def _converted(option: Json, value: object, resolved: Resolved) -> Any:
    """A value as Discord's client would send it; values that do not fit are refused."""
    if option.get("choices"):
        return _choice(option, value, resolved.viewer.locale)
    kind = option["type"]
    if kind == STRING:
        _within(option, len(str(value)), "min_length", "max_length")
        return str(value)
    if kind in (INTEGER, NUMBER):
        wanted = int if kind == INTEGER else (int, float)
        if isinstance(value, bool) or not isinstance(value, wanted):
            raise CannotDo(f"{option['name']}: {value!r} is not a number that fits")
        _within(option, value, "min_value", "max_value")
        return value
    if kind == BOOLEAN:
        return bool(value)
    _fits(option, value)
    return resolved.add(value)


def _choice(option: Json, value: object, locale: str) -> Any:
    for choice in option["choices"]:
        if value == choice["value"] or value in names(choice, locale):
            return choice["value"]
    raise NoSuchControl(f"{option['name']} has no choice {value!r}")


def _within(option: Json, size: float, least: str, most: str) -> None:
    low, high = option.get(least), option.get(most)
    if (low is not None and size < low) or (high is not None and size > high):
        raise CannotDo(f"{option['name']} must be between {low} and {high}")


def _fits(option: Json, value: object) -> None:
    kinds: Mapping[int, type | tuple[type, ...]] = {
        USER: User,
        CHANNEL: Channel,
        ROLE: Role,
        MENTIONABLE: (User, Role),
        ATTACHMENT: tuple,
    }
    fits = isinstance(value, kinds[option["type"]])
    if isinstance(value, Channel) and option.get("channel_types"):
        fits = value.type in option["channel_types"]
    if not fits:
        raise CannotDo(f"{option['name']}: {value!r} can't be picked")
