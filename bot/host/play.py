"""`play`: the bot on a local Discord."""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, Namespace
from functools import partial

from bot.settings import Settings


def play_options(parser: ArgumentParser) -> None:
    """What `play` can be told."""
    parser.add_argument("--port", type=int, default=8137, help="where the local Discord listens")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other machines in")
    reload = bool(os.environ.get("RELOAD"))
    parser.add_argument(
        "--reload",
        action="store_true",
        default=reload,
        help="restart the bot when its code changes",
    )


def play(_: Settings, arguments: Namespace) -> int:
    """The local Discord and the bot on it, until they are told to stop."""
    from bot.playground import play as play_locally  # noqa: PLC0415 - needs the `play` extra

    where = arguments.port, arguments.host, arguments.reload
    return asyncio.run(play_locally(*where, say=partial(print, flush=True)))
