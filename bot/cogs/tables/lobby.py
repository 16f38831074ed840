"""The lobby: sitting down, settings, guests, the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.message.lobby import alone_sheet
from bot.message.options import (
    MOST_TYPED,
    begun_sheet,
    clock_form,
    computer_sheet,
    handed_sheet,
    host_sheet,
    joined_sheet,
    left_sheet,
    options_form,
    options_sheet,
)
from bot.message.parts import Sheet
from bot.message.words import shortened
from bot.press.board import lend
from bot.press.cog import Cog, answers
from bot.press.guests import greet, guests, picked, player
from bot.press.interaction import Interaction
from bot.table import controls, direct, lobby
from bot.table.ids import AtTable
from bot.table.table import Table
from bot.table.terms import settle, terms
from games.core import Refused, say

Change = Callable[[Table, int, Any], Table]
"""A change of a lobby. It takes the table, the person who asks and the pressed control."""
After = Callable[[Table, int], Sheet]
"""Makes the sheet to show afterwards, if the person pressed on a message that only they see."""


def _left(table: Table, _: int) -> Sheet:
    return left_sheet(table)


def _people(table: Table, me: int) -> Sheet:
    return host_sheet(table) if table.host == me else handed_sheet(table)


CHANGES: Mapping[type[AtTable], tuple[Change, After]] = {
    controls.Leave: (lambda t, me, _: lobby.leave(t, me), _left),
    controls.TurnDown: (lambda t, me, _: lobby.decline(t, me), _left),
    controls.Cancel: (lambda t, me, _: lobby.cancel(t, me), _left),
    controls.AddComputer: (lambda t, me, c: lobby.add_computer(t, c.value, me), _people),
    controls.Remove: (lambda t, me, c: lobby.remove(t, c.person, me), _people),
    controls.HandOver: (lambda t, me, c: lobby.hand_over(t, c.person, me), _people),
}
"""What each of these controls changes, and what is shown then."""


class Lobby(Cog):
    """The buttons and menus of a lobby and of its sheets."""

    @answers(*CHANGES)
    async def _change(self, interaction: Interaction, control: AtTable) -> None:
        change, shows = CHANGES[type(control)]
        await self._save(interaction, control, change, shows)

    async def _save(
        self, interaction: Interaction, control: AtTable, change: Change, shows: After
    ) -> None:
        """Make this change, and answer on the message that was pressed: the lobby's or a sheet."""
        async with self.tables.hold(control.table) as held:
            after = change(held.table, interaction.user.id, control)
            await held.save(after, interaction)
        await self._changed(interaction, after, shows)

    async def _changed(self, interaction: Interaction, after: Table, shows: After) -> None:
        """Answer whoever has changed the lobby."""
        if interaction.own_message:
            await interaction.turn_into(shows(interaction.reads(after), interaction.user.id))
        else:
            await lend(interaction, self.services.hands, after)

    @answers()
    async def _join(self, interaction: Interaction, control: controls.Join) -> None:
        game = (await self.tables.look(control.table)).game_id
        me = await player(self.services, interaction.user, game)
        async with self.tables.hold(control.table) as held:
            apart = await self.tables.around(held.table, me.id)  # also where it is full
            after = lobby.join(held.table, me, apart)
            await held.save(after, interaction)
        await self._changed(interaction, after, lambda t, _: joined_sheet(t))
        await greet(self.services, control.table, me)

    # --- the start -------------------------------------------------------------------------------

    @answers()
    async def _start(
        self, interaction: Interaction, control: controls.Start | controls.StartAlone
    ) -> None:
        """Start the match. If a player presses when it has begun, nothing happens."""
        async with self.tables.hold(control.table) as held:
            table, me = held.table, interaction.user.id
            if table.reach == "channel" and table.channel == interaction.channel:
                # else it would begin, and nobody could see that
                self.services.channels.places.check_permitted(interaction.raw)
            if table.stage == "playing" and table.seat_of(me) is not None:
                await interaction.defer(thinking=False)
                return
            await held.save(self._begun(table, me, control), interaction)
        await self._changed(interaction, held.table, lambda t, _: begun_sheet(t))

    def _begun(self, table: Table, me: int, control: controls.Start | controls.StartAlone) -> Table:
        """The match, begun. Alone, the seats are filled in the same change: after a crash, both
        have happened or neither."""
        random, now = self.tables.random, self.tables.now()
        if isinstance(control, controls.StartAlone):
            return lobby.start_alone(table, control.value, me, random, now)
        if table.reach == "direct":  # it begins once the messages are there
            return direct.ready(table, me)
        return lobby.start(table, me, random, now)

    @answers()
    async def _ask_alone(self, interaction: Interaction, control: controls.AskAlone) -> None:
        table, me = await self.tables.look(control.table), interaction.user.id
        lobby.may_start_alone(table, me)
        last = await self.services.store.last_level(me)
        await interaction.answer_aside(alone_sheet(interaction.reads(table), last))

    # --- the sheets ------------------------------------------------------------------------------

    @answers()
    async def _options(self, interaction: Interaction, control: controls.Options) -> None:
        """A form for the host; without anything to settle, and for others, what `_host` shows."""
        table = interaction.reads(await self.tables.look(control.table))
        lobby.open_lobby(table)
        if interaction.user.id == table.host and terms(table):
            await interaction.ask(options_form(table))
        else:
            await self._host(interaction, controls.Host(table.id))

    @answers()
    async def _ask_computer(self, interaction: Interaction, control: controls.AskComputer) -> None:
        await interaction.answer_aside(computer_sheet(await self._hosted(interaction, control)))

    @answers()
    async def _ask_options(self, interaction: Interaction, control: controls.AskOptions) -> None:
        table = await self._hosted(interaction, control)
        await interaction.ask(options_form(table, control.form))

    @answers()
    async def _set_options(self, interaction: Interaction, control: controls.SetOptions) -> None:
        """Settle what the form has. What it lacks, since it was opened when the lobby was another
        one, stays."""
        async with self.tables.hold(control.table) as held:
            fields = {term.field: interaction.field(term.field) for term in terms(held.table)}
            chosen = {field: value for field, value in fields.items() if value}
            after = settle(held.table, chosen, interaction.user.id)
            if after is not held.table:
                await held.save(after, interaction)
        if interaction.fleeting:
            await interaction.turn_into(host_sheet(interaction.reads(after)))
        else:
            await lend(interaction, self.services.hands, after)

    async def _hosted(self, interaction: Interaction, control: AtTable) -> Table:
        table = interaction.reads(await self.tables.look(control.table))
        lobby.hosted_by(table, interaction.user.id)
        return table

    @answers()
    async def _ask_clock(self, interaction: Interaction, control: controls.AskClock) -> None:
        await interaction.ask(clock_form(await self._hosted(interaction, control)))

    @answers()
    async def _own_clock(self, interaction: Interaction, control: controls.OwnClock) -> None:
        """Set the clock that was typed into the form. If it is refused, give it back: the form is
        gone."""
        turn, reserve = interaction.field("turn"), interaction.field("reserve")

        def typed(table: Table, me: int, _: object) -> Table:
            return lobby.set_clock(table, turn, me, reserve)

        try:
            await self._save(interaction, control, typed, _people)
        except Refused as refused:
            told = " + ".join(text for text in (turn, reserve) if text)
            told = shortened(told.replace("`", "'"), 3 * MOST_TYPED)
            raise Refused(say("bot-clock-unset", why=refused.text, typed=told)) from None

    @answers()
    async def _host(self, interaction: Interaction, control: controls.Host) -> None:
        """Tools for the host, words for others."""
        table, me = interaction.reads(await self.tables.look(control.table)), interaction.user.id
        lobby.open_lobby(table)
        shown = host_sheet(table) if me == table.host else options_sheet(table, me)
        await interaction.answer_aside(shown)

    @answers()
    async def _invite(self, interaction: Interaction, control: controls.Invite) -> None:
        game = (await self.tables.look(control.table)).game_id
        invited = await guests(self.services, picked(interaction, control.people), game)
        async with self.tables.hold(control.table) as held:
            table = held.table
            lobby.hosted_by(table, interaction.user.id)  # whoever invites nobody is no host either
            apart = await self.tables.around(table, *(guest.id for guest in invited))
            for guest in invited:
                table = lobby.invite(table, guest, interaction.user.id, apart)
            await held.save(table.calling(*(guest.id for guest in invited)), interaction)
            told = say("bot-people-invited", people=tuple(guest.mention for guest in invited))
            await interaction.answer(host_sheet(interaction.reads(table), told))
