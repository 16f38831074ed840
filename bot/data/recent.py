"""What was read lately, so that it is not read with every press."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

LIFE = 5.0
"""Seconds for which something that was read counts: another process may have changed it."""
MOST = 10_000

V = TypeVar("V")


class Recent(Generic[V]):
    """Values by id, each for a few seconds."""

    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST) -> None:
        self._clock, self._most = clock, most
        self._kept = OrderedDict[int, tuple[float, V]]()

    def get(self, id: int) -> V | None:
        """What was read lately; None where nothing was."""
        until, value = self._kept.get(id, (0.0, None))
        return value if self._clock() < until else None

    def keep(self, id: int, value: V) -> V:
        """Returns it, for a line less where it is read."""
        self._kept[id] = self._clock() + LIFE, value
        self._kept.move_to_end(id)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return value

    def forget(self, id: int) -> None:
        """It has changed."""
        self._kept.pop(id, None)
