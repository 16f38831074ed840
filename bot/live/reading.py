"""What is known of a table's readers, read before its plan is made: what they have chosen."""

from __future__ import annotations

from collections.abc import Mapping

from bot.data.people import People
from bot.live.languages import Languages
from bot.screen.plan import Readers, here, unbegun
from bot.screen.seen import Gathering, Seen
from bot.table.table import Table


class Reading:
    """Reads it."""

    def __init__(self, people: People, languages: Languages) -> None:
        self._people = people
        self._languages = languages

    async def of(self, table: Table, seen: Seen) -> Readers:
        """What is known of a table's readers."""
        return Readers(
            await self._spoken(table, seen),
            await self._by_mention(table),
            table.reach != "channel" or (await self._people.server(table.guild)).pings,
        )

    async def _spoken(self, table: Table, seen: Seen) -> Mapping[int, str]:
        """Also of people who were shown its lobby."""
        people = list[int]()
        if unbegun(table):
            gathered = [place.person for place in seen.now if isinstance(place, Gathering)]
            people = [*here(table), *gathered]
        elif table.reach == "direct" or table.game.rules.private:
            people = [player.id for player in table.finishers if player.id > 0]
        return {id: await self._languages.of(id, table.language) for id in people}

    async def _by_mention(self, table: Table) -> frozenset[int]:
        """Who of those who could be told of their turns in direct messages wants a mention."""
        beside = table.reach == "channel" and table.match is not None and table.game.rules.private
        asked = [p.id for p in table.players if p.id > 0] if beside else []
        own = {id: (await self._people.person(id)).turns for id in asked}
        return frozenset(id for id, turns in own.items() if turns == "mention")
