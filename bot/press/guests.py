"""People as players: those who sit down, those who are invited, whether they can be written to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.live.held import Held
from bot.message.made import read_in
from bot.press.cog import Services
from bot.press.interaction import Interaction
from bot.table.away import to_come
from bot.table.entered import visible
from bot.table.player import Player, plain
from games.core import Refused, say


@dataclass(frozen=True)
class Picked:
    """Somebody who was picked in a menu of people."""

    id: int
    name: str
    bot: bool


def picked(interaction: Interaction, people: Iterable[int]) -> list[Picked]:
    """The people who were picked in the pressed menu."""
    data: Any = interaction.raw.data or {}
    resolved = data.get("resolved", {})
    users, members = resolved.get("users", {}), resolved.get("members", {})
    keys = [str(id) for id in people]
    found = [(users[id], members.get(id, {})) for id in keys if id in users]
    return [
        Picked(
            int(user["id"]),
            visible(member.get("nick") or "", user.get("global_name") or "", user["username"]),
            bool(user.get("bot")),
        )
        for user, member in found
    ]


def name_of(user: discord.abc.User) -> str:
    """What somebody is called."""
    return visible(user.display_name, user.name)


async def player(services: Services, user: discord.abc.User | Picked, game: str) -> Player:
    """A person as a player of this game."""
    name = user.name if isinstance(user, Picked) else name_of(user)
    played = await services.store.finished(user.id, game)
    own = await services.people.read_again(user.id)
    days = to_come(own.away, services.tables.now())
    return Player(user.id, name, newcomer=played == 0, away=days)


async def guests(
    services: Services, users: Sequence[discord.abc.User | Picked], game: str
) -> tuple[Player, ...]:
    """People as invited players of this game. Raises `Refused` for a bot."""
    invited = [await player(services, user, game) for user in users]
    for user, guest in zip(users, invited, strict=True):
        if user.bot:
            raise Refused(say("bot-is-a-bot", who=plain(guest.name)))
    return tuple(invited)


async def greet(services: Services, id: int, *players: Player) -> None:
    """Find out before the start whether direct messages arrive. After the start, the boards find
    that out."""
    table = await services.tables.look(id)
    asked = table.game.rules.private and table.stage == "lobby" and table.reach == "channel"
    people = [player for player in players if asked and not player.level]
    unreachable = list[int]()
    for person in people:
        language = await services.languages.of(person.id, table.language)
        if not await services.channels.greet(read_in(table, language), person):
            unreachable.append(person.id)
    if unreachable:

        async def note(held: Held) -> None:
            await held.save(held.table.not_reached(frozenset(unreachable)), None)

        await services.tables.change(id, note)
