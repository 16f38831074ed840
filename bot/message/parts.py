"""The parts of a message to be: sheets, pictures, controls, rows of them; names and notes in words.

Every control is found again by its custom id (see `bot.table.ids`), so that it outlives a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
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

from bot.table import ids
from bot.table.player import Player, plain
from bot.table.table import Table
from games.core import Game, Page, Seat, Text, View, all_of

PICTURE = "board.png"


NEUTRAL = 0xF2A541
"""Accent of messages that are about no game in particular."""
ALT, LABEL = 1024, 80
"""Discord's limits: characters of an attachment's description, and of a label."""
LONGEST = 3500
"""Characters of a message's text; Discord allows 4,000 in a message with its other texts."""
MADE = 300
"""Of how many tables, those asked for last, is kept what was made of them."""

FIRST, BACK, ON, LAST = "⏮️", "◀️", "▶️", "⏭️"
"""On the buttons that turn a replay or a review: as emoji all four, or phones would show two of
them as letters."""

Row = ActionRow[Any]


Control = Item[Any]
"""Any button or menu of ours. What it means is in its custom id; `bot.press.router` takes every
press, so that nothing here has to know what happens then."""


C = TypeVar("C", bound=ids.Control)


class Layout(LayoutView):
    """What a message consists of. It is finished with when it is made."""

    def is_finished(self) -> bool:
        """discord.py need not keep it to bring presses to its controls: `bot.press.router` does."""
        return True

    @cached_property
    def _components(self) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]
        return made

    def to_components(self) -> list[dict[str, Any]]:
        """As Discord gets it."""
        return self._components


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
    """What its picture is drawn from; None where there is nothing to upload."""
    alt: str = ""
    """The picture's description."""
    text: str = ""
    """What it tells for good, without whose turn it is."""
    pings: tuple[int, ...] = ()
    """People to notify, where it is a new message."""
    silent: bool = False
    """Does a new message notify nobody, a direct one not even whom it is for?"""
    lasting: bool = False
    """Is its picture always the same? Then an edit keeps the one that the message has: people would
    see another one load."""

    @cached_property
    def key(self) -> str:
        """A digest of all that the message shows."""
        shown = f"{self.view.to_components()}{self.drawn or self.draw}"
        return sha256(shown.encode()).hexdigest()[:16]

    @property
    def drawn(self) -> str:
        """A digest of what its picture of a match is drawn from; empty for any other picture."""
        return self.draw.digest if isinstance(self.draw, View) else ""


@dataclass(frozen=True)
class Target:
    """What a message of a table should show, and for which turn, and which call within the turn.

    `passes`: something of it stays when the turn has passed, and is kept until then. `since` and
    `told` are where among its viewer's notes those begin and end that it tells (see `news`).
    `rests`: it is left as it is until its seat (in the channel: the only person) is to move again.
    `loose`: its controls are tied to no position, so that they may stay when the turn has passed.
    """

    sheet: Sheet
    turn: int
    passes: bool = False
    call: int = 0
    since: int = 0
    told: int = 0
    rests: bool = False
    loose: bool = False

    def on(self, turn: int, call: int) -> bool:
        """Does it belong on the message that was made for this turn and call, or on a new one?"""
        return (turn, call) == (self.turn, self.call)


def button(
    control: ids.Control,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Control:
    """A button of ours; one that is disabled is grey for everybody."""
    id = ids.write(control)
    return Button(style=style, label=label[:LABEL], custom_id=id, disabled=disabled)


def labelled(
    table: Table, control: ids.Control, label: Text, style: ButtonStyle = ButtonStyle.secondary
) -> Control:
    """A button in the language that the table is told in."""
    return button(control, table.say(label), style)


def select(title: str, choices: Mapping[C, str], now: C | None = None) -> Control:
    """A menu of ours: what can be chosen -> what that is called; what is chosen `now`."""
    options = [
        SelectOption(label=label[:100], value=ids.value(choice), default=choice == now)
        for choice, label in choices.items()
    ]
    return Select(
        custom_id=ids.write(next(iter(choices))), placeholder=title[:150], options=options
    )


def rows(items: Sequence[Control]) -> list[Row]:
    """Neighbouring buttons by five, menus alone."""
    made, buttons = list[Row](), list[Button[Any]]()
    for item in items:
        if not isinstance(item, Button):
            made += [*_by_five(buttons), Row(item)]
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
) -> Sheet:
    """One container in the game's colour: text, picture (if it has an `alt`), what is told below
    it, rows of controls."""
    words = shortened(text, LONGEST - len(below))
    parts: list[Item[Any]] = [TextDisplay(words)] if text else []
    if alt:
        parts.append(MediaGallery(MediaGalleryItem(f"attachment://{PICTURE}", description=alt)))
    if below:
        parts.append(TextDisplay(below))
    view = Layout(timeout=None)
    view.add_item(Container(*parts, *items, accent_colour=game.looks.accent if game else NEUTRAL))
    return Sheet(view, game, draw, alt, stays, pings)


def names_of(table: Table) -> list[str]:
    """People's names by seat, bold, with nothing in them that Discord would read as markup."""
    return [f"**{plain(name)}**" for name in table.names]


def tell(table: Table, text: Text) -> str:
    """A text of a game, with this table's names."""
    return text.say(names_of(table), table.spoken)


def alt_text(table: Table, view: View[Any]) -> str:
    """The position in words, as long as an attachment's description may be. It is asked for with
    each step of choosing."""
    made, key = made_of(table), ("alt", view.digest)
    if key not in made:
        made[key] = shortened(table.say(table.game.words.describe(view)))
    words: str = made[key]
    return words


def made_of(table: Table) -> dict[object, Any]:
    """What was made of a table as it is at one moment, and would be made the same again."""
    made = _made(id(table))
    made["of"] = table  # as long as this is kept, no other table has its id
    return made


@lru_cache(MADE)
def _made(_: int) -> dict[object, Any]:
    return {}


def shortened(words: str, most: int = ALT) -> str:
    """Whole lines of a text or description, as many characters as there may be."""
    return words if len(words) <= most else words[: most - 1].rsplit("\n", 1)[0].rstrip() + "…"


def lines(*texts: str) -> str:
    """The texts below each other, without the empty ones."""
    return "\n".join(filter(None, texts))


def people(players: Iterable[Player]) -> tuple[int, ...]:
    """The ids of those who can be written to: no computers, nobody whose data was deleted."""
    return tuple(p.id for p in players if p.id > 0)


def mentions(table: Table, seats: Sequence[Seat]) -> str:
    """These people, as Discord mentions."""
    return table.say(all_of([table.mention_of(table.players[seat]) for seat in seats]))


def jump_url(table: Table) -> str:
    """The table's channel."""
    return f"https://discord.com/channels/{table.guild}/{table.channel}"
