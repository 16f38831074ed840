"""Many matches between computer players: in several processes, continued from a file of results,
until a test has decided."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from games import GAMES
from games.tools.contest import EXPERT, Result, Terms, compete, field_of
from games.tools.odds import Sprt
from games.tools.processes import lines_in, processes
from games.tools.score import Score

_RESULT = TypeAdapter(Result)


def resumed(file: Path | None, terms: Terms) -> list[Result]:
    """The results in the file. Raises `ValueError` if they are of something else."""
    try:
        results = lines_in(file, _RESULT)
    except ValidationError:
        raise ValueError(f"{file} holds something else than results") from None
    if any(result.terms != terms for result in results):
        raise ValueError(f"{file} holds results of other players, seeds or budgets")
    return results


def arena(
    terms: Terms,
    matches: int,
    workers: int = 1,
    file: Path | None = None,
    sprt: Sprt | None = None,
    records: Path | None = None,
) -> Score:
    """Plays the matches that the file does not have yet, and adds their results to it.

    Raises `ValueError` if the file is of something else.
    """
    score = Score(terms)
    for result in resumed(file, terms):
        score.add(result)
    begun = score.played
    if decided(score, sprt) is not None or begun >= matches:
        return score
    with processes(workers) as pool:
        for result, record in pool.map(partial(compete, terms), range(begun, matches)):
            score.add(result)
            _write(result, record, file, records)
            if decided(score, sprt) is not None:
                break
    return score


def _write(result: Result, record: str, file: Path | None, records: Path | None) -> None:
    if file:
        with file.open("ab") as lines:
            lines.write(_RESULT.dump_json(result) + b"\n")
    if records:
        records.mkdir(parents=True, exist_ok=True)
        name = f"{result.terms.game}-{result.number:04}.json"
        (records / name).write_text(record, encoding="utf-8")


def decided(score: Score, sprt: Sprt | None) -> float | None:
    """What the test has decided for, if it has. It looks only after whole pairs, which favour no
    side."""
    if sprt is None or score.played % 2:
        return None
    return sprt.verdict(score.wins, score.matches)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments: `GAME PLAYER PLAYER`, and how to play."""
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("players", nargs=2, metavar="PLAYER", help="a level, or random")
    parser.add_argument("--matches", type=int, default=20, help="how many matches (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all matches (default: 1)")
    parser.add_argument("--seats", type=int, default=2, help="at the table (default: 2)")
    parser.add_argument(
        "--budget", type=float, default=1.0, metavar="SHARE", help="of an expert's (default: 1)"
    )
    tenth = "the same as --budget 0.1"
    parser.add_argument("--tenth", dest="budget", action="store_const", const=0.1, help=tenth)
    parser.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue from these results")
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write all matches to this folder"
    )
    parser.add_argument("--sprt", action="store_true", help="stop as soon as the winner is clear")
    parser.add_argument(
        "--low", type=float, default=0.5, help="lower share of wins to test (default: 0.5)"
    )
    parser.add_argument(
        "--high", type=float, default=0.6, help="higher share of wins to test (default: 0.6)"
    )


def run(args: argparse.Namespace) -> str:
    """The results, in words. Raises `ValueError` for what can't be played."""
    _check(args)
    game = GAMES[args.game]
    terms = Terms(args.game, tuple(args.players), args.seed, args.budget, args.seats)
    sprt = Sprt(args.low, args.high) if args.sprt else None
    score = arena(terms, args.matches, args.workers, args.resume, sprt, args.records)
    heading = f"{game.title.say(())}, {args.seats} seats, seed {args.seed}"
    if EXPERT in args.players:
        heading += f", {args.budget:.0%} of an expert's budget"
    share = decided(score, sprt)
    test = f"\n  sequential test, {args.low:.0%} or {args.high:.0%}: " if sprt else ""
    verdict = "" if not sprt else "open" if share is None else f"{share:.0%}"
    return f"{heading}\n{score}{test}{verdict}"


def _check(args: argparse.Namespace) -> None:
    game = GAMES[args.game]
    entered = field_of(game)
    for name in args.players:
        if name not in entered:
            raise ValueError(f"{game.id} has no player {name}: there are {', '.join(entered)}")
    if args.seats not in game.rules.seats:
        raise ValueError(f"{game.id} is not played by {args.seats}")
    if args.matches < 1 or args.workers < 1:
        raise ValueError("there has to be one match and one process at least")
    if args.budget != 1 and EXPERT not in args.players:
        raise ValueError("it is an expert's budget that can be shared out")
    if not 0 < args.low < args.high < 1 or args.budget <= 0:
        raise ValueError("shares lie between 0 and 1, the low one below the high one")
