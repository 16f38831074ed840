"""What Discord calls the commands in the languages that people read.

Names and descriptions are sentences of `bot`, found by rule: `bot-command-newgame`,
`bot-command-newgame-does`, of an option `bot-command-newgame-game` and `-game-is`. English stands
in the code, as discord.py wants it, and in the same words in `locale/en.ftl`, where texts that name
a command take it from.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place

from games.core import ENGLISH, LANGUAGES, Text, load, say, spoken_as
from games.core.catalogue import knows, rooms


def choice(text: Text, value: str) -> app_commands.Choice[str]:
    """A choice of an option, as everybody reads it in their language."""
    return app_commands.Choice(name=app_commands.locale_str(text.say(()), text=text), value=value)


class Translator(app_commands.Translator):
    """Says names, descriptions and choices in the languages of Discord that we speak."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words in this language; None where they are English anyway."""
        language, text = spoken_as(locale.value), string.extras.get("text") or _text(context)
        if language in (None, ENGLISH) or not isinstance(text, Text):
            return None
        return text.say((), language)


def _text(context: app_commands.TranslationContextTypes) -> Text | None:
    """What is said at this place, if anything has been written for it."""
    id = "bot-command-" + "-".join(_names(context))
    return say(id) if knows(id) else None


def _names(context: app_commands.TranslationContextTypes) -> tuple[str, ...]:
    data: Any = context.data
    match context.location:
        case Place.command_name:
            return (data.name,)
        case Place.command_description:
            return (data.name, "does")
        case Place.parameter_name:
            return (data.command.name, data.name)
        case Place.parameter_description:
            return (data.command.name, data.name, "is")
        case _:
            return ()


async def fingerprint(tree: app_commands.CommandTree[Any], application: int | None) -> str:
    """Changes whenever what Discord is told of the commands may have changed. The sentences are
    not read for it, which would take longer than the rest of the start."""
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    said = await asyncio.to_thread(_written)
    text = json.dumps([application, payload, said], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def _written() -> list[str]:
    """Every file of sentences that commands can take words from."""
    files = (room / f"{code}.ftl" for room in rooms().values() for code in LANGUAGES)
    return [file.read_text("utf-8") for file in files if file.is_file()]


async def read_languages() -> None:
    """Read the sentences of all languages, before the commands are told to Discord."""
    for code in (language.code for language in LANGUAGES.values() if language.known_as):
        await asyncio.to_thread(load, code)
