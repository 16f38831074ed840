"""The end of a gateway connection at which nothing is lost.

discord.py stops reading and then closes; aiohttp drops what has arrived by then, and what arrives
until Discord has closed too. Here the connection is closed first, and read to its end.
"""

from __future__ import annotations

import asyncio
import logging
import struct

import aiohttp
from discord.gateway import ReconnectWebSocket
from discord.shard import Shard

log = logging.getLogger(__name__)

GOODBYE = 1000
"""The close code by which a session ends, so that Discord keeps nothing for it."""
_EVENTS = (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY)


async def farewell(shard: Shard) -> None:
    """End the session; what Discord sent until it heard of that is dispatched."""
    task = shard._task
    if task and not task.done():
        task.cancel()  # what it has not taken yet stays in the socket
        await asyncio.wait([task])
    gateway = shard.ws
    try:
        await gateway.socket.send_frame(struct.pack("!H", GOODBYE), aiohttp.WSMsgType.CLOSE)
        while (message := await gateway.socket.receive()).type in _EVENTS:
            await gateway.received_message(message.data)
    except (OSError, aiohttp.ClientError, ReconnectWebSocket) as error:
        log.info("the gateway was gone already: %r", error)
