"""Rulebooks."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.message.parts import Sheet, Widget, labelled, rows, select, sheet
from bot.press.cog import Cog, answers
from bot.press.commands import game_choices
from bot.press.interaction import Interaction
from bot.press.router import guarded
from bot.table import ids
from bot.table.controls import Learn, Pages, Rules
from games import GAMES
from games.core import Game, Refused, say

CHOICES = game_choices()


class Info(Cog):
    """`/rules`, and the buttons that lead to it."""

    @app_commands.command()
    @app_commands.choices(game=CHOICES)
    @guarded()
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        here = None if game else await self.tables.table_in(interaction.channel)
        name = game or (here.game_id if here else None)
        language = interaction.language
        sheet = rulebooks_sheet(language) if name is None else rules_sheet(GAMES[name], 0, language)
        await interaction.hand(sheet)

    @answers()
    async def _rules(self, interaction: Interaction, control: Rules) -> None:
        table = await self.tables.look(control.table)
        await interaction.hand(rules_sheet(table.game, 0, interaction.language))

    @answers()
    async def _turn(self, interaction: Interaction, control: Pages) -> None:
        game, language = GAMES.get(control.game), interaction.language
        if game is None:
            raise Refused(ids.UNKNOWN)
        page = min(control.page, len(game.teaching.rulebook(language)) - 1)
        await interaction.answer(rules_sheet(game, page, language))


def rules_sheet(game: Game[Any], number: int, language: str) -> Sheet:
    """A page of the rulebook, with a menu of the others."""
    book = game.teaching.rulebook(language)
    page, titles = book[number], {Pages(game.id, n): p.title for n, p in enumerate(book)}
    pages = select(say("bot-rules-pages").in_(language), titles, Pages(game.id, number))
    head = say("bot-rules-head", game=game.title, page=page.title).in_(language)
    credit = say("bot-rules-credit", credit=game.source).in_(language)
    return sheet(
        game,
        "\n".join([head, page.text, *([] if number else [credit])]),
        rows([pages, *_lesson(game, language)]),
        draw=page if page.picture else None,
        alt=page.alt if page.picture else "",
    )


def _lesson(game: Game[Any], language: str) -> list[Widget]:
    """A button that leads to the game's lesson, if it has one."""
    learn = labelled(language, Learn(game.id), "bot-learn")
    return [learn] if game.lesson else []


def rulebooks_sheet(language: str) -> Sheet:
    """A menu of all rulebooks."""
    books = {Pages(game.id): game.title.in_(language) for game in GAMES.values()}
    text, menu = (say(id).in_(language) for id in ("bot-rules-which", "bot-menu-game"))
    about = [game.about.in_(language) for game in GAMES.values()]
    return sheet(None, text, rows([select(menu, books, about=about)]))
