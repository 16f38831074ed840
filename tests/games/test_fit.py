"""Weights are fitted by self-play: towards what wins, or towards foretelling it; the same way every
time."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import replace
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import Budget, Computer, Fitted, Game, Leanings, Match, Thought, View
from games.tools import fit, foretell
from games.tools.contest import Contest

GAME = GAMES["graveyard_shift"]


class Here(Executor):
    """No process at all."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done = Future[Any]()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def here(workers: int) -> Iterator[Executor]:
    yield Here()


def player(weights: foretell.Values) -> Computer[Any]:
    """The more `skill`, the more often it plays as `normal` does, and not just anything."""

    def ponder(view: View[Any], random: Random, budget: Budget) -> Thought:
        if random.random() < weights["skill"]:
            return GAME.players.levels["easy"].think(view, random, budget)
        return Thought(random.choice(view.legal))

    return Computer(ponder, Budget.nodes(12))


def _fitted(weights: Fitted[Any]) -> Game[Any]:
    return replace(GAME, mind=lambda: replace(GAME.players, fitted=weights))


@pytest.fixture(autouse=True)
def _a_game_with_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = {"skill": 0.3, "nothing": -1.0}
    game = _fitted(Fitted(weights, player))
    monkeypatch.setitem(GAMES, GAME.id, game)
    monkeypatch.setattr(fit, "processes", here)


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    fit.add_arguments(parser)
    return parser.parse_args(["graveyard_shift", "--matches", "4", "--check", "8", *words])


@pytest.mark.long
def test_it_goes_on_from_its_steps_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    at_once, in_two = tmp_path / "once.jsonl", tmp_path / "twice.jsonl"
    words = ("--out", str(tmp_path / "weights.json"), "--resume")
    fit.run(parsed("--steps", "3", *words, str(at_once)))
    fit.run(parsed("--steps", "1", *words, str(in_two)))
    with in_two.open("a") as file:
        file.write('{"game": "graveyard_sh')
    fit.run(parsed("--steps", "3", *words, str(in_two)))
    assert in_two.read_text() == at_once.read_text()
    with pytest.raises(ValueError, match="another game, seed"):
        fit.run(parsed("--steps", "3", "--seed", "2", *words, str(in_two)))


def test_weights_that_are_no_better_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "weights.json"
    monkeypatch.setattr(fit, "_STEP", -3.0)  # towards what loses
    printed = fit.run(parsed("--steps", "4", "--out", str(out)))
    assert "not better, not written" in printed
    assert not out.exists()


def uneven(weights: foretell.Values) -> Computer[Any]:
    """Plays well on the first seat, whatever its weights, and anything on the other."""

    def ponder(view: View[Any], random: Random, budget: Budget) -> Thought:
        if view.seat == 0:
            return GAME.players.levels["easy"].think(view, random, budget)
        return Thought(random.choice(view.legal))

    return Computer(ponder, Budget.nodes(12))


def leaning(view: View[Any]) -> Leanings | None:
    """Only views of the first seat are judged."""
    return Leanings(0, {"first": 1.0, "nothing": 0.0}) if view.seat == 0 else None


@pytest.mark.long
def test_weights_that_foretell_who_wins_are_fitted_to_how_matches_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = {"first": -2.0, "nothing": 0.5}
    monkeypatch.setitem(GAMES, GAME.id, _fitted(Fitted(weights, uneven, leaning)))
    out, steps = tmp_path / "weights.json", tmp_path / "steps.jsonl"
    printed = fit.run(parsed("--steps", "4", "--out", str(out), "--resume", str(steps)))
    found = json.loads(out.read_text())
    assert found["first"] > -1.5
    assert found["nothing"] == 0.5
    losses = [json.loads(line)["found"] for line in steps.read_text().splitlines()]
    assert losses == sorted(losses, reverse=True)
    assert "loss in foretelling who wins" in printed


def first_move(weights: foretell.Values) -> Computer[Any]:
    return Computer(lambda view, random, budget: Thought(view.legal[0]), Budget.nodes(1))


def crowding(view: View[Any]) -> Leanings:
    return Leanings(0, {"moves": float(len(view.legal))})


def test_what_nobody_would_play_is_judged_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches of one deal, between players who always play the same."""
    monkeypatch.setitem(GAMES, GAME.id, _fitted(Fitted({"moves": 0.0}, first_move, crowding)))
    terms = Contest(GAME.id, ("itself", "itself"), 1)
    one, other = (foretell.seen(terms, {"moves": 0.0}, number) for number in (0, 1))
    assert one
    assert one != other


def test_what_is_foretold_comes_true_as_often() -> None:
    """Of positions that show 1, three in four are won; of others, one in four."""
    shown = [Leanings(0, {"all": 1.0, "it": float(it)}) for it in (True, False)]
    seen = [(shown[it], (n % 4 == 0) == bool(it)) for n in range(40) for it in (0, 1)]
    weights: foretell.Values = {"all": 3.0, "it": 0.0}
    losses = [foretell.loss(weights, seen)]
    for _ in range(500):
        weights = foretell.towards(weights, seen, 0)
        losses.append(foretell.loss(weights, seen))
    assert losses == sorted(losses, reverse=True)
    assert weights["all"] == pytest.approx(-log(3), abs=0.05)
    assert weights["all"] + weights["it"] == pytest.approx(log(3), abs=0.05)


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.players.fitted])
def test_every_game_with_weights_plays_by_them(game: str) -> None:
    fitted = GAMES[game].players.fitted
    assert fitted
    none = dict.fromkeys(fitted.weights, 0.0)
    assert part(game, fitted.player(fitted.weights), fitted.player(none))


def part(game: str, one: Computer[Any], other: Computer[Any]) -> bool:
    """Does one of them ever move otherwise than the other, in the same view with the same seed?"""
    found, random = GAMES[game], Random(1)
    match = Match.start(found, 2, found.settle({}), found.rules.deal(random, 2, found.settle({})))
    while not match.state.outcome:
        (seat, *_), ply = match.state.acting, len(match.log)
        move, otherwise = (p.move(match.view(seat), Random(ply)) for p in (one, other))
        if move != otherwise:
            return True
        match = match.play(seat, move)
    return False
