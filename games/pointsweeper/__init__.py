"""Pointsweeper, by elk: three minefields, two sets of chessmen."""

from games.core import Game, say
from games.pointsweeper import (
    computer,
    cover,
    description,
    draw,
    handy,
    moments,
    review,
    rulebook,
    rules,
    words,
)
from games.pointsweeper.board import SIDES, Board

GAME: Game[Board] = Game(
    id="pointsweeper",
    minutes=60,
    seats=(2,),
    rules=1,
    shortest=40,
    accent=0x79A471,
    private=True,
    sides=SIDES,
    options=rules.OPTIONS,
    deal=rules.deal,
    start=rules.start,
    fold=words.fold,
    describe=description.describe,
    draw=draw.draw,
    label=words.label,
    handy=handy.handy,
    rulebook=rulebook.pages,
    cover=cover.cover,
    players=computer.PLAYERS,
    warn=words.warn,
    tip=words.tip,
    moment=moments.moment,
    why=words.why,
    judge=review.judge,
    late=lambda options: say("pointsweeper-late"),
    resumes=True,
    asks=words.asks,
    pace=rules.pace,
    period=rules.period,
)
