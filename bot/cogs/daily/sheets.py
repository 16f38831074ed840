"""The puzzle of the day as people see it: still unsolved, solved, posted in a channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle
from discord.ui import Item

from bot.cogs.daily.days import date_of, day_of
from bot.cogs.daily.posed import Posed
from bot.cogs.daily.store.attempts import Attempt
from bot.message.moving import captioned, turn_controls
from bot.message.parts import Sheet, Widget, labelled, rows, sheet
from bot.message.words import ALT, BELOW, alt_text, lines, tell, whole_text
from bot.table import ids
from games.core import Move, Played, Text, say

HARDEST = 5
"""The grade of the hardest puzzles."""


@dataclass(frozen=True)
class OfDay(ids.Control):
    """A control for the puzzle of a day."""

    day: int


class OpenPuzzle(OfDay, name="daily"): ...


class AskHint(OfDay, name="dailyhint"): ...


class InWords(OfDay, name="dailywords"):
    """Tells the position in words, where the picture's description is too short for it."""


class Share(OfDay, name="dailyshare"): ...


class Solvers(OfDay, name="dailytable"): ...


def puzzle_sheet(
    posed: Posed, attempt: Attempt, now: float, head: str = "", beginning: Move = "", *, here: bool
) -> Sheet:
    """The position, what is asked, and all legal moves to press. `head`: what a press has led to;
    `here`: is it in a server?

    Whatever a press changes stands below the picture: on a phone the text above it is out of sight.
    """
    so_far = posed.so_far
    asks = lines(_asks(posed), tell(posed, so_far) if so_far else "")
    told = [tell(posed, "bot-daily-hinted", hint=posed.hint)] if attempt.hint else []
    told.append(head)
    told.append(f"**{captioned(posed, posed.view(posed.seat), beginning)}**" if beginning else "")
    past, date = posed.day < day_of(now), date_of(posed.day)
    told.append(posed.say("bot-daily-footer", tries=attempt.tries, past=past, date=date))
    if not attempt.counts(now):
        told.append(posed.say("bot-daily-late"))
    last = [] if attempt.hint else [labelled(posed, AskHint(posed.day), "bot-daily-button-hint")]
    if len(_position(posed)) > ALT:
        last.append(labelled(posed, InWords(posed.day), "bot-button-words"))
    items = [
        *rows(turn_controls(posed.question, beginning)),
        *rows([*last, *_solvers(posed, here)]),
    ]
    return _pictured(posed, asks, items, lines(*told), BELOW)


def _position(posed: Posed) -> str:
    return whole_text(posed, posed.view(posed.seat))


def words_sheet(posed: Posed) -> Sheet:
    """All of the position in words."""
    return sheet(posed.game, _position(posed))


def wrong(posed: Posed, move: Move, refuted: Played, figure: Text | None = None) -> str:
    """Crosses a move out, says why it and every other wrong move is wrong, and shows what comes of
    it. It must not help to find the right ones."""
    since = len(posed.solving.played)
    name = posed.say(posed.game.captioned(posed.view(posed.seat), move))  # as its picture has it
    told = tell(posed, "bot-daily-wrong", move=name, why=posed.wrong)
    if len(refuted) < 2:
        return lines(told, tell(posed, figure) if figure else "")
    return lines(told, posed.say("bot-daily-refuted", line=posed.line(refuted, since)))


def right(posed: Posed, since: int) -> str:
    """Says that a move was right, and what was answered."""
    line = posed.line(posed.solving.played[since:], since)
    return posed.say("bot-daily-right", line=line)


def solved_sheet(
    posed: Posed,
    attempt: Attempt,
    counts: bool,
    streak: tuple[int, int],
    answer: Move = "",
    *,
    here: bool,
) -> Sheet:
    """The right answers and why they are right, and how the person is doing. The picture shows the
    position after the `answer` just given, or after the first right one."""
    current, best = streak
    streaks = say("bot-daily-streak", days=current, best=best)
    line = posed.line(posed.solving.played)
    told = [
        tell(posed, "bot-daily-solved", solution=posed.solution, why=posed.why),
        posed.say("bot-daily-whole", line=line) if len(posed.solving.played) > 1 else "",
        posed.say("bot-daily-tries", tries=attempt.tries, hint=attempt.hint),
        posed.say(streaks if counts else say("bot-daily-late")),
    ]
    items = _solvers(posed, here)
    if here:
        items.insert(0, labelled(posed, Share(posed.day), "bot-show-here", ButtonStyle.primary))
    return _pictured(posed.answered(answer), _asks(posed), rows(items), lines(*told))


def post_sheet(posed: Posed, yesterday: Posed | None) -> Sheet:
    """What a channel gets: the puzzle, and as a spoiler the solution of the day before's."""
    told = [_asks(posed)]
    if yesterday:
        game, solution = yesterday.game.title, yesterday.solution
        was = say("bot-daily-yesterday", game=game, solution=solution, why=yesterday.why)
        told.append(tell(yesterday, was))
    solve = labelled(posed, OpenPuzzle(posed.day), "bot-daily-button-solve", ButtonStyle.primary)
    return _pictured(posed, lines(*told), rows([solve]))


def _pictured(
    posed: Posed, text: str, items: Sequence[Item[Any]], below: str = "", rest: str = ""
) -> Sheet:
    view = posed.view(posed.seat)
    alt = alt_text(posed, view, rest)
    return sheet(posed.game, text, items, draw=view, alt=alt, below=below)


def _asks(posed: Posed) -> str:
    """Which puzzle it is, and what it asks."""
    stars = "★" * posed.stars + "☆" * (HARDEST - posed.stars)
    title = posed.game.title
    head = posed.say("bot-daily-head", date=date_of(posed.day), game=title, stars=stars)
    side, tally = posed.sides[posed.seat], posed.tally
    if tally.stars:
        found = say("bot-daily-tally", tried=tally.tried, once=tally.at_once)
        head = lines(head, posed.say(found))
    if posed.solving.played and not posed.done:  # what it asked at first may not hold of the rest
        return lines(head, tell(posed, "bot-daily-next", side=side))
    return lines(head, tell(posed, "bot-daily-asks", side=side, task=posed.asks))


def _solvers(posed: Posed, here: bool) -> list[Widget]:
    return [labelled(posed, Solvers(posed.day), "bot-daily-button-table")] if here else []
