"""`backup` and `restore`."""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import SystemRandom

from bot.data.backup import back_up
from bot.data.restore import Restored
from bot.data.restore import restore as bring_back
from bot.errors import Unusable
from bot.live.shown import followed
from bot.settings import Settings


def backup_options(parser: ArgumentParser) -> None:
    """What `backup` is told."""
    parser.add_argument("file", type=Path, help="where to write it; replaces a file of that name")


def restore_options(parser: ArgumentParser) -> None:
    """What `restore` is told."""
    parser.add_argument("file", type=Path, help="a file made by `backup`")
    parser.add_argument(
        "--replace", action="store_true", help="replace the database, whatever is in it"
    )


def backup(settings: Settings, arguments: Namespace) -> int:
    """Everything in one file, while the bot runs."""
    file: Path = arguments.file
    try:
        held = asyncio.run(back_up(settings.url, file))
    except (Unusable, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    rows = sum(count for count, _ in held.values())
    print(f"{file}: {rows} rows of {len(held)} tables, {file.stat().st_size / 1e6:.1f} MB")
    return 0


def restore(settings: Settings, arguments: Namespace) -> int:
    """A backup in the place of the database, while the bot does not run."""
    replace: bool = arguments.replace
    work = bring_back(settings.url, arguments.file, followed, SystemRandom(), replace=replace)
    try:
        print(_told(asyncio.run(work)))
    except (Unusable, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _told(restored: Restored) -> str:
    made = "a file that `backup` has not made, so nothing proves that it is whole"
    if restored.at is not None:
        when = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(restored.at))
        made = f"the backup of {when}, nothing missing"
    lines = [
        f"Restored {made}: {restored.rows} rows.",
        f"{restored.open} open tables were played through again and can go on.",
    ]
    if restored.unreadable:
        lines += ["These can't, and are left as they are:", *restored.unreadable]
    lines.append("Start the bot: it shows every open table anew, below what Discord shows.")
    return "\n".join(lines)
