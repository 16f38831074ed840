"""The computer player: it takes as many as it may."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from games.core import Move, View

from .board import Board


def _play(view: View[Board], random: Random) -> Move:
    return max(view.legal, key=lambda move: move.split()[2])


PLAYERS: Mapping[str, Callable[[View[Board], Random], Move]] = {"easy": _play}
