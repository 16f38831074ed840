"""The command line: `python -m bot --help`."""

from __future__ import annotations

import argparse
import logging
import sys

from bot.causes import cause
from bot.errors import BadSetting, CantRun
from bot.host.commands import COMMANDS
from bot.logs import configure
from bot.settings import Settings, read
from games.core import show


def main() -> int:
    """Run a command. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Skulduggery, a Discord bot")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, command in COMMANDS.items():
        command.options(commands.add_parser(name, help=command.about))
    arguments = parser.parse_args()
    try:
        settings = read()
        configure(settings.log_level, settings.log_format, *reports(settings))
        return COMMANDS[arguments.command].work(settings, arguments)
    except CantRun as error:
        show(error, file=sys.stderr)
        return error.status
    except Exception as error:
        if not (why := cause(error)):
            raise
        show(f"It failed: {why}.", file=sys.stderr)
        return CantRun.status


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
