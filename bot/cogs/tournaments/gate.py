"""Which tournament somebody may see, and which they may manage."""

from __future__ import annotations

from bot.cogs.tournaments.store.rows import GONE
from bot.cogs.tournaments.store.tournaments import TournamentStore
from bot.cogs.tournaments.tournament import Field, Tournament
from bot.press.cog import Services
from bot.press.interaction import Interaction
from games.core import Refused, say

MOST = 2**31
"""No tournament's number is as great: PostgreSQL would not even look for it."""


class TournamentGate:
    """Every press on a tournament goes through it. A tournament that somebody may not see is
    refused in the same words as one that does not exist."""

    def __init__(self, services: Services) -> None:
        self._channels = services.channels
        self.store = TournamentStore(services.store.engine)

    async def seen(self, interaction: Interaction, id: int) -> Field:
        """A tournament that this person may see: here, or anywhere if they play in it or host it.
        Raises `Refused`."""
        if id >= MOST:
            raise Refused(GONE)
        field = await self.store.field(id)
        if not await self.shows(interaction, field.tournament) and not _is_in(interaction, field):
            raise Refused(GONE)
        return field

    async def shows(self, interaction: Interaction, tournament: Tournament) -> bool:
        """Does this person see the tournament's channel, in the server where they press?"""
        if tournament.guild != interaction.guild:
            return False
        here = tournament.channel == interaction.channel
        return here or await self._channels.seen_by(interaction.user, tournament.channel)

    async def there(self, interaction: Interaction, id: int) -> Field:
        """The same for somebody in its server. Raises `Refused`."""
        field = await self.seen(interaction, id)
        if field.tournament.guild != interaction.guild:
            raise Refused(GONE)
        return field

    async def managed(self, interaction: Interaction, id: int, *, over: bool = False) -> Field:
        """A tournament that this person may manage: its host, and whoever manages the server.
        `over`: also once it is over. Raises `Refused`."""
        field = await self.there(interaction, id)
        host = field.tournament.person
        if interaction.user.id != host and not interaction.raw.permissions.manage_guild:
            raise Refused(say("bot-tournament-not-host"))
        if field.tournament.stage == "over" and not over:
            raise Refused(say("bot-tournament-over"))
        return field


def _is_in(interaction: Interaction, field: Field) -> bool:
    me = interaction.user.id
    return field.of(me) is not None or field.tournament.person == me
