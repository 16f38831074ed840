"""Graverobber: two secret boards, one move on both."""

from games.core import Game, Looks, Marks, Players, Rules, SetUp, Teaching, Time, Words
from games.graverobber.mind import computer, reasons, review, set_up
from games.graverobber.rules import foresight, state
from games.graverobber.rules.known.board import SIDES, Board
from games.graverobber.rules.known.ground import SQUARES
from games.graverobber.shown import (
    beside,
    chart,
    description,
    draw,
    feats,
    history,
    moments,
    spots,
    touch,
    words,
)
from games.graverobber.teaching import cover, puzzles, rulebook

GAME: Game[Board] = Game(
    id="graverobber",
    rules=Rules(
        version=1,
        seats=(2,),
        private=True,
        deal=state.deal,
        start=state.start,
        options=state.OPTIONS,
        sides=SIDES,
        set_up=SetUp(open=set_up.laying, random=set_up.at_random, complete=set_up.complete),
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        caption=words.caption,
        moment=moments.moment,
        so_far=history.so_far,
    ),
    looks=Looks(
        draw=draw.draw,
        ghost=draw.ghost,
        spots=spots.spots,
        standings=beside.standings,
        lies=beside.lies,
        accent=0x8A6A48,
        cover=cover.cover,
        charted=chart.charted,
        marks=Marks(squares=SQUARES, kinds=("obstacle?", "plot?", "clear", "me?")),
    ),
    touch=touch.TOUCH,
    time=Time(minutes=40, shortest=20),
    players=Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        judge=review.judge,
        summed=review.summed,
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
