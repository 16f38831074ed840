"""The command line: `python -m bot --help`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from functools import partial

from bot.data.database import NoDatabase, Unreachable, is_current, look, migrate
from bot.data.ratings import recompute
from bot.data.store import Store
from bot.live.again import pauses
from bot.settings import Settings
from games import GAMES, playable

log = logging.getLogger(__name__)

WRONG, NO_DATABASE = 2, 3
"""Exit statuses: what was asked for can't be; the database can't be used."""
MOST = 64
"""How many processes may think, at most."""
NO_TOKEN = (
    "There is no DISCORD_TOKEN. Make a bot at Discord's developer portal, put its token in .env\n"
    "(.env.example says how), and start again; or try the bot without Discord: make play"
)

WRONG_TOKEN = (
    "Discord does not accept the DISCORD_TOKEN: copy it anew from Discord's developer portal."
)


def main() -> int:
    """Run a command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Skulduggery, a Discord bot")
    commands = parser.add_subparsers(dest="command", required=True)
    bot = commands.add_parser("run", help="run the bot on Discord (needs DISCORD_TOKEN)")
    bot.add_argument("--shards", help="serve only these, such as 0-3 or 0,2,5-7 (needs --of)")
    bot.add_argument("--of", type=int, help="how many shards there are in all processes")
    worker = commands.add_parser(
        "think", help="think for the computers, beside bots on the same database (needs no token)"
    )
    worker.add_argument("--workers", type=_count, help="how many processes; one a core")
    upgrade = commands.add_parser("migrate", help="bring the database to the present schema")
    upgrade.add_argument(
        "--check", action="store_true", help="change nothing; say what an update would meet"
    )
    for command in (bot, worker, upgrade):
        command.add_argument(
            "--wait", action="store_true", help="until the database can be reached"
        )
    commands.add_parser("rate", help="compute all ratings anew from the stored matches")
    play = commands.add_parser("play", help="run the bot on a local Discord, without a token")
    play.add_argument("--port", type=int, default=8137, help="where the local Discord listens")
    play.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other machines in")
    reload = bool(os.environ.get("RELOAD"))
    play.add_argument(
        "--reload", action="store_true", default=reload, help="restart the bot when code changes"
    )
    arguments = parser.parse_args()
    settings = Settings()
    configure_logging(settings.log_level)
    try:
        return do(arguments, settings)
    except NoDatabase as error:
        print(error, file=sys.stderr)
        return NO_DATABASE


def do(arguments: argparse.Namespace, settings: Settings) -> int:
    """What the command line asks for; the exit status. Raises `NoDatabase`."""
    match arguments.command:
        case "migrate" if arguments.check:
            return asyncio.run(check(settings))
        case "migrate":
            asyncio.run(prepare(migrate, settings, arguments.wait))
            return 0
        case "rate":
            asyncio.run(migrate(settings.url))
            count = asyncio.run(rate(settings))
            print(f"{count} rated matches")
            return 0
        case "run":
            settings.shards = arguments.shards or settings.shards
            settings.shard_count = arguments.of or settings.shard_count
            return run(settings, arguments.wait)
        case "think":
            asyncio.run(prepare(look, settings, arguments.wait))
            asyncio.run(think(settings, arguments.workers))
            return 0
        case _:
            from bot.playground import play as play_locally  # noqa: PLC0415 - needs the `play` extra

            where = arguments.port, arguments.host, arguments.reload
            return asyncio.run(play_locally(*where, say=partial(print, flush=True)))


def _count(text: str) -> int:
    """A number of processes."""
    if not 1 <= int(text) <= MOST:
        raise ValueError
    return int(text)


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


def run(settings: Settings, wait: bool) -> int:
    """The bot on Discord, until it is told to stop."""
    if settings.discord_token is None:
        print(NO_TOKEN, file=sys.stderr)
        return WRONG
    try:
        settings.own_shards  # noqa: B018 - before anything is done
    except ValueError as error:
        print(error, file=sys.stderr)
        return WRONG
    asyncio.run(prepare(migrate, settings, wait))
    return asyncio.run(serve(settings, settings.discord_token.get_secret_value()))


async def prepare(bring: Callable[[str], Awaitable[None]], settings: Settings, wait: bool) -> None:
    """Bring the database to the present schema, or `look` that it is there. Raises `NoDatabase`;
    where it can't be reached, only if nobody wants to `wait`."""
    url = settings.url
    for pause in pauses():
        try:
            return await bring(url)
        except Unreachable as error:
            if not wait:
                raise
            log.warning("%s; trying again in %.0f s", error, pause)
            await asyncio.sleep(pause)


async def check(settings: Settings) -> int:
    """Say whether the schema is the present one, and which matches need which rules; 1 where
    something would not go on."""
    if not await is_current(settings.url):
        print("The database is of another schema; python -m bot migrate brings it to this one.")
        return 1
    stranded = False
    async with Store.open(settings.url) as store:
        for id, rules, count in await store.rules_in_use():
            known = playable(id, rules) is not None
            stranded = stranded or not known
            newest = id in GAMES and GAMES[id].rules == rules
            about = "the newest" if newest else "still kept" if known else "NOT KNOWN HERE"
            print(f"{id}, rules {rules} ({about}): {count} running")
    return int(stranded)


async def rate(settings: Settings) -> int:
    """All ratings anew, from the stored matches; how many those are."""
    async with Store.open(settings.url) as store:
        return await recompute(store.engine)


async def think(settings: Settings, workers: int | None) -> None:
    """Think for the computers, in so many processes, until it is told to stop."""
    from bot.live.thinkers import Thinkers  # noqa: PLC0415 - slow to import
    from bot.live.thinking import Thinking, until_stopped  # noqa: PLC0415 - the same

    count = workers or os.cpu_count() or 1
    async with Store.open(settings.url, shows=False) as store, Thinkers.open(size=count) as pool:
        await until_stopped(Thinking(store, pool))


async def serve(settings: Settings, token: str) -> int:
    """The bot with its store, both closed at the end; the exit status."""
    from discord import LoginFailure  # noqa: PLC0415 - slow to import

    from bot.app import Skulduggery, redirect, until_stopped  # noqa: PLC0415 - slow to import
    from bot.live.thinkers import Thinkers  # noqa: PLC0415

    if settings.discord_api:
        redirect(settings.discord_api)
    async with Store.open(settings.url) as store, Thinkers.open() as thinkers:
        try:
            bot = Skulduggery(
                store,
                thinkers,
                shards=settings.own_shards,
                shard_count=settings.shard_count,
                requests=settings.requests_per_second,
            )
            await until_stopped(bot, token)
        except LoginFailure:
            print(WRONG_TOKEN, file=sys.stderr)
            return 1
    return int(bot.serving.lost.is_set())


if __name__ == "__main__":
    sys.exit(main())
