"""Messages about being called when somebody wants to play."""

from __future__ import annotations

from collections.abc import Collection

import discord
from discord import ButtonStyle, CheckboxGroupOption, RadioGroupOption
from discord.ui import CheckboxGroup, Label, RadioGroup

from bot.cogs.challenges.challenge import Challenge
from bot.cogs.challenges.sheets import Take
from bot.message.parts import TITLE, Sheet, button, lines, rows, sheet
from bot.table import clocks, ids
from bot.table.controls import AskCalls
from games import GAMES
from games.core import Text, all_of, say

GAMES_FIELD, CHALLENGED = "games", "challenged"
"""The fields of the form."""
YES, NO = "yes", "no"
_ABOUT = 100
"""Discord's limit: characters that describe a field of a form."""


class SetCalls(ids.Control, name="calls.set"): ...  # the form itself


class StopCalls(ids.Control, name="calls.stop"): ...


class NotNow(ids.Control, name="calls.no"): ...


def calls_modal(chosen: Collection[str], challenged: bool, language: str) -> discord.ui.Modal:
    """Asks for which games somebody wants to be called, and whether others may challenge them.

    `chosen`, `challenged`: what is stored."""

    def said(name: str) -> str:
        return say(name).say((), language)

    games = CheckboxGroup[discord.ui.Modal](
        custom_id=GAMES_FIELD,
        required=False,
        min_values=0,
        max_values=len(GAMES),
        options=[
            CheckboxGroupOption(label=game.title.say((), language), value=id, default=id in chosen)
            for id, game in GAMES.items()
        ],
    )
    answers = {YES: "bot-calls-challenged-yes", NO: "bot-calls-challenged-no"}
    may = RadioGroup[discord.ui.Modal](
        custom_id=CHALLENGED,
        options=[
            RadioGroupOption(label=said(name), value=value, default=challenged == (value == YES))
            for value, name in answers.items()
        ],
    )
    modal = discord.ui.Modal(title=said("bot-calls-form")[:TITLE], custom_id=ids.write(SetCalls()))
    about = said("bot-calls-games-about")[:_ABOUT]
    modal.add_item(Label(text=said("bot-calls-games")[:TITLE], description=about, component=games))
    modal.add_item(Label(text=said("bot-calls-challenged")[:TITLE], component=may))
    return modal


def welcome_sheet(games: Collection[str], language: str) -> Sheet:
    """The direct message by which somebody learns where they will be called."""
    text = say("bot-calls-welcome", games=_titles(games))
    return sheet(None, text.say((), language), rows([_stop(language)]))


def chosen_sheet(games: Collection[str], challenged: bool, language: str) -> Sheet:
    """What somebody has chosen in the form."""
    calls = say("bot-calls-chosen", games=_titles(games)) if games else say("bot-calls-none")
    told = say("bot-calls-anybody") if challenged else say("bot-calls-nobody")
    return sheet(None, lines(*(text.say((), language) for text in (calls, told))))


def call_sheet(challenge: Challenge, language: str) -> Sheet:
    """Calls somebody to play. It names nobody and no server."""
    its, terms = GAMES[challenge.game], challenge.terms
    said = say(
        "bot-call-terms",
        clock=clocks.words(terms.clock),
        rated="no" if terms.casual else "yes",
        points=str(challenge.points),
    )
    text = [say("bot-call", game=its.title), said, say("bot-call-about")]
    take = Take(challenge.id, challenge.game)
    play = button(take, _said("bot-call-play", language), ButtonStyle.success)
    later = button(NotNow(), _said("bot-call-not-now", language))
    words = lines(*(part.say((), language) for part in text))
    return sheet(its, words, rows([play, later, _stop(language)]))


def later_sheet(language: str) -> Sheet:
    """Somebody does not want to play now."""
    return sheet(None, _said("bot-call-later", language), rows([_stop(language)]))


def stopped_sheet(language: str) -> Sheet:
    """Nobody calls them any more; they can change their mind."""
    again = button(AskCalls(), _said("bot-calls-again", language))
    return sheet(None, _said("bot-calls-stopped", language), rows([again]))


def _titles(games: Collection[str]) -> Text:
    return all_of([GAMES[id].title for id in GAMES if id in games])


def _stop(language: str) -> discord.ui.Item[discord.ui.LayoutView]:
    return button(StopCalls(), _said("bot-calls-stop", language))


def _said(name: str, language: str) -> str:
    return say(name).say((), language)
