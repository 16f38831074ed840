"""How luck and skill add up to what a seat got in a match, in numbers and in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.core.text import Said, Seat, Text, Who, say, sentences

_NOTHING = Text("core-review-sum")
_PARTS: Mapping[str, str] = {
    "luck": "core-review-part-luck",
    "own": "core-review-part-own",
    "others": "core-review-part-others",
    "left": "core-review-part-left",
    "rough": "core-review-part-rough",
}
"""What each part is called, in the order in which they are told."""


@dataclass(frozen=True, kw_only=True)
class Account:
    """`start` + `luck` + `own` + `others` + `left` + `rough` = `result`: in chances of the match,
    or in the game's own unit."""

    seat: Seat
    start: float
    """What it could expect: before its first choice, or with the best choices throughout."""
    result: float
    """What it got."""
    luck: float = 0.0
    """What cards, deals or finds brought beyond what could be expected."""
    own: float = 0.0
    """What its own choices brought: below 0, since they cost."""
    others: float = 0.0
    """What the choices of the others brought it; of more than one other, all that they did."""
    left: float = 0.0
    """What it brought that somebody left, or that a draw was agreed."""
    rough: float = 0.0
    """What only showed later: as much were the estimates off."""
    off: float = 0.0
    """How far luck may be off in 95 of 100 cases, where boards were drawn."""
    many: bool = False
    """Are there more than two seats?"""
    told: Said = _NOTHING
    """The sum in words."""

    @property
    def parts(self) -> Mapping[str, float]:
        """What is between start and result."""
        return {name: getattr(self, name) for name in _PARTS}


def whole(account: Account, scale: int = 100) -> Mapping[str, int]:
    """All of it in whole numbers that add up: those that rounding wrongs most give way."""
    exact = {name: scale * part for name, part in account.parts.items()}
    start, result = round(scale * account.start), round(scale * account.result)
    found = {name: round(part) for name, part in exact.items()}
    while lacking := result - start - sum(found.values()):
        step = 1 if lacking > 0 else -1
        some = [name for name, part in exact.items() if part] or ["rough"]
        name = max(some, key=lambda name: step * (exact[name] - found[name]))
        found[name] += step
    return {"start": start, "result": result, **found}


def fortune(luck: float) -> Text:
    """What chance brought, in percent of the match."""
    points = round(100 * luck)
    return say("core-review-luck", way="up" if points >= 0 else "down", n=abs(points))


def chances_summed(account: Account) -> Text:
    """The sum in percent."""
    found = whole(account)
    return say(
        "core-review-sum",
        who=Who(account.seat),
        start=found["start"],
        parts=_parts_told(account, found),
        result=found["result"],
    )


def tenths_summed(id: str, account: Account) -> Text:
    """The sum in the game's own unit, told in tenths by the sentence `id`."""
    found = whole(account, 10)
    parts = _parts_told(account, found, 10)
    numbers = {"start": found["start"] / 10, "result": found["result"] / 10}
    told, off = (
        Text(id, {"who": Who(account.seat), "parts": parts, **numbers}),
        round(account.off, 1),
    )
    return sentences((told, say("core-review-off", off=off))) if off else told


def _parts_told(account: Account, found: Mapping[str, int], unit: int = 1) -> tuple[Text, ...]:
    """The parts that are not 0, in words; `unit` of them are one."""
    told = [_part(account, name, found[name] / unit) for name in _PARTS if found[name]]
    return tuple(told) or (say("core-review-part-none"),)


def _part(account: Account, name: str, number: float) -> Text:
    way, size = "up" if number > 0 else "down", abs(number)
    if name == "others" and account.many:
        return say("core-review-part-many", way=way, n=size)
    return Text(_PARTS[name], {"way": way, "n": size})
