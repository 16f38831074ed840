"""The form by which somebody challenges another person, and what they read afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import discord
from discord import RadioGroupOption, SelectOption
from discord.ui import Label, RadioGroup, Select

from bot.message.parts import TITLE, Sheet, sheet
from bot.table import clocks, ids
from bot.table.ids import Id
from games import GAMES
from games.core import Text, say

GAME, CLOCK, RATED = "game", "clock", "rated"
"""The fields of the form."""
YES, NO = "yes", "no"
FOR_TWO = tuple(id for id, game in GAMES.items() if 2 in game.rules.seats)
"""The games in which one person can challenge another."""
_USUAL = "1d"
_LONGEST_LABEL = 100


@dataclass(frozen=True)
class SendChallenge(ids.Control, name="personal"):
    """The form itself."""

    person: Id


def challenge_modal(person: int, who: str, language: str) -> discord.ui.Modal:
    """Asks what to play with somebody, called `who`, and how."""

    def said(text: Text) -> str:
        return text.say((), language)

    def listed(choices: Mapping[str, Text], chosen: str) -> list[SelectOption]:
        return [
            SelectOption(label=said(text)[:_LONGEST_LABEL], value=value, default=value == chosen)
            for value, text in choices.items()
        ]

    games = {id: GAMES[id].title for id in FOR_TWO}
    times = {clock: clocks.words(clock) for clock in clocks.CLOCKS}
    answers = {YES: say("bot-personal-rated"), NO: say("bot-personal-casual")}
    rated = RadioGroup[discord.ui.Modal](
        custom_id=RATED,
        options=[
            RadioGroupOption(label=said(text), value=value, default=value == YES)
            for value, text in answers.items()
        ],
    )
    fields = {
        "bot-personal-game": Select[discord.ui.Modal](custom_id=GAME, options=listed(games, "")),
        "bot-personal-clock": Select[discord.ui.Modal](
            custom_id=CLOCK, options=listed(times, _USUAL)
        ),
        "bot-personal-counts": rated,
    }
    title = said(say("bot-personal-form", who=who))
    modal = discord.ui.Modal(title=title[:TITLE], custom_id=ids.write(SendChallenge(person)))
    for name, field in fields.items():
        modal.add_item(Label(text=said(say(name))[:TITLE], component=field))
    return modal


def sent_sheet(who: str, game: str, language: str) -> Sheet:
    """The challenge is on its way."""
    its = GAMES[game]
    return sheet(its, say("bot-personal-sent", who=who, game=its.title).say((), language))
