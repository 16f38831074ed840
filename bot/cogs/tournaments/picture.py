"""The standings as a picture."""

from __future__ import annotations

from dataclasses import dataclass

from PIL.Image import Image

from bot.cogs.tournaments.ruling import MARK
from bot.cogs.tournaments.scoring import Placed, Score
from bot.cogs.tournaments.settling import ROBIN
from bot.cogs.tournaments.told import Told, halves
from bot.message.words import drawn
from games import pen

ROWS = 32
"""How many people a picture shows."""
MARKS = 8
"""How many rounds it shows: the last ones."""
_TOP, _ROW, _MARK = 158, 54, 46
_POINTS_TO_MARKS, _BUCHHOLZ = 24, 150
_RIGHT = 964
_LOOKS = {2: (pen.CHOOSE, pen.INK), 1: (pen.MIST, pen.INK), 0: (pen.SHADOW, pen.WHITE)}
"""Points in halves -> the colours of a mark and of what stands on it."""


@dataclass(frozen=True)
class PlacedRow:
    """Somebody's line."""

    place: str
    name: str
    points: str
    buchholz: str
    marks: tuple[tuple[str, int, bool], ...]
    """For each round, the latest last: what stands there, the points in halves, whether it was
    played."""


@dataclass(frozen=True)
class StandingsPicture:
    """A page of the standings."""

    title: str
    subtitle: str
    state: str
    points: str
    buchholz: str
    rounds: tuple[str, ...]
    """Above the marks."""
    rows: tuple[PlacedRow, ...]

    def draw(self) -> Image:
        """The page, 1000 pixels wide."""
        image = pen.card(
            1000, _TOP + _ROW * len(self.rows) - 3, self.title, self.subtitle, self.state
        )
        marks = _RIGHT - _BUCHHOLZ - _MARK * len(self.rounds)
        for right, heading in ((marks - _POINTS_TO_MARKS, self.points), (_RIGHT, self.buchholz)):
            pen.write(image, (right, 108), heading, 27, pen.MIST, anchor="rm")
        for n, round in enumerate(self.rounds):
            at = (marks + _MARK * (n + 0.5), 108)
            pen.write(image, at, round, 27, pen.MIST, anchor="mm")
        for n, row in enumerate(self.rows):
            self._row(image, _TOP + _ROW * n, row, marks, shaded=n % 2 == 0)
        return image

    def _row(self, image: Image, y: int, row: PlacedRow, marks: int, *, shaded: bool) -> None:
        if shaded:
            pen.tint(image, (24, y - 27, 976, y + 27), pen.SLATE, 1.0)
        pen.write(image, (92, y), row.place, 34, pen.LAST, bold=True, anchor="rm")
        right = marks - _POINTS_TO_MARKS
        pen.write(image, (right, y), row.points, 36, bold=True, anchor="rm")
        pen.write(image, (112, y), row.name, 34, bold=True)
        pen.write(image, (_RIGHT, y), row.buchholz, 34, anchor="rm")
        for n, (sign, points, played) in enumerate(row.marks):
            left = marks + _MARK * n
            fill, ink = _LOOKS[points]
            if played:
                box = (left + 3, y - 20, left + _MARK - 3, y + 20)
                pen.panel(image, box, fill, pen.MIST, 2, radius=8)
            at = (left + _MARK / 2, y)
            pen.write(image, at, sign, 30, ink if played else pen.MIST, anchor="mm")


def pictured(told: Told, first: int = 0, most: int = ROWS) -> StandingsPicture:
    """The picture of these lines of the standings."""
    tournament = told.field.tournament
    robin = tournament.terms.kind == ROBIN
    across = max((len(line.scores) for line in told.standings), default=0)
    across = across if robin else tournament.round
    shown = range(max(0, across - MARKS), across)
    room = _RIGHT - _BUCHHOLZ - _MARK * len(shown) - _POINTS_TO_MARKS - 80 - 112
    state = (
        ""
        if robin
        else told.say("bot-tournament-state", n=tournament.round, of=tournament.terms.rounds)
    )
    return StandingsPicture(
        title=told.say("bot-tournament-standings"),
        subtitle=pen.fit(" ".join(tournament.name.split()), 27, 560),
        state=state,
        points=told.say("bot-column-points"),
        buchholz=told.say("bot-column-buchholz"),
        rounds=tuple("" if robin else str(n + 1) for n in shown),
        rows=tuple(
            PlacedRow(
                str(line.place),
                drawn(told.raw(line.entrant.number), told.language, 34, room, bold=True),
                halves(line.points),
                halves(line.buchholz),
                tuple(_mark(line, n, robin=robin) for n in shown),
            )
            for line in told.standings[first : first + most]
        ),
    )


def _mark(line: Placed, n: int, *, robin: bool) -> tuple[str, int, bool]:
    """What stands for a round; of a round robin, for a match."""
    at = list(line.scores[n : n + 1]) if robin else _of_round(line, n + 1)
    if not at:
        return "", 0, False
    score = at[0]
    if score.points is None:
        return "·", 0, False
    return halves(score.points) + MARK * score.ruled, score.points, score.played


def _of_round(line: Placed, round: int) -> list[Score]:
    return [score for score in line.scores if score.round == round]
