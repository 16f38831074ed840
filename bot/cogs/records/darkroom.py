"""Slow work on finished matches, in separate processes: checking records, showing their steps,
animating them. Work that grows with a match's length is done there, so nobody has to wait long for
somebody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from bot.live.workers import Worker
from games import projector
from games.core import Judged, Refused, say
from games.projector import Clip, Moment, Still, Unshowable
from games.replay import Step, Viewpoint

P = ParamSpec("P")
T = TypeVar("T")


class Darkroom:
    """Has two workers: a step of a replay is quick, and should not wait until somebody's file is
    checked or an animation is made."""

    def __init__(self) -> None:
        self._steps = Worker()
        self._rest = Worker()

    async def close(self) -> None:
        """Stop working."""
        await asyncio.gather(self._steps.close(), self._rest.close())

    async def check(self, person: int, text: str) -> str:
        """Check a record from outside, and return it in today's form. Raises `Refused` with the
        place and the reason of the first fault."""
        return await _done(self._rest, person, projector.checked, text)

    async def still(
        self,
        person: int,
        text: str,
        viewpoint: Viewpoint | None = None,
        step: Step | None = None,
        *,
        language: str,
    ) -> Still:
        """One step of a checked record; the last one if none is named. It is seen from the first
        viewpoint if none is named. Raises `Refused`."""
        return _there(
            await _done(self._steps, person, projector.still, text, viewpoint, step, language)
        )

    async def clip(
        self, person: int, text: str, viewpoint: Viewpoint, limit: int, language: str
    ) -> Clip:
        """A checked record as an animation of at most so many bytes. Raises `Refused`."""
        made = _done(self._rest, person, projector.clip, text, viewpoint, limit, language)
        return _there(await made)

    async def moment(self, person: int, text: str, one: Judged, language: str) -> Moment:
        """What a seat saw before a choice that the review judges. Raises `Refused`."""
        return _there(await _done(self._steps, person, projector.moment, text, one, language))


async def _done(
    worker: Worker, person: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    try:
        return await worker.do(person, work, *args, **kwargs)
    except Unshowable as fault:
        raise Refused(say("bot-record-damaged", where=fault.where)) from None


def _there(found: T | None) -> T:
    if found is None:
        raise Refused(say("bot-record-nobody-there"))
    return found
