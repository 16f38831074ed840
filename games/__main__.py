"""The command line of the games: `python -m games --help`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from games import GAMES
from games.core import Damaged, Game, show
from games.record import MOST_BYTES, Record, follow, read, replay, tidy, verify
from games.replay import Film
from games.review import Unreviewable, review
from games.tools import arena, engine, puzzles
from games.tools.check import check
from games.tools.new import new
from games.tools.page import page
from games.tools.terminal import Terminal
from games.tools.wire import schema

_INTERRUPTED = 130
"""The exit status after Ctrl-C, as in a shell."""


def main() -> int:
    """Runs a command. Its exit status: 1 for a faulty record, 2 for a wrong command."""
    arguments = _parser().parse_args()
    try:
        return int(arguments.run(arguments) or 0)
    except Unreviewable as refused:
        show(refused.text.say(()), file=sys.stderr)
    except Damaged as fault:
        show(fault, file=sys.stderr)
    except OSError as error:
        show(f"{error.filename}: {error.strerror}" if error.filename else error, file=sys.stderr)
    except ValueError as error:
        show(error, file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description="The games by themselves")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="list the games and their options")
    listing.set_defaults(run=_list)
    play = commands.add_parser("play", help="play in the terminal")
    play.set_defaults(run=_play)
    play.add_argument("game", choices=GAMES)
    play.add_argument("--seats", type=int, help="how many players (default: as few as possible)")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--against", metavar="LEVEL", help="let the computer play the other seats")
    play.add_argument("--seed", type=int, help="seed of the deal (default: a new one each time)")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the record to this file")
    again = commands.add_parser("replay", help="check a record move by move and show the match")
    again.set_defaults(run=_replay)
    again.add_argument("record", type=Path)
    again.add_argument(
        "--html", type=Path, metavar="FILE", help="write a page to step through the match"
    )
    again.add_argument(
        "--review", action="store_true", help="show on the page what each player could have known"
    )
    known = commands.add_parser(
        "review", help="show what each player could have known, choice by choice"
    )
    known.set_defaults(run=_review)
    known.add_argument("record", type=Path)
    sealed = commands.add_parser(
        "verify", help="check that the deal is the one sealed before the match"
    )
    sealed.set_defaults(run=_verify)
    sealed.add_argument("record", type=Path)
    against = commands.add_parser("arena", help="let computers, or your engine, play each other")
    against.set_defaults(run=lambda arguments: show(arena.run(arguments, show)))
    arena.add_arguments(against)
    served = commands.add_parser("engine", help="be one of our computers, for docs/engines.md")
    served.set_defaults(run=_engine)
    served.add_argument("game", choices=GAMES)
    served.add_argument("level")
    served.add_argument("--seed", type=int, help="seed of its choices (default: a new one)")
    shape = commands.add_parser("schema", help="print the JSON schema of a game's boards")
    shape.set_defaults(
        run=lambda arguments: show(json.dumps(schema(GAMES[arguments.game]), indent=1))
    )
    shape.add_argument("game", choices=GAMES)
    _of_new_games(commands)
    daily = commands.add_parser("puzzles", help="make puzzles, or prove those there are")
    puzzles.add_arguments(daily)
    return parser


def _of_new_games(commands: Any) -> None:
    begun = commands.add_parser("new", help="begin a new game: a folder, and its line in the list")
    begun.set_defaults(run=lambda arguments: _tell(new(arguments.name)))
    begun.add_argument("name", help="of its folder: small letters, words tied with _")
    checked = commands.add_parser("check", help="list what a game lacks, and how to make it")
    checked.set_defaults(run=_check)
    checked.add_argument("game", choices=GAMES)
    checked.add_argument("--make", action="store_true", help="make what a program can make")


def _list(_: argparse.Namespace) -> None:
    for game in GAMES.values():
        seats = " or ".join(map(str, game.rules.seats))
        show(f"{game.id}: {game.title.say(())}, {seats} players. {game.about.say(())}")
        for option in game.rules.options:
            words = {value: game.choice(option, value).say(()) for value in option.choices}
            choices = ", ".join(
                f"{value} ({words[value]}){' [default]' if value == option.default else ''}"
                for value in option.choices
            )
            show(f"    --option {option.name}=…  {game.setting(option).say(())}: {choices}")
        show(f"    --against …  {', '.join(game.players.levels)}")


def _engine(arguments: argparse.Namespace) -> None:
    game = GAMES[arguments.game]
    _known(game, arguments.level)
    random = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    say = partial(print, end="", flush=True)
    engine.serve(game.id, arguments.level, random, sys.stdin, say)


def _tell(lines: Iterable[object]) -> None:
    for line in lines:
        show(line)


def _check(arguments: argparse.Namespace) -> int:
    found = list(check(arguments.game, make=arguments.make))
    _tell(found)
    return int(any(lack.demanded for lack in found))


def _known(game: Game[Any], level: str) -> None:
    """Raises `ValueError` if it has no such level."""
    if level not in game.players.levels:
        raise ValueError(f"{game.id} has no player {level}: {', '.join(game.players.levels)}")


def _play(arguments: argparse.Namespace) -> None:
    game: Game[Any] = GAMES[arguments.game]
    seats = arguments.seats or min(game.rules.seats)
    options = dict(option.partition("=")[::2] for option in arguments.option)
    level = arguments.against
    if level:
        _known(game, level)
    computers = dict.fromkeys(range(1, seats), game.players.levels[level]) if level else {}
    random = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    match = Terminal(print, input, random, computers).play(game, seats, options)
    if arguments.save:
        arguments.save.write_text(match.dumps())
        show(f"The record is in {arguments.save}.")


def _read(path: Path) -> Record:
    """The record in a file. Raises `Damaged`."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    try:
        return read(data.decode())
    except UnicodeDecodeError as error:
        raise Damaged("record", f"byte {error.start} is not UTF-8") from None


def _replay(arguments: argparse.Namespace) -> None:
    record = _read(arguments.record)
    replay(record)
    film = Film(follow(tidy(record)), record.names)
    if arguments.html:
        known = review(record) if arguments.review else None
        arguments.html.write_text(page(film, film.viewpoints[0], known), encoding="utf-8")
    _print_outcome(film)


def _print_outcome(film: Film) -> None:
    match, outcome = film.match, film.match.state.outcome
    show(f"{match.game.title.say(())}, {', '.join(film.names)}: {len(match.log)} moves, all legal.")
    if outcome is None:
        show("The match is not over.")
        return
    show(f"{outcome.summary.say(film.names)}.")
    for place, name, score in sorted(zip(outcome.places, film.names, outcome.scores, strict=True)):
        show(f"{place}. {name} ({score})")


def _review(arguments: argparse.Namespace) -> None:
    record = _read(arguments.record)
    replay(record)
    found = review(tidy(record))
    for one in found.judged:
        show(f"{one.ply}. {record.names[one.seat]}: {one.line.say(record.names)}")
    show(found.summary.say(record.names))


def _verify(arguments: argparse.Namespace) -> None:
    record = _read(arguments.record)
    verify(record)
    show(f"The deal is the one that was sealed before the match: {record.commitment}")


if __name__ == "__main__":
    sys.exit(main())
