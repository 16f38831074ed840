"""`move-database`."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace

from bot.data.move import move
from bot.errors import Unusable
from bot.settings import Settings


def move_options(parser: ArgumentParser) -> None:
    """What `move-database` is told."""
    parser.add_argument("old", metavar="FROM", help="sqlite+aiosqlite:///data/skulduggery.db")
    parser.add_argument("new", metavar="TO", help="postgresql+asyncpg://NAME:PASSWORD@HOST/NAME")


def move_database(_: Settings, arguments: Namespace) -> int:
    """Everything from SQLite to PostgreSQL, while the bot does not run."""
    try:
        moved = asyncio.run(move(arguments.old, arguments.new))
    except (Unusable, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    for name, (count, digest) in moved.items():
        print(f"{name:12} {count:9} rows  {digest[:16]}")
    print("Everything is copied. Set DATABASE_URL to the new database; the old one is unchanged.")
    return 0
