"""The review of a finished match as a message: an overview, and each choice as its seat saw it.

Its controls carry the seat and the number of its choice, counted from 0.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial

import discord
from discord import ButtonStyle

from bot.cogs.records.sheets.replay import steppers
from bot.message.parts import PICTURE, Sheet, Widget, button, rows, select, sheet
from bot.message.words import ALT, BELOW, abridged, lines
from bot.table import controls, ids
from bot.table.player import plain
from bot.table.table import Table
from games.core import Judged, Review, Seat, Text, Who, percent, say, whole
from games.projector import Moment

_MENU = 25
"""The most entries of a menu."""


class Overview(ids.AtTable, name="review.all"):
    """Leads back to the overview."""


@dataclass(frozen=True)
class ChoiceAt(ids.AtTable, name="review.jump", menu=True):
    """Leads to a choice that cost something."""

    seat: int = 0
    choice: int = 0


@dataclass(frozen=True)
class ChoiceInWords(ids.AtTable, name="review.words"):
    """Tells what a seat saw before a choice, where its picture's description is too short."""

    seat: int
    choice: int


class ChoicesOf(ChoiceAt, name="review.whose", menu=True):
    """Leads to another seat's choices."""


@dataclass(frozen=True)
class Reviewed:
    """A review as one person reads it. The `table` is in their language."""

    review: Review
    table: Table

    def overview(self) -> Sheet:
        """How accurate everybody was, and which choices cost most."""
        title = say("bot-review-title", game=self.table.game.title)
        turning, *others = self.review.swings or (None,)
        misses = [f"- {self._say(self._named(one))}" for one in others if one]
        text = lines(
            f"### {self._say(title)}",
            self._say(self.review.summary),
            "" if turning else self._say(say("bot-review-nothing-cost")),
            self._say(say("bot-review-misses")) if misses else "",
            *misses,
            f"-# {self._say(self._meaning)}",
            f"-# {self._say(say('bot-review-stood-in'))}" if self.table.absent else "",
        )
        jump = [self._turning(turning)] if turning else []
        menus = [*self._dearest(self._dear), *self._whose(None)]
        return sheet(self.table.game, text, [*rows(jump), *rows(menus)])

    @property
    def _meaning(self) -> Text:
        """What the words mean that this review uses."""
        parts = [whole(account) for account in self.review.accounts]
        luck, rough = (any(one[name] for one in parts) for name in ("luck", "rough"))
        return say("bot-review-meaning", luck=luck, rough=rough)

    def choice(self, seat: Seat, n: int, moment: Moment) -> Sheet:
        """One choice of a seat, with what was certain and what was missed. The file of `picture`
        must be sent with it."""
        one, count = self.choices(seat)[n], len(self.choices(seat))
        step = say("bot-replay-step", n=moment.step, last=moment.last)
        worth = say("bot-review-worth", percent=percent(one.share))
        reason = one.reason if one.lost else None
        text = lines(
            f"### {self._say(say('bot-review-choice', who=Who(seat), n=n + 1, count=count))}",
            self._say(say("bot-review-played", who=Who(seat), move=moment.played)),
            self._say(one.told),
            *(f"**{self._say(missed)}**" for missed in one.certain_missed),
            self._say(reason) if reason else "",
            self._say(one.fortune) if one.fortune else "",
            f"-# {self._say(one.counted)}",
            f"-# {self._say(worth)} · {self._say(step)}",
        )
        dear = [one for one in self._dear if one.seat == seat]
        menus = [*self._dearest(dear, one), *self._whose(seat)]
        items = [*rows(self._steps(seat, n, count, moment)), *rows(menus)]
        return sheet(self.table.game, text, items, alt=self._words(moment))

    def picture(self, moment: Moment, *, whole: bool = False) -> discord.File:
        """What the seat saw before its choice. `whole`: is there room for all of its words?"""
        words = self._seen(moment) if whole else self._words(moment)
        return discord.File(io.BytesIO(moment.picture), PICTURE, description=words)

    def in_words(self, moment: Moment) -> Sheet:
        """All that the seat saw before its choice, in words."""
        told = self._seen(moment).splitlines()
        return sheet(self.table.game, "\n".join(map(plain, told)))

    def choices(self, seat: Seat) -> Sequence[Judged]:
        """The choices of a seat that can be stepped through."""
        return self.review.of(seat)

    # --- words -----------------------------------------------------------------------------------

    @cached_property
    def _names(self) -> list[str]:
        """The names of the people whose moves are judged, even if a computer took their seat
        over."""
        return [self.table.name_of(player) for player in self.table.finishers]

    def _say(self, text: Text) -> str:
        return text.say([f"**{plain(name)}**" for name in self._names], self.table.spoken)

    def _label(self, text: Text, most: int) -> str:
        return text.say(self._names, self.table.spoken)[:most]

    def _seen(self, moment: Moment) -> str:
        return moment.words.say(self._names, self.table.spoken)

    def _words(self, moment: Moment) -> str:
        return abridged(self._seen(moment), self._say(say(BELOW)))

    def _number(self, one: Judged) -> int:
        return self.choices(one.seat).index(one)

    def _named(self, one: Judged) -> Text:
        n = self._number(one) + 1
        return say("bot-review-named", who=Who(one.seat), n=n, told=one.told)

    @cached_property
    def _dear(self) -> Sequence[Judged]:
        """The choices that cost something, the costliest first."""
        found = [one for one in self.review.judged if not one.single and one.share < 1]
        return sorted(found, key=lambda one: (-one.lost, one.ply))

    # --- controls --------------------------------------------------------------------------------

    def _turning(self, one: Judged) -> Widget:
        label = self._label(say("bot-review-button-turning"), 80)
        control = controls.Review(self.table.id, one.seat, self._number(one), 4)
        return button(control, label, ButtonStyle.primary)

    def _steps(self, seat: Seat, n: int, count: int, moment: Moment) -> list[Widget]:
        id, overview = self.table.id, self._label(say("bot-review-button-overview"), 80)
        steps = steppers(partial(controls.Review, id, seat), n, count - 1)
        steps.append(button(Overview(id), overview))
        if len(self._seen(moment)) > ALT:
            words = self._label(say("bot-button-words"), 80)
            steps.append(button(ChoiceInWords(id, seat, n), words))
        return steps

    def _dearest(self, dear: Sequence[Judged], shown: Judged | None = None) -> list[Widget]:
        """A menu of the costliest choices, in the order in which they were made."""
        listed = sorted(dear[:_MENU], key=lambda one: one.ply)
        choices = {self._at(one): self._label(self._listed(one), 100) for one in listed}
        title = self._label(say("bot-review-jump"), 150)
        now = self._at(shown) if shown else None
        return [select(title, choices, now)] if choices else []

    def _at(self, one: Judged) -> ChoiceAt:
        return ChoiceAt(self.table.id, one.seat, self._number(one))

    def _listed(self, one: Judged) -> Text:
        return say(
            "bot-review-listed",
            who=Who(one.seat),
            n=self._number(one) + 1,
            move=self.table.game.words.label(one.move),
            percent=percent(one.share),
        )

    def _whose(self, shown: Seat | None) -> list[Widget]:
        """A menu of the seats that had choices."""
        id, seats = self.table.id, range(self.review.seats)
        choices = {ChoicesOf(id, seat): self._names[seat] for seat in seats if self.choices(seat)}
        title = self._label(say("bot-review-whose"), 150)
        now = None if shown is None else ChoicesOf(id, shown)
        return [select(title, choices, now)] if choices else []
