"""Slash commands as somebody types them: which there are, and what each option takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ..checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    SUBCOMMAND,
    USER,
)
from ..errors import CannotDo, Json
from ..model import Channel, Command, Role, User
from ..people.person import Person
from .picker import Choice, channels, entity, people, roles


@dataclass(frozen=True)
class Usage:
    """A command, or a subcommand with the names that lead to it."""

    name: str
    shown: str  # the name in the person's language
    names: frozenset[str]  # in every language
    description: str
    options: tuple[Json, ...]
    bot: User


def usages(person: Person, channel: Channel) -> list[Usage]:
    """Everything that can be typed after a slash, in Discord's order."""
    return [u for c in person.commands(channel) for u in _usages(c, person.locale)]


def _usages(command: Command, locale: str) -> Iterator[Usage]:
    locales = {None, locale, *_locales(command.data)}

    def walk(data: Json, names: str, called: Mapping[str | None, str]) -> Iterator[Usage]:
        names = f"{names} {data['name']}".strip()
        called = {one: f"{so_far} {said(data, 'name', one)}" for one, so_far in called.items()}
        called = {one: name.strip() for one, name in called.items()}
        options = data.get("options") or []
        inner = [o for o in options if o["type"] in (SUBCOMMAND, GROUP)]
        if not inner:
            words = said(data, "description", locale)
            every, bot = frozenset(called.values()), command.application.user
            yield Usage(names, called[locale], every, words, tuple(options), bot)
        for option in inner:
            yield from walk(option, names, called)

    return walk(command.data, "", dict.fromkeys(locales, ""))


def _locales(data: Json) -> Iterator[str]:
    """The languages for which a command, or anything in it, has a translated name."""
    yield from data.get("name_localizations") or {}
    for option in data.get("options") or []:
        yield from _locales(option)


def said(data: Json, what: str, locale: str | None) -> str:
    """A name or description in a person's language, or the bot's own if there is no translation."""
    return str((data.get(f"{what}_localizations") or {}).get(locale or "") or data[what])


@dataclass(eq=False)
class Slot:
    """An option that is being filled in."""

    option: Json
    person: Person
    channel: Channel
    text: str = ""
    choice: Choice | None = None
    wrong: str = ""
    offered: list[Choice] | None = field(init=False)  # None: anything may be typed

    def __post_init__(self) -> None:
        self.offered = self._offered()

    @property
    def name(self) -> str:
        """The option's own name."""
        return str(self.option["name"])

    @property
    def shown(self) -> str:
        """The name in the person's language."""
        return said(self.option, "name", self.person.locale)

    @property
    def description(self) -> str:
        """What it is for, in the person's language."""
        return said(self.option, "description", self.person.locale)

    @property
    def required(self) -> bool:
        """Whether it must be filled in."""
        return bool(self.option.get("required"))

    @property
    def suggests(self) -> bool:
        """Whether the bot is asked for suggestions."""
        return bool(self.option.get("autocomplete"))

    def fill(self, choice: Choice) -> None:
        """Take an entry from the list."""
        self.text, self.choice, self.wrong = choice.label, choice, ""

    def matching(self) -> list[Choice]:
        """What is on offer for the text so far; after a pick nothing more is."""
        if self.choice and self.choice.label == self.text:
            return []
        wanted = self.text.casefold()
        return [c for c in self.offered or () if wanted in c.label.casefold()]

    def value(self) -> object:
        """The value that the command gets; raises :class:`CannotDo` if the text does not fit."""
        if self.choice and self.choice.label == self.text:
            return self.choice.value
        if self.offered is None:
            return self._typed()
        wanted = self.text.casefold()
        for choice in self.offered:
            if choice.label.casefold().lstrip("@#") == wanted.lstrip("@#"):
                return choice.value
        raise CannotDo(f"{self.shown}: pick one from the list")

    def problem(self) -> str:
        """Why it can't be sent as it is; empty if it can."""
        if not self.text:
            return f"{self.shown}: this option is required" if self.required else ""
        try:
            self.value()
        except CannotDo as error:
            return str(error)
        return ""

    def _typed(self) -> object:
        kinds = {INTEGER: int, NUMBER: float}
        try:
            return kinds.get(self.option["type"], str)(self.text)
        except ValueError:
            raise CannotDo(f"{self.shown}: “{self.text}” is not a number") from None

    def _offered(self) -> list[Choice] | None:
        kind, option = self.option["type"], self.option
        if option.get("choices"):
            locale = self.person.locale
            return [Choice(said(c, "name", locale), c["value"]) for c in option["choices"]]
        if kind == BOOLEAN:
            return [Choice("True", True), Choice("False", False)]
        if kind == ATTACHMENT:
            return []
        found: list[User | Role | Channel] = []
        if kind in (USER, MENTIONABLE):
            found += people(self.channel)
        if kind in (ROLE, MENTIONABLE):
            found += roles(self.channel)
        if kind == CHANNEL:
            found += channels(self.person, self.channel, option.get("channel_types"))
        return [entity(one) for one in found] if found else None
