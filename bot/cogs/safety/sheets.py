"""Messages about keeping away from somebody: who is kept out, and reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import ButtonStyle, TextStyle
from discord.ui import TextInput, UserSelect

from bot.cogs.safety.store import A_PAGE, KeptOut, KeptPage, Met
from bot.data.acts import BAN, CLOSE, LEAVE, RENAME, UNRATE
from bot.message.forms import Form, form, typed
from bot.message.parts import Sheet, Widget, button, labelled, rows, select, sheet, turners
from bot.message.words import lines
from bot.table import ids
from bot.table.apart import opponents
from bot.table.controls import MINE, OURS, ShowKept
from bot.table.entered import cut
from bot.table.ids import AtTable, Id
from bot.table.player import Player, known_as, plain
from bot.table.reach import DIRECT
from bot.table.table import Table
from games import GAMES
from games.core import ENGLISH, Text, say

LONGEST = 1000
"""How many characters a report's words may have."""


@dataclass(frozen=True)
class KeepOut(ids.Control, name="kept.add", menu=True):
    """A menu of people to block, or to keep out of a server's tables."""

    whose: str
    people: tuple[Id, ...] = ()


@dataclass(frozen=True)
class LetIn(ids.Control, name="kept.off"):
    """Keeps somebody out no longer."""

    whose: str
    key: str


@dataclass(frozen=True)
class LetOneIn(ids.Control, name="kept.free", menu=True):
    """The same, as a menu of those who are kept out."""

    whose: str
    key: str = ""


@dataclass(frozen=True)
class _About(AtTable):
    """Something about a person. `table`: where they played; 0 if that is not known."""

    person: Id


class Block(_About, name="block"): ...


class AskReport(_About, name="report"):
    """Opens the form."""


class SendReport(_About, name="reported"):
    """The form itself."""


@dataclass(frozen=True)
class Operate(ids.Control, name="operate"):
    """What an operator does about a report. `target`: a person, a table or a server."""

    what: str
    target: Id


@dataclass(frozen=True)
class _Words:
    """What is said of one kind of keeping out."""

    head: Text
    about: Text
    none: Text
    pick: Text
    free: Text
    every: Text
    unknown: Text
    off: Text


_WORDS: Mapping[str, _Words] = {
    MINE: _Words(
        say("bot-block-head"),
        say("bot-block-about"),
        say("bot-block-none"),
        say("bot-block-pick"),
        say("bot-block-free"),
        say("bot-button-blocks"),
        say("bot-block-unknown"),
        say("bot-button-unblock"),
    ),
    OURS: _Words(
        say("bot-bar-head"),
        say("bot-bar-about"),
        say("bot-bar-none"),
        say("bot-bar-pick"),
        say("bot-bar-free"),
        say("bot-button-bars"),
        say("bot-bar-unknown"),
        say("bot-button-unbar"),
    ),
}


def kept_sheet(whose: str, page: KeptPage, language: str, told: Text | None = None) -> Sheet:
    """Everybody who is kept out, a page of them. `told`: what a press has led to."""
    words, first = _WORDS[whose], 1 + page.number * A_PAGE
    names = {
        kept.key: plain(known_as(kept.name, language)) if kept.name else words.unknown.in_(language)
        for kept in page.people
    }
    listed = [
        say("bot-kept", n=n, who=_mentioned(kept, names), since=f"<t:{int(kept.since)}:D>")
        for n, kept in enumerate(page.people, first)
    ]
    text = [told, words.head, words.about, *(listed or [words.none])]
    picks = UserSelect[Any](
        custom_id=ids.write(KeepOut(whose)), placeholder=words.pick.in_(language)
    )
    items: list[Widget] = [picks]
    if listed:
        labels = {
            LetOneIn(whose, kept.key): f"{n}. {names[kept.key]}"
            for n, kept in enumerate(page.people, first)
        }
        items.append(select(words.free.in_(language), labels))
    items += turners(partial(ShowKept, whose), page.number, page.last, language)
    return sheet(None, lines(*(t.in_(language) for t in text if t)), rows(items))


def _mentioned(kept: KeptOut, names: Mapping[str, str]) -> str:
    """Somebody by a mention, which leads to them and tells people of one name apart; and by name,
    since Discord does not always show it."""
    name = names[kept.key]
    return f"<@{kept.person}> ({name})" if kept.person else name


def done_sheet(whose: str, key: str, told: Text, language: str) -> Sheet:
    """Somebody is kept out now, or was already."""
    words = _WORDS[whose]
    items = [
        button(LetIn(whose, key), words.off.in_(language)),
        button(ShowKept(whose), words.every.in_(language)),
    ]
    return sheet(None, told.in_(language), rows(items))


def trouble_sheet(table: Table, me: int, *, takes: bool) -> Sheet:
    """Offers to block or report the others at a table. `takes`: somebody takes reports."""
    seat = table.seat_for(me)
    others, items = opponents(table, seat), list[Widget]()
    for p in others:
        who = p.called(table.spoken)
        items.append(labelled(table, Block(table.id, p.id), "bot-button-block", who=who))
        if takes:
            ask, report = AskReport(table.id, p.id), say("bot-button-report", who=who)
            items.append(labelled(table, ask, report, ButtonStyle.danger))
    reports = say("bot-trouble-reports") if takes else say("bot-report-none")
    text = lines(*(table.say(t) for t in (say("bot-trouble"), say("bot-trouble-block"), reports)))
    return sheet(table.game, text, rows(items))


def report_modal(table: int, about: Player, language: str) -> Form:
    """A form for a report."""
    title, label, help = (
        say(id, who=about.name).in_(language)
        for id in ("bot-report-form", "bot-report-words", "bot-report-about")
    )
    field = TextInput[Any](style=TextStyle.paragraph, custom_id="words", max_length=LONGEST)
    return form(SendReport(table, about.id), title, [typed(field, label, help)])


def report_sheet(
    by: Player, about: Player, met: Met | None, words: str, *, operated: bool = False
) -> Sheet:
    """A report as the operator's channel gets it: who, about whom, where they met, the words. It
    tells nothing of the match itself. `operated`: somebody may act on it there."""
    told = [
        say("bot-report-head"),
        say("bot-report-by", by=_person(by), about=_person(about)),
        _match(met),
    ]
    quoted = f"> “{plain(cut(words, LONGEST))}”"
    told_ = lines(*(text.in_(ENGLISH) for text in told), quoted)
    return sheet(None, told_, rows(_operating(about, met)) if operated else ())


def _operating(about: Player, met: Met | None) -> list[Widget]:
    """What an operator can do about it, at once."""
    acts = [(BAN, "bot-operate-ban", about.id), (RENAME, "bot-operate-rename", about.id)]
    if met:
        acts += [
            (CLOSE, "bot-operate-close", met.table),
            (UNRATE, "bot-operate-unrate", met.table),
        ]
        if met.guild != DIRECT:
            acts.append((LEAVE, "bot-operate-leave", met.guild))
    return [button(Operate(what, to), Text(label).in_(ENGLISH)) for what, label, to in acts]


def _person(person: Player) -> str:
    return f"**{plain(person.name)}** <@{person.id}> `{person.id}`"


def _match(met: Met | None) -> Text:
    if met is None:
        return say("bot-report-no-match")
    game = GAMES[met.game].title if met.game in GAMES else met.game
    where: Text | str = f"https://discord.com/channels/{met.guild}/{met.channel}"
    if met.guild == DIRECT:
        where = say("bot-report-direct")
    return say(
        "bot-report-match", table=str(met.table), game=game, server=str(met.guild), where=where
    )
