"""What a game is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic

from games.core.state import B, View
from games.core.text import Move, Text

Dealt = Mapping[str, Any]
"""What chance decided, as it is written down: JSON. Every game has a `Deal` to check it with."""
Options = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """One setting of a game: the host picks among `choices` before the start."""

    name: str
    choices: tuple[str, ...]
    """Its values; `Game.choice` says what each means."""
    default: str
    offered: bool = True
    """False: only matches of before have it, and a new one goes without."""


@dataclass(frozen=True)
class Marks:
    """The private marks a seat may put on its picture: where, and the ready-made ones."""

    squares: tuple[str, ...]
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Shortlist:
    """Some of the legal moves as a menu of their own, before those of all moves."""

    title: Text
    moves: Mapping[Move, Text]
    """Move -> what it is called there."""


@dataclass(frozen=True)
class SetUp(Generic[B]):
    """A secret set-up that can be laid at random. It comes before all else in a match, and what one
    seat lays changes nothing for the others, nor is it told to them."""

    open: Callable[[View[B]], bool]
    """Is this seat still at it?"""
    random: Callable[[View[B], Random], tuple[Move, ...]]
    """Moves that lay a complete random set-up, what lies there cleared; short of `ready`."""
    complete: Callable[[View[B]], bool]
    """Has this seat laid all that it owes, short of `ready`? Then it is not out of time when time
    is over: it is taken as ready (rules README, "Leaving")."""
    ready: Move = "ready"
    """The move that fixes it."""
    clear: Move = "clear"
    """The move that throws away all that the seat has laid so far: the position is then the same as
    if it had laid nothing (`Match.without`), and a table forgets those moves."""


@dataclass(frozen=True)
class Pace:
    """A game's own clock: seconds a move (None: no limit), and a bank that lasts while
    `period` stays the same."""

    move: int | None
    bank: int = 0
