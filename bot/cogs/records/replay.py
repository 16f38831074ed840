"""A finished match to step through, as a message.

Its controls carry viewpoint and step. Table 0 is the record that is attached to the message itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, File, Item

from bot.message.parts import Control, Sheet, button, rows, select, sheet, shortened
from bot.table import ids
from bot.table.ids import Action
from bot.table.table import plain
from games.core import Refused, say
from games.replay import Film, Step, Viewpoint

RECORD = "record.json"
ANIMATION = "replay.gif"
_JUMPS = 25


def replay_sheet(film: Film, table: int, viewpoint: Viewpoint, step: Step) -> Sheet:
    """One step of a match. Raises `Refused` where the film has no such viewpoint."""
    if viewpoint not in film.viewpoints:
        raise Refused(say("Nobody sat there."))
    step = min(step, film.last)
    frame, game = film.frame(viewpoint, step), film.match.game
    told = "\n".join(plain(line) for line in frame.told[-1500:].splitlines())
    text = (
        f"### {game.name}: {plain(', '.join(film.names))}\n"
        f"{told or 'The match begins.'}\n"
        f"-# Step {step} of {film.last}, {plain(film.title(viewpoint))}"
    )
    items: list[Item[Any]] = [
        *rows(_steps(film, table, viewpoint, step)),
        *rows(_takeaways(table, viewpoint)),
        *rows(_menus(film, table, viewpoint, step)),
    ]
    if table == 0:
        items.append(File(f"attachment://{RECORD}"))
    alt = shortened(game.describe(frame.view).say(film.names))
    return sheet(game, text, items, draw=frame.view, alt=alt)


def _at(table: int, viewpoint: Viewpoint, step: Step, which: int) -> Action:
    """A button's meaning; `which` tells two apart that lead to the same step."""
    return Action(table, "replay", (viewpoint, str(step), str(which)))


def _steps(film: Film, table: int, viewpoint: Viewpoint, step: Step) -> Sequence[Control]:
    targets = {"⏮": 0, "◀": step - 1, "▶": step + 1, "⏭": film.last}
    return [
        Control(
            Button(
                label=label,
                style=ButtonStyle.primary,
                custom_id=ids.write(_at(table, viewpoint, max(target, 0), which)),
                disabled=step == (0 if which < 2 else film.last),
            )
        )
        for which, (label, target) in enumerate(targets.items())
    ]


def _takeaways(table: int, viewpoint: Viewpoint) -> Sequence[Control]:
    animate = button(Action(table, "animate", (viewpoint,)), "Animate")
    return [animate, button(Action(table, "record"), "Record")] if table else [animate]


def _menus(film: Film, table: int, viewpoint: Viewpoint, step: Step) -> Sequence[Control]:
    menus = list[Control]()
    if film.last:
        count = min(_JUMPS, film.last + 1)
        stops = sorted({film.last * n // (count - 1) for n in range(count)})
        jumps = [
            SelectOption(label=f"Step {n}", value=ids.fields(viewpoint, n), default=n == step)
            for n in stops
        ]
        menus.append(select(Action(table, "replay", ("jump",)), f"Jump (now at {step})", jumps))
    if len(film.viewpoints) > 1:
        views = [
            SelectOption(
                label=_sentence(film.title(view))[:100],
                value=ids.fields(view, step),
                default=view == viewpoint,
            )
            for view in film.viewpoints
        ]
        menus.append(select(Action(table, "replay", ("view",)), "Whose view", views))
    return menus


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def animation_sheet(film: Film, viewpoint: Viewpoint) -> Sheet:
    """Shows the attached animation."""
    view = discord.ui.LayoutView(timeout=None)
    about = (
        f"{film.match.game.name}: {', '.join(film.names)}; {film.title(viewpoint)}, "
        f"animated from step 0 to {film.last}. The replay tells every step in words."
    )
    item = discord.MediaGalleryItem(f"attachment://{ANIMATION}", description=about)
    view.add_item(discord.ui.MediaGallery(item))
    return Sheet(view, None)


def record_sheet() -> Sheet:
    """Shows the attached record."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.TextDisplay("The record of the match: `/replay file:` shows it again.")
    )
    view.add_item(File(f"attachment://{RECORD}"))
    return Sheet(view, None)
