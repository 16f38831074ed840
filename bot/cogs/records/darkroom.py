"""What takes long about finished matches, in a process of its own: checking, animating."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import TimeoutError as TookTooLong
from typing import ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

from games import record
from games.core import Damaged, Refused, say
from games.replay import Film, Viewpoint, animation

LIMIT = 60.0
"""Seconds after which the work is given up and its process replaced."""

P = ParamSpec("P")
T = TypeVar("T")


def fault(text: str) -> tuple[str, str] | None:
    """The place and the reason of a record's first fault; None for one that is right."""
    try:
        record.replay(record.read(text))
    except Damaged as damaged:
        return damaged.where[:100], damaged.why[:400]
    return None


def animated(text: str, names: tuple[str, ...], viewpoint: Viewpoint) -> bytes:
    """The animation of a record that is known to be right."""
    return animation(Film(record.follow(record.read(text)), names), viewpoint)


def _modest() -> None:
    """The worker leaves the processor to the bot."""
    os.nice(10)


class Darkroom:
    """One worker process, started when it is first needed."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(max_workers=1, initializer=_modest, context=context)

    async def close(self) -> None:
        """Stop working."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self._pool.join)

    async def check(self, text: str) -> None:
        """Raises `Refused` with the place and reason of a record's first fault."""
        found = await self._do(fault, text)
        if found:
            where, why = found
            raise Refused(say("That record can't be shown. {where}: {why}", where=where, why=why))

    async def animation(self, text: str, names: tuple[str, ...], viewpoint: Viewpoint) -> bytes:
        """A GIF of the match that a record tells of."""
        return await self._do(animated, text, names, viewpoint)

    async def _do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            future = self._pool.schedule(work, args=args, kwargs=kwargs, timeout=LIMIT)
            result: T = await asyncio.wrap_future(future)
        except (ProcessExpired, TookTooLong):
            raise Refused(say("That was too much for me; please try a shorter match.")) from None
        return result
