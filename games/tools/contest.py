"""One match between two players, levels or executables, and its result.

Matches come in pairs: both have the same deal and the same opening, and the players change sides.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from time import thread_time
from typing import Any

from games import GAMES
from games.core import RESIGN, Budget, Computer, Game, Match, Move, Seat, Thought, View
from games.tools.rival import Executable, Journal, Limits, Rival
from games.tools.wire import Dialogue, Forfeit

EXPERT = "expert"
"""The level whose budget is too large for hundreds of matches."""
Player = Callable[[View[Any], Random], Move]
"""Plays a move, or raises `Forfeit`: then it has resigned."""
Entrant = Computer[Any] | Executable
Watch = Callable[[Match[Any]], None]
"""Is shown the match after each of its moves."""


def uniform(view: View[Any], random: Random) -> Move:
    """The player that everybody has to beat: it plays any legal move."""
    return random.choice(view.legal)


_RANDOM: Computer[Any] = Computer(
    lambda view, random, budget: Thought(uniform(view, random)), Budget.nodes(1)
)


def field_of(game: Game[Any]) -> Mapping[str, Computer[Any]]:
    """The game's computer players by name, and the random one."""
    return {"random": _RANDOM, **game.players.levels}


def is_outside(name: str) -> bool:
    """Is this player an executable, such as `./mine`? Levels have no slash."""
    return "/" in name


@dataclass(frozen=True)
class Contest:
    """What is played, and by whom."""

    game: str
    names: tuple[str, str]
    """The two players: levels, `random`, or executables with their arguments. They sit on alternate
    seats."""
    seed: int = 1
    budget: float = 1.0
    """The share of its nodes that `expert` may spend on a thought; all others have all of
    theirs."""
    seats: int = 2
    limits: Limits = field(default_factory=Limits)
    """What an executable may use on each of its seats."""


@dataclass(frozen=True)
class Result:
    """A match that was played: one line in a file of results."""

    terms: Contest
    number: int
    """Which match it was: odd ones have the players' sides swapped."""
    deal: str
    log: str
    """Digests of deal and log. Two matches that have both in common are the same."""
    plies: int
    """How long it was."""
    opening: int
    """How many plies were played at random first."""
    first: Seat
    """Who made the first move."""
    sides: tuple[str, ...]
    """What each seat was called in the end: `Red`, `Cop`."""
    shares: tuple[float, ...]
    """The share of first place that each seat got."""
    cpu: tuple[tuple[float, ...], tuple[float, ...]]
    """Milliseconds of one core for each move, by player; of an executable, those on the clock."""
    lost: Mapping[Seat, str] = field(default_factory=dict)
    """The seats whose executables have lost by what they did, and what that was."""

    def seated(self, player: int) -> tuple[Seat, ...]:
        """Where the first player (0) or the second (1) sat."""
        return tuple(s for s in range(self.terms.seats) if (s + self.number) % 2 == player)

    def won(self, player: int) -> float:
        """The share of first place that this player got."""
        return sum(self.shares[seat] for seat in self.seated(player))


def play_match(
    game: Game[Any],
    players: Sequence[Player],
    seed: str,
    deal: str = "",
    opening: int = 0,
    watch: Watch = lambda match: None,
) -> Match[Any]:
    """A whole match under the default options, with one player for each seat. Each has random
    numbers of its own; the deal and the opening depend only on `deal` (on `seed` if it is empty).

    Raises `Refused` if a player plays what is not legal.
    """
    options, seats, random = game.settle({}), len(players), Random(deal or seed)
    match = Match.start(game, seats, options, game.rules.deal(random, seats, options))
    streams = [Random(f"{seed}/{seat}") for seat in range(seats)]
    while match.state.acting:
        seat = match.state.acting[0]
        view, begun = match.state.view(seat), len(match.log) >= opening
        try:
            move = players[seat](view, streams[seat]) if begun else uniform(view, random)
        except Forfeit:
            move = RESIGN
        match = match.play(seat, move)
        watch(match)
    return match


def contest(
    terms: Contest,
    number: int,
    game: Game[Any],
    entrants: Sequence[Entrant],
    journal: Journal | None = None,
    watch: Watch = lambda match: None,
) -> tuple[Result, Match[Any]]:
    """The match with this number between these two. Apart from the times in it, and from what
    executables do, a pure function. What those answer is added to the journal."""
    costs: tuple[list[float], list[float]] = ([], [])
    journal = journal or Journal()
    deal = f"{terms.seed}/pair {number // 2}"
    opening = Random(f"{deal}/opening").randint(*game.players.openings)
    with ExitStack() as stack:
        rivals, players = list[Rival](), list[Player]()
        for seat in range(terms.seats):
            n = (seat + number) % 2
            entrant = entrants[n]
            if isinstance(entrant, Computer):
                share = terms.budget if terms.names[n] == EXPERT else 1.0
                players.append(_timed(entrant, share, costs[n]))
                continue
            dialogue = Dialogue(game, terms.seats, game.settle({}), seat)
            rival = stack.enter_context(Rival(entrant, dialogue, seat, journal, costs[n]))
            rivals.append(rival)
            players.append(rival)
        match = play_match(game, players, f"{terms.seed}/{number}", deal, opening, watch)
        for rival in rivals:
            rival.end(match)
    cpu = tuple(costs[0]), tuple(costs[1])
    return _result(terms, number, match, opening, cpu, journal), match


def compete(
    terms: Contest, number: int, watch: Watch = lambda match: None
) -> tuple[Result, str, Sequence[Mapping[str, Any]]]:
    """The same between players of `field_of` or executables; its record, and what executables
    answered."""
    game, journal = GAMES[terms.game], Journal()
    entered = field_of(game)
    entrants = [
        Executable(tuple(shlex.split(name)), terms.limits) if is_outside(name) else entered[name]
        for name in terms.names
    ]
    result, match = contest(terms, number, game, entrants, journal, watch)
    return result, match.dumps(), journal.lines


def _timed(computer: Computer[Any], share: float, cost: list[float]) -> Player:
    """The player with a stopwatch beside it, and with this share of its nodes."""
    budget = computer.budget.counted.share(share)

    def play(view: View[Any], random: Random) -> Move:
        start = thread_time()
        move = computer.think(view, random, budget).move
        cost.append(round(1000 * (thread_time() - start), 1))
        return move

    return play


def _result(
    terms: Contest,
    number: int,
    match: Match[Any],
    opening: int,
    cpu: tuple[tuple[float, ...], tuple[float, ...]],
    journal: Journal,
) -> Result:
    assert match.state.outcome
    places = match.state.outcome.places
    return Result(
        terms,
        number,
        deal=_digest(match.deal),
        log=_digest(match.log),
        plies=len(match.log),
        opening=opening,
        first=match.log[0][0],
        sides=_sides(match),
        shares=tuple((place == 1) / places.count(1) for place in places),
        cpu=cpu,
        lost=journal.lost,
    )


def _digest(what: object) -> str:
    return sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:16]


def _sides(match: Match[Any]) -> tuple[str, ...]:
    game = match.game
    called = game.called(match.state.view(None))[: match.seats]
    if called:
        return tuple(side.say(()) for side in called)
    return tuple(f"Seat {seat + 1}" for seat in range(match.seats))
