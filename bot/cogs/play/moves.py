"""Moves: pressed, chosen in menus, typed."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from discord import app_commands

from bot.cogs.play.which import meant, meant_so_far, offered
from bot.errors import Paused
from bot.message.forms import type_modal
from bot.message.made import read_in
from bot.message.words import shortened
from bot.press.board import Answers, OwnBoards
from bot.press.choosing import TableAsker, choose, choose_typed, lay_at_random, layout_of
from bot.press.cog import Cog, Services, answers
from bot.press.commands import Choices, choices
from bot.press.interaction import Interaction
from bot.press.router import Raw, guarded
from bot.table.controls import RandomLayout, TypeLayout
from bot.table.ids import Moment, Step, TypeMoves
from bot.table.question import MOST_TYPED, asked
from games.core import Refused, say


class Moves(Cog):
    """`/play`, and every control that plays or leads on to a move."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._boards = OwnBoards(services.tables, services.router)

    @app_commands.command()
    @guarded()
    async def play(
        self,
        interaction: Interaction,
        move: app_commands.Range[str, 1, MOST_TYPED],
        table: str | None = None,
    ) -> None:
        found = await meant(self.tables, interaction, table)
        async with self._asker(interaction, found.id) as asker:
            await choose_typed(asker, move)

    @play.autocomplete("move")
    async def _moves(self, raw: Raw, typed: str) -> Choices:
        try:
            table = await meant_so_far(self.tables, raw)
            table = read_in(table, await self.services.languages.met(raw.user.id, raw.locale.value))
            seat = table.seat_of(raw.user.id)
            return [] if seat is None else await choices(asked(table, seat), typed)
        except Refused:
            return []

    @play.autocomplete("table")
    async def _tables(self, raw: Raw, typed: str) -> Choices:
        return await offered(self.services, raw, typed)

    # --- controls and forms ----------------------------------------------------------------------

    def _asker(self, interaction: Interaction, id: int) -> AbstractAsyncContextManager[TableAsker]:
        port = Answers(interaction, self.services.hands, self._boards)
        return self.services.matches.asker(id, port)

    @answers()
    async def _step(self, interaction: Interaction, control: Step[Moment]) -> None:
        async with self._asker(interaction, control.where.table) as asker:
            await choose(asker, control)

    @answers()
    async def _sent(self, interaction: Interaction, control: TypeMoves) -> None:
        """Play what was typed into a form. If it is refused, give the text back: the form is
        gone."""
        text = interaction.field("moves")
        try:
            async with self._asker(interaction, control.table) as asker:
                await choose_typed(asker, text)
        except Refused as refused:
            typed = shortened(text.replace("`", "'"), MOST_TYPED)
            kind = Paused if isinstance(refused, Paused) else Refused
            raise kind(say("bot-nothing-played", why=refused.text, typed=typed)) from None

    @answers()
    async def _random_layout(self, interaction: Interaction, control: RandomLayout) -> None:
        async with self._asker(interaction, control.table) as asker:
            await lay_at_random(asker)

    @answers()
    async def _type_layout(self, interaction: Interaction, control: TypeLayout) -> None:
        table = interaction.reads(await self.tables.look(control.table))
        question = asked(table, table.seat_for(interaction.user.id))
        moves = layout_of(question).random(question.view, self.tables.random)
        await interaction.ask(type_modal(table, moves[:3]))
