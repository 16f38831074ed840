"""Graveyard Shift: two assistants cart body parts to the gates of a graveyard."""

from games.core import Game, Looks, Players, Rules, Teaching, Time, Touch, Words
from games.graveyard_shift import (
    chart,
    computer,
    cover,
    draw,
    feats,
    foresight,
    ghost,
    moments,
    puzzles,
    reasons,
    rulebook,
    rules,
    spots,
    touch,
    words,
)
from games.graveyard_shift.board import SIDES, Board

GAME: Game[Board] = Game(
    id="graveyard_shift",
    rules=Rules(
        version=1,
        seats=(2,),
        private=False,
        deal=rules.deal,
        start=rules.start,
        options=rules.OPTIONS,
        sides=SIDES,
        begun_by=rules.begun_by,
        swapped=True,
    ),
    words=Words(
        fold=words.fold,
        label=words.label,
        describe=words.describe,
        meant=words.meant,
        caption=words.caption,
        moment=moments.moment,
    ),
    looks=Looks(
        draw=draw.draw,
        spots=spots.spots,
        accent=0x79A471,
        cover=cover.cover,
        charted=chart.charted,
        ghost=ghost.ghost,
    ),
    touch=Touch(asks=touch.asks, why_not=touch.why_not),
    time=Time(minutes=15, shortest=12, turn=rules.turn),
    players=Players(
        levels=computer.PLAYERS,
        why=reasons.why,
        of="round",
        proves=True,
        rough=0.35,
        stakes=computer.stakes,
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
