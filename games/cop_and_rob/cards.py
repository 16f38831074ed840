"""The cards of Cop & Rob, and the deal (CR-2 to CR-5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from games.core import Damaged, Dealt, Options, Seat, Text, parse, say

Role = Literal["rob", "cop"]
Kind = Literal["dead_end", "straight", "curve", "tee", "cross", "super"]
Exits = int
"""A set of exits: the sum of N=1, E=2, S=4, W=8."""

ROLES: tuple[Role, Role] = ("rob", "cop")
OTHER: Mapping[Role, Role] = {"rob": "cop", "cop": "rob"}
ROLE_NAMES: Mapping[Role, str] = {"rob": "Rob", "cop": "Cop"}
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
"""`SPELT[exits]` is `NES`: capitals in the order N E S W (CR-2)."""
EXITS: Mapping[str, Exits] = {spelt: exits for exits, spelt in enumerate(SPELT)}


_WAYS = {"N": say("north"), "E": say("east"), "S": say("south"), "W": say("west")}
_TOGETHER = ("{a}", "{a} and {b}", "{a}, {b} and {c}", "all four ways")


def ways(exits: str) -> Text:
    """`north, east and south` for `NES`."""
    return Text(_TOGETHER[len(exits) - 1], dict(zip("abc", map(_WAYS.get, exits), strict=False)))


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
"""The kind of road card that has these exits, `NES` before `NEW`."""
TURNED: Mapping[Kind, tuple[Exits, ...]] = {
    kind: tuple(exits for exits, its_kind in KINDS.items() if its_kind == kind) for kind in DECK
}
"""Every way to turn a card; none for a supercard."""

_NAMES: Mapping[Kind, Text] = {
    "dead_end": say("a dead end"),
    "straight": say("a straight"),
    "curve": say("a curve"),
    "tee": say("a tee"),
    "cross": say("a cross"),
    "super": say("a supercard"),
}
_SUPERCARDS: Mapping[Role, Text] = {"rob": say("an Explosion"), "cop": say("an Ambush")}


def named(kind: Kind, role: Role | None = None) -> Text:
    """The card with its article; a supercard by the name it has in that role's deck."""
    return _SUPERCARDS[role] if role and kind == "super" else _NAMES[kind]


Lot = tuple[Kind, Kind]
"""What seat 0 and seat 1 drew."""


def _rank(kind: Kind) -> int:
    """A supercard beats any road card, more exits beat fewer (CR-5)."""
    return 5 if kind == "super" else len(SPELT[TURNED[kind][0]])


def chooser(lot: Lot) -> Seat | None:
    """The seat that won this draw; None if it has to be drawn again."""
    first, second = map(_rank, lot)
    return None if first == second else int(second > first)


def deal(random: Random, seats: int, options: Options) -> Dealt:
    """Two shuffled decks and, as `roles` asks, the lots drawn or who is Rob."""
    roles = options.get("roles", "lots")
    dealt: dict[str, object] = {"lots": _draw_lots(random) if roles == "lots" else []}
    for role in ROLES:
        dealt[role] = _shuffled(random, 1)
    if roles == "random":
        dealt["rob_seat"] = random.randrange(2)
    return dealt


def _shuffled(random: Random, decks: int) -> list[Kind]:
    cards = [kind for kind, number in DECK.items() for _ in range(number * decks)]
    random.shuffle(cards)
    return cards


def _draw_lots(random: Random) -> list[list[Kind]]:
    pack: list[Kind] = []
    lots: list[list[Kind]] = []
    while not lots or chooser((lots[-1][0], lots[-1][1])) is None:
        if len(pack) < 2:
            pack = _shuffled(random, 2)
        lots.append([pack.pop(), pack.pop()])
    return lots


class Deal(BaseModel):
    """The deal as it is written down."""

    model_config = ConfigDict(extra="forbid", strict=True)
    lots: list[list[Kind]]
    rob: list[Kind]
    cop: list[Kind]
    rob_seat: int = Field(0, ge=0, le=1)
    """Written down exactly with `roles: random`."""


def checked(dealt: Dealt, options: Options) -> Deal:
    """The deal, if it could have been drawn under these options. Raises `Damaged`."""
    parsed = parse(Deal, dealt, "deal")
    roles = options.get("roles", "lots")
    for role, deck in (("rob", parsed.rob), ("cop", parsed.cop)):
        _check_deck(deck, f"deal.{role}")
    if roles == "lots":
        _check_lots(parsed.lots)
    elif parsed.lots:
        raise Damaged("deal.lots", "no lots are drawn here")
    if ("rob_seat" in parsed.model_fields_set) != (roles == "random"):
        raise Damaged("deal.rob_seat", "belongs to a deal exactly when the roles are random")
    return parsed


def _check_deck(deck: Sequence[Kind], where: str) -> None:
    counts = Counter(deck)
    for kind, number in DECK.items():
        if counts[kind] != number:
            raise Damaged(where, f"has {counts[kind]} of {kind}, not {number}")


def _check_lots(lots: Sequence[Sequence[Kind]]) -> None:
    pack = Counter[Kind]()
    for n, pair in enumerate(lots):
        where = f"deal.lots[{n}]"
        if len(pair) != 2:
            raise Damaged(where, "must be two cards")
        if n % DECK_SIZE == 0:  # a pair takes two cards of the two decks
            pack = Counter({kind: 2 * number for kind, number in DECK.items()})
        pack.subtract(pair)
        if min(pack.values()) < 0:
            raise Damaged(where, "there are not that many such cards in two decks")
        if (chooser((pair[0], pair[1])) is not None) != (n == len(lots) - 1):
            raise Damaged(where, "lots are drawn until one card beats the other, and no longer")
    if not lots:
        raise Damaged("deal.lots", "the roles are settled by lots, and none are drawn")
