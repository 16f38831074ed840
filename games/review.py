"""The review of a record: what each choice was worth, by what its seat could have known."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Generic, TypeVar

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
    Move,
    Review,
    Seat,
    State,
    Text,
    Thought,
    View,
    paragraphs,
    percent,
    say,
)
from games.record import Record, follow, tidy

B = TypeVar("B")

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


def everybody(ply: int) -> bool:
    """Every choice was a person's own."""
    return True


def review(
    record: Record,
    budget: Budget = BUDGET,
    own: Callable[[int], bool] = everybody,
    plies: Iterable[int] | None = None,
) -> Review:
    """The review of a checked record of a match that is over. Places in the log are those of
    `tidy`.

    `own`: did the person of that seat choose there, and not a computer that stood in? `plies`: only
    these places. Raises `Unreviewable`, `Damaged`.
    """
    if record.game in GAMES and playable(record.game, record.rules) is None:
        raise Unreviewable(say("core-review-rules"))
    return go_through(follow(tidy(record)), budget, own, plies)


def charted(game: Game[Any], view: View[Any], one: Judged) -> tuple[pen.Picture, Text]:
    """What a seat saw before its choice and what is known of that, as a picture and in words."""
    if game.looks.charted is None:
        return game.looks.draw(view), game.described(view)
    shares, told = game.shares(one), game.described(view)
    return game.looks.charted(view, one), paragraphs([shares, told] if shares else [told])


def go_through(
    match: Match[Any],
    budget: Budget,
    own: Callable[[int], bool] = everybody,
    plies: Iterable[int] | None = None,
) -> Review:
    """The review of a match that is over, as `review` makes it. Raises `Unreviewable`."""
    game = match.game
    if not game.players.judge and not game.players.levels:
        raise Unreviewable(say("core-review-none", game=game.title))
    if match.state.outcome is None:
        raise Unreviewable(say("core-review-running"))
    if len(match.log) > MOST_PLIES:
        raise Unreviewable(say("core-review-long", moves=len(match.log), most=MOST_PLIES))
    wanted = set(range(len(match.log)) if plies is None else plies)
    chosen = [n for n, (_, move) in enumerate(match.log) if move not in (RESIGN, TIMEOUT, DRAW)]
    some = [ply for ply in chosen if ply in wanted and own(ply)]
    judged = _judged(match, game.players.judge or Opinion(game), some, budget)
    return Review(game.id, game.rules.version, match.seats, tuple(judged))


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
                found[ply] = one.at(ply)

    look(plies, _FIRST)
    look([ply for ply in plies if ply in found and found[ply].interval], 1.0)
    return [found[ply] for ply in sorted(found)]


def _positions(match: Match[Any], plies: Sequence[int]) -> dict[int, State[Any]]:
    """The positions before these moves."""
    wanted = set(plies)
    return {ply: state for ply, state in enumerate(match.positions()) if ply in wanted}


_NEAR = 0.02
"""A search can't tell chances apart that are nearer than this: such moves are equally good."""


class Opinion(Generic[B]):
    """What one computer thinks of the moves of a match, for games whose secrets can't be counted.
    Worths are chances."""

    def __init__(self, game: Game[B]) -> None:
        self._game = game
        *_, self._player = game.players.levels.values()
        self._thoughts = dict[str, Thought]()

    def __call__(
        self, state: State[B], seat: Seat, move: Move, budget: Budget, random: Random
    ) -> Judged | None:
        """Compares the move with what the computer would have played."""
        view, half = state.view(seat), budget.share(0.5)
        thought = self._thought(view, half)
        if not thought.considered:
            return None
        best = max(worth for _, worth in thought.considered)
        first = next(move for move, worth in thought.considered if worth == best)
        value = best if move == first else self._value(state, seat, move, thought, half)
        if value > best - _NEAR:
            value, first = best, move
        return self._judged(view, move, value, first, best, thought)

    def _judged(
        self, view: View[B], move: Move, value: float, first: Move, best: float, thought: Thought
    ) -> Judged:
        alike = [m for m, worth in thought.considered if worth == best]
        others = [other for other in alike if other not in (first, move)]
        assert view.seat is not None
        reason = self._why(view, thought) if first == thought.move != move else None
        return Judged(
            seat=view.seat,
            move=move,
            value=value,
            best=(first, *sorted(others)),
            best_value=best,
            told=self._told(view, move, value, first, best),
            counted=say("core-review-opinion"),
            exact=False,
            single=len(view.legal) == 1,
            reason=reason,
        )

    def _why(self, view: View[B], thought: Thought) -> Text | None:
        """Why its move is the best; without the chances, since those are told already."""
        why = self._game.players.why(view, replace(thought, considered=()))
        return None if why.id == "core-suggested" else why

    def _told(self, view: View[B], move: Move, value: float, first: Move, best: float) -> Text:
        name, of = self._game.captioned(view, move), self._game.players.of
        if first == move:
            return say("core-review-best", move=name, chance=percent(value), of=of)
        return say(
            "core-review-better",
            move=name,
            chance=percent(value),
            best=self._game.captioned(view, first),
            other=percent(best),
            of=of,
        )

    def _value(
        self, state: State[B], seat: Seat, move: Move, thought: Thought, budget: Budget
    ) -> float:
        """What the move is worth. That is what the position after it is worth, unless that position
        shows something the seat could not know; then it is what the search thought of the move."""
        after, most = state.apply(seat, move), max(worth for _, worth in thought.considered)
        if after.outcome:
            return _result(after.outcome.places, seat)
        mover = next(iter(after.acting))
        if after.revealed == state.revealed and (mover == seat or state.seats == 2):
            hope = self._thought(after.view(mover), budget).worth
            if hope is not None:
                return min(most, hope if mover == seat else 1 - hope)
        seen = dict(thought.considered).get(move)
        return self._beside(state.view(seat), move, thought, budget) if seen is None else seen

    def _beside(self, view: View[B], move: Move, thought: Thought, budget: Budget) -> float:
        """What the move is worth when only it and the best one are thought about."""
        two = replace(view, legal=(thought.considered[0][0], move))
        worths = dict(self._player.think(two, Random(1), budget).considered)
        least = min(worth for _, worth in thought.considered)
        return min(worths.get(move, least), thought.considered[0][1])

    def _thought(self, view: View[B], budget: Budget) -> Thought:
        """What it thinks of a position. It thinks once: one choice leads to the position where the
        next one begins."""
        if view.digest not in self._thoughts:
            self._thoughts[view.digest] = self._player.think(view, Random(1), budget)
        return self._thoughts[view.digest]


def _result(places: Sequence[int], seat: Seat) -> float:
    """What this end of the match is worth to the seat."""
    if places[seat] != 1:
        return 0.0
    return 1.0 if places.count(1) == 1 else 0.5
