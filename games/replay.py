"""Replays: a match played back step by step, from any viewpoint, and as an animation."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

from games import pen
from games.core import ENGLISH, Match, Seat, State, Text, View, Who, say, sentences

Viewpoint = str
"""`PUBLIC`, `OPEN`, or a seat's number."""
PUBLIC, OPEN = "public", "open"

SPARE = 100_000
"""Bytes of what Discord takes that an animation leaves for the rest of its message."""
_FRAMES = (240, 120, 60, 30)
"""How many frames an animation has at most. The next number is tried if the file is too large."""
_FOOT = 64
_BRISK = 60
"""With this many frames or more, each is shown more briefly."""
_LAST = 6.0
"""Seconds for which the last frame is shown."""

Step = int
"""0 is the deal, then every move is a step; a set-up that all seats lay at once is one step."""


@dataclass(frozen=True)
class Frame:
    """What is shown at one step."""

    step: Step
    view: View[Any]
    told: Text
    """What happened in this step, as far as this viewpoint was told."""


@dataclass(frozen=True)
class Film:
    """A match to be looked at again, in a language."""

    match: Match[Any]
    names: tuple[str, ...]
    language: str = ENGLISH

    def say(self, text: Text) -> str:
        return text.say(self.names, self.language)

    @property
    def last(self) -> Step:
        return len(self.match.log) - max(self._laying - 1, 0)

    @cached_property
    def viewpoints(self) -> tuple[Viewpoint, ...]:
        """The viewpoints that show different things, the most instructive one first."""
        start = self._positions[0]
        seats = tuple(map(str, range(self.match.seats))) if self.match.game.rules.private else ()
        secret = bool(seats) or start.open_view().board != start.board(None)
        return (*([OPEN] if secret else []), PUBLIC, *seats)

    def ply(self, step: Step) -> int:
        """The place in the log of this step's last move."""
        return step - 1 + max(self._laying - 1, 0)

    def title(self, viewpoint: Viewpoint) -> Text:
        match viewpoint:
            case "public":
                return say("core-view-public")
            case "open":
                return say("core-view-open")
            case seat:
                return say("core-view-seat", who=Who(int(seat)))

    def frame(self, viewpoint: Viewpoint, step: Step) -> Frame:
        """One step from one of the viewpoints."""
        after = self._position(step)
        view = _view(after, viewpoint)
        known = len(_view(self._position(step - 1), viewpoint).notes) if step else 0
        told = sentences([note.text for note in view.notes[known:]])
        shown = replace(view, language=self.language, names=self.names)
        return Frame(step, shown, told)

    def frames(self, viewpoint: Viewpoint) -> Iterator[Frame]:
        return (self.frame(viewpoint, step) for step in self._steps)

    @cached_property
    def moments(self) -> Mapping[Step, Text]:
        """The steps at which something that mattered happened, and what it was."""
        game, views = self.match.game, (self._position(n).open_view() for n in self._steps)
        found = ((n, game.words.moment(*two)) for n, two in enumerate(pairwise(views), 1))
        return {step: text for step, text in found if text}

    def seen(self, seat: Seat, ply: int) -> Frame:
        """What that seat saw before it played this line of the log."""
        viewpoint = str(seat) if str(seat) in self.viewpoints else PUBLIC
        return self.frame(viewpoint, max(0, ply - max(self._laying - 1, 0)))

    @property
    def _steps(self) -> range:
        return range(self.last + 1)

    def _position(self, step: Step) -> State[Any]:
        return self._positions[step + max(self._laying - 1, 0) if step else 0]

    @cached_property
    def _positions(self) -> tuple[State[Any], ...]:
        """The position after every ply, computed once."""
        return tuple(self.match.positions())

    @cached_property
    def _laying(self) -> int:
        """How many plies the set-up of all seats took. Nobody lays again after that."""
        set_up = self.match.game.rules.set_up
        if set_up is None:
            return 0

        def laid(state: State[Any]) -> bool:
            return not any(set_up.open(state.view(seat)) for seat in state.acting)

        return min(bisect_left(self._positions, True, key=laid), len(self.match.log))


def _view(state: State[Any], viewpoint: Viewpoint) -> View[Any]:
    match viewpoint:
        case "public":
            return state.view(None)
        case "open":
            return state.open_view()
        case seat:
            return state.view(int(seat))


def animation(film: Film, viewpoint: Viewpoint, limit: int) -> bytes:
    """The match as a GIF that fits into so many bytes with its message. Long matches leave out
    steps, evenly spread."""
    data = b""
    for most in _FRAMES:
        data = _animate(film, [film.frame(viewpoint, step) for step in _thinned(film.last, most)])
        if len(data) < limit - SPARE:
            break
    return data


def _thinned(last: Step, most: int) -> list[Step]:
    """At most so many steps, with the first and the last."""
    count = min(most, last + 1)
    return [last * n // max(count - 1, 1) for n in range(count)]


def _animate(film: Film, frames: list[Frame]) -> bytes:
    """Every frame is drawn twice, first only for its size: all pictures at once would fill the
    memory."""
    draw = film.match.game.looks.draw
    sizes = [draw(frame.view).size for frame in frames]
    width, height = (max(sides) for sides in zip(*sizes, strict=True))
    pictures = (pen.framed(draw(f.view), width, height + _FOOT, caption(film, f)) for f in frames)
    pause = 1.5 if len(frames) < _BRISK else 1.0
    return pen.gif(pictures, [*[pause] * (len(frames) - 1), _LAST])


def caption(film: Film, frame: Frame) -> str:
    """Which step it is, and what happened in it."""
    step, told = say("core-step", n=frame.step, last=film.last), film.say(frame.told)
    return film.say(say("core-step-told", step=step, told=told) if told else step)
