"""Tells the people at a table that Discord does not let the bot show it, and why."""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import NotReachable
from bot.live.channels import Channels
from bot.live.languages import Languages
from bot.message.words import people
from bot.table.table import Table
from games.core import say


class Waiting:
    """Is told of each refusal, and tells people of the first."""

    def __init__(self, channels: Channels, languages: Languages) -> None:
        self._channels, self._languages = channels, languages
        self.again_at: Callable[[int, float], None] = lambda guild, at: None
        """Has a server's tables tried again at this time."""

    async def refused(self, table: Table, error: NotReachable, nonce: str) -> None:
        """Discord has refused the bot at this table. Without a `nonce`, people were told of it."""
        obstacle = await self._channels.places.obstacle(table.channel, error)
        if obstacle is None:
            return
        if obstacle.until:
            self.again_at(table.guild, obstacle.until)
        where = f"<#{table.channel}>"
        text = say("bot-cannot-show", game=table.game.title, where=where, why=obstacle.why)
        for number, person in enumerate(people(table.players)) if nonce else ():
            language = await self._languages.of(person, table.language)
            await self._channels.tell(person, text.in_(language), f"{nonce}.{number}")
