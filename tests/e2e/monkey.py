"""A monkey that plays everything: it presses, chooses, types and commands at random whatever people
are shown, with all subjects on at once. It knows no sequence, only what must always hold.

A walk is a list of acts. Each act names what a person used by its words and its place, not by its
custom id: so a part of a walk can be walked again, and a failing walk shrinks to a transcript.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from local_discord import (
    CannotDo,
    Channel,
    Message,
    Modal,
    NoSuchControl,
    Person,
    Reply,
)
from local_discord.tree import Kind, Select, options
from tests.e2e import holds, mishaps
from tests.e2e.acts import Act, does
from tests.e2e.hidden import Hidden
from tests.e2e.ideas import WORDS, Ideas, called_by, menu_of, newest_of
from tests.e2e.web import browser, serving

OK, SERVER_ERROR = 200, 500
QUIET = 0.01
"""Seconds in which nothing has happened. What the bot still does is waited for besides."""
NEVER = 1e9
"""Seconds of silence after which the bot would count as away: more than pass in any walk."""
Rounds = dict[str, tuple[float, Callable[[], Awaitable[object]]]]
"""By name, after how many seconds something is done again."""


@dataclass
class Walk(Ideas):
    """One walk through a world."""

    done: list[Act] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    read: dict[int, object] = field(default_factory=dict)
    """What each message showed when it was last looked at."""
    came: dict[int, tuple[int, int]] = field(default_factory=dict)
    """The newest table when a message came, and how often moderators had mended all."""
    rounds: Rounds = field(default_factory=dict)
    """What the bot does again and again. Here it does so when time passes."""
    hidden: Hidden = field(default_factory=Hidden)
    ended: dict[int, object] = field(default_factory=dict)
    """How each table ended that did."""
    cut_off: set[str] = field(default_factory=set)
    """The tokens that a bot had when it was stopped: the next one can't know whether they can be
    used."""

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
            self.cut_off |= {reply.interaction.token for _, reply in replies if reply}
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
                    await self.wait(self.scene.world.interactions.lasts)
            case "doors":
                (who.close_dms if act.what == "close" else who.open_dms)()
            case "mishap":
                await mishaps.MISHAPS[act.what](self, who, self.all_places[act.where])
            case "suggest":
                focus, typed = (value for _, value in act.given)
                where = self.seen_by(who)[act.where]
                await who.suggest(act.what, where, focus, **{focus: typed})
            case "command":
                where = self.seen_by(who)[act.where]
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
        newest = newest_of(who, self.seen_by(who).get(act.where))
        if act.how == "menu":
            return await self._on(act, who, newest)
        if act.how == "forge":
            return await self._forge(act, who, newest)
        for message in reversed(newest):
            for button in message.buttons:
                if act.how != "press" or not button.enabled or not button.custom_id:
                    continue
                called = called_by(button.label, button.emoji)
                if called == act.what or does(button.custom_id, act.what):
                    before = holds.open_offer(self, button.custom_id)
                    reply = await who.press(message, button)
                    told = reply.message or message
                    self.shown = who, act.where, told
                    await holds.ends(self, who, button.custom_id, before, told)
                    return reply
            for select in message.selects:
                if act.how == "choose" and menu_of(select) == act.what and select.enabled:
                    chosen = self._chosen(act, select)
                    reply = await who.choose(message, select.custom_id, *chosen)
                    self.shown = who, act.where, reply.message or message
                    return reply
        raise NoSuchControl(act.what)

    async def _on(self, act: Act, who: Person, newest: Sequence[Message]) -> Reply:
        on = int(act.given[0][1]) - len(self.people)
        if on < 0:
            person = list(self.people.values())[on]
            return await who.user_command(act.what, person, self.seen_by(who)[act.where])
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
            self._page_holds(opened.status)
            if opened.status != OK:  # whoever has closed a browser has closed that hour's links
                return
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
                given[entry.custom_id] = [label for _, label in self.picks(entry.control)]
            elif entry.control.kind == Kind.RADIO_GROUP:
                given[entry.custom_id] = [self.random.choice(options(entry.control.data)).value]
            elif entry.control.kind == Kind.USER_SELECT:
                given[entry.custom_id] = [self.random.choice(list(self.people.values()))]
        return given


def _link(message: Message) -> str | None:
    """The secret of a link to the page, if there is one."""
    links = [button.url for button in message.buttons if button.url]
    found = [url.partition("#")[2] for url in links if url.startswith("http://page.test/games/#")]
    return found[0] if found else None


def _kinds(path: str, who: Person, where: Channel) -> dict[str, int]:
    first, *rest = path.split()
    found = next((c.data for c in who.commands(where) if c.name == first), {})
    options = found.get("options") or []
    for word in rest:
        options = next((o.get("options") or [] for o in options if o["name"] == word), [])
    return {o["name"]: o["type"] for o in options}
