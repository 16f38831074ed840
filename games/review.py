"""The review of a record: what each choice was worth, by what its seat could have known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from games import GAMES, pen, playable
from games.core import (
    DRAW,
    RESIGN,
    TIMEOUT,
    Budget,
    Game,
    Judge,
    Judged,
    Match,
    Review,
    State,
    Text,
    View,
    paragraphs,
    say,
)
from games.opinion import Opinion
from games.reckoning import dealt, reckoned
from games.record import Record, follow, tidy

BUDGET = Budget.seconds(14)
"""What a review may cost, of one core."""
MOST_PLIES = 1_000
"""Longer matches are not reviewed: it would take minutes, or each choice would be looked at too
briefly."""
LONGEST = 5.0
"""Seconds that one choice may take at most, however much is left."""
_FIRST = 0.5
"""The part of the budget for the first look at everything."""
_NO_END = 1e9


class Unreviewable(Exception):
    """This match can't be reviewed; `text` tells why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)  # so that it can be pickled
        self.text = text


def review(
    record: Record,
    budget: Budget = BUDGET,
    own: Callable[[int], bool] = lambda ply: True,
) -> Review:
    """The review of a checked record of a match that is over. Places in the log are those of
    `tidy`.

    `own`: did the person of that seat choose there, and not a computer that stood in? Raises
    `Unreviewable`, `Damaged`.
    """
    if record.game in GAMES and playable(record.game, record.rules) is None:
        raise Unreviewable(say("core-review-rules"))
    return go_through(follow(tidy(record)), budget, own)


def charted(game: Game[Any], view: View[Any], one: Judged) -> tuple[pen.Picture, Text]:
    """What a seat saw before its choice and what is known of that, as a picture and in words."""
    if game.looks.charted is None:
        return game.looks.draw(view), game.words.describe(view)
    shares, told = game.shares(one), game.words.describe(view)
    return game.looks.charted(view, one), paragraphs([shares, told] if shares else [told])


def go_through(
    match: Match[Any],
    budget: Budget,
    own: Callable[[int], bool] = lambda ply: True,
) -> Review:
    """The review of a match that is over, as `review` makes it. Raises `Unreviewable`."""
    game = match.game
    if match.state.outcome is None:
        raise Unreviewable(say("core-review-running"))
    if len(match.log) > MOST_PLIES:
        raise Unreviewable(say("core-review-long", moves=len(match.log), most=MOST_PLIES))
    chosen = [n for n, (_, move) in enumerate(match.log) if move not in (RESIGN, TIMEOUT, DRAW)]
    some = [ply for ply in chosen if own(ply)]
    judged = dealt(_judged(match, game.players.judge or Opinion(game), some, budget))
    accounts = reckoned(match, judged) if some == chosen else ()
    return Review(game.id, game.rules.version, match.seats, tuple(judged), accounts)


def _judged(
    match: Match[Any], judge: Judge[Any], plies: Sequence[int], budget: Budget
) -> list[Judged]:
    """Looks at each of these choices with a part of the budget; then, with what is left, again at
    those of which not everything was counted."""
    positions, meter, found = _positions(match, plies), budget.begin(), dict[int, Judged]()

    def look(some: Sequence[int], part: float) -> None:
        for n, ply in enumerate(some):
            if ply in found and meter.spent():
                break
            share = meter.left(part / (len(some) - n * part))
            limit = Budget(share.most, min(share.cpu, LONGEST))
            one = judge(positions[ply], *match.log[ply], limit, Random(ply))
            meter.spend(int(min(limit.most, _NO_END)))
            if one:
                found[ply] = replace(one, ply=ply)

    look(plies, _FIRST)
    look([ply for ply in plies if ply in found and found[ply].interval], 1.0)
    return [found[ply] for ply in sorted(found)]


def _positions(match: Match[Any], plies: Sequence[int]) -> dict[int, State[Any]]:
    """The positions before these moves."""
    wanted = set(plies)
    return {ply: state for ply, state in enumerate(match.positions()) if ply in wanted}
