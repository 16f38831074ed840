"""Bushwhacked, a game of bases and ambushes for two to four players by Kevin Reilly."""

from games.bushwhacked import advice, computer, cover, draw, moments, rulebook, rules, words
from games.bushwhacked.board import SIDES, Board, counted
from games.core import Game, say

GAME: Game[Board] = Game(
    id="bushwhacked",
    name="Bushwhacked",
    tagline="Surround the bases, and ambush whoever stands in the way.",
    goal=("Control the most bases: one is yours while your stones are on all four sides of it."),
    minutes=40,
    credit="Kevin Reilly",
    seats=(2, 3, 4),
    rules=1,
    shortest=30,
    accent=0x5B4A36,
    private=False,
    score="{n}",
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
    closers=("done",),
    warn=advice.warn,
    tip=advice.tip,
    moment=moments.moment,
    why=advice.why,
    late=lambda options: say(rules.LATE),
)
