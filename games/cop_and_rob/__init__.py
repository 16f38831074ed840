"""Cop & Rob: two roads of cards, one fleeing the bank, one hunting it."""

from games.cop_and_rob.mind import advice, computer
from games.cop_and_rob.rules import draws, foresight, state
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.shown import (
    beside,
    chart,
    description,
    draw,
    feats,
    ghost,
    moments,
    spots,
    touch,
    words,
)
from games.cop_and_rob.teaching import cover, puzzles, rulebook
from games.core import Controls, Game, Looks, Players, Rules, Teaching, Time, Touch, Words

GAME: Game[Board] = Game(
    id="cop_and_rob",
    rules=Rules(
        version=1,
        seats=(2,),
        private=False,
        deal=state.deal,
        start=state.start,
        options=state.OPTIONS,
        closers=("stay",),
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        meant=words.meant,
        caption=words.caption,
        recalled=words.recalled,
        roles=words.roles,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        standings=beside.standings,
        lies=beside.lies,
        accent=0x3E7CB1,
        cover=cover.cover,
        charted=chart.charted,
        ghost=ghost.ghost,
    ),
    controls=Controls(handy=words.handy, numbered=("place",)),
    touch=Touch(
        ways=touch.ways,
        turns=True,
        asks=touch.asks,
        plays=touch.plays,
        why_not=touch.why_not,
    ),
    time=Time(minutes=20, shortest=5, turn=state.turn),
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
        line=puzzles.LINE,
        maker=puzzles.MAKER,
    ),
    foresight=foresight.FORESIGHT,
    feats=feats.FEATS,
)
