"""What people may show of a solved puzzle without giving it away, and the list of solvers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL.Image import Image

from bot.cogs.daily.days import date_of
from bot.cogs.daily.posed import Posed
from bot.cogs.daily.store.attempts import Attempt, Solver
from bot.message.parts import Sheet, sheet
from bot.message.words import shortened
from bot.table.player import known_as, plain
from games import pen
from games.core import Text, lines, say

WRONG, RIGHT, HINT = "⬛", "🟩", "💡"
MOST = 8
"""How many wrong answers are drawn as squares; more are given as a number."""
LISTED = 20
"""How many people a day's list shows."""
_WIDTH, _HEIGHT, _SIDE = 800, 300, 64


@dataclass(frozen=True)
class SolvedCard:
    """A solved puzzle: which one, how many tries it took, how many days in a row."""

    posed: Posed
    attempt: Attempt
    name: str
    streak: int

    @property
    def _wrong(self) -> int:
        return self.attempt.tries - 1

    @property
    def squares(self) -> str:
        """The tries as emoji: a square for each, with the hint after them."""
        wrong = WRONG * self._wrong if self._wrong <= MOST else f"{WRONG}×{self._wrong} "
        return f"{wrong}{RIGHT}{HINT if self.attempt.hint else ''}"

    @property
    def _tries(self) -> Text:
        return say("bot-daily-tries", tries=self.attempt.tries, hint=self.attempt.hint)

    @property
    def _streak(self) -> Text:
        return say("bot-daily-days", days=self.streak)

    @property
    def words(self) -> str:
        """The picture in words."""
        told = [say("bot-daily-card", date=date_of(self.posed.day), game=self.posed.game.title)]
        told += [self._tries, *([self._streak] if self.streak else [])]
        return self.posed.say(lines(told))

    def draw(self) -> Image:
        """The squares with a cross or a tick each, and the numbers."""
        say_ = self.posed.say
        title, game = say_(say("bot-daily-title")), say_(self.posed.game.title)
        image = pen.card(_WIDTH, _HEIGHT, title, game, date_of(self.posed.day))
        x = 24 + _SIDE / 2
        for _ in range(min(self._wrong, MOST)):
            pen.put(image, pen.sprite(_cross, _SIDE), (x, 124))
            x += _SIDE + 8
        if self._wrong > MOST:
            pen.write(image, (x, 124), f"+{self._wrong - MOST}", 32, pen.MIST, anchor="mm")
            x += _SIDE + 8
        pen.put(image, pen.sprite(_tick, _SIDE), (x, 124))
        pen.write(image, (24, 200), pen.fit(say_(self._tries), 30, 752), 30)
        if self.streak:
            days = pen.fit(say_(self._streak), 30, 752, bold=True)
            pen.write(image, (24, 252), days, 30, pen.LAST, bold=True)
        return image


def _cross(brush: pen.Brush) -> None:
    brush.rect((0.03, 0.03, 0.97, 0.97), pen.SLATE, pen.MIST, 0.04, radius=0.12)
    brush.line([(0.3, 0.3), (0.7, 0.7)], pen.MIST, 0.1)
    brush.line([(0.3, 0.7), (0.7, 0.3)], pen.MIST, 0.1)


def _tick(brush: pen.Brush) -> None:
    brush.rect((0.03, 0.03, 0.97, 0.97), pen.CHOOSE, pen.WHITE, 0.04, radius=0.12)
    brush.line([(0.24, 0.52), (0.43, 0.72), (0.78, 0.3)], pen.INK, 0.12)


def card_sheet(card: SolvedCard) -> Sheet:
    """The card for everybody in a channel."""
    text = say(
        "bot-daily-shared",
        who=f"**{plain(card.name)}**",
        date=date_of(card.posed.day),
        game=card.posed.game.title,
        squares=card.squares,
    )
    return sheet(card.posed.game, card.posed.say(text), draw=card, alt=shortened(card.words))


def solvers_sheet(day: int, solvers: Sequence[Solver], language: str) -> Sheet:
    """Who has solved a day's puzzle in this server, those with the fewest tries first."""
    told = [say("bot-daily-solvers", date=date_of(day), count=len(solvers))]
    for rank, solver in enumerate(solvers[:LISTED], 1):
        who, hint = plain(known_as(solver.name, language)), solver.hint
        told.append(say("bot-daily-solver", rank=rank, who=who, tries=solver.tries, hint=hint))
    return sheet(None, lines(told).in_(language))
