"""Whom a message mentions, and who gets a notification for it.

https://discord.com/developers/docs/resources/message#allowed-mentions-object
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from .. import access
from ..errors import Json
from ..kinds import MENU_ANSWER, SUPPRESS_NOTIFICATIONS
from ..model import Message, Role, User
from ..permissions import Permission

_T = TypeVar("_T", User, Role)
_PATTERN = re.compile(r"<@(&|!)?(\d+)>|@(everyone|here)\b")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@dataclass(frozen=True)
class Allowed:
    """Which kinds of mentions, or which users and roles, may be mentioned."""

    kinds: frozenset[str] = frozenset({"users", "roles", "everyone"})
    users: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()
    replied_user: bool = True

    @classmethod
    def of(cls, payload: Json | None) -> Allowed:
        """What a sender allowed; without a payload, everything."""
        if payload is None:
            return cls()
        return cls(
            frozenset(payload.get("parse") or ()),
            frozenset(map(int, payload.get("users") or ())),
            frozenset(map(int, payload.get("roles") or ())),
            bool(payload.get("replied_user")),
        )


def resolve(message: Message, allowed: Allowed, users: Mapping[int, User]) -> None:
    """Fill in whom the text of a message mentions; ``users`` are all that exist, by id."""
    message.mentions, message.mention_roles, message.mention_everyone = [], [], False
    for prefix, digits, everyone in _PATTERN.findall(_CODE.sub("", message.text)):
        if everyone:
            _everyone(message, allowed)
        elif prefix == "&":
            _role(message, int(digits), allowed)
        else:
            _user(message, users.get(int(digits)), allowed)
    if message.reference and message.type != MENU_ANSWER and allowed.replied_user:
        _add(message.mentions, message.reference.author)


def _everyone(message: Message, allowed: Allowed) -> None:
    place, author, answered = message.channel, message.author, message.interaction
    bits = access.of_app(place, author, answered.user) if answered else access.of(place, author)
    if bits & Permission.MENTION_EVERYONE and "everyone" in allowed.kinds:
        message.mention_everyone = True


def _role(message: Message, role_id: int, allowed: Allowed) -> None:
    guild = message.channel.guild
    role = guild.roles.get(role_id) if guild else None
    if role and ("roles" in allowed.kinds or role_id in allowed.roles):
        _add(message.mention_roles, role)


def _user(message: Message, user: User | None, allowed: Allowed) -> None:
    if user and ("users" in allowed.kinds or user.id in allowed.users):
        _add(message.mentions, user)


def _add(found: list[_T], one: _T) -> None:
    if one not in found:
        found.append(one)


def notified(message: Message) -> set[User]:
    """Who gets a notification for a new message: everybody it mentions, or the other side of a
    DM."""
    channel = message.channel
    if message.flags & SUPPRESS_NOTIFICATIONS or message.only_for:
        return set()
    if channel.guild is None:
        return set(channel.recipients) - {message.author}
    roles = {role.id for role in message.mention_roles}
    members = channel.guild.members.values()
    called = {m.user for m in members if message.mention_everyone or roles & set(m.roles)}
    found = called | set(message.mentions)
    return {u for u in found - {message.author} if access.sees(channel, u)}
