"""The parts of a message to be: sheets, pictures, controls, rows of controls; names and notes in
words.

A control works by its custom id (see `bot.table.ids`), so it outlives a restart.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Protocol, TypeVar

from discord import ButtonStyle, MediaGalleryItem, SelectOption
from discord.ui import (
    ActionRow,
    Button,
    Container,
    Item,
    LayoutView,
    MediaGallery,
    Select,
    TextDisplay,
)
from PIL.Image import Image

from bot.message.words import shortened
from bot.table import ids
from bot.table.controls import OpenPage
from bot.table.entered import cut
from bot.table.table import Table
from games.core import Game, Page, Text, View, text_of

PICTURE = "board.png"


NEUTRAL = 0xF2A541
"""The accent colour of messages that are about no particular game."""
LABEL = 80
"""How many characters Discord allows a label."""
LONGEST = 3500
"""How many characters a message's text may have. Discord allows 4,000 for all texts of a
message."""

HEAVIEST = 8000
"""How many bytes of UTF-8. Above about 10,000, controls included, Discord's answer is that it has
trouble, or knows no such press (discord-api-docs#8554, #7310): names of nothing but emoji get
there, no language of ours does."""

STRIPPED = 1_000_000_000
"""A message whose controls are gone names its table by its container's id: this plus the table's.
(Discord numbers the other parts of a message from 1 on, and takes ids of 32 bits.)"""

FIRST, BACK, ON, LAST = "⏮️", "◀️", "▶️", "⏭️"
"""The buttons that step through a replay or a review. All four are written as emoji: else phones
would show two of them as letters."""

Row = ActionRow[Any]


Widget = Item[Any]
"""Any button or menu of ours. Its meaning is in its custom id. `bot.press.router` takes every
press, so nothing here needs to know what a press does."""


C = TypeVar("C", bound=ids.Control)


_TIME = re.compile(r"(?<!\\)<t:(\d+)")
"""A time; a name that looks like one is escaped."""


def later(text: str, seconds: int) -> str:
    """A text with all times in it so much later."""
    return _TIME.sub(lambda time: f"<t:{int(time[1]) + seconds}", text) if seconds else text


class Layout(LayoutView):
    """A message's components."""

    def is_finished(self) -> bool:
        """Tell discord.py not to keep it for presses: `bot.press.router` takes those."""
        return True

    @cached_property
    def _components(self) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]
        return made

    def to_components(self) -> list[dict[str, Any]]:
        """The components as Discord gets them, made only once."""
        return self._components

    def later(self, seconds: int) -> Layout:
        """The same, with all times in it so much later."""
        if not seconds:
            return self
        return self._saying(json.loads(later(json.dumps(self.to_components()), seconds)))

    def marked(self, mark: int) -> Layout:
        """The same, with this number on it (`bot.screen.marks`); 0: with none. What has lost its
        controls bears its table's already."""
        first, *others = self.to_components()
        return self._saying([{**first, "id": mark}, *others]) if mark > first.get("id", 0) else self

    def _saying(self, components: list[dict[str, Any]]) -> Layout:
        other = copy(self)
        other.__dict__["_components"] = components
        return other


class Says(Protocol):
    """Something that is told in a language."""

    def say(self, text: Text | str, /, **values: object) -> str:
        """A text, or by its id with its values."""


class Picture(Protocol):
    """Something that draws itself."""

    def draw(self) -> Image:
        """The picture."""


@dataclass(frozen=True)
class Sheet:
    """A message to be."""

    view: Layout
    game: Game[Any] | None
    draw: View[Any] | Page | Picture | None = None
    """What its picture is drawn from; None if there is nothing to upload."""
    alt: str = ""
    """The picture's description."""
    text: str = ""
    """The part of its text that stays when the turn has passed."""
    pings: tuple[int, ...] = ()
    """The people that a new message notifies."""
    silent: bool = False
    """Does a new message notify nobody, not even the person that a direct message is for?"""
    lasting: bool = False
    """Is its picture always the same? Then an edit keeps the message's picture, since people would
    see a new one load."""

    @cached_property
    def key(self) -> str:
        """A digest of everything the message shows."""
        shown = f"{self.view.to_components()}{self.drawn or self.draw}"
        return sha256(shown.encode()).hexdigest()[:16]

    @property
    def drawn(self) -> str:
        """A digest of the view that its picture is drawn from; empty for other pictures."""
        return self.draw.digest if isinstance(self.draw, View) else ""


@dataclass(frozen=True)
class Target:
    """What a table's message should show.

    - `make`: makes it; nobody does for a message that rests.
    - `turn`, `call`: the turn it is for, and the call within the turn.
    - `passes`: its text and the picture's description are kept, to be shown when the turn has
      passed.
    - `since`, `told`: where the notes that it tells begin and end, among its viewer's notes (see
      `news`).
    - `rests`: it is left as it is until its seat (in the channel: the only person) has to move
      again.
    - `loose`: its controls are tied to no position, so they may stay when the turn has passed.
    """

    make: Callable[[], Sheet]
    turn: int
    passes: bool = False
    call: int = 0
    since: int = 0
    told: int = 0
    rests: bool = False
    loose: bool = False

    @cached_property
    def sheet(self) -> Sheet:
        """The message to be."""
        return self.make()

    def on(self, turn: int, call: int) -> bool:
        """Does it belong on the message for this turn and call, and not on a new one?"""
        return (turn, call) == (self.turn, self.call)


def light(text: str, heaviest: int) -> int:
    """How many of a text's characters have at most so many bytes.

    >>> light("Zoë", 3), light("Zoë", 4)
    (2, 3)
    """
    return len(text.encode()[:heaviest].decode(errors="ignore"))


def button(
    control: ids.Control,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Widget:
    """A button of ours. A disabled one is grey for everybody."""
    id = ids.write(control)
    return Button(style=style, label=cut(label, LABEL), custom_id=id, disabled=disabled)


def labelled(
    reads: Says | str,
    control: ids.Control,
    label: Text | str,
    /,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
    **values: object,
) -> Widget:
    """A button whose label is a text, or given by its id with its values. `reads`: what says it, a
    table for example, or the language it is said in."""
    text = text_of(label, values)
    said = text.in_(reads) if isinstance(reads, str) else reads.say(text)
    return button(control, said, style, disabled=disabled)


def page_button(table: Table) -> list[Widget]:
    """The button that gives a link to the table's page, if there are pages."""
    page = labelled(table, OpenPage(table.id), "bot-button-page")
    return [page] if table.pages else []


def select(
    title: str, choices: Mapping[C, str], now: C | None = None, about: Iterable[str] = ()
) -> Widget:
    """A menu of ours. `choices`: what can be chosen -> its label; `now`: what is chosen already;
    `about`: a line below each label."""
    options = [
        SelectOption(label=cut(label, 100), value=ids.value(choice), default=choice == now)
        for choice, label in choices.items()
    ]
    for option, line in zip(options, about, strict=False):
        option.description = cut(line, 100)
    return Select(
        custom_id=ids.write(next(iter(choices))), placeholder=title[:150], options=options
    )


def turners(
    to: Callable[[int], ids.Control], page: int, last: int, language: str, names: Sequence[str] = ()
) -> list[Widget]:
    """The buttons that turn the pages of a list, as far as there are others."""
    turns = zip(names or ("bot-earlier", "bot-later"), (page - 1, page + 1), strict=True)
    return [labelled(language, to(n), name) for name, n in turns if 0 <= n <= last]


def rows(items: Sequence[Widget]) -> list[Row]:
    """Rows of controls: up to five neighbouring buttons, one menu, or a row that is made
    already."""
    made, buttons = list[Row](), list[Button[Any]]()
    for item in items:
        if not isinstance(item, Button):
            made += [*_by_five(buttons), item if isinstance(item, ActionRow) else Row(item)]
            buttons = []
        else:
            buttons.append(item)
    return [*made, *_by_five(buttons)]


def _by_five(buttons: Sequence[Button[Any]]) -> list[Row]:
    return [Row(*buttons[n : n + 5]) for n in range(0, len(buttons), 5)]


def sheet(
    game: Game[Any] | None,
    text: str,
    items: Iterable[Item[Any]] = (),
    *,
    draw: View[Any] | Page | Picture | None = None,
    alt: str = "",
    below: str = "",
    stays: str = "",
    pings: tuple[int, ...] = (),
    colour: int | None = None,
    stripped: int | None = None,
) -> Sheet:
    """A message in one container of the game's colour, or this one: text, picture (if there is an
    `alt`), the text `below` it, rows of controls. `stays`: see `Sheet.text`. `stripped`: the table
    that it has lost the controls of."""
    room = min(LONGEST - len(below), light(text, HEAVIEST - len(below.encode())))
    words = shortened(text, room)
    parts: list[Item[Any]] = [TextDisplay(words)] if text else []
    if alt:
        parts.append(MediaGallery(MediaGalleryItem(f"attachment://{PICTURE}", description=alt)))
    if below:
        parts.append(TextDisplay(below))
    view = Layout(timeout=None)
    accent = colour or (game.looks.accent if game else NEUTRAL)
    id = stripped and STRIPPED + stripped
    view.add_item(Container(*parts, *items, accent_colour=accent, id=id))
    return Sheet(view, game, draw, alt, stays, pings)
