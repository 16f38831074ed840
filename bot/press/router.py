"""Where interactions arrive. They are guarded, and routed to the cog that answers them.

discord.py's tree brings commands to the cogs' methods. All presses and sent forms come here, and
are routed by their custom id. So a control works as long as its message exists, and a form that was
opened before a restart is still answered.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from itertools import chain
from types import UnionType
from typing import (
    Any,
    ClassVar,
    Concatenate,
    ParamSpec,
    Protocol,
    TypeVar,
    get_args,
    get_type_hints,
)

import discord
from discord.ext import commands

from bot.data.people import People
from bot.data.store import Store
from bot.live.background import Background
from bot.live.channels import Channels
from bot.live.hands import Hands
from bot.live.languages import Languages
from bot.live.live import Follows, Keeps
from bot.live.sent import custom_ids
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.live.workers import Worker
from bot.message.about import Papers
from bot.message.parts import Sheet
from bot.press.acts import Acts
from bot.press.choosing import Matches
from bot.press.commands import AppMenu
from bot.press.guard import Guard
from bot.press.interaction import (
    Interaction,
)
from bot.press.opens import MayOpen
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


@dataclass(frozen=True)
class Services:
    """What the cogs work with."""

    client: discord.Client
    router: Router
    store: Store
    tables: Tables
    people: People
    channels: Channels
    acts: Acts
    matches: Matches
    may_open: MayOpen
    hands: Hands
    languages: Languages
    papers: Papers
    background: Background
    worker: Worker
    """For slow work, such as reviews and pairings. The bot closes it."""
    pages: bool
    """Can boards be opened in a browser?"""
    inside: bool
    """Inside Discord, too?"""


def kind_of(control: ids.Control) -> Kind:
    """The kind of a control."""
    return type(control.where) if isinstance(control, ids.Step) else type(control)


Handler = Callable[[Interaction, Any], Awaitable[None]]
"""Answers a press or a sent form. Its second argument is what the custom id means."""


F = TypeVar("F", bound=Callable[..., Awaitable[None]])


def answers(*kinds: Kind) -> Callable[[F], F]:
    """Marks a cog's method as the handler of these kinds of controls and forms; where none are
    named, of those that it takes by its annotation."""

    def mark(method: F) -> F:
        method.answers = kinds  # type: ignore[attr-defined]
        return method

    return mark


def _taken(method: Callable[..., object]) -> list[Kind]:
    """The kinds of controls that a handler takes, by its annotation."""
    _, hint, *_ = get_type_hints(method).values()
    of = get_args(hint) if isinstance(hint, UnionType) else [hint]
    return [*chain.from_iterable(get_args(kind) or [kind] for kind in of)]


@cache
def _answered(cog: type[Cog]) -> Mapping[Kind, str]:
    """The names of a cog's handlers."""
    marked = inspect.getmembers(cog, lambda member: hasattr(member, "answers"))
    return {kind: name for name, its in marked for kind in its.answers or _taken(its)}


class Cog(commands.Cog):
    """Some commands, with the controls and forms that belong to them, and what the core calls by
    itself. `Router.add` takes all that it declares, once."""

    elsewhere = False
    """Do a table's controls also work outside its channel, for people who never sat there? Then the
    cog itself decides who may see what."""
    menus: ClassVar[Sequence[AppMenu]] = ()
    """Its commands in the menus of people and messages."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = services.tables

    @property
    def router(self) -> Router:
        """The one router."""
        return self.services.router

    @property
    def handlers(self) -> Mapping[Kind, Handler]:
        """The handler of each kind of control and form: see `answers`."""
        return {kind: getattr(self, name) for kind, name in _answered(type(self)).items()}

    @property
    def reads(self) -> Mapping[Kind, Read]:
        """What controls show of a finished match, without Discord: for the page."""
        return {}

    @property
    def own(self) -> Mapping[Kind, Read]:
        """The same for a person who sits there, about a running match."""
        return {}

    @property
    def opened(self) -> Sequence[Opened]:
        """What is called when somebody has opened a lobby by a command."""
        return ()

    @property
    def offers(self) -> Sequence[Opened]:
        """What opens a lobby to everybody. None if the operator has shut challenges off."""
        return ()

    @property
    def follows(self) -> Sequence[Follows]:
        """What acts when a table changes."""
        return ()

    @property
    def keeps(self) -> Sequence[Keeps]:
        """What keeps people from sitting at one table."""
        return ()


class Router(Guard):
    """Takes every press and every sent form. Guards these and all commands."""

    def __init__(self, tables: Tables, studio: Studio, languages: Languages, hands: Hands) -> None:
        super().__init__(tables, studio, languages, hands)
        self._handlers = dict[Kind, Handler]()
        self._elsewhere = set[Kind]()
        self.reads, self.own = dict[Kind, Read](), dict[Kind, Read]()
        self.opened, self.offers = list[Opened](), list[Opened]()
        """What the cogs have declared: see `Cog`."""
        self.on_message: Callable[[Interaction], bool] = _on_message

    @property
    def router(self) -> Router:
        """The router itself: `guarded` works on its methods as on a cog's."""
        return self

    def add(self, cog: Cog) -> None:
        """Take all that a cog declares."""
        handlers = cog.handlers
        self._handlers |= handlers
        self._elsewhere |= {*handlers} if cog.elsewhere else set()
        self.reads |= cog.reads
        self.own |= cog.own
        self.opened += cog.opened
        self.offers += cog.offers
        self._tables.follows += cog.follows
        self._tables.keeps += cog.keeps

    @guarded()
    async def route(self, interaction: Interaction) -> None:
        """Answer a press or a sent form. The tree brings commands and suggestions."""
        if interaction.pressed and not self.on_message(interaction):
            raise Refused(say("bot-control-gone"))
        control = ids.parse(interaction.custom_id, interaction.values)
        interaction.table = ids.table_of(control)
        kind = kind_of(control)
        handler = self._handlers.get(kind)
        if handler is None:
            raise Refused(ids.UNKNOWN)
        if kind not in self._elsewhere:
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
