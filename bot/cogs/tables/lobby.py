"""In the lobby: sitting down, settings, guests, the start."""

from __future__ import annotations

from collections.abc import Callable

from bot.cogs.tables.guests import greet, guests, player
from bot.message.options import (
    begun_sheet,
    handed_sheet,
    host_sheet,
    joined_sheet,
    left_sheet,
    options_sheet,
)
from bot.message.parts import Sheet
from bot.press.board import show_board
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind
from bot.table import lobby
from bot.table.ids import Action
from bot.table.table import Table
from games.core import Refused, say

Change = Callable[[Table, int, Action, str], Table]
"""A change of a lobby: the table, who asks, the pressed control, what was chosen in it."""
After = Callable[[Table, int], Sheet]
"""What is shown then to whoever has pressed it on a message that they alone see."""

FEW = 3
"""Matches of a game after which somebody is no beginner any more."""
FIRST, LATER = "easy", "normal"
"""How well the computer plays that a host plays against at once: a beginner, or somebody else."""


class Lobby(Cog):
    """The buttons and menus of a lobby, and of the sheets that it opens."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        return {
            "join": self._join,
            "start": self._starting(self._start),
            "alone": self._alone,
            "options": self._options,
            "host": self._host,
            **{name: self._changing(*change) for name, change in self._changes.items()},
        }

    @property
    def _changes(self) -> dict[str, tuple[Change, After]]:
        return {
            "leave": (lambda t, me, *_: lobby.leave(t, me), _left),
            "no": (lambda t, me, *_: lobby.decline(t, me), _left),
            "cancel": (lambda t, me, *_: lobby.cancel(t, me), _left),
            "option": (
                lambda t, me, c, v: lobby.set_option(t, "".join(c.fields), v, me),
                options_sheet,
            ),
            "computer": (lambda t, me, _, v: lobby.add_computer(t, v, me), _people),
            "side": (lambda t, me, _, v: lobby.set_side(t, v, me), options_sheet),
            "first": (lambda t, me, _, v: lobby.set_first(t, _person(v), me), options_sheet),
            "clock": (lambda t, me, _, v: lobby.set_clock(t, v, me), options_sheet),
        }

    def _changing(self, change: Change, shows: After) -> Handler:
        """The change, answered on the lobby's message, or on the sheet where it was made."""

        async def handler(interaction: Interaction, control: Action) -> None:
            me = interaction.user.id
            async with self.tables.hold(control.table) as held:
                after = change(held.table, me, control, interaction.value)
                await held.save(after, interaction)
                if interaction.own_message:
                    await interaction.turn_into(shows(interaction.reads(after), me))
                else:
                    await show_board(interaction, held)

        return handler

    async def _join(self, interaction: Interaction, control: Action) -> None:
        game = (await self.tables.look(control.table)).game_id
        me = await player(self.services, interaction.user, game)
        joining = self._changing(lambda t, *_: lobby.join(t, me), lambda t, _: joined_sheet(t))
        await joining(interaction, control)
        await greet(self.services, control.table, me)

    # --- the start -------------------------------------------------------------------------------

    def _starting(self, change: Change) -> Handler:
        """A change that starts the match. Pressed twice by somebody who plays, it is no news."""

        async def handler(interaction: Interaction, control: Action) -> None:
            async with self.tables.hold(control.table) as held:
                table, me = held.table, interaction.user.id
                if table.stage == "playing" and table.seat_of(me) is not None:
                    await interaction.defer(thinking=False)
                    return
                await held.save(change(table, me, control, ""), interaction)
                if interaction.own_message:
                    await interaction.turn_into(begun_sheet(interaction.reads(held.table)))
                else:
                    await show_board(interaction, held)

        return handler

    def _start(self, table: Table, me: int, *_: object) -> Table:
        return lobby.start(table, me, self.tables.random, self.tables.now())

    async def _alone(self, interaction: Interaction, control: Action) -> None:
        """Seats filled and the match begun in one: after a crash it is both or neither."""
        game = (await self.tables.look(control.table)).game_id
        played = await self.services.store.finished(interaction.user.id, game)
        level, tables = FIRST if played < FEW else LATER, self.tables
        begins = self._starting(
            lambda t, me, *_: lobby.start_alone(t, level, me, tables.random, tables.now())
        )
        await begins(interaction, control)

    # --- the sheets ------------------------------------------------------------------------------

    async def _options(self, interaction: Interaction, control: Action) -> None:
        table = await self.tables.look(control.table)
        lobby.open_lobby(table)
        await interaction.answer(options_sheet(interaction.reads(table), interaction.user.id))

    async def _host(self, interaction: Interaction, control: Action) -> None:
        match control.fields:
            case ():
                table = await self.tables.look(control.table)
                lobby.hosted_by(table, interaction.user.id)
                await interaction.answer(host_sheet(interaction.reads(table)))
            case ("invite",):
                await self._invite(interaction, control)
            case ("remove" | "hand" as what,):
                await self._change_people(interaction, control, what)
            case _:
                raise Refused(say("bot-unknown-menu"))

    async def _invite(self, interaction: Interaction, control: Action) -> None:
        game = (await self.tables.look(control.table)).game_id
        invited = await guests(self.services, interaction.people, game)
        async with self.tables.hold(control.table) as held:
            table = held.table
            for guest in invited:
                table = lobby.invite(table, guest, interaction.user.id)
            await held.save(table.calling(*(guest.id for guest in invited)), interaction)
            told = say("bot-people-invited", people=tuple(guest.mention for guest in invited))
            await interaction.turn_into(host_sheet(interaction.reads(table), told))

    async def _change_people(self, interaction: Interaction, control: Action, what: str) -> None:
        """Remove somebody, or make them the host."""
        person, me = _person(interaction.value), interaction.user.id
        async with self.tables.hold(control.table) as held:
            change = lobby.remove if what == "remove" else lobby.hand_over
            after = change(held.table, person, me)
            await held.save(after, interaction)
            seen = interaction.reads(after)
            sheet = host_sheet(seen) if after.host == me else handed_sheet(seen)
            await interaction.turn_into(sheet)


def _left(table: Table, _: int) -> Sheet:
    return left_sheet(table)


def _people(table: Table, _: int) -> Sheet:
    return host_sheet(table)


def _person(text: str) -> int:
    """Somebody's id; a computer's is below zero. 0 for what is none."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 21 else 0
