"""How a process reaches this Discord: by its own requests, and by what presses lend."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from bot.errors import NotReachable, Rejected
from bot.message.parts import Sheet
from bot.screen.marks import Mark
from bot.screen.seen import Posted
from bot.screen.ways import Sent
from tests.simulation import discord as d
from tests.simulation.discord import Message, Pressed, Says
from tests.simulation.sheets import Small

if TYPE_CHECKING:
    from tests.simulation.process import Process

T = TypeVar("T")


class Requests:
    """A process's own requests, and those by tokens."""

    def __init__(self, process: Process) -> None:
        self._p, self._discord = process, process.world.discord

    async def dm_of(self, person: int) -> int:
        return await self._ask(0, None, lambda: self._discord.direct(person))

    async def post(self, channel: int, sheet: Sheet, mark: Mark) -> Sent:
        new, p = small(sheet), self._p
        return await self._ask(
            channel, new, lambda: _sent(self._discord.post(p, channel, new, *mark))
        )

    async def change(self, old: Posted, sheet: Sheet) -> int | None:
        new, p = small(sheet), self._p
        return await self._changed(
            old, new, lambda: self._discord.edit(p, old.channel, old.message, new)
        )

    async def newer(self, channel: int, than: int) -> Sequence[Sent]:
        try:
            return await self._ask(
                channel, None, lambda: [*map(_sent, self._discord.look(channel, than))]
            )
        except NotReachable:
            return ()

    async def follow_up(self, token: str, sheet: Sheet, mark: Mark) -> Sent | None:
        new, p = small(sheet), self._p
        sent = await self._ask(0, new, lambda: self._discord.follow_up(p, token, new, mark.id))
        return None if sent.only else _sent(sent)

    async def change_by(self, token: str, message: int, old: Posted, sheet: Sheet) -> int | None:
        new, p = small(sheet), self._p
        return await self._changed(old, new, lambda: self._discord.edit_by(p, token, message, new))

    async def original(self, token: str) -> Sent | None:
        return await self._ask(0, None, lambda: _sent(self._discord.original(token)))

    async def _ask(self, where: int, shows: Small | None, work: Callable[[], T]) -> T:
        return await self._in(where, said(self._p.ask(where, shows, work)))

    async def _changed(self, old: Posted, new: Small, work: Callable[[], Message]) -> int | None:
        return await self._in(old.channel, changed(self._p, old, new, work))

    async def _in(self, channel: int, asked: Awaitable[T]) -> T:
        """See `Wire`."""
        try:
            return await asked
        except NotReachable as error:
            there = self._discord.channels.get(channel)
            open = there and there.bot and not (there.shut or there.full)
            if error.code == d.NO_ACCESS and open:
                raise OSError("permissions have changed") from error
            raise


@dataclass
class Loan:
    """An interaction, as a press lends it."""

    process: Process
    pressed: Pressed
    answered: bool = False
    original: int = 0

    @property
    def id(self) -> int:
        return self.pressed.id

    @property
    def token(self) -> str:
        return self.pressed.token

    @property
    def channel(self) -> int:
        return self.pressed.channel

    @property
    def message(self) -> int:
        return self.pressed.message.id if self.pressed.message else 0

    @property
    def changes(self) -> bool:
        return self.message != 0 and self.pressed.original != d.ASIDE

    @property
    def person(self) -> int:
        return self.pressed.person

    @property
    def alt(self) -> str:
        return self.pressed.message.sheet.alt if self.pressed.message else ""

    @property
    def public(self) -> bool:
        return self.pressed.public

    @property
    def posts(self) -> bool:
        there = self.process.world.discord.channels[self.channel]
        return there.bot and not there.shut

    async def acknowledge(self) -> None:
        if not self.answered:
            with suppress(NotReachable, Rejected, OSError):
                await self._answer(None, "wait")

    async def aside(self) -> None:
        """Show something to the person alone."""
        with suppress(NotReachable, Rejected, OSError):
            await self._answer(None, "aside")

    async def change(self, old: Posted, sheet: Sheet) -> int | None:
        p, new, token = self.process, small(sheet), self.token
        discord = p.world.discord
        await asyncio.sleep(0)  # a picture is drawn
        if self.answered:
            return await changed(p, old, new, lambda: discord.edit_by(p, token, 0, new))
        with self._answering():
            return await changed(p, old, new, lambda: _there(discord.answer(p, token, "edit", new)))

    async def give(self, sheet: Sheet, mark: Mark) -> Sent | None:
        new = small(sheet)
        found = await self._answer(new, "post", mark.id)
        self.original = found.id if found else 0
        return _sent(found) if found else None

    async def _answer(self, sheet: Small | None, kind: str, mark: int = 0) -> Message | None:
        p, token = self.process, self.token
        with self._answering():
            return await said(
                p.ask(0, sheet, lambda: p.world.discord.answer(p, token, kind, sheet, mark))
            )

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """It is answered if Discord says so, as discord.py has it."""
        self.answered = True
        try:
            yield
        except BaseException:
            self.answered = False
            raise


def small(sheet: Sheet) -> Small:
    """Only these are shown here."""
    assert isinstance(sheet, Small)
    return sheet


async def said(asked: Awaitable[T]) -> T:
    try:
        return await asked
    except Says as says:
        if says.status in (401, 403, 404):
            gone = says.code in (d.UNKNOWN_CHANNEL, d.UNKNOWN_MESSAGE)
            raise NotReachable(str(says), gone=gone, code=says.code) from None
        if 400 <= says.status < 429:
            raise Rejected(says.status, says.code) from None
        raise OSError(str(says)) from None


async def changed(
    process: Process, old: Posted, new: Small, work: Callable[[], Message]
) -> int | None:
    """The picture of a message that shows something else now; None if there is no such message. If
    the picture that it is known to have is the right one, it is kept (`bot.live.studio`)."""
    discord, keeps = process.world.discord, process.pictures.get(old.picture) == new.drawn_of

    def change() -> int:
        there = discord.channels[old.channel].messages
        if keeps and any(m.id == old.message and m.picture != old.picture for m in there):
            raise Says(400, d.NO_PICTURE)
        message = work()
        message.picture = old.picture if keeps else discord.id()
        return message.picture

    try:
        picture = await said(process.ask(old.channel, new, change))
    except NotReachable as error:
        if error.code == d.UNKNOWN_MESSAGE:
            return None
        raise
    process.pictures[picture] = new.drawn_of
    return picture


def _there(message: Message | None) -> Message:
    assert message
    return message


def _sent(message: Message) -> Sent:
    return Sent(message.channel, message.id, message.mark, message.picture, message.sheet.alt)
