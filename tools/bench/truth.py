"""What reviews say in positions that are solved exactly, beside the truth:
`python -m tools.bench.truth`.

The solvers use the rules alone, and search everything:

- Graveyard Shift: who wins the round by force within a few turns.
- Cop & Rob: every card that can still come and every answer, where Cop has one card left.
- Bushwhacked: the turn after which the match is over.

What Pointsweeper and Graverobber count is compared with boards that are drawn in
`tools.bench.review`, and with every single board in `tests/games/test_accounts.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

from games import GAMES
from games.cop_and_rob.rules.known.cards import DECK_SIZE, OTHER, Kind, Role
from games.cop_and_rob.rules.known.legal import card_moves, drive_moves, ending
from games.cop_and_rob.rules.known.streets import Streets
from games.core import Budget, Judged, Match, Seat, State
from games.graveyard_shift.rules.known.rounds import Round
from games.opinion import Opinion
from games.review import go_through

_SLIP = 1e-6
BUDGET = Budget.seconds(0.15)
"""What a choice has in a review of about a hundred."""
MOST = 20_000
"""Positions that a solver searches at most."""


_FEW = 2
"""Matches of Bushwhacked, which take long."""


class TooBig(Exception):
    """Solving it would take too long."""


@dataclass
class Meter:
    """How much a solver has searched."""

    nodes: int = 0

    def spend(self) -> None:
        """Raises `TooBig`."""
        self.nodes += 1
        if self.nodes > MOST:
            raise TooBig


@dataclass(frozen=True)
class Solved:
    """A position, a move in it, and what both are worth in truth to the seat to move."""

    game: str
    state: State[Any]
    move: str
    best: float
    worth: float

    def judged(self, budget: Budget = BUDGET) -> Judged | None:
        """What a review says of it; None if it says nothing."""
        (seat,) = self.state.acting
        return Opinion(GAMES[self.game])(self.state, seat, self.move, budget, Random(1))

    def holds(self, one: Judged) -> bool:
        """Are both figures the true ones, within the review's own interval?"""
        low, high = one.interval or (one.value, one.value)
        off = (high - low) / 2 if one.interval is None else GAMES[self.game].players.rough
        return (
            low - _SLIP <= self.worth <= high + _SLIP
            and abs(one.best_value - self.best) <= off + _SLIP
        )


# --- Graveyard Shift -----------------------------------------------------------------------------


def forced(now: Round, seat: Seat, turns: int, meter: Meter) -> bool:
    """Does the seat win the round within so many turns of both, whatever the other one does?"""
    outcomes = (_leads(now, move, seat, turns, meter) for move in now.moves())
    return any(outcomes) if now.acting == seat else all(outcomes)


def _leads(now: Round, move: str, seat: Seat, turns: int, meter: Meter) -> bool:
    meter.spend()
    after = now.play(move)
    if after.over:
        return after.winner == seat
    left = turns - (len(after.seen) > len(now.seen))
    return left > 0 and forced(after, seat, left, meter)


def round_worth(now: Round, seat: Seat, most: int = 6) -> float | None:
    """1 if the seat wins the round by force within a few turns, 0 if the other one does."""
    if now.over:
        return None if now.winner is None else float(now.winner == seat)
    for turns in range(1, most + 1):
        for who in (seat, 1 - seat):
            try:
                if forced(now, who, turns, Meter()):
                    return float(who == seat)
            except TooBig:
                return None
    return None


def graveyard_shift(seeds: Sequence[int]) -> Iterator[Solved]:
    """Decided positions at the ends of rounds."""
    for match in _casual("graveyard_shift", seeds, {"rounds": "1"}):
        for state, (seat, move) in _late(match, 24):
            now = state.board(seat).round
            best, worth = round_worth(now, seat), round_worth(now.play(move), seat)
            if best is not None and worth is not None:
                yield Solved("graveyard_shift", state, move, best, worth)


# --- Cop & Rob -----------------------------------------------------------------------------------

Decks = Mapping[Role, Mapping[Kind, int]]


@dataclass
class Chase:
    """Solves the end of a chase."""

    meter: Meter

    def dealt(self, streets: Streets, role: Role, decks: Decks) -> float:
        """Rob's chance before `role` turns up a card."""
        left = sum(decks[role].values())
        if not left:
            return 1.0 if role == "cop" else self.dealt(streets, OTHER[role], decks)
        return sum(
            count / left * self.best(streets, role, kind, _without(decks, role, kind))
            for kind, count in decks[role].items()
            if count
        )

    def best(self, streets: Streets, role: Role, kind: Kind, decks: Decks) -> float:
        """Rob's chance with this card turned up for `role`."""
        best = max if role == "rob" else min
        moves = card_moves(streets, role, kind)
        return best(self.played(streets, role, move, decks) for move in moves)

    def played(self, streets: Streets, role: Role, move: str, decks: Decks) -> float:
        """Rob's chance after the card was played so."""
        self.meter.spend()
        after = streets.play(role, move)
        if end := ending(after):
            return float(end[0] == "rob")
        best = max if role == "rob" else min
        return best(self.driven(after, role, drive, decks) for drive in drive_moves(after, role))

    def driven(self, streets: Streets, role: Role, move: str, decks: Decks) -> float:
        """Rob's chance after the turn."""
        self.meter.spend()
        after = streets.play(role, move)
        if end := ending(after):
            return float(end[0] == "rob")
        if role == "cop" and not sum(decks["cop"].values()):
            return 1.0
        return self.dealt(after, OTHER[role], decks)


def _without(decks: Decks, role: Role, kind: Kind) -> Decks:
    return {**decks, role: {**decks[role], kind: decks[role][kind] - 1}}


def cop_and_rob(seeds: Sequence[int]) -> Iterator[Solved]:
    """Cards to play in the last turns of chases that went on to the end."""
    for seed in seeds:
        random = Random(seed)
        for state in _last_turns(random):
            board, (seat,) = state.board(None), state.acting
            chase, worths = Chase(Meter()), dict[str, float]()
            try:
                for move in state.legal(seat):
                    rob = chase.played(board.streets, board.role, move, board.unseen)
                    worths[move] = rob if board.role == "rob" else 1 - rob
            except TooBig:
                continue
            move = random.choice(list(worths))
            yield Solved("cop_and_rob", state, move, max(worths.values()), worths[move])


def _last_turns(random: Random) -> Iterator[State[Any]]:
    """The last two turns of a match in which both do anything that does not end it."""
    game, options = GAMES["cop_and_rob"], {"roles": "random"}
    match = Match.start(game, 2, options, game.rules.deal(random, 2, options))
    while match.state.acting:
        board, (seat,) = match.state.board(None), match.state.acting
        moves = match.state.legal(seat)
        if board.turned >= 2 * DECK_SIZE - 1 and not board.driving and len(moves) > 1:
            yield match.state
        ways = (match.follow(seat, move) for move in random.sample(moves, len(moves)))
        match = next((way for way in ways if way.state.acting), match.follow(seat, moves[0]))


# --- Bushwhacked ---------------------------------------------------------------------------------


def bushwhacked(seeds: Sequence[int]) -> Iterator[Solved]:
    """Turns that end the match and win it, begun with a move that does."""
    for match in _casual("bushwhacked", seeds[:_FEW], {}):
        for state, (seat, _) in _late(match, 6):
            moves = state.legal(seat)
            meter = Meter()
            try:
                winning = next((move for move in moves if _wins(state, seat, move, meter)), None)
            except TooBig:
                continue
            if winning:
                yield Solved("bushwhacked", state, winning, 1.0, 1.0)


def _wins(state: State[Any], seat: Seat, move: str, meter: Meter) -> bool:
    """Can the seat end and win the match in this turn, beginning so?"""
    meter.spend()
    after = state.apply(seat, move)
    if after.outcome:
        return after.outcome.places[seat] == 1 and after.outcome.places.count(1) == 1
    if seat not in after.acting:
        return False
    return any(_wins(after, seat, other, meter) for other in after.legal(seat))


# --- all of them ---------------------------------------------------------------------------------

SOLVERS: Mapping[str, Callable[[Sequence[int]], Iterator[Solved]]] = {
    "graveyard_shift": graveyard_shift,
    "cop_and_rob": cop_and_rob,
    "bushwhacked": bushwhacked,
}


def _casual(game: str, seeds: Sequence[int], options: Mapping[str, str]) -> Iterator[Match[Any]]:
    """Matches by computers that think briefly."""
    found = GAMES[game]
    for seed in seeds:
        random, settled = Random(seed), found.settle(options)
        match = Match.start(found, 2, settled, found.rules.deal(random, 2, settled))
        player = found.players.levels["normal"]
        while not match.state.outcome:
            (seat,) = match.state.acting
            thought = player.think(match.view(seat), random, Budget.nodes(200))
            match = match.follow(seat, thought.move)
        yield match


def _late(match: Match[Any], last: int) -> list[tuple[State[Any], tuple[Seat, str]]]:
    """The last positions of a match in which there was a choice, with what was played."""
    both = list(zip(match.positions(), match.log, strict=False))[-last:]
    return [(state, line) for state, line in both if len(state.legal(line[0])) > 1]


def drifts(match: Match[Any]) -> list[float]:
    """How far each chance in a match's review is from the next look at the same position, where
    nothing came by chance between them."""
    judged = go_through(match, Budget.seconds(14)).judged
    found = list[float]()
    for one, after in pairwise(judged):
        if one.luck is None and one.stake == after.stake and not (one.exact and after.exact):
            then = after.best_value if one.seat == after.seat else 1 - after.best_value
            found.append(abs(one.value - then))
    return sorted(found)


def roughness() -> None:
    """Print how far 95 of 100 chances were off, beside what reviews say (`Players.rough`)."""
    for game in SOLVERS:
        found = sorted(x for match in _casual(game, range(2), {}) for x in drifts(match))
        off = found[int(0.95 * len(found))]
        print(f"  {game}: 95 of 100 within {off:.2f}, told {GAMES[game].players.rough}")


def report(seeds: Sequence[int] = range(12)) -> None:
    """Print the table."""
    print("reviews beside the truth: solved positions, proven by the review, within its interval")
    for game, solver in SOLVERS.items():
        both = [(one, one.judged()) for one in solver(seeds)]
        found = [(one, judged) for one, judged in both if judged]
        exact = sum(judged.exact for _, judged in found)
        held = sum(one.holds(judged) for one, judged in found)
        errors = [abs(one.worth - judged.value) for one, judged in found]
        off = sum(errors) / max(1, len(errors))
        print(f"  {game}: {len(found)}, {exact}, {held}; off by {off:.3f} on average")
    print("how far chances move from one look to the next")
    roughness()


if __name__ == "__main__":
    report()
