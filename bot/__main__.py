"""The command line: `python -m bot --help`."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.commands.backup import backup, backup_options, restore, restore_options
from bot.commands.database import migrate, migrate_options, rate
from bot.commands.move import move_database, move_options
from bot.commands.play import play, play_options
from bot.commands.run import run, run_options
from bot.data.database import NoDatabase
from bot.settings import Settings

NO_DATABASE = 3
"""The exit status where the database can't be used."""


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
    "migrate": Command("bring the database to the present schema", migrate, migrate_options),
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
    settings = Settings()
    configure_logging(settings.log_level)
    try:
        return COMMANDS[arguments.command].work(settings, arguments)
    except NoDatabase as error:
        print(error, file=sys.stderr)
        return NO_DATABASE


def configure_logging(level: str) -> None:
    """Our own log at this level; the libraries' never below INFO, where they print payloads."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s: %(message)s")
    logging.getLogger().setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("bot").setLevel(level)
    logging.getLogger("discord.shard").addFilter(_in_a_sentence)


def _in_a_sentence(record: logging.LogRecord) -> bool:
    """A lost connection is no bug: discord.py is to tell each try without a traceback."""
    told = str(record.msg)
    if record.exc_info and told.startswith(("Attempting a reconnect", "Failed to connect")):
        shard, *pause = record.args if isinstance(record.args, tuple) else ()
        record.msg = "shard %s can't connect (%r); trying again in %.0f s"
        record.args = (shard, record.exc_info[1], *(pause or [5.0]))
        record.exc_info = None
    return True


if __name__ == "__main__":
    sys.exit(main())
