"""The cards of Cop & Rob, and how they rank as lots (CR-2 to CR-5)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Literal

from games.core import Seat

Role = Literal["rob", "cop"]
Kind = Literal["dead_end", "straight", "curve", "tee", "cross", "super"]
Exits = int
"""A set of exits: the sum of N=1, E=2, S=4, W=8."""

ROLES: tuple[Role, Role] = ("rob", "cop")
OTHER: Mapping[Role, Role] = {"rob": "cop", "cop": "rob"}
DECK: Mapping[Kind, int] = {
    "dead_end": 6,
    "straight": 6,
    "curve": 6,
    "tee": 6,
    "cross": 6,
    "super": 2,
}
"""How many of each kind are in one deck (CR-3)."""
DECK_SIZE = sum(DECK.values())

SPELT: tuple[str, ...] = tuple(
    "".join(letter for bit, letter in enumerate("NESW") if exits >> bit & 1) for exits in range(16)
)
"""`SPELT[exits]`: `NES`, capitals in the order N E S W (CR-2)."""
EXITS: Mapping[str, Exits] = {spelt: exits for exits, spelt in enumerate(SPELT)}


def _kind(exits: str) -> Kind:
    if len(exits) == 2:
        return "straight" if exits in ("NS", "EW") else "curve"
    by_number: dict[int, Kind] = {1: "dead_end", 3: "tee", 4: "cross"}
    return by_number[len(exits)]


KINDS: Mapping[Exits, Kind] = {
    EXITS["".join(exits)]: _kind("".join(exits))
    for number in range(1, 5)
    for exits in combinations("NESW", number)
}
"""The kind of road card with these exits; `NES` comes before `NEW`."""
TURNED: Mapping[Kind, tuple[Exits, ...]] = {
    kind: tuple(exits for exits, its_kind in KINDS.items() if its_kind == kind) for kind in DECK
}
"""Every way to turn a card; a supercard has none."""

Called = Literal[Kind, "explosion", "ambush"]
"""What sentences call a card: a supercard has another name in each deck."""
_SUPERCARDS: Mapping[Role, Called] = {"rob": "explosion", "cop": "ambush"}


def called(kind: Kind, role: Role) -> Called:
    """What sentences call a card from that role's deck."""
    return _SUPERCARDS[role] if kind == "super" else kind


Lot = tuple[Kind, Kind]
"""What seat 0 and seat 1 drew."""


def _rank(kind: Kind) -> int:
    """A supercard beats every road card, more exits beat fewer (CR-5)."""
    return 5 if kind == "super" else len(SPELT[TURNED[kind][0]])


def chooser(lot: Lot) -> Seat | None:
    """The seat that won this draw; None if they must draw again."""
    first, second = map(_rank, lot)
    if first == second:
        return None
    return 0 if first > second else 1


def better(lot: Lot) -> Literal["exits", "supercard"]:
    """What made the difference."""
    return "supercard" if "super" in lot else "exits"
