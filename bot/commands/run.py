"""`run`: the bot on Discord."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace

from bot.commands.database import prepare, wait_option
from bot.data.store import Store
from bot.settings import Settings

NO_TOKEN = (
    "There is no DISCORD_TOKEN. Make a bot at Discord's developer portal, put its token in .env\n"
    "(.env.example says how), and start again; or try the bot without Discord: make play"
)

WRONG_TOKEN = (
    "Discord does not accept the DISCORD_TOKEN: copy it anew from Discord's developer portal."
)


WRONG = 2
"""The exit status where what was asked for can't be."""


def run_options(parser: ArgumentParser) -> None:
    """What `run` can be told."""
    parser.add_argument("--shards", help="serve only these, such as 0-3 or 0,2,5-7 (needs --of)")
    parser.add_argument("--of", type=int, help="how many shards there are in all processes")
    wait_option(parser)


def run(settings: Settings, arguments: Namespace) -> int:
    """The bot on Discord, until it is told to stop."""
    settings.shards = arguments.shards or settings.shards
    settings.shard_count = arguments.of or settings.shard_count
    if settings.discord_token is None:
        print(NO_TOKEN, file=sys.stderr)
        return WRONG
    try:
        settings.own_shards  # noqa: B018 - before anything is done
    except ValueError as error:
        print(error, file=sys.stderr)
        return WRONG
    asyncio.run(prepare(settings, arguments.wait))
    return asyncio.run(serve(settings, settings.discord_token.get_secret_value()))


async def serve(settings: Settings, token: str) -> int:
    """The bot with its store, both closed at the end; the exit status."""
    from discord import LoginFailure  # noqa: PLC0415 - slow to import

    from bot.app import Skulduggery, redirect, until_stopped  # noqa: PLC0415 - slow to import
    from bot.live.computers import Thinkers  # noqa: PLC0415
    from bot.message.about import Papers  # noqa: PLC0415

    if settings.discord_api:
        redirect(settings.discord_api)
    papers = Papers(settings.operator, settings.terms_url, settings.privacy_url)
    async with Store.open(settings.url) as store, Thinkers.open() as thinkers:
        try:
            bot = Skulduggery(
                store,
                thinkers,
                shards=settings.own_shards,
                shard_count=settings.shard_count,
                requests=settings.requests_per_second,
                papers=papers,
            )
            await until_stopped(bot, token)
        except LoginFailure:
            print(WRONG_TOKEN, file=sys.stderr)
            return 1
    return int(bot.serving.lost.is_set())
