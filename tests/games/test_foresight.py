"""What each game stops a plan at, and that nothing which plans need depends on a secret."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from games.core import Match, Seat
from tests.games.battery import AnyMatch, foresight
from tests.games.golden import walk
from tests.games.graverobber_table import both_placements, played
from tests.games.oracles.oracle_graverobber import brute_moves
from tests.games.swaps import SECRETS

ROUND, CARD = "graveyard-shift-foresight-round", "cop-and-rob-foresight-card"
TILES, SIGHT = "pointsweeper-foresight-claim", "pointsweeper-foresight-scout"
BEGINS, SHOWN = "pointsweeper-foresight-begins", "pointsweeper-foresight-over"
DIG, END = "graverobber-foresight-dig", "core-foresight-end"
STOPS: Mapping[str, Mapping[str, set[str]]] = {
    "bushwhacked": {},
    "graveyard_shift": {"take": {ROUND}},
    "cop_and_rob": {
        word: {CARD} for word in ("cop", "place", "block", "cover", "discard", "drive", "stay")
    },
    "graverobber": {"own dig": {DIG}, "move": {END}},
    "pointsweeper": {
        "first": {BEGINS},
        "second": {BEGINS},
        "claim": {TILES},
        "own scout": {SIGHT},
        "pass": {SHOWN},
    },
}
"""First words of the moves of the golden matches that stop a plan, the seat's own or anybody's; the
last move of Graverobber's is the 400th turn."""


@pytest.mark.parametrize("game", STOPS)
def test_a_plan_stops_where_something_new_is_told(game: str) -> None:
    found = dict[tuple[str, bool], set[str]]()
    last = walk(game)[-1]
    for match in walk(game)[last.laid : -1]:
        mover, move = last.log[len(match.log)]
        for seat in range(match.seats):
            if stop := foresight(match).stops(match.view(seat), mover, move):
                found.setdefault((move.split()[0], seat == mover), set()).add(stop.id)
    assert found == {
        (word.removeprefix("own "), own): stops
        for word, stops in STOPS[game].items()
        for own in ([True] if word.startswith("own ") else [True, False])
    }


def test_the_end_of_the_last_round_is_foreseen() -> None:
    last = walk("graveyard_shift")[-1]
    for ply, match in enumerate(walk("graveyard_shift")[:-1]):
        view, (mover, move) = match.view(0), last.log[ply]
        if foresight(match).stops(view, mover, move):
            view = replace(view, board=replace(view.board, number=3))
            assert foresight(match).stops(view, mover, move) is None
            assert foresight(match).imagined(view, 2, {}).apply(mover, move).outcome
            return
    pytest.fail("no round ended")


def other_rounds(match: AnyMatch, seat: Seat, random: Random) -> Iterator[AnyMatch]:
    """Graveyard Shift: other deals of the rounds to come."""
    for _ in range(3):
        deal = copy.deepcopy(dict(match.deal))
        deal["rounds"][1:] = match.game.rules.deal(random, 2, match.options)["rounds"][1:]
        yield Match.start(match.game, 2, match.options, deal).gone_on(match.log)


def of_graveyard_shift() -> list[AnyMatch]:
    return [walk("graveyard_shift")[20]]


SWAPS = {**SECRETS, "graveyard_shift": (of_graveyard_shift, other_rounds)}


def everything(match: AnyMatch, seat: Seat, depth: int = 1) -> Iterator[object]:
    """All that a plan of this seat can show: what is imagined, what may come, where that stops, and
    the same again after some moves that do not stop it."""
    imagined = match if match.state.outcome else match.imagined(seat)
    view = imagined.view(seat)
    yield view
    for mover in view.acting:
        possible = view.legal if mover == seat else imagined.possible(seat, mover)
        stops = [foresight(match).stops(view, mover, move) for move in possible]
        yield mover, possible, stops
        yield [imagined.refusal(seat, move) for move in (*possible[:40], "xyzzy")]
        going_on = [move for move, stop in zip(possible, stops, strict=True) if not stop]
        for move in going_on[:: max(1, len(going_on) // 3)] if depth else ():
            yield from everything(imagined.play(mover, move), seat, depth - 1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", SWAPS)
def test_other_secrets_change_nothing_that_a_plan_can_show(game: str, seat: Seat) -> None:
    reach, swap = SWAPS[game]
    match = reach()[-1]
    shown = repr(list(everything(match, seat)))
    others = list(islice(swap(match, seat, Random(1)), 3))
    assert len(others) == 3
    for other in others:
        assert other.state != match.state
        assert other.view(seat) == match.view(seat)
        assert repr(list(everything(other, seat))) == shown


@both_placements
def test_what_the_other_player_may_be_able_to_do_is_exact(placement: str) -> None:
    """As by trying every layout. In all these matches some moves are excluded, others only seem
    possible."""
    numbers = set[int]()
    for seed in (0, 1, 3, 4):
        match = played(placement, seed, 140, digs=0.03 + 0.04 * (seed % 3))
        (mover,) = match.state.acting
        possible = match.possible(1 - mover, mover)
        moves = possible[: possible.index("dig left")]
        assert set(moves) == brute_moves(match.state.board(1 - mover), 1 - mover)
        assert possible[len(moves) :] == ("dig left", "dig up", "dig down", "dig right", "skip")
        numbers.add(len(moves) - len(match.state.legal(mover)) + 5)
    assert min(numbers) == 0
    assert max(numbers) > 0
