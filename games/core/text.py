"""Sentences for people: values that can be said in any language, stored, and read again.

A text is stored as its id and its values. What is read may come from outside: only known ids and
plain values are accepted, and nothing in it is ever used as a pattern to put values into.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, PlainSerializer, PlainValidator, ValidationError

from games.core.languages import ENGLISH, knows, spoken

Seat = int
"""A player's chair, counted from 0."""
Move = str
"""A move in its canonical words, such as `dig left`: what a log holds."""

JOINS = {"lines": "\n", "paragraphs": "\n\n", "sentences": " ", "together": ""}
"""Ids of texts that only join others -> what they put between them."""


@dataclass(frozen=True)
class Who:
    """A seat inside a `Text`: whoever says the text knows the name of the person there."""

    seat: Seat


@dataclass(frozen=True)
class Text:
    """A sentence for people: the id of a message in a room's `locale`, and the values it names.

    A value is a string (a person's name, a square, a key that the message selects by), a number
    (printed with one decimal unless it is whole), a bool (the key `yes` or `no`), a `Who`, another
    text, or a tuple of these (printed with commas).

    >>> text = Text("core-resigned", {"who": Who(1)})
    >>> text.say(["Ann", "Bob"])
    'Bob resigned'
    >>> text.say(["Ann", "Bob"], "de")
    'Bob hat aufgegeben'
    """

    id: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.id)

    def say(self, names: Sequence[str], language: str = ENGLISH) -> str:
        """The sentence in this language, with `names[seat]` for every `Who(seat)`."""
        said = [(name, _said(value, names, language)) for name, value in self.values.items()]
        if self.id in JOINS:
            return JOINS[self.id].join(str(part) for _, part in said)
        return spoken(language, self.id, tuple(said))

    def in_(self, language: str) -> str:
        """The sentence in this language, if it names no seat."""
        return self.say((), language)


def _said(value: object, names: Sequence[str], language: str) -> str | float:
    match value:
        case str():
            return str(value)
        case Text():
            return value.say(names, language)
        case Who(seat):
            return names[seat]
        case tuple():
            return ", ".join(str(_said(part, names, language)) for part in value)
        case bool():
            return "yes" if value else "no"
        case int():
            return value
        case float():
            return round(value, 1)
        case _:
            return str(value)


def say(id: str, /, **values: object) -> Text:
    """Short for `Text(id, values)`."""
    return Text(id, values)


def text_of(said: Text | str, values: Mapping[str, object]) -> Text:
    """What is given as a text, or by its id with its values."""
    return Text(said, values) if isinstance(said, str) else said


def verbatim(words: str) -> Text:
    """Words that have no id: people wrote them, or they were stored before there were languages."""
    return say("core-verbatim", words=words)


def lines(texts: Sequence[Text]) -> Text:
    """One text a line."""
    return _joined("lines", texts)


def sentences(texts: Sequence[Text]) -> Text:
    """The texts in a row."""
    return _joined("sentences", texts)


def paragraphs(texts: Sequence[Text]) -> Text:
    """The texts with an empty line between them."""
    return _joined("paragraphs", texts)


def together(parts: Sequence[Text | Who]) -> Text:
    """The parts of what was one text before the names in it became seats."""
    return _joined("together", parts)


def _joined(join: str, texts: Sequence[Text | Who]) -> Text:
    return Text(join, {f"part{n}": text for n, text in enumerate(texts)})


def all_of(values: Sequence[object]) -> Text:
    """`A, B and C`, as each language puts it."""
    return _list("core-and", values)


def any_of(values: Sequence[object]) -> Text:
    """`A, B or C`, as each language puts it."""
    return _list("core-or", values)


def _list(id: str, values: Sequence[object]) -> Text:
    *others, last = values
    return Text(id, {"others": tuple(others), "last": last, "count": len(values)})


def percent(share: float) -> int:
    """A share in percent, as people read it: 0 and 100 only if it is exactly that."""
    if 0 < share < 1:
        return min(99, max(1, round(100 * share)))
    return round(100 * share)


@dataclass(frozen=True)
class Note:
    """Something that was told: to one seat, or to everybody if `to` is None."""

    text: Text
    to: Seat | None = None


class Refused(Exception):
    """A person may not do this. `text` tells them why, by what they may know."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class Damaged(ValueError):
    """Something that came from outside (a deal, a record) is wrong.

    `where` is the place of the fault, such as `log[36]` or `deal.boards[1][3]`.
    """

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


M = TypeVar("M", bound=BaseModel)


def parse(model: type[M], data: object, where: str) -> M:
    """`data` (JSON, as text or parsed) as the model. Raises `Damaged` for its first fault."""
    try:
        if isinstance(data, str):
            return model.model_validate_json(data)
        return model.model_validate(data)
    except ValidationError as error:
        raise first_fault(error, where) from None


def first_fault(error: ValidationError, where: str) -> Damaged:
    """The first thing that pydantic found wrong with something called `where`."""
    first = error.errors()[0]
    place = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in first["loc"])
    return Damaged(f"{where}{place}", first["msg"])


MOST_SEATS = 8
UNKNOWN = "text.id"
"""`Damaged.where` of a text whose id is unknown here; another version may know it."""
_DEEPEST, _MOST, _LONGEST = 5, 20, 1000
"""At most: texts within texts, values of one text, characters of one value."""
_NAME = re.compile("[a-z][a-z0-9]{0,30}")
_SEAT = re.compile(r"\{(\d)\}")


def written(text: Text) -> str:
    """The text as JSON."""
    return json.dumps(plain(text), ensure_ascii=False)


def plain(text: Text) -> dict[str, Any]:
    """The text as plain values: `{"id": "core-resigned", "values": {"who": {"seat": 0}}}`."""
    values = {name: _plain(value) for name, value in text.values.items()}
    return {"id": text.id, **({"values": values} if values else {})}


def _plain(value: object) -> object:
    match value:
        case Text():
            return plain(value)
        case Who(seat):
            return {"seat": seat}
        case tuple():
            return [_plain(part) for part in value]
        case int() | float():
            return value
        case _:
            return str(value)


def read_text(stored: str, seats: int) -> Text:
    """The text that was `written`, about so many seats. What is not JSON was stored before there
    were ids (see `from_words`). Raises `Damaged`, also for an unknown id."""
    if not stored.startswith('{"id"'):
        return from_words(stored, seats)
    try:
        data = json.loads(stored)
    except (ValueError, RecursionError):
        raise Damaged("text", "is not one that can be read") from None
    return parsed(data, seats)


def parsed(data: object, seats: int, deep: int = _DEEPEST) -> Text:
    """The text that `plain` made these values of. Raises `Damaged`."""
    values = data.get("values", {}) if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(values, dict) or not deep:
        raise Damaged("text", "is none, or too deep")
    id = data.get("id")
    if not isinstance(id, str):
        raise Damaged("text", "has no id")
    if id not in JOINS and not knows(id):
        raise Damaged(UNKNOWN, "is not known")
    if len(values) > _MOST or not all(_NAME.fullmatch(name) for name in values):
        raise Damaged("text.values", "are too many, or have odd names")
    return Text(id, {name: _value(value, seats, deep) for name, value in values.items()})


def _value(value: object, seats: int, deep: int) -> object:
    match value:
        case str() if len(value) <= _LONGEST:
            return value
        case int() if not isinstance(value, bool):
            return value
        case float() if isfinite(value):
            return value
        case list() if len(value) <= _MOST and deep > 1:
            return tuple(_value(part, seats, deep - 1) for part in value)
        case {"seat": int(seat), **rest} if not rest and 0 <= seat < seats:
            return Who(seat)
        case {"id": _}:
            return parsed(value, seats, deep - 1)
        case _:
            raise Damaged("text.values", "can't be read")


def from_words(words: str, seats: int = MOST_SEATS) -> Text:
    """Words that were stored before there were languages; `{0}` is the name of seat 0."""
    parts = _SEAT.split(words)
    found: Mapping[bool, Any] = {
        False: verbatim,
        True: lambda digit: Who(int(digit)) if int(digit) < seats else verbatim("?"),
    }
    return together([found[n % 2 == 1](part) for n, part in enumerate(parts) if part])


def _read(data: object) -> Text:
    return data if isinstance(data, Text) else parsed(data, MOST_SEATS)


Said = Annotated[Text, PlainValidator(_read), PlainSerializer(plain)]
"""A text as a field of what pydantic stores and reads."""
