"""Before a command begins: which database it speaks to, and whether that one is meant."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import sqlalchemy as sa

from bot import VERSION
from bot.data.address import without_password
from bot.data.disk import file_of
from bot.environment import USUAL
from bot.errors import BadSetting
from bot.settings import Settings
from games.core import show

log = logging.getLogger(__name__)

SERVICE = Path("/etc/skulduggery/environment")
"""Where docs/hosting.md puts the settings of a service."""
SERVE = ("run", "think")
"""The commands of a service, which tell it in the log."""
MAKE = ("run", "migrate", "rate", "achievements", "restore")
"""Those that make a database, or put another one in its place."""
NO_DATABASE = ("play", "move-database")
"""Those that don't speak to the database that is set."""


def begin(settings: Settings, command: str) -> None:
    """Say which database a command speaks to. Ask first if it could be one by mistake. Raises
    `BadSetting`."""
    if command in NO_DATABASE:
        return
    url = settings.url
    where = file_of(sa.make_url(url))
    database = where.absolute() if where else without_password(url)
    told = f"database {database}, settings of {settings.file or 'the environment alone'}"
    if command in SERVE:
        log.info("version %s, %s", VERSION, told)
    else:
        show(f"{told[0].upper()}{told[1:]}", file=sys.stderr)
    by_hand = command not in SERVE or sys.stdin.isatty()
    if command in MAKE and by_hand and where and not where.exists():
        _sure(settings, database)


def _sure(settings: Settings, database: object) -> None:
    """Raise `BadSetting` if a service has settings here that this command has not read, unless
    whoever runs it says that a database of its own is meant."""
    named = settings.file not in (None, USUAL.absolute())
    if named or not SERVICE.parent.is_dir():
        return
    told = (
        f"There is no {database}, and a service's settings are in {SERVICE}, "
        "which this command has not read."
    )
    if not sys.stdin.isatty():
        raise BadSetting(f"{told} In a terminal I would ask. To use them: --env {SERVICE}.")
    if input(f"{told} Make another database? [y/N] ").strip().lower() not in ("y", "yes"):
        raise BadSetting(f"Nothing was made. To use the service's: --env {SERVICE}.")
