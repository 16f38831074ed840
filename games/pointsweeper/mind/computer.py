"""Pointsweeper's computer players: they imagine the hidden tiles and weigh claims against scouts.

A node of the budget is a board that was imagined, or a scout that was weighed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random

from games.core import Budget, Levels, Meter, Move, Seat, Thought, View
from games.pointsweeper.mind.belief import Belief, imagine
from games.pointsweeper.mind.exact import Exact
from games.pointsweeper.mind.findings import Claimed, Passed, Scouted, Won
from games.pointsweeper.mind.gaussian import Gaussian
from games.pointsweeper.mind.prospects import Aim, Prices, Prospect, Stakes, claims, looks
from games.pointsweeper.mind.unknown import Unknown
from games.pointsweeper.rules.known.board import BOARDS, Board, Claim, Minefield
from games.pointsweeper.rules.known.refusals import SCOUTS_FIRST
from games.search import clarity, levels, lot
from games.squares import Square

_SLACK, _FAR = 0.1, 1.5
"""In points: a move that is worse by less than the first is nearly as good, one that is better by
more than the second is clear."""
_IMAGINING, _WEIGHING = 0.4, 0.35
"""The shares of the budget for imagining boards and for weighing scouts. The rest is for counting
and for claims, which take about as long on every board."""
_COUNTED, _QUICK = 50, 50_000
"""How many remainders may be counted for each node, and for each second."""
_LIKELY, _AGAIN = 0.5, 5
"""A claim that meets a mine on more of the boards is not made; so many others are looked at."""
_TELLING = 15_000
"""So many remainders are counted at most for what is told of a claim."""


@dataclass(frozen=True)
class Judgement:
    """What an expert counts besides points."""

    later: float = 1.0
    """How many mines it expects to hit on each later board. Each mine makes the others dearer."""
    tempo: float = 0.5
    """A scout must improve the next claim by this share of what can be had now: it costs a turn."""
    gift: float = 0.5
    """The share of what is left on a path with mines that it counts as the other player's."""
    race: float = 0.3
    """How much more a square is worth that the other player knows to be safe."""


_PLAIN = Judgement(later=0, gift=0, race=0)
"""The judgement of weaker players: only points count."""


@dataclass(frozen=True)
class Skill:
    """How well a computer player plays."""

    nodes: int
    memory: int
    """How many of its scouts it remembers."""
    sight: float
    """The share of claims and scouts that it sees."""
    claims: int
    """How many claims it thinks of when it values a scout."""
    least: int
    """The lowest price that a mine has for it."""
    by: Judgement = _PLAIN
    aims: bool = False
    counts: bool = False
    """Does it count all boards if it can?"""
    seconds: float = 2.0
    """How long it may think at a table."""
    layouts: int = 0
    """By how many layouts of mines it tells what its claim brings if there are too many boards to
    count. They are drawn for that: the boards by which a claim was chosen flatter it. 0: it tells
    what those show."""


SKILLS = {
    "easy": Skill(nodes=60, memory=12, sight=0.2, claims=10, least=3),
    "normal": Skill(nodes=120, memory=16, sight=0.5, claims=15, least=3),
    "hard": Skill(nodes=300, memory=16, sight=1.0, claims=15, least=2, layouts=300),
    "expert": Skill(
        nodes=6000,
        memory=16,
        sight=1.0,
        claims=20,
        least=2,
        by=Judgement(),
        aims=True,
        counts=True,
        seconds=3.8,
    ),
}
"""Hard gives the hints, so it tells what nothing was chosen by. In 60 matches of a player that
tells the same, but counts all boards to choose as well, 17% of 170 claims met a mine that it said
would meet one on 10% of the boards, 17% of 150 on 20%, 25% of 138 on 25%, 42% of 67 on 35%. It told
5.1 points for each claim, and 4.9 came. It was nearly as good as an expert: that is why `hard` does
not count to choose."""


def _ponder(skill: Skill, view: View[Board], random: Random, budget: Budget) -> Thought:
    board, seat = view.board, view.viewer
    if board.choosing == seat:
        return Thought("first")
    minefield = board.minefields[-1]
    lead = board.score(seat) - board.score(1 - seat)
    final = board.number == BOARDS and minefield.hands[1 - seat].done
    if final and lead > 0 and "pass" in view.legal:
        return Thought("pass", findings=Won())
    scouts = minefield.scouts(seat)[-skill.memory :]
    unknown = Unknown.of(minefield, scouts)
    limit = int(min(budget.most * _COUNTED, budget.cpu * _QUICK)) if skill.counts else 0
    belief = imagine(unknown, limit, random, budget.share(_IMAGINING).begin())
    meter = budget.share(_WEIGHING).begin()
    prices = _prices(skill, board, seat, lead, len(belief.columns))
    lost = final and lead < 0
    thought = _Turn(skill, unknown, belief, minefield, seat, prices, random, meter, lost).best()
    return thought or Thought(random.choice(view.legal))


def _prices(skill: Skill, board: Board, seat: Seat, lead: int, hidden: int) -> Prices:
    """What a mine costs this seat now (PS-31), and what else counts."""
    later = skill.by.later * (BOARDS - board.number + hidden / 64)
    mine = max(board.price(seat) + later, skill.least)
    last = skill.aims and board.number == BOARDS
    aim = Aim(lead, 2 + _UNEVEN * hidden**0.5) if last else None
    return Prices(mine, skill.by.gift, skill.by.race, _known(board.minefields[-1], seat), aim)


_UNEVEN = 2.0
"""How far a hidden square may change the lead (a standard deviation)."""


def _known(minefield: Minefield, seat: Seat) -> frozenset[Square]:
    """The hidden squares that a claim has shown to be safe."""
    paths = (act.path for act in minefield.acts if isinstance(act, Claim))
    return frozenset(chain.from_iterable(paths)) - minefield.tiles.keys()


@dataclass(frozen=True)
class _Turn:
    """One turn on a board."""

    skill: Skill
    unknown: Unknown
    belief: Belief
    minefield: Minefield
    seat: Seat
    prices: Prices
    random: Random
    meter: Meter
    lost: bool
    """Would a pass lose the match?"""

    def best(self) -> Thought | None:
        """A scout, a claim or a pass; None if it must scout and sees no scout."""
        hand, white = self.minefield.hands[self.seat], self.seat == self.minefield.white
        found = [c for c in claims(self.belief, hand, white, self.prices) if self._seen()]
        scouts = self._scouts(found)
        if hand.turns < SCOUTS_FIRST:
            return self._scout(scouts) if scouts else None
        waiting = max(0.0, found[0].worth) if found else 0.0
        alone = self.minefield.hands[1 - self.seat].done
        gain = max((gain for _, gain in scouts), default=0.0)
        if scouts and (alone or gain > self.skill.by.tempo * waiting):
            return self._scout(scouts)
        if waiting or (self.lost and found):
            return self._claim(found)
        return Thought("pass", clear=0.5, findings=Passed())

    def _scout(self, scouts: list[tuple[Move, float]]) -> Thought:
        """One of the best scouts."""
        thought = self._thought(scouts)
        return replace(thought, findings=Scouted(dict(scouts)[thought.move]))

    def _claim(self, found: list[Prospect]) -> Thought:
        """One of the best claims; of those that are worth something, if there are any. If what is
        told of it is a mine, the best without one, or a pass."""
        worthy = [c for c in found if c.worth > 0] or found
        thought = self._thought([(c.move, c.worth) for c in worthy])
        claims = {c.move: c for c in worthy}
        told = self._claimed(claims[thought.move])
        if told.mine <= _LIKELY or self.lost:
            return replace(thought, findings=told)
        for move, _ in thought.considered[:_AGAIN]:
            if (told := self._claimed(claims[move])).mine <= _LIKELY:
                return replace(thought, move=move, findings=told)
        return Thought("pass", clear=0.5, findings=Passed())

    def _claimed(self, claim: Prospect) -> Claimed:
        """What is told of the claim."""
        points, mine = claim.points, claim.mine
        if self.skill.layouts:
            points, chance = self._foreseen(claim.squares)
            mine = chance or mine  # 0 would mean that no board has shown a mine there
        return Claimed(points, mine, all(map(self._safe, claim.squares)))

    def _foreseen(self, squares: Sequence[Square]) -> tuple[float, float]:
        """The points that a claim of these squares brings on average, and how likely it meets a
        mine: by all boards, or by layouts that nothing was chosen by."""
        ways = self.unknown.boards(_TELLING)
        if not ways.known:
            drawn = Gaussian(self.unknown)
            return drawn.foreseen(squares, self.random, self.skill.layouts)
        exact, path = Exact(self.unknown, ways), frozenset(squares)
        return float(exact.points(path)), float(1 - exact.clear(path))

    def _safe(self, square: Square) -> bool:
        chances = self.belief.chances
        return square in self.minefield.safe or (chances is not None and not chances[square])

    def _thought(self, worths: list[tuple[Move, float]]) -> Thought:
        worths = sorted(worths, key=lambda entry: entry[1], reverse=True)
        move = lot(worths, _SLACK, self.random)
        return Thought(move, tuple(worths), clarity(worths, _FAR))

    def _scouts(self, found: list[Prospect]) -> list[tuple[Move, float]]:
        """Scouts, and how much more the next claim brings after each."""
        promising = sorted(found, key=lambda claim: -claim.points)[: self.skill.claims]
        stakes = Stakes.of(self.belief, promising, self.prices)
        hand, white = self.minefield.hands[self.seat], self.seat == self.minefield.white
        seen = [look for look in looks(hand, white, self.belief) if self._seen()]
        now, weighed = stakes.now(), list[tuple[Move, float]]()
        self.random.shuffle(seen)
        for squares, move in seen:
            if self.meter.spent():
                break
            weighed.append((move, stakes.after(squares) - now))
            self.meter.spend()
        return weighed

    def _seen(self) -> bool:
        """Is this move not overlooked?"""
        return self.random.random() < self.skill.sight


PLAYERS: Levels[Board] = levels(_ponder, SKILLS)
