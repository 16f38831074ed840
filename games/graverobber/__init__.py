"""Graverobber: two secret boards, one move on both."""

from games.core import Game, Marks, SetUp
from games.graverobber import (
    chart,
    computer,
    cover,
    description,
    draw,
    history,
    moments,
    puzzles,
    review,
    rulebook,
    rules,
    set_up,
    words,
)
from games.graverobber.board import SIDES, Board
from games.graverobber.ground import SQUARES

GAME: Game[Board] = Game(
    id="graverobber",
    minutes=40,
    seats=(2,),
    rules=1,
    shortest=20,
    accent=0x8A6A48,
    private=True,
    sides=SIDES,
    options=rules.OPTIONS,
    deal=rules.deal,
    start=rules.start,
    fold=words.fold,
    describe=description.describe,
    draw=draw.draw,
    label=words.label,
    caption=words.caption,
    rulebook=rulebook.RULEBOOK,
    cover=cover.cover,
    players=computer.PLAYERS,
    fitted=computer.FITTED,
    set_up=SetUp(open=set_up.laying, random=set_up.at_random, complete=set_up.complete),
    warn=words.warn,
    tip=words.tip,
    moment=moments.moment,
    why=words.why,
    so_far=history.so_far,
    tasks=puzzles.TASKS,
    maker=puzzles.MAKER,
    judge=review.judge,
    charted=chart.charted,
    marks=Marks(squares=SQUARES, kinds=("obstacle?", "plot?", "clear", "me?")),
)
