"""The form by which somebody challenges another person, and what they read afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from bot.message.forms import Form, form, pick
from bot.message.parts import Sheet, sheet
from bot.message.words import InLanguage
from bot.table import clocks, ids
from bot.table.ids import Id
from bot.table.yes import NO, YES
from games import GAMES
from games.core import say

GAME, CLOCK, RATED = "game", "clock", "rated"
"""The fields of the form."""
FOR_TWO = tuple(id for id, game in GAMES.items() if 2 in game.rules.seats)
"""The games in which one person can challenge another."""
_USUAL = "1d"


@dataclass(frozen=True)
class SendChallenge(ids.Control, name="personal"):
    """The form itself."""

    person: Id


def challenge_form(person: int, who: str, language: str) -> Form:
    """Asks what to play with somebody, called `who`, and how."""

    said = InLanguage(language).say
    games = {id: said(GAMES[id].title) for id in FOR_TWO}
    times = {clock: said(clocks.words(clock)) for clock in clocks.CLOCKS}
    answers = {YES: said("bot-personal-rated"), NO: said("bot-personal-casual")}
    asked = [
        pick(GAME, said("bot-personal-game"), games, ""),
        pick(CLOCK, said("bot-personal-clock"), times, _USUAL),
        pick(RATED, said("bot-personal-counts"), answers, YES),
    ]
    return form(SendChallenge(person), said("bot-personal-form", who=who), asked)


def sent_sheet(who: str, game: str, language: str) -> Sheet:
    """The challenge is on its way."""
    its = GAMES[game]
    return sheet(its, say("bot-personal-sent", who=who, game=its.title).in_(language))
