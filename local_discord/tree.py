"""A message's components as a tree of records that people and pages can look at."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from .errors import Json


class Kind(IntEnum):
    """https://discord.com/developers/docs/components/reference#component-object-component-types"""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(range(3, 9)) - {4}


@dataclass(frozen=True)
class Component:
    """Any component: its kind, Discord's own fields, what is inside it."""

    kind: Kind
    data: Json
    children: tuple[Component, ...] = ()


@dataclass(frozen=True)
class Button(Component):
    """A button; ``style`` is 1 blurple, 2 grey, 3 green, 4 red, 5 link."""

    @property
    def label(self) -> str:
        """The text without the emoji."""
        return self.data.get("label") or ""

    @property
    def emoji(self) -> str:
        """The emoji, or nothing."""
        return (self.data.get("emoji") or {}).get("name") or ""

    @property
    def custom_id(self) -> str | None:
        """The id by which the bot knows it; links have none."""
        return self.data.get("custom_id")

    @property
    def style(self) -> int:
        """Discord's number of the style."""
        return int(self.data["style"])

    @property
    def url(self) -> str | None:
        """Where a link leads."""
        return self.data.get("url")

    @property
    def enabled(self) -> bool:
        """Whether it can be pressed."""
        return not self.data.get("disabled")


@dataclass(frozen=True)
class Option:
    """An entry of a menu."""

    label: str
    value: str
    description: str = ""
    emoji: str = ""
    default: bool = False


@dataclass(frozen=True)
class Select(Component):
    """A menu of one of the five kinds; only string menus list their options."""

    @property
    def placeholder(self) -> str:
        """What the menu says while nothing is chosen."""
        return self.data.get("placeholder") or ""

    @property
    def custom_id(self) -> str:
        """The id by which the bot knows it."""
        return str(self.data["custom_id"])

    @property
    def options(self) -> list[Option]:
        """The entries of a string menu."""
        return options(self.data)

    @property
    def min_values(self) -> int:
        """How many must be chosen."""
        return _count(self.data, "min_values")

    @property
    def max_values(self) -> int:
        """How many may be chosen."""
        return _count(self.data, "max_values")

    @property
    def enabled(self) -> bool:
        """Whether it can be used."""
        return not self.data.get("disabled")


@dataclass(frozen=True)
class Field:
    """Something to fill in on a modal, with the label above it."""

    label: str
    description: str
    control: Component

    @property
    def custom_id(self) -> str:
        """The id by which the bot knows it."""
        return str(self.control.data["custom_id"])

    @property
    def required(self) -> bool:
        """Whether it must be filled in; a checkbox never has to be."""
        wanted = self.control.data.get("required")
        return self.control.kind != Kind.CHECKBOX and wanted is not False


def _count(data: Json, name: str) -> int:
    value = data.get(name)
    return 1 if value is None else int(value)


def options(data: Json) -> list[Option]:
    """The entries that a menu or group of checkboxes lists."""
    return [
        Option(
            label=o["label"],
            value=o["value"],
            description=o.get("description") or "",
            emoji=(o.get("emoji") or {}).get("name") or "",
            default=bool(o.get("default")),
        )
        for o in data.get("options") or []
    ]


def inside(data: Json) -> list[Json]:
    """The components directly inside this one, in reading order."""
    nested = list(data.get("components") or [])
    nested += [data[name] for name in ("accessory", "component") if data.get(name)]
    return nested


def everything(components: Iterable[Json]) -> Iterator[Json]:
    """The components and everything inside them, in reading order."""
    for data in components:
        yield data
        yield from everything(inside(data))


def numbered(components: Sequence[Json]) -> list[Json]:
    """A copy in which every component has an id of its own; 0 counts as none."""
    copied = copy.deepcopy(list(components))
    found = list(everything(copied))
    taken = {c["id"] for c in found if c.get("id")}
    free = (n for n in itertools.count(1) if n not in taken)
    for component in found:
        component["id"] = component.get("id") or next(free)
    return copied


def parse(components: Sequence[Json]) -> tuple[Component, ...]:
    """Discord's JSON as a tree of records."""
    return tuple(map(_parse, components))


def _parse(data: Json) -> Component:
    kind = Kind(data["type"])
    if kind == Kind.BUTTON:
        return Button(kind, data)
    if kind in SELECTS:
        return Select(kind, data)
    return Component(kind, data, parse(inside(data)))


def walk(components: Iterable[Component]) -> Iterator[Component]:
    """A tree's components in reading order."""
    for component in components:
        yield component
        yield from walk(component.children)


def texts(components: Iterable[Component]) -> list[str]:
    """The contents of the text displays, in reading order."""
    return [c.data["content"] for c in walk(components) if c.kind == Kind.TEXT_DISPLAY]


def alt_texts(components: Iterable[Component]) -> list[str]:
    """What galleries and thumbnails say instead of their pictures, in reading order."""
    found = []
    for component in walk(components):
        shown = component.data.get("items") or [component.data]
        pictures = shown if component.kind in (Kind.MEDIA_GALLERY, Kind.THUMBNAIL) else []
        found += [item["description"] for item in pictures if item.get("description")]
    return found


def fields(components: Iterable[Component]) -> list[Field]:
    """The fields that a modal asks for; in old modals the text input itself has the label."""
    found = []
    for component in components:
        data = component.data
        if component.kind == Kind.LABEL:
            description = data.get("description") or ""
            found.append(Field(data["label"], description, component.children[0]))
        elif component.kind == Kind.ACTION_ROW:
            found += [Field(c.data.get("label") or "", "", c) for c in component.children]
    return found
