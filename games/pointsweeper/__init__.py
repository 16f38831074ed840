"""Pointsweeper, by elk: three minefields, two sets of chessmen."""

from games.core import Controls, Game, Looks, Players, Rules, Teaching, Time, Words, say
from games.pointsweeper.mind import computer, reasons, review
from games.pointsweeper.rules import foresight, state
from games.pointsweeper.rules.known.board import SIDES, Board
from games.pointsweeper.shown import (
    beside,
    chart,
    description,
    draw,
    feats,
    handy,
    moments,
    spots,
    touch,
    words,
)
from games.pointsweeper.teaching import cover, puzzles, rulebook

GAME: Game[Board] = Game(
    id="pointsweeper",
    rules=Rules(
        version=1,
        seats=(2,),
        private=True,
        deal=state.deal,
        start=state.start,
        options=state.OPTIONS,
        sides=SIDES,
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        caption=words.caption,
        step=words.step,
        asks=words.asks,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        ghost=draw.ghost,
        spots=spots.spots,
        standings=beside.standings,
        lies=beside.lies,
        accent=0x79A471,
        cover=cover.cover,
        charted=chart.charted,
    ),
    controls=Controls(handy=handy.handy, near=handy.near, leads=2),
    touch=touch.TOUCH,
    time=Time(
        minutes=60,
        shortest=40,
        pace=state.pace,
        period=state.period,
        turn=state.turn,
        late=lambda options: say("pointsweeper-late"),
        resumes=True,
    ),
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
