"""`/daily`: the puzzle of the day, its controls, and what people show others of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import app_commands

from bot.cogs.daily.card import SolvedCard, card_sheet, solvers_sheet
from bot.cogs.daily.days import date_of, day_of, day_on, streaks
from bot.cogs.daily.posed import Posed, Puzzles
from bot.cogs.daily.sheets import (
    AskHint,
    InWords,
    OpenPuzzle,
    Share,
    Solvers,
    puzzle_sheet,
    right,
    solved_sheet,
    words_sheet,
    wrong,
)
from bot.cogs.daily.store.attempts import Attempt, Attempts, Solves
from bot.data.recent import Recent
from bot.live.members import Members
from bot.message.parts import Sheet
from bot.press.choosing import Asker, choose, choose_typed
from bot.press.cog import Cog, Services, answers
from bot.press.commands import Choices, choices, suggestions
from bot.press.interaction import Interaction
from bot.press.router import Raw, guarded
from bot.press.showing import Publishing, read_here
from bot.table.controls import Today
from bot.table.ids import Day, Step
from bot.table.question import MOST_TYPED, Question
from games.core import Move, Refused, Text, say
from games.lines import from_text, to_text

RECENT = 30
"""How many days back a puzzle can be asked for by its date."""
TALLIES, COUNTED = 100, 600.0
"""For how many days it is kept how hard people find them, and for how many seconds."""


class Daily(Cog):
    """`/daily`, and the controls of puzzles."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._puzzles = Puzzles()
        self._attempts = Attempts(services.store.engine)
        self._tallies = Recent[Solves](self.tables.now, TALLIES, COUNTED)
        self._members = Members(services.channels, services.tables)
        self._showing = Publishing()

    @app_commands.command()
    @guarded()
    async def daily(
        self,
        interaction: Interaction,
        move: app_commands.Range[str, 1, MOST_TYPED] | None = None,
        date: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        today = day_of(self.tables.now())
        if date:
            day = _recent(date, today)
        else:
            day = await self._attempts.before(interaction.user.id, today) if move else today
        at = await self._at(interaction, day)
        if move is None:
            await interaction.hand(await at.sheet())
        else:
            await choose_typed(at, move)

    @daily.autocomplete("move")
    async def _moves(self, raw: Raw, typed: str) -> Choices:
        language = await self.services.languages.met(raw.user.id, raw.locale.value)
        today, date = day_of(self.tables.now()), getattr(raw.namespace, "date", None)
        day = day_on(date) if date else await self._attempts.before(raw.user.id, today)
        known = day is not None and today - RECENT <= day <= today
        posed = await self._puzzles.of(day, language) if day is not None and known else None
        if posed and day is not None:
            attempt = await self._attempts.found(raw.user.id, day)
            posed = await asyncio.to_thread(_stood, posed, attempt) if attempt else posed
        return await choices(posed.question, typed) if posed else []

    @daily.autocomplete("date")
    async def _dates(self, _: Raw, typed: str) -> Choices:
        today = day_of(self.tables.now())
        dates = (date_of(today - ago) for ago in range(RECENT + 1))
        return suggestions((date, date) for date in dates if typed.strip() in date)

    # --- presses ---------------------------------------------------------------------------------

    @answers()
    async def _open(self, interaction: Interaction, control: OpenPuzzle | Today) -> None:
        today = day_of(self.tables.now())
        day = today if isinstance(control, Today) else control.day
        await interaction.hand(await (await self._at(interaction, day)).sheet())

    @answers()
    async def _answer(self, interaction: Interaction, control: Step[Day]) -> None:
        await choose(await self._at(interaction, control.where.day), control)

    @answers()
    async def _hint(self, interaction: Interaction, control: AskHint) -> None:
        at = await self._at(interaction, control.day)
        await at.opened()
        await self._attempts.hinted(interaction.user.id, control.day, self.tables.now())
        await interaction.answer(await at.sheet())

    @answers()
    async def _tell(self, interaction: Interaction, control: InWords) -> None:
        await interaction.hand(words_sheet((await self._at(interaction, control.day)).posed))

    @answers()
    async def _share(self, interaction: Interaction, control: Share) -> None:
        at = await self._at(interaction, control.day)
        attempt = await at.opened()
        if attempt.solved is None:
            raise Refused(say("bot-nothing-to-show"))
        current, _ = await at.streaks(attempt)
        posed = at.posed.read_in(await read_here(self.services.people, interaction))
        card = SolvedCard(posed, attempt, interaction.name, current)
        await self._showing.show(interaction, card_sheet(card))

    @answers()
    async def _table(self, interaction: Interaction, control: Solvers) -> None:
        """Show who has solved it, without people who have left the server."""
        await self._at(interaction, control.day)
        solvers = await self._attempts.solvers(interaction.guild, control.day)
        self._members.see(interaction.guild, [interaction.user.id])
        gone = await self._members.gone(interaction.guild, [one.person for one in solvers])
        here = [solver for solver in solvers if solver.person not in gone]
        await interaction.hand(solvers_sheet(control.day, here, interaction.language))

    async def _at(self, interaction: Interaction, day: int) -> AtPuzzle:
        """The puzzle of a day, for this person. Raises `Refused` for a future day."""
        now = self.tables.now()
        if day > day_of(now):
            raise Refused(say("bot-daily-future"))
        posed = await self._puzzles.of(day, interaction.language)
        if posed is None:
            raise Refused(say("bot-daily-none"))
        attempt = await self._attempts.found(interaction.user.id, day)
        tally = self._tallies.get(day)
        tally = tally or self._tallies.keep(day, await self._attempts.tally(day))
        if attempt:
            posed = await asyncio.to_thread(_stood, posed, attempt)
        posed = replace(posed, tally=tally)
        return AtPuzzle(interaction, posed, self._attempts, now)


def _recent(date: str, today: int) -> int:
    """The day with this date. Raises `Refused` unless it is one of the last `RECENT`."""
    day = day_on(date)
    if day is None or day < today - RECENT:
        raise Refused(say("bot-daily-no-day", days=RECENT, date=date_of(today - 1)))
    return day


def _stood(posed: Posed, attempt: Attempt) -> Posed:
    """The puzzle as the attempt stands. A line that can't be played (an update has replaced the
    puzzle) counts for nothing."""
    try:
        played = from_text(attempt.line)
        for n, (seat, move) in enumerate(played):
            posed.solving.match.gone_on(played[:n]).play(seat, move)
    except (ValueError, Refused):
        return posed
    return posed.at(replace(posed.solving, played=played)) if played else posed


@dataclass(frozen=True)
class AtPuzzle(Asker[Day]):
    """Asks one person for the puzzle's answer. More than one may be given, so
    none is confirmed."""

    interaction: Interaction
    posed: Posed
    """The puzzle in their language."""
    attempts: Attempts
    now: float

    @property
    def question(self) -> Question[Day]:
        return self.posed.question

    async def moved_on(self, _: Step[Day]) -> None:
        """The pressed move belongs to another place in the line."""
        head = self.interaction.say("bot-daily-moved-on")
        await self.interaction.answer(await self.sheet(head))

    async def lead_on(self, beginning: Move) -> None:
        await self.interaction.answer(await self.sheet(beginning=beginning))

    async def refuse(self, why: Text) -> None:
        """What was typed is refused with the puzzle's names. A pressed move that can't be played
        belongs to another puzzle, which an update has replaced."""
        if not self.interaction.pressed:
            raise Refused(self.posed.told(why))
        head = self.interaction.say("bot-daily-another")
        await self.interaction.answer(await self.sheet(head))

    async def play(self, moves: Sequence[Move], *, sure: bool) -> None:
        """Store whether the move is right, and tell it."""
        attempt, move, posed = await self.opened(), moves[0], self.posed
        if attempt.solved is not None:
            await self.interaction.answer(await self.sheet(answer=move))
        elif await asyncio.to_thread(posed.right, move):
            after = posed.at(await asyncio.to_thread(posed.solving.after, move))
            await self._went_on(attempt, after)
        else:
            refuted = await asyncio.to_thread(posed.solving.refuted, move)
            figure = await asyncio.to_thread(posed.solving.figure, move)
            await self.attempts.tried(
                self.interaction.user.id, posed.day, self.now, self.interaction.id
            )
            await self.interaction.answer(await self.sheet(wrong(posed, move, refuted, figure)))

    async def _went_on(self, attempt: Attempt, after: Posed) -> None:
        """Store a right answer and what follows it, and show where that leads."""
        person, line = self.interaction.user, to_text(after.solving.played)
        if await asyncio.to_thread(lambda: after.done):
            name, guild = self.interaction.name, self.interaction.guild
            await self.attempts.solved(person.id, name, after.day, self.now, guild, line)
        else:
            before = attempt.line
            await self.attempts.went_on(person.id, after.day, self.now, before, line)
        head = right(after, len(self.posed.solving.played))
        await self.interaction.answer(await replace(self, posed=after).sheet(head))

    async def sheet(self, head: str = "", beginning: Move = "", answer: Move = "") -> Sheet:
        """The puzzle as it stands for this person, perhaps after an `answer` just given."""
        attempt, here = await self.opened(), bool(self.interaction.guild)
        if attempt.solved is None:
            return puzzle_sheet(self.posed, attempt, self.now, head, beginning, here=here)
        counts, streak = attempt.counts(attempt.solved), await self.streaks(attempt)
        return solved_sheet(self.posed, attempt, counts, streak, answer, here=here)

    async def opened(self) -> Attempt:
        """This person's attempt, which begins now if there is none."""
        return await self.attempts.open(self.interaction.user.id, self.posed.day, self.now)

    async def streaks(self, attempt: Attempt) -> tuple[int, int]:
        """How many days in a row they have solved up to this puzzle's, and the most ever. Both are
        0 if this puzzle does not count."""
        if attempt.solved is None or not attempt.counts(attempt.solved):
            return 0, 0
        days, day = await self.attempts.days(self.interaction.user.id), self.posed.day
        _, best = streaks(days, day)
        current, _ = streaks([other for other in days if other <= day], day)
        return current, best
