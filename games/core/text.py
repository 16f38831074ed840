"""Sentences for people, and what is said when something may not be or is not right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.core import catalogue
from games.core.languages import ENGLISH

Seat = int
"""A player's chair, from 0."""

JOINS = {"lines": "\n", "paragraphs": "\n\n", "sentences": " ", "together": ""}
"""Ids of texts that are nothing but others in a row -> what stands between them."""


@dataclass(frozen=True)
class Who:
    """A seat inside a `Text`; whoever prints the text knows the person's name."""

    seat: Seat


@dataclass(frozen=True)
class Text:
    """A sentence for people: the id of a message in a room's `locale`, and the values it names.

    Values are strings (names of people, squares, keys that a message selects by), numbers (those
    that are not whole get one decimal), `Who`, other texts, or tuples of these (printed with
    commas).
    """

    id: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.id)

    def say(self, names: Sequence[str], language: str = ENGLISH) -> str:
        """The sentence in this language, with `names[seat]` for every `Who`."""
        said = {name: _plain(value, names, language) for name, value in self.values.items()}
        if self.id in JOINS:
            return JOINS[self.id].join(map(str, said.values()))
        return catalogue.spoken(language, self.id, tuple(sorted(said.items())))


def _plain(value: object, names: Sequence[str], language: str) -> str | float:
    match value:
        case Text():
            return value.say(names, language)
        case Who(seat):
            return names[seat]
        case tuple():
            return ", ".join(str(_plain(part, names, language)) for part in value)
        case int():
            return value
        case float():
            return round(value, 1)
        case _:
            return str(value)


def say(id: str, /, **values: object) -> Text:
    """Short for `Text(id, values)`."""
    return Text(id, values)


def verbatim(words: str) -> Text:
    """What has no id: words that were stored before there were languages, or that people wrote."""
    return say("core-verbatim", words=words)


def lines(texts: Sequence[Text]) -> Text:
    """The texts below each other."""
    return _joined("lines", texts)


def sentences(texts: Sequence[Text]) -> Text:
    """The texts after each other."""
    return _joined("sentences", texts)


def paragraphs(texts: Sequence[Text]) -> Text:
    """The texts below each other, an empty line between them."""
    return _joined("paragraphs", texts)


def together(parts: Sequence[Text | Who]) -> Text:
    """What was one text before its names were taken out of it."""
    return _joined("together", parts)


def _joined(join: str, texts: Sequence[Text | Who]) -> Text:
    return Text(join, {f"part{n}": text for n, text in enumerate(texts)})


def all_of(values: Sequence[object]) -> Text:
    """`A, B and C`, in whatever way a language says that."""
    return _list("core-and", values)


def any_of(values: Sequence[object]) -> Text:
    """`A, B or C`, in whatever way a language says that."""
    return _list("core-or", values)


def _list(id: str, values: Sequence[object]) -> Text:
    *others, last = values
    return Text(id, {"others": tuple(others), "last": last, "count": len(values)})


@dataclass(frozen=True)
class Note:
    """Something that was told: to one seat, or to everybody (`to` is None)."""

    text: Text
    to: Seat | None = None


class Refused(Exception):
    """A person may not do this; `text` tells that person why, from what they may know."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class Damaged(ValueError):
    """Something that came from outside (a deal, a record) is not what it should be.

    `where` is the place of the fault, such as `log[36]` or `deal.boards[1][3]`.
    """

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why
