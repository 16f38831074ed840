"""The review of a record: what could have been known, choice by choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from games import GAMES, pen, playable
from games.core import (
    Budget,
    Game,
    Judged,
    Review,
    Text,
    Unreviewable,
    View,
    go_through,
    paragraphs,
    say,
)
from games.core.review import everybody
from games.record import Record, follow, tidy

BUDGET = Budget.seconds(14)
"""What a review may cost in all, of one core."""


def review(
    record: Record,
    budget: Budget = BUDGET,
    own: Callable[[int], bool] = everybody,
    plies: Iterable[int] | None = None,
) -> Review:
    """The review of a checked record of a match that is over, of the log as it is written today
    (`tidy`). `own`: did the person of that seat choose there, not a computer that stood in?
    `plies`: of these places of the log alone. Raises `Unreviewable`, `Damaged`."""
    if record.game in GAMES and playable(record.game, record.rules) is None:
        raise Unreviewable(say("core-review-rules"))
    return go_through(follow(tidy(record)), budget, own, plies)


def charted(game: Game[Any], view: View[Any], one: Judged) -> tuple[pen.Picture, Text]:
    """What a seat saw before its choice, with what is known of that: the picture, and the same in
    words."""
    if game.charted is None:
        return game.draw(view), game.describe(view)
    shares, told = game.shares(one), game.describe(view)
    return game.charted(view, one), paragraphs([shares, told] if shares else [told])
