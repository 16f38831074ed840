"""The command line: `python -m bot --help`."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.commands.backup import backup, backup_options, restore, restore_options
from bot.commands.database import migrate, migrate_options, rate
from bot.commands.doctor import doctor
from bot.commands.move import move_database, move_options
from bot.commands.play import play, play_options
from bot.commands.run import run, run_options
from bot.commands.think import think, think_options
from bot.errors import BadSetting, CantRun
from bot.logs import configure
from bot.settings import Settings, read


def _nothing(_: argparse.ArgumentParser) -> None:
    """The options of a command that has none."""


@dataclass(frozen=True)
class Command:
    """What it is for, what it does (the exit status), what it can be told."""

    about: str
    work: Callable[[Settings, argparse.Namespace], int]
    options: Callable[[argparse.ArgumentParser], None] = _nothing


COMMANDS: Mapping[str, Command] = {
    "run": Command("run the bot on Discord (needs DISCORD_TOKEN)", run, run_options),
    "think": Command("play for the computers, beside the bot", think, think_options),
    "migrate": Command("bring the database to the present schema", migrate, migrate_options),
    "doctor": Command("look for what keeps the bot from running well", doctor),
    "rate": Command("compute all ratings anew from the stored matches", rate),
    "backup": Command("write everything into one file, while it runs", backup, backup_options),
    "restore": Command("put a backup in the database's place", restore, restore_options),
    "move-database": Command("from SQLite to PostgreSQL", move_database, move_options),
    "play": Command("run the bot on a local Discord, without a token", play, play_options),
}


def main() -> int:
    """Run a command; the exit status."""
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
        print(error, file=sys.stderr)
        return error.status


def reports(settings: Settings) -> list[logging.Handler]:
    """What reports bugs, where somebody wants to hear of them. Raises `BadSetting`."""
    if settings.sentry_dsn is None:
        return []
    try:
        from bot.reports import Reports  # noqa: PLC0415 - needs the `sentry` extra

        return [Reports(settings.sentry_dsn.get_secret_value())]
    except ImportError:
        raise BadSetting("SENTRY_DSN needs sentry-sdk: pip install sentry-sdk") from None
    except ValueError:  # its words quote the DSN
        raise BadSetting("SENTRY_DSN is not an address that Sentry gives.") from None


if __name__ == "__main__":
    sys.exit(main())
