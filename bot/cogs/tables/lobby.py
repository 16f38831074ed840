"""In the lobby: sitting down, settings, guests, the start."""

from __future__ import annotations

from collections.abc import Callable

from bot.cogs.tables.guests import greet, guests, player
from bot.message.lobby import handed_sheet, host_sheet
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind
from bot.table import lobby
from bot.table.ids import Action
from bot.table.table import Table
from games.core import Refused, say

Change = Callable[[Table, int, Action, str], Table]
"""A change of a lobby: the table, who asks, the pressed control, what was chosen in it."""


class Lobby(Cog):
    """The buttons and menus of a lobby."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        found: dict[Kind, Handler] = {"join": self._join, "host": self._host}
        return found | {name: self._changing(change) for name, change in self._changes.items()}

    @property
    def _changes(self) -> dict[str, Change]:
        tables = self.tables
        return {
            "leave": lambda t, me, *_: lobby.leave(t, me),
            "no": lambda t, me, *_: lobby.decline(t, me),
            "cancel": lambda t, me, *_: lobby.cancel(t, me),
            "start": lambda t, me, *_: lobby.start(t, me, tables.random, tables.now()),
            "option": lambda t, me, c, v: lobby.set_option(t, "".join(c.fields), v, me),
            "computer": lambda t, me, _, v: lobby.add_computer(t, v, me),
            "side": lambda t, me, _, v: lobby.set_side(t, v, me),
            "first": lambda t, me, _, v: lobby.set_first(t, _person(v), me),
            "clock": lambda t, me, _, v: lobby.set_clock(t, v, me),
        }

    def _changing(self, change: Change) -> Handler:
        """The change, answered on the lobby's message."""

        async def handler(interaction: Interaction, control: Action) -> None:
            async with self.tables.hold(control.table) as held:
                after = change(held.table, interaction.user.id, control, interaction.value)
                await held.save(after, interaction.id)
                await interaction.show_board(held)

        return handler

    async def _join(self, interaction: Interaction, control: Action) -> None:
        game = (await self.tables.look(control.table)).game_id
        me = await player(self.services, interaction.user, game)
        await self._changing(lambda t, *_: lobby.join(t, me))(interaction, control)
        await greet(self.services, control.table, me)

    # --- the host's menus ------------------------------------------------------------------------

    async def _host(self, interaction: Interaction, control: Action) -> None:
        match control.fields:
            case ():
                table = await self.tables.look(control.table)
                lobby.hosted_by(table, interaction.user.id)
                await interaction.hand(host_sheet(interaction.reads(table)))
            case ("invite",):
                await self._invite(interaction, control)
            case ("remove" | "hand" as what,):
                await self._change_people(interaction, control, what)
            case _:
                raise Refused(say("I don't know that menu."))

    async def _invite(self, interaction: Interaction, control: Action) -> None:
        game = (await self.tables.look(control.table)).game_id
        invited = await guests(self.services, interaction.people, game)
        async with self.tables.hold(control.table) as held:
            table = held.table
            for guest in invited:
                table = lobby.invite(table, guest, interaction.user.id)
            await held.save(table.calling(*(guest.id for guest in invited)), interaction.id)
            told = f"Invited: {', '.join(guest.mention for guest in invited)}."
            await interaction.turn_into(host_sheet(interaction.reads(table), told))

    async def _change_people(self, interaction: Interaction, control: Action, what: str) -> None:
        """Remove somebody, or make them the host."""
        person, me = _person(interaction.value), interaction.user.id
        async with self.tables.hold(control.table) as held:
            change = lobby.remove if what == "remove" else lobby.hand_over
            after = change(held.table, person, me)
            await held.save(after, interaction.id)
            seen = interaction.reads(after)
            sheet = host_sheet(seen) if after.host == me else handed_sheet(seen)
            await interaction.turn_into(sheet)


def _person(text: str) -> int:
    """Somebody's id; a computer's is below zero. 0 for what is none."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 21 else 0
