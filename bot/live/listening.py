"""Serving HTTP: health and metrics, the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from aiohttp import web

from bot.live.background import PAUSES, pauses

log = logging.getLogger(__name__)

WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]

ENDS = 1.0
"""Seconds that answers under way have at the end."""
LARGEST = 8192
"""Bytes of the largest body that a request of ours has."""
LINGERS = 1.0
"""Seconds for which the rest of a body may still come that has been answered already."""
IDLE = 180.0
"""Seconds for which a connection may wait for a request. Reverse proxies give theirs up sooner."""


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
    app.middlewares.insert(0, _ends_what_is_too_large)  # the outermost: others may refuse
    runner = web.AppRunner(
        app,
        access_log=None,
        shutdown_timeout=ENDS,
        auto_decompress=False,  # nothing of ours is compressed: 1 MB could stand for 1 GB
        lingering_time=LINGERS,
        keepalive_timeout=IDLE,
    )
    await runner.setup()
    listening = asyncio.create_task(_listen(runner, what, names, host, port, some))
    try:
        yield
    finally:
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
        await runner.cleanup()


@web.middleware
async def _ends_what_is_too_large(request: web.Request, handler: WebHandler) -> web.StreamResponse:
    """What still comes of a body that is too large is thrown away unread, and nothing comes after
    it: its connection ends with the answer."""
    try:
        return await handler(request)
    finally:
        length = request.content_length
        if (length is None or length > LARGEST) and not request.content.is_eof():
            request.protocol.close()


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
                    "%s can't be served on %s, port %d (%s): %s. Each process needs a port of its "
                    "own. Trying again",
                    what,
                    host,
                    port,
                    names,
                    error.strerror,
                )
            await asyncio.sleep(pause)
        else:
            log.info("%s: served on %s, port %d", what, host, port)
            return
