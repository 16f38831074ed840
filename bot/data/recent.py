"""Values that are kept for a while, so that not every press reads or makes them again."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

LIFE = 5.0
"""Seconds for which a value counts. No longer where another process may have changed it."""
MOST = 10_000

K = TypeVar("K")
V = TypeVar("V")


class Latest(dict[K, V]):
    """So many values, those that were set last."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        self.pop(key, None)
        super().__setitem__(key, value)
        if len(self) > self._most:
            del self[next(iter(self))]


class Recent(Generic[V]):
    """Values by id, each for a few seconds, or for its `life`."""

    def __init__(
        self, clock: Callable[[], float] = monotonic, most: int = MOST, life: float = LIFE
    ) -> None:
        self._clock, self._life = clock, life
        self._kept = Latest[int, tuple[float, V]](most)

    def get(self, id: int) -> V | None:
        """The value that was read lately, or None."""
        until, value = self._kept.get(id, (0.0, None))
        return value if self._clock() < until else None

    def keep(self, id: int, value: V) -> V:
        """Keep a value, and return it."""
        self._kept[id] = self._clock() + self._life, value
        return value

    def forget(self, id: int) -> None:
        """Drop a value that has changed."""
        self._kept.pop(id, None)
