"""Golden matches played by touch, on a phone."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.e2e.page.house import Board, House
from tests.games.golden import walk
from tests.sample import sample

pytestmark = pytest.mark.asyncio(loop_scope="package")

MOST = {"pointsweeper": 3}
"""Touches of a move, buttons included, where that is not two."""
SOME = 8
"""How many moves of a match a case plays. `make test` plays the first ones."""
PIECES = [
    piece
    for game in GAMES
    for piece in sample((game, ply) for ply in range(0, len(walk(game)[-1].log), SOME))
]


@pytest.mark.parametrize(("game", "first"), PIECES)
async def test_a_match_by_touch(house: House, game: str, first: int) -> None:
    golden = walk(game)[-1].log[: first + SOME]
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
