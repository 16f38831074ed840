"""Messages about being called when somebody wants to play."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from discord import ButtonStyle, CheckboxGroupOption
from discord.ui import CheckboxGroup

from bot.cogs.challenges.challenge import Challenge
from bot.cogs.challenges.sheets import Take
from bot.data.preferences import CALLS, PersonSettings
from bot.message.forms import Form, asked, form, typed
from bot.message.parts import Sheet, Widget, labelled, rows, sheet
from bot.message.words import lines
from bot.table import clocks, ids
from bot.table.controls import AskCalls
from games import GAMES
from games.core import Text, all_of, say

GAMES_FIELD = "games"
"""The field of the form that is no preference."""


class SetCalls(ids.Control, name="calls.set"): ...  # the form itself


class StopCalls(ids.Control, name="calls.stop"): ...


class NotNow(ids.Control, name="calls.no"): ...


def calls_form(chosen: Collection[str], own: PersonSettings, language: str) -> Form:
    """Asks for which games somebody wants to be called, and whether others may challenge them.

    `chosen`, `own`: what is stored."""
    options = [
        CheckboxGroupOption(label=game.title.in_(language), value=id, default=id in chosen)
        for id, game in GAMES.items()
    ]
    games = CheckboxGroup[Any](
        custom_id=GAMES_FIELD,
        required=False,
        min_values=0,
        max_values=len(options),
        options=options,
    )
    label, about = (say(id).in_(language) for id in ("bot-calls-games", "bot-calls-games-about"))
    asks = [typed(games, label, about), *asked(own, CALLS, language)]
    return form(SetCalls(), say("bot-calls-form").in_(language), asks)


def welcome_sheet(games: Collection[str], language: str) -> Sheet:
    """The direct message by which somebody learns where they will be called."""
    text = say("bot-calls-welcome", games=_titles(games))
    return sheet(None, text.in_(language), rows([_stop(language)]))


def chosen_sheet(games: Collection[str], challenged: bool, language: str) -> Sheet:
    """What somebody has chosen in the form."""
    calls = say("bot-calls-chosen", games=_titles(games)) if games else say("bot-calls-none")
    told = say("bot-calls-anybody") if challenged else say("bot-calls-nobody")
    return sheet(None, lines(*(text.in_(language) for text in (calls, told))))


def call_sheet(challenge: Challenge, language: str) -> Sheet:
    """Calls somebody to play. It names nobody and no server."""
    its, terms = GAMES[challenge.game], challenge.terms
    said = say(
        "bot-call-terms",
        clock=clocks.words(terms.clock),
        rated=not terms.casual,
        points=str(challenge.points),
    )
    text = [say("bot-call", game=its.title), said, say("bot-call-about")]
    take = Take(challenge.id, challenge.game)
    play = labelled(language, take, "bot-call-play", ButtonStyle.success)
    later = labelled(language, NotNow(), "bot-call-not-now")
    words = lines(*(part.in_(language) for part in text))
    return sheet(its, words, rows([play, later, _stop(language)]))


def later_sheet(language: str) -> Sheet:
    """Somebody does not want to play now."""
    return sheet(None, say("bot-call-later").in_(language), rows([_stop(language)]))


def stopped_sheet(language: str) -> Sheet:
    """Nobody calls them any more; they can change their mind."""
    again = labelled(language, AskCalls(), "bot-calls-again")
    return sheet(None, say("bot-calls-stopped").in_(language), rows([again]))


def _titles(games: Collection[str]) -> Text:
    return all_of([GAMES[id].title for id in GAMES if id in games])


def _stop(language: str) -> Widget:
    return labelled(language, StopCalls(), "bot-calls-stop")
