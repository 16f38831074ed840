"""Conversations with the bot as they are read: who does what, and what they are told.

A row is `who: act → words`, or `who in a channel: act → words`; `DM` is a channel, too:

| An act | Means |
|---|---|
| `/newgame game=graverobber; opponent=@Bob` | a command |
| `@Bob/Profile` | a command in a person's menu |
| `Join`, `#join` | a button, by its words or by what it does, on the newest message that has it |
| `Invite = @Bob, @Cleo` | a choice in a menu |
| `Other times… {turn=2d; days=5 & 6}` | a form is opened in one of these ways, filled in and sent |
| `sees`, `DM` | looks at the channel's newest message, or the newest direct one |
| `restart` | (nobody's) the bot ends and starts again |

Whoever acted reads all of the words, which `|` parts, also beside a picture, and nobody else reads
an answer. `~` before some words: they are not read. `[Join]` is a button, `@Bob` a person,
`#general` a channel.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from local_discord import Channel, Message, Person, Reply, User
from local_discord.errors import NoSuchControl
from tests.e2e.scene import Scene

ROW = re.compile(r"(?P<who>\w+)(?: in (?P<where>[\w-]+))?: (?P<act>.+?)(?: \{(?P<form>.*)\})?")
MOST = 8
NAMED = re.compile(r"([@#])([A-Za-z][\w-]*)")


def known(custom_id: str, act: str) -> bool:
    """Is this the control that does `#this.that`?"""
    does = f".{custom_id.rpartition(':')[2]}."
    return act.startswith("#") and f".{act[1:]}." in does


def alone(message: Message) -> bool:
    """Does one person read it alone?"""
    return message.ephemeral or not message.channel.guild


def beside(message: Message) -> str:
    """The words beside its pictures, and the buttons that can be pressed."""
    pictures = [picture.description or "" for picture in message.attachments]
    return "\n".join([*pictures, *(f"[{one.label}]" for one in message.buttons if one.enabled)])


@dataclass
class Talk:
    """One conversation; what each was shown last is where they press next."""

    scene: Scene
    shown: dict[Person, Message] = field(default_factory=dict)

    async def __call__(self, rows: str) -> None:
        """Play these rows. A conversation that is longer than one can follow is two."""
        lines = [*filter(None, map(str.strip, rows.splitlines()))]
        assert len(lines) <= MOST
        for row in lines:
            try:
                await self._row(row)
            except (AssertionError, NoSuchControl) as error:
                raise AssertionError(f"{row}\n{error}") from error

    async def _row(self, row: str) -> None:
        act, _, words = row.partition(" → ")
        if act == "restart":
            await self.scene.restart()
            return
        found = ROW.fullmatch(act)
        assert found, "no such row"
        person = self._named(f"@{found['who']}")
        assert isinstance(person, Person)
        where = self._place(person, found["where"])
        messages, title = await self._act(person, where, found["act"], found["form"])
        read = "\n".join([title, *(m.text for m in messages), *map(beside, messages)])
        assert read or not words, "nothing to read"
        for part in filter(None, words.split(" | ")):
            said, wanted = self._written(part.removeprefix("~")), not part.startswith("~")
            assert (said in read) is wanted, read
            assert found["act"] == "sees" or all(map(alone, messages)), "everybody reads it"

    def _place(self, person: Person, name: str | None) -> Channel:
        if name == "DM":
            return person.open_dm(self.scene.application)
        found = self._named(f"#{name}") if name else self.scene.channel
        assert isinstance(found, Channel)
        return found

    async def _act(
        self, person: Person, where: Channel, act: str, form: str | None
    ) -> tuple[list[Message], str]:
        """What the person reads after it: messages, and the title of a form."""
        if act in ("sees", "DM"):
            return [self.scene.board(person, where) if act == "sees" else self.scene.dm(person)], ""
        reply = await self._begun(person, where, act)
        if form is not None:
            assert reply.modal, "that opened no form"
            reply = await person.submit(reply.modal, dict(self._pairs(form)))
        await self.scene.settle()
        assert reply.failed is None
        if reply.modal:
            return [], reply.modal.title
        messages = [*filter(None, [reply.message]), *reply.followups]
        if messages and alone(messages[-1]):
            self.shown[person] = messages[-1]
        return messages or [m for m in [self.shown.get(person)] if m], ""

    async def _begun(self, person: Person, where: Channel, act: str) -> Reply:
        menu, chooses, choices = act.partition(" = ")
        if act.startswith("/"):
            name, *given = re.split(r" (?=\w+=)", act[1:], maxsplit=1)
            options = dict(self._pairs("".join(given)))
            numbers = {name: int(str(v)) for name, v in options.items() if str(v).isdecimal()}
            true = dict.fromkeys([name for name, value in options.items() if value == "True"], True)
            return await person.command(name, where, **options | numbers | true)
        if act.startswith("@"):
            whom, _, name = act.partition("/")
            whose = self._named(whom)
            assert isinstance(whose, User)
            return await person.user_command(name, whose, where)
        for message in self._before(person, where):
            if chooses and any(menu == one.placeholder for one in message.selects):
                picked = map(self._named, filter(None, choices.split(", ")))
                self.shown[person] = message
                return await person.choose(message, menu, *picked)
            for button in message.buttons:
                if button.custom_id and (act == button.label or known(button.custom_id, act)):
                    self.shown[person] = message
                    return await person.press(message, button)
        raise NoSuchControl(act)

    def _before(self, person: Person, where: Channel) -> Iterator[Message]:
        """The messages that somebody sees there, and whatever they were shown last first."""
        if (last := self.shown.get(person)) and not last.deleted:
            yield last
        yield from reversed(person.look(where))
        yield from reversed(person.look(person.dm))

    def _pairs(self, text: str) -> Iterator[tuple[str, object]]:
        for pair in filter(None, text.split("; ")):
            name, _, value = pair.partition("=")
            yield name, value.split(" & ") if " & " in value else self._named(value)

    def _named(self, text: str) -> object:
        """The person or the channel, or else the words."""
        found = NAMED.fullmatch(text)
        if not found:
            return text
        world = self.scene.world
        pool = world.users if found[1] == "@" else world.channels
        return next(one for one in pool.values() if one.name == found[2])

    def _written(self, words: str) -> str:
        """The words with mentions as Discord writes them."""

        def mention(found: re.Match[str]) -> str:
            one = self._named(found[0])
            return one.mention if isinstance(one, Person | Channel) else found[0]

        return NAMED.sub(mention, words)
