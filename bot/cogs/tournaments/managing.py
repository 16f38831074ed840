"""What a tournament's host, or a moderator, is shown: tools, forms, whom to remove."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

from discord import ButtonStyle
from discord.ui import TextInput

from bot.cogs.tournaments.controls import (
    AskCancel,
    AskRuling,
    AskTerms,
    AskWhom,
    CancelIt,
    Remove,
    Rule,
    SetResult,
    SetTerms,
    StartNow,
    Tools,
)
from bot.cogs.tournaments.ruling import REASON, What
from bot.cogs.tournaments.scoring import whole
from bot.cogs.tournaments.starts import MOST_TYPED
from bot.cogs.tournaments.told import Told
from bot.cogs.tournaments.tournament import BYE, Field, Pairing, Tournament
from bot.message.forms import Form, Part, form, pick, typed
from bot.message.options import settled
from bot.message.parts import C, Sheet, Widget, button, labelled, rows, select, sheet, turners
from bot.message.words import InLanguage
from bot.table import ids
from bot.table.clocks import written
from bot.table.entered import cut
from bot.table.terms import A_FORM, Term, options_of
from bot.table.yes import NO, YES, yes_no
from games import GAMES
from games.core import LEVELS, Refused, Text, say

A_MENU = 25
"""How many choices fit into a menu: Discord's limit."""
STARTS, NAME, WHAT, WHY = "starts", "name", "what", "why"
"""Fields of a form that are no terms."""
FIRST = (STARTS, "clock", "length", "rounds", "most")
"""The fields of the first form: what is typed. A game with a clock of its own has no other."""


def tools_sheet(field: Field, language: str, said: Text | None = None) -> Sheet:
    """The tools."""
    told, tournament = Told(field, language), field.tournament
    id, items = tournament.id, list[Widget]()
    if tournament.stage == "open":
        items.append(labelled(told, StartNow(id), "bot-tournament-start", ButtonStyle.primary))
        items.append(labelled(told, AskTerms(id, 0), "bot-tournament-options"))
        for n in range(1, forms_of(tournament)):
            label = say("bot-options-more", n=n + 1)
            items.append(button(AskTerms(id, n), told.say(label)))
    there = any(not one.level and not one.barred for one in field.entrants)
    if there and tournament.stage != "over":
        items.append(labelled(told, AskWhom(id, 0), "bot-tournament-remove"))
    if tournament.round:
        items.append(labelled(told, AskRuling(id, 0), "bot-tournament-rule"))
    if tournament.stage != "over":
        items.append(labelled(told, AskCancel(id), "bot-tournament-cancel", ButtonStyle.danger))
    head = [told.head, told.say(said or say("bot-tournament-tools"))]
    head += [told.begins(mine=True)] if tournament.stage == "open" else []
    return sheet(GAMES[tournament.game], "\n".join(head), rows(items))


def whom_sheet(field: Field, language: str, page: int) -> Sheet:
    """A page of people, one of whom is to be removed."""
    told, id = Told(field, language), field.tournament.id
    people = [one.number for one in field.entrants if not one.level and not one.barred]
    whom = {Remove(id, number): f"{number}. {told.raw(number)}" for number in people}
    title, about = "bot-tournament-whom", "bot-tournament-remove-means"
    return _menu_sheet(told, partial(AskWhom, id), page, whom, title, about)


def rulings_sheet(field: Field, language: str, page: int) -> Sheet:
    """A page of pairings, the newest first, of which one's result is to be put right."""
    told, id = Told(field, language), field.tournament.id
    pairs = [one for one in reversed(whole(field.pairings)) if one.second != BYE]
    which = {Rule(id, one.id): told.short(one) for one in pairs}
    title, about = "bot-tournament-which-pairing", "bot-tournament-rule-means"
    return _menu_sheet(told, partial(AskRuling, id), page, which, title, about)


def _menu_sheet(
    told: Told,
    turn: Callable[[int], ids.Control],
    page: int,
    choices: Mapping[C, str],
    title: str,
    about: str,
) -> Sheet:
    """A page of a menu with this title; the first one if there are fewer by now."""
    last = (len(choices) - 1) // A_MENU
    page = page if page <= last else 0
    shown = dict([*choices.items()][page * A_MENU : (page + 1) * A_MENU])
    items = turners(turn, page, last, told.language)
    items.append(labelled(told, Tools(told.field.tournament.id), "bot-tournament-back"))
    items += [select(told.say(title), shown)] if shown else []
    text = "\n".join([told.head, told.say(about)])
    return sheet(GAMES[told.field.tournament.game], text, rows(items))


def ruling_form(field: Field, one: Pairing, offered: Sequence[What], language: str) -> Form:
    """The form in which the host puts a result right."""
    told = Told(field, language)
    who, other = told.raw(one.first), told.raw(one.second)
    named = {
        "first": say("bot-tournament-rule-wins", who=who),
        "draw": say("bot-tournament-rule-draw"),
        "second": say("bot-tournament-rule-wins", who=other),
        "void": say("bot-tournament-rule-void"),
        "again": say("bot-tournament-rule-again"),
        "undo": say("bot-tournament-rule-undo"),
    }
    reason = TextInput[Any](custom_id=WHY, max_length=REASON)
    parts = [
        pick(WHAT, cut(f"{who} – {other}", 45), {w: told.say(named[w]) for w in offered}, ""),
        typed(reason, told.say("bot-tournament-reason")),
    ]
    title = told.say("bot-tournament-rule")
    return form(SetResult(field.tournament.id, one.id), title, parts)


def sure_sheet(field: Field, language: str) -> Sheet:
    """Asks once more before everything ends."""
    told, id = Told(field, language), field.tournament.id
    items = [
        labelled(told, CancelIt(id), "bot-tournament-cancel-yes", ButtonStyle.danger),
        labelled(told, Tools(id), "bot-tournament-back"),
    ]
    text = "\n".join([told.head, told.say("bot-tournament-sure")])
    return sheet(GAMES[field.tournament.game], text, rows(items))


# --- forms ---------------------------------------------------------------------------------------


def _options(tournament: Tournament) -> Iterator[Term]:
    return options_of(GAMES[tournament.game], tournament.terms.options)


def forms_of(tournament: Tournament) -> int:
    """How many forms the terms need."""
    rest = 3 + len([*_options(tournament)])
    return 1 - -rest // A_FORM


def terms_form(tournament: Tournament, number: int, zone: str, language: str) -> Form:
    """One of the forms, filled in with what is stored. Raises `Refused` as `fields_of` does."""
    fields_of(tournament, number)

    said = InLanguage(language).say
    parts = _first(tournament, zone, said) if not number else _others(tournament, number, language)
    game = GAMES[tournament.game].title
    return form(SetTerms(tournament.id, number), said("bot-form-options", game=game), parts)


def fields_of(tournament: Tournament, number: int) -> list[str]:
    """The fields of this form. Raises `Refused` if there is none of this number."""
    if number >= forms_of(tournament):
        raise Refused(ids.UNKNOWN)
    if not number:
        return _firsts(tournament)
    named = [term.field for term in _options(tournament)]
    return [NAME, "rated", "computers", *named][(number - 1) * A_FORM : number * A_FORM]


def _firsts(tournament: Tournament) -> list[str]:
    game = GAMES[tournament.game]
    own = game.time.pace(game.settle(tournament.terms.options))
    return [name for name in FIRST if name != "clock" or own is None]


def starts_now(tournament: Tournament, zone: str) -> str:
    """When it starts, as its host would type it."""
    if tournament.starts is None:
        return ""
    return f"{datetime.fromtimestamp(tournament.starts, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def _first(tournament: Tournament, zone: str, said: Any) -> list[Part]:
    terms = tournament.terms
    values: Mapping[str, str] = {
        STARTS: starts_now(tournament, zone),
        "clock": terms.clock,
        "length": written(terms.length),
        "rounds": str(terms.rounds or ""),
        "most": str(terms.most),
    }
    labels = {
        STARTS: (
            said("bot-tournament-form-starts"),
            said("bot-tournament-form-starts-about", zone=zone),
        ),
        "clock": (said("bot-terms-clock"), said("bot-tournament-form-clock-about")),
        "length": (said("bot-tournament-form-length"), said("bot-tournament-form-length-about")),
        "rounds": (said("bot-tournament-form-rounds"), said("bot-tournament-form-rounds-about")),
        "most": (said("bot-tournament-form-most"), None),
    }
    return [
        typed(
            TextInput[Any](
                custom_id=name,
                default=values[name] or None,
                max_length=MOST_TYPED,
                required=name not in (STARTS, "rounds"),
            ),
            *labels[name],
        )
        for name in _firsts(tournament)
    ]


def _others(tournament: Tournament, number: int, language: str) -> list[Part]:
    reads, terms = InLanguage(language), tournament.terms
    said = reads.say
    name = TextInput[Any](custom_id=NAME, default=tournament.name, max_length=100)
    rated = {YES: said("bot-offer-rated"), NO: said("bot-offer-casual")}
    computers = {NO: said("bot-tournament-no-computer")}
    for level in LEVELS:
        named = say("bot-choice-level", level=level)
        computers[level] = said("bot-tournament-plays-computer", level=named)
    parts = [
        typed(name, said("bot-tournament-form-name")),
        pick("rated", said("bot-offer-counts"), rated, yes_no(not terms.casual)),
        pick(
            "computers",
            said("bot-tournament-form-computers"),
            computers,
            terms.computers or NO,
        ),
    ]
    parts += [settled(term, reads) for term in _options(tournament)]
    return parts[(number - 1) * A_FORM : number * A_FORM]
