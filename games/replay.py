"""Replays: a match gone through again, step by step, from any viewpoint; as an animation too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise
from typing import Any

from games import pen
from games.core import Match, State, View

Viewpoint = str
"""`PUBLIC`, `OPEN`, or a seat's number."""
PUBLIC, OPEN = "public", "open"

LARGEST = 8_000_000
"""Bytes that an animation stays below: what Discord shows everywhere."""
_FRAMES = (120, 60, 30)
"""How many frames an animation has at most; fewer where it would be too large."""
_FOOT = 64
_BRISK = 60
"""From this many frames on each is shown more briefly."""
_LAST = 6.0
"""Seconds the last frame is held."""

Step = int
"""0 is the deal. Every move is a step, but a set-up that all are at together is one alone."""


@dataclass(frozen=True)
class Frame:
    """What is shown at one step."""

    step: Step
    view: View[Any]
    told: str
    """What happened in this step, as far as this viewpoint was told."""


@dataclass(frozen=True)
class Film:
    """A match to be looked at again, with what to call its seats."""

    match: Match[Any]
    names: tuple[str, ...]

    @property
    def last(self) -> Step:
        """The last step."""
        return len(self.match.log) - max(self._laying - 1, 0)

    @cached_property
    def viewpoints(self) -> tuple[Viewpoint, ...]:
        """Those that show different things, the most instructive one first."""
        start = next(self._matches()).state
        seats = tuple(map(str, range(self.match.seats))) if self.match.game.private else ()
        secret = bool(seats) or start.open_view().board != start.board(None)
        return (*([OPEN] if secret else []), PUBLIC, *seats)

    def title(self, viewpoint: Viewpoint) -> str:
        """Whose view that is."""
        match viewpoint:
            case "public":
                return "what everybody saw"
            case "open":
                return "all secrets open"
            case seat:
                return f"what {self.names[int(seat)]} saw"

    def frame(self, viewpoint: Viewpoint, step: Step) -> Frame:
        """One step from one of the viewpoints."""
        if step == 0:
            return self._frame(viewpoint, 0, None, next(self._positions()))
        before, after = islice(self._positions(), step - 1, step + 1)
        return self._frame(viewpoint, step, before, after)

    def frames(self, viewpoint: Viewpoint) -> Iterator[Frame]:
        """All steps from a viewpoint."""
        yield self.frame(viewpoint, 0)
        for step, (before, after) in enumerate(pairwise(self._positions()), 1):
            yield self._frame(viewpoint, step, before, after)

    def _frame(
        self, viewpoint: Viewpoint, step: Step, before: State[Any] | None, after: State[Any]
    ) -> Frame:
        view = _view(after, viewpoint)
        known = len(_view(before, viewpoint).notes) if before else 0
        told = " ".join(note.text.say(self.names) for note in view.notes[known:])
        return Frame(step, view, told)

    def _positions(self) -> Iterator[State[Any]]:
        """The position at every step."""
        for ply, match in enumerate(self._matches()):
            if ply == 0 or ply >= self._laying:
                yield match.state

    def _matches(self) -> Iterator[Match[Any]]:
        """The match after every ply; its log is known to be good."""
        end = self.match
        match = Match.start(end.game, end.seats, end.options, end.deal)
        yield match
        for seat, move in end.log:
            match = match.follow(seat, move)
            yield match

    @cached_property
    def _laying(self) -> int:
        """How many plies a set-up by all seats took."""
        set_up = self.match.game.set_up
        if set_up is None:
            return 0
        for ply, match in enumerate(self._matches()):
            state = match.state
            if not any(set_up.open(state.view(seat)) for seat in state.acting):
                return ply
        return len(self.match.log)


def _view(state: State[Any], viewpoint: Viewpoint) -> View[Any]:
    match viewpoint:
        case "public":
            return state.view(None)
        case "open":
            return state.open_view()
        case seat:
            return state.view(int(seat))


def animation(film: Film, viewpoint: Viewpoint) -> bytes:
    """The whole match as a GIF below `LARGEST`; long matches leave steps out, evenly."""
    frames = list(film.frames(viewpoint))
    data = b""
    for most in _FRAMES:
        data = _animate(film, _thinned(frames, most))
        if len(data) < LARGEST:
            break
    return data


def _thinned(frames: list[Frame], most: int) -> list[Frame]:
    """At most so many of the frames, the first and the last among them."""
    last, count = len(frames) - 1, min(most, len(frames))
    return [frames[last * n // max(count - 1, 1)] for n in range(count)]


def _animate(film: Film, frames: list[Frame]) -> bytes:
    """Drawn twice, first for the sizes alone: all pictures at once would fill the memory."""
    draw = film.match.game.draw
    sizes = [draw(frame.view).size for frame in frames]
    width, height = (max(sides) for sides in zip(*sizes, strict=True))
    pictures = (
        pen.framed(draw(f.view), width, height + _FOOT, _caption(f, film.last)) for f in frames
    )
    pause = 1.5 if len(frames) < _BRISK else 1.0
    return pen.gif(pictures, [*[pause] * (len(frames) - 1), _LAST])


def _caption(frame: Frame, last: int) -> str:
    step = f"{frame.step} of {last}"
    return f"{step}: {frame.told}" if frame.told else step
