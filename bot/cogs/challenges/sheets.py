"""Messages about challenges: those that can be taken, one's own, and where a match begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle
from discord.ui import Item, Section, TextDisplay

from bot.cogs.challenges.challenge import NEAR, ROUGHLY, Challenge
from bot.message.lobby import clock_of, host_of, unusual
from bot.message.parts import Sheet, Widget, labelled, rows, select, sheet
from bot.message.words import InLanguage, lines, shortened
from bot.table import ids
from bot.table.controls import Find, Join, Practise
from bot.table.ids import AtTable
from bot.table.player import Player
from bot.table.table import Table
from bot.table.yes import NO, YES, yes_no
from games import GAMES
from games.core import Text, say

SHOWN = 8
"""How many challenges one message lists."""
ASKED = 3
"""How many of them may be to the reader alone."""
RATED, REACH, ANYONE, PROMPT, WANTED = "rated", "reach", "anyone", "prompt", "wanted"
"""What can be chosen about a challenge."""
_LINE = 300
_I_BEGIN = "bot-offer-begins"


@dataclass(frozen=True)
class Open(ids.Control, name="find.open"):
    """Opens a challenge without a lobby."""

    game: str
    sure: str | None = None
    """Set by whoever has never finished a match of it and was asked."""


@dataclass(frozen=True)
class OpenOne(ids.Control, name="find.open", menu=True):
    """The same, as a menu of games."""

    game: str = ""


@dataclass(frozen=True)
class Take(ids.Control, name="find.take"):
    """Takes a challenge. `game`: the list that it was on."""

    challenge: int
    game: str = ""


@dataclass(frozen=True)
class SetTerm(ids.Control, name="challenge", menu=True):
    """A menu of what a challenge may be."""

    challenge: int
    field: str
    value: str = ""


@dataclass(frozen=True)
class Withdraw(ids.Control, name="challenge.off"):
    """Takes one's challenge off the list."""

    challenge: int


class TryAgain(AtTable, name="direct.again"):
    """Has the table's direct message sent again."""


def find_sheet(
    found: Sequence[Challenge],
    own: Sequence[Challenge],
    game: str,
    language: str,
    told: Text | None = None,
    asked: Sequence[Table] = (),
) -> Sheet:
    """Who has `asked` somebody, their own challenges, and those that they can take. `told`: what a
    press has led to."""

    said = InLanguage(language).say
    head = [told, say("bot-find-head"), _about(found, game)]
    items: list[Item[Any]] = [_asked(table) for table in asked[:ASKED]]
    items += [_own(one, language) for one in own]
    for one in found[: SHOWN - len(asked[:ASKED])]:
        play = labelled(language, Take(one.id, game), "bot-find-play", ButtonStyle.success)
        items.append(Section(TextDisplay(_line(one, language)), accessory=play))
    last: list[Widget] = []
    if game:
        last.append(labelled(language, Open(game), "bot-find-open", ButtonStyle.primary))
    else:
        titles = {OpenOne(id): said(known.title) for id, known in GAMES.items()}
        about = [said(known.about) for known in GAMES.values()]
        last.append(select(said("bot-find-open-which"), titles, about=about))
    if not found:
        last += _computers([game] if game else list(GAMES), language)
    if game:
        last.append(labelled(language, Find(), "bot-find-all"))
    text = lines(*(said(text) for text in head if text))
    return sheet(GAMES.get(game), text, [*items, *rows(last)])


def unsure_sheet(game: str, language: str) -> Sheet:
    """Asks somebody who has never finished a match of this game whether they want a rated one."""
    items = _computers([game], language)
    items.append(labelled(language, Open(game, YES), "bot-find-open-anyway"))
    text = say("bot-find-unsure", game=GAMES[game].title).in_(language)
    return sheet(GAMES[game], text, rows(items))


def _asked(table: Table) -> Item[Any]:
    """Somebody who would like to play at this table, and a button that joins it."""
    terms = say(
        "bot-find-one", game=table.game.title, clock=clock_of(table), rated=not table.casual
    )
    text = [say("bot-direct-asks", host=host_of(table)), terms]
    join = labelled(table, Join(table.id), "bot-join", ButtonStyle.success)
    return Section(TextDisplay[Any](lines(*map(table.say, text))), accessory=join)


def _about(found: Sequence[Challenge], game: str) -> Text:
    if found:
        return say("bot-find-about")
    return say("bot-find-none-of", game=GAMES[game].title) if game else say("bot-find-none")


def _own(one: Challenge, language: str) -> Item[Any]:
    """One of somebody's own challenges, with a button that withdraws it while it is free."""
    state = say("bot-find-yours") if one.free else say("bot-find-yours-taken")
    text = TextDisplay[Any](lines(state.in_(language), _line(one, language, _I_BEGIN)))
    if not one.free:
        return text
    return Section(text, accessory=labelled(language, Withdraw(one.id), "bot-find-withdraw"))


def _computers(games: Sequence[str], language: str) -> list[Widget]:
    """Buttons that begin a match against the computer."""
    titles = {game: GAMES[game].title for game in games}
    return [
        labelled(language, Practise(0, game), "bot-find-computer", game=title)
        for game, title in titles.items()
    ]


def _line(one: Challenge, language: str, begins: str = "bot-find-begins") -> str:
    """A challenge in two lines. It names nobody, and no server. `begins`: says that whoever made it
    has the first turn."""
    table = one.lobby(Player(one.person, ""), one.opened)
    first = say(
        "bot-find-one",
        game=table.game.title,
        clock=clock_of(table),
        rated=not one.terms.casual,
    )
    more = [say("bot-find-rating", rating=str(one.points)), *unusual(table)]
    if max(table.game.rules.seats) > min(table.game.rules.seats):
        more.append(say("bot-find-players", n=one.terms.wanted))
    if one.terms.begins:
        more.append(say(begins))
    words = [*(text.in_(language) for text in more), f"<t:{int(one.opened)}:R>"]
    return f"{first.in_(language)}\n-# {shortened(' · '.join(words), _LINE)}"


def offer_sheet(one: Challenge, language: str) -> Sheet:
    """A challenge as whoever made it may change it."""

    said = InLanguage(language).say

    def menu(field: str, title: str, choices: Mapping[str, Text], now: str) -> Widget:
        heading = say(title)
        named = {
            SetTerm(one.id, field, value): said("bot-menu-choice", menu=heading, choice=choice)
            for value, choice in choices.items()
        }
        return select(said(heading), named, SetTerm(one.id, field, now))

    rated = {YES: say("bot-offer-rated"), NO: say("bot-offer-casual")}
    reach = {
        NO: say("bot-offer-any-strength"),
        str(NEAR): say("bot-offer-my-strength", n=NEAR),
        str(ROUGHLY): say("bot-offer-my-strength", n=ROUGHLY),
    }
    anyone = {YES: say("bot-offer-anyone"), NO: say("bot-offer-my-language")}
    prompt = {NO: say("bot-offer-any-time"), YES: say("bot-offer-seldom")}
    seats = GAMES[one.game].rules.seats
    menus = [
        menu(RATED, "bot-offer-counts", rated, yes_no(not one.terms.casual)),
        menu(REACH, "bot-offer-strength", reach, NO if one.reach is None else str(one.reach)),
        menu(ANYONE, "bot-offer-language", anyone, yes_no(one.terms.anyone)),
        menu(PROMPT, "bot-offer-prompt", prompt, yes_no(one.terms.prompt)),
    ]
    if len(seats) > 1:
        wanted = {str(n): say("bot-players", n=n) for n in seats}
        menus.append(menu(WANTED, "bot-offer-players", wanted, str(one.terms.wanted)))
    off = labelled(language, Withdraw(one.id), "bot-find-withdraw")
    line, about = _line(one, language, _I_BEGIN), said("bot-offer-about")
    text = lines(said("bot-offer-head"), line, about)
    return sheet(GAMES[one.game], text, rows([*menus, off]))


def taken_sheet(table: Table) -> Sheet:
    """Tells whoever has taken a challenge that it goes on in direct messages."""
    again = labelled(table, TryAgain(table.id), "bot-taken-again")
    state = say("bot-taken", game=table.game.title)
    if table.stage == "lobby" and len(table.players) < table.wanted:
        missing = table.wanted - len(table.players)
        state = say("bot-taken-waits", game=table.game.title, n=missing)
    elif table.ending:
        state = table.ending
    text = lines(table.say(state), table.say("bot-taken-nothing"))
    return sheet(table.game, text, rows([again]))
