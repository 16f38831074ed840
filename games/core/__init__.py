"""What every game is made of: texts, views, states, and the match that carries them.

A match is a deal and a log of moves. Everything else is computed from those two, so anything can
be shown again at any time. Nothing here or in a game knows Discord, a clock, a disk or a network.
"""

from games.core.game import Dealt, Game, Marks, Option, Options, Pace, Page, SetUp, Shortlist
from games.core.match import DRAW, RESIGN, TIMEOUT, Match, Turn
from games.core.outside import parse
from games.core.state import Move, Outcome, State, View, Why
from games.core.text import Damaged, Note, Refused, Seat, Text, Who, lines, say, sentences

__all__ = [
    "DRAW",
    "RESIGN",
    "TIMEOUT",
    "Damaged",
    "Dealt",
    "Game",
    "Marks",
    "Match",
    "Move",
    "Note",
    "Option",
    "Options",
    "Outcome",
    "Pace",
    "Page",
    "Refused",
    "Seat",
    "SetUp",
    "Shortlist",
    "State",
    "Text",
    "Turn",
    "View",
    "Who",
    "Why",
    "lines",
    "parse",
    "say",
    "sentences",
]
