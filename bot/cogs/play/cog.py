"""Playing: by typing, looking at one's board, marking, giving up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.people.forms import boards_sheet, others, standing, waiting
from bot.message import panel
from bot.table.table import Table
from games.core import Refused, say

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.press.interaction import Press

Choices = list[app_commands.Choice[str]]


class Play(commands.Cog):
    """`/play`, `/board`, `/mark`, `/hint`, `/resign`."""

    def __init__(self, bot: Skulduggery) -> None:
        self._bot = bot
        self.desk = bot.desk

    @app_commands.command()
    @app_commands.describe(
        move="A move, or several separated by ;", table="Which table, if you are at more than one"
    )
    async def play(
        self, press: Press, move: app_commands.Range[str, 1, 400], table: str | None = None
    ) -> None:
        """Play a move by typing it"""
        await self.desk.guarded(press, lambda: self._play(press, move, table))

    async def _play(self, press: Press, move: str, table: str | None) -> None:
        await self.desk.typed(press, (await self._table(press, table)).id, move)

    @play.autocomplete("move")
    async def _moves(self, press: Press, typed: str) -> Choices:
        try:
            table = await self._table(press, getattr(press.namespace, "table", None))
            seat = table.seat_of(press.user.id)
            return [] if seat is None else suggestions(table, seat, typed)
        except Refused:
            return []

    @app_commands.command()
    @app_commands.describe(table="Which table, if you are at more than one")
    async def board(self, press: Press, table: str | None = None) -> None:
        """Show me my board again"""
        await self.desk.guarded(press, lambda: self._board(press, table))

    async def _board(self, press: Press, table: str | None) -> None:
        running = await self._running(press.user.id) if press.guild_id is None else []
        if table is None and len(running) > 1:
            await self.desk.hand(press, boards_sheet(running, press.user.id))
            return
        found = await self._table(press, table, watching=True)
        seat = found.seat_of(press.user.id)
        mine = seat is not None and found.match is not None
        sheet = panel.seat_sheet(found, seat or 0) if mine else panel.watch_sheet(found)
        await self.desk.hand(press, sheet)

    @app_commands.command()
    @app_commands.describe(
        square="Where",
        mark="One of the marks or up to 2 characters; nothing takes a mark away",
        table="Which table, if you are at more than one",
    )
    async def mark(
        self,
        press: Press,
        square: app_commands.Range[str, 1, 10],
        mark: app_commands.Range[str, 0, 20] = "",
        table: str | None = None,
    ) -> None:
        """Put a private mark on my picture of the other board"""
        await self.desk.guarded(press, lambda: self._mark(press, square, mark, table))

    async def _mark(self, press: Press, square: str, mark: str, table: str | None) -> None:
        found = await self._table(press, table)
        await self.desk.mark(press, found.id, square.strip().upper(), mark.strip())

    @mark.autocomplete("mark")
    async def _marks(self, press: Press, typed: str) -> Choices:
        try:
            named = getattr(press.namespace, "table", None)
            marks = (await self._table(press, named)).game.marks
        except Refused:
            return []
        kinds = marks.kinds if marks else ()
        return [app_commands.Choice(name=k, value=k) for k in kinds if typed.casefold() in k]

    @app_commands.command()
    @app_commands.describe(table="Which table, if you are at more than one")
    async def resign(self, press: Press, table: str | None = None) -> None:
        """Give up the match (I ask once)"""
        await self.desk.guarded(press, lambda: self._resign(press, table))

    async def _resign(self, press: Press, table: str | None) -> None:
        found = await self._table(press, table)
        if found.stage != "playing":
            raise Refused(say("No match is running at this table."))
        await self.desk.hand(press, panel.resign_sheet(found))

    @app_commands.command()
    @app_commands.describe(table="Which table, if you are at more than one")
    async def hint(self, press: Press, table: str | None = None) -> None:
        """Against the computer: what it would play in my place, and why"""
        await self.desk.guarded(press, lambda: self._hint(press, table))

    async def _hint(self, press: Press, table: str | None) -> None:
        await self.desk.rivals.hint(press, await self._table(press, table))

    @play.autocomplete("table")
    @board.autocomplete("table")
    @mark.autocomplete("table")
    @resign.autocomplete("table")
    @hint.autocomplete("table")
    async def _tables(self, press: Press, typed: str) -> Choices:
        """My running matches, those waiting for me first."""
        me = press.user.id
        names = [(self._name(table, me)[:100], table.id) for table in await self._running(me)]
        found = [(name, id) for name, id in names if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=str(id)) for name, id in found[:25]]

    async def _running(self, person: int) -> list[Table]:
        """Somebody's running matches, those that wait for them first."""
        tables = [t for t in await self.desk.tables_of(person) if t.stage == "playing"]
        return sorted(tables, key=lambda table: not waiting(table, person))

    def _name(self, table: Table, person: int) -> str:
        place = self._bot.get_channel(table.channel)
        where = f" in #{place}" if place else ""
        return f"{table.game.name} with {others(table, person)}{where}: {standing(table, person)}"

    async def _table(self, press: Press, named: str | None, *, watching: bool = False) -> Table:
        """The table that is named, or this channel's, or the person's only one. A match that is
        over hides no running one, except from those who watch."""
        if named is not None:
            return await self._named(press, named)
        if press.guild_id is not None and press.channel_id is not None:
            here = await self.desk.table_in(press.channel_id)
            seated = here and here.alive and here.seat_of(press.user.id) is not None
            if here and (watching or seated):
                press.extras["table"] = here.id
                return here
            if here and here.alive:
                raise Refused(say("You are not at this channel's table."))
        mine = await self._running(press.user.id)
        if not mine:
            raise Refused(say("You are at no table. Open one in a server's channel: /newgame"))
        if len(mine) > 1:
            raise Refused(say("You are at several tables: fill in the option “table” as well."))
        press.extras["table"] = mine[0].id
        return mine[0]

    async def _named(self, press: Press, named: str) -> Table:
        mine = {str(t.id): t for t in await self.desk.tables_of(press.user.id)}
        if named not in mine:
            raise Refused(say("That is not a table of yours; pick one from the list."))
        press.extras["table"] = mine[named].id
        return mine[named]


def suggestions(table: Table, seat: int, typed: str) -> Choices:
    """At most 25 legal moves that fit what was typed so far, the last of several moves."""
    if table.match is None:
        return []
    head, _, last = typed.rpartition(";")
    match = now = table.playing
    try:
        for move in now.read(seat, head) if head.strip() else ():
            match = match.play(seat, move)
    except Refused:
        return []
    if not now.foreseen(match, seat):
        return []
    wanted, folded = last.strip().casefold(), match.game.fold(last).casefold()
    prefix = f"{head.strip()}; " if head.strip() else ""
    found = list[app_commands.Choice[str]]()
    for move in match.state.legal(seat):
        label = table.say(match.game.label(move))
        if folded in move.casefold() or wanted in move.casefold() or wanted in label.casefold():
            value = prefix + move
            if len(value) <= 100:
                found.append(app_commands.Choice(name=(prefix + label)[:100], value=value))
    return found[:25]
