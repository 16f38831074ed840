"""Who leads, in a server or everywhere: a picture, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from discord import SelectOption
from PIL.Image import Image

from bot.data.ratings import ALL, PROVISIONAL
from bot.data.standings import Line, Ranking
from bot.message.parts import Control, Sheet, button, rows, select, sheet
from bot.table.ids import Action, fields
from games import GAMES, pen

SERVER, WORLD = "here", "everywhere"
_SCOPES = {SERVER: "this server", WORLD: "everywhere"}
_RIGHT = {"rating": 566, "±": 660, "matches": 772, "wins": 860, "streak": 958}
_TOP, _ROW, _GAP, _FOOT = 156, 54, 14, 96


@dataclass(frozen=True)
class Leaderboard:
    """A page of a leaderboard, for one person."""

    game: str
    scope: str
    ranking: Ranking
    me: int

    @property
    def title(self) -> str:
        """What it is about."""
        return f"{game_name(self.game)}, {_SCOPES[self.scope]}"

    @property
    def apart(self) -> Line | None:
        """The person's own line, where it is not on this page."""
        mine = self.ranking.mine
        return mine if mine and mine not in self.ranking.lines else None

    def draw(self) -> Image:
        """The page as a picture, 1000 pixels wide."""
        lines = self.ranking.lines
        height = _TOP + _ROW * len(lines) + (_ROW + _GAP if self.apart else 0) + _FOOT - 27
        image = pen.card(1000, height, "Leaderboard", self.title)
        for name, right in _RIGHT.items():
            pen.write(image, (right, 108), name, 25, pen.MIST, anchor="rm")
        for n, line in enumerate(lines):
            self._line(image, _TOP + _ROW * n, line, shaded=n % 2 == 0)
        if self.apart:
            self._line(image, _TOP + _GAP + _ROW * len(lines), self.apart, shaded=True)
        legend = "rating = estimate − 3 × its uncertainty (±)"
        pen.write(image, (36, height - 52), legend, 25, pen.MIST)
        pen.write(image, (958, height - 52), f"? below {PROVISIONAL} matches", 25, anchor="rm")
        return image

    def _line(self, image: Image, y: int, line: Line, *, shaded: bool) -> None:
        box = (24, y - 27, 976, y + 27)
        if shaded:
            pen.tint(image, box, pen.SLATE, 1.0)
        if line.person == self.me:
            pen.outline(image, box, pen.LAST, 3)
        pen.write(image, (120, y), str(line.rank), 30, pen.LAST, bold=True, anchor="rm")
        name = pen.fit(line.name, 30, 310, bold=True)
        pen.write(image, (138, y), name, 30, bold=True)
        pen.write(image, (_RIGHT["rating"], y), str(line.points), 30, bold=True, anchor="rm")
        if line.provisional:
            pen.write(image, (_RIGHT["rating"] + 4, y), "?", 30, pen.LAST, bold=True)
        for column, value in (
            ("±", line.uncertainty),
            ("matches", line.matches),
            ("wins", line.wins),
            ("streak", line.streak),
        ):
            pen.write(image, (_RIGHT[column], y), str(value), 30, anchor="rm")

    @property
    def words(self) -> str:
        """The page for people who can't see the picture."""
        told = [_words(line) for line in self.ranking.lines]
        if self.apart:
            told.append(f"You: {_words(self.apart)}")
        return "\n".join([f"Leaderboard, {self.title}", *told])[:1024]


def _words(line: Line) -> str:
    mark = " provisional" if line.provisional else ""
    return (
        f"{line.rank}. {line.name[:40]}: {line.points}{mark} ± {line.uncertainty}, "
        f"{line.matches} played, {line.wins} won, streak {line.streak}"
    )


def game_name(game: str) -> str:
    """A league's game, `all` among them."""
    if game in GAMES:
        return GAMES[game].name
    return "all games" if game == ALL else game  # one that only another version knows


def leaders_sheet(board: Leaderboard) -> Sheet:
    """One page, with buttons to turn it and to show it to everybody, menus for game and scope."""
    ranking, head = board.ranking, f"### Leaderboard: {board.title}"
    if not ranking.lines:
        text = f"{head}\nNobody has a rated match yet. `/newgame` opens a table."
        return sheet(None, text, rows(_menus(board)))
    turns = (("Earlier", ranking.page - 1), ("Later", ranking.page + 1))
    items = [
        button(Action(0, "leaders", (board.scope, board.game, str(page))), label)
        for label, page in turns
        if 0 <= page <= ranking.last
    ]
    show = Action(0, "showleaders", (board.scope, board.game, str(ranking.page)))
    items.append(button(show, "Show here"))
    if ranking.mine is None:
        head += "\n-# You have no rated match here yet."
    return sheet(None, head, rows([*items, *_menus(board)]), draw=board, alt=board.words)


def shown_leaders_sheet(board: Leaderboard) -> Sheet:
    """The same page for everybody in the channel: nobody's line stands out, nothing to press."""
    board = replace(board, ranking=replace(board.ranking, mine=None), me=0)
    return sheet(None, f"### Leaderboard: {board.title}", draw=board, alt=board.words)


def _menus(board: Leaderboard) -> list[Control]:
    games = [
        SelectOption(
            label=game_name(game), value=fields(board.scope, game, 0), default=game == board.game
        )
        for game in (ALL, *GAMES)
    ]
    scopes = [
        SelectOption(
            label=words.capitalize(),
            value=fields(scope, board.game, 0),
            default=scope == board.scope,
        )
        for scope, words in _SCOPES.items()
    ]
    return [
        select(Action(0, "leaders", ("game",)), "Game", games),
        select(Action(0, "leaders", ("scope",)), "Where", scopes),
    ]
