"""`think`: a process that plays for the computers, in the bot's place."""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from bot.data.database import look
from bot.data.store import Store
from bot.host.run import end_at_once, prepare, wait_option
from bot.settings import Settings

MOST = 64
"""How many processes there may be."""


def think_options(parser: ArgumentParser) -> None:
    """What `think` can be told."""
    parser.add_argument(
        "--workers", type=_count, help="how many thoughts at once (best: one for each core)"
    )
    wait_option(parser)


def _count(text: str) -> int:
    """Raises `ArgumentTypeError`."""
    if text.isdecimal() and 1 <= int(text) <= MOST:
        return int(text)
    raise ArgumentTypeError(f"1 to {MOST}")


def think(settings: Settings, arguments: Namespace) -> int:
    """Think until it is told to stop. Needs no token, changes no schema. Raises `NoDatabase`."""
    end_at_once()
    asyncio.run(prepare(settings, arguments.wait, look))
    asyncio.run(_think(settings.url, arguments.workers or os.cpu_count() or 1))
    return 0


async def _think(url: str, workers: int) -> None:
    from bot.live.thinkers import Thinkers  # noqa: PLC0415 - slow to import
    from bot.live.thinking import Thinking, until_stopped  # noqa: PLC0415 - the same

    async with Store.open(url, shows=False) as store, Thinkers.open(size=workers) as thinkers:
        await until_stopped(Thinking(store, thinkers))
