"""A seat's own business: its board, private marks, a hint, giving up."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.play.which import meant, offered, running, which
from bot.live.held import Held
from bot.message.board import watch_sheet
from bot.message.ending import past
from bot.message.parts import Sheet
from bot.message.seat import (
    MOST_TYPED,
    UNMARKED,
    boards_sheet,
    hint_sheet,
    mark_modal,
    more_sheet,
    resign_sheet,
    seal_sheet,
    seat_sheet,
)
from bot.press.board import show_letter
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind, Raw, Services, guarded
from bot.press.suggestions import Choices
from bot.table import controls, hints
from bot.table.ids import AtTable
from bot.table.table import Table
from games.core import Refused, say

WHICH = "Which table, if you're at more than one"


class Seat(Cog):
    """`/board`, `/mark`, `/hint`, `/resign`, and the buttons for the same."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._advised = set[int]()
        """Whom the adviser thinks for."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        return {
            controls.OwnBoard: self._mine,
            controls.ShowSeal: self._seal,
            controls.InWords: self._watch,
            controls.More: self._more,
            controls.Hint: self._hint,
            controls.AskResign: self._ask_resign,
            controls.AskMark: self._ask_mark,
            controls.Mark: self._mark_asked,
        }

    @app_commands.command()
    @app_commands.describe(table=WHICH)
    @guarded()
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """Show your board again"""
        me = interaction.user.id
        own = [] if interaction.guild else await running(self.tables, me)
        if table is None and len(own) > 1:
            await interaction.hand(boards_sheet([interaction.reads(t) for t in own], me))
            return
        found = await meant(self.tables, interaction, table, watching=True)
        await interaction.hand(_board(found, me))
        await self.services.outbox.show_again(found.id)

    @app_commands.command()
    @app_commands.describe(
        square="Which square, or several: A1 B2 C3",
        mark="One of the presets, or up to 2 characters; leave empty to remove the mark",
        table=WHICH,
    )
    @guarded()
    async def mark(
        self,
        interaction: Interaction,
        square: app_commands.Range[str, 1, MOST_TYPED],
        mark: app_commands.Range[str, 0, 20] = "",
        table: str | None = None,
    ) -> None:
        """Put a private mark on your view of the other board"""
        found = await meant(self.tables, interaction, table)
        await self._mark(interaction, found.id, square, mark.strip())

    @mark.autocomplete("mark")
    async def _marks(self, raw: Raw, typed: str) -> Choices:
        try:
            here = raw.channel_id if raw.guild_id else None
            chosen = getattr(raw.namespace, "table", None)
            table = await which(self.tables, raw.user.id, here, chosen)
        except Refused:
            return []
        table = table.read_in(await self.services.languages.met(raw.user.id, raw.locale.value))
        kinds = table.game.looks.marks.kinds if table.game.looks.marks else ()
        named = [(table.say(table.game.mark(kind)), kind) for kind in kinds]
        wanted = typed.casefold()
        return [
            app_commands.Choice(name=name, value=kind)
            for name, kind in named
            if wanted in kind or wanted in name.casefold()
        ]

    @app_commands.command()
    @app_commands.describe(table=WHICH)
    @guarded()
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        """See what the computer would play in your place, and why (in matches against it)"""
        await self._advise(interaction, await meant(self.tables, interaction, table))

    @app_commands.command()
    @app_commands.describe(table=WHICH)
    @guarded()
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        """Resign the match (you're asked to confirm)"""
        found = await meant(self.tables, interaction, table)
        await _ask_to_resign(interaction, found)

    @board.autocomplete("table")
    @mark.autocomplete("table")
    @resign.autocomplete("table")
    @hint.autocomplete("table")
    async def _tables(self, raw: Raw, typed: str) -> Choices:
        return await offered(self.services, raw, typed)

    # --- presses ---------------------------------------------------------------------------------

    async def _mine(self, interaction: Interaction, control: AtTable) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        await interaction.hand(_board(table, interaction.user.id))

    async def _watch(self, interaction: Interaction, control: AtTable) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        await interaction.hand(watch_sheet(table))

    async def _more(self, interaction: Interaction, control: AtTable) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        seat = table.seat_of(interaction.user.id)
        await interaction.hand(more_sheet(table, seat, self.tables.now()))

    async def _seal(self, interaction: Interaction, control: AtTable) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        if not table.seal:
            raise Refused(say("bot-nothing-sealed"))
        await interaction.hand(seal_sheet(table))

    async def _hint(self, interaction: Interaction, control: AtTable) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        await self._advise(interaction, table)

    async def _ask_resign(self, interaction: Interaction, control: AtTable) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        table.seat_for(interaction.user.id)
        await _ask_to_resign(interaction, table)

    async def _ask_mark(self, interaction: Interaction, control: AtTable) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        table.seat_for(interaction.user.id)
        marks = table.game.looks.marks
        if marks is None:
            raise Refused(say("bot-no-marks", game=table.game.title))
        if await interaction.acknowledged():
            raise Refused(say("bot-too-slow"))
        await interaction.raw.response.send_modal(mark_modal(table, marks))

    async def _mark_asked(self, interaction: Interaction, control: AtTable) -> None:
        mark = interaction.field("mark")
        squares = interaction.field("squares")
        await self._mark(interaction, control.table, squares, "" if mark == UNMARKED else mark)

    async def _mark(self, interaction: Interaction, id: int, squares: str, mark: str) -> None:
        """Squares as people separate them: by spaces, commas, semicolons."""
        named = squares.upper().replace(",", " ").replace(";", " ").split()
        async with self.tables.hold(id) as held:
            seat = held.table.seat_for(interaction.user.id)
            kind = _kind(interaction.reads(held.table), mark)
            await held.save(held.table.mark(seat, named, kind), interaction)
            await _show_marked(interaction, held, seat)

    async def _advise(self, interaction: Interaction, table: Table) -> None:
        """What the adviser would play, and why, for the person who asks."""
        person = interaction.user.id
        seat = table.seat_for(person)
        hints.check(table, seat)
        if person in self._advised:  # else all computers would wait for one person's many hints
            raise Refused(say("bot-one-at-a-time"))
        self._advised.add(person)
        try:
            await interaction.defer()
            thought = await self.services.computers.think(table, seat, hints.ADVISER)
        finally:
            self._advised.discard(person)
        if (await self.tables.look(table.id)).moment(seat) != table.moment(seat):
            raise Refused(say("bot-moved-on"))
        await interaction.hand(hint_sheet(table, table.moment(seat), thought))


def _kind(table: Table, mark: str) -> str:
    """The ready-made mark that is called this in the reader's language, or what was typed."""
    kinds = table.game.looks.marks.kinds if table.game.looks.marks else ()
    called = {table.say(table.game.mark(kind)).casefold(): kind for kind in kinds}
    return called.get(mark.casefold(), mark)


async def _show_marked(interaction: Interaction, held: Held, seat: int) -> None:
    """The seat's board, where the person looks at it: but not in a message of an earlier turn."""
    if not await show_letter(interaction, held, seat):
        await interaction.answer_aside(seat_sheet(interaction.reads(held.table), seat))


async def _ask_to_resign(interaction: Interaction, table: Table) -> None:
    if table.stage != "playing":
        raise Refused(say("bot-not-running"))
    await interaction.hand(resign_sheet(table))


def _board(table: Table, person: int) -> Sheet:
    """Somebody's own board; for those who don't sit there, what everybody sees."""
    seat = table.seat_of(person)
    own = seat is not None and table.match is not None
    return seat_sheet(table, seat or 0, head=past(table)) if own else watch_sheet(table)
