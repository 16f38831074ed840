"""`run`: the bot on Discord."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace

from bot.data.database import migrate
from bot.data.store import Store
from bot.settings import Settings

NO_TOKEN = (
    "There is no DISCORD_TOKEN. Make a bot at Discord's developer portal, put its token in .env\n"
    "(.env.example says how), and start again; or try the bot without Discord: make play"
)

WRONG_TOKEN = (
    "Discord does not accept the DISCORD_TOKEN: copy it anew from Discord's developer portal."
)


def run(settings: Settings, _: Namespace) -> int:
    """The bot on Discord, until it is told to stop."""
    token = settings.token
    if token is None:
        print(NO_TOKEN, file=sys.stderr)
        return 2
    asyncio.run(migrate(settings.url))
    return asyncio.run(serve(settings, token))


async def serve(settings: Settings, token: str) -> int:
    """The bot with its store, both closed at the end; the exit status."""
    from discord import LoginFailure  # noqa: PLC0415 - slow to import

    from bot.app import Skulduggery, redirect, until_stopped  # noqa: PLC0415 - slow to import
    from bot.health import watched  # noqa: PLC0415
    from bot.live.computers import Thinkers  # noqa: PLC0415
    from bot.message.about import Papers  # noqa: PLC0415

    if settings.discord_api:
        redirect(settings.discord_api)
    papers = Papers(settings.operator, settings.terms_url, settings.privacy_url)
    async with Store.open(settings.url) as store, Thinkers.open() as thinkers:
        try:
            bot = Skulduggery(store, thinkers, papers=papers)
            async with watched(bot, settings.health_host, settings.health_port):
                await until_stopped(bot, token)
        except LoginFailure:
            print(WRONG_TOKEN, file=sys.stderr)
            return 1
    return 0
