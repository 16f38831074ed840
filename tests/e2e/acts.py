"""What a walk of the monkey is made of, and how each walk begins: with all subjects on at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.table import ids


@dataclass(frozen=True)
class Act:
    """Something that somebody does."""

    who: str
    how: str
    """command, press, choose, menu, later, restart, doors."""
    where: str = ""
    what: str = ""
    """The command, or the words on the control."""
    given: tuple[tuple[str, str], ...] = ()
    """The options, or what was chosen and typed."""

    def __str__(self) -> str:
        given = " ".join(f"{name}={value!r}" for name, value in self.given)
        return f"{self.who} {self.how} {self.what!r} in {self.where} {given}".rstrip()


def does(custom_id: str, what: str) -> bool:
    """Is this the control of which a row of `BEGINNING` speaks: `#` and its name, or `#` and the
    letter of those that enter a move?"""
    if what.endswith(":"):
        return custom_id.startswith(what[1:])
    return what.startswith("#") and ids.parse(custom_id).name == what[1:]


def _act(row: str) -> Act:
    who, how, where, what, *given = row.split()
    pairs = [pair.partition("=") for pair in given]
    return Act(who, how, where, what.replace("_", " "), tuple((n, v) for n, _, v in pairs))


BEGINNING = tuple(
    map(
        _act,
        (
            # a tournament
            "Anna command second tournament_new game=graveyard_shift",
            "Anna later - - by=30",
            "Bob press second #tournament.join",
            "Cleo press second #tournament.join",
            "Anna press second #tournament.tools",
            "Anna press second #tournament.start",
            "Anna later - - by=30",
            # a match with plans of both, in which one is played, and that ends while they stand
            "Anna command general newgame game=graveyard_shift",
            "Bob press general #join",
            "Anna press general #start",
            "Anna press general #more",
            "Anna press general #plan",
            "Anna press general #plan.add",
            "Bob press general #more",
            "Bob press general #plan",
            "Bob press general #plan.add",
            "Bob press general #p:",
            "Bob press general #p:",
            "Bob press general #plan.confirm",
            "Anna press general #g:",
            "Bob press general #more",
            "Bob press general #plan",
            "Bob press general #plan.add",
            "Anna command general resign",
            "Anna press general #resigned",
            # a match in which time was given, and that was paused
            "Cleo command second newgame game=cop_and_rob",
            "Dora press second #join",
            "Cleo press second #start",
            "Cleo press second #more",
            "Cleo press second #time",
            "Cleo press second #pause",
            "Dora press second #accept",
            "Dora press second #resume",
            "Dora press second #more",
            "Dora press second #time",
            # a challenge, a match among friends, somebody blocked
            "Dora command general newgame game=pointsweeper everybody=True",
            "Anna command Friends newgame game=bushwhacked",
            "Bob press Friends #join",
            "Anna press Friends #start",
            "Cleo command general block person=Dora",
        ),
    )
)


def transcript(acts: Sequence[Act]) -> str:
    """What was done, to be read."""
    return "\n".join(map(str, acts))


def written(acts: Sequence[Act]) -> str:
    """The same, to be walked again."""
    rows = [[a.who, a.how, a.where, a.what, [list(pair) for pair in a.given]] for a in acts]
    return json.dumps(rows, ensure_ascii=False, indent=0)


def read(text: str) -> list[Act]:
    """What `written` wrote."""
    return [
        Act(who, how, where, what, tuple((n, v) for n, v in given))
        for who, how, where, what, given in json.loads(text)
    ]
