"""`run` and `think`: the processes that serve people."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    nullcontext,
)
from importlib import import_module
from typing import TYPE_CHECKING

from bot.data.migrating import carries_locks, look, migrate
from bot.data.store import Store
from bot.errors import CantRun, Older, Unreachable
from bot.host.command import option
from bot.live import heap
from bot.live.background import pauses
from bot.live.ending import break_off_at_last, when_told
from bot.live.watchdog import Watchdog
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.host.metrics import Metrics
    from bot.live.thinkers import Thinkers

log = logging.getLogger(__name__)

OLDER = 0.5
"""Seconds between two checks whether an older version's processes have ended."""
MOST = 64
"""The most thoughts at once that `think` accepts."""
WRONG = 2
"""Exit status of a command with options or settings that can't be used: to try again as they are is
of no use."""
NO_TOKEN = (
    "There is no DISCORD_TOKEN. Make a bot at Discord's developer portal, put its token in .env\n"
    "(.env.example says how), and start again; or try the bot without Discord: make play"
)

NO_THINKING = "A database of SQLite has one process, the bot's, which also thinks."
REFUSED = 4004
"""Discord's code for a token that it does not accept, where it closes a connection."""
CLOSED = {
    4010: "the numbers of the shards are wrong: see --shards and --of",
    4011: "it wants more shards: see --of",
}
"""What other codes mean after which there is no way back."""
WRONG_TOKEN = (
    "Discord does not accept the DISCORD_TOKEN: copy it anew from Discord's developer portal."
)


def _shards(text: str) -> int:
    """Raises `ArgumentTypeError`."""
    if text.isdecimal() and int(text):
        return int(text)
    raise ArgumentTypeError("a number of shards, 1 or more")


WAIT = option("--wait", action="store_true", help="wait until the database can be reached")
"""The option of the commands that need the database."""
RUN = (
    option("--shards", help="serve only these, such as 0-3 or 0,2,5-7 (needs --of)"),
    option("--of", type=_shards, help="how many shards all processes have together"),
    WAIT,
)
"""The options of `run`."""


def run(settings: Settings, arguments: Namespace) -> int:
    """Run the bot on Discord until it is told to stop. Raises `NoDatabase`."""
    settings.shards = arguments.shards or settings.shards
    settings.shard_count = arguments.of or settings.shard_count
    token = settings.token
    if token is None:
        print(NO_TOKEN, file=sys.stderr)
        return WRONG
    try:
        settings.own_shards  # noqa: B018 - checked before anything is done
    except ValueError as error:
        print(error, file=sys.stderr)
        return WRONG
    heap.share()
    end_at_once()
    _import()  # now: whoever is told to take over at once does no more than that
    asyncio.run(prepare(settings, arguments.wait, ready_for_locks, alive=_alive))
    return asyncio.run(serve(settings, token))


def _import() -> None:
    """Import the bot. Meanwhile looking for garbage is lost time, 0.1 s: imports leave none."""
    gc.disable()
    heap.spare()  # first: what follows takes the room
    import_module("bot.app")
    gc.set_threshold(700)  # Python's own: what more turns leave lies between what stays (2 MB)
    gc.enable()


async def ready_for_locks(url: str) -> None:
    """Bring the database to the present schema, and check that it can guard who owns what. Raises
    `Unreachable`, `NoDatabase`, `Older`."""
    await migrate(url)
    await carries_locks(url)


def _alive(settings: Settings) -> AbstractAsyncContextManager[None]:
    if settings.health_port is None:
        return nullcontext()
    from bot.host.health import starting  # noqa: PLC0415 - slow to import

    return starting(settings.health_host, settings.health_port)


def end_at_once() -> None:
    """Let a signal end the process at once. While it starts, or waits for its database, it owns
    nothing."""
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: sys.exit(0))


async def prepare(
    settings: Settings,
    wait: bool,
    bring: Callable[[str], Awaitable[None]] = migrate,
    alive: Callable[[Settings], AbstractAsyncContextManager[object]] = lambda _: nullcontext(),
    every: float = OLDER,
) -> None:
    """Bring the database to the present schema, by `bring`. Raises `NoDatabase`.

    `wait`: wait for a database that can't be reached. An older version's processes are waited for
    in any case.
    `alive`: tells meanwhile that this process lives.
    `every`: the seconds between two checks whether the older ones have ended.
    """
    async with AsyncExitStack() as waiting:
        told = False
        while older := await _older(settings.url, bring, wait):
            if not told:
                log.warning("%s; waiting for that", str(older))
                await waiting.enter_async_context(alive(settings))
            told = wait = True  # another process may be bringing it to the new schema: wait for it
            await asyncio.sleep(every)


async def _older(url: str, bring: Callable[[str], Awaitable[None]], wait: bool) -> Older | None:
    """Bring the database to the present schema. Returns the error if older processes forbid it."""
    for pause in pauses():
        try:
            await bring(url)
        except Older as error:
            return error
        except Unreachable as error:
            if not wait:
                raise
            log.warning("%s; trying again in %.0f s", str(error), pause)
            await asyncio.sleep(pause)
        else:
            return None
    raise AssertionError("pauses have no end")


async def serve(settings: Settings, token: str) -> int:
    """Run the bot with its store, and close both at the end. Returns the exit status."""
    from discord import ConnectionClosed, LoginFailure  # noqa: PLC0415 - slow to import

    from bot.app import Skulduggery  # noqa: PLC0415 - slow to import
    from bot.live.sharded import redirect  # noqa: PLC0415 - the same
    from bot.live.thinkers import Thinkers  # noqa: PLC0415
    from bot.message.about import Papers  # noqa: PLC0415

    if settings.discord_api:
        redirect(settings.discord_api)
    papers = Papers(
        settings.operator,
        settings.terms_url,
        settings.privacy_url,
        settings.operator_channel or 0,
        frozenset(map(int, settings.operators.replace(",", " ").split())),
    )
    async with Store.open(settings.url) as store, Thinkers.open() as thinkers:
        try:
            bot = Skulduggery(
                store,
                thinkers,
                papers=papers,
                shards=settings.own_shards,
                shard_count=settings.shard_count,
                requests=settings.requests_per_second,
                where=settings.where,
                challenges=settings.challenges == "on",
            )
            async with _watched(bot, settings, thinkers) as metrics, _page(bot, settings, metrics):
                await _until_stopped(bot, token)
        except LoginFailure:
            print(WRONG_TOKEN, file=sys.stderr)
            return WRONG
        except ConnectionClosed as error:
            if error.code == REFUSED:  # somebody has made a new one
                print(WRONG_TOKEN, file=sys.stderr)
                return WRONG
            why = CLOSED.get(error.code, "an update of the bot may help")
            raise CantRun(
                f"Discord has ended the connection for good ({error.code}): {why}."
            ) from error
    return int(bot.serving.lost.is_set())


async def _until_stopped(bot: Skulduggery, token: str) -> None:
    """Run until SIGTERM or SIGINT, then close in order. A second signal closes at once, without
    answering what was heard."""
    Watchdog()
    running = asyncio.create_task(bot.start(token))
    leaving: asyncio.Task[None] | None = None

    def stop() -> None:
        nonlocal leaving
        if leaving:
            leaving.cancel()
            return
        log.info("stopping")
        bot.ending.begin()
        break_off_at_last()
        leaving = bot.background.begin(bot.leave())
        leaving.add_done_callback(lambda _: running.cancel())

    async def give_way() -> None:
        await bot.serving.lost.wait()
        stop()

    when_told(stop)
    bot.background.begin(give_way())
    try:
        await running
    except asyncio.CancelledError:
        log.info("stopped")
    finally:
        await bot.close()


@asynccontextmanager
async def _watched(
    bot: Skulduggery, settings: Settings, thinkers: Thinkers
) -> AsyncIterator[Metrics | None]:
    """Inside the block, tell the bot's health and metrics, if there is a port for it."""
    if settings.health_port is None:  # nobody could ask, so nothing is counted
        yield None
        return
    from bot.host.health import watched  # noqa: PLC0415 - slow to import
    from bot.host.metrics import measured  # noqa: PLC0415 - the same

    metrics = measured(bot, thinkers)
    async with watched(bot, metrics, settings.health_host, settings.health_port):
        yield metrics


@asynccontextmanager
async def _page(
    bot: Skulduggery, settings: Settings, metrics: Metrics | None
) -> AsyncIterator[None]:
    """Inside the block, serve the page, if that is set."""
    if settings.where is None or settings.web_port is None:
        yield
        return
    from bot.live.listening import served  # noqa: PLC0415 - slow to import

    pages = bot.page(settings.where)
    if metrics:
        metrics.browsers(pages)
    names, some = "WEB_HOST, WEB_PORT", bot.background.pauses
    async with served(pages.app, "the page", names, settings.web_host, settings.web_port, some):
        pages.feed.begin()
        yield
        await pages.feed.close()


def _workers(text: str) -> int:
    """Raises `ArgumentTypeError`."""
    if text.isdecimal() and 1 <= int(text) <= MOST:
        return int(text)
    raise ArgumentTypeError(f"1 to {MOST}")


THINK = (
    option("--workers", type=_workers, help="how many thoughts at once (best: one for each core)"),
    WAIT,
)
"""The options of `think`."""


def think(settings: Settings, arguments: Namespace) -> int:
    """Think until told to stop. Needs no token; never changes the schema. Raises `NoDatabase`."""
    end_at_once()
    if settings.url.startswith("sqlite"):
        print(NO_THINKING, file=sys.stderr)
        return WRONG
    asyncio.run(prepare(settings, arguments.wait, look))
    asyncio.run(carries_locks(settings.url))
    asyncio.run(_think(settings.url, arguments.workers))
    return 0


async def _think(url: str, workers: int | None) -> None:
    from bot.live.thinkers import Thinkers, at_most, memory  # noqa: PLC0415 - slow to import
    from bot.live.thinking import Thinking, until_stopped  # noqa: PLC0415 - the same

    size = workers or at_most((os.cpu_count() or 1) + 1, memory())  # no bot takes a core here
    async with Store.open(url) as store, Thinkers.open(size=size) as thinkers:
        await until_stopped(Thinking(store, thinkers))
