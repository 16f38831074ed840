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
SOME = 12
"""How many moves of a match `make test` plays."""


@pytest.mark.parametrize("whole", sample([False, True]))
@pytest.mark.parametrize("game", GAMES)
async def test_a_match_by_touch(house: House, game: str, whole: bool) -> None:
    matches = walk(game)
    golden = matches[-1 if whole else min(SOME, len(matches) - 1)]
    table = await house.table(matches[0])
    boards = dict[int, Board]()
    while len((match := await house.match(table)).log) < len(golden.log):
        seat, move = golden.log[len(match.log)]
        if seat not in boards:
            boards[seat] = await house.open(house.people[seat], table)
        touches = await boards[seat].play(match, move, seat)
        assert 1 <= touches <= MOST.get(game, 2)
        await house.follows(table, len(match.log))
    assert await boards[seat].unreached() == set()
    assert (await house.match(table)).log[: len(golden.log)] == golden.log
