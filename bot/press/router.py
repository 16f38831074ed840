"""Where interactions arrive. They are guarded, and routed to the cog that answers them.

discord.py's tree brings commands to the cogs' methods. All presses and sent forms come here, and
are routed by their custom id. So a control works as long as its message exists, and a form that was
opened before a restart is still answered.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps
from itertools import chain
from math import inf
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
from bot.errors import (
    AlreadyDone,
    Away,
    DatabaseLost,
    NotReachable,
    Paused,
    Rejected,
    Stale,
    TooLate,
)
from bot.live.background import Background, attempt
from bot.live.channels import ARCHIVED, UNKNOWN_MESSAGE, Channels
from bot.live.hands import Hands
from bot.live.held import TRIES
from bot.live.languages import Languages
from bot.live.live import Follows, Keeps
from bot.live.sent import custom_ids
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.live.workers import Worker
from bot.message.about import Papers
from bot.message.parts import Sheet, names_of
from bot.message.patience import refusal_sheet
from bot.press.acts import Acts
from bot.press.choosing import Matches
from bot.press.commands import AppMenu
from bot.press.interaction import (
    ALREADY_ACKNOWLEDGED,
    UNKNOWN_INTERACTION,
    Interaction,
)
from bot.press.lateness import Lateness
from bot.press.lending import Lent
from bot.press.opens import MayOpen
from bot.press.rivals import Rivals
from bot.table import ids
from bot.table.table import Table
from bot.times import HEARD, SLOW
from games.core import Refused, say

log = logging.getLogger(__name__)

P = ParamSpec("P")
Raw = discord.Interaction[Any]
NOBODY_HEARS = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, ARCHIVED)
"""Why Discord takes no answer, not even an apology, though nothing is wrong: the time is over,
another answer was quicker, the thread is locked."""


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
        marked = inspect.getmembers(type(self), lambda member: hasattr(member, "answers"))
        kinds = ((name, its.answers or _taken(its)) for name, its in marked)
        return {kind: getattr(self, name) for name, taken in kinds for kind in taken}

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


OWN_DATA = "mydata"
"""How the command and the controls begin that whoever is kept out may use."""


class Router:
    """Takes every press and every sent form. Guards these and all commands."""

    slow, heard, late = SLOW, HEARD, HEARD
    """`slow`, `heard`: see `Interaction`. One that waited `late` seconds is ignored."""

    def __init__(self, tables: Tables, studio: Studio, languages: Languages, hands: Hands) -> None:
        self._tables = tables
        self._hands = hands
        self._languages = languages
        self._studio = studio
        self._handlers = dict[Kind, Handler]()
        self._elsewhere = set[Kind]()
        self.reads, self.own = dict[Kind, Read](), dict[Kind, Read]()
        self.opened, self.offers = list[Opened](), list[Opened]()
        """What the cogs have declared: see `Cog`."""
        self._recent: deque[int] = deque(maxlen=1000)
        self._working: set[asyncio.Task[Any]] = set()
        self.lateness = Lateness()
        self.rivals = Rivals()
        self.on_message: Callable[[Interaction], bool] = _on_message
        self.shuts_out: Callable[[int, int], bool] = lambda person, server: False
        """Does the operator keep this person out, or everybody in this server?"""

    @property
    def router(self) -> Router:
        """The router itself: `guarded` works on its methods as on a cog's."""
        return self

    def add(self, cog: Cog) -> None:
        """Take all that a cog declares."""
        self._handlers |= cog.handlers
        self._elsewhere |= set(cog.handlers) if cog.elsewhere else set()
        self.reads |= cog.reads
        self.own |= cog.own
        self.opened += cog.opened
        self.offers += cog.offers
        self._tables.follows += cog.follows
        self._tables.keeps += cog.keeps

    @property
    def known(self) -> tuple[Kind, ...]:
        """The kinds of controls and forms that have a handler."""
        return tuple(self._handlers)

    async def on_interaction(self, raw: Raw) -> None:
        """discord.py's event. The tree brings commands and autocompletes to their cogs."""
        if raw.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._route(raw)

    @guarded()
    async def _route(self, interaction: Interaction) -> None:
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

    def along(self, work: Coroutine[Any, Any, None]) -> None:
        """Start work that no interaction waits for. Only `finish` waits for it."""
        self._work(asyncio.create_task(work))

    def _work(self, task: asyncio.Task[Any] | None) -> None:
        assert task
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def finish(self, seconds: float = inf) -> bool:
        """Wait until the interactions that have arrived are answered, as before the bot stops.

        It waits at most so many seconds, and never longer than Discord takes answers. Returns
        whether all are answered.
        """
        if self._working:
            await asyncio.wait(self._working, timeout=min(seconds, self.heard))
        return not self._working

    # --- errors: one place -----------------------------------------------------------------------

    async def guard(
        self, raw: Raw, work: Callable[[Interaction], Awaitable[None]], public: bool
    ) -> None:
        """Do the work. If anything goes wrong, the person is told once.

        An interaction that the gateway delivers twice is answered only the first time.
        """
        if raw.id in self._recent:
            return
        self._recent.append(raw.id)
        waited = self.lateness.of(raw.id)
        if waited >= self.late:
            log.warning("a press came %.0f s late: left alone; is the machine busy?", waited)
            return
        self._work(asyncio.current_task())
        interaction = Interaction(
            raw,
            self._studio,
            public=public,
            waited=waited,
            slow=self.slow,
            heard=self.heard,
        )
        try:
            interaction.language = await self._languages.met(raw.user.id, raw.locale.value)
            self._let_in(interaction)
            await _anew(work, interaction)
        except AlreadyDone:
            await self._sorry(interaction, interaction.say("bot-done-already"))
        except Stale:
            await self._sorry(interaction, interaction.say("bot-others-quicker"))
        except TooLate:
            log.warning(
                "a press took too long, so it has no effect: is the machine or the database busy?"
            )
        except DatabaseLost as error:
            log.error("no database: %s", error)
            await self._sorry(interaction, interaction.say(error.text))
        except Paused as refused:
            await self._offer_to_resume(interaction, refused)
        except Refused as refused:
            names = await self._names(interaction)
            await self._set_aside(interaction)
            await self._sorry(interaction, refused.text.say(names, interaction.language))
        except discord.HTTPException as error:
            dismissed = error.code == UNKNOWN_MESSAGE and interaction.answered
            if not (dismissed or error.code in NOBODY_HEARS):
                await self._bug(interaction, error)
        except Exception as error:  # noqa: BLE001 - the last resort of the whole bot
            await self._bug(interaction, error)
        finally:
            interaction.over()
            self.rivals.note(interaction.repeated)
            await self._left(interaction)
            await self._languages.keep(interaction.user.id)

    def _let_in(self, interaction: Interaction) -> None:
        """Raise `Refused` for whom the operator keeps out. They still get and delete their data."""
        data: Any = interaction.raw.data or {}
        own = str(data.get("name") or data.get("custom_id", "").split(":")[-1])
        if not own.startswith(OWN_DATA) and self.shuts_out(
            interaction.user.id, interaction.guild or 0
        ):
            raise Refused(say("bot-banned"))

    async def _set_aside(self, interaction: Interaction) -> None:
        """Before somebody is refused where the bot is not: take the controls off the pressed
        message if it belongs to an earlier turn, so that nobody presses it again. Show a lobby as
        it is: it may have closed."""
        live = self._tables.in_hand(interaction.table)
        here = live and live.table.reach == "answers" and interaction.on_table(live.table)
        if here and not interaction.answered:
            with suppress(NotReachable, Rejected, Refused, OSError, DatabaseLost):
                await self._hands.lend(interaction.table, Lent(interaction), answers=False)

    async def _left(self, interaction: Interaction) -> None:
        """Somebody was at a table, whether or not they have changed it."""
        if interaction.answered and interaction.table:
            leaving = self._hands.leave(interaction.table, Lent(interaction))
            await attempt(leaving, "keeping an interaction in mind")
        self._tables.visit(interaction.table, interaction.user.id)

    async def _offer_to_resume(self, interaction: Interaction, why: Paused) -> None:
        names = await self._names(interaction)
        told = why.text.say(names, interaction.language)
        try:
            table = interaction.reads(await self._tables.look(interaction.table))
        except (Refused, DatabaseLost):
            await self._sorry(interaction, told)
            return
        with suppress(discord.HTTPException):
            await interaction.hand(refusal_sheet(table, told))

    async def _bug(self, interaction: Interaction, error: Exception) -> None:
        id = secrets.token_hex(3)
        log.error("error %s", id, exc_info=error)
        await self._sorry(interaction, interaction.say("bot-went-wrong", error=id))

    async def _sorry(self, interaction: Interaction, text: str) -> None:
        try:
            await interaction.tell(text)
        except discord.HTTPException as error:
            log.info("an answer was too late: %s", error)

    async def _names(self, interaction: Interaction) -> Sequence[str]:
        """The names to use in a refusal: those of the interaction's table."""
        try:
            return names_of(interaction.reads(await self._tables.look(interaction.table)))
        except (Refused, Away):  # there is no such table, or it can't be read now
            return [interaction.say("bot-seat", n=n) for n in range(8)]


async def _anew(work: Callable[[Interaction], Awaitable[None]], interaction: Interaction) -> None:
    """Do the work, and again where somebody else was quicker: nothing was stored or answered then.
    Raises `Stale` if somebody is quicker every time."""
    for tries in range(TRIES):
        try:
            return await work(interaction)
        except Stale:
            if tries == TRIES - 1:
                raise


def _on_message(interaction: Interaction) -> bool:
    """Is the pressed control really on the message it claims to be on? A client can make one up."""
    message = interaction.message
    return message is not None and interaction.custom_id in custom_ids(message.components)
