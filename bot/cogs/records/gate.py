"""Which finished match somebody asks for, and whether they may see it."""

from __future__ import annotations

from typing import Any

from bot.cogs.records.store import Matches
from bot.press.interaction import Interaction
from bot.press.router import Services
from bot.table.table import Table
from games.core import Match, Refused, say


class Gate:
    """In front of all that is shown of a finished match."""

    def __init__(self, services: Services, matches: Matches) -> None:
        self._tables = services.tables
        self._store = services.store
        self._channels = services.channels
        self._matches = matches

    async def last(self, interaction: Interaction) -> int:
        """The channel's match that was finished last, unless one is running."""
        table = await self._tables.table_in(interaction.channel)
        if table and table.stage == "playing":
            return table.id  # which is refused, in words
        last = await self._matches.last_finished(interaction.channel)
        if last is None:
            raise Refused(say("bot-record-none-here"))
        return last

    async def finished(self, interaction: Interaction, id: int) -> tuple[Table, Match[Any]]:
        """The table and its match, if that is over and whoever asks may see it. Raises `Refused`:
        where they may not, in the same words as where there is none."""
        if not await self._may_see(interaction, id):
            raise Refused(say("bot-record-no-match"))
        table = await self._tables.look(id)
        if table.stage == "playing":
            raise Refused(say("bot-record-running"))
        if table.stage != "over":
            raise Refused(say("bot-record-unfinished"))
        if table.match is None:
            raise Refused(say("bot-record-old-rules"))
        return table, table.match

    async def _may_see(self, interaction: Interaction, id: int) -> bool:
        """One of its players may, anywhere. Somebody else may in the table's server, if they see
        the table's channel, as they do when they press or type there. No table is nobody's: the
        match is not read before this, so that a hidden one takes no longer than none."""
        place = await self._store.place(id)
        if place is None:
            return False
        if await self._store.sits(id, interaction.user.id):
            return True
        guild, channel = place
        if guild != interaction.guild:
            return False
        here = channel == interaction.channel
        return here or await self._channels.seen_by(interaction.user, channel)
