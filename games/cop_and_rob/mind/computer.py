"""The computer players: they count the cards that both decks can still bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from operator import itemgetter
from random import Random

from games.cop_and_rob.mind.chase import COP, Side
from games.cop_and_rob.mind.judgement import BEGINNER, WEIGHTS, ChaseWeights
from games.cop_and_rob.mind.lookahead import Lookahead, Option
from games.cop_and_rob.mind.region import Square
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.moves import where
from games.core import Budget, Levels, Move, Thought, View
from games.search import clarity, leeway, levels, lot

_FAR = 0.2
"""A move that is better by this chance of winning needs no pondering."""
_LESS = 0.1
"""Where the pawn stands matters less than what is played: it is judged with this part of the
blur."""
_ROBS, _SLOPE, _BEND, _SURE = -0.1, 0.67, 0.2, 2.5
"""What the logarithm of the odds is bent by before it is told (`_told`). `hard` gives the hints, so
this was fitted to how 1,500 of its matches ended. In 2,500 later ones, in a copy of it in C, every
chance that it told came true within four points: 30% in 31% of 3,250 moves, 50% in 53% of 6,535,
65% in 65% of 3,234."""
_ALL = 99
_STAGES = ((1, _ALL), (2, _ALL), (3, 8))
"""Stages of the search, one after the other while the budget lasts: cards ahead, moves that are
searched. More cards with few answers to each kind of card won no more."""
_DEEP, _DEARER = 3, 20
"""A stage of so many cards costs about so many times what has been spent before. It is not begun if
it can't be finished."""


@dataclass(frozen=True)
class Skill:
    nodes: int
    """Positions that it judges. The moves themselves are judged in any case."""
    seconds: float = 2.0
    """How long it may think at a table."""
    cards: int = 3
    """How many cards it looks ahead at most."""
    blur: float = 0.0
    """How far off its judgement is, in logarithms of the odds."""
    slack: float = 0.03
    """How much chance of winning it may give away in an even position, so that it does not always
    play the same; less in a decided one."""
    weights: ChaseWeights = WEIGHTS


SKILLS: Mapping[str, Skill] = {
    "easy": Skill(1, blur=3.0, slack=0.15, weights=BEGINNER),
    "normal": Skill(1, blur=0.45, slack=0.04, weights=BEGINNER),
    "hard": Skill(800, cards=1, slack=0.02),
    "expert": Skill(250_000, 3.8, slack=0.002),
}


def _ponder(skill: Skill, view: View[Board], random: Random, budget: Budget) -> Thought:
    board = view.board
    if not board.cast:
        return Thought(random.choice(view.legal))
    meter = budget.begin()
    ahead = Lookahead(board, skill.weights, meter)
    if board.driving:
        return _drive(skill, ahead, view, random)
    options = _blurred(ahead, ahead.options(view.legal), skill.blur, random)
    for depth, most in _STAGES[: skill.cards]:
        if meter.spent() or all(option.chase.winner is not None for option in options):
            break
        if depth >= _DEEP and meter.count * _DEARER > budget.most:
            break
        options = ahead.deepen(options[:most], depth)
    return _concluded(skill, ahead, options, random)


def _blurred(ahead: Lookahead, options: list[Option], blur: float, random: Random) -> list[Option]:
    """The moves as somebody sees them who judges less well. Whatever ends the match is plain to
    see."""
    return ahead.ordered([replace(o, chance=_off(o.chance, blur, random)) for o in options])


def _off(chance: float, blur: float, random: Random) -> float:
    if not blur or chance in (0, 1):
        return chance
    return 1 / (1 + exp(log(1 / chance - 1) + random.gauss(0, blur)))


def _concluded(skill: Skill, ahead: Lookahead, options: list[Option], random: Random) -> Thought:
    worths = [(option.move, ahead.mine(option.chance)) for option in options]
    thought = _chosen(skill, worths, ahead.side, random)
    chases = {o.move: o.chase for o in options}
    found = ahead.outlook(chases[thought.move])
    if other := _elsewhere(worths, thought.move):
        found = replace(found, instead=(other, ahead.outlook(chases[other])))
    return replace(thought, findings=found)


def _elsewhere(worths: Sequence[tuple[Move, float]], move: Move) -> Move | None:
    """The best move on another cell. A discard has none."""
    others = {other: worth for other, worth in worths if where(other) not in (None, where(move))}
    return max(others, key=others.__getitem__, default=None)


def _chosen(
    skill: Skill, worths: Sequence[tuple[Move, float]], side: Side, random: Random
) -> Thought:
    move = lot(worths, leeway(skill.slack, worths[0][1]), random)
    told = tuple((move, _told(worth, side)) for move, worth in worths)
    return Thought(move, told, clarity(worths, _FAR))


def _told(worth: float, side: Side) -> float:
    """A chance as it comes true: where little is decided, the search makes too much of what it
    sees."""
    if worth in (0, 1):
        return worth
    odds = log(worth / (1 - worth))
    odds *= _SLOPE + _BEND * min(abs(odds), _SURE)
    return 1 / (1 + exp(-odds - (_ROBS if side == COP else -_ROBS)))


def _drive(skill: Skill, ahead: Lookahead, view: View[Board], random: Random) -> Thought:
    """Where to stand. The pawn moves only for a reason."""
    moves = sorted(view.legal, key=lambda move: move != "stay")
    squares = {move: ahead.chase.play(ahead.side, move).pawns[ahead.side] for move in moves}
    blur = _LESS * skill.blur
    seen = [ahead.mine(_off(chance, blur, random)) for chance in ahead.stands(squares.values())]
    found = dict(zip(moves, seen, strict=True))
    worths = sorted(found.items(), key=itemgetter(1), reverse=True)
    thought = _chosen(skill, worths, ahead.side, random)
    if not blur:
        least = worths[0][1] - leeway(skill.slack, worths[0][1])
        as_good = {move: squares[move] for move in moves if found[move] >= least}
        thought = replace(thought, move=_steady(ahead, as_good))
    stand = ahead.stand(squares[thought.move])
    if other := thought.next_best:
        stand = replace(stand, instead=(other[0], ahead.stand(squares[other[0]])))
    return replace(thought, findings=stand)


def _steady(ahead: Lookahead, places: Mapping[Move, Square]) -> Move:
    """Of places that are about as good, the one that keeps most ways out if a supercard can come;
    it stays rather than drives. By lot the pawn would drive for no reason that a hint can name."""
    stands = {move: ahead.stand(square) for move, square in places.items()}
    return max(stands, key=lambda move: stands[move].keeps if stands[move].supercards else 0)


PLAYERS: Levels[Board] = levels(_ponder, SKILLS)
