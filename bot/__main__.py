"""The command line: `python -m bot --help`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from functools import partial

from bot.data.database import is_current, migrate
from bot.data.ratings import recompute
from bot.data.store import Store
from bot.settings import Settings
from games import GAMES, playable

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
    commands.add_parser("run", help="run the bot on Discord (needs DISCORD_TOKEN)")
    upgrade = commands.add_parser("migrate", help="bring the database to the present schema")
    upgrade.add_argument(
        "--check", action="store_true", help="change nothing; say what an update would meet"
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
    match arguments.command:
        case "migrate" if arguments.check:
            return asyncio.run(check(settings))
        case "migrate":
            asyncio.run(migrate(settings.url))
            return 0
        case "rate":
            asyncio.run(migrate(settings.url))
            count = asyncio.run(rate(settings))
            print(f"{count} rated matches")
            return 0
        case "run":
            return run(settings)
        case _:
            from bot.playground import play as play_locally  # noqa: PLC0415 - needs the `play` extra

            where = arguments.port, arguments.host, arguments.reload
            return asyncio.run(play_locally(*where, say=partial(print, flush=True)))


def configure_logging(level: str) -> None:
    """Our own log at this level; the libraries' never below INFO, where they print payloads."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s: %(message)s")
    logging.getLogger().setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("bot").setLevel(level)
    logging.getLogger("discord.client").addFilter(_in_a_sentence)


def _in_a_sentence(record: logging.LogRecord) -> bool:
    """A lost connection is no bug: discord.py is to tell each try without a traceback."""
    if record.exc_info and str(record.msg).startswith("Attempting a reconnect"):
        record.msg = f"can't connect ({record.exc_info[1]!r}); trying again in %.0f s"
        record.exc_info = None
    return True


def run(settings: Settings) -> int:
    """The bot on Discord, until it is told to stop."""
    if settings.discord_token is None:
        print(NO_TOKEN, file=sys.stderr)
        return 2
    asyncio.run(migrate(settings.url))
    return asyncio.run(serve(settings, settings.discord_token.get_secret_value()))


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


async def serve(settings: Settings, token: str) -> int:
    """The bot with its store, both closed at the end; the exit status."""
    from discord import LoginFailure  # noqa: PLC0415 - slow to import

    from bot.app import Skulduggery, redirect, until_stopped  # noqa: PLC0415 - slow to import
    from bot.live.computers import Thinkers  # noqa: PLC0415

    if settings.discord_api:
        redirect(settings.discord_api)
    async with Store.open(settings.url) as store, Thinkers.open() as thinkers:
        try:
            await until_stopped(Skulduggery(store, thinkers), token)
        except LoginFailure:
            print(WRONG_TOKEN, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
