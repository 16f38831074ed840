"""What a worker process does with records, so that the bot's own process need not wait. Plain
values go in and come out, since a `Match` can't be sent from one process to another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from games import pen, playable, record
from games.core import (
    ENGLISH,
    Budget,
    Damaged,
    Game,
    Judged,
    Seat,
    Text,
    View,
    Who,
    lines,
    say,
    to_json,
)
from games.record import Record
from games.replay import Film, Step, Viewpoint, animation
from games.review import charted, review


class Unshowable(Exception):
    """A record that can't be shown: where its fault is, and what it is, shortened."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where[:100], why[:400])
        self.where, self.why = self.args


@dataclass(frozen=True)
class Still:
    """One step of a record, and all that its message tells."""

    game_id: str
    rules: int
    names: tuple[str, ...]
    titles: Mapping[Viewpoint, Text]
    """What the viewpoints are called, the most instructive one first."""
    viewpoint: Viewpoint
    step: Step
    last: Step
    """The last step of the record."""
    picture: bytes
    """A PNG."""
    words: Text
    """The position in words."""
    told: Text
    """What happened in this step, as far as the viewpoint was told."""
    result: Text | None
    """How the match ended; None before the last step."""
    moments: Mapping[Step, Text]
    """The steps at which something that mattered happened, and what it was."""

    @property
    def game(self) -> Game[Any]:
        """The game by the rules it was played by."""
        game = playable(self.game_id, self.rules)
        assert game
        return game


@dataclass(frozen=True)
class Moment:
    """What a seat saw before it chose, and what it could have known."""

    step: Step
    last: Step
    """The last step of the record."""
    picture: bytes
    """A PNG."""
    words: Text
    """The chances and the position in words."""
    played: Text
    """What it chose then, in the words of its button."""


@dataclass(frozen=True)
class Clip:
    """A record as an animation."""

    gif: bytes
    names: tuple[str, ...]
    about: Text
    """What it shows, in words: its alt text."""


def checked(text: str) -> str:
    """A record from outside as it is written today, every move checked. Raises `Unshowable`."""
    try:
        found = record.read(text)
        record.replay(found)
        return record.tidy(found).model_dump_json(exclude_none=True)
    except Damaged as fault:
        raise Unshowable(fault.where, fault.why) from None


def still(
    text: str, viewpoint: Viewpoint | None, step: Step | None, language: str = ENGLISH
) -> Still | None:
    """One step of a checked record, drawn in this language. None if it has no such viewpoint.

    Without a viewpoint it is the first one, without a step (or one too far) the last. Raises
    `Unshowable`.
    """
    film = _film(text, language)
    viewpoint = film.viewpoints[0] if viewpoint is None else viewpoint
    if viewpoint not in film.viewpoints:
        return None
    step = film.last if step is None else min(step, film.last)
    frame, match, ended = film.frame(viewpoint, step), film.match, film.match.state.outcome
    return Still(
        game_id=match.game.id,
        rules=match.game.rules.version,
        names=film.names,
        titles={name: film.title(name) for name in film.viewpoints},
        viewpoint=viewpoint,
        step=frame.step,
        last=film.last,
        picture=pen.png(match.game.looks.draw(frame.view)),
        words=_to_all(frame.view, match.game.words.describe(frame.view)),
        told=frame.told,
        result=ended.result if ended and step == film.last else None,
        moments=film.moments,
    )


def clip(text: str, viewpoint: Viewpoint, limit: int, language: str = ENGLISH) -> Clip | None:
    """A checked record as an animation of at most so many bytes. None if it has no such viewpoint.
    Raises `Unshowable`."""
    film = _film(text, language)
    if viewpoint not in film.viewpoints:
        return None
    seats, title = tuple(Who(seat) for seat in range(film.match.seats)), film.title(viewpoint)
    game = film.match.game.title
    about = say("core-animated", game=game, players=seats, view=title, last=film.last)
    return Clip(animation(film, viewpoint, limit), film.names, about)


def reviewed(text: str, theirs: Mapping[Seat, int], budget: Budget) -> str:
    """The review, as JSON, of a checked record of a match that is over. `theirs`: how many of a
    seat's last lines in the log a computer chose that stood in for the person. Raises
    `Unshowable`."""
    try:
        found = record.tidy(record.read(text))
    except Damaged as fault:
        raise Unshowable(fault.where, fault.why) from None
    left_out = {ply for seat, count in theirs.items() for ply in _last(found, seat, count)}
    return to_json(review(found, budget, lambda ply: ply not in left_out))


def _last(found: Record, seat: Seat, count: int) -> list[int]:
    """The places in the log of a seat's last so many lines."""
    lines = [ply for ply, (mover, _) in enumerate(found.log) if mover == seat]
    return lines[-count:] if count else []


def moment(text: str, one: Judged, language: str = ENGLISH) -> Moment | None:
    """What a seat saw before a judged choice, and what it could have known, drawn in this language.
    None if it made no such choice. Raises `Unshowable`."""
    film = _film(text, language)
    match = film.match
    if match.log[one.ply : one.ply + 1] != ((one.seat, one.move),):
        return None
    frame = film.seen(one.seat, one.ply)
    picture, words = charted(match.game, frame.view, one)
    return Moment(
        step=frame.step,
        last=film.last,
        picture=pen.png(picture),
        words=_to_all(frame.view, words),
        played=match.game.recalled(frame.view, one.move),
    )


def you(seat: Seat) -> Text:
    """Whom the words of a seat's view call "you": anybody may read them afterwards."""
    return say("core-you-is", who=Who(seat))


def _to_all(view: View[Any], words: Text) -> Text:
    return words if view.seat is None else lines([you(view.seat), words])


@lru_cache(maxsize=8)
def _film(text: str, language: str) -> Film:
    """A checked record, perhaps of earlier rules. Kept, since whoever steps through it asks for it
    again: its positions are computed once. Raises `Unshowable`."""
    try:
        found = record.tidy(record.read(text))
        return Film(record.follow(found), found.names, language)
    except Damaged as fault:
        raise Unshowable(fault.where, fault.why) from None
