"""`/daily`: the puzzle of the day, its controls, what is shown of it to others."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.daily.card import Card, card_sheet, solvers_sheet
from bot.data.attempts import Attempt, Attempts
from bot.live.languages import typing_ready
from bot.live.members import Members
from bot.live.puzzles import Puzzles
from bot.message.daily import (
    AskHint,
    OpenPuzzle,
    Share,
    Solvers,
    puzzle_sheet,
    solved_sheet,
    wrong,
)
from bot.message.parts import Sheet
from bot.message.seat import MOST_TYPED
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind, Raw, Services, guarded
from bot.press.showing import Showing, read_here
from bot.press.suggestions import Choices, suggestions
from bot.table.days import date_of, day_of, day_on, streaks
from bot.table.ids import Day, Step
from bot.table.menu import leads_on
from bot.table.posed import Posed
from games.core import Move, Refused, say

RECENT = 30
"""Days whose puzzles can be asked for by their dates."""
SUGGESTED = 25
"""What Discord shows at most."""


class Daily(Cog):
    """`/daily`, and the controls of puzzles."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._puzzles = Puzzles()
        self._attempts = Attempts(services.store.engine)
        self._members = Members(services.channels, services.tables)
        self._showing = Showing()

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        return {
            Day: self._answer,
            OpenPuzzle: self._open,
            AskHint: self._hint,
            Share: self._share,
            Solvers: self._table,
        }

    @app_commands.command()
    @app_commands.describe(
        move="Your answer (leave empty to see the puzzle)", date="Which day (default: today)"
    )
    @guarded()
    async def daily(
        self,
        interaction: Interaction,
        move: app_commands.Range[str, 1, MOST_TYPED] | None = None,
        date: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        """Solve the puzzle of the day: one position, the same for everybody"""
        today = day_of(self.tables.now())
        if date:
            day = _recent(date, today)
        else:
            day = await self._attempts.before(interaction.user.id, today) if move else today
        posed = await self._posed(interaction, day)
        if move is None:
            await interaction.hand(await self._sheet(interaction, posed))
        else:
            await self._judge(interaction, posed, await _typed(interaction, posed, move))

    @daily.autocomplete("move")
    async def _moves(self, raw: Raw, typed: str) -> Choices:
        language = await self.services.languages.met(raw.user.id, raw.locale.value)
        today, date = day_of(self.tables.now()), getattr(raw.namespace, "date", None)
        day = day_on(date) if date else await self._attempts.before(raw.user.id, today)
        known = day is not None and today - RECENT <= day <= today
        posed = await self._puzzles.of(day, language) if day is not None and known else None
        if posed is None:
            return []
        await typing_ready(posed.game_id, language)
        return [
            choice for choice in suggestions(posed, posed.seat, typed) if ";" not in choice.value
        ]

    @daily.autocomplete("date")
    async def _dates(self, _: Raw, typed: str) -> Choices:
        today = day_of(self.tables.now())
        dates = (date_of(today - ago) for ago in range(RECENT + 1))
        fitting = [date for date in dates if typed.strip() in date]
        return [app_commands.Choice(name=date, value=date) for date in fitting[:SUGGESTED]]

    # --- presses ---------------------------------------------------------------------------------

    async def _open(self, interaction: Interaction, control: OpenPuzzle) -> None:
        posed = await self._posed(interaction, control.day)
        await interaction.hand(await self._sheet(interaction, posed))

    async def _answer(self, interaction: Interaction, control: Step[Day]) -> None:
        """A move is judged, the beginning of one leads on."""
        posed, entry = await self._posed(interaction, control.where.day), control.entry
        legal = posed.view(posed.seat).legal
        if entry in legal:
            await self._judge(interaction, posed, entry)
        elif leads_on(legal, entry, posed.game.controls.order):
            await interaction.answer(await self._sheet(interaction, posed, beginning=entry))
        else:  # an update has brought another puzzle
            head = interaction.say(say("bot-daily-another"))
            await interaction.answer(await self._sheet(interaction, posed, head))

    async def _hint(self, interaction: Interaction, control: AskHint) -> None:
        posed = await self._posed(interaction, control.day)
        await self._attempts.open(interaction.user.id, posed.day, self.tables.now())
        await self._attempts.hinted(interaction.user.id, posed.day, self.tables.now())
        await interaction.answer(await self._sheet(interaction, posed))

    async def _share(self, interaction: Interaction, control: Share) -> None:
        posed = await self._posed(interaction, control.day)
        attempt = await self._opened(interaction, posed)
        if attempt.solved is None:
            raise Refused(say("bot-nothing-to-show"))
        current, _ = await self._streaks(interaction, posed, attempt)
        posed = posed.read_in(await read_here(self.services.people, interaction))
        card = Card(posed, attempt, interaction.user.display_name, current)
        await self._showing.show(interaction, card_sheet(card))

    async def _table(self, interaction: Interaction, control: Solvers) -> None:
        """Without those who have left the server, as on a leaderboard."""
        posed = await self._posed(interaction, control.day)
        solvers = await self._attempts.solvers(interaction.guild, posed.day)
        self._members.see(interaction.guild, [interaction.user.id])
        gone = await self._members.gone(interaction.guild, [one.person for one in solvers])
        here = [solver for solver in solvers if solver.person not in gone]
        await interaction.hand(solvers_sheet(posed.day, here, interaction.language))

    # --- answers ---------------------------------------------------------------------------------

    async def _judge(self, interaction: Interaction, posed: Posed, move: Move) -> None:
        attempt = await self._opened(interaction, posed)
        person, now, head = interaction.user, self.tables.now(), ""
        if attempt.solved is None and posed.right(move):
            name, guild = person.display_name, interaction.guild
            await self._attempts.solved(person.id, name, posed.day, now, guild)
        elif attempt.solved is None:
            await self._attempts.tried(person.id, posed.day, now, interaction.id)
            head = wrong(posed, move)
        await interaction.answer(await self._sheet(interaction, posed, head, answer=move))

    async def _sheet(
        self,
        interaction: Interaction,
        posed: Posed,
        head: str = "",
        beginning: Move = "",
        answer: Move = "",
    ) -> Sheet:
        """The puzzle as far as this person is with it, who has perhaps just given an answer."""
        attempt, here = await self._opened(interaction, posed), bool(interaction.guild)
        if attempt.solved is None:
            now = self.tables.now()
            return puzzle_sheet(posed, attempt, now, head, beginning, here=here)
        counts = attempt.counts(attempt.solved)
        streak = await self._streaks(interaction, posed, attempt)
        return solved_sheet(posed, attempt, counts, streak, answer, here=here)

    async def _opened(self, interaction: Interaction, posed: Posed) -> Attempt:
        return await self._attempts.open(interaction.user.id, posed.day, self.tables.now())

    async def _streaks(
        self, interaction: Interaction, posed: Posed, attempt: Attempt
    ) -> tuple[int, int]:
        """How many days in a row, up to this puzzle's; and the most ever. None where it does not
        count."""
        if attempt.solved is None or not attempt.counts(attempt.solved):
            return 0, 0
        days = await self._attempts.days(interaction.user.id)
        _, best = streaks(days, posed.day)
        current, _ = streaks([day for day in days if day <= posed.day], posed.day)
        return current, best

    async def _posed(self, interaction: Interaction, day: int) -> Posed:
        """The puzzle of a day, as whoever asks reads it. Raises `Refused` for a day to come."""
        if day > day_of(self.tables.now()):
            raise Refused(say("bot-daily-future"))
        posed = await self._puzzles.of(day, interaction.language)
        if posed is None:
            raise Refused(say("bot-daily-none"))
        return posed


def _recent(date: str, today: int) -> int:
    """The day that somebody means. Raises `Refused` for none of the last ones."""
    day = day_on(date)
    if day is None or day < today - RECENT:
        raise Refused(say("bot-daily-no-day", days=RECENT, date=date_of(today - 1)))
    return day


async def _typed(interaction: Interaction, posed: Posed, text: str) -> Move:
    """One move that somebody typed. Raises `Refused`, in the names of the puzzle."""
    if len(text) > MOST_TYPED:
        raise Refused(say("bot-too-long", n=MOST_TYPED))
    await typing_ready(posed.game_id, interaction.language)
    if len(list(filter(str.strip, text.split(";")))) > 1:
        raise Refused(say("bot-daily-one-move"))
    try:
        [move] = posed.playing.read(posed.seat, text, interaction.language)
    except Refused as refused:
        raise Refused(posed.told(refused.text)) from None
    return move
