"""Cop & Rob: two roads of cards, one fleeing the bank, one hunting it."""

from games.cop_and_rob import (
    advice,
    chart,
    computer,
    cover,
    description,
    draw,
    draws,
    feats,
    foresight,
    moments,
    puzzles,
    rulebook,
    rules,
    spots,
    words,
)
from games.cop_and_rob.board import Board
from games.core import Controls, Game, Looks, Players, Rules, Teaching, Time, Words

GAME: Game[Board] = Game(
    id="cop_and_rob",
    rules=Rules(
        version=1,
        seats=(2,),
        private=False,
        deal=rules.deal,
        start=rules.start,
        options=rules.OPTIONS,
        closers=("stay",),
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        meant=words.meant,
        caption=words.caption,
        roles=words.roles,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        accent=0x3E7CB1,
        cover=cover.cover,
        charted=chart.charted,
    ),
    controls=Controls(handy=words.handy, numbered=("place",)),
    time=Time(minutes=20, shortest=5, turn=rules.turn),
    players=Players(
        levels=computer.PLAYERS,
        why=advice.why,
        proves=True,
        rough=0.1,
        draws=draws.draws,
        openings=(1, 1),
        fitted=computer.FITTED,
    ),
    teaching=Teaching(
        rulebook=rulebook.RULEBOOK,
        tip=words.tip,
        warn=words.warn,
        tasks=puzzles.TASKS,
        maker=puzzles.MAKER,
    ),
    foresight=foresight.FORESIGHT,
    feats=feats.FEATS,
)
