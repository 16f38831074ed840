"""Bushwhacked, a game of bases and ambushes for two to four players by Kevin Reilly."""

from games.bushwhacked import advice, computer, cover, draw, moments, rulebook, rules, words
from games.bushwhacked.board import SIDES, Board, counted
from games.core import Game, say

GAME: Game[Board] = Game(
    id="bushwhacked",
    minutes=40,
    seats=(2, 3, 4),
    rules=1,
    shortest=30,
    accent=0x5B4A36,
    private=False,
    counts=counted,
    sides=SIDES,
    options=rules.OPTIONS,
    deal=rules.deal,
    start=rules.start,
    begun_by=rules.begun_by,
    fold=words.fold,
    describe=words.describe,
    draw=draw.draw,
    label=words.label,
    shortlists=advice.shortlists,
    menus=("trade",),
    rulebook=rulebook.pages,
    cover=cover.cover,
    players=computer.PLAYERS,
    fitted=computer.FITTED,
    closers=("done",),
    warn=advice.warn,
    tip=advice.tip,
    moment=moments.moment,
    why=advice.why,
    openings=(2, 6),
    late=lambda options: say(rules.LATE),
)
