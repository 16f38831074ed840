"""Somebody's achievements as a message: a picture, a menu to look at one, and all in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.cogs.achievements.achievement import achievements
from bot.cogs.achievements.picture import Medals
from bot.cogs.achievements.store import Achieved
from bot.message.parts import Sheet, Widget, button, rows, select, sheet
from bot.message.words import InLanguage, shortened
from bot.table import ids
from bot.table.controls import Replay
from bot.table.player import plain
from games.core import Text, lines, say


@dataclass(frozen=True)
class PickFeat(ids.Control, name="feat", menu=True):
    """A menu of all achievements, to look at one of them."""

    person: ids.Id
    key: str = ""


@dataclass(frozen=True)
class FeatsInWords(ids.Control, name="feats.words"):
    """All of somebody's achievements in words."""

    person: ids.Id


@dataclass(frozen=True)
class Honours(InLanguage):
    """Somebody's achievements, for a reader of this language."""

    person: int
    name: str
    achieved: Sequence[Achieved]
    language: str

    @property
    def sheet(self) -> Sheet:
        """All of them as a picture."""
        return self._sheet(self._head, [], picture=True)

    @property
    def words(self) -> Sheet:
        """All of them in words: what they have first, then what is left."""
        told = [self._told(key) for key in (*self._earned, *self._open)]
        return self._sheet(lines([self._head, *told]), [], picture=False)

    def one(self, key: str) -> Sheet:
        """A closer look at one of them."""
        items = [
            button(Replay(one.table), self.say("bot-feat-show"))
            for one in self.achieved
            if one.key == key
        ]
        return self._sheet(lines([self._head, self._told(key)]), items, picture=True, now=key)

    def _sheet(self, text: Text, items: list[Widget], *, picture: bool, now: str = "") -> Sheet:
        choices = {
            PickFeat(self.person, key): f"{'✓ ' if key in self._earned else ''}{self._name(key)}"
            for key in achievements()
        }
        title = self.say("bot-feat-choose")
        menu = select(title, choices, PickFeat(self.person, now))
        if picture:
            items = [*items, button(FeatsInWords(self.person), self.say("bot-button-words"))]
        medals = Medals(self.name, self._earned, self.language) if picture else None
        alt = shortened(self._alt) if picture else ""
        return sheet(None, self.say(text), rows([menu, *items]), draw=medals, alt=alt)

    @property
    def _earned(self) -> tuple[str, ...]:
        """What they have, without what only a newer version knows."""
        return tuple(one.key for one in self.achieved if one.key in achievements())

    @property
    def _open(self) -> tuple[str, ...]:
        return tuple(key for key in achievements() if key not in self._earned)

    @property
    def _head(self) -> Text:
        numbers = {"n": len(self._earned), "all": len(achievements())}
        return say("bot-feat-head", who=plain(self.name), **numbers)

    def _told(self, key: str) -> Text:
        title, about = achievements()[key]
        for one in self.achieved:
            if one.key == key:
                when = f"<t:{int(one.at)}:D>"
                return say("bot-feat-earned-on", title=title, about=about, when=when)
        return say("bot-feat-open", title=title, about=about)

    @property
    def _alt(self) -> str:
        earned, left = (
            tuple(achievements()[key].title for key in keys) or say("bot-feat-none")
            for keys in (self._earned, self._open)
        )
        return self.say(say("bot-feat-alt", earned=earned, open=left))

    def _name(self, key: str) -> str:
        return self.say(achievements()[key].title)
