"""Pebbles, a toy: a whole game as small as one can be, to try the house with a sixth.

It imports its own modules relatively, so that it also runs as `games.toy` in a copy of the tree.
"""

from games.core import Game, Looks, Players, Rules, Teaching, Time, Words

from .mind import computer
from .rules import foresight, state, state_v1
from .rules.known.board import Board
from .shown import description, draw, spots, words
from .teaching import pages

GAME: Game[Board] = Game(
    id="toy",
    rules=Rules(version=2, seats=(2,), private=False, deal=state.deal, start=state.start),
    words=Words(fold=words.fold, label=words.label, describe=description.describe),
    looks=Looks(draw=draw.draw, spots=spots.spots, accent=0x9AA0A8),
    time=Time(minutes=5),
    players=Players(levels=computer.PLAYERS),
    teaching=Teaching(rulebook=pages.RULEBOOK),
    foresight=foresight.FORESIGHT,
    earlier=(state_v1.earlier,),
)
