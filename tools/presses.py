"""`make presses`: how many presses in Discord, and touches on the page, a turn takes.

`python -m tools.presses [GAME ...] [--matches N] [--level LEVEL]`: computers choose the moves of
whole matches. For each move this finds the shortest way by the buttons and menus that the messages
show, and by touching the picture of the page. A button is one press, and so are an entry chosen in
a menu and the answer to a warning; taps are the same, but a menu takes two, since it has to be
opened. A forced move takes none, and setting up is not counted. Touches are those until the move is
chosen: whoever has it shown before it is played touches *Play* besides.

A turn is what a seat plays in a row, by the game's own count where it counts them. Kinds of turns
that have a limit of their own are told apart by the first word of their last move.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import groupby
from random import Random
from statistics import mean, median
from typing import Any

from discord.ui import Button, Item, Select

from bot.message.moving import turn_controls
from bot.message.parts import rows
from bot.table import ids
from bot.table.ids import Step as Press
from bot.table.player import Player
from bot.table.question import Question, asked
from bot.table.table import Table
from bot.table.touch import made, touches
from games import GAMES
from games.core import Match, Move, Seat

MOST: Mapping[str, float] = {"graveyard_shift": 1, "pointsweeper claim": 3}
"""The most that the median turn of a game, or of a kind of turn, may take."""
OTHERS = 2
"""The same for all others."""
PART = 0.05
"""The part of its nodes that a computer gets."""


@dataclass
class Tally:
    """What every turn of one kind took."""

    presses: list[int] = field(default_factory=list)
    taps: list[int] = field(default_factory=list)
    touches: list[int] = field(default_factory=list)
    menus: int = 0
    """The most menus on a message with which a move begins."""

    def add(self, ways: Sequence[Way]) -> None:
        """Counts one more turn."""
        self.presses.append(sum(way.presses for way in ways))
        self.taps.append(sum(way.taps for way in ways))
        self.touches.append(sum(way.touches for way in ways))
        self.menus = max(self.menus, *(way.menus for way in ways))

    def within(self, most: float) -> bool:
        """Is neither median above this?"""
        return max(median(self.presses), median(self.touches)) <= most


@dataclass(frozen=True)
class Way:
    """The shortest ways to one move."""

    presses: int
    taps: int
    touches: int
    menus: int
    """Menus on the message with which it begins."""


def counted(game_id: str, matches: int, level: str) -> Mapping[str, Tally]:
    """What the turns of so many matches took, by kind."""
    tallies = defaultdict[str, Tally](Tally)
    for seed in range(matches):
        for moves, ways in _turns(_match(game_id, seed), level, Random(seed)):
            kind = f"{game_id} {moves[-1].split()[0]}"
            tallies[kind if kind in MOST else game_id].add(ways)
    return dict(sorted(tallies.items()))


def _match(game_id: str, seed: int) -> Match[Any]:
    game, random = GAMES[game_id], Random(seed)
    seats, options = game.rules.seats[0], game.settle({})
    return Match.start(game, seats, options, game.rules.deal(random, seats, options))


def _turns(
    match: Match[Any], level: str, random: Random
) -> Iterator[tuple[Sequence[Move], Sequence[Way]]]:
    """Every turn of the match: its moves that were chosen, and the ways to them."""
    for _, turn in groupby(_choices(match, level, random), key=lambda choice: choice[0]):
        moves, ways = zip(*((move, way) for _, move, way in turn), strict=True)
        yield moves, ways


def _choices(
    match: Match[Any], level: str, random: Random
) -> Iterator[tuple[tuple[int, Seat], Move, Way]]:
    """Plays the match to its end: the turn and seat of every move that somebody has to choose."""
    computer, set_up = match.game.players.levels[level], match.game.rules.set_up
    while match.state.outcome is None:
        seat = match.state.acting[0]
        view = match.view(seat)
        turn = match.game.time.turn(view) or len(match.turns)
        if set_up and set_up.open(view):
            for move in (*set_up.random(view, random), set_up.ready):
                match = match.play(seat, move)
            continue
        thought = computer.think(view, random, computer.budget.counted.share(PART))
        yield (turn, seat), thought.move, way_to(match, seat, thought.move)
        match = match.play(seat, thought.move).with_forced


def way_to(match: Match[Any], seat: Seat, move: Move) -> Way:
    """The shortest way to a legal move."""
    players = tuple(Player(n + 1, f"P{n + 1}") for n in range(match.seats))
    table = Table(
        id=1,
        guild=1,
        channel=1,
        game_id=match.game.id,
        host=1,
        players=players,
        options=match.options,
        stage="playing",
        match=match,
    )
    question = asked(table, seat)
    warned = 1 if match.game.teaching.warn(question.view, move) else 0
    presses, taps = (_pressed(question, move, menu) + warned for menu in (1, 2))
    menus = sum(isinstance(item, Select) for item in _controls(question, ""))
    return Way(presses, taps, _touched(question, move), menus)


def _pressed(question: Question[Any], move: Move, menu: int) -> int:
    """How many presses lead to a move, if choosing in a menu takes so many."""
    ways, seen = [(0, "")], set[str]()
    while ways:
        presses, beginning = heappop(ways)
        if beginning == move:
            return presses
        if beginning not in seen:
            seen.add(beginning)
            for entry, in_menu in _entries(question, beginning):
                if _may_lead(entry, move):
                    heappush(ways, (presses + (menu if in_menu else 1), entry))
    raise AssertionError(f"{move}: no button or menu leads there")


def _entries(question: Question[Any], beginning: str) -> Iterator[tuple[str, bool]]:
    """What can be pressed after this beginning and what chosen in menus, without the way back."""
    for item in _controls(question, beginning):
        values = [option.value for option in item.options] if isinstance(item, Select) else []
        if isinstance(item, Button | Select) and item.custom_id:
            for chosen in [[value] for value in values] or [[]]:
                control = ids.parse(item.custom_id, chosen)
                if isinstance(control, Press) and control.entry:
                    yield control.entry, bool(values)


def _controls(question: Question[Any], beginning: str) -> Iterator[Item[Any]]:
    for row in rows(turn_controls(question, beginning)):
        yield from row.children


def _may_lead(entry: str, move: Move) -> bool:
    """Has the move all words of this beginning? The last one may be cut inside a square."""
    *words, last = entry.split(" ")
    named = move.split(" ")
    return all(word in named for word in words) and any(word.startswith(last) for word in named)


def _touched(question: Question[Any], move: Move) -> int:
    """How many touches of the page lead to a move: of things on its picture, of choices, and again
    of what turns."""
    game, view = question.shown.game, question.view
    ways = made(touches(game, view, game.looks.spots(view)))
    return min(len(way) + moves.index(move) for way, moves in ways if move in moves)


def report(tallies: Iterable[tuple[str, Tally]]) -> bool:
    """Prints a line each; are all within their limits?"""
    columns = "".join(
        f"{name + ': median  mean  most':>28}" for name in ("presses", "taps", "touches")
    )
    print(f"{'':20} turns{columns}  menus")
    fine = True
    for kind, tally in tallies:
        most = MOST.get(kind, OTHERS)
        within = tally.within(most)
        fine &= within
        counts = "".join(map(_columns, (tally.presses, tally.taps, tally.touches)))
        said = "" if within else f"  ABOVE {most}"
        print(f"{kind:20} {len(tally.presses):5}{counts} {tally.menus:6}{said}", flush=True)
    return fine


def _columns(counts: Sequence[int]) -> str:
    return f"{median(counts):16.1f} {mean(counts):5.1f} {max(counts):5}"


def main(arguments: Sequence[str]) -> int:
    """Counts, and says by the exit code whether all medians are as low as they should be."""
    parser = argparse.ArgumentParser(prog="python -m tools.presses")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--level", default="normal")
    asked_for = parser.parse_args(arguments)
    games = asked_for.games or list(GAMES)
    found = (counted(game, asked_for.matches, asked_for.level).items() for game in games)
    return 0 if report(pair for pairs in found for pair in pairs) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
