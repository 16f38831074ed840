"""Many matches between players, levels or executables: in several processes, continued from a file
of results, until a test has decided."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shlex
import shutil
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import Any

from pydantic import TypeAdapter, ValidationError

from games import GAMES
from games.core import Match
from games.record import anonymous
from games.tools.contest import EXPERT, Contest, Result, Watch, compete, field_of, is_outside
from games.tools.rival import Limits
from games.tools.score import Score, Sprt

_RESULT = TypeAdapter(Result)
_BEGINNING = b'{"'
"""How every line of the file begins."""
_TOLD = {"note", "lost", "stderr"}
"""What is shown of an executable's log after a match that was watched."""


def results_in(file: Path | None) -> list[Result]:
    """The results in the file, if there is one. The last line is removed from it if it was cut off.
    Raises `ValueError`, and changes nothing, if the file holds something else."""
    if file is None or not file.exists():
        return []
    whole, end, rest = file.read_bytes().rpartition(b"\n")
    try:
        found = [_RESULT.validate_json(one) for one in whole.splitlines()]
        if rest and not _cut_off(rest):
            _RESULT.validate_json(rest)
    except ValidationError:
        raise ValueError(f"{file} holds something else than results") from None
    if rest:
        file.write_bytes(whole + end)
    return found


def _cut_off(rest: bytes) -> bool:
    """Is it only the beginning of a line?"""
    try:
        json.loads(rest)
    except ValueError:
        return _BEGINNING.startswith(rest[: len(_BEGINNING)])
    return False


def resumed(file: Path | None, terms: Contest) -> list[Result]:
    """The results in the file. Raises `ValueError` if they are of something else."""
    results = results_in(file)
    if any(result.terms != terms for result in results):
        raise ValueError(f"{file} holds results of other players, seeds or budgets")
    return results


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """So many niced processes. At the end, or at Ctrl-C, what has not begun is dropped, and what
    has begun is waited for: a pool could wait for ever for the last words of a process that was
    killed."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_work)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def modest() -> None:
    """This process leaves the processor to others. It stays as it is if it was started like that:
    what runs far below all others never ends on a busy machine."""
    os.nice(max(0, 10 - os.nice(0)))


def _work() -> None:
    modest()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits


def arena(
    terms: Contest,
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
        for result, record, journal in pool.map(partial(compete, terms), range(begun, matches)):
            score.add(result)
            _write(result, record, journal, file, records)
            if decided(score, sprt) is not None:
                break
    return score


def _write(
    result: Result,
    record: str,
    journal: Sequence[Mapping[str, Any]],
    file: Path | None,
    records: Path | None,
) -> None:
    if file:
        with file.open("ab") as lines:
            lines.write(_RESULT.dump_json(result) + b"\n")
    if records:
        records.mkdir(parents=True, exist_ok=True)
        name = f"{result.terms.game}-{result.number:04}"
        (records / f"{name}.json").write_text(record, encoding="utf-8")
        if journal:
            log = "".join(json.dumps(line) + "\n" for line in journal)
            (records / f"{name}.log").write_text(log, encoding="utf-8")


def watched(terms: Contest, say: Callable[[str], None], records: Path | None) -> Score:
    """One match, told move by move with all secrets open."""
    score = Score(terms)
    result, record, journal = compete(terms, 0, _teller(say, anonymous(terms.seats)))
    score.add(result)
    _write(result, record, journal, None, records)
    for line in journal:
        if _TOLD & line.keys():
            say(json.dumps(line))
    return score


def _teller(say: Callable[[str], None], names: Sequence[str]) -> Watch:
    known = 0

    def tell(match: Match[Any]) -> None:
        nonlocal known
        seat, move = match.log[-1]
        say(f"{names[seat]}: {move}")
        for note in match.state.notes[known:]:
            say(f"  {note.text.say(names)}")
        known = len(match.state.notes)
        if match.turns[-1].ply == len(match.log) or match.state.outcome:
            say(f"{match.game.words.describe(match.state.open_view()).say(names)}\n")

    return tell


def decided(score: Score, sprt: Sprt | None) -> float | None:
    """What the test has decided for, if it has. It looks only after whole pairs, which favour no
    side."""
    if sprt is None or score.played % 2:
        return None
    return sprt.verdict(score.wins, score.matches)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments: `GAME PLAYER PLAYER`, and how to play."""
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "players", nargs=2, metavar="PLAYER", help="a level, random, or an executable: ./mine"
    )
    parser.add_argument("--matches", type=int, default=20, help="how many matches (default: 20)")
    parser.add_argument(
        "--seed",
        help="seed of all matches (default: 1, for executables a new one); -: typed, since an "
        "executable can read this line",
    )
    parser.add_argument("--seats", type=int, default=2, help="at the table (default: 2)")
    tenth = "an expert may spend a tenth of its nodes"
    parser.add_argument(
        "--tenth", dest="budget", action="store_const", const=0.1, default=1.0, help=tenth
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue from these results")
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write all matches and logs to this folder"
    )
    parser.add_argument("--watch", action="store_true", help="play one match, and show it")
    seconds, memory = Limits.seconds, Limits.memory
    parser.add_argument(
        "--seconds",
        type=float,
        default=seconds,
        help=f"that an executable has for a move (default: {seconds:g})",
    )
    parser.add_argument(
        "--memory",
        type=int,
        default=memory,
        metavar="MB",
        help=f"that an executable has (default: {memory})",
    )
    parser.add_argument("--sprt", action="store_true", help="stop as soon as the winner is clear")


def run(args: argparse.Namespace, say: Callable[[str], None]) -> str:
    """The results, in words; `say` shows a match that is watched. Raises `ValueError` for what
    can't be played."""
    _check(args)
    game = GAMES[args.game]
    terms = Contest(
        args.game,
        tuple(args.players),
        _seed(args),
        args.budget,
        args.seats,
        Limits(args.seconds, args.memory),
    )
    sprt = Sprt() if args.sprt else None
    if args.watch:
        score = watched(terms, say, args.records)
    else:
        score = arena(terms, args.matches, args.workers, args.resume, sprt, args.records)
    heading = f"{game.title.say(())}, {args.seats} seats, seed {terms.seed}"
    if EXPERT in args.players:
        heading += f", {args.budget:.0%} of an expert's budget"
    share = decided(score, sprt)
    test = f"\n  sequential test, {sprt.low:.0%} or {sprt.high:.0%}: " if sprt else ""
    verdict = "" if not sprt else "open" if share is None else f"{share:.0%}"
    return f"{heading}\n{score}{test}{verdict}"


def _seed(args: argparse.Namespace) -> int:
    """An executable that could guess the seed would know the deal. What is continued has one."""
    if args.seed is not None:
        return int(sys.stdin.readline() if args.seed == "-" else args.seed)
    for result in results_in(args.resume):
        return result.terms.seed
    return randbits(64) if any(map(is_outside, args.players)) else 1


def _check(args: argparse.Namespace) -> None:
    game = GAMES[args.game]
    entered = field_of(game)
    for name in args.players:
        if is_outside(name):
            _check_outside(name)
        elif name not in entered:
            known = ", ".join(entered)
            raise ValueError(f"{game.id} has no player {name}: there are {known}, and ./yours")
    if args.seed not in (None, "-") and any(map(is_outside, args.players)):
        raise ValueError("an executable can read the command line: say --seed -, and type the seed")
    if args.watch and args.resume:
        raise ValueError("a match that is watched is no part of others")
    if args.seconds <= 0 or args.memory < 1:
        raise ValueError("an executable needs time and memory")
    if args.seats not in game.rules.seats:
        raise ValueError(f"{game.id} is not played by {args.seats}")
    if args.matches < 1 or args.workers < 1:
        raise ValueError("there has to be one match and one process at least")
    if args.budget != 1 and EXPERT not in args.players:
        raise ValueError("it is an expert's budget that can be shared out")


def _check_outside(name: str) -> None:
    if sys.platform != "linux":
        raise ValueError("executables are held to their limits by Linux: they play only there")
    if shutil.which(shlex.split(name)[0]) is None:
        raise ValueError(f"{shlex.split(name)[0]} is no executable file")
