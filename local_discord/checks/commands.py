"""Registering application commands: what Discord accepts.

https://discord.com/developers/docs/interactions/application-commands
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import Json
from .basics import (
    Check,
    Path,
    Report,
    array,
    boolean,
    distinct,
    every,
    integer,
    matching,
    number,
    one_of,
    shape,
    snowflake,
    table,
    text,
    then,
    union,
)
from .components import CHANNEL_TYPES

LOCALES = frozenset(
    (
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr"),
        *("he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro"),
        *("ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
    )
)
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
WHOLE, ANY_NUMBER = integer(1 - 2**53, 2**53 - 1), number(-(2**53), 2**53)
#: The other types of commands: in the menu of an account, in that of a message, and the one that
#: opens an application with Activities.
USER_COMMAND, MESSAGE_COMMAND, ENTRY_POINT = 2, 3, 4
#: Who answers it: the application, or Discord, which opens the Activity.
BY_APPLICATION, BY_DISCORD = 1, 2
#: How many commands of each type there may be in each scope.
MOST: Mapping[int, int] = {1: 100, USER_COMMAND: 15, MESSAGE_COMMAND: 15, ENTRY_POINT: 1}
_AT_ONCE = 130
_ALL_PERMISSIONS = 2**54 - 1
_MOST_TEXT = 8000  # names, descriptions and values of one command together


def _lower(value: Any, path: Path, report: Report) -> None:
    if isinstance(value, str) and value != value.lower():
        message = "Command name must be lowercase"
        report.add(path, "APPLICATION_COMMAND_INVALID_NAME", message)


#: Letters and digits; in Devanagari and Thai also the signs that belong to letters.
_LETTERS = r"[-_'\w\u0900-\u0950\u0955-\u0963\ua8e0-\ua8ff\u0e01-\u0e3a\u0e40-\u0e5b]+"
_NAME = every(
    text(1, 32),
    matching(_LETTERS, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"),
    _lower,
)
_DESCRIPTION = text(1, 100)
_NAMED: Mapping[str, Check] = {"name": _NAME, "description": _DESCRIPTION}
_TRANSLATED: Mapping[str, Check] = {
    "name_localizations": table(LOCALES, _NAME),
    "description_localizations": table(LOCALES, _DESCRIPTION),
}


def _option(fields: Mapping[str, Check]) -> Check:
    plain = {"required": boolean, **_TRANSLATED, **fields}
    return shape({"type": integer(), **_NAMED}, plain)


def _choices(value: Check) -> Check:
    choice = shape(
        {"name": text(1, 100), "value": value},
        {"name_localizations": table(LOCALES, text(1, 100))},
    )
    return array(choice, 0, 25)


def _valued(fields: Mapping[str, Check], value: Check) -> Check:
    look = _option({"choices": _choices(value), "autocomplete": boolean, **fields})
    return then(look, every(_suggested, _possible))


def _suggested(value: Json, path: Path, report: Report) -> None:
    choices = value.get("choices") or []
    if choices and value.get("autocomplete"):
        message = "Autocomplete and choices cannot be used together"
        report.add(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message)
    distinct([c["name"] for c in choices], (*path, "choices"), report)


def _possible(value: Json, path: Path, report: Report) -> None:
    for what in ("value", "length"):
        least, most = value.get(f"min_{what}"), value.get(f"max_{what}")
        if least is not None and most is not None and least > most:
            message = f"min_{what} must not be greater than max_{what}"
            report.add((*path, f"min_{what}"), "APPLICATION_COMMAND_OPTION_INVALID_RANGE", message)


_VALUES: Mapping[int, Check] = {
    STRING: _valued({"min_length": integer(0, 6000), "max_length": integer(1, 6000)}, text(1, 100)),
    INTEGER: _valued({"min_value": WHOLE, "max_value": WHOLE}, WHOLE),
    BOOLEAN: _option({}),
    USER: _option({}),
    CHANNEL: _option({"channel_types": CHANNEL_TYPES}),
    ROLE: _option({}),
    MENTIONABLE: _option({}),
    NUMBER: _valued({"min_value": ANY_NUMBER, "max_value": ANY_NUMBER}, ANY_NUMBER),
    ATTACHMENT: _option({}),
}


def _ordered(inner: Check) -> Check:
    """A list of options: names differ in every language, required options come first."""
    return then(array(inner, 0, 25), every(_in_order, _told_apart))


def _in_order(options: list[Json], path: Path, report: Report) -> None:
    if len({o["name"] for o in options}) < len(options):
        code = "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE"
        report.add(path, code, "Option names must be unique")
    required = [bool(o.get("required")) for o in options]
    if required != sorted(required, reverse=True):
        code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
        late = next(i for i, r in enumerate(required) if r and i and not required[i - 1])
        message = "Required options must be placed before non-required options"
        report.add((*path, late), code, message)


def _told_apart(options: list[Json], path: Path, report: Report) -> None:
    """A translated name equals no other option's name in its language or in the command's own."""
    for index, option in enumerate(options):
        others = options[:index] + options[index + 1 :]
        for locale, name in _translations(option, "name").items():
            taken = [(o["name"], _translations(o, "name").get(locale)) for o in others]
            if any(name in names for names in taken):
                code = "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE"
                place = (*path, index, "name_localizations", locale)
                report.add(place, code, "Option names must be unique")


def _translations(data: Json, field: str) -> Json:
    return data.get(f"{field}_localizations") or {}


_SUBCOMMAND = shape(
    {"type": integer(), **_NAMED},
    {"options": _ordered(union(_VALUES)), "required": boolean, **_TRANSLATED},
)
_GROUP = shape(
    {"type": integer(), **_NAMED},
    {"options": _ordered(union({SUBCOMMAND: _SUBCOMMAND})), "required": boolean, **_TRANSLATED},
)


def _unmixed(options: list[Json], path: Path, report: Report) -> None:
    kinds = {o["type"] in (SUBCOMMAND, GROUP) for o in options}
    if len(kinds) == 2:
        message = "Sub-command and sub-command group option types are mutually exclusive"
        report.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _permissions(value: Any, path: Path, report: Report) -> None:
    """Bits of permissions, as a number or as digits."""
    known = integer(0, _ALL_PERMISSIONS)
    then(snowflake, lambda bits, *place: known(int(bits), *place))(value, path, report)


_OPTIONS = then(_ordered(union({**_VALUES, SUBCOMMAND: _SUBCOMMAND, GROUP: _GROUP})), _unmixed)
_SETTINGS: Mapping[str, Check] = {
    **_TRANSLATED,
    "id": snowflake,
    "type": one_of(1, 2, 3, ENTRY_POINT),
    "default_member_permissions": _permissions,
    "dm_permission": boolean,
    "contexts": then(array(one_of(0, 1, 2), 1), distinct),
    "integration_types": then(array(one_of(0, 1), 1), distinct),
    "nsfw": boolean,
}
_SLASH = shape(_NAMED, {**_SETTINGS, "options": _OPTIONS})
#: User and message commands have no description, in no language; their names may have spaces and
#: capitals.
_IN_A_MENU = shape(
    {"name": text(1, 32)},
    {
        **_SETTINGS,
        "description": text(0, 0),
        "name_localizations": table(LOCALES, text(1, 32)),
        "description_localizations": table(LOCALES, text(0, 0)),
    },
)
#: Only an entry point says who handles it. Its name need not match the pattern of slash commands.
_ENTRY_POINT = shape(
    {"name": text(1, 32)},
    {
        **_SETTINGS,
        "description": text(0, 100),
        "name_localizations": table(LOCALES, text(1, 32)),
        "handler": one_of(BY_APPLICATION, BY_DISCORD),
    },
)
_BY_TYPE: Mapping[Any, Check] = {
    USER_COMMAND: _IN_A_MENU,
    MESSAGE_COMMAND: _IN_A_MENU,
    ENTRY_POINT: _ENTRY_POINT,
}


def check_command(value: Any, path: Path, report: Report) -> None:
    """Check one command that an application registers."""
    kind = value.get("type") if isinstance(value, dict) else None
    look = _BY_TYPE.get(kind, _SLASH) if isinstance(kind, int) else _SLASH
    look(value, path, report)
    if not report.tree and _weight(value) > _MOST_TEXT:
        message = f"Command exceeds maximum size ({_MOST_TEXT})"
        report.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _weight(data: Json) -> int:
    values = sum(_longest(c, "name") + len(str(c["value"])) for c in data.get("choices") or [])
    own = _longest(data, "name") + _longest(data, "description") + values
    return own + sum(_weight(o) for o in data.get("options") or [])


def _longest(data: Json, field: str) -> int:
    """The length of the longest text among all translations and the command's own: only that one
    counts."""
    return max(map(len, [data.get(field) or "", *_translations(data, field).values()]))


def check_commands(value: Any, report: Report) -> None:
    """Check all global commands of an application, or all of its commands in one server."""
    array(check_command, 0, _AT_ONCE)(value, (), report)
    if report.tree:
        return
    keys = list(map(key, value))
    if len(set(keys)) < len(keys):
        message = "Application command names must be unique"
        report.add((), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)


def key(data: Json) -> tuple[str, int]:
    """What a command is found by. Names are unique within each type; there is one entry point, of
    any name."""
    kind = data.get("type") or 1
    return "" if kind == ENTRY_POINT else data["name"], kind
