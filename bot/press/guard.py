"""What goes wrong while an interaction is answered: the person is told once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from math import inf
from typing import Any

import discord

from bot.errors import AlreadyDone, DatabaseLost, NotReachable, Paused, Rejected, Stale, TooLate
from bot.live.background import attempt
from bot.live.hands import Hands
from bot.live.held import TRIES
from bot.live.languages import Languages
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.press.failing import Failing
from bot.press.interaction import LINE, Interaction
from bot.press.lateness import Lateness
from bot.press.lending import Lent
from bot.press.rivals import Rivals
from bot.times import HEARD, SLOW
from games.core import Refused, say

log = logging.getLogger(__name__)


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
        self._failing = Failing(tables)
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
            await self._failing.tell(interaction, interaction.say("bot-done-already"))
        except Stale:
            await self._failing.tell(interaction, interaction.say("bot-others-quicker"))
        except TooLate:
            log.warning(
                "a press took too long, so it has no effect: is the machine or the database busy?"
            )
        except DatabaseLost as error:
            log.error("no database: %s", error)
            await self._failing.tell(interaction, interaction.say(error.text))
        except Paused as refused:
            await self._failing.paused(interaction, refused)
        except Refused as refused:
            told = await self._failing.words(interaction, refused)
            await self._set_aside(interaction)
            await self._failing.tell(interaction, told)
        except discord.HTTPException as error:
            await self._failing.answered(interaction, error)
        except LINE as error:
            await self._failing.lost(interaction, error)
        except Exception as error:  # noqa: BLE001 - the last resort of the whole bot
            await self._failing.bug(interaction, error)
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
