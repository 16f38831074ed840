"""What is known of a table's readers, read before its plan is made: what they have chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.data.people import People
from bot.live.languages import Languages
from bot.message.parts import Sheet
from bot.screen.plan import Readers, here, mentioned, unbegun
from bot.table.table import Table


class Reading:
    """Reads it."""

    def __init__(self, people: People, languages: Languages) -> None:
        self._people = people
        self._languages = languages

    async def of(self, table: Table, gathered: Iterable[int]) -> Readers:
        """What is known of a table's readers. `gathered`: who was shown its lobby."""
        return Readers(
            await self._spoken(table, gathered),
            await by_mention(self._people, table),
            await notifies(self._people, table),
        )

    async def _spoken(self, table: Table, gathered: Iterable[int]) -> Mapping[int, str]:
        people = list[int]()
        if unbegun(table):
            people = [*here(table), *gathered]
        elif table.reach == "direct" or table.game.rules.private:
            people = [player.id for player in table.finishers if player.id > 0]
        return {id: await self._languages.of(id, table.language) for id in people}


async def called(people: People, table: Table, sheet: Sheet) -> tuple[int, ...]:
    """Whom the channel's message notifies."""
    pings, mentions = await notifies(people, table), await by_mention(people, table)
    return mentioned(table, sheet, Readers(by_mention=mentions, pings=pings))


async def notifies(people: People, table: Table) -> bool:
    """May turns notify people in the table's server?"""
    return table.reach != "channel" or (await people.server(table.guild)).pings


async def by_mention(people: People, table: Table) -> frozenset[int]:
    """Who of those who could be told of their turns in direct messages wants a mention instead."""
    beside = table.reach == "channel" and table.match is not None and table.game.rules.private
    asked = [p.id for p in table.players if p.id > 0] if beside else []
    return frozenset([id for id in asked if (await people.person(id)).turns == "mention"])
