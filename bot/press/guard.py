"""What goes wrong while an interaction is answered: the person is told once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from math import inf
from typing import Any

import discord

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
from bot.live.background import attempt
from bot.live.channels import ARCHIVED, LOCKED, UNKNOWN_MESSAGE, passes, refuses
from bot.live.hands import Hands
from bot.live.held import TRIES
from bot.live.languages import Languages
from bot.live.places import lacking_at, permissions
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.message.patience import refusal_sheet
from bot.message.words import names_of
from bot.press.interaction import (
    ALREADY_ACKNOWLEDGED,
    LINE,
    UNKNOWN_INTERACTION,
    Interaction,
)
from bot.press.lateness import Lateness
from bot.press.lending import Lent
from bot.press.rivals import Rivals
from bot.times import HEARD, SLOW
from games.core import Refused, Text, say

log = logging.getLogger(__name__)


NOBODY_HEARS = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, ARCHIVED, LOCKED)
"""Why Discord takes no answer, not even an apology, though nothing is wrong: the time is over,
another answer was quicker, the thread is locked."""
OWN_DATA = "mydata"
"""How the command and the controls begin that whoever is kept out may use."""


class Guard:
    """Guards all commands, presses and sent forms, and keeps what is worked on."""

    slow, heard, late = SLOW, HEARD, HEARD
    """`slow`, `heard`: see `Interaction`. One that waited `late` seconds is ignored."""

    def __init__(self, tables: Tables, studio: Studio, languages: Languages, hands: Hands) -> None:
        self._tables = tables
        self._hands = hands
        self._languages = languages
        self._studio = studio
        self._working: set[asyncio.Task[Any]] = set()
        self.lateness = Lateness()
        self.rivals = Rivals()
        self.shuts_out: Callable[[int, int], bool] = lambda person, server: False
        """Does the operator keep this person out, or everybody in this server?"""

    async def guard(
        self,
        raw: discord.Interaction[Any],
        work: Callable[[Interaction], Awaitable[None]],
        public: bool,
    ) -> None:
        """Do the work. If anything goes wrong, the person is told once."""
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
            if dismissed or error.code in NOBODY_HEARS:
                log.info("Discord takes no answer: %s", error)
            elif passes(error):
                await self._lost(interaction, error)
            elif refuses(error):
                await self._lost(interaction, error, _to_do(interaction, error))
            else:
                await self._bug(interaction, error)
        except LINE as error:
            await self._lost(interaction, error)
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
        with suppress(discord.HTTPException, *LINE):
            await interaction.hand(refusal_sheet(table, told))

    async def _bug(self, interaction: Interaction, error: Exception) -> None:
        id = secrets.token_hex(3)
        log.error("error %s", id, exc_info=error)
        await self._sorry(interaction, interaction.say("bot-went-wrong", error=id))

    async def _lost(
        self, interaction: Interaction, error: Exception, do: Text | None = None
    ) -> None:
        """Discord was away, or refuses what it took before: that is no fault here. `do`: what can
        be done about it, if not trying again."""
        log.warning("an answer was lost: %s", error)
        await self._sorry(interaction, interaction.say(do or say("bot-try-again")))

    async def _sorry(self, interaction: Interaction, text: str) -> None:
        try:
            await interaction.tell(text)
        except (discord.HTTPException, *LINE) as error:
            log.info("an answer was too late: %s", error)

    async def _names(self, interaction: Interaction) -> Sequence[str]:
        """The names to use in a refusal: those of the interaction's table."""
        try:
            return names_of(interaction.reads(await self._tables.look(interaction.table)))
        except (Refused, Away):  # there is no such table, or it can't be read now
            return [interaction.say("bot-seat", n=n) for n in range(8)]

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


async def _anew(work: Callable[[Interaction], Awaitable[None]], interaction: Interaction) -> None:
    """Do the work, and again where somebody else was quicker: nothing was stored or answered then.
    Raises `Stale` if somebody is quicker every time."""
    for tries in range(TRIES):
        try:
            return await work(interaction)
        except Stale:
            if tries == TRIES - 1:
                raise


def _to_do(interaction: Interaction, error: discord.HTTPException) -> Text:
    """What helps where Discord refuses for good."""
    if isinstance(error, discord.NotFound):
        return say("bot-deleted-since")
    missing = lacking_at(interaction.raw)
    if not (interaction.guild and missing):
        return say("bot-not-allowed-here")
    return say("bot-permission-lacking", missing=permissions(missing))
