"""Moves: pressed, chosen in menus, typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from discord import Message, app_commands

from bot.cogs.play.boards import OwnBoards
from bot.cogs.play.which import meant, offered, which
from bot.errors import AlreadyDone
from bot.live.channels import picture_of
from bot.live.held import Held
from bot.live.languages import typing_ready
from bot.live.shown import Messages, Posted
from bot.message.board import board_target
from bot.message.parts import shortened, tell
from bot.message.seat import (
    MOST_TYPED,
    confirm_sheet,
    dm_target,
    played_sheet,
    seat_sheet,
    steps_sheet,
    type_modal,
)
from bot.press.board import new_board, show_board, show_letter
from bot.press.interaction import Interaction
from bot.press.often import Often
from bot.press.router import Cog, Handler, Kind, Raw, Services, guarded
from bot.press.suggestions import Choices, suggestions
from bot.table.ids import Action, Choice, Form, Moment, Step, read_entry
from bot.table.menu import leads_on
from bot.table.table import Table
from games.core import Move, Refused, Seat, SetUp, Who, say

MOVED_ON = say("bot-moved-on")
"""Told to whoever presses a control of an earlier position."""
LAYOUTS, MINUTE = 20, 60.0
"""How often somebody may start over with laying a board, in so many seconds."""


class Moves(Cog):
    """`/play`, and every control that plays or leads on to a move."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._boards = OwnBoards(services.tables, services.router)
        self._started_over = Often(LAYOUTS, MINUTE)

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls and forms."""
        return {
            Step: self._step,
            Choice: self._choose,
            Form: self._sent,
            "random": self._random_layout,
            "type": self._type_layout,
        }

    @app_commands.command()
    @app_commands.describe(
        move="A move, or several separated by ;", table="Which table, if you're at more than one"
    )
    @guarded()
    async def play(
        self,
        interaction: Interaction,
        move: app_commands.Range[str, 1, MOST_TYPED],
        table: str | None = None,
    ) -> None:
        """Play a move by typing it"""
        await self._typed(interaction, await meant(self.tables, interaction, table), move)

    @play.autocomplete("move")
    async def _moves(self, raw: Raw, typed: str) -> Choices:
        try:
            named = getattr(raw.namespace, "table", None)
            here = raw.channel_id if raw.guild_id else None
            table = await which(self.tables, raw.user.id, here, named)
            table = table.read_in(await self.services.languages.met(raw.user.id, raw.locale.value))
            seat = table.seat_of(raw.user.id)
            await typing_ready(table.game_id, table.spoken)
            return [] if seat is None else suggestions(table, seat, typed)
        except Refused:
            return []

    @play.autocomplete("table")
    async def _tables(self, raw: Raw, typed: str) -> Choices:
        return await offered(self.services, raw, typed)

    # --- pressed and chosen ----------------------------------------------------------------------

    async def _choose(self, interaction: Interaction, control: Choice) -> None:
        await self._step(interaction, Step(control.moment, read_entry(interaction.value)))

    async def _step(self, interaction: Interaction, control: Step) -> None:
        """A move is played, the beginning of one leads on."""
        moment, entry = control.moment, control.entry
        table = interaction.reads(await self.tables.look(moment.table))
        _their_turn(table, interaction, moment.seat)
        if (control.sure or table.stage != "playing") and table.has_played(moment, [entry]):
            raise AlreadyDone
        if table.moment(moment.seat) != moment:
            async with self.tables.hold(table.id) as held:
                await _moved_on(interaction, held, moment.seat)
            return
        legal = table.playing.view(moment.seat).legal
        if entry in legal:
            await self._play(interaction, table, moment, [entry], sure=control.sure)
        elif leads_on(legal, entry, table.game.order):
            await self._lead_on(interaction, table, moment, entry)
        else:
            raise Refused(table.playing.refusal(moment.seat, entry) or MOVED_ON)

    async def _lead_on(
        self, interaction: Interaction, table: Table, moment: Moment, beginning: Move
    ) -> None:
        """The next step of choosing: in the message itself if it was made for this, or if it is
        the channel's board of an open game or the seat's direct message. The table's lock is held
        for these, since it is noted what they show; whatever changes the table brings the first
        step back."""
        if table.game.private and interaction.fleeting:
            await interaction.turn_into(seat_sheet(table, moment.seat, beginning))
            return
        async with self.tables.hold(table.id) as held:
            shows = held.messages.letters.get(moment.seat)
            if not table.game.private:
                shows = held.messages.board
            pressed = interaction.message
            if held.table.moment(moment.seat) != moment:
                await _moved_on(interaction, held, moment.seat)
            elif shows and pressed and pressed.id == shows.message and await held.take():
                if not await show_letter(interaction, held, moment.seat, beginning):
                    await show_board(interaction, held, beginning)
            else:
                seen = interaction.reads(held.table)
                await interaction.answer_aside(steps_sheet(seen, moment.seat, beginning))

    # --- typed -----------------------------------------------------------------------------------

    async def _sent(self, interaction: Interaction, control: Form) -> None:
        """What is refused is given back: a form that has been sent is gone."""
        text = interaction.field("moves")
        try:
            table = interaction.reads(await self.tables.look(control.table))
            await self._typed(interaction, table, text)
        except Refused as refused:
            typed = shortened(text.replace("`", "'"), MOST_TYPED)
            raise Refused(say("bot-nothing-played", why=refused.text, typed=typed)) from None

    async def _typed(self, interaction: Interaction, table: Table, text: str) -> None:
        """Moves somebody typed: all of them or none."""
        if len(text) > MOST_TYPED:
            raise Refused(say("bot-too-long", n=MOST_TYPED))
        seat = table.seat_for(interaction.user.id)
        await typing_ready(table.game_id, interaction.language)
        moves = table.playing.read(seat, text, interaction.language)
        await self._play(interaction, table, table.moment(seat), moves, sure=False)

    # --- laying out ------------------------------------------------------------------------------

    async def _random_layout(self, interaction: Interaction, control: Action) -> None:
        table, seat, set_up = await self._laying_out(interaction, control)
        moves = set_up.random(table.view(seat), self.tables.random)
        await self._play(interaction, table, table.moment(seat), moves, sure=True)

    async def _type_layout(self, interaction: Interaction, control: Action) -> None:
        table, seat, set_up = await self._laying_out(interaction, control)
        if await interaction.acknowledged():
            raise Refused(say("bot-too-slow"))
        moves = set_up.random(table.view(seat), self.tables.random)
        await interaction.raw.response.send_modal(type_modal(table, moves[:3]))

    async def _laying_out(
        self, interaction: Interaction, control: Action
    ) -> tuple[Table, Seat, SetUp[Any]]:
        """The table, the seat, and how boards are laid out. Raises `Refused` where it is done."""
        table = interaction.reads(await self.tables.look(control.table))
        seat, set_up = table.seat_for(interaction.user.id), table.game.set_up
        if set_up is None or not set_up.open(table.view(seat)):
            raise Refused(say("bot-layout-fixed"))
        return table, seat, set_up

    # --- played ----------------------------------------------------------------------------------

    async def _play(
        self,
        interaction: Interaction,
        table: Table,
        moment: Moment,
        moves: Sequence[Move],
        *,
        sure: bool,
    ) -> None:
        starts_over = self._starts_over(interaction, table, moves)
        if not sure and (warning := _warning(table, moment.seat, moves)):
            await interaction.hand(confirm_sheet(table, moment.seat, *warning))
            return
        async with self.tables.hold(table.id) as held:
            # the table was read without its lock: somebody may have been quicker
            if (sure or held.table.stage != "playing") and held.table.has_played(moment, moves):
                raise AlreadyDone
            if held.table.moment(moment.seat) != moment:
                if not interaction.pressed:
                    raise Refused(MOVED_ON)
                await _moved_on(interaction, held, moment.seat)
                return
            adopt = partial(_adopt, interaction, held.table, moment.seat, starts_over)
            told = held.messages.copy()
            adopt(told)
            # what was told of a board that is thrown away is gone: all is told again that there is
            known = 0 if starts_over else len(held.table.view(moment.seat).notes)
            after = held.table.play(moment.seat, moves, self.tables.now())
            board = await new_board(self.services.people, interaction, held, told, after)
            await held.save(after, interaction, board, adopt)
            if await _answer(interaction, held, moment.seat, known):
                self._boards.keep(interaction, held.table, moment.seat)

    def _starts_over(self, interaction: Interaction, table: Table, moves: Sequence[Move]) -> bool:
        """Is a layout thrown away by these moves? Raises `Refused` where that was too often."""
        set_up = table.game.set_up
        times = sum(move == set_up.clear for move in moves) if set_up else 0
        if times and not self._started_over.may(interaction.user.id, times, self.tables.now()):
            raise Refused(say("bot-start-over-later"))
        return times > 0


def _their_turn(table: Table, interaction: Interaction, seat: Seat) -> None:
    """Raises `Refused` where it is somebody else's control."""
    own = table.seat_for(interaction.user.id)
    if own == seat:
        return
    if table.match is None or seat not in table.match.state.acting:
        raise Refused(MOVED_ON)
    raise Refused(say("bot-their-turn", whose=Who(seat)))


def _warning(table: Table, seat: Seat, moves: Sequence[Move]) -> tuple[Move, str] | None:
    """The move that looks like a mistake, and what the game says about it."""
    match = table.playing
    for move in moves:
        if text := table.game.warn(match.view(seat), move):
            if len(moves) > 1:
                raise Refused(say("bot-play-by-itself", why=text))
            return move, tell(table, text)
        match = match.play(seat, move)
    return None


async def _moved_on(interaction: Interaction, held: Held, seat: Seat) -> None:
    """The controls as they are now, for somebody who pressed an old one."""
    await held.take()
    if await show_letter(interaction, held, seat):
        await interaction.tell(MOVED_ON)
        return
    table = interaction.reads(held.table)
    private, head = table.game.private, tell(table, MOVED_ON)
    sheet = seat_sheet(table, seat, head=head) if private else steps_sheet(table, seat, "", head)
    await interaction.answer_aside(sheet)


async def _answer(interaction: Interaction, held: Held, seat: Seat, known: int) -> bool:
    """Acknowledge a move by what the pressed message should now show; the seat knew so many of its
    notes before. Returns whether that is a secret board which no message of the table's shows."""
    table, messages = interaction.reads(held.table), held.messages
    pressed = interaction.message.id if interaction.message else 0
    if messages.board and pressed == messages.board.message:
        await show_board(interaction, held)
    elif await show_letter(interaction, held, seat):
        pass
    elif _shown_elsewhere(interaction, held, seat):
        await interaction.clear_away()
    else:
        sheet = seat_sheet if table.game.private else played_sheet
        await interaction.answer_aside(sheet(table, seat, since=known))
        return table.game.private
    return False


def _shown_elsewhere(interaction: Interaction, held: Held, seat: Seat) -> bool:
    """Does the message tell what was played, and how the turn goes on, that this person has before
    them anyway: the channel's board, or the seat's direct message? Then nothing need be added."""
    if interaction.pressed and not (interaction.message and interaction.message.flags.ephemeral):
        return False
    if held.table.game.private:
        messages = held.messages
        return not interaction.guild and seat in messages.letters and seat not in messages.refused
    return interaction.channel == held.table.channel


def _adopt(
    interaction: Interaction, table: Table, seat: Seat, starts_over: bool, messages: Messages
) -> None:
    """A newer message with fresh controls than is known of is the board, or the seat's direct
    message: a crash between posting it and the note of that lost the note, or the outbox is still
    waiting for Discord's answer that tells the message's id; that sees then that it is known.
    `starts_over`: what the direct message has told is gone with the board."""
    message = interaction.message
    if message and not message.flags.ephemeral:
        if interaction.guild:
            _adopt_board(table, messages, message)
        else:
            _adopt_letter(interaction.reads(table), messages, seat, message)
    if starts_over and seat in messages.letters:
        messages.letters[seat] = replace(messages.letters[seat], since=0)


def _adopt_letter(table: Table, messages: Messages, seat: Seat, message: Message) -> None:
    letter = messages.letters.get(seat)
    if letter is None or message.id > letter.message:
        target, picture = dm_target(table, seat, letter), picture_of(message)
        messages.letters[seat] = Posted.of(target, message.channel.id, message.id, picture)


def _adopt_board(table: Table, messages: Messages, message: Message) -> None:
    board = messages.board
    if board and message.id > board.message:
        messages.board_passed(board)
        messages.unheard = False
        target = board_target(table, board)
        messages.board = Posted.of(target, message.channel.id, message.id, picture_of(message))
