"""Who wins in a server: a picture, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL.Image import Image

from bot.panel import Sheet, button, rows, sheet
from bot.store import Standing
from games import GAMES, pen

A_PAGE = 10
"""People on one page."""
_COLUMNS = (("played", 620), ("won", 730), ("drawn", 840), ("lost", 950))


@dataclass(frozen=True)
class Chart:
    """A page of a leaderboard. `first` is the rank of its first line, from 1."""

    title: str
    standings: tuple[Standing, ...]
    first: int

    def draw(self) -> Image:
        """The page as a picture, 1000 pixels wide."""
        image = pen.card(1000, 150 + 54 * max(1, len(self.standings)), "Leaderboard", self.title)
        for name, right in _COLUMNS:
            pen.write(image, (right, 108), name, 25, pen.MIST, anchor="rm")
        for n, standing in enumerate(self.standings):
            self._line(image, 156 + 54 * n, self.first + n, standing)
        return image

    def _line(self, image: Image, y: int, rank: int, standing: Standing) -> None:
        if rank % 2:
            pen.tint(image, (24, y - 27, 976, y + 27), pen.SLATE, 1.0)
        pen.write(image, (84, y), str(rank), 30, pen.LAST, bold=True, anchor="rm")
        name = pen.fit(standing.name, 30, 380, bold=True)
        pen.write(image, (110, y), name, 30, pen.PARCHMENT, bold=True)
        for column, right in _COLUMNS:
            pen.write(image, (right, y), str(getattr(standing, column)), 30, anchor="rm")

    @property
    def words(self) -> str:
        """The page for people who can't see the picture."""
        told = (
            f"{rank}. {s.name}: {s.played} played, {s.won} won, {s.drawn} drawn, {s.lost} lost"
            for rank, s in enumerate(self.standings, self.first)
        )
        return "\n".join([f"Leaderboard, {self.title}", *told])[:1024]


def leaders_sheet(standings: Sequence[Standing], game: str | None, page: int) -> Sheet:
    """One page of ten, with buttons to turn it."""
    title = GAMES[game].name if game else "all games"
    if not standings:
        return sheet(None, f"Nobody has finished a match yet ({title}). `/newgame` opens a table.")
    last = (len(standings) - 1) // A_PAGE
    page = min(page, last)
    shown = tuple(standings[page * A_PAGE : (page + 1) * A_PAGE])
    chart = Chart(title, shown, page * A_PAGE + 1)
    turns = [("Earlier", page - 1), ("Later", page + 1)]
    items = [
        button(f"t:0:leaders.{game or 'all'}.{n}", label) for label, n in turns if 0 <= n <= last
    ]
    return sheet(None, f"### Leaderboard: {title}", rows(items), draw=chart, alt=chart.words)
