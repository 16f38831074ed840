"""Who leads, in a server or everywhere: a picture, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from PIL.Image import Image

from bot.cogs.standing.store.ranking import Ranked, Ranking
from bot.data.ratings import ALL, PROVISIONAL
from bot.message.parts import Sheet, Widget, labelled, rows, select, sheet, turners
from bot.message.words import InLanguage, drawn, shortened
from bot.table import ids
from bot.table.entered import cut
from bot.table.player import known_as
from games import GAMES, pen
from games.core import ENGLISH, Text, lines, say, verbatim

SERVER, WORLD = "here", "everywhere"
_RATING = 566
_COLUMNS = {
    "bot-column-rating": _RATING,
    "bot-column-unsure": 652,
    "bot-column-matches": 762,
    "bot-column-wins": 862,
    "bot-column-streak": 962,
}
"""A column's heading -> its right edge."""
_TOP, _ROW, _GAP, _FOOT = 156, 54, 14, 132
_NAMED = 24
"""So many characters of each name are told in the picture's words: eleven lines have room then."""


@dataclass(frozen=True)
class Leaders(ids.Control, name="leaders"):
    """Turns to a page."""

    scope: str
    game: str
    page: int


class ShowLeaders(Leaders, name="showleaders"):
    """Shows the page to everybody in the channel."""


@dataclass(frozen=True)
class LeadersBy(ids.Control, name="leaders", menu=True):
    """Changes to another game or scope."""

    by: str
    """Which of the two it changes."""
    scope: str = ""
    game: str = ""
    page: int = 0


@dataclass(frozen=True)
class Leaderboard(InLanguage):
    """A page of a leaderboard as one person sees it."""

    game: str
    scope: str
    ranking: Ranking
    me: int
    language: str = ENGLISH
    unrated: int = 0
    """How many matches this person has finished, if none of them is rated."""

    @property
    def league(self) -> Text:
        """Which game and scope it ranks."""
        return say("bot-league", game=game_name(self.game), scope=self.scope)

    @property
    def apart(self) -> Ranked | None:
        """The person's own line, if it is not on this page."""
        mine = self.ranking.mine
        return mine if mine and mine not in self.ranking.lines else None

    def draw(self) -> Image:
        """The page as a picture, 1000 pixels wide."""
        shown = self.ranking.lines
        height = _TOP + _ROW * len(shown) + (_ROW + _GAP if self.apart else 0) + _FOOT - 27
        title, league = self.say("bot-leaderboard"), self.say(self.league)
        image = pen.card(1000, height, title, league)
        for name, right in _COLUMNS.items():
            pen.write(image, (right, 108), self.say(name), 25, pen.MIST, anchor="rm")
        for n, line in enumerate(shown):
            self._line(image, _TOP + _ROW * n, line, shaded=n % 2 == 0)
        if self.apart:
            self._line(image, _TOP + _GAP + _ROW * len(shown), self.apart, shaded=True)
        provisional = say("bot-few-matches", least=PROVISIONAL)
        for y, legend in ((88, say("bot-rating-means")), (46, provisional)):
            words = pen.fit(self.say(legend), 25, 928)
            pen.write(image, (36, height - y), words, 25, pen.MIST)
        return image

    def _line(self, image: Image, y: int, line: Ranked, *, shaded: bool) -> None:
        box = (24, y - 27, 976, y + 27)
        if shaded:
            pen.tint(image, box, pen.SLATE, 1.0)
        if line.person == self.me:
            pen.outline(image, box, pen.LAST, 3)
        pen.write(image, (120, y), str(line.rank), 30, pen.LAST, bold=True, anchor="rm")
        name = drawn(known_as(line.name, self.language), self.language, 30, 310, bold=True)
        pen.write(image, (138, y), name, 30, bold=True)
        pen.write(image, (_RATING, y), str(line.points), 30, bold=True, anchor="rm")
        if line.provisional:
            pen.write(image, (_RATING + 4, y), "?", 30, pen.LAST, bold=True)
        counts = (line.uncertainty, line.matches, line.wins, line.streak)
        for right, value in zip(list(_COLUMNS.values())[1:], counts, strict=True):
            pen.write(image, (right, y), str(value), 30, anchor="rm")

    @property
    def words(self) -> str:
        """The page for people who can't see the picture; the person's own line first if it is on
        another page."""
        shown = [self.apart, *self.ranking.lines] if self.apart else self.ranking.lines
        told = [self._words(line) for line in shown]
        return shortened(self.say(lines([say("bot-leaders", league=self.league), *told])))

    def _words(self, line: Ranked) -> Text:
        told = say(
            "bot-leader",
            rank=line.rank,
            who=cut(known_as(line.name, self.language), _NAMED),
            points=str(line.points),
            provisional=line.provisional,
            unsure=line.uncertainty,
            matches=line.matches,
            wins=line.wins,
            streak=line.streak,
        )
        return say("bot-leader-you", line=told) if line.person == self.me else told


def game_name(game: str) -> Text:
    """The name of a league's game, which may be `all`."""
    if game in GAMES:
        return GAMES[game].title
    return say("bot-all-games") if game == ALL else verbatim(game)  # of another version


def leaders_sheet(board: Leaderboard) -> Sheet:
    """One page, with buttons to turn it and to show it to everybody, and menus for game and
    scope."""
    ranking, head = board.ranking, say("bot-leaders-head", league=board.league)
    if not ranking.lines:
        text = board.say(lines([head, say("bot-leaders-nobody"), *_unrated(board)]))
        return sheet(None, text, rows(_menus(board)))
    to = partial(Leaders, board.scope, board.game)
    items = turners(to, ranking.page, ranking.last, board.language)
    show = ShowLeaders(board.scope, board.game, ranking.page)
    items.append(labelled(board, show, "bot-show-here"))
    if ranking.mine is None:
        head = lines([head, *(_unrated(board) or [say("bot-leaders-not-you")])])
    return sheet(None, board.say(head), rows([*items, *_menus(board)]), draw=board, alt=board.words)


def _unrated(board: Leaderboard) -> list[Text]:
    """What people have done who have no rated match: they may have played only computers."""
    return [say("bot-leaders-unrated", matches=board.unrated)] if board.unrated else []


def shown_leaders_sheet(board: Leaderboard) -> Sheet:
    """The same page for everybody in the channel: nobody's line stands out, and there is nothing to
    press."""
    board = replace(board, ranking=replace(board.ranking, mine=None), me=0)
    head = board.say("bot-leaders-head", league=board.league)
    return sheet(None, head, draw=board, alt=board.words)


def _menus(board: Leaderboard) -> list[Widget]:
    games = {
        LeadersBy("game", board.scope, game): board.say(game_name(game)) for game in (ALL, *GAMES)
    }
    scopes = {
        LeadersBy("scope", scope, board.game): board.say("bot-scope", scope=scope)
        for scope in (SERVER, WORLD)
    }
    game, where = board.say("bot-menu-game"), board.say("bot-menu-where")
    return [
        select(game, games, LeadersBy("game", board.scope, board.game)),
        select(where, scopes, LeadersBy("scope", board.scope, board.game)),
    ]
