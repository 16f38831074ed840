"""Registering application commands: what Discord accepts.

https://discord.com/developers/docs/interactions/application-commands
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .checks import (
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
from .errors import UNKNOWN_COMMAND, ApiError, Json
from .model import Application, Command, Guild

if TYPE_CHECKING:
    from .world import World

LOCALES = frozenset(
    (
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr"),
        *("he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro"),
        *("ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
    )
)
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
MOST_COMMANDS = 100
_MOST_TEXT = 8000  # names, descriptions and values of one command together


def _lower(value: Any, path: Path, report: Report) -> None:
    if isinstance(value, str) and value != value.lower():
        message = "Command name must be lowercase"
        report.add(path, "APPLICATION_COMMAND_INVALID_NAME", message)


_NAME = every(
    text(1, 32),
    matching(r"[-_'\w]+", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"),
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

    return then(look, _suggested)


def _suggested(value: Json, path: Path, report: Report) -> None:
    choices = value.get("choices") or []
    if choices and value.get("autocomplete"):
        message = "Autocomplete and choices cannot be used together"
        report.add(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message)
    distinct([c["name"] for c in choices], (*path, "choices"), report)


_VALUES: Mapping[int, Check] = {
    STRING: _valued({"min_length": integer(0, 6000), "max_length": integer(1, 6000)}, text(1, 100)),
    INTEGER: _valued({"min_value": integer(), "max_value": integer()}, integer(-(2**53), 2**53)),
    BOOLEAN: _option({}),
    USER: _option({}),
    CHANNEL: _option({"channel_types": CHANNEL_TYPES}),
    ROLE: _option({}),
    MENTIONABLE: _option({}),
    NUMBER: _valued({"min_value": number, "max_value": number}, number),
    ATTACHMENT: _option({}),
}


def _ordered(inner: Check) -> Check:
    """Options have different names, and required ones come first."""
    return then(array(inner, 0, 25), _in_order)


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


_OPTIONS = then(_ordered(union({**_VALUES, SUBCOMMAND: _SUBCOMMAND, GROUP: _GROUP})), _unmixed)
_SETTINGS: Mapping[str, Check] = {
    **_TRANSLATED,
    "id": snowflake,
    "type": one_of(1, 2, 3),
    "default_member_permissions": snowflake,
    "dm_permission": boolean,
    "contexts": then(array(one_of(0, 1, 2), 1), distinct),
    "integration_types": then(array(one_of(0, 1), 1), distinct),
    "nsfw": boolean,
}
_SLASH = shape(_NAMED, {**_SETTINGS, "options": _OPTIONS})
#: User and message commands have no description, and names with spaces and capitals.
_CONTEXT_MENU = shape(
    {"name": text(1, 32)},
    {**_SETTINGS, "description": text(0, 0), "name_localizations": table(LOCALES, text(1, 32))},
)


def check_command(value: Any, path: Path, report: Report) -> None:
    """Check one command as an application registers it."""
    menu = isinstance(value, dict) and value.get("type") in (2, 3)
    (_CONTEXT_MENU if menu else _SLASH)(value, path, report)
    if not report.tree and _weight(value) > _MOST_TEXT:
        message = f"Command exceeds maximum size ({_MOST_TEXT})"
        report.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _weight(data: Json) -> int:
    own = sum(
        max(
            [
                len(data.get(name) or ""),
                *map(len, (data.get(f"{name}_localizations") or {}).values()),
            ]
        )
        for name in ("name", "description")
    )
    values = sum(len(c["name"]) + len(str(c["value"])) for c in data.get("choices") or [])
    return own + values + sum(_weight(o) for o in data.get("options") or [])


def _check_all(value: Any, report: Report) -> None:
    array(check_command, 0, MOST_COMMANDS)(value, (), report)
    if report.tree:
        return
    keys = [(c["name"], c.get("type") or 1) for c in value]
    if len(set(keys)) < len(keys):
        message = "Application command names must be unique"
        report.add((), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)


def overwrite(
    world: World, application: Application, guild: Guild | None, value: Any
) -> list[Command]:
    """Replace all global or all of one server's commands; same names keep their ids."""
    report = Report()
    _check_all(value, report)
    report.finish()
    old = {c.key: c for c in application.commands.values() if c.guild is guild}
    for command in old.values():
        del application.commands[command.id]
    return [_register(world, application, guild, data, old) for data in value]


def register(world: World, application: Application, guild: Guild | None, value: Any) -> Command:
    """Create one command, or replace the one of that name."""
    report = Report()
    check_command(value, (), report)
    report.finish()
    old = {c.key: c for c in application.commands.values() if c.guild is guild}
    return _register(world, application, guild, value, old)


def _register(
    world: World,
    application: Application,
    guild: Guild | None,
    data: Json,
    old: Mapping[tuple[str, int], Command],
) -> Command:
    known = old.get((data["name"], data.get("type") or 1))
    same = known is not None and known.data == data
    key = known.id if known else world.new_id()
    version = known.version if known and same else world.new_id()
    command = Command(key, application, guild, version, data)
    application.commands[key] = command
    world.changed()
    return command


def find(application: Application, guild: Guild | None, command_id: int) -> Command:
    """A registered command; raises 10063."""
    command = application.commands.get(command_id)
    if command is None or command.guild is not guild:
        raise ApiError(UNKNOWN_COMMAND)
    return command
