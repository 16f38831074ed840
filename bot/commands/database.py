"""`migrate` and `rate`: the database brought up to date."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace

from bot.commands.run import prepare, wait_option
from bot.data.database import connect, is_current
from bot.data.database import migrate as upgrade
from bot.data.ratings import recompute
from bot.data.store import Store
from bot.errors import Older
from bot.settings import Settings
from games import GAMES, playable


def migrate_options(parser: ArgumentParser) -> None:
    """What `migrate` can be told."""
    parser.add_argument(
        "--check", action="store_true", help="change nothing; show what an update would find"
    )
    wait_option(parser)


def migrate(settings: Settings, arguments: Namespace) -> int:
    """Bring the database to the present schema, or say what that would meet."""
    if arguments.check:
        return asyncio.run(_check(settings))
    asyncio.run(prepare(settings, arguments.wait, _unless_older_run))
    return 0


async def _unless_older_run(url: str) -> None:
    """A host that does this while the bot of before still runs is to go on, and end that."""
    try:
        await upgrade(url)
    except Older as older:
        print(f"{older}, at the bot's start.")


def rate(settings: Settings, _: Namespace) -> int:
    """All ratings anew, from the stored matches."""
    asyncio.run(upgrade(settings.url))
    print(f"{asyncio.run(_rate(settings))} rated matches")
    return 0


async def _check(settings: Settings) -> int:
    """Say whether the schema is the present one, and which matches need which rules; 1 where
    something would not go on."""
    if not await is_current(settings.url):
        print(
            "The database belongs to another version; python -m bot migrate brings it to this one."
        )
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


async def _rate(settings: Settings) -> int:
    database = connect(settings.url, patient=True)
    try:
        return await recompute(database)
    finally:
        await database.dispose()
