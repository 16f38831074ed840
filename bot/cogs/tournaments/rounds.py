"""What goes on in tournaments without anybody pressing anything."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cogs.tournaments.director import LOOK, Director
from bot.cogs.tournaments.follow import TournamentsFollow
from bot.live.live import Follows
from bot.press.router import Cog, Services


class Rounds(Cog):
    """Starts what runs tournaments. It has no commands."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.director = Director(services)

    @property
    def follows(self) -> Sequence[Follows]:
        """The results of matches."""
        return (TournamentsFollow(),)

    async def cog_load(self) -> None:
        """From now on, run the tournaments of this process's servers."""
        self.services.background.every(LOOK, self.director.tick, "tournaments")
