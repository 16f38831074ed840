"""Days away by themselves: for whoever has run out of time at one slow table after the other, and
was seen nowhere since. Their first press ends them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from bot.data.lapses import Lapses
from bot.data.preferences import PersonSettings
from bot.errors import DatabaseLost, Stale, Unreadable
from bot.live.held import Held
from bot.live.live import Followed
from bot.press.cog import Services
from bot.table import away
from bot.table.table import Table
from bot.table.timer import LONG, Span
from bot.table.verdict import late_now
from games.core import RESIGN, TIMEOUT, Refused

_NAME = "days away by themselves"


class Vanished:
    """Begins and ends them. (A table's change is only where it looks: `bot.live.live.Follows`.)"""

    def __init__(self, services: Services) -> None:
        self._services, self._tables = services, services.tables
        self._lapses = Lapses(services.store.engine)
        services.tables.met.append(self._met)

    async def follow(self, before: Table, after: Table, _: float) -> Followed | None:
        """Nothing follows in this transaction."""
        for one in late_now(before, after):
            self._services.background.begin(self._look(after.id, one.person), _NAME)
        for person in _moved(before, after):
            self._met(person)  # also by hand, at the page
        return None

    async def _look(self, table: int, person: int) -> None:
        """Somebody has run out of time at this table. Once that is stored: have they vanished?"""
        async with self._tables.hold(table):
            now, people = self._tables.now(), self._services.people
        own = await people.read_again(person)
        days = away.vanished(own.away, own.vanished, now) if own.vanishes else None
        if days is None or not await self._services.store.open_tables_of(person):
            return
        lost = list[Table]()
        with suppress(Refused):  # a match that can't be read tells nothing
            lost = [await self._tables.look(id) for id in await self._lapses.vanished(person)]
        if lost and all((table.pace.move or 0) >= LONG for table in lost):
            spans, by_itself = away.back(own.away, now), away.back(own.vanished, now)
            change = {"away": (*spans, days), "vanished": (*by_itself, days)}
            await self._keep(person, own.model_copy(update=change))
            await tell(self._services, person, days, by_itself=True)

    def _met(self, person: int) -> None:
        self._services.background.begin(self._back(person), _NAME)

    async def _back(self, person: int) -> None:
        """They are there: what has begun by itself is over. Asked at every press, of what is in
        memory then."""
        people, now = self._services.people, self._tables.now()
        with suppress(DatabaseLost):
            if away.to_come((await people.person(person)).vanished, now):
                own = await people.read_again(person)
                change = {name: away.back(getattr(own, name), now) for name in ("away", "vanished")}
                await self._keep(person, own.model_copy(update=change))
                await tell(self._services, person, None)

    async def _keep(self, person: int, settings: PersonSettings) -> None:
        name = await self._services.store.name_of(person)
        await self._services.people.set_person(person, name or "", settings)


async def tell(
    services: Services, person: int, days: Span | None, *, by_itself: bool = False
) -> None:
    """Tell a person's tables when they are away, one after the other. If the bot dies on the way, a
    table is told when its time would run out (`Reminders.told`)."""

    async def note(held: Held) -> None:
        if by_itself and any(player.level for player in held.table.players):
            return
        after = away.noted(held.table, person, days, services.tables.now(), at_once=by_itself)
        if after is not held.table:
            await held.save(after, None)

    for id in await services.store.open_tables_of(person):
        with suppress(Unreadable, Stale):
            await services.tables.change(id, note)


def _moved(before: Table, after: Table) -> Iterable[int]:
    """Whoever has just moved and was away. What follows from that by itself is nobody's move."""
    old, new = (len(table.match.log) if table.match else 0 for table in (before, after))
    if after.match and new > old:
        seat, move = after.match.log[old]
        if before.players[seat].away and move not in (RESIGN, TIMEOUT):
            yield before.players[seat].id
