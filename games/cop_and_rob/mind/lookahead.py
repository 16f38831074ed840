"""The search: every card that can come next, with its probability, and the best answer to each
(expectimax: Michie, "Game-playing and game-learning automata", 1966)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter

from games.cop_and_rob.mind.chase import COP, SIDE, Chase, Side
from games.cop_and_rob.mind.findings import Outlook, Stand
from games.cop_and_rob.mind.judgement import ChaseWeights, Judge, apart, distances
from games.cop_and_rob.mind.region import Square, each
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import ROLES, Kind
from games.cop_and_rob.rules.known.moves import first
from games.core import Meter, Move
from games.search import Spent

Odds = Mapping[Kind, float]
"""The probability of each kind of card that can come next."""
Answers = list[tuple[float, Chase]]
"""Ways to play a kind of card: the chance after each, and where it leads."""
_BEHIND = 0.05
"""A move that is known to be worse than the best by so much is not searched further."""


@dataclass
class Option:
    """A move, where it leads, and Cop's chance as far as it was searched."""

    move: Move
    chase: Chase
    chance: float


_chance: Callable[[tuple[float, Chase]], float] = itemgetter(0)


class Lookahead:
    """Looks ahead from one view. Every chance is Cop's."""

    def __init__(self, board: Board, weights: ChaseWeights, meter: Meter) -> None:
        self.chase = Chase.of(board.streets)
        self.side: Side = SIDE[board.role]
        self.left = sum(board.unseen["cop"].values())
        self.unseen = board.unseen
        self._odds = tuple(_odds(board.unseen[role]) for role in ROLES)
        self._judge = Judge(weights, board.unseen)
        self._meter = meter

    def options(self, moves: tuple[Move, ...]) -> list[Option]:
        """Every way to play the card, judged right after it; the best first."""
        free = self.chase.settled(1 - self.side)
        found = []
        for move in moves:
            chase = (free if first(move) == "cover" else self.chase).play(self.side, move)
            found.append(Option(move, chase, self._judge.chance(chase, 1 - self.side, self.left)))
        self._meter.spend(len(found))
        return self.ordered(found)

    def ordered(self, options: list[Option]) -> list[Option]:
        """The best first, for whoever's turn it is."""
        return sorted(options, key=lambda o: o.chance, reverse=self.side == COP)

    def deepen(self, options: list[Option], depth: int) -> list[Option]:
        """The same moves, searched so many cards ahead, with all answers to each kind of card (or
        the best one, if that shows that a move is far worse than another). Only those that the
        budget sufficed for are returned, if they are two at least or all; the best first."""
        found = list[Option]()
        enough: float | None = None
        try:
            for option in options:
                chance = self._ahead(option.chase, 1 - self.side, self.left, depth, enough)
                found.append(Option(option.move, option.chase, chance))
                enough = self._enough(found)
        except Spent:
            pass
        told = len(found) > 1 or len(found) == len(options)
        return self.ordered(found) if told else options

    def _enough(self, found: list[Option]) -> float:
        """What a move has to be better than, to be searched to the end."""
        if self.side == COP:
            return max(option.chance for option in found) - _BEHIND
        return min(option.chance for option in found) + _BEHIND

    def _ahead(
        self, chase: Chase, side: Side, left: int, depth: int, enough: float | None = None
    ) -> float:
        """The chance before `side` turns up a card. The other side has `enough` elsewhere: once the
        first answers show that this is no better for it, the others are left out (Ballard, "The
        *-minimax search procedure for trees containing chance nodes", 1983)."""
        if chase.winner is not None:
            return float(chase.winner)
        if not left and side != COP:
            return 0.0
        if depth == 0:
            return self._judge.chance(chase, side, left)
        left -= side == COP
        if self._meter.spent():
            raise Spent
        odds = self._odds[side]  # as the decks stand now: cards drawn meanwhile change them little
        answers = self.answers(chase, side, left)
        best, other = max if side == COP else min, 1 - side
        if depth == 1:
            found = {kind: best(map(_chance, tried)) for kind, tried in answers.items()}
        else:
            for tried in answers.values():
                tried.sort(key=_chance, reverse=side == COP)
            found = {
                kind: self._ahead(tried[0][1], other, left, depth - 1)
                for kind, tried in answers.items()
            }
        if len(found) < len(odds):  # a card that fits nowhere (CR-11)
            nowhere = self._ahead(chase, other, left, depth - 1)
            found = {kind: found.get(kind, nowhere) for kind in odds}
        whole = sum(share * found[kind] for kind, share in odds.items())
        if depth == 1 or (enough is not None and best(whole, enough) == whole):
            return whole
        for kind, tried in answers.items():
            for _, after in tried[1:]:
                chance = self._ahead(after, other, left, depth - 1, found[kind])
                found[kind] = best(found[kind], chance)
        return sum(share * found[kind] for kind, share in odds.items())

    def answers(self, chase: Chase, side: Side, left: int) -> dict[Kind, Answers]:
        """The ways to play each kind of card that `side` may turn up."""
        found = dict[Kind, Answers]()
        odds, chance, other, nodes = self._odds[side], self._judge.chance, 1 - side, 0
        for square, exits, kind in chase.placements(side):
            if kind in odds:
                after = chase.place(side, square, exits)
                found.setdefault(kind, []).append((chance(after, other, left), after))
                nodes += 1
        if "super" in odds:
            found["super"] = [(chance(a, other, left), a) for a in _supers(chase, side)]
            nodes += 2 * len(found["super"])
        self._meter.spend(nodes)
        return found

    def mine(self, chance: float) -> float:
        """The chance of whoever's turn it is."""
        return chance if self.side == COP else 1 - chance

    def stands(self, squares: Iterable[Square]) -> Iterator[float]:
        """The chance for each square where the pawn could stand. All that matters is what a
        supercard of the other side could do (CR-12)."""
        other, left = 1 - self.side, self.left
        share = self._odds[other].get("super", 0.0)
        now = self._judge.chance(self.chase, other, left)
        best = max if other == COP else min
        for square in squares:
            chase = self.chase.standing(self.side, square)
            after = _supers(chase, other)
            self._meter.spend(2 * len(after))
            worst = best(self._judge.chance(a, self.side, left) for a in after)
            yield (1 - share) * now + share * worst

    def outlook(self, chase: Chase) -> Outlook:
        """What can be said about a card that was played."""
        joins = {
            kind for *card, kind in chase.placements(COP) if chase.place(COP, *card).winner == COP
        }
        if any(chase.lift(COP, square).winner == COP for square in chase.liftable(COP)):
            joins.add("super")
        return Outlook(
            joining=sum(self.unseen["cop"][kind] for kind in joins),
            deck=self.left,
            apart=apart(distances(chase)),
            before=apart(distances(self.chase)),
        )

    def stand(self, square: Square) -> Stand:
        other = 1 - self.side
        chase = self.chase.standing(self.side, square)
        after = _supers(chase, other)
        keeps = min(a.ways[self.side].bit_count() for a in after)
        return Stand(keeps, self.unseen[ROLES[other]]["super"])


def _supers(chase: Chase, side: Side) -> list[Chase]:
    """Every way to play a supercard that can matter."""
    settled = chase.settled(1 - side)
    return [
        *(settled.block(side, square) for square in each(settled.ways[1 - side])),
        *(settled.cover(side, square) for square in settled.coverable(side)),
        *(settled.lift(side, square) for square in settled.liftable(side)),
        settled.discard(side),
    ]


def _odds(unseen: Mapping[Kind, int]) -> Odds:
    whole = sum(unseen.values())
    return {kind: count / whole for kind, count in unseen.items() if count}
