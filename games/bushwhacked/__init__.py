"""Bushwhacked, a game of bases and ambushes for two to four players by Kevin Reilly."""

from games.bushwhacked import computer, draw, rulebook, rules, words
from games.bushwhacked.board import SIDES, Board
from games.core import Game, say

GAME: Game[Board] = Game(
    id="bushwhacked",
    name="Bushwhacked",
    tagline="Surround the bases, and ambush whoever stands in the way.",
    credit="Kevin Reilly",
    seats=(2, 3, 4),
    rules=1,
    shortest=30,
    accent=0x5B4A36,
    private=False,
    score="{n}",
    sides=SIDES,
    options=rules.OPTIONS,
    deal=rules.deal,
    start=rules.start,
    begun_by=rules.begun_by,
    fold=words.fold,
    describe=words.describe,
    draw=draw.draw,
    label=words.label,
    rulebook=rulebook.RULEBOOK,
    players=computer.PLAYERS,
    closers=("done",),
    warn=words.warn,
    tip=words.tip,
    why=words.why,
    late=lambda options: say(rules.LATE),
)
