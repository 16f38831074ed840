"""Custom ids: the meaning of our controls as text that Discord gives back. Only this file splits
and joins them.

- `g:<table>:<seat>:<count>:<entry>` a button that plays a move or leads on from a beginning
- `c:...` the same for a move that is played in spite of a warning
- `s:<table>:<seat>:<count>:<number>` a menu of moves and beginnings; its values are entries
- `l:<game>:<rules>.<step>:<entry>` a button in a lesson, like `g`; `k:...` a menu, like `s`
- `d:<day>.<step>:<number>:<entry>` the same in the puzzle of a day; its first step is left out; a
  button has the number 0, menus are numbered from 1 on and have no entry
- `p:<table>:<stamp>:<number>:<entry>` the same in a plan
- `m:<table>` a form for typed moves
- `t:<table>:<name>.<field>...` every other button or form
- `o:<table>:<name>.<field>...` every other menu; its values are the fields that the id leaves out:
  `<field>.<field>...`

`count` is how many moves the seat has made. After a takeback the number of takebacks follows it
(`3.1`): the seat reaches the same count again, but in another position. Ids of every version since
the first stay valid, since old messages still have them, or are `RETIRED` and say so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

from games.core import Move, Refused, Seat, Text, say

UNKNOWN = say("bot-unknown-control")
Id = Annotated[int, "id"]
"""Discord's id of a person or a channel; a computer's is below zero."""


@dataclass(frozen=True)
class Moment:
    """A point in a match where a seat has to move. Its controls are fresh only then."""

    table: int
    seat: Seat
    count: int
    """How many moves the seat has made."""
    takebacks: int = 0

    def __str__(self) -> str:
        count = f"{self.count}.{self.takebacks}" if self.takebacks else self.count
        return f"{self.table}:{self.seat}:{count}"


@dataclass(frozen=True)
class Stand:
    """A point in a lesson. Its controls are fresh only while the person is there."""

    game: str
    rules: int
    step: int

    def __str__(self) -> str:
        return f"{self.game}:{self.rules}.{self.step}"


@dataclass(frozen=True)
class Day:
    """A place in the puzzle of a day, counted from 1970. Its controls are fresh while the person
    is there."""

    day: int
    step: int = 0
    """How many moves of its line have been played."""

    def __str__(self) -> str:
        return f"{self.day}.{self.step}" if self.step else str(self.day)


@dataclass(frozen=True)
class Draft:
    """A point in entering a plan. Its controls are fresh until the plan or the match goes on."""

    table: int
    stamp: str
    """Tells the plan and the position."""

    def __str__(self) -> str:
        return f"{self.table}:{self.stamp}"


Where = Moment | Stand | Day | Draft
"""Where a move is asked for."""
W_co = TypeVar("W_co", bound=Where, covariant=True)


@dataclass(frozen=True)
class Control:
    """What a button, a menu or a form means.

    A control with a `name` is written field by field; fields that are None are left out. To read
    it, each field is converted by its annotation. In a menu, the fields with a default are what
    people choose: they are in its values, the others in its custom id.
    """

    name: ClassVar[str] = ""
    menu: ClassVar[bool] = False

    def __init_subclass__(cls, *, name: str = "", menu: bool = False) -> None:
        super().__init_subclass__()
        if name:
            cls.name, cls.menu = name, menu
            assert (menu, name) not in {*_NAMED, *RETIRED}, "a name means one thing"
            _NAMED[menu, name] = cls


_NAMED = dict[tuple[bool, str], type[Control]]()
"""The controls with a name, by (is it a menu?, name). Complete once everything is imported."""
_OPTIONS, _ME = say("bot-options-outdated"), say("bot-me-outdated")
RETIRED: Mapping[tuple[bool, str], Text] = {
    (True, "option"): _OPTIONS,
    (True, "clock"): _OPTIONS,
    (True, "side"): _OPTIONS,
    (True, "first"): _OPTIONS,
    (True, "me"): _ME,
    (False, "away"): _ME,
    (False, "away.days"): _ME,
    (False, "away.back"): _ME,
}
"""The names of controls that are made no more, on messages that somebody may still see, with what
whoever uses one is told."""


@dataclass(frozen=True)
class AtTable(Control):
    """A control for a table. It may be pressed in the table's channel, or by people who sit there
    (see `bot.press.router`)."""

    table: int


@dataclass(frozen=True)
class Step(Control, Generic[W_co]):
    """Plays the move `entry`, or leads on to the moves that begin with it."""

    where: W_co
    entry: Move = ""
    """Empty in a menu where nothing has been chosen yet."""
    sure: bool = False
    """Has the person read the warning about this move?"""
    number: int | None = None
    """Tells the menus of one message apart; None for a button."""


@dataclass(frozen=True)
class TypeMoves(AtTable):
    """A form into which moves are typed."""


def table_of(control: Control) -> int:
    """The table that the control is about; 0 for none."""
    match control:
        case Step(Moment(table)) | Step(Draft(table)) | AtTable(table):
            return table
        case _:
            return 0


def write(control: Control) -> str:
    """The custom id."""
    match control:
        case Step(Day() | Draft() as where, number=int() as number):
            return f"{_letter(where)}:{where}:{number + 1}:"
        case Step(Day() | Draft() as where, entry):
            return f"{_letter(where)}:{where}:0:{write_entry(entry)}"
        case Step(where, number=int() as number):
            return f"{'s' if isinstance(where, Moment) else 'k'}:{where}:{number}"
        case Step(Stand() as where, entry):
            return f"l:{where}:{write_entry(entry)}"
        case Step(where, entry, sure):
            return f"{'c' if sure else 'g'}:{where}:{write_entry(entry)}"
        case TypeMoves(table):
            return f"m:{table}"
    kind, table = "o" if control.menu else "t", getattr(control, "table", 0)
    own, _ = _fields(control.menu, control.name)
    return f"{kind}:{table}:{'.'.join([control.name, *_texts(control, own)])}"


def _letter(where: Day | Draft) -> str:
    return "d" if isinstance(where, Day) else "p"


def value(control: Control) -> str:
    """This choice as a menu's value."""
    if isinstance(control, Step):
        return write_entry(control.entry)
    _, chosen = _fields(control.menu, control.name)
    return ".".join(_texts(control, chosen))


def write_entry(move: Move) -> str:
    """A move or a beginning as text. A space at its end is written as `+`: Discord may trim it."""
    return f"{move[:-1]}+" if move.endswith(" ") else move


def read_entry(text: str) -> Move:
    """What `write_entry` was given."""
    return f"{text[:-1]} " if text.endswith("+") else text


def parse(custom_id: str, values: Sequence[str] = ()) -> Control:
    """What a custom id means, with the values that were chosen if it is a menu's. Raises `Refused`
    if it is none of ours, or none any more."""
    kind, _, rest = custom_id.partition(":")
    try:
        return _parse(kind, rest, values)
    except (KeyError, TypeError, ValueError):  # an unknown name; too few fields; not a number
        raise Refused(UNKNOWN) from None


def _parse(kind: str, rest: str, values: Sequence[str]) -> Control:
    where: Where
    match kind:
        case "g" | "c" | "s":
            table, seat, counts, last = rest.split(":", 3)
            where = Moment(_number(table), _number(seat), *map(_number, counts.split(".", 1)))
        case "l" | "k":
            game, point, last = rest.split(":", 2)
            where = Stand(game, *map(_number, point.split(".")))
        case "d" | "p":
            first, rest = rest.split(":", 1)
            stamp, rest = rest.split(":", 1) if kind == "p" else ("", rest)
            where = (
                Draft(_number(first), stamp)
                if kind == "p"
                else Day(*map(_number, first.split(".", 1)))
            )
            menu, last = rest.split(":", 1)
            kind = kind if menu == "0" else "s"
            last = str(_number(menu) - 1) if kind == "s" else last
        case "m":
            return TypeMoves(_number(rest))
        case _:
            table, text = rest.split(":", 1)
            return _named({"t": False, "o": True}[kind], table, text.split("."), values)
    if kind in ("s", "k"):
        return Step(where, read_entry(values[0]) if values else "", number=_number(last))
    return Step(where, read_entry(last), sure=kind == "c")


def _named(menu: bool, table: str, texts: Sequence[str], values: Sequence[str]) -> Control:
    """The control with this name (of one word or two) and these fields."""
    two = (menu, ".".join(texts[:2]))
    words = 2 if two in _NAMED or two in RETIRED else 1
    name = ".".join(texts[:words])
    if why := RETIRED.get((menu, name)):
        raise Refused(why)
    kind, (own, chosen) = _NAMED[menu, name], _fields(menu, name)
    found: dict[str, Any] = {"table": _number(table)} if issubclass(kind, AtTable) else {}
    found |= _read(own, texts[words:])
    if len(values) == 1:
        values = values[0].split(".", len(chosen) - 1)
    return kind(**found, **_read(chosen, values))


_Field = tuple[str, Callable[[str], Any], bool]
"""A field's name, what reads one value of it, and whether it takes all the values left."""


@cache
def _fields(menu: bool, name: str) -> tuple[Sequence[_Field], Sequence[_Field]]:
    """The fields in the custom id (without the table), and those that people choose."""
    kind, own, chosen = _NAMED[menu, name], list[_Field](), list[_Field]()
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        hint = hints[field.name]
        if field.name != "table":
            part = chosen if menu and field.default is not MISSING else own
            part.append((field.name, _reader(hint), get_origin(hint) is tuple))
    return own, chosen


def _texts(control: Control, fields: Sequence[_Field]) -> list[str]:
    texts = list[str]()
    for name, _, several in fields:
        value = getattr(control, name)
        if value is not None:
            texts += map(str, value if several else [value])
    return texts


def _read(fields: Sequence[_Field], texts: Sequence[str]) -> dict[str, Any]:
    found = dict[str, Any]()
    for name, read, several in fields:
        if several:
            found[name], texts = tuple(map(read, texts)), ()
        elif texts:
            found[name], texts = read(texts[0]), texts[1:]
    if texts:
        raise ValueError
    return found


def _reader(hint: Any) -> Callable[[str], Any]:
    """What turns a field's text into a value, by its annotation: for `int | None` what reads an
    `int`, for `tuple[Id, ...]` what reads an `Id`."""
    readers: dict[Any, Callable[[str], Any]] = {str: str, int: _number, Id: _id}
    return readers[hint] if hint in readers else _reader(get_args(hint)[0])


def _number(text: str, digits: int = 15) -> int:
    """A number of ASCII digits, at most so many."""
    if not (text.isascii() and text.isdecimal() and len(text) <= digits):
        raise ValueError
    return int(text)


def _id(text: str) -> int:
    """An id that fits the database's 64 bits."""
    id = _number(text.removeprefix("-"), 19)
    if id >= 2**63:
        raise ValueError
    return -id if text.startswith("-") else id
