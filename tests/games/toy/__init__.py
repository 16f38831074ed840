"""Pebbles, a toy: a whole game as small as one can be, to try the house with a sixth.

It imports its own modules relatively, so that it also runs as `games.toy` in a copy of the tree.
"""

from games.core import Game

from . import computer, draw, rulebook, rules, rules_v1, words
from .board import Board

GAME: Game[Board] = Game(
    id="toy",
    minutes=5,
    seats=(2,),
    rules=2,
    accent=0x9AA0A8,
    private=False,
    deal=rules.deal,
    start=rules.start,
    fold=words.fold,
    describe=words.describe,
    draw=draw.draw,
    label=words.label,
    rulebook=rulebook.RULEBOOK,
    players=computer.PLAYERS,
    earlier=(rules_v1.earlier,),
)
