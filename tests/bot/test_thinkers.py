"""What a computer plays when thinking fails, and how long it seems to think."""

from __future__ import annotations

from concurrent.futures import Future
from random import Random
from typing import Any

import pytest

from bot.live.computers import Thinkers, pause, think
from games import GAMES
from games.core import Budget, Match, Thought, View

GAME = GAMES["graveyard_shift"]


class Pool:
    """Thinks at once, without a process; some levels fail."""

    def __init__(self, **failing: Thought | Exception) -> None:
        self.failing = failing
        self.asked: list[tuple[str, int]] = []

    def schedule(self, work: Any, args: tuple[Any, ...], timeout: float) -> Future[Thought]:
        game, rules, level, view, seed, _ = args
        self.asked.append((level, seed))
        future: Future[Thought] = Future()
        match self.failing.get(level):
            case Exception() as failure:
                future.set_exception(failure)
            case Thought() as thought:
                future.set_result(thought)
            case _:
                future.set_result(work(game, rules, level, view, seed, Budget.nodes(1)))
        return future


def opening() -> View[Any]:
    match = Match.start(GAME, 2, {}, GAME.deal(Random(1), 2, GAME.settle({})))
    return match.state.view(match.state.acting[0])


async def asked(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> Thought:
    thinkers = Thinkers(0)
    monkeypatch.setattr(thinkers, "_pool", pool)
    return await thinkers.thought(GAME.id, GAME.rules, "hard", opening(), 5)


async def test_a_level_that_fails_is_asked_again_with_another_seed_then_the_weakest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool(hard=ValueError("a player's bug"))
    thought = await asked(pool, monkeypatch)
    assert [level for level, _ in pool.asked] == ["hard", "hard", "easy"]
    assert len({seed for _, seed in pool.asked}) == 3
    assert thought == think(
        GAME.id, GAME.rules, "easy", opening(), pool.asked[-1][1], Budget.nodes(1)
    )


async def test_when_all_fail_any_legal_move_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(hard=Thought("fly"), easy=TimeoutError())
    assert (await asked(pool, monkeypatch)).move in opening().legal
    assert len(pool.asked) == 3


def test_what_is_obvious_is_played_at_once() -> None:
    assert pause(Thought("a", clear=1.0)) == pytest.approx(0.3)
    assert pause(Thought("a", clear=0.0)) == pytest.approx(2.5)
