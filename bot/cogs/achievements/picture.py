"""The picture of somebody's achievements: a medal each, filled if it is earned."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache

from PIL.Image import Image

from bot.cogs.achievements.achievement import OWN, achievements
from bot.message.words import InLanguage, drawn
from games import GAMES, pen
from games.core import ENGLISH

_WIDTH, _TOP, _ROW, _MEDAL = 1000, 100, 106, 92
_COLUMNS = (36, 518)
_NAME = 354
"""The room for a name."""
_LINE = 0.055


@dataclass(frozen=True)
class Medals(InLanguage):
    """Who has earned what, as a picture."""

    name: str
    earned: Collection[str]
    language: str = ENGLISH

    def draw(self) -> Image:
        """Two columns of medals with their names, 1000 pixels wide."""
        every = achievements()
        rows = -(-len(every) // len(_COLUMNS))
        count = self.say("bot-feat-count", n=len(self.earned), all=len(every))
        title = self.say("bot-feat-button")
        name = drawn(self.name, self.language, 27, 500)
        image = pen.card(_WIDTH, _TOP + _ROW * rows + 16, title, name, count)
        for n, (key, named) in enumerate(every.items()):
            x, y = _COLUMNS[n // rows], _TOP + _ROW * (n % rows) + _ROW // 2
            has = key in self.earned
            pen.put(image, pen.sprite(_medal(key, has), _MEDAL), (x + _MEDAL / 2, y))
            words = pen.fit(self.say(named.title), 38, _NAME, bold=has)
            colour = pen.PARCHMENT if has else pen.MIST
            pen.write(image, (x + _MEDAL + 18, y), words, 38, colour, bold=has)
        return image


@cache  # the same function each time, so that `sprite` finds its sprites again
def _medal(key: str, earned: bool) -> pen.Paint:
    game, _, feat = key.partition(".")
    sign = _SIGNS[key] if key in OWN else _star if _is_first(game, feat) else _crown
    colour = pen.LAST if key in OWN else f"#{GAMES[game].looks.accent:06X}"
    ink = pen.MIST if not earned else pen.INK if key in OWN else pen.WHITE

    def paint(brush: pen.Brush) -> None:
        if earned:
            brush.circle((0.5, 0.5), 0.49, pen.PARCHMENT)
            brush.circle((0.5, 0.5), 0.43, colour)
        else:
            brush.circle((0.5, 0.5), 0.47, None, pen.MIST, 0.035)
        sign(brush, ink)

    return paint


def _is_first(game: str, feat: str) -> bool:
    return GAMES[game].feats[0].id == feat


def _number(text: str) -> Callable[[pen.Brush, str], None]:
    size = {1: 0.62, 2: 0.5, 3: 0.38}[len(text)]
    return lambda brush, ink: brush.text((0.5, 0.48), text, size, ink, bold=True)


def _pips(brush: pen.Brush, ink: str) -> None:
    """A five on a die."""
    for at in ((0.5, 0.5), (0.33, 0.33), (0.67, 0.33), (0.33, 0.67), (0.67, 0.67)):
        brush.circle(at, 0.075, ink)


def _climb(brush: pen.Brush, ink: str) -> None:
    """A line that goes up, with an arrow's head."""
    brush.line([(0.25, 0.68), (0.42, 0.5), (0.54, 0.58), (0.73, 0.34)], ink, 0.075)
    brush.polygon([(0.58, 0.27), (0.8, 0.24), (0.77, 0.46)], ink)


def _bolt(brush: pen.Brush, ink: str) -> None:
    """Lightning."""
    points = ((0.56, 0.2), (0.32, 0.54), (0.47, 0.54), (0.42, 0.8), (0.68, 0.44), (0.52, 0.44))
    brush.polygon(points, ink)


def _table(brush: pen.Brush, ink: str) -> None:
    """A table with four seats."""
    brush.rect((0.37, 0.37, 0.63, 0.63), ink, radius=0.05)
    for at in ((0.5, 0.25), (0.5, 0.75), (0.25, 0.5), (0.75, 0.5)):
        brush.circle(at, 0.08, ink)


def _letter(brush: pen.Brush, ink: str) -> None:
    """An envelope."""
    brush.rect((0.24, 0.33, 0.76, 0.68), None, ink, _LINE, radius=0.03)
    brush.line([(0.27, 0.36), (0.5, 0.54), (0.73, 0.36)], ink, _LINE)


def _heads(brush: pen.Brush, ink: str) -> None:
    """Three people."""
    for x, y, size in ((0.31, 0.44, 0.8), (0.69, 0.44, 0.8), (0.5, 0.4, 1.0)):
        brush.circle((x, y), 0.09 * size, ink)
        wide = 0.13 * size
        brush.rect((x - wide, y + 0.12, x + wide, 0.72), ink, radius=0.07)


def _plug(brush: pen.Brush, ink: str) -> None:
    """A plug, pulled out."""
    brush.line([(0.42, 0.24), (0.42, 0.4)], ink, 0.07)
    brush.line([(0.58, 0.24), (0.58, 0.4)], ink, 0.07)
    brush.rect((0.33, 0.4, 0.67, 0.62), ink, radius=0.08)
    brush.line([(0.5, 0.62), (0.5, 0.78)], ink, 0.07)


def _star(brush: pen.Brush, ink: str) -> None:
    """A star, for the first of a game's own."""
    tips = ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
    dents = ((0.26, -0.36), (0.43, 0.14), (0, 0.45), (-0.43, 0.14), (-0.26, -0.36))
    points = [point for pair in zip(tips, dents, strict=True) for point in pair]
    brush.polygon([(0.5 + x * 0.31, 0.51 + y * 0.31) for x, y in points], ink)


def _crown(brush: pen.Brush, ink: str) -> None:
    """A crown, for the second."""
    top = ((0.22, 0.34), (0.37, 0.5), (0.5, 0.27), (0.63, 0.5), (0.78, 0.34))
    brush.polygon([*top, (0.71, 0.7), (0.29, 0.7)], ink)


_SIGNS: Mapping[str, Callable[[pen.Brush, str], None]] = {
    "first": _number("1"),
    "ten": _number("10"),
    "hundred": _number("100"),
    "games": _pips,
    "row": _climb,
    "spoiler": _bolt,
    "four": _table,
    "letters": _letter,
    "people": _heads,
    "computer": _plug,
}
