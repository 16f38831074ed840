"""`/learn`: a few positions of a game for one person, with the controls and pictures of a match."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property

import aiohttp
import discord
from discord import app_commands

from bot.cogs.lessons.progress import LessonDesk, Progress
from bot.cogs.lessons.sheets import (
    AGAIN,
    NEXT,
    PickLesson,
    lesson_sheet,
    lessons_sheet,
    offer_sheet,
)
from bot.cogs.lessons.store import Lessons
from bot.errors import TooLate
from bot.message.parts import Sheet
from bot.press.choosing import Asker, choose, choose_typed
from bot.press.cog import Cog, Services, answers
from bot.press.commands import Choices, choice, choices, suggestions
from bot.press.guests import name_of
from bot.press.interaction import Interaction
from bot.press.router import Opened, Raw, guarded
from bot.table.controls import Learn as Lesson
from bot.table.controls import Lessons as AllLessons
from bot.table.ids import Stand, Step
from bot.table.player import Player
from bot.table.question import MOST_TYPED, Question
from bot.table.table import Table
from games import GAMES
from games.core import LANGUAGES, Move, Refused, Text, say

CHOICES = [choice(game.id, game.title) for game in GAMES.values() if game.lesson]
MOVED_ON = say("bot-learn-moved-on")
"""What whoever presses a control of an earlier point of a lesson is told."""


class Learn(Cog):
    """`/learn`, and every control of a lesson."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._lessons = Lessons(services.store.engine)

    @property
    def opened(self) -> Sequence[Opened]:
        """The offer to learn the game."""
        return (self._offer,)

    @app_commands.command()
    @app_commands.choices(game=CHOICES)
    @guarded()
    async def learn(
        self,
        interaction: Interaction,
        game: str | None = None,
        move: app_commands.Range[str, 1, MOST_TYPED] | None = None,
    ) -> None:
        begun = [] if game else await self._lessons.begun(interaction.user.id)
        if begun and (move or not begun[0].finished):
            game = begun[0].game_id
        if game is None:
            await interaction.hand(lessons_sheet(interaction.language, begun))
        elif move is None:
            await self._take_up(interaction, game)
        else:
            await self._typed(interaction, game, move)

    @learn.autocomplete("move")
    async def _moves(self, raw: Raw, typed: str) -> Choices:
        named = getattr(raw.namespace, "game", None)
        me = raw.user.id
        begun = [] if named else await self._lessons.begun(me)
        now = await self._lessons.of(me, named) if named else next(iter(begun), None)
        if now is None or not now.stands:
            return []
        language = await self.services.languages.met(me, raw.locale.value)
        if now.done:
            name = _button_of(now)[1].in_(language)
            return suggestions([(name, name)])
        return await choices(
            LessonDesk(now, Player(me, name_of(raw.user)), language).question, typed
        )

    async def _offer(self, interaction: Interaction, lobby: Table) -> None:
        """Offer the lesson to the host of a new lobby, if they have never played this game nor
        begun its lesson. Only the host sees the offer."""
        host, game = lobby.players[0], lobby.game
        if not host.newcomer or game.lesson is None:
            return
        if not await interaction.acknowledged():
            return  # the lobby's own answer has failed: this would stand in for it
        if await self._lessons.of(host.id, game.id):
            return
        # an offer that fails is no matter: the table is open already
        with suppress(discord.HTTPException, OSError, aiohttp.ClientError):
            await interaction.hand(offer_sheet(game, interaction.language))

    # --- taken up, begun again, gone on ----------------------------------------------------------

    @answers()
    async def _learn(self, interaction: Interaction, control: Lesson) -> None:
        """Do what a lesson's button asks for: go on, begin again, or take the lesson up where it
        was left."""
        if control.what == NEXT:
            now = Progress(control.game, control.rules or 0, control.step or 0)
            await self._next(interaction, now)
        elif control.what == AGAIN:
            await self._at(interaction, Progress.begun(control.game)).begin()
        else:
            await self._take_up(interaction, control.game)

    @answers()
    async def _list(self, interaction: Interaction, _: AllLessons) -> None:
        begun = await self._lessons.begun(interaction.user.id)
        await interaction.hand(lessons_sheet(interaction.language, begun))

    @answers()
    async def _pick(self, interaction: Interaction, control: PickLesson) -> None:
        await self._take_up(interaction, control.game)

    async def _take_up(self, interaction: Interaction, game: str) -> None:
        """Show where somebody is in a lesson, in a new message. If they never began it, or the
        lesson has changed, they begin it now."""
        now = await self._lessons.of(interaction.user.id, game)
        fresh, head = Progress.begun(game), None
        if now is None or not now.stands:
            await self._at(interaction, fresh).keep()
            head = say("bot-learn-changed") if now else None
            now = fresh
        sheet = self._at(interaction, now).sheet(head, taken_up=now != fresh)
        if interaction.direct:  # nobody else sees it, so it may stay
            await interaction.give(sheet)
        else:
            await interaction.hand(sheet)

    async def _next(self, interaction: Interaction, pressed: Progress) -> None:
        at = await self._now(interaction, pressed)
        if at and ((at.now.rules, at.now.step) != (pressed.rules, pressed.step) or not at.now.done):
            await at.show(MOVED_ON)
        elif at:
            await at.go_on(at.now.following)

    # --- pressed and typed -----------------------------------------------------------------------

    @answers()
    async def _step(self, interaction: Interaction, control: Step[Stand]) -> None:
        where = control.where
        if at := await self._now(interaction, Progress(where.game, where.rules, where.step)):
            await choose(at, control)

    async def _typed(self, interaction: Interaction, game: str, text: str) -> None:
        at = await self._now(interaction, Progress.begun(game))
        if at and at.now.done:
            await _typed_on(at, text)
        elif at:
            await choose_typed(at, text)

    async def _now(self, interaction: Interaction, pressed: Progress) -> AtStep | None:
        """Where the person is now, after they did something at the point `pressed`. None if they
        can't go on: then the lesson has begun again, and they have been told why."""
        now = await self._lessons.of(interaction.user.id, pressed.game_id)
        if now is not None and now.stands:
            return self._at(interaction, now)
        fresh = self._at(interaction, Progress.begun(pressed.game_id))
        if now is None and pressed == fresh.now:
            await fresh.keep()
            return fresh
        await fresh.begin(say("bot-learn-changed") if now else None)
        return None

    def _at(self, interaction: Interaction, now: Progress) -> AtStep:
        return AtStep(interaction, self._lessons, self.tables.now(), now)


async def _typed_on(at: AtStep, text: str) -> None:
    """Take the typed name of the button below a finished step. Raises `Refused` for anything
    else."""
    after, button = _button_of(at.now)
    names = {button.in_(language).casefold() for language in LANGUAGES}
    if text.strip().casefold() not in names:
        raise Refused(say("bot-learn-press-on", button=button))
    if at.now.last:
        await replace(at, now=after).begin()
    else:
        await at.go_on(after)


def _button_of(done: Progress) -> tuple[Progress, Text]:
    """Where the button below a finished step leads, and its label: to the next step, or at the end
    back to the beginning."""
    if done.last:
        return Progress.begun(done.game_id), say("bot-learn-again")
    return done.following, say("bot-learn-next")


@dataclass(frozen=True)
class AtStep(Asker[Stand]):
    """Asks one person for the move of a lesson's step."""

    interaction: Interaction
    lessons: Lessons
    time: float
    now: Progress

    @cached_property
    def desk(self) -> LessonDesk:
        """What they see."""
        user = self.interaction.user
        return LessonDesk(
            self.now, Player(user.id, self.interaction.name), self.interaction.language
        )

    @property
    def question(self) -> Question[Stand]:
        return self.desk.question

    async def moved_on(self, _: Step[Stand]) -> None:
        await self.show(MOVED_ON)

    async def lead_on(self, beginning: Move) -> None:
        await self.show(beginning=beginning)

    async def refuse(self, why: Text) -> None:
        await self.show(say("bot-learn-wrong", why=why))

    async def play(self, moves: Sequence[Move], *, sure: bool) -> None:
        """Keep a right move. For any other one, say what is wrong with it."""
        try:
            after = self.now.played(self.desk.asked, moves[0])
        except Refused as refused:
            await self.refuse(refused.text)
        else:
            await self.go_on(after)

    async def begin(self, head: Text | None = None) -> None:
        """Put the person at this point, wherever they were, and show it."""
        await self.keep()
        await self.show(head)

    async def keep(self) -> None:
        """Put the person at this point, wherever they were. The caller shows it."""
        self._heard()
        await self.lessons.begin(self.interaction.user.id, self.now, self.time)

    async def go_on(self, after: Progress) -> None:
        """Move the person on to this point, and show it. Raises `Stale` if another press was
        quicker: then this one is judged again."""
        self._heard()
        await self.lessons.go_on(self.interaction.user.id, self.now, after, self.time)
        await replace(self, now=after).show()

    async def show(self, head: Text | None = None, beginning: str = "") -> None:
        """Show the step in the pressed message, or as the answer to a command."""
        await self.interaction.answer(self.sheet(head, beginning))

    def sheet(
        self, head: Text | None = None, beginning: str = "", *, taken_up: bool = False
    ) -> Sheet:
        """The step in their language."""
        return lesson_sheet(self.desk, head, beginning, taken_up=taken_up)

    def _heard(self) -> None:
        """Raises `TooLate` if Discord would not take the answer any more. Nothing is stored
        then."""
        if not self.interaction.heard:
            raise TooLate
