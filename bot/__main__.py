"""The command line: `python -m bot --help`."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Mapping
from pathlib import Path

from bot import VERSION
from bot.causes import cause
from bot.cogs.achievements.anew import ACHIEVEMENTS
from bot.environment import NAMES_IT
from bot.errors import BadSetting, CantRun
from bot.host.asking import begin
from bot.host.command import Command
from bot.host.commands import COMMANDS as HOSTING
from bot.host.commands import anew
from bot.logs import configure, kind
from bot.settings import Settings, read
from games.core import show

COMMANDS: Mapping[str, Command] = {**HOSTING, "achievements": anew(ACHIEVEMENTS)}
"""The operator's commands, and those that subjects declare."""


def main() -> int:
    """Run a command. Returns the exit status."""
    arguments = _parser().parse_args()
    try:
        settings = read(arguments.env)
        configure(settings.log_level, settings.log_format, *reports(settings))
        begin(settings, arguments.command)
        return COMMANDS[arguments.command].work(settings, arguments)
    except CantRun as error:
        show(error, file=sys.stderr)
        return error.status
    except Exception as error:
        why = cause(error) or (kind(error) if isinstance(error, OSError) else "")
        if not why:
            raise
        show(f"It failed: {why}.", file=sys.stderr)
        return CantRun.status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Skulduggery, a Discord bot")
    parser.add_argument("--version", action="version", version=VERSION)
    _env(parser, None)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, command in COMMANDS.items():
        options = commands.add_parser(name, help=command.about)
        _env(options, argparse.SUPPRESS)  # before or after the command
        command.options(options)
    return parser


def _env(parser: argparse.ArgumentParser, default: str | None) -> None:
    about = f"the file of settings (or {NAMES_IT}; else .env, if it is there)"
    parser.add_argument("--env", type=Path, metavar="FILE", default=default, help=about)


def reports(settings: Settings) -> list[logging.Handler]:
    """The handlers that report bugs, if that is set. Raises `BadSetting`."""
    if settings.sentry_dsn is None:
        return []
    try:
        from bot.reports import Reports  # noqa: PLC0415 - needs the `sentry` extra

        return [Reports(settings.sentry_dsn.get_secret_value())]
    except ImportError:
        raise BadSetting("SENTRY_DSN needs sentry-sdk: pip install sentry-sdk") from None
    except ValueError:  # its own words quote the DSN
        raise BadSetting("SENTRY_DSN is not an address that Sentry gives.") from None


if __name__ == "__main__":
    sys.exit(main())
