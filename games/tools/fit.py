"""Weights fitted by self-play: simultaneous perturbation (SPSA; Spall, IEEE TAC 37(3), 1992).

Each step changes all weights a little at once, each up or down at random, lets the changed player
play against its mirror image, and moves the weights towards whoever won more. Weights that foretell
who wins are fitted to that instead (`foretell`). A step depends only on the seed, its number and
the weights before it. It is one line in a file, so that a long run can be continued.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from pydantic import TypeAdapter, ValidationError

from games import GAMES
from games.core import Fitted
from games.search import interval
from games.tools import foretell
from games.tools.contest import Contest, Result, contest
from games.tools.foretell import Values
from games.tools.processes import lines_in, processes
from games.tools.score import Score

_CHANGE, _STEP = 0.15, 0.6
"""A weight is tried with so much more or less of itself; and how far the first steps go if one side
wins everything."""
_EVEN = 0.5
_SMALLEST = 0.2
"""A smaller weight is changed as if it were this large."""


@dataclass(frozen=True)
class Step:
    """One step: a line in the file."""

    game: str
    seed: int
    matches: int
    number: int
    found: float
    """The share of matches that the changed weights won against their mirror image; or how badly
    the weights before foretold who won (`foretell.loss`)."""
    weights: dict[str, float]
    """The weights after it."""


_LINE = TypeAdapter(Step)


def duel(terms: Contest, one: Values, other: Values, number: int) -> Result:
    """The match with this number between players by these weights."""
    game = GAMES[terms.game]
    fitted = _fitted(terms.game)
    return contest(terms, number, game, [fitted.player(one), fitted.player(other)])[0]


def score(terms: Contest, one: Values, other: Values, matches: int, pool: Executor) -> Score:
    """So many matches between players by these weights."""
    found = Score(terms)
    for result in pool.map(partial(duel, terms, one, other), range(matches)):
        found.add(result)
    return found


def step(before: Values, game: str, seed: int, matches: int, number: int, pool: Executor) -> Step:
    """The step with this number, from these weights."""
    random = Random(f"{seed}/{number}")
    if _fitted(game).leanings:
        terms = Contest(game, ("itself", "itself"), random.getrandbits(32))
        seen = foretell.gathered(terms, before, matches, pool)
        after = foretell.towards(before, seen, number)
        return Step(game, seed, matches, number, round(foretell.loss(before, seen), 4), after)
    change = _CHANGE / (number + 1) ** 0.101
    reach = _STEP / (number + 1 + 10) ** 0.602
    tried = {
        name: random.choice((-1, 1)) * max(_SMALLEST, abs(weight))
        for name, weight in before.items()
    }
    up, down = _moved(before, tried, change), _moved(before, tried, -change)
    terms = Contest(game, ("up", "down"), random.getrandbits(32))
    found = score(terms, up, down, matches, pool)
    won = found.wins / found.matches
    return Step(game, seed, matches, number, won, _moved(before, tried, reach * (2 * won - 1)))


def _moved(weights: Values, tried: Values, by: float) -> dict[str, float]:
    return {name: round(weight + by * tried[name], 4) for name, weight in weights.items()}


def _fitted(game: str) -> Fitted[Any]:
    found = GAMES[game].players.fitted
    if found is None:
        raise ValueError(f"{game} has no weights to fit")
    return found


def steps_in(file: Path | None, game: str, seed: int, matches: int) -> list[Step]:
    """The steps in the file. Raises `ValueError` if they are of something else."""
    try:
        found = lines_in(file, _LINE)
    except ValidationError:
        raise ValueError(f"{file} holds something else than steps") from None
    if any((s.game, s.seed, s.matches) != (game, seed, matches) for s in found):
        raise ValueError(f"{file} holds steps with another game, seed or number of matches")
    return found


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments: `GAME`, and how long to fit."""
    parser.add_argument("game", choices=[game.id for game in GAMES.values() if game.players.fitted])
    parser.add_argument("--steps", type=int, default=200, help="how many steps (default: 200)")
    parser.add_argument("--matches", type=int, default=8, help="matches a step (default: 8)")
    parser.add_argument("--check", type=int, default=100, help="matches at the end (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all matches (default: 1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue from these steps")
    parser.add_argument(
        "--out", type=Path, help="where to write (default: weights.json of the game)"
    )


def run(args: argparse.Namespace) -> str:
    """Fits, compares the new weights with the old ones, and writes the new ones if they are
    better."""
    old = _fitted(args.game).weights
    done = steps_in(args.resume, args.game, args.seed, args.matches)
    weights: Values = done[-1].weights if done else old
    with processes(args.workers) as pool:
        for number in range(len(done), args.steps):
            found = step(weights, args.game, args.seed, args.matches, number, pool)
            weights = found.weights
            if args.resume:
                with args.resume.open("ab") as lines:
                    lines.write(_LINE.dump_json(found) + b"\n")
        better, words = _checked(args, weights, old, pool)
    if better:
        _file(args).write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
    return f"{words}\n{'written' if better else 'not better, not written'}: {json.dumps(weights)}"


def _checked(
    args: argparse.Namespace, new: Values, old: Values, pool: Executor
) -> tuple[bool, str]:
    """Are the new weights better than the old, in matches to which neither were fitted?"""
    terms = Contest(args.game, ("fitted", "before"), args.seed)
    check = score(terms, new, old, args.check, pool)
    if not _fitted(args.game).leanings:
        return check.wins > check.matches / 2, str(check)
    seen = foretell.gathered(terms, new, args.check, pool)
    now, before = foretell.loss(new, seen), foretell.loss(old, seen)
    words = f"{check}\n  loss in foretelling who wins: {now:.3f}, before {before:.3f}"
    beaten = interval(check.wins, check.matches)[1] < _EVEN
    return now < before and not beaten, words


def _file(args: argparse.Namespace) -> Path:
    out: Path | None = args.out
    return out or Path(__file__).parents[1] / str(args.game) / "mind" / "weights.json"
