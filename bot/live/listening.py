"""Serving HTTP: health and metrics, the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from aiohttp import web

from bot.live.background import PAUSES, pauses

log = logging.getLogger(__name__)

ENDS = 1.0
"""Seconds that answers under way have at the end."""


@asynccontextmanager
async def served(
    app: web.Application,
    what: str,
    names: str,
    host: str,
    port: int,
    some: Sequence[float] = PAUSES,
) -> AsyncIterator[None]:
    """Inside the block, answer requests. `what` the log calls it, `names` are its settings."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=ENDS)
    await runner.setup()
    listening = asyncio.create_task(_listen(runner, what, names, host, port, some))
    try:
        yield
    finally:
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
        await runner.cleanup()


async def _listen(
    runner: web.AppRunner, what: str, names: str, host: str, port: int, some: Sequence[float]
) -> None:
    """Listen as soon as the port is free. In an update the version before may still use it, and
    no match should wait for that."""
    for tries, pause in enumerate(pauses(some)):
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            if not tries:
                log.error(
                    "no %s: %s:%d (%s) can't be used: %s. Each process needs a port of its own. "
                    "Trying again",
                    what,
                    host,
                    port,
                    names,
                    error.strerror,
                )
            await asyncio.sleep(pause)
        else:
            log.info("%s: http://%s:%d", what, host, port)
            return
