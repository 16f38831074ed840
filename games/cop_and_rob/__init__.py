"""Cop & Rob: two roads of cards, one fleeing the bank, one hunting it."""

from games.cop_and_rob import computer, cover, description, draw, moments, rulebook, rules, words
from games.cop_and_rob.board import Board
from games.core import Game

GAME: Game[Board] = Game(
    id="cop_and_rob",
    name="Cop & Rob",
    tagline="Rob builds a road to freedom, Cop builds one to catch him.",
    goal=("Rob needs a way out to the very end; Cop catches him by joining his own road to Rob's."),
    minutes=20,
    credit="Владимир Бечик",
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
    warn=words.warn,
    tip=words.tip,
    moment=moments.moment,
    why=words.why,
)
