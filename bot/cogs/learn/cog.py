"""`/learn`: a few positions of a game, played alone, with the controls and pictures of a match."""

from __future__ import annotations

from discord import app_commands

from bot.data.lessons import Lessons
from bot.errors import TooLate
from bot.live.languages import typing_ready
from bot.message.lesson import AGAIN, LEARN, NEXT, lesson_sheet, lessons_sheet
from bot.message.seat import MOST_TYPED
from bot.press.commands import choice
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind, Raw, Services, guarded
from bot.table.ids import Action, LessonChoice, LessonStep, number, read_entry
from bot.table.lesson import Desk, Progress
from bot.table.menu import leads_on
from bot.table.player import Player
from games import GAMES
from games.core import LANGUAGES, Match, Move, Refused, Text, say

CHOICES = [choice(game.id, game.title) for game in GAMES.values() if game.lesson]
MOVED_ON = say("bot-learn-moved-on")
"""Told to whoever presses a control of an earlier point of a lesson."""
MOST_SUGGESTED = 25


class Learn(Cog):
    """`/learn`, and every control of a lesson."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._lessons = Lessons(services.store.engine)

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        return {LEARN: self._learn, LessonStep: self._step, LessonChoice: self._choose}

    @app_commands.command()
    @app_commands.describe(
        game="Which game (default: the one you were last learning)", move="Your move in the lesson"
    )
    @app_commands.choices(game=CHOICES)
    @guarded()
    async def learn(
        self,
        interaction: Interaction,
        game: str | None = None,
        move: app_commands.Range[str, 1, MOST_TYPED] | None = None,
    ) -> None:
        """Learn a game in three minutes by playing a few positions on your own"""
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
    async def _moves(self, raw: Raw, typed: str) -> list[app_commands.Choice[str]]:
        named = getattr(raw.namespace, "game", None)
        me = raw.user.id
        begun = [] if named else await self._lessons.begun(me)
        now = await self._lessons.of(me, named) if named else next(iter(begun), None)
        if now is None or not now.stands:
            return []
        language = await self.services.languages.met(me, raw.locale.value)
        if now.done:
            name = _button_of(now)[1].say((), language)
            return [app_commands.Choice(name=name, value=name)]
        return _suggestions(_desk(now, me, raw.user.display_name, language), typed)

    # --- taken up, begun again, gone on ----------------------------------------------------------

    async def _learn(self, interaction: Interaction, control: Action) -> None:
        """The lesson where it was left; or what a button of the lesson asks for."""
        match control.fields:
            case (game, what, rules, step) if what == NEXT:
                now = Progress(game, number(rules) or 0, number(step) or 0)
                await self._next(interaction, now)
            case (game, what) if what == AGAIN:
                await self._begin(interaction, Progress.begun(game))
                await self._show(interaction, Progress.begun(game))
            case (game,):
                await self._take_up(interaction, game)
            case _:
                await self._take_up(interaction, interaction.value)

    async def _take_up(self, interaction: Interaction, game: str) -> None:
        """Show where somebody is in a lesson, in a message of its own; at first its beginning."""
        now = await self._lessons.of(interaction.user.id, game)
        fresh, head = Progress.begun(game), None
        if now is None or not now.stands:
            await self._begin(interaction, fresh)
            head = say("bot-learn-changed") if now else None
            now = fresh
        sheet = lesson_sheet(
            self._desk(interaction, now),
            in_server=bool(interaction.guild),
            head=head,
            taken_up=now != fresh,
        )
        if interaction.guild:
            await interaction.hand(sheet)
        else:  # in a direct message it stays
            await interaction.give(sheet)

    async def _next(self, interaction: Interaction, pressed: Progress) -> None:
        now = await self._now(interaction, pressed)
        if now is None:
            return
        if (now.rules, now.step) != (pressed.rules, pressed.step) or not now.done:
            await self._show(interaction, now, MOVED_ON)
            return
        await self._go_on(interaction, now, now.following)
        await self._show(interaction, now.following)

    # --- pressed and typed -----------------------------------------------------------------------

    async def _choose(self, interaction: Interaction, control: LessonChoice) -> None:
        step = LessonStep(control.stand, read_entry(interaction.value))
        await self._step(interaction, step)

    async def _step(self, interaction: Interaction, control: LessonStep) -> None:
        """A move is tried, the beginning of one leads on."""
        stand, entry = control.stand, control.entry
        now = await self._now(interaction, Progress(stand.game, stand.rules, stand.step))
        if now is None:
            return
        if now.stand != stand or now.done:
            await self._show(interaction, now, MOVED_ON)
            return
        desk = self._desk(interaction, now)
        legal = desk.asked.state.legal(desk.seat)
        if entry not in legal and leads_on(legal, entry, desk.table.game.order):
            await self._show(interaction, now, beginning=entry)
        else:
            await self._try(interaction, now, desk.asked, entry)

    async def _typed(self, interaction: Interaction, game: str, text: str) -> None:
        fresh = Progress.begun(game)
        now = await self._now(interaction, fresh)
        if now is None:
            return
        await typing_ready(game, interaction.language)
        if now.done:
            await self._typed_on(interaction, now, text)
            return
        desk = self._desk(interaction, now)
        try:
            moves = desk.asked.read(desk.seat, text, interaction.language)
            if len(moves) > 1:
                raise Refused(say("bot-learn-one-move"))
        except Refused as refused:
            await self._show(interaction, now, say("bot-learn-wrong", why=refused.text))
        else:
            await self._try(interaction, now, desk.asked, moves[0])

    async def _typed_on(self, interaction: Interaction, now: Progress, text: str) -> None:
        """The name of the button below a step that is done. Raises `Refused` for anything else."""
        after, button = _button_of(now)
        names = {button.say((), language).casefold() for language in LANGUAGES}
        if text.strip().casefold() not in names:
            raise Refused(say("bot-learn-press-on", button=button))
        if now.last:
            await self._begin(interaction, after)
        else:
            await self._go_on(interaction, now, after)
        await self._show(interaction, after)

    async def _try(
        self, interaction: Interaction, now: Progress, match: Match[object], move: Move
    ) -> None:
        """A right move is kept; of another one it is said what is wrong about it."""
        try:
            after = now.played(match, move)
        except Refused as refused:
            await self._show(interaction, now, say("bot-learn-wrong", why=refused.text))
            return
        await self._go_on(interaction, now, after)
        await self._show(interaction, after)

    # --- kept and shown --------------------------------------------------------------------------

    async def _now(self, interaction: Interaction, pressed: Progress) -> Progress | None:
        """Where somebody is who has done something at this point. None where they can't go on from
        there: then the lesson has begun anew, and they have been told why."""
        now = await self._lessons.of(interaction.user.id, pressed.game_id)
        if now is not None and now.stands:
            return now
        fresh = Progress.begun(pressed.game_id)
        await self._begin(interaction, fresh)
        if now is None and pressed == fresh:
            return fresh
        await self._show(interaction, fresh, say("bot-learn-changed") if now else None)
        return None

    async def _begin(self, interaction: Interaction, fresh: Progress) -> None:
        _heard(interaction)
        await self._lessons.begin(interaction.user.id, fresh, self.tables.now())

    async def _go_on(self, interaction: Interaction, before: Progress, after: Progress) -> None:
        """Raises `Stale` where another press was quicker: then this one is judged anew."""
        _heard(interaction)
        await self._lessons.go_on(interaction.user.id, before, after, self.tables.now())

    async def _show(
        self,
        interaction: Interaction,
        now: Progress,
        head: Text | None = None,
        beginning: str = "",
    ) -> None:
        """In the pressed message, or as the answer to a command."""
        desk, in_server = self._desk(interaction, now), bool(interaction.guild)
        await interaction.answer(
            lesson_sheet(desk, in_server=in_server, head=head, beginning=beginning)
        )

    def _desk(self, interaction: Interaction, now: Progress) -> Desk:
        user = interaction.user
        return _desk(now, user.id, user.display_name, interaction.language)


def _desk(now: Progress, person: int, name: str, language: str) -> Desk:
    return Desk(now, Player(person, name), language)


def _button_of(done: Progress) -> tuple[Progress, Text]:
    """Where a button leads from a step that is done, and what it is called: on, at the end back to
    the beginning."""
    if done.last:
        return Progress.begun(done.game_id), say("bot-learn-again")
    return done.following, say("bot-learn-next")


def _heard(interaction: Interaction) -> None:
    """Raises `TooLate` where Discord would not take the answer: then nothing is kept."""
    if not interaction.heard:
        raise TooLate


def _suggestions(desk: Desk, typed: str) -> list[app_commands.Choice[str]]:
    """The legal moves that hold what was typed, as their buttons say them."""
    table, view = desk.table, desk.table.view(desk.seat)
    called = {move: table.say(table.game.captioned(view, move)) for move in view.legal}
    wanted = typed.casefold()
    fitting = [m for m, said in called.items() if wanted in m.casefold() + said.casefold()]
    return [
        app_commands.Choice(name=called[move][:100], value=move)
        for move in fitting[:MOST_SUGGESTED]
    ]
