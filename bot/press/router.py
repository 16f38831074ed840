"""Where interactions arrive. They are guarded, and routed to the cog that answers them.

discord.py's tree brings commands to the cogs' methods. All presses and sent forms come here, and
are routed by their custom id. So a control works as long as its message exists, and a form that was
opened before a restart is still answered.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import discord

from bot.live.hands import Hands
from bot.live.languages import Languages
from bot.live.sent import custom_ids
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.message.parts import Sheet
from bot.press.guard import Guard
from bot.press.interaction import Interaction
from bot.table import ids
from bot.table.table import Table
from games.core import Refused, say

P = ParamSpec("P")
Raw = discord.Interaction[Any]


class Routed(Protocol):
    """Anything that has a router."""

    @property
    def router(self) -> Router:
        """The one router."""
        ...


C = TypeVar("C", bound=Routed)


def guarded(
    *, public: bool = False
) -> Callable[
    [Callable[Concatenate[C, Interaction, P], Awaitable[None]]],
    Callable[Concatenate[C, Raw, P], Coroutine[Any, Any, None]],
]:
    """Wrap a method that answers an `Interaction`, so that it takes what discord.py brings.

    If anything goes wrong, the person is told once. Slow work is acknowledged in time. `public`:
    everybody in the channel sees that an answer will come.
    """

    def decorate(
        work: Callable[Concatenate[C, Interaction, P], Awaitable[None]],
    ) -> Callable[Concatenate[C, Raw, P], Coroutine[Any, Any, None]]:
        @wraps(work)
        async def guard(self: C, raw: Raw, /, *args: P.args, **kwargs: P.kwargs) -> None:
            await self.router.guard(
                raw, lambda interaction: work(self, interaction, *args, **kwargs), public
            )

        # discord.py reads a command's options from the signature, and would look up the names of
        # their types in this module: so they are looked up here, where the method was written
        guard.__signature__ = inspect.signature(work, eval_str=True)  # type: ignore[attr-defined]
        return guard

    return decorate


Opened = Callable[[Interaction, Table], Awaitable[None]]
Kind = type[ids.Control] | type[ids.Where]
"""A kind of control. Those of moves are told apart by where the move is asked for."""

Read = Callable[[int, int, str, Any], Awaitable[tuple[Sheet, Sequence[discord.File]]]]
"""A table, a person who may see its match, their language, the control -> the message with its
picture. Raises `Refused`."""


def kind_of(control: ids.Control) -> Kind:
    """The kind of a control."""
    return type(control.where) if isinstance(control, ids.Step) else type(control)


Handler = Callable[[Interaction, Any], Awaitable[None]]
"""Answers a press or a sent form. Its second argument is what the custom id means."""


class Router(Guard):
    """Takes every press and every sent form. Guards these and all commands."""

    def __init__(self, tables: Tables, studio: Studio, languages: Languages, hands: Hands) -> None:
        super().__init__(tables, studio, languages, hands)
        self.handlers, self.elsewhere = dict[Kind, Handler](), set[Kind]()
        self.reads, self.own = dict[Kind, Read](), dict[Kind, Read]()
        self.opened, self.offers = list[Opened](), list[Opened]()
        """What the cogs have declared: see `Cog`."""
        self.on_message: Callable[[Interaction], bool] = _on_message

    @property
    def router(self) -> Router:
        """The router itself: `guarded` works on its methods as on a cog's."""
        return self

    @guarded()
    async def route(self, interaction: Interaction) -> None:
        """Answer a press or a sent form. The tree brings commands and suggestions."""
        if interaction.pressed and not self.on_message(interaction):
            raise Refused(say("bot-control-gone"))
        control = ids.parse(interaction.custom_id, interaction.values)
        interaction.table = ids.table_of(control)
        kind = kind_of(control)
        handler = self.handlers.get(kind)
        if handler is None:
            raise Refused(ids.UNKNOWN)
        if kind not in self.elsewhere:
            await self._has_to_do_with(interaction)
        if interaction.table and interaction.direct:
            interaction.of_table = await self._tables.is_direct(interaction.table)
        await handler(interaction, control)

    async def _has_to_do_with(self, interaction: Interaction) -> None:
        """Raises `Refused` if the person has nothing to do with the control's table. The words are
        the same as for a table that does not exist: a refusal must not give tables away."""
        table, person = interaction.table, interaction.user.id
        if table and not await self._tables.concerns(table, interaction.channel, person):
            interaction.table = 0
            raise Refused(say("bot-table-gone"))

    @guarded()
    async def turn_away(self, interaction: Interaction) -> None:
        """Tell somebody that too much of theirs is waiting already."""
        await interaction.tell(say("bot-one-at-a-time"))

    @guarded()
    async def outdated(self, interaction: Interaction) -> None:
        """Tell somebody that a command is not as their client offers it."""
        await interaction.tell(say("bot-outdated"))


def _on_message(interaction: Interaction) -> bool:
    """Is the pressed control really on the message it claims to be on? A client can make one up."""
    message = interaction.message
    return message is not None and interaction.custom_id in custom_ids(message.components)
