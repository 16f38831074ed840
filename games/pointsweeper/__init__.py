"""Pointsweeper, by elk: three minefields, two sets of chessmen."""

from games.core import Controls, Game, Looks, Players, Rules, Teaching, Time, Words, say
from games.pointsweeper import (
    chart,
    computer,
    cover,
    description,
    draw,
    feats,
    foresight,
    handy,
    moments,
    puzzles,
    reasons,
    review,
    rulebook,
    rules,
    spots,
    touch,
    words,
)
from games.pointsweeper.board import SIDES, Board

GAME: Game[Board] = Game(
    id="pointsweeper",
    rules=Rules(
        version=1,
        seats=(2,),
        private=True,
        deal=rules.deal,
        start=rules.start,
        options=rules.OPTIONS,
        sides=SIDES,
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=description.describe,
        caption=words.caption,
        asks=words.asks,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        ghost=draw.ghost,
        spots=spots.spots,
        accent=0x79A471,
        cover=cover.cover,
        charted=chart.charted,
    ),
    controls=Controls(handy=handy.handy, leads=2),
    touch=touch.TOUCH,
    time=Time(
        minutes=60,
        shortest=40,
        pace=rules.pace,
        period=rules.period,
        turn=rules.turn,
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
        maker=puzzles.MAKER,
    ),
    foresight=foresight.FORESIGHT,
    feats=feats.FEATS,
)
