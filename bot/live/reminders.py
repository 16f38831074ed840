"""Reminders for whoever has let half of a long turn go by, as each person wants them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.data.people import People
from bot.data.preferences import PersonSettings, quiet, wakes
from bot.live.channels import Channels
from bot.live.languages import Languages
from bot.message.clock import runs_out
from bot.message.parts import jump_url
from bot.table.away import is_away, noted, to_come, waits
from bot.table.late import cost
from bot.table.player import Player
from bot.table.table import Table
from games.core import lines, say, sentences


class Reminders:
    """Sends reminders as direct messages, at most one a person and turn."""

    def __init__(self, people: People, channels: Channels, languages: Languages) -> None:
        self._people = people
        self._channels = channels
        self._languages = languages

    async def plan(self, table: Table, now: float) -> tuple[Table, Sequence[int]]:
        """The table with its reminders noted, or put off for people in quiet hours; and whom to
        remind now."""
        movers = [(player, await self._of(player)) for player in self._to_move(table)]
        awake = {p.id: _awake(own, now) for p, own in movers if self._wants(table, p, own, now)}
        people = [id for id, at in awake.items() if at <= now]
        later = [at for at in awake.values() if at > now]
        told = table.reminding(people)
        return (told.put_off(min(later)) if later else told), people

    async def told(self, table: Table, now: float) -> Table:
        """The table with the days away of the people who have to move, as they have chosen them."""
        for player in self._to_move(table) if waits(table) else []:
            chosen = to_come((await self._of(player)).away, now)
            if chosen:
                table = noted(table, player.id, chosen, now)
        return table

    async def send(self, table: Table, people: Sequence[int]) -> None:
        """Send a direct message to these people. The unreachable ones get none."""
        for person in people:
            language = await self._languages.of(person, table.language)
            await self._channels.tell(person, _words(table.read_in(language)))

    def _to_move(self, table: Table) -> list[Player]:
        players = [table.players[seat] for seat in table.to_move]
        return [player for player in players if player.id > 0]

    def _wants(self, table: Table, player: Player, settings: PersonSettings, now: float) -> bool:
        """Does this person want a reminder now? By their choice: never, once a match, or every
        turn; and never while they are away."""
        if player.id in table.reminded_now or is_away(player, now):
            return False
        if settings.reminders == "once":
            return player.id not in table.reminded
        return settings.reminders == "every"

    async def _of(self, player: Player) -> PersonSettings:
        return await self._people.person(player.id)


def _awake(settings: PersonSettings, now: float) -> float:
    """From when on somebody may be reminded."""
    return wakes(settings, now) if quiet(settings, now) else now


def _words(table: Table) -> str:
    turn = say("bot-reminder", game=table.game.title, where=jump_url(table))
    if table.waited_for:
        turn = say("bot-reminder-waits", game=table.game.title, where=jump_url(table))
    if until := runs_out(table):
        turn = sentences([turn, until, cost(table)])
    return table.say(lines([turn, say("bot-reminder-how-often")]))
