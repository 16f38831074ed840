"""What a person has achieved in a server: a picture, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL.Image import Image

from bot.cogs.standing.sheets.leaderboard import game_name
from bot.cogs.standing.store.careers import Done, Profile, Tally
from bot.data.lapses import Lapse
from bot.data.ratings import PROVISIONAL
from bot.message.parts import Sheet, Widget, labelled, rows, sheet
from bot.message.words import InLanguage, drawn, shortened
from bot.table import ids
from bot.table.controls import ShowFeats
from bot.table.player import known_as, plain
from games import pen
from games.core import ENGLISH, Text, lines, say, sentences

_WIDTH, _ROW = 1000, 58
_CHART = (120, 110, 960, 330)
_TABLE = 450
_RATING = 452
_COLUMNS = {
    "bot-column-rating": _RATING,
    "bot-column-unsure": 528,
    "bot-column-won": 632,
    "bot-column-drawn": 746,
    "bot-column-lost": 852,
}
"""A column's heading -> its right edge."""
_SPARK = (872, 966)


@dataclass(frozen=True)
class ProfileCard(InLanguage):
    """A profile as a picture."""

    name: str
    profile: Profile
    language: str = ENGLISH

    @property
    def favourite(self) -> str:
        """The name of the opponent they met most often, in the profile's language."""
        return known_as(self.profile.favourite.name, self.language)

    def draw(self) -> Image:
        """A picture, 1000 pixels wide: ratings over time, a line for all games, a line for each."""
        overall, games = self.profile.overall, self.profile.games
        height = _TABLE + _ROW * (1 + len(games)) + 30
        subtitle = drawn(self.name, self.language, 27, 500)
        state = self.say("bot-profile-longest", longest=self.profile.longest)
        image = pen.card(_WIDTH, height, self.say("bot-profile"), subtitle, state)
        self._chart(image, overall.course)
        who = drawn(self.favourite, self.language, 27, 600)
        favourite = self.say("bot-profile-against", who=who)
        pen.write(image, (36, 364), pen.fit(favourite, 27, 600), 27, pen.MIST)
        if any(tally.provisional for tally in (overall, *games)):
            few = self.say("bot-few-matches", least=PROVISIONAL)
            pen.write(image, (36, 416), pen.fit(few, 25, 310), 25, pen.MIST)
        for name, right in _COLUMNS.items():
            pen.write(image, (right, 416), self.say(name), 25, pen.MIST, anchor="rm")
        for n, tally in enumerate((overall, *games)):
            self._line(image, _TABLE + 12 + _ROW * n, tally, shaded=n % 2 == 0)
        return image

    @property
    def words(self) -> str:
        """The same for people who can't see the picture."""
        course, favourite = self.profile.overall.course, self.profile.favourite
        told = [
            say("bot-profile-of", who=self.name),
            *(_words(tally) for tally in (self.profile.overall, *self.profile.games)),
            say(
                "bot-profile-course",
                matches=len(course),
                first=str(course[0]),
                last=str(course[-1]),
                lowest=str(min(course)),
                highest=str(max(course)),
            ),
            say(
                "bot-profile-met",
                who=self.favourite,
                matches=favourite.matches,
                ahead=favourite.ahead,
            ),
            _streak(self.profile),
        ]
        return shortened(self.say(lines(told)))

    def _chart(self, image: Image, course: Sequence[int]) -> None:
        """The rating after every match, between round numbers."""
        left, top, right, bottom = _CHART
        values = scale(course)
        low, high = values[0], values[-1]
        for value in values:
            y = bottom - (value - low) / (high - low) * (bottom - top)
            pen.tint(image, (left, y - 1, right, y + 1), pen.SLATE, 1.0)
            pen.write(image, (left - 14, y), str(value), 25, pen.MIST, anchor="rm")
        points = _points(course, _CHART, low, high)
        pen.stroke(image, points, pen.LAST, 5)
        pen.put(image, pen.sprite(_dot, 18), points[-1])
        span = self.say("bot-profile-span", matches=len(course))
        pen.write(image, (right, bottom + 34), span, 27, pen.MIST, anchor="rm")

    def _line(self, image: Image, y: int, tally: Tally, *, shaded: bool) -> None:
        if shaded:
            pen.tint(image, (24, y - 29, 976, y + 29), pen.SLATE, 1.0)
        name = self.say(game_name(tally.game))
        pen.write(image, (36, y), pen.fit(name, 30, 310, bold=True), 30, bold=True)
        pen.write(image, (_RATING, y), str(tally.points), 30, bold=True, anchor="rm")
        if tally.provisional:
            pen.write(image, (_RATING + 4, y), "?", 30, pen.LAST, bold=True)
        counts = (tally.uncertainty, tally.won, tally.drawn, tally.lost)
        for right, value in zip(list(_COLUMNS.values())[1:], counts, strict=True):
            pen.write(image, (right, y), str(value), 30, anchor="rm")
        if tally.course:
            half = 18 if len(set(tally.course)) > 1 else 0
            box = (_SPARK[0], y - half, _SPARK[1], y + half)
            points = _points(tally.course, box, min(tally.course), max(tally.course))
            pen.stroke(image, points, pen.LAST, 3)


def _streak(profile: Profile) -> Text:
    return say("bot-profile-streak", now=profile.streak, longest=profile.longest)


def _words(tally: Tally) -> Text:
    return say(
        "bot-profile-tally",
        game=game_name(tally.game),
        points=str(tally.points),
        provisional=tally.provisional,
        unsure=tally.uncertainty,
        won=tally.won,
        drawn=tally.drawn,
        lost=tally.lost,
    )


def scale(course: Sequence[int]) -> range:
    """The round numbers to draw lines at, at most 6.

    They reach from below the lowest rating to above the highest, but closely: ratings that are 50
    points or more apart fill at least half the height.
    """
    for step in (25, 50, 100, 200, 400, 800):
        low, high = min(course) // step * step, -(-max(course) // step) * step
        if low == high:
            low, high = low - step, high + step
        if high - low <= 5 * step:
            break
    return range(low, high + 1, step)


def _points(course: Sequence[int], box: pen.Box, low: float, high: float) -> list[pen.Point]:
    """Where the values lie in the box, from left to right. A single value makes a level line."""
    left, top, right, bottom = box
    values = list(course) if len(course) > 1 else [*course, *course]
    wide, tall = (right - left) / (len(values) - 1), (bottom - top) / max(1, high - low)
    return [(left + wide * n, bottom - tall * (value - low)) for n, value in enumerate(values)]


def _dot(brush: pen.Brush) -> None:
    brush.circle((0.5, 0.5), 0.5, pen.PARCHMENT)


@dataclass(frozen=True)
class ShowProfile(ids.Control, name="showprofile"):
    """Shows a profile to everybody in the channel."""

    person: ids.Id


def profile_sheet(
    name: str, profile: Profile, late: Lapse, language: str, show: ShowProfile | None = None
) -> Sheet:
    """The profile as a message. With `show`, it has two buttons: one shows it to all, the other
    leads to what the person has achieved."""
    name = known_as(name, language)
    card, favourite = ProfileCard(name, profile, language), profile.favourite
    met = say(
        "bot-profile-favourite",
        who=plain(card.favourite),
        matches=favourite.matches,
        ahead=favourite.ahead,
    )
    head = say("bot-profile-head", who=plain(name))
    items = (
        rows([labelled(card, show, "bot-show-here"), feats(show.person, language)]) if show else []
    )
    text = card.say(lines([head, sentences([met, _streak(profile), *_late(late)])]))
    return sheet(None, text, items, draw=card, alt=card.words)


def feats(person: int, language: str) -> Widget:
    """The button that leads to what somebody has achieved."""
    return labelled(language, ShowFeats(person), "bot-feat-button")


def _late(lapse: Lapse) -> list[Text]:
    if not lapse.matches:
        return []
    late, matches = lapse.late, lapse.matches
    return [say("bot-profile-late", late=late, matches=matches, share=round(100 * late / matches))]


def unrated_sheet(
    name: str, done: Sequence[Done], late: Lapse, language: str, person: int
) -> Sheet:
    """What a person without a rated match has finished. People who play only computers have done
    something, too."""
    told = [
        say("bot-profile-done", game=game_name(d.game), matches=d.matches, won=d.won, drawn=d.drawn)
        for d in done
    ]
    who = plain(known_as(name, language))
    head = say("bot-profile-head", who=who)
    none = say("bot-profile-unrated" if done else "bot-profile-none", who=who)
    items = rows([feats(person, language)] if done else [])
    return sheet(None, lines([head, none, *told, *_late(late)]).in_(language), items)
