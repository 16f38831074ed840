"""Sentences for people, and what is said when something may not be or is not right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Seat = int
"""A player's chair, from 0."""


@dataclass(frozen=True)
class Who:
    """A seat inside a `Text`; whoever prints the text knows the person's name."""

    seat: Seat


@dataclass(frozen=True)
class Text:
    """A sentence for people: a template (the English one is its key) and the values it names.

    Values are strings, numbers, `Who`, other texts, or tuples of these (printed with commas).
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.template)

    def say(self, names: Sequence[str]) -> str:
        """The sentence, with `names[seat]` for every `Who`."""
        return self.template.format_map({k: _say(v, names) for k, v in self.values.items()})


def _say(value: object, names: Sequence[str]) -> str:
    match value:
        case Text():
            return value.say(names)
        case Who(seat):
            return names[seat]
        case tuple():
            return ", ".join(_say(part, names) for part in value)
        case _:
            return str(value)


def say(template: str, **values: object) -> Text:
    """Short for `Text(template, values)`."""
    return Text(template, values)


def lines(texts: Sequence[Text], between: str = "\n") -> Text:
    """The texts below each other."""
    return _joined(texts, between)


def sentences(texts: Sequence[Text]) -> Text:
    """The texts after each other."""
    return _joined(texts, " ")


def _joined(texts: Sequence[Text], between: str) -> Text:
    keys = [f"part{n}" for n in range(len(texts))]
    template = between.join(f"{{{key}}}" for key in keys)
    return Text(template, dict(zip(keys, texts, strict=True)))


@dataclass(frozen=True)
class Note:
    """Something that was told: to one seat, or to everybody (`to` is None)."""

    text: Text
    to: Seat | None = None


class Refused(Exception):
    """A person may not do this; `text` tells that person why, from what they may know."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.template)
        self.text = text


class Damaged(ValueError):
    """Something that came from outside (a deal, a record) is not what it should be.

    `where` is the place of the fault, such as `log[36]` or `deal.boards[1][3]`.
    """

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why
