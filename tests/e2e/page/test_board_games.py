"""Golden matches played by touch, on a phone."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.e2e.page.house import MOST, SOME, Board, House
from tests.games.golden import walk

pytestmark = [pytest.mark.long, pytest.mark.asyncio(loop_scope="package")]

EVERY = 60
"""Every sixtieth piece is played: all of them take a window ten minutes. That each legal move of a
match can be touched is shown without a window (`tests/games/test_every_game_spots.py`). `make test`
plays some moves in the frame (`test_inside.py`)."""


def pieces(game: str) -> list[tuple[str, int, int]]:
    """Where the pieces of a match begin and end."""
    start, *_, end = walk(game)
    many = SOME // start.seats**2
    plies = range(0, len(end.log), EVERY * many)
    return [(game, ply, ply + many) for ply in plies]


@pytest.mark.parametrize(
    ("game", "first", "last"), [piece for game in GAMES for piece in pieces(game)]
)
async def test_a_match_by_touch(house: House, game: str, first: int, last: int) -> None:
    golden = walk(game)[-1].log[:last]
    table = await house.table(walk(game)[first])
    boards = dict[int, Board]()
    while len((match := await house.match(table)).log) < len(golden):
        seat, move = golden[len(match.log)]
        if seat not in boards:
            boards[seat] = await house.open(house.people[seat], table)
        touches = await boards[seat].play(match, move, seat)
        assert 1 <= touches <= MOST.get(game, 2)
        await house.follows(table, len(match.log))
    assert match.log[: len(golden)] == golden
    assert await boards[seat].unreached() == set()
