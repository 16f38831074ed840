"""What a computer plays when thinking fails, and how long it seems to think."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.data.thoughts import Task
from bot.live.thinkers import BOUNDS, Found, Thinkers, pause, think
from bot.live.workers import Worker
from games import GAMES
from games.core import Budget, Match, Refused, Thought, View, say

GAME = GAMES["graveyard_shift"]


class Asked(Worker):
    """Thinks at once, without a process; some levels fail."""

    def __init__(self, **failing: Thought | Exception) -> None:
        super().__init__()
        self.failing = failing
        self.asked: list[tuple[str, int]] = []

    async def do(self, person: int, work: Any, *args: Any, **_: Any) -> Any:
        game, rules, level, view, seed, _, until = args
        self.asked.append((level, seed))
        match self.failing.get(level):
            case Exception() as failure:
                raise failure
            case Thought() as thought:
                return Found(thought, 1.0, 1.0)
        return work(game, rules, level, view, seed, Budget.nodes(1), until)


def opening() -> View[Any]:
    match = Match.start(GAME, 2, {}, GAME.rules.deal(Random(1), 2, GAME.settle({})))
    return match.state.view(match.state.acting[0])


async def asked(worker: Worker, tries: int = 1) -> Thought:
    thinkers = Thinkers(0, [worker])
    return await thinkers.thought(
        GAME.id, GAME.rules.version, "hard", opening(), Task(tries, 5), 0.0
    )


async def test_a_level_that_fails_is_asked_again_with_another_seed_then_the_weakest() -> None:
    worker = Asked(hard=ValueError("a player's bug"))
    thought = await asked(worker)
    assert [level for level, _ in worker.asked] == ["hard", "hard", "easy"]
    assert len({seed for _, seed in worker.asked}) == 3
    seed = worker.asked[-1][1]
    found = think(GAME.id, GAME.rules.version, "easy", opening(), seed, Budget.nodes(1), 0.0)
    assert thought == found.thought


async def test_when_all_fail_any_legal_move_is_played() -> None:
    worker = Asked(hard=Thought("fly"), easy=Refused(say("bot-too-much")))
    assert (await asked(worker)).move in opening().legal
    assert len(worker.asked) == 3


@pytest.mark.parametrize(("tries", "levels"), [(3, ["hard"]), (4, ["easy"]), (5, [])])
async def test_where_processes_end_over_a_position_the_weakest_is_asked_then_the_lot(
    tries: int, levels: list[str]
) -> None:
    worker = Asked()
    assert (await asked(worker, tries)).move in opening().legal
    assert [level for level, _ in worker.asked] == levels


async def test_a_process_that_thinks_loads_no_database() -> None:
    worker = Worker(BOUNDS)
    try:
        about = GAME.id, GAME.rules.version, "easy", opening(), 5, Budget.nodes(1), 0.0
        await worker.do(0, think, *about)
        assert not await worker.do(0, eval, "'sqlalchemy' in __import__('sys').modules")
    finally:
        await worker.close()


def test_what_is_obvious_is_played_at_once() -> None:
    assert pause(Thought("a", clear=1.0)) == pytest.approx(0.3)
    assert pause(Thought("a", clear=0.0)) == pytest.approx(2.5)
