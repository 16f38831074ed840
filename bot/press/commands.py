"""What commands are called in every language, and how they and their options are described.

`bot-command-<command>`, `-about` after it, `bot-option-<option>`, `bot-command-<command>-<option>`:
ids by rule, since discord.py asks for every string of every command. The English in the code is
what Discord has as the default; a test compares the two.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterable
from typing import Any

import discord
from discord.app_commands import (
    Choice,
    Command,
    CommandTree,
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
from bot.table.question import Question
from games import GAMES
from games.core import ENGLISH, LANGUAGES, Game, Refused, Text, imprint, say, spoken_as

log = logging.getLogger(__name__)

ENTRY = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "contexts", "integration_types", "nsfw", "handler"),
)
"""What Discord tells of an entry point and takes back."""


async def tell_of_commands(tree: CommandTree[Any], application: int | None, store: Store) -> None:
    """Tell Discord of the commands, only when they have changed, or the files have that say what
    they are called in other languages: to read these takes a while."""
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    text = json.dumps([application, payload, imprint()], sort_keys=True, default=str)
    digest = hashlib.sha256(text.encode()).hexdigest()
    if await store.fact("commands") == digest:
        return
    for language in LANGUAGES:
        await ready(language)
    names, http = CommandNames(), tree.client.http
    told: list[Any] = [await c.get_translated_payload(tree, names) for c in tree.get_commands()]
    told += await _entry_points(http, application or 0)
    await http.bulk_upsert_global_commands(application or 0, payload=told)
    await store.set_fact("commands", digest)
    log.info("commands registered")


async def _entry_points(http: HTTPClient, application: int) -> list[Any]:
    """The one that Discord has made, if the operator has switched Activities on, as it is: Discord
    refuses all commands that come without it (50240)."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    found = await http.request(route, params={"with_localizations": "true"})
    entries = [command for command in found if command["type"] == ENTRY_POINT]
    return [
        {name: entry[name] for name in ENTRY if entry.get(name) is not None} for entry in entries
    ]


Choices = list[Choice[str]]


async def choices(question: Question[Any], typed: str) -> Choices:
    """Moves, suggested while somebody types one."""
    await typing_ready(question.table.game_id, question.table.spoken)
    return [Choice(name=name, value=move) for name, move in question.suggested(typed)]


def choice(value: str, text: Text) -> Choice[str]:
    """One of a command's choices: what it means, and its name in every language."""
    return Choice(name=locale_str(text.say(()), text=text), value=value)


def game_choices() -> list[Choice[str]]:
    """The games by name."""
    return [choice(game.id, game.title) for game in GAMES.values()]


def brief_choices() -> list[Choice[str]]:
    """The games, with what somebody wants to know who has never heard of them."""
    return [choice(game.id, _in_short(game)) for game in GAMES.values()]


def _in_short(game: Game[Any]) -> Text:
    return say(
        "bot-choice-game",
        game=game.title,
        least=min(game.rules.seats),
        most=max(game.rules.seats),
        minutes=game.time.minutes,
        secret="yes" if game.rules.private else "no",
    )


def level_choices(levels: Iterable[str]) -> list[Choice[str]]:
    """How well computers play."""
    return [choice(level, say("bot-choice-level", level=level)) for level in levels]


def scope_choices(scopes: Iterable[str]) -> list[Choice[str]]:
    """This server, or everywhere."""
    return [choice(scope, say("bot-choice-scope", scope=scope)) for scope in scopes]


def managing(permissions: discord.Permissions) -> None:
    """Raises `Refused` for whoever may not manage the server; Discord's own check can be overridden
    for a command, and does not cover its controls."""
    if not permissions.manage_guild:
        raise Refused(say("bot-settings-refused"))


def zone_choices(typed: str) -> list[Choice[str]]:
    """The time zones that fit what was typed so far: as many as Discord shows."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.casefold()]
    return [Choice(name=zone, value=zone) for zone in found[:25]]


class CommandNames(Translator):
    """Gives discord.py the names and descriptions in Discord's languages that we speak."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """None where Discord is to show the English."""
        language = spoken_as(locale.value)
        if language is None or language == ENGLISH:
            return None
        text: Text = string.extras.get("text") or say(_id(context))
        return text.say((), language)


def _id(context: TranslationContextTypes) -> str:
    """The message that an untranslated string of a command stands for."""
    where, about = context.location, context.data
    if isinstance(about, Parameter):
        named = where == TranslationContextLocation.parameter_name
        return f"bot-option-{about.name}" if named else _described(about.command.name, about.name)
    assert isinstance(about, Command)
    named = where == TranslationContextLocation.command_name
    return f"bot-command-{about.name}" if named else _described(about.name, "about")


def _described(command: str, what: str) -> str:
    return f"bot-command-{command}-{what}"
