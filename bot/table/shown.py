"""What is shown of a match, whatever it is: a table, which is stored; a puzzle, a lesson, a plan,
which are not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from games.core import Game, Match, Refused, Seat, Text, View, say, text_of


class Shown:
    """A match told in one language, with names for its seats."""

    @property
    def match(self) -> Match[Any] | None:
        """The match; None if it has not begun, or can't be played by today's rules."""
        raise NotImplementedError

    @property
    def game(self) -> Game[Any]:
        """The game, by the rules of the match."""
        raise NotImplementedError

    @property
    def spoken(self) -> str:
        """The language it is told and drawn in."""
        raise NotImplementedError

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        raise NotImplementedError

    @property
    def playing(self) -> Match[Any]:
        """The running match. Raises `Refused` if none is running."""
        if self.match is None:
            raise Refused(say("bot-match-not-begun"))
        return self.match

    def marks_of(self, seat: Seat) -> Mapping[str, str]:
        """The seat's own marks."""
        return {}

    def view(self, seat: Seat | None) -> View[Any]:
        """What a seat (None: the public) may see of the match, with the seat's own marks."""
        if self.match is None:
            raise Refused(say("bot-match-not-begun"))
        if seat not in self._seen:
            view = self.match.view(seat, self.spoken)
            marks = {} if seat is None else self.marks_of(seat)
            self._seen[seat] = replace(view, marks=marks, names=self.drawn_names(seat))
        return self._seen[seat]

    @cached_property
    def _seen(self) -> dict[Seat | None, View[Any]]:
        """Made once, since a view computes its digest once."""
        return {}

    def drawn_names(self, viewer: Seat | None) -> tuple[str, ...]:
        """What pictures for this viewer call the seats."""
        you = self.say("core-you")
        return tuple(you if seat == viewer else name for seat, name in enumerate(self.names))

    def say(self, text: Text | str, /, **values: object) -> str:
        """A text with these names: as such, or by its id with its values."""
        return text_of(text, values).say(self.names, self.spoken)
