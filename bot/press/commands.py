"""The names and descriptions of commands and their options, in every language.

discord.py asks for every string of every command, so their messages have ids by rule:

- `bot-command-<command>` the command's name
- `bot-command-<command>-about` its description
- `bot-option-<option>` an option's name, the same in every command
- `bot-command-<command>-<option>` that option's description

A group is named like a command; of a command in a group, `<command>` is `<group>-<command>`.

The code has none of them but the names, by which it is called.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable
from dataclasses import dataclass
from types import MethodType
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import (
    Choice,
    Command,
    CommandTree,
    ContextMenu,
    Group,
    Parameter,
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)
from discord.http import HTTPClient, Route

from bot.data.preferences import zones
from bot.data.store import Store
from bot.live.gateway import ENTRY_POINT
from bot.live.languages import ready, typing_ready
from bot.message.words import told_apart
from bot.table.question import Question
from games import GAMES
from games.core import ENGLISH, LANGUAGES, Game, Refused, Text, imprint, say, spoken_as

log = logging.getLogger(__name__)

ENTRY = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "contexts", "integration_types", "nsfw", "handler"),
)
"""The fields of an entry point that Discord sends and accepts again."""


BY_US = 1
"""The handler of an entry point that asks the application."""
PRIVATE = 2
"""The context of conversations between people."""
OWN = 1
"""The installation for one's own account."""


async def tell_of_commands(
    tree: CommandTree[Any], application: int | None, store: Store, inside: bool = False
) -> None:
    """Register the commands with Discord, but only if they, the installations that the portal
    allows, or the translation files have changed. Reading the translations takes a while. `inside`:
    an entry point asks the bot, which opens the page; else Discord posts a card for each."""
    for command in tree.walk_commands():
        describe(command)
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    installs = await installs_of(tree.client.http)
    entries = await _entry_points(tree.client.http, application or 0, inside) if inside else []
    known = [application, payload, installs, imprint(), *entries]
    text = json.dumps(known, sort_keys=True, default=str)
    digest = hashlib.sha256(text.encode()).hexdigest()
    if await store.fact("commands") == digest:
        return
    for language in LANGUAGES:
        await ready(language)
    names, http = CommandNames(), tree.client.http
    every = [await c.get_translated_payload(tree, names) for c in tree.get_commands()]
    told: list[Any] = [allowed for command in every if (allowed := _within(command, installs))]
    told += entries or await _entry_points(http, application or 0, inside)
    await http.bulk_upsert_global_commands(application or 0, payload=told)
    await store.set_fact("commands", digest)
    log.info("commands registered")


async def installs_of(http: HTTPClient) -> list[int]:
    """The kinds of installation that the portal allows (0: in a server; 1: for oneself). An
    application that was never asked can be added to servers."""
    told = await http.request(Route("GET", "/applications/@me"))
    return sorted(map(int, told.get("integration_types_config") or {"0": None}))


def _within(command: Any, installs: Collection[int]) -> Any:
    """The command without installations that the portal does not allow, since Discord refuses the
    whole list for one of them. None if nothing is left of it."""
    types = [kind for kind in command["integration_types"] if kind in installs]
    contexts = [kind for kind in command["contexts"] if kind != PRIVATE or OWN in types]
    return {**command, "integration_types": types, "contexts": contexts} if types else None


async def _entry_points(http: HTTPClient, application: int, inside: bool) -> list[Any]:
    """The entry point as Discord has it. Discord makes one when the operator switches Activities
    on, and then refuses a list of commands that lacks it (error 50240)."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    found = await http.request(route, params={"with_localizations": "true"})
    entries = [command for command in found if command["type"] == ENTRY_POINT]
    asks = {"handler": BY_US} if inside else {}
    return [
        {name: entry[name] for name in ENTRY if entry.get(name) is not None} | asks
        for entry in entries
    ]


@dataclass(frozen=True)
class AppMenu:
    """A command in the menu that people open on a person or on a message.

    `work` is a guarded method of a cog. Its argument decides which menu: a `discord.User` or a
    `discord.Message`. Discord allows five commands in each of the two.
    """

    name: Text
    work: Callable[..., Coroutine[Any, Any, None]]

    def of(self, cog: object) -> ContextMenu:
        """The command, answered by this cog."""
        name = locale_str(self.name.say(()), text=self.name)
        return ContextMenu(name=name, callback=MethodType(self.work, cog))


Described = Command[Any, ..., Any] | Group | Parameter
Choices = list[Choice[str]]
MOST, LONGEST = 25, 100
"""How many suggestions Discord shows, and the characters of each."""


def suggestions(found: Iterable[tuple[str, str]]) -> Choices:
    """Suggestions (name, value) of which no two are alike: Discord would take the first one's value
    for the others."""
    values = {value: name for name, value in reversed([*found]) if len(value) <= LONGEST}
    shown = [*reversed(values.items())][:MOST]
    names = told_apart([name for _, name in shown], LONGEST)
    return [Choice(name=name, value=value) for (value, _), name in zip(shown, names, strict=True)]


async def choices(question: Question[Any], typed: str) -> Choices:
    """Suggestions for somebody who is typing a move."""
    await typing_ready(question.shown.game.id, question.shown.spoken)
    return suggestions(question.suggested(typed))


def choice(value: str, text: Text) -> Choice[str]:
    """One of an option's choices, with its name in every language."""
    return Choice(name=locale_str(text.say(()), text=text), value=value)


def game_choices() -> list[Choice[str]]:
    """The games by name."""
    return [choice(game.id, game.title) for game in GAMES.values()]


def brief_choices() -> list[Choice[str]]:
    """The games, described in short for people who have never heard of them."""
    return [choice(game.id, _in_short(game)) for game in GAMES.values()]


def _in_short(game: Game[Any]) -> Text:
    return say(
        "bot-choice-game",
        game=game.title,
        least=min(game.rules.seats),
        most=max(game.rules.seats),
        minutes=game.time.minutes,
        secret=game.rules.private,
    )


def level_choices(levels: Iterable[str]) -> list[Choice[str]]:
    """The computers' levels."""
    return [choice(level, say("bot-choice-level", level=level)) for level in levels]


def scope_choices(scopes: Iterable[str]) -> list[Choice[str]]:
    """Whose results to show: this server's, or everybody's."""
    return [choice(scope, say("bot-choice-scope", scope=scope)) for scope in scopes]


def managing(permissions: discord.Permissions) -> None:
    """Raises `Refused` for anybody who may not manage the server. Discord's own check is not
    enough: a server can override it, and it does not cover a command's buttons and menus."""
    if not permissions.manage_guild:
        raise Refused(say("bot-settings-refused"))


def zone_choices(typed: str) -> list[Choice[str]]:
    """Time zones that contain what was typed so far, at most as many as Discord shows."""
    wanted = typed.strip().casefold().replace(" ", "_")
    return suggestions((zone, zone) for zone in zones() if wanted in zone.casefold())


class CommandNames(Translator):
    """Gives discord.py the names and descriptions in those of Discord's languages that we speak."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The translation; None where Discord should show the English."""
        language = spoken_as(locale.value)
        if language is None or language == ENGLISH:
            return None
        text: Text = string.extras.get("text") or say(_id(context))
        return text.in_(language)


def _id(context: TranslationContextTypes) -> str:
    """The id of the message that holds this string of a command."""
    about = context.data
    assert isinstance(about, Command | Group | Parameter)
    if context.location not in _NAMES:
        return described(about).id
    return f"bot-option-{about.name}" if isinstance(about, Parameter) else _command(about)


_NAMES = (
    TranslationContextLocation.command_name,
    TranslationContextLocation.group_name,
    TranslationContextLocation.parameter_name,
)


def described(about: Described) -> Text:
    """The description of a command, of a group or of an option."""
    if isinstance(about, Parameter):
        return say(f"{_command(about.command)}-{about.name}")
    return say(f"{_command(about)}-about")


def describe(command: Command[Any, ..., Any] | Group) -> None:
    """Give a command and its options their descriptions in English, Discord's default."""
    command.description = described(command).say(())
    if isinstance(command, Command):
        texts = {option.name: described(option).say(()) for option in command.parameters}
        app_commands.describe(**{name: locale_str(text) for name, text in texts.items()})(command)


def _command(command: Command[Any, ..., Any] | Group) -> str:
    return f"bot-command-{command.qualified_name.replace(' ', '-')}"
