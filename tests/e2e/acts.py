"""What a walk of the monkey is made of, and how each walk begins: with all subjects on at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import takewhile
from random import Random
from typing import Any

from bot.table import ids


@dataclass(frozen=True)
class Act:
    """Something that somebody does."""

    who: str
    how: str
    """command, suggest, menu, press, choose, forge, mishap, later, restart, doors."""
    where: str = ""
    what: str = ""
    """The command, or the words on the control."""
    given: tuple[tuple[str, str], ...] = ()
    """The options, or what was chosen and typed."""
    beside: Act | None = None
    """What is done at the same time."""

    def __str__(self) -> str:
        given = " ".join(f"{name}={value!r}" for name, value in self.given)
        beside = f" while {self.beside}" if self.beside else ""
        return f"{self.who} {self.how} {self.what!r} in {self.where} {given}".rstrip() + beside


def does(custom_id: str, what: str) -> bool:
    """Is this the control of which a row of `BEGINNINGS` speaks: `#` and its name, or `#` and the
    letter of those that enter a move?"""
    if what.endswith(":"):
        return custom_id.startswith(what[1:])
    return what.startswith("#") and ids.parse(custom_id).name == what[1:]


def known_as(custom_id: str) -> str:
    """What all controls that do the same have in common."""
    kind, _, rest = custom_id.partition(":")
    if kind not in ("t", "o"):
        return kind
    words = rest.rpartition(":")[2].split(".")
    return ".".join((kind, *takewhile(str.isalpha, words)))


def _act(row: str) -> Act:
    who, how, where, what, *given = row.split()
    pairs = [pair.partition("=") for pair in given]
    return Act(who, how, where, what.replace("_", " "), tuple((n, v) for n, _, v in pairs))


BEGINNINGS = (
    # a tournament
    """
    Anna command second tournament_new game=graveyard_shift
    Anna later - - by=30
    Bob press second #tournament.join
    Cleo press second #tournament.join
    Anna press second #tournament.tools
    Anna press second #tournament.start
    Anna later - - by=30
    """,
    # a match with plans of both, in which one is played, and that ends while they stand
    """
    Anna command general newgame game=graveyard_shift
    Bob press general #join
    Anna press general #start
    Cleo command general board
    Anna press general #more
    Anna press general #plan
    Anna press general #plan.add
    Bob press general #more
    Bob press general #plan
    Bob press general #plan.add
    Bob press general #p:
    Bob press general #p:
    Bob press general #plan.confirm
    Anna press general #g:
    Bob press general #more
    Bob press general #plan
    Bob press general #plan.add
    Anna command general resign
    Anna press general #resigned
    """,
    # a match in which time was given, and that was paused
    """
    Cleo command second newgame game=cop_and_rob
    Dora press second #join
    Cleo press second #start
    Cleo press second #more
    Cleo press second #time
    Cleo press second #pause
    Dora press second #accept
    Dora press second #resume
    Dora press second #more
    Dora press second #time
    Dora press second #more
    Dora press second #pause
    Cleo press second #accept
    """,
    # a match with secrets, at which somebody looks
    """
    Cleo command third newgame game=graverobber
    Bob press third #join
    Cleo press third #start
    Cleo press third #mine
    Cleo press third #random
    Cleo press third #g:
    Bob press third #mine
    Bob press third #random
    Bob press third #g:
    Anna press third #board
    Dora press third #mine
    """,
    # a challenge, a match among friends, somebody blocked
    """
    Dora command general newgame game=pointsweeper everybody=True
    Anna command Friends newgame game=bushwhacked
    Bob press Friends #join
    Anna press Friends #start
    Cleo command general block person=Dora
    """,
)


def begins(random: Random, some: float = 1.0) -> list[Act]:
    """How a walk begins. `some`: how many of the beginnings it has."""
    rows = [row for rows in BEGINNINGS if random.random() <= some for row in rows.splitlines()]
    return [_act(row) for row in rows if row.strip()]


def transcript(acts: Sequence[Act]) -> str:
    """What was done, to be read."""
    return "\n".join(map(str, acts))


def written(acts: Sequence[Act]) -> str:
    """The same, to be walked again."""
    return json.dumps([asdict(act) for act in acts], ensure_ascii=False)


def read(text: str) -> list[Act]:
    """What `written` wrote."""
    return list(map(_read, json.loads(text)))


def _read(row: dict[str, Any]) -> Act:
    given = tuple((name, value) for name, value in row["given"])
    beside = row["beside"] and _read(row["beside"])
    return Act(row["who"], row["how"], row["where"], row["what"], given, beside)
