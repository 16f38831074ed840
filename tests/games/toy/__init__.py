"""Pebbles, a toy: a whole game as small as one can be, to try the house with a sixth.

It imports its own modules relatively, so that it also runs as `games.toy` in a copy of the tree.
"""

from games.core import Game, Looks, Players, Rules, Teaching, Time, Words

from . import computer, draw, foresight, rulebook, rules, rules_v1, words
from .board import Board

GAME: Game[Board] = Game(
    id="toy",
    rules=Rules(version=2, seats=(2,), private=False, deal=rules.deal, start=rules.start),
    words=Words(fold=words.fold, label=words.label, describe=words.describe),
    looks=Looks(draw=draw.draw, spots=draw.spots, accent=0x9AA0A8),
    time=Time(minutes=5),
    players=Players(levels=computer.PLAYERS),
    teaching=Teaching(rulebook=rulebook.RULEBOOK),
    foresight=foresight.FORESIGHT,
    earlier=(rules_v1.earlier,),
)
