"""Which finished match a person asks for, and whether they may see it."""

from __future__ import annotations

from typing import Any

from bot.cogs.records.store import StoredMatches
from bot.press.cog import Services
from bot.press.interaction import Interaction
from bot.table.table import Table
from games.core import Match, Refused, say


class MatchGate:
    """Decides who may see a finished match. Everything shown of one goes through it."""

    def __init__(self, services: Services, matches: StoredMatches) -> None:
        self._tables = services.tables
        self._store = services.store
        self._channels = services.channels
        self._matches = matches

    async def last(self, interaction: Interaction) -> int:
        """The channel's running match, or else the one that was finished last; in direct messages
        the person's own last one. Raises `Refused` if there is none."""
        if not interaction.guild:
            own = await self._matches.last_of(interaction.user.id)
            if own is None:
                raise Refused(say("bot-history-none"))
            return own
        table = await self._tables.table_in(interaction.channel)
        if table and table.stage == "playing":
            return table.id  # `finished` refuses it, and says why
        last = await self._matches.last_finished(interaction.channel)
        if last is None:
            raise Refused(say("bot-record-none-here"))
        return last

    async def finished(self, interaction: Interaction, id: int) -> tuple[Table, Match[Any]]:
        """The table and its finished match. Raises `Refused` if it is not over, or if the person
        may not see it: then in the same words as for a match that does not exist."""
        if not await self._may_see(interaction, id):
            raise Refused(say("bot-record-no-match"))
        return await self.ended(id)

    async def ended(self, id: int) -> tuple[Table, Match[Any]]:
        """The same for somebody who may see it. Raises `Refused` if it is not over."""
        table = await self._tables.look(id)
        if table.stage == "playing":
            raise Refused(say("bot-record-running"))
        if table.stage != "over":
            raise Refused(say("bot-record-unfinished"))
        if table.match is None:
            raise Refused(say("bot-record-old-rules"))
        return table, table.match

    async def _may_see(self, interaction: Interaction, id: int) -> bool:
        """May this person see the match? Its players may, anywhere. Others may in the table's
        server, if they can see its channel; whoever presses or types there can.

        The match is not read before this is known: so a hidden match is refused as quickly as one
        that does not exist.
        """
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
