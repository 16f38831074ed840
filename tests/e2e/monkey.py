"""A monkey that plays everything: it presses, chooses, types and commands at random whatever people
are shown, with all subjects on at once. It knows no sequence, only what must always hold.

A walk is a list of acts. Each act names what a person used by its words and its place, not by its
custom id: so a part of a walk can be walked again, and a failing walk shrinks to a transcript.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from random import Random

from bot.cogs.tournaments.rounds import Rounds
from bot.times import FORTNIGHT
from games import GAMES
from games.core import say
from local_discord import (
    Application,
    CannotDo,
    Channel,
    Guild,
    Message,
    Modal,
    NoSuchControl,
    Permission,
    Person,
    Reply,
    World,
)
from local_discord.kinds import ChannelType
from local_discord.tree import Kind, Select
from tests.e2e.acts import BEGINNING, Act, does, transcript, written
from tests.e2e.scene import People, Scene, founded, hosting
from tests.e2e.web import WHERE, browser, serving

NEWEST = 4
"""So many messages of a place are looked at."""
LOCALES = ("en-US", "ru", "de", "en-US")
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
WENT_WRONG = tuple(
    say("bot-went-wrong", error="~").in_(language).partition("~")[0]
    for language in ("en", "de", "ru")
)
OK, SERVER_ERROR = 200, 500
STRANGE = {"endgame": 0.1, "restart": 0.3}
"""How often what ends everything is tried, of the times that it would be."""


class Wrong(AssertionError):
    """A walk on which something that must always hold does not."""

    def __init__(self, acts: Sequence[Act], error: Exception) -> None:
        super().__init__(f"{error}\n{transcript(acts)}\n{written(acts)}")
        self.acts, self.error = list(acts), error

    @property
    def kind(self) -> tuple[type[Exception], str]:
        """What went wrong, without its numbers."""
        return type(self.error), re.sub(r"\d+", "", str(self.error)[:60])


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

    @property
    def people(self) -> dict[str, Person]:
        """Everybody there."""
        scene = self.scene
        return {p.name: p for p in (scene.anna, scene.bob, scene.cleo, scene.dora)}

    # --- what can be done ------------------------------------------------------------------------

    def act(self) -> Act:
        """Something at random among everything that somebody is shown."""
        who = self.random.choice(list(self.people.values()))
        offered = list(self._offered(who))
        kind = self.random.random()
        if kind < 0.03:
            return Act(who.name, "later", given=(("by", str(self.random.choice(LEAPS))),))
        if kind < 0.035:
            return Act(who.name, "restart")
        if kind < 0.05:
            return Act(who.name, "doors", what=self.random.choice(("close", "open")))
        if offered and kind < 0.75:
            return self.random.choice(offered)
        return self._command(who)

    def _offered(self, who: Person) -> Iterator[Act]:
        for place, channel in self._seen_by(who).items():
            for message in _newest(who, channel):
                for button in message.buttons:
                    if button.enabled and button.custom_id:
                        yield Act(who.name, "press", place, _called(button.label, button.emoji))
                for select in message.selects:
                    if select.enabled:
                        yield Act(who.name, "choose", place, _menu(select), self._picks(select))

    def _seen_by(self, who: Person) -> dict[str, Channel]:
        own = {"DM": who.dm} if who.dm else {}
        there = {**self.places, **self._threads}
        return {name: c for name, c in there.items() if self.scene.world.sees(who, c)} | own

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
        commands = who.commands(channel)
        if not commands:
            return Act(who.name, "doors", what="open")
        path, options = _line(self.random.choice(commands).data, self.random)
        if self.random.random() > STRANGE.get(path, 1.0):
            path, options = "board", []
        given = [(str(o["name"]), self._value(o)) for o in options if self._filled(o)]
        return Act(who.name, "command", place, path, tuple(given))

    def _filled(self, option: dict[str, object]) -> bool:
        return bool(option.get("required")) or self.random.random() < 0.4

    def _value(self, option: dict[str, object]) -> str:
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
        who = self.people[act.who]
        try:
            reply = await self._done(act, who)
        except (CannotDo, NoSuchControl):
            return False  # Discord's client lets nobody do that
        self.done.append(act)
        if reply:
            await self._answered(reply, who)
        await self.scene.settle()
        self.check()
        return True

    async def _done(self, act: Act, who: Person) -> Reply | None:
        match act.how:
            case "later":
                self.time.ahead += float(act.given[0][1])
                self.scene.bot.tables.earlier.set()
                await self.scene.bot.clock.tick()
                await self._rounds()
            case "restart":
                await self.scene.restart()
            case "doors":
                (who.close_dms if act.what == "close" else who.open_dms)()
            case "command":
                where = self._seen_by(who)[act.where]
                return await who.command(act.what, where, **self._options(act, who, where))
            case _:
                return await self._used(act, who)
        return None

    async def _rounds(self) -> None:
        rounds = self.scene.cog(Rounds)
        await rounds.director.tick()

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
        for message in reversed(_newest(who, self._seen_by(who).get(act.where))):
            for button in message.buttons:
                if act.how != "press" or not button.enabled or not button.custom_id:
                    continue
                called = _called(button.label, button.emoji)
                if called == act.what or does(button.custom_id, act.what):
                    return await who.press(message, button)
            for select in message.selects:
                if act.how == "choose" and _menu(select) == act.what and select.enabled:
                    return await who.choose(message, select.custom_id, *self._chosen(act, select))
        raise NoSuchControl(act.what)

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
        return given

    # --- what must always hold -------------------------------------------------------------------

    def check(self) -> None:
        """Raises `Wrong`."""
        if self.faults:
            raise AssertionError(f"the log has an error: {self.faults[0]}")
        for message in self._messages():
            now = message.content, message.components_json
            if self.read.get(message.id) == now:
                continue
            self.read[message.id] = now
            if any(text in message.text for text in WENT_WRONG):
                raise AssertionError(f"somebody reads {message.text!r}")
        for channel in (self.places["general"], self.places["second"], *self._threads.values()):
            live = [m for m in channel.messages.values() if _moves(m)]
            tables = [_table(m) for m in live]
            for message in live[:-1]:
                if tables.count(_table(message)) > 1:
                    raise AssertionError(f"two messages have moves, this one too: {message.text!r}")

    def _messages(self) -> Iterator[Message]:
        for channel in (
            *self.places.values(),
            *self._threads.values(),
            *(p.dm for p in self.people.values()),
        ):
            yield from channel.messages.values() if channel else ()

    async def check_end(self) -> None:
        """At the end: what is shown is what is stored, and what is left alone comes to its end."""
        await self.scene.settle()
        bot = self.scene.bot
        for live in bot.tables.in_memory:
            behind = live.shown < live.table.revision
            if behind and not live.refused and live.table.reach == "channel":
                raise AssertionError(f"table {live.table.id} is not shown as it is")
        for person in self.people.values():
            person.open_dms()
        for _ in range(12):  # the longest clock, its reserve, days away, pauses
            self.time.ahead += FORTNIGHT / 2 - 3600
            await bot.clock.tick()
            await self._rounds()
            await self.scene.settle()
            self.check()
        for person in self.people.values():
            for table in await bot.tables.tables_of(person.id):
                timed = table.stage == "playing" and table.deadline is not None
                if timed and not table.lenient and not table.pause:
                    raise AssertionError(f"table {table.id} was left alone and does not end")


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


def _moves(message: Message) -> list[str]:
    ids = [b.custom_id or "" for b in message.buttons] + [s.custom_id for s in message.selects]
    return [] if message.ephemeral or message.deleted else [i for i in ids if i[:2] in ("g:", "s:")]


def _table(message: Message) -> str:
    return _moves(message)[0].split(":")[1]


def _line(data: dict[str, object], random: Random) -> tuple[str, list[dict[str, object]]]:
    """One of a command's subcommands, and its options."""
    path, options = [str(data["name"])], list(data.get("options") or [])  # type: ignore[call-overload]
    while options and options[0]["type"] in (1, 2):
        chosen = random.choice(options)
        path.append(chosen["name"])
        options = chosen.get("options") or []
    return " ".join(path), options


def _kinds(path: str, who: Person, where: Channel) -> dict[str, int]:
    first, *rest = path.split()
    found = next((c.data for c in who.commands(where) if c.name == first), {})
    options = found.get("options") or []
    for word in rest:
        options = next((o.get("options") or [] for o in options if o["name"] == word), [])
    return {o["name"]: o["type"] for o in options}


# --- walks ---------------------------------------------------------------------------------------


@contextmanager
def _heard(faults: list[str]) -> Iterator[None]:
    """What the bot's log says of errors."""

    class Listens(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            faults.append(self.format(record))

    handler = Listens(logging.ERROR)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)


async def walked(database: str, seed: object, steps: int, acts: Sequence[Act] = ()) -> list[Act]:
    """Walk so many steps at random, or these acts. Raises what went wrong, with the transcript."""
    clock, faults = Time(), list[str]()
    async with AsyncExitStack() as stack:
        scene = await stack.enter_async_context(hosting(_founded, database, now=clock, where=WHERE))
        stack.enter_context(_heard(faults))
        walk = Walk(scene, clock, _places(scene), Random(f"{seed}"), faults=faults)
        try:
            for act in acts or BEGINNING:
                await walk.do(act)
            while not acts and len(walk.done) < steps:
                await walk.do(walk.act())
            await walk.check_end()
        except Exception as error:
            raise Wrong(walk.done, error) from error
    return walk.done


async def shrunk(fresh: Callable[[], Awaitable[str]], seed: object, wrong: Wrong) -> Wrong:
    """A shorter walk that goes wrong in the same way. `fresh`: makes an empty database."""
    size = len(wrong.acts) // 2
    while size:
        at = 0
        while at < len(wrong.acts):
            fewer = [*wrong.acts[:at], *wrong.acts[at + size :]]
            try:
                await walked(await fresh(), seed, 0, fewer)
            except Wrong as again:
                if again.kind == wrong.kind:
                    wrong = Wrong(fewer, again.error)
                    continue
            at += size
        size //= 2
    return wrong


def _founded(world: World, address: str) -> tuple[Guild, Application, People]:
    """A server, somebody who manages it, and people who may have the bot among their own apps."""
    guild, application, people = founded(world, address)
    manages = guild.role("Manages", int(Permission.MANAGE_GUILD))
    guild.members[people["Anna"].id].roles.append(manages.id)
    world.allow_user_install(application)
    return guild, application, people


def _places(scene: Scene) -> dict[str, Channel]:
    for person, locale in zip(
        (scene.anna, scene.bob, scene.cleo, scene.dora), LOCALES, strict=True
    ):
        person.locale = locale
    second = scene.guild.channel("second", ChannelType.TEXT)
    scene.anna.install(scene.application)
    scene.bob.install(scene.application)
    friends = scene.world.group("Friends", scene.anna, scene.bob, scene.cleo)
    return {"general": scene.channel, "second": second, "Friends": friends}
