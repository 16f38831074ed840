"""What the cogs have in common: the commands of a subject, with its controls and forms."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from types import UnionType
from typing import ClassVar, TypeVar, get_args, get_type_hints

import discord
from discord.ext import commands

from bot.data.people import People
from bot.data.store import Store
from bot.live.background import Background
from bot.live.channels import Channels
from bot.live.hands import Hands
from bot.live.languages import Languages
from bot.live.live import Follows, Keeps
from bot.live.tables import Tables
from bot.live.workers import Worker
from bot.message.about import Papers
from bot.press.acts import Acts
from bot.press.choosing import Matches
from bot.press.commands import AppMenu
from bot.press.opens import MayOpen
from bot.press.router import Handler, Kind, Opened, Read, Router


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
    itself. All of it is declared once."""

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

    def declare(self) -> None:
        """Tell the router and the tables of all this."""
        router, handlers = self.router, self.handlers
        router.handlers |= handlers
        router.elsewhere |= {*handlers} if self.elsewhere else set()
        router.reads |= self.reads
        router.own |= self.own
        router.opened += self.opened
        router.offers += self.offers
        self.tables.follows += self.follows
        self.tables.keeps += self.keeps
