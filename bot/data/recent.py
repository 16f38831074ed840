"""Values that were read lately, so that not every press reads them again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

LIFE = 5.0
"""Seconds for which a value counts. No longer where another process may have changed it."""
MOST = 10_000

V = TypeVar("V")


class Recent(Generic[V]):
    """Values by id, each for a few seconds, or for its `life`."""

    def __init__(
        self, clock: Callable[[], float] = monotonic, most: int = MOST, life: float = LIFE
    ) -> None:
        self._clock, self._most, self._life = clock, most, life
        self._kept = OrderedDict[int, tuple[float, V]]()

    def get(self, id: int) -> V | None:
        """The value that was read lately, or None."""
        until, value = self._kept.get(id, (0.0, None))
        return value if self._clock() < until else None

    def keep(self, id: int, value: V) -> V:
        """Keep a value, and return it."""
        self._kept[id] = self._clock() + self._life, value
        self._kept.move_to_end(id)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return value

    def forget(self, id: int) -> None:
        """Drop a value that has changed."""
        self._kept.pop(id, None)
