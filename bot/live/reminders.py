"""Reminders for whoever has let half of a long turn go by, and warnings before time runs out, as
each person wants them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.data.people import People
from bot.data.preferences import PersonSettings, wakes, warned
from bot.live.channels import Channels
from bot.live.languages import Languages
from bot.message.clock import runs_out
from bot.message.made import read_in
from bot.message.words import jump_url
from bot.table.away import ends, is_away, noted, spared, to_come, waits
from bot.table.late import cost
from bot.table.player import Player
from bot.table.table import Table
from bot.table.timer import LONG
from games.core import lines, say, sentences


class Reminders:
    """Sends reminders as direct messages: of each kind at most one a person and turn."""

    def __init__(self, people: People, channels: Channels, languages: Languages) -> None:
        self._people = people
        self._channels = channels
        self._languages = languages

    async def plan(self, table: Table, now: float) -> tuple[Table, Sequence[int]]:
        """The table with its reminders noted, or put off until somebody wants one; and whom to
        remind now."""
        movers = [(player, await self._of(player)) for player in self._to_move(table)]
        lasts = {p.id: last(table, p, own, now) for p, own in movers}
        halves = {p.id: half(table, p, own, now) for p, own in movers}
        due = [id for id, at in lasts.items() if at is not None and at <= now]
        told = [id for id, at in halves.items() if at is not None and at <= now and id not in due]
        times = [*lasts.values(), *halves.values()]
        later = [at for at in times if at is not None and at > now]
        after = table.reminding(told, due)
        return (after.put_off(min(later)) if later else after), [*told, *due]

    async def told(self, table: Table, now: float) -> Table:
        """The table with the days away of the people who have to move, as they have chosen them."""
        for player in self._to_move(table) if waits(table) else []:
            own = await self._of(player)
            chosen = to_come(own.away, now)
            by_itself = chosen in own.vanished
            if chosen and not (by_itself and any(p.level for p in table.players)):
                table = noted(table, player.id, chosen, now, at_once=by_itself)
        return table

    async def send(self, table: Table, people: Sequence[int]) -> None:
        """Send a direct message to these people, whose reminder is noted. The unreachable ones get
        none."""
        for person in people:
            language = await self._languages.of(person, table.language)
            words = _words(read_in(table, language), last=person in table.warned)
            await self._channels.tell(person, words)

    def _to_move(self, table: Table) -> list[Player]:
        players = [table.players[seat] for seat in table.to_move]
        return [player for player in players if player.id > 0]

    async def _of(self, player: Player) -> PersonSettings:
        return await self._people.person(player.id)


def half(table: Table, player: Player, settings: PersonSettings, now: float) -> float | None:
    """When to tell somebody that half of their turn is gone, which it is; None: not in this turn.
    By their choice: never, once a match, or every turn; and never while they are away."""
    short = 0 < table.lead < LONG / 8
    if short or player.id in (*table.reminded_now, *table.warned) or is_away(player, now):
        return None
    if settings.reminders in ("off", "last"):
        return None
    if settings.reminders != "every" and player.id in table.reminded:
        return None
    return wakes(settings, now)


def last(table: Table, player: Player, settings: PersonSettings, now: float) -> float | None:
    """When to warn somebody that time runs out, or to look again; None: not in this turn. Nobody is
    warned while time stands still: it is looked at once more when it goes on."""
    deadline = table.deadline
    if settings.reminders in ("off", "half") or player.id in table.warned or not table.lead:
        return None
    if deadline is None or deadline <= now:
        return None
    at = max(now, deadline - table.lead)
    if still := [since for since, until in spared(table) if since < at and until > now]:
        return max(now, min(still)) + 1  # of the table's own time, so it comes after them
    at = warned(settings, at, ends(table, deadline))
    return at if at >= now else None


def _words(table: Table, *, last: bool = False) -> str:
    turn = say("bot-reminder", game=table.game.title, where=jump_url(table))
    if table.waited_for:
        turn = say("bot-reminder-waits", game=table.game.title, where=jump_url(table))
    elif last:
        turn = say("bot-reminder-last", game=table.game.title, where=jump_url(table))
    if until := runs_out(table):
        turn = sentences([turn, until, cost(table)])
    return table.say(lines([turn, say("bot-reminder-how-often")]))
