"""What somebody on a walk of the monkey could do: anything among what they are shown, at random."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from games import GAMES
from local_discord import Channel, Message, Person, User
from local_discord.tree import Kind, Select
from tests.e2e import mishaps
from tests.e2e.acts import Act, known_as
from tests.e2e.scene import Scene

NEWEST = 4
"""So many messages of a place are looked at."""
WORDS = (
    "",
    "1",
    "a1",
    "ready",
    "dig up",
    "C5; F2",
    "ходи сюда",
    "nach oben",
    "@everyone `*_",
    "x" * 90,
)
"""What people type."""
LEAPS = (30.0, 600.0, 4_000.0, 40_000.0, 100_000.0, 700_000.0)
"""Seconds that pass at a time."""
SELDOM = 0.5
"""How often what was seldom used is preferred: the others are what one mostly sees, moves."""
FOLLOWED = 0.4
"""How often whoever was just shown something uses what is on it."""
STRANGE = {"endgame": 0.1, "restart": 0.3}
"""How often what ends everything is tried, of the times that it would be."""


@dataclass
class Time:
    """The bot's clock."""

    ahead: float = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@dataclass
class Ideas:
    """What people are shown, and what they think of doing with it."""

    scene: Scene
    time: Time
    places: dict[str, Channel]
    random: Random
    used: Counter[str] = field(default_factory=Counter)
    """How often each control and command was."""
    shown: tuple[Person, str, Message] | None = None
    """Who was answered last, where and by what."""

    @property
    def people(self) -> dict[str, Person]:
        scene = self.scene
        return {p.name: p for p in (scene.anna, scene.bob, scene.cleo, scene.dora)}

    @property
    def shared(self) -> list[Channel]:
        """The channels and threads of the server."""
        own = [channel for name, channel in self.places.items() if name != "Friends"]
        return [*own, *self._threads.values()]

    @property
    def all_places(self) -> dict[str, Channel]:
        """All but direct messages."""
        return {**self.places, **self._threads}

    def act(self) -> Act:
        """Something at random among everything that somebody is shown."""
        who, kind = self.random.choice(list(self.people.values())), self.random.random()
        if kind < 0.03:
            return Act(who.name, "later", given=(("by", str(self.random.choice(LEAPS))),))
        if kind < 0.035:
            return Act(who.name, "restart")
        if kind < 0.05:
            return Act(who.name, "doors", what=self.random.choice(("close", "open")))
        if kind < 0.10:
            place = self.random.choice(list(self.all_places))
            return Act(who.name, "mishap", place, self.random.choice(mishaps.OFTEN))
        if kind < 0.15:
            return replace(
                self._one(who), beside=self._one(self.random.choice(list(self.people.values())))
            )
        if kind < 0.16:
            return Act(who.name, "restart", beside=self._one(who))
        if self.shown and self.random.random() < FOLLOWED:
            who, place, message = self.shown
            if offered := list(self._on_message(who, place, message)):
                return self._of(offered)
        return self._one(who)

    def _one(self, who: Person) -> Act:
        kind = self.random.random()
        if kind < 0.02 and (forged := self._forged(who)):
            return forged
        if kind < 0.35:
            people = self.people.values()
            if offered := [one for person in people for one in self._offered(person)]:
                return self._of(offered, 1.0)
        if kind < 0.75 and (offered := list(self._offered(who))):
            return self._of(offered)
        return self._command(who)

    def _of(self, offered: Sequence[tuple[str, Act]], seldom: float = SELDOM) -> Act:
        """One of these, often one that was seldom used."""
        if self.random.random() < seldom:
            names = list(dict.fromkeys(name for name, _ in offered))
            weights = [1 / (1 + self.used[name]) ** 2 for name in names]
            [name] = self.random.choices(names, weights)
            offered = [one for one in offered if one[0] == name]
        name, act = self.random.choice(offered)
        self.used[name] += 1
        return act

    def _offered(self, who: Person) -> Iterator[tuple[str, Act]]:
        for place, channel in self.seen_by(who).items():
            for message in newest_of(who, channel):
                yield from self._on_message(who, place, message)

    def _on_message(self, who: Person, place: str, message: Message) -> Iterator[tuple[str, Act]]:
        for button in message.buttons:
            if button.enabled and button.custom_id:
                called = called_by(button.label, button.emoji)
                yield known_as(button.custom_id), Act(who.name, "press", place, called)
        for select in message.selects:
            if select.enabled:
                picked = self.picks(select)
                act = Act(who.name, "choose", place, menu_of(select), picked)
                yield known_as(select.custom_id), act

    def _forged(self, who: Person) -> Act | None:
        """A control that was on some message once, used where it is not."""
        controls = [id for channel in self.all_places.values() for id in _ids(channel)]
        places = list(self.seen_by(who))
        if not controls or not places:
            return None
        place = self.random.choice(places)
        return Act(who.name, "forge", place, self.random.choice(controls))

    def seen_by(self, who: Person) -> dict[str, Channel]:
        own = {"DM": who.dm} if who.dm else {}
        there = {name: c for name, c in self.all_places.items() if self.scene.world.sees(who, c)}
        return {name: c for name, c in there.items() if not (c.thread and c.thread.locked)} | own

    @property
    def _threads(self) -> dict[str, Channel]:
        return {f"thread {n}": c for n, c in enumerate(self.scene.guild.threads)}

    def picks(self, select: Select) -> tuple[tuple[str, str], ...]:
        if select.kind == Kind.STRING_SELECT:
            count = self.random.randint(max(1, select.min_values), select.max_values)
            options = select.options
            picked = self.random.sample(options, min(count, len(options)))
            return tuple((str(n), option.label) for n, option in enumerate(picked))
        return (("0", self.random.choice(list(self.people))),)

    def _command(self, who: Person) -> Act:
        if not (seen := list(self.seen_by(who).items())):  # who has left, and was never written to
            return Act(who.name, "mishap", "general", "comes back")
        place, channel = self.random.choice(seen)
        targets: list[User | Message] = [*self.people.values(), *newest_of(who, channel)]
        on = self.random.randrange(len(targets))
        lines = [
            (path, "command", given)
            for c in who.commands(channel)
            for path, given in _lines(c.data)
        ]
        lines += [(c.name, "menu", []) for c in who.menu(targets[on], channel)]
        if not lines:
            return Act(who.name, "doors", what="open")
        weights = [STRANGE.get(path, 1) / (1 + self.used[path]) for path, _, _ in lines]
        [(path, how, options)] = self.random.choices(lines, weights)
        self.used[path] += 1
        if how == "menu":
            return Act(who.name, how, place, path, (("on", str(on)),))
        given = [(str(o["name"]), self._value(o)) for o in options if self._filled(o)]
        focus = [str(o["name"]) for o in options if o.get("autocomplete")]
        if focus and self.random.random() < 0.3:
            given = [("focus", self.random.choice(focus)), ("typed", self.random.choice(WORDS))]
            return Act(who.name, "suggest", place, path, tuple(given))
        return Act(who.name, "command", place, path, tuple(given))

    def _filled(self, option: dict[str, Any]) -> bool:
        return bool(option.get("required")) or self.random.random() < 0.4

    def _value(self, option: dict[str, Any]) -> str:
        choices = option.get("choices")
        if isinstance(choices, list) and choices:
            return str(self.random.choice(choices)["value"])
        if option["name"] == "game":
            return self.random.choice(list(GAMES))
        if option["type"] in (4, 10):
            return str(self.random.randint(1, 9))
        if option["type"] == 5:
            return self.random.choice(("True", ""))
        return self.random.choice(list(self.people) if option["type"] == 6 else WORDS[1:])


def newest_of(who: Person, channel: Channel | None) -> list[Message]:
    seen = [m for m in who.look(channel) if m.author.bot and not m.deleted]
    return seen[-NEWEST:]


def called_by(label: str | None, emoji: str | None) -> str:
    return label or emoji or ""


def menu_of(select: Select) -> str:
    return select.placeholder or str(select.kind)


def _ids(channel: Channel) -> list[str]:
    messages = [m for m in channel.messages.values() if m.author.bot]
    buttons = [b.custom_id for m in messages for b in m.buttons if b.custom_id]
    return buttons + [s.custom_id for m in messages for s in m.selects]


def _lines(data: dict[str, Any], before: str = "") -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A command's subcommands, and their options."""
    path, options = f"{before}{data['name']}", data.get("options") or []
    if options and options[0]["type"] in (1, 2):
        for option in options:
            yield from _lines(option, f"{path} ")
    else:
        yield path, options
