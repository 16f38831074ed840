"""A replay as a message: a finished match to step through.

Its controls carry the viewpoint and the step. Table 0 stands for the record that is attached to the
message itself.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import discord
from discord import ButtonStyle
from discord.ui import File, Item

from bot.message.parts import (
    BACK,
    FIRST,
    LAST,
    ON,
    PICTURE,
    Layout,
    Sheet,
    Widget,
    button,
    labelled,
    rows,
    select,
    sheet,
)
from bot.message.words import ALT, BELOW, abridged, lines
from bot.table import ids
from bot.table.controls import Record, Replay, Review
from bot.table.player import plain
from games.core import Text, say
from games.projector import Clip, Still, you
from games.replay import Viewpoint

RECORD = "record.json"
ANIMATION = "replay.gif"
_JUMPS = 25

T = TypeVar("T")


@dataclass(frozen=True)
class StepTo(ids.AtTable, name="replay.jump", menu=True):
    """Leads to a step."""

    viewpoint: Viewpoint = ""
    step: int = 0


class SeenBy(StepTo, name="replay.view", menu=True):
    """Leads to another viewpoint."""


@dataclass(frozen=True)
class Animate(ids.AtTable, name="animate"):
    """Shows the whole match from one viewpoint, as an animation."""

    viewpoint: Viewpoint


@dataclass(frozen=True)
class StepInWords(ids.AtTable, name="stepwords"):
    """Tells a step's position in words, where the picture's description is too short for it."""

    viewpoint: Viewpoint
    step: int


def replay_sheet(still: Still, table: int, language: str) -> Sheet:
    """One step of a match. The file of `picture_of` must be sent with it."""
    game, names = still.game, plain(", ".join(still.names))
    told = "\n".join(
        plain(line) for line in _said(still, still.told, language)[-1500:].splitlines()
    )
    result = _said(still, still.result, language) if still.result else ""
    view = plain(_said(still, still.titles[still.viewpoint], language))
    if still.viewpoint.isdigit():
        view += f". {plain(_said(still, you(int(still.viewpoint)), language))}"
    title, at = game.title.in_(language), say("bot-replay-step", n=still.step, last=still.last)
    text = lines(
        f"### {title}: {names}",
        told or ("" if still.step else say("bot-replay-begins").in_(language)),
        f"**{plain(result)}**" if result else "",
        f"-# {at.in_(language)}, {view}",
    )
    items: list[Item[Any]] = [
        *rows(steppers(partial(Replay, table, still.viewpoint), still.step, still.last)),
        *rows(_takeaways(still, table, language)),
        *rows(_menus(still, table, language)),
    ]
    if table == 0:
        items.append(File(f"attachment://{RECORD}"))
    return sheet(game, text, items, alt=_words(still, language))


def _said(still: Still, text: Text, language: str) -> str:
    return text.say(still.names, language)


def _words(still: Still, language: str) -> str:
    return abridged(_said(still, still.words, language), say(BELOW).in_(language))


def picture_of(still: Still, language: str, *, whole: bool = False) -> discord.File:
    """The picture of the position, which the worker has already drawn. `whole`: is there room for
    all of its words?"""
    words = _said(still, still.words, language) if whole else _words(still, language)
    return discord.File(io.BytesIO(still.picture), PICTURE, description=words)


def steppers(to: Callable[[int, int], ids.Control], at: int, last: int) -> list[Widget]:
    """The buttons that step through something. `to`: the control that leads to a step, of the
    button with this number."""
    targets = ((FIRST, 0), (BACK, max(at - 1, 0)), (ON, min(at + 1, last)), (LAST, last))
    return [
        button(
            to(target, which),
            label,
            ButtonStyle.primary,
            disabled=at == (0 if which < 2 else last),
        )
        for which, (label, target) in enumerate(targets)
    ]


def _takeaways(still: Still, table: int, language: str) -> Sequence[Widget]:
    items: list[tuple[ids.Control, str]]
    items = [(Animate(table, still.viewpoint), "bot-replay-animate")]
    if len(_said(still, still.words, language)) > ALT:
        items.append((StepInWords(table, still.viewpoint, still.step), "bot-button-words"))
    if table:
        items.append((Record(table), "bot-replay-record"))
        items.append((Review(table), "bot-button-review"))
    return [labelled(language, control, id) for control, id in items]


def _menus(still: Still, table: int, language: str) -> Sequence[Widget]:
    menus, step = list[Widget](), still.step
    if still.moments:
        moments = list(still.moments.items())
        jumps = {
            StepTo(table, still.viewpoint, n): f"{n}: {_said(still, what, language)}"
            for n, what in _thinned(moments, _JUMPS)
        }
        title = _said(still, say("bot-replay-jump"), language)
        menus.append(select(title, jumps, StepTo(table, still.viewpoint, step)))
    if len(still.titles) > 1:
        views = {
            SeenBy(table, view, step): _sentence(_said(still, whose, language))
            for view, whose in still.titles.items()
        }
        title = _said(still, say("bot-replay-view"), language)
        menus.append(select(title, views, SeenBy(table, still.viewpoint, step)))
    return menus


def _thinned(found: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly spread, including the first and the last."""
    last, count = len(found) - 1, min(most, len(found))
    return [found[last * n // max(count - 1, 1)] for n in range(count)]


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def words_sheet(still: Still, language: str) -> Sheet:
    """All of a step's position in words."""
    told = _said(still, still.words, language)
    return sheet(still.game, "\n".join(map(plain, told.splitlines())))


def animation_sheet(clip: Clip, language: str) -> Sheet:
    """Shows the attached animation."""
    view = Layout(timeout=None)
    item = discord.MediaGalleryItem(
        f"attachment://{ANIMATION}", description=clip.about.say(clip.names, language)
    )
    view.add_item(discord.ui.MediaGallery(item))
    return Sheet(view, None)


def record_sheet(seal: str, language: str) -> Sheet:
    """Shows the attached record, and the seal of its deal."""
    view = Layout(timeout=None)
    told = say("bot-record").in_(language)
    sealed = say("bot-record-sealed", seal=seal).in_(language) if seal else ""
    view.add_item(discord.ui.TextDisplay(lines(told, sealed)))
    view.add_item(File(f"attachment://{RECORD}"))
    return Sheet(view, None)
