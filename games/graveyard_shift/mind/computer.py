"""The computer players: some look a turn or two ahead, some until the budget is spent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random

from games.core import Budget, Levels, Move, Seat, Thought, View
from games.graveyard_shift.mind.findings import Ahead, Forced, Lost, Only
from games.graveyard_shift.mind.lookahead import SURE, Lookahead, Worths, turns_to_win
from games.graveyard_shift.mind.packed import Packed, following, packed, stood
from games.graveyard_shift.mind.race import SCALE
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.rounds import LONGEST
from games.search import clarity, levels, lot

_FAR = 0.2
"""A move that is better by this chance of winning needs no pondering."""
_OPEN = 15.0
"""The logarithm of the odds goes no further while the round is not decided."""


@dataclass(frozen=True)
class Odds:
    """How a lead tells who wins the round: the logarithm of the odds, as a polynomial."""

    steep: float = 1.0
    bend: float = 0.0
    shift: float = 0.0

    def chance(self, worth: int) -> float:
        """The chance that the round is won by who has this lead."""
        lead = worth / SCALE
        if abs(worth) < SURE:
            odds = self.shift + self.steep * lead + self.bend * lead**3
            lead = max(-_OPEN, min(_OPEN, odds))
        return 1 / (1 + exp(max(-100.0, min(100.0, -lead))))


@dataclass(frozen=True)
class Skill:
    turns: int
    """How many turns it looks ahead at most."""
    nodes: int
    seconds: float
    slack: int = 10
    """How much worse than the best a move may be that is played now and then. A turn is worth 100,
    to an expert more."""
    overlooks: float = 0.0
    """The share of its moves that it does not see."""
    odds: Odds = Odds()
    """What it takes a lead for."""


SKILLS = {
    "easy": Skill(turns=2, nodes=500, seconds=1.0, slack=80, overlooks=0.12),
    "normal": Skill(turns=3, nodes=2_000, seconds=1.0, slack=60),
    "hard": Skill(turns=7, nodes=8_000, seconds=2.0, odds=Odds(2.5, 1.1, -0.23)),
    "expert": Skill(turns=40, nodes=600_000, seconds=3.8, odds=Odds(1.6, 2.5)),
}
"""Hard gives the hints, so its odds are fitted to how 160 of its own matches ended. In 100 others,
what it calls 25% came true in 25% of 1,952 moves, and 65% in 66% of 3,008. An expert's chances are
told in reviews, which leave it a 20th of a second for a position; its odds are fitted to 100
matches by such thoughts. They have no shift, since what a move is worth may be what the position
after it leaves to the other player."""


def _ponder(skill: Skill, view: View[Board], random: Random, budget: Budget) -> Thought:
    meter, now = budget.begin(), packed(view.board.round)
    before = frozenset(hash(stood(position)) for position in view.board.round.seen)
    search = Lookahead(meter, _draws(view.board), before, skill.slack)
    worths = search.worths(now, _noticed(view.legal, skill, random), skill.turns)
    # In a lost round no lot: each turn that it lasts is one in which the other may go wrong.
    slack = 0 if turns_to_win(-worths[0][1]) else skill.slack
    move = lot(worths, slack, random)
    considered = tuple((move, skill.odds.chance(worth)) for move, worth in worths)
    findings = _Judge(view.board, now, search).findings(move, worths)
    return Thought(move, considered, clarity(considered, _FAR), findings)


def _noticed(legal: Sequence[Move], skill: Skill, random: Random) -> Sequence[Move]:
    noticed = [move for move in legal if random.random() >= skill.overlooks]
    return noticed or [random.choice(legal)]


def _draws(board: Board) -> tuple[int, int]:
    """What a drawn round is worth to each seat, as the match stands."""
    share = _share(*board.won, board.rounds - board.number)
    won, lost = (
        _share(board.won[0] + mine, board.won[1] + 1 - mine, board.rounds - board.number)
        for mine in (1, 0)
    )
    chance = (share - lost) / (won - lost) if won > lost else 0.5
    worth = round(SCALE * log(max(chance, 1e-6) / max(1 - chance, 1e-6)))
    return worth, -worth


def stakes(view: View[Board]) -> tuple[float, float]:
    """The seat's chance of the match if it loses this round, and if it wins it."""
    board, seat = view.board, view.seat or 0
    mine, yours, left = board.won[seat], board.won[1 - seat], board.rounds - board.number
    return _share(mine, yours + 1, left), _share(mine + 1, yours, left)


def _share(mine: int, yours: int, left: int) -> float:
    """The first seat's share of the match, if each of the rounds that are left is anybody's."""
    if not left or abs(mine - yours) > left:
        return 1.0 if mine > yours else 0.0 if mine < yours else 0.5
    return (_share(mine + 1, yours, left - 1) + _share(mine, yours + 1, left - 1)) / 2


@dataclass
class _Judge:
    """Checks every answer once more before something is said to be decided."""

    board: Board
    now: Packed
    search: Lookahead

    def findings(self, move: Move, worths: Worths) -> Forced | Only | Lost | Ahead:
        seat, found = self.now.acting, dict(worths)
        turns = turns_to_win(found[move])
        if turns and self._wins([move], seat, turns):
            return Forced(turns)
        if hopeless := self._lost(move, worths):
            return hopeless
        others = [turns_to_win(-worth) for other, worth in worths if other != move]
        turns = max(others, default=0)
        lost = turns and not turns_to_win(-found[move]) and all(others)
        legal = self.board.round.moves()
        rest = [other for other in legal if other != move]
        if lost and self._wins(rest, 1 - seat, turns):
            return Only(turns)
        drawn = frozenset(other for other, worth in worths if worth == self.search.draw[seat])
        return Ahead(max(1, self.search.depth), drawn)

    def _lost(self, move: Move, worths: Worths) -> Lost | None:
        """If every move loses: how long this one holds out, and what can still go wrong."""
        seat, ends = self.now.acting, {m: turns_to_win(-worth) for m, worth in worths}
        if not all(ends.values()) or set(ends) != set(self.board.round.moves()):
            return None
        if not all(self._wins([other], 1 - seat, turns) for other, turns in ends.items()):
            return None
        return Lost(ends[move], min(ends.values()), *self._answers(move, ends[move] - 1))

    def _answers(self, move: Move, turns: int) -> tuple[int, int]:
        """How many answers the other player has to this move, and how many of them win within so
        many turns; zeros if that can't be told."""
        then, meter = dict(following(self.now))[move], self.search.meter
        if not then.fresh or then.acting == self.now.acting:
            return 0, 0
        proof = Lookahead(meter, (0, 0), self.search.stood, 0, wary=self.now.acting)
        answers = [answer for answer, _ in following(then)]
        right = [answer for answer in answers if proof.wins(then, answer, then.acting, turns)]
        return (0, 0) if meter.spent() else (len(answers), len(right))

    def _wins(self, moves: Sequence[Move], seat: Seat, turns: int) -> bool:
        if len(self.board.round.seen) + turns > LONGEST:
            return False
        proof = Lookahead(self.search.meter, (0, 0), self.search.stood, 0, wary=1 - seat)
        return all(proof.wins(self.now, move, seat, turns) for move in moves)


PLAYERS: Levels[Board] = levels(_ponder, SKILLS)
