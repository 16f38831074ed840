"""The commands that applications have registered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ..checks.basics import Path, Report, one_of
from ..checks.commands import BY_DISCORD, ENTRY_POINT, MOST, check_command, check_commands, key
from ..errors import NO_ENTRY_POINT, UNKNOWN_COMMAND, ApiError, Json, too_many_commands
from ..model import Application, Command, Guild
from ..state import State


def _not_too_many(keys: Iterable[tuple[str, int]]) -> None:
    counts = Counter(kind for _, kind in keys)
    for kind, most in MOST.items():
        if counts[kind] > most:
            raise ApiError(too_many_commands(most))


def _check_type(
    application: Application, guild: Guild | None, data: Json, path: Path, report: Report
) -> None:
    """An entry point is global, and exists only where Activities are switched on. A command is only
    for the kinds of installation that the portal allows; Discord documents that, but not the words
    of its refusal."""
    if data.get("type") == ENTRY_POINT and (guild or not application.embedded):
        one_of(1, 2, 3)(ENTRY_POINT, (*path, "type"), report)
    allowed = one_of(*map(int, sorted(application.installs)))
    for index, kind in enumerate(data.get("integration_types") or []):
        allowed(kind, (*path, "integration_types", index), report)


def switch_on_activities(world: State, application: Application) -> None:
    """Do what Discord does then: make an entry point, which opens the Activity."""
    application.embedded = True
    default = {"name": "launch", "type": ENTRY_POINT, "description": "", "handler": BY_DISCORD}
    _register(world, application, None, default | {"contexts": [0, 1, 2]}, {})


def overwrite(
    world: State, application: Application, guild: Guild | None, value: Any
) -> list[Command]:
    """Replace all global commands, or all of one server's; commands that keep their name keep their
    id."""
    report = Report()
    check_commands(value, report)
    report.finish()
    for index, data in enumerate(value):
        _check_type(application, guild, data, (index,), report)
    report.finish()
    new = set(map(key, value))
    _not_too_many(new)
    old = {key(c.data): c for c in application.commands.values() if c.guild is guild}
    if any(kind == ENTRY_POINT for _, kind in old.keys() - new):
        raise ApiError(NO_ENTRY_POINT)
    for command in old.values():
        del application.commands[command.id]
    return [_register(world, application, guild, data, old) for data in value]


def register(world: State, application: Application, guild: Guild | None, value: Any) -> Command:
    """Create one command, or replace the one with the same name."""
    report = Report()
    check_command(value, (), report)
    report.finish()
    _check_type(application, guild, value, (), report)
    report.finish()
    old = {key(c.data): c for c in application.commands.values() if c.guild is guild}
    _not_too_many({*old, key(value)})
    return _register(world, application, guild, value, old)


def _register(
    world: State,
    application: Application,
    guild: Guild | None,
    data: Json,
    old: Mapping[tuple[str, int], Command],
) -> Command:
    if not data.get("integration_types"):
        data = data | {"integration_types": _default(application, guild)}
    known = old.get(key(data))
    same = known is not None and known.data == data
    id = known.id if known else world.new_id()
    version = known.version if known and same else world.new_id()
    command = Command(id, application, guild, version, data)
    application.commands[id] = command
    world.changed()
    return command


def _default(application: Application, guild: Guild | None) -> list[int]:
    """The kinds of installation a command is for unless it says so: what the portal allows now. One
    server's commands are only for servers."""
    return [0] if guild else sorted(map(int, application.installs))


def find(application: Application, guild: Guild | None, command_id: int) -> Command:
    """A registered command; raises 10063."""
    command = application.commands.get(command_id)
    if command is None or command.guild is not guild:
        raise ApiError(UNKNOWN_COMMAND)
    return command
