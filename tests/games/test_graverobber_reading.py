"""What Graverobber's expert reads from the other player's turns, and what it needs time for."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from games.core import Budget, Match, Move
from games.graverobber import GAME
from games.graverobber.mind.computer import SKILLS
from games.graverobber.mind.reading import COST, Reading, Turn, Wish, likely
from games.graverobber.mind.worlds import imagine
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import BIT, bits
from games.graverobber.rules.known.possible import Agreeing
from tests.games.graverobber_table import after, both_placements, contested, laid, replayed, swaps

PLENTY = 100_000


@cache
def middle() -> Match[Board]:
    """A match in which the other player has had seven turns."""
    return replayed(contested(), 30)


def read(match: Match[Board], seat: int = 0, nodes: float = PLENTY) -> Reading:
    """What this seat reads from the other one's turns."""
    return Reading.of(match.state.board(seat), seat, Budget.nodes(nodes).begin())


def turn(done: Move, **paths: str) -> Turn:
    """Somebody did this who also liked to walk over these squares, twice as much as to dig up."""
    wishes = {f"move {way} 2": [Wish(2.0, bits(path.split()))] for way, path in paths.items()}
    return Turn(done, wishes | {"dig up": [Wish(1.0, 0)]})


def test_who_does_something_else_had_perhaps_an_obstacle_in_the_way() -> None:
    dug = turn("dig up", up="A2 A3", right="B1 C1")
    assert dug.chance(0) == pytest.approx(1 / 5, abs=0.01)
    assert dug.chance(BIT["A3"]) == pytest.approx(1 / 3, abs=0.01)
    assert dug.chance(bits(["A3", "B1"])) == pytest.approx(1, abs=0.01)


def test_who_does_what_it_likes_had_perhaps_nothing_else_that_it_likes() -> None:
    moved = turn("move up 2", up="A2 A3", right="B1 C1")
    assert moved.chance(0) == pytest.approx(2 / 5, abs=0.01)
    assert moved.chance(BIT["B1"]) == pytest.approx(2 / 3, abs=0.01)


def test_nothing_is_ever_ruled_out() -> None:
    """Somebody who walks where it could not have wanted to go is a person with another plan."""
    assert 0 < turn("dig up", right="B1").chance(0) < 1
    assert 0 < turn("move up 2", up="A2").chance(BIT["A2"]) < 0.01


def test_a_second_wish_counts_where_the_dearest_is_barred() -> None:
    wishes = [Wish(4.0, bits(["A2", "B2"])), Wish(1.0, bits(["A2"]))]
    moved = Turn("move up 1", {"move up 1": wishes, "dig up": [Wish(1.0, 0)]})
    assert moved.chance(0) == pytest.approx(4 / 5, abs=0.01)
    assert moved.chance(BIT["B2"]) == pytest.approx(1 / 2, abs=0.01)


def test_turns_are_read_by_what_their_player_knew() -> None:
    """White goes two squares where it could have gone farther, and digs in its own corner."""
    read_of = read(after(laid(), "u3", "d2"))
    assert len(read_of.turns) == 1
    assert read_of(BIT["H5"]) > 1.2 * read_of(0) > read_of(BIT["D4"])
    both = read(after(laid(), "u3", "d2", "u1", "dl"))
    assert len(both.turns) == 2
    assert both(BIT["H5"]) / both(0) > read_of(BIT["H5"]) / read_of(0)


def test_a_skipped_turn_says_nothing() -> None:
    assert read(after(laid(), "u3", "s")).turns == ()


@both_placements
def test_reading_needs_no_secret(placement: str) -> None:
    match = after(laid(placement=placement), "u3", "d2", "u1", "dl")
    other = next(iter(swaps(match, 1)))
    assert read(other) == read(match)


def test_boards_that_go_with_what_the_other_did_are_imagined_more_often() -> None:
    match = after(laid(), "u3", "d2")
    agreeing = Agreeing.of("apart", 0, match.state.board(0).deeds)
    shares = []
    for clues in (None, read(match)):
        worlds = imagine(agreeing, 2000, Random(1), prior=likely, clues=clues)
        assert worlds.count == 2000
        shares.append(worlds.share(worlds.standing["H5"]))
    assert shares[1] > 1.2 * shares[0]


@pytest.mark.long
@pytest.mark.parametrize(("part", "turns"), [(0.001, 0), (0.1, 2), (1.0, 7)])
def test_more_time_reads_more_turns(part: float, turns: int) -> None:
    """The latest ones; how many is a matter of the nodes alone."""
    match = middle()
    expert, reads = GAME.players.levels["expert"], SKILLS["expert"].reads
    meter = expert.budget.counted.share(part).begin()
    seat = match.state.acting[0]
    reading = Reading.of(match.state.board(seat), seat, meter.left(reads).begin())
    assert len(reading.turns) == turns


def test_no_turn_is_read_once_the_time_is_over() -> None:
    board = after(laid(), "u3", "d2").state.board(0)
    assert Reading.of(board, 0, Budget.seconds(0).begin()).turns == ()
    assert Reading.of(board, 0, Budget.nodes(COST).begin()).turns == ()
