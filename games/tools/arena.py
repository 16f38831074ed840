"""Matches between computer players: who wins how often, how long it takes, how long they think."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from games import GAMES
from games.core import Game, Match, Move, Seat, View

Player = Callable[[View[Any], Random], Move]
Clock = Callable[[], float]
"""Seconds from some fixed moment, such as `time.perf_counter`: games know no clock themselves."""


def uniform(view: View[Any], random: Random) -> Move:
    """The player that everybody has to beat: any legal move."""
    return random.choice(view.legal)


def field_of(game: Game[Any]) -> Mapping[str, Player]:
    """The game's computer players by name, and the random one."""
    return {"random": uniform, **game.players}


@dataclass
class Thinking:
    """How long one player has taken for its moves, in seconds."""

    moves: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """One more move."""
        self.moves += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def __str__(self) -> str:
        average = self.total / max(1, self.moves)
        return f"{average * 1e3:.0f} ms a move, {self.longest * 1e3:.0f} ms the longest"


def timed(player: Player, clock: Clock, thinking: Thinking) -> Player:
    """The player, with a stopwatch beside it."""

    def play(view: View[Any], random: Random) -> Move:
        start = clock()
        move = player(view, random)
        thinking.add(clock() - start)
        return move

    return play


def play_match(game: Game[Any], players: Sequence[Player], seed: int) -> Match[Any]:
    """A whole match under the default options, one player a seat.

    Raises `Refused` if one of them plays what is not legal.
    """
    random = Random(seed)
    options = game.settle({})
    seats = len(players)
    match = Match.start(game, seats, options, game.deal(random, seats, options))
    while match.state.acting:
        seat = match.state.acting[0]
        match = match.play(seat, players[seat](match.state.view(seat), random))
    return match


@dataclass
class Score:
    """Matches between two players, `a` and `b`."""

    names: tuple[str, str]
    lengths: list[int] = field(default_factory=list)
    """Moves of every match."""
    wins: float = 0.0
    """Matches that `a` has won; a draw is half of one."""
    thinking: tuple[Thinking, Thinking] = field(default_factory=lambda: (Thinking(), Thinking()))

    def __str__(self) -> str:
        matches = len(self.lengths)
        low, high = interval(self.wins, matches)
        a, b = self.names
        return (
            f"{a} - {b}: {self.wins:g} of {matches}, {self.wins / matches:.0%} "
            f"(95 % between {low:.0%} and {high:.0%}); "
            f"{sum(self.lengths) / matches:.0f} moves a match, {max(self.lengths)} the longest\n"
            f"  {a}: {self.thinking[0]}\n  {b}: {self.thinking[1]}"
        )


def interval(wins: float, matches: int) -> tuple[float, float]:
    """Where the share of wins lies with 95 % confidence (Wilson, JASA 22, 1927)."""
    z = 1.96
    share, spread = wins / matches, z * z / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = z * sqrt((share * (1 - share) + spread / 4) / matches) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def arena(
    game: Game[Any], score: Score, matches: int, seed: int, clock: Clock, seats: int = 2
) -> Iterator[Match[Any]]:
    """Plays the matches and adds them to the score.

    The two players sit on alternate seats, and change sides after every match; every deal is
    played both ways round.
    """
    entered = field_of(game)
    rivals = [
        timed(entered[name], clock, thinking)
        for name, thinking in zip(score.names, score.thinking, strict=True)
    ]
    for number in range(matches):
        swapped = number % 2
        players = [rivals[(seat + swapped) % 2] for seat in range(seats)]
        match = play_match(game, players, seed + number // 2)
        score.lengths.append(len(match.log))
        score.wins += _share(match, swapped)
        yield match


def _share(match: Match[Any], swapped: Seat) -> float:
    """How much of the first place goes to the player on this seat and every other one."""
    assert match.state.outcome
    first = [s for s, place in enumerate(match.state.outcome.places) if place == 1]
    return len([seat for seat in first if seat % 2 == swapped]) / len(first)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`GAME PLAYER PLAYER --matches N --seed N --seats N --records FOLDER`."""
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("players", nargs=2, metavar="PLAYER", help="easy, normal, hard or random")
    parser.add_argument("--matches", type=int, default=20, help="how many (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (default: 1)")
    parser.add_argument("--seats", type=int, default=2, help="at the table (default: 2)")
    parser.add_argument("--records", type=Path, help="a folder for the records of all matches")


def run(args: argparse.Namespace, clock: Clock) -> str:
    """The results, in words. Raises `ValueError` for what cannot be played."""
    game = GAMES[args.game]
    _check(args, game)
    first, second = args.players
    score = Score((first, second))
    played = arena(game, score, args.matches, args.seed, clock, args.seats)
    for number, match in enumerate(played):
        if args.records:
            args.records.mkdir(parents=True, exist_ok=True)
            (args.records / f"{game.id}-{number:04}.json").write_text(match.dumps())
    return f"{game.title.say(())}, {args.seats} seats, seed {args.seed}\n{score}"


def _check(args: argparse.Namespace, game: Game[Any]) -> None:
    entered = field_of(game)
    for name in args.players:
        if name not in entered:
            raise ValueError(f"{game.id} has no player {name}: there are {', '.join(entered)}")
    if args.seats not in game.seats:
        raise ValueError(f"{game.id} is not played by {args.seats}")
    if args.matches < 1:
        raise ValueError("there has to be one match at least")
