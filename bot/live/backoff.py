"""How soon shards connect again, and how often they may."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from random import uniform
from time import monotonic
from typing import Any, Literal

from discord.backoff import ExponentialBackoff

log = logging.getLogger(__name__)

AT_MOST = 600.0
"""Seconds between two looks whether Discord lets the bot start sessions again."""


class Backoff(ExponentialBackoff[Literal[False]]):
    """How long a lost shard waits before it connects again: discord.py's pauses, but at most `MOST`
    seconds, so that people can soon play again after Discord was away. A shard that identifies
    again and again waits as long as discord.py has it: Discord counts that (1,000 a day)."""

    MOST = 10.0
    OFTEN, WITHIN = 20, 3600.0

    def __init__(self) -> None:
        super().__init__()
        self._identified = deque[float](maxlen=self.OFTEN)

    def identified(self) -> None:
        """The shard identifies."""
        self._identified.append(monotonic())

    def delay(self) -> float:
        """Seconds until the next try. At the most they differ: many shards wait at a time."""
        wait, often = super().delay(), len(self._identified) == self.OFTEN
        if often and self._identified[0] > monotonic() - self.WITHIN:
            return wait
        return min(wait, uniform(self.MOST / 2, self.MOST))


Gate = tuple[int, str, Any]
"""How many shards Discord recommends, the gateway's address, and how often one may start there."""


async def allowed(
    ask: Callable[[], Awaitable[Gate]], own: Sequence[int], count: int | None
) -> Gate:
    """Wait until Discord lets these shards start sessions; if none is named all, which are as many
    as it recommends, or this count. It resets the token of whoever starts more than 1,000 in a day,
    as a bot that is restarted again and again does (discord-api-docs#215)."""
    while True:
        found = await ask()
        needed, limits = len(own) or count or found[0], found[2]
        left, wait = limits["remaining"], limits["reset_after"] / 1000
        if left >= needed or wait <= 0:
            return found
        log.error(
            "Discord lets the bot start %d sessions more within %.0f s, and it needs %d: it waits, "
            "else Discord would reset its token. Is it restarted again and again?",
            *(left, wait, needed),
        )
        await asyncio.sleep(min(wait, AT_MOST))
