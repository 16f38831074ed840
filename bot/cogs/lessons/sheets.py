"""What a lesson shows: a position with the controls of a match, or the result of a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle

from bot.cogs.lessons.progress import LessonDesk, Progress
from bot.message.moving import turn_controls
from bot.message.news import WHOLE, WHOLE_ROOM, news
from bot.message.parts import Sheet, Widget, labelled, rows, select, sheet
from bot.message.words import alt_text, lines, tell
from bot.table import ids
from bot.table.controls import Learn, Practise
from games import GAMES
from games.core import Game, Text, say

NEXT, AGAIN = "next", "again"
"""What a lesson's button may ask for."""


@dataclass(frozen=True)
class PickLesson(ids.Control, name="learn", menu=True):
    game: str = ""


def lesson_sheet(
    desk: LessonDesk,
    head: Text | None = None,
    beginning: str = "",
    *,
    taken_up: bool = False,
) -> Sheet:
    """One step of the lesson, before or after the right move.

    - `head`: a text to put first.
    - `beginning`: how a move begins; the sheet asks how it goes on.
    - `taken_up`: the person has come back to the lesson, so they may begin it again.

    The text stands below the picture: on a phone a press shows only what is there.
    """
    now = desk.progress
    view = desk.view(desk.seat)
    title = say(
        "bot-learn-head", game=now.game.title, step=now.step + 1, steps=len(now.lesson.steps)
    )
    said = _after(desk) if now.done else tell(desk, now.asked.asks)
    first = tell(desk, head) if head else ""
    return sheet(
        now.game,
        desk.say(title),
        rows(_controls(desk, beginning, taken_up=taken_up)),
        draw=view,
        alt=alt_text(desk, view),
        below=lines(first, said),
    )


def _after(desk: LessonDesk) -> str:
    """What has happened, and at the lesson's end how a match works."""
    now = desk.progress
    told = [news(desk, desk.news, WHOLE, WHOLE_ROOM)]
    told.append(tell(desk, "bot-learn-right", then=now.asked.told))
    if now.last:
        told.append(desk.say("bot-learn-over"))
    return lines(*told)


def _controls(desk: LessonDesk, beginning: str, *, taken_up: bool) -> list[Widget]:
    now = desk.progress
    items = list[Widget]()
    if not now.done:
        items += turn_controls(desk.question, beginning)
    elif not now.last:
        on = Learn(now.game_id, NEXT, now.rules, now.step)
        items.append(labelled(desk, on, "bot-learn-next", ButtonStyle.primary))
    else:
        items.append(labelled(desk, Practise(0, now.game_id), "bot-alone", ButtonStyle.primary))
    if (now.last and now.done) or taken_up:
        items.append(labelled(desk, Learn(now.game_id, AGAIN), "bot-learn-again"))
    return items


def offer_sheet(game: Game[Any], language: str) -> Sheet:
    """Offers the lesson to somebody who has never played this game."""
    text = say("bot-learn-offer", game=game.title).in_(language)
    learn = labelled(language, Learn(game.id), "bot-learn", ButtonStyle.primary)
    return sheet(game, text, rows([learn]))


def lessons_sheet(language: str, begun: Sequence[Progress] = ()) -> Sheet:
    """A menu of all lessons, with a tick at those that the person has finished."""
    finished = {progress.game_id for progress in begun if progress.finished}
    taught = [game for game in GAMES.values() if game.lesson]
    named = {game.id: game.title.in_(language) for game in taught}
    games = {PickLesson(id): f"✓ {n}" if id in finished else n for id, n in named.items()}
    text, menu = (say(id).in_(language) for id in ("bot-learn-which", "bot-menu-game"))
    about = [game.about.in_(language) for game in taught]
    return sheet(None, text, rows([select(menu, games, about=about)]))
