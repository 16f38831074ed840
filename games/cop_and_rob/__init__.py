"""Cop & Rob: two roads of cards, one fleeing the bank, one hunting it."""

from games.cop_and_rob import (
    computer,
    cover,
    description,
    draw,
    moments,
    puzzles,
    rulebook,
    rules,
    words,
)
from games.cop_and_rob.board import Board
from games.core import Game

GAME: Game[Board] = Game(
    id="cop_and_rob",
    minutes=20,
    seats=(2,),
    rules=1,
    shortest=10,
    accent=0x3E7CB1,
    private=False,
    roles=words.roles,
    options=rules.OPTIONS,
    deal=rules.deal,
    start=rules.start,
    fold=words.fold,
    meant=words.meant,
    describe=description.describe,
    draw=draw.draw,
    label=words.label,
    caption=words.caption,
    rulebook=rulebook.pages,
    cover=cover.cover,
    players=computer.PLAYERS,
    closers=("stay",),
    handy=words.handy,
    numbered=("place",),
    warn=words.warn,
    tip=words.tip,
    moment=moments.moment,
    why=words.why,
    openings=(1, 1),
    tasks=puzzles.TASKS,
    maker=puzzles.MAKER,
    fitted=computer.FITTED,
)
