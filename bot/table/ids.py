"""Custom ids: what a control of ours means, as text that Discord gives back. Nobody else splits or
joins one.

- `g:<table>:<seat>:<count>:<entry>` a button that plays a move or leads on to a part of them
- `c:...` the same, played in spite of a warning
- `s:<table>:<seat>:<count>:<number>` a menu of moves and beginnings; its values are entries
- `t:<table>:<name>.<field>...` everything else that is pressed; `o:...` the same for menus
- `m:<table>` a form for typed moves
- `l:<game>:<rules>.<step>:<entry>` a button in a lesson, like `g`; `k:...` a menu, like `s`

`count` is how many moves the seat has made; after a takeback how many takebacks there were follows
(`3.1`), since the seat comes to the same count again in another position. Ids of all versions since
the first stay valid: people have them before them.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Move, Refused, Seat, say

UNKNOWN = say("bot-unknown-control")
_DIGITS = 15
"""Digits of a table's number at most."""


@dataclass(frozen=True)
class Moment:
    """A point in a match at which a seat is to move: a control is fresh only then."""

    table: int
    seat: Seat
    count: int
    """How many moves the seat has made."""
    takebacks: int = 0

    def button(self, entry: Move) -> Step:
        """A button here."""
        return Step(self, entry)

    def choice(self, number: int) -> Choice:
        """A menu here."""
        return Choice(self, number)


@dataclass(frozen=True)
class Stand:
    """A point in a lesson: a control is fresh only while somebody is there."""

    game: str
    rules: int
    step: int

    def button(self, entry: Move) -> LessonStep:
        """A button here."""
        return LessonStep(self, entry)

    def choice(self, number: int) -> LessonChoice:
        """A menu here."""
        return LessonChoice(self, number)


@dataclass(frozen=True)
class Step:
    """A button that plays a move, or leads on to those that begin like its entry."""

    moment: Moment
    entry: Move
    sure: bool = False
    """Has the person read what may be wrong with the move?"""


@dataclass(frozen=True)
class Choice:
    """A menu whose values are moves and beginnings."""

    moment: Moment
    number: int
    """Tells the menus of one message apart."""


@dataclass(frozen=True)
class LessonStep:
    """A `Step` in somebody's lesson, at no table."""

    stand: Stand
    entry: Move


@dataclass(frozen=True)
class LessonChoice:
    """A `Choice` in somebody's lesson."""

    stand: Stand
    number: int


@dataclass(frozen=True)
class Action:
    """Anything else that can be pressed, for a table (0: for none) by name."""

    table: int
    name: str
    fields: tuple[str, ...] = ()
    menu: bool = False


@dataclass(frozen=True)
class Form:
    """A form into which moves are typed."""

    table: int


Control = Step | Choice | LessonStep | LessonChoice | Action | Form


def write(control: Control) -> str:
    """The custom id."""
    match control:
        case Step(moment, move, sure):
            return f"{'c' if sure else 'g'}:{_moment(moment)}:{entry(move)}"
        case Choice(moment, number):
            return f"s:{_moment(moment)}:{number}"
        case LessonStep(stand, move):
            return f"l:{_stand(stand)}:{entry(move)}"
        case LessonChoice(stand, number):
            return f"k:{_stand(stand)}:{number}"
        case Action(table, name, parts, menu):
            return f"{'o' if menu else 't'}:{table}:{fields(name, *parts)}"
        case Form(table):
            return f"m:{table}"


def parse(custom_id: str) -> Control:
    """What a custom id means. Raises `Refused` for one that is none of ours."""
    kind, _, rest = custom_id.partition(":")
    if kind in ("l", "k"):
        stand, text = _read_stand(rest)
        if kind == "l":
            return LessonStep(stand, read_entry(text))
        return LessonChoice(stand, number(text) or 0)
    table, _, rest = rest.partition(":")
    id = number(table, _DIGITS)
    if id is None:
        raise Refused(UNKNOWN)
    match kind:
        case "g" | "c":
            moment, text = _read_moment(id, rest)
            return Step(moment, read_entry(text), kind == "c")
        case "s":
            moment, text = _read_moment(id, rest)
            return Choice(moment, number(text) or 0)
        case "t" | "o":
            name, *parts = read_fields(rest)
            return Action(id, name, tuple(parts), kind == "o")
        case "m":
            return Form(id)
        case _:
            raise Refused(UNKNOWN)


def fields(*parts: object) -> str:
    """Several fields as the value of a menu, or as the end of a custom id."""
    return ".".join(str(part) for part in parts)


def read_fields(text: str) -> tuple[str, ...]:
    """What `fields` was given; at least one."""
    return tuple(text.split("."))


def entry(move: Move) -> str:
    """A move or a beginning as a value: Discord may trim the space at the end of one."""
    return f"{move[:-1]}+" if move.endswith(" ") else move


def read_entry(text: str) -> Move:
    """What `entry` was given."""
    return f"{text[:-1]} " if text.endswith("+") else text


def number(text: str, digits: int = 9) -> int | None:
    """A number of so many ASCII digits at most; None for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None


def person(text: str) -> int | None:
    """Somebody's id on Discord, as the database can hold it; None for anything else."""
    id = number(text, 19)
    return id if id is not None and 0 < id < 2**63 else None


def _moment(moment: Moment) -> str:
    count = fields(moment.count, moment.takebacks) if moment.takebacks else str(moment.count)
    return f"{moment.table}:{moment.seat}:{count}"


def _read_moment(table: int, rest: str) -> tuple[Moment, str]:
    seat, _, rest = rest.partition(":")
    counts, _, text = rest.partition(":")
    count, _, takebacks = counts.partition(".")
    found = number(seat), number(count), number(takebacks or "0")
    if None in found:
        raise Refused(UNKNOWN)
    return Moment(table, *(n or 0 for n in found)), text


def _stand(stand: Stand) -> str:
    return f"{stand.game}:{fields(stand.rules, stand.step)}"


def _read_stand(rest: str) -> tuple[Stand, str]:
    game, _, rest = rest.partition(":")
    place, _, text = rest.partition(":")
    rules, _, step = place.partition(".")
    found = number(rules), number(step)
    if None in found:
        raise Refused(UNKNOWN)
    return Stand(game, *(n or 0 for n in found)), text
