"""A monkey that plays everything: it presses, chooses, types and commands at random whatever people
are shown, with all subjects on at once. It knows no sequence, only what must always hold.

A walk is a list of acts. Each act names what a person used by its words and its place, not by its
custom id: so a part of a walk can be walked again, and a failing walk shrinks to a transcript.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from games import GAMES
from local_discord import (
    CannotDo,
    Channel,
    Message,
    Modal,
    NoSuchControl,
    Person,
    Reply,
    User,
)
from local_discord.tree import Kind, Select, options
from tests.e2e import holds, mishaps
from tests.e2e.acts import Act, does, known_as
from tests.e2e.hidden import Hidden
from tests.e2e.scene import Scene
from tests.e2e.web import browser, serving

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
OK, SERVER_ERROR = 200, 500
CUT_OFF = "Session is closed"
"""What the log may say of a press while the bot is stopped at once."""
QUIET = 0.01
"""Seconds in which nothing has happened. What the bot still does is waited for besides."""
NEVER = 1e9
"""Seconds of silence after which the bot would count as away: more than pass in any walk."""
SELDOM = 0.5
"""How often what was seldom used is preferred: the others are what one mostly sees, moves."""
FOLLOWED = 0.4
"""How often whoever was just shown something uses what is on it."""
STRANGE = {"endgame": 0.1, "restart": 0.3}
"""How often what ends everything is tried, of the times that it would be."""

Rounds = dict[str, tuple[float, Callable[[], Awaitable[object]]]]
"""By name, after how many seconds something is done again."""


@dataclass
class Time:
    """The bot's clock."""

    ahead: float = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@dataclass
class Walk:
    """One walk through a world."""

    scene: Scene
    time: Time
    places: dict[str, Channel]
    random: Random
    done: list[Act] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    read: dict[int, object] = field(default_factory=dict)
    """What each message showed when it was last looked at."""
    came: dict[int, int] = field(default_factory=dict)
    """The newest table when a message came."""
    used: Counter[str] = field(default_factory=Counter)
    """How often each control and command was."""
    rounds: Rounds = field(default_factory=dict)
    """What the bot does again and again. Here it does so when time passes."""
    hidden: Hidden = field(default_factory=Hidden)
    ended: dict[int, object] = field(default_factory=dict)
    """How each table ended that did."""
    shown: tuple[Person, str, Message] | None = None
    """Who was answered last, where and by what."""

    @property
    def people(self) -> dict[str, Person]:
        """Everybody there."""
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

    # --- what can be done ------------------------------------------------------------------------

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
        for place, channel in self._seen_by(who).items():
            for message in _newest(who, channel):
                yield from self._on_message(who, place, message)

    def _on_message(self, who: Person, place: str, message: Message) -> Iterator[tuple[str, Act]]:
        for button in message.buttons:
            if button.enabled and button.custom_id:
                called = _called(button.label, button.emoji)
                yield known_as(button.custom_id), Act(who.name, "press", place, called)
        for select in message.selects:
            if select.enabled:
                picked = self._picks(select)
                act = Act(who.name, "choose", place, _menu(select), picked)
                yield known_as(select.custom_id), act

    def _forged(self, who: Person) -> Act | None:
        """A control that was on some message once, used where it is not."""
        controls = [id for channel in self.all_places.values() for id in _ids(channel)]
        if not controls:
            return None
        place = self.random.choice(list(self._seen_by(who)))
        return Act(who.name, "forge", place, self.random.choice(controls))

    def _seen_by(self, who: Person) -> dict[str, Channel]:
        own = {"DM": who.dm} if who.dm else {}
        there = {name: c for name, c in self.all_places.items() if self.scene.world.sees(who, c)}
        return {name: c for name, c in there.items() if not (c.thread and c.thread.locked)} | own

    @property
    def _threads(self) -> dict[str, Channel]:
        return {f"thread {n}": c for n, c in enumerate(self.scene.guild.threads)}

    def _picks(self, select: Select) -> tuple[tuple[str, str], ...]:
        if select.kind == Kind.STRING_SELECT:
            count = self.random.randint(max(1, select.min_values), select.max_values)
            options = select.options
            picked = self.random.sample(options, min(count, len(options)))
            return tuple((str(n), option.label) for n, option in enumerate(picked))
        return (("0", self.random.choice(list(self.people))),)

    def _command(self, who: Person) -> Act:
        place, channel = self.random.choice(list(self._seen_by(who).items()))
        targets: list[User | Message] = [*self.people.values(), *_newest(who, channel)]
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

    # --- doing it --------------------------------------------------------------------------------

    async def do(self, act: Act) -> bool:
        """Do it, if it is still there to be done, and look whether all holds."""
        both = [act, *([act.beside] if act.beside else [])]
        self.done.append(act)
        replies = await asyncio.gather(*map(self._tried, both))
        if not any(did for did, _ in replies):
            self.done.pop()
            return False
        if act.how == "restart" and act.beside:
            self.scene.world.violations.clear()  # it could not answer any more
            self.faults[:] = [fault for fault in self.faults if CUT_OFF not in fault]
        else:
            for one, (_, reply) in zip(both, replies, strict=True):
                if reply:
                    await self._answered(reply, self.people[one.who])
        await self.settle()
        holds.check(self)
        return True

    async def _tried(self, act: Act) -> tuple[bool, Reply | None]:
        """Was it done, and what came of it."""
        try:
            return True, await self._done(act, self.people[act.who])
        except (CannotDo, NoSuchControl, KeyError):
            return False, None  # Discord's client lets nobody do that

    async def settle(self) -> None:
        """Wait until all is shown that has happened."""
        bot, world = self.scene.bot, self.scene.world
        while not await bot.router.finish():
            pass
        await bot.hands.settled()
        await world.settled(quiet=QUIET)

    async def wait(self, seconds: float) -> None:
        """So many seconds pass. The bot was there, though it notes that only afterwards."""
        bot = self.scene.bot
        bot.serving.locks.dead = bot.presence.dead = NEVER
        self.time.ahead += seconds
        self.scene.world.skip(seconds)
        bot.tables.earlier.set()
        await bot.clock.tick()
        for pause, work in list(self.rounds.values()):
            if pause <= seconds:
                await work()

    async def _done(self, act: Act, who: Person) -> Reply | None:
        match act.how:
            case "later":
                await self.wait(float(act.given[0][1]))
            case "restart":
                await self.scene.restart()
                if act.beside:  # what was pressed meanwhile is answered by now, or never
                    self.scene.world.skip(self.scene.world.deadline)
            case "doors":
                (who.close_dms if act.what == "close" else who.open_dms)()
            case "mishap":
                await mishaps.MISHAPS[act.what](self, who, self.all_places[act.where])
            case "suggest":
                focus, typed = (value for _, value in act.given)
                where = self._seen_by(who)[act.where]
                await who.suggest(act.what, where, focus, **{focus: typed})
            case "command":
                where = self._seen_by(who)[act.where]
                reply = await who.command(act.what, where, **self._options(act, who, where))
                if reply.message:
                    self.shown = who, act.where, reply.message
                return reply
            case _:
                return await self._used(act, who)
        return None

    def _options(self, act: Act, who: Person, where: Channel) -> dict[str, object]:
        kinds = _kinds(act.what, who, where)
        return {name: self._typed(kinds.get(name, 3), value) for name, value in act.given}

    def _typed(self, kind: int, value: str) -> object:
        match kind:
            case 4:
                return int(value)
            case 5:
                return bool(value)
            case 6:
                return self.people[value]
            case 7:
                return self.scene.channel
            case 8:
                return self.scene.guild.everyone
            case 10:
                return float(value)
            case 11:
                return ("record.json", value.encode())
        return value

    async def _used(self, act: Act, who: Person) -> Reply:
        newest = _newest(who, self._seen_by(who).get(act.where))
        if act.how == "menu":
            return await self._on(act, who, newest)
        if act.how == "forge":
            return await self._forge(act, who, newest)
        for message in reversed(newest):
            for button in message.buttons:
                if act.how != "press" or not button.enabled or not button.custom_id:
                    continue
                called = _called(button.label, button.emoji)
                if called == act.what or does(button.custom_id, act.what):
                    before = holds.open_offer(self, button.custom_id)
                    reply = await who.press(message, button)
                    told = reply.message or message
                    self.shown = who, act.where, told
                    await holds.ends(self, who, button.custom_id, before, told)
                    return reply
            for select in message.selects:
                if act.how == "choose" and _menu(select) == act.what and select.enabled:
                    chosen = self._chosen(act, select)
                    reply = await who.choose(message, select.custom_id, *chosen)
                    self.shown = who, act.where, reply.message or message
                    return reply
        raise NoSuchControl(act.what)

    async def _on(self, act: Act, who: Person, newest: Sequence[Message]) -> Reply:
        on = int(act.given[0][1]) - len(self.people)
        if on < 0:
            person = list(self.people.values())[on]
            return await who.user_command(act.what, person, self._seen_by(who)[act.where])
        if on >= len(newest):
            raise NoSuchControl(act.what)
        return await who.message_command(act.what, newest[on])

    async def _forge(self, act: Act, who: Person, newest: Sequence[Message]) -> Reply:
        """As a hostile client, which names any control; what comes of it where the bot believes
        that it is there: `test_forged`."""
        if not newest:
            raise NoSuchControl(act.what)
        return await who.forge(newest[-1], act.what, None if act.what[0] in "gtlcp" else ["0"])

    def _chosen(self, act: Act, select: Select) -> list[object]:
        if select.kind == Kind.STRING_SELECT:
            return [label for _, label in act.given]
        if select.kind in (Kind.USER_SELECT, Kind.MENTIONABLE_SELECT):
            return [self.people[name] for _, name in act.given]
        if select.kind == Kind.CHANNEL_SELECT:
            return [self.scene.channel]
        return [self.scene.guild.everyone]

    async def _answered(self, reply: Reply, who: Person) -> None:
        if reply.failed:
            raise AssertionError(f"Discord says: {reply.failed}")
        if reply.message and (link := _link(reply.message)):
            await self._touches(link)
        if reply.modal and self.random.random() < 0.9:
            try:
                sent = await who.submit(reply.modal, self._form(reply.modal))
            except CannotDo:
                return
            await self._answered(sent, who)

    async def _touches(self, link: str) -> None:
        """Open the page, and touch something there."""
        async with serving(self.scene.bot) as server, browser(server, link) as visitor:
            opened = await visitor.post("open", {"secret": link, "go": True})
            visitor.home, _, table = (await opened.json())["to"].partition("#")
            visitor.table = int(table)
            for _ in range(self.random.randint(1, 4)):
                looked = await visitor.get(visitor.place)
                self._page_holds(looked.status)
                visitor.seen = await looked.json()
                if looked.status != OK or visitor.seen.get("over"):
                    return
                moves, acts = visitor.moves(), [act["label"] for act in visitor.seen["acts"]]
                if moves and (not acts or self.random.random() < 0.7):
                    answer = await visitor.play(self.random.choice(moves))
                elif acts:
                    answer = await visitor.use(self.random.choice(acts))
                else:
                    return
                self._page_holds(answer["status"])

    def _page_holds(self, status: int) -> None:
        if status >= SERVER_ERROR:
            raise AssertionError(f"the page answers {status}")

    def _form(self, modal: Modal) -> dict[str, object]:
        """What a person types and chooses in a form. Most of it stays as it was offered."""
        given = dict[str, object]()
        for entry in modal.fields:
            if self.random.random() < 0.5:
                continue
            if entry.control.kind == Kind.TEXT_INPUT:
                given[entry.custom_id] = self.random.choice(WORDS)
            elif entry.control.kind == Kind.STRING_SELECT and isinstance(entry.control, Select):
                given[entry.custom_id] = [label for _, label in self._picks(entry.control)]
            elif entry.control.kind == Kind.RADIO_GROUP:
                given[entry.custom_id] = [self.random.choice(options(entry.control.data)).value]
            elif entry.control.kind == Kind.USER_SELECT:
                given[entry.custom_id] = [self.random.choice(list(self.people.values()))]
        return given


def _newest(who: Person, channel: Channel | None) -> list[Message]:
    seen = [m for m in who.look(channel) if m.author.bot and not m.deleted]
    return seen[-NEWEST:]


def _link(message: Message) -> str | None:
    """The secret of a link to the page, if there is one."""
    links = [button.url for button in message.buttons if button.url]
    found = [url.partition("#")[2] for url in links if url.startswith("http://page.test/games/#")]
    return found[0] if found else None


def _called(label: str | None, emoji: str | None) -> str:
    return label or emoji or ""


def _menu(select: Select) -> str:
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


def _kinds(path: str, who: Person, where: Channel) -> dict[str, int]:
    first, *rest = path.split()
    found = next((c.data for c in who.commands(where) if c.name == first), {})
    options = found.get("options") or []
    for word in rest:
        options = next((o.get("options") or [] for o in options if o["name"] == word), [])
    return {o["name"]: o["type"] for o in options}
