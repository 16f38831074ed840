"""The commands of the command line. `bot.__main__` adds those of the subjects."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from argparse import Namespace
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from bot.data.address import usable
from bot.data.anew import Anew
from bot.data.database import opened
from bot.data.migrating import migrate as upgrade
from bot.data.rerating import recompute
from bot.errors import CantRun, Older
from bot.host.command import Command, number, option
from bot.host.operators import OPERATING
from bot.host.progress import HowFar
from bot.host.room import MB
from bot.host.run import RUN, THINK, WAIT, prepare, run, think
from bot.settings import Settings, secret_in
from games.core import show

if TYPE_CHECKING:
    from bot.host.restore import Restored

# --- the database brought up to date -------------------------------------------------------------


MIGRATE = (
    option("--check", action="store_true", help="change nothing; show what an update would find"),
    WAIT,
)


def migrate(settings: Settings, arguments: Namespace) -> int:
    """Bring the database to the present schema, or say what an update would find."""
    if arguments.check:
        from bot.host.checking import check  # noqa: PLC0415 - `run` needs none of it

        told, fine = asyncio.run(check(settings.url))
        show("\n".join(told))
        return int(not fine)
    asyncio.run(prepare(settings, arguments.wait, _unless_older_run))
    return 0


async def _unless_older_run(url: str) -> None:
    """Migrate; if an older bot still runs, only say so. A host that migrates before it stops the
    old bot must go on and stop it."""
    try:
        await upgrade(url)
    except Older as older:
        show(f"{older}, at the bot's start.")


def anew(computed: Anew) -> Command:
    """The command that computes this again."""

    def compute(settings: Settings, _: Namespace) -> int:
        asyncio.run(upgrade(settings.url))
        show(f"{asyncio.run(_compute(settings, computed))} {computed.result}")
        return 0

    return Command(computed.about, compute)


async def _compute(settings: Settings, computed: Anew) -> int:
    async with opened(settings.url, slow=True) as database:
        return await computed.compute(database, HowFar("matches"))


RATINGS = Anew("compute all ratings anew from the stored matches", "rated matches", recompute)


# --- backups -------------------------------------------------------------------------------------


BACKUP = (
    option("file", type=Path, help="where to write it; in a folder it is named"),
    option(
        "--keep", type=number("how many files"), default=48, help="how many stay in the folder (48)"
    ),
    option("--keep-mb", type=number("how many MB"), default=20_000, help="how many MB (20000)"),
    option("--every", type=float, default=0, help="seconds until the next one"),
)
RESTORE = (
    option("file", type=Path, help="a file made by `backup`"),
    option("--replace", action="store_true", help="replace the database, whatever is in it"),
)


def backup(settings: Settings, arguments: Namespace) -> int:
    """Write everything into one file, while the bot runs."""
    from bot.host import files, kept  # noqa: PLC0415 - `run` needs none of it
    from bot.host.backup import back_up  # noqa: PLC0415 - the same

    folder: Path | None = arguments.file if arguments.file.is_dir() else None
    file: Path = kept.named(folder) if folder else arguments.file
    try:
        if folder:
            files.clear(folder, kept.PREFIX)
        held = asyncio.run(back_up(settings.url, file))
    except Exception:
        if folder:
            with suppress(Exception):  # the database may be away: that is told already
                asyncio.run(kept.note(settings.url, {"failed": time.time()}))
        raise
    size, rows = file.stat().st_size, sum(count for count, _ in held.values())
    show(f"{file}: {rows} rows of {len(held)} tables, {size / 1e6:.1f} MB")
    if folder:
        there = kept.prune(folder, max(1, arguments.keep), arguments.keep_mb * MB)
        show(f"Backups in {folder}: {there}")
        made = {"at": time.time(), "every": arguments.every, "size": size}
        asyncio.run(kept.note(settings.url, made))
    return 0


def restore(settings: Settings, arguments: Namespace) -> int:
    """Put a backup in the place of the database, while the bot does not run."""
    from bot.host.restore import restore as bring_back  # noqa: PLC0415 - `run` needs none of it

    replace: bool = arguments.replace
    work = bring_back(settings.url, arguments.file, SystemRandom(), replace=replace)
    show(_told(asyncio.run(work)))
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
    if restored.deleted:
        told = "people had their data deleted after that backup: it is deleted again."
        lines.append(f"{restored.deleted} {told}")
    lines.append("Start the bot: it shows every open table anew, below what Discord shows.")
    return "\n".join(lines)


MOVE = (
    option("old", metavar="FROM", help="sqlite+aiosqlite:///data/skulduggery.db"),
    option(
        "new",
        metavar="TO",
        help="a file with postgresql+asyncpg://NAME:PASSWORD@HOST/NAME (others could read it here)",
    ),
)


def move_database(_: Settings, arguments: Namespace) -> int:
    """Copy everything from SQLite to PostgreSQL, while the bot does not run."""
    from bot.host.backup import move  # noqa: PLC0415 - `run` needs none of it

    moved = asyncio.run(move(usable(arguments.old), usable(_address(arguments.new))))
    for name, (count, digest) in moved.items():
        show(f"{name:16} {count:9} rows  {digest[:16]}")
    show("Everything is copied. Set DATABASE_URL to the new database; the old one is unchanged.")
    return 0


def _address(said: str) -> str:
    """An address, or what is in the file of this name. Raises `BadSetting`."""
    return said if "://" in said else secret_in(Path(said), "TO")


# --- looking, and playing ------------------------------------------------------------------------


def doctor(settings: Settings, _: Namespace) -> int:
    """Print all findings. Returns 1 if one of them is a fault."""
    from bot.host.doctor import examine  # noqa: PLC0415 - slow to import

    logging.disable(logging.WARNING)  # the findings say the same in sentences
    findings = asyncio.run(examine(settings))
    for finding in findings:
        show("FAULT" if finding.fault else "   ok", finding.text)
    return int(any(finding.fault for finding in findings))


PLAY = (
    option(
        "--port",
        type=number("a port's number"),
        default=8137,
        help="where the local Discord listens",
    ),
    option("--host", default="127.0.0.1", help="0.0.0.0 lets other machines in"),
    option("--upward", type=float, default=0, help="bytes a second that the bot can send: 16000"),
    option(
        "--reload",
        action="store_true",
        default=bool(os.environ.get("RELOAD")),
        help="restart the bot when its code changes",
    ),
)


def play(_: Settings, arguments: Namespace) -> int:
    """Run a local Discord and the bot on it until they are told to stop. Raises `CantRun`."""
    try:
        from bot.playground import play as play_locally  # noqa: PLC0415 - needs the `play` extra
    except ModuleNotFoundError as error:
        told = f"The local Discord is not installed here (no {error.name}): see “make play”."
        raise CantRun(told) from None
    how = arguments.port, arguments.host, arguments.reload, arguments.upward
    return asyncio.run(play_locally(*how, say=partial(print, flush=True)))


# --- all of them ---------------------------------------------------------------------------------


COMMANDS: Mapping[str, Command] = {
    "run": Command("run the bot on Discord (needs DISCORD_TOKEN)", run, RUN),
    "think": Command("play for the computers, beside the bot", think, THINK),
    "migrate": Command("bring the database to the present schema", migrate, MIGRATE),
    "doctor": Command("look for what keeps the bot from running well", doctor),
    "rate": anew(RATINGS),
    "backup": Command("write everything into one file, while it runs", backup, BACKUP),
    "restore": Command("put a backup in the database's place", restore, RESTORE),
    "move-database": Command("from SQLite to PostgreSQL", move_database, MOVE),
    **OPERATING,
    "play": Command("run the bot on a local Discord, without a token", play, PLAY),
}
